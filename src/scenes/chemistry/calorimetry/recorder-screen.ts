/** The recorder's case: a screen with the reading, the chart and what is read from it, the socket of the probe and the key that logs. */
import { Container, Graphics } from 'pixi.js';
import type { Box, StageContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line, pen } from '../../kit/charts/line';
import { band, points, rule } from '../../kit/charts/marks';
import { createKey } from '../../kit/instruments/key';
import { drawSocket, portAt } from '../../kit/instruments/socket';
import { inset } from '../../kit/layout/layout';
import { housing, screen } from '../../kit/paint/shading';

const PAD = 12;

const createTraceChart = (context: StageContext) =>
  createChart(context, {
    ground: 'screen',
    x: { label: 'Time', short: 't', unit: 's' },
    y: { label: 'Temperature', short: 'θ', unit: '°C' },
    marks: {
      baseline: band({ along: 'x', colour: 'sky' }),
      drift: band({ along: 'x', colour: 'orange' }),
      mixing: rule({ along: 'x', width: 1.2 }),
      partDone: rule({ along: 'x', width: 1.2, dashed: true }),
      before: line({ colour: 'sky', width: 1.8 }),
      after: line({ colour: 'orange', width: 1.8 }),
      trace: line({ points: 'grows' }),
      gap: line({ colour: 'bright', width: 4 }),
      ends: points({ radius: 4 }),
      logged: points({ shape: 'ring' }),
      now: pen({ radius: 3.4 }),
    },
  });

export type RecorderScreen = ReturnType<typeof createRecorderScreen>;

export function createRecorderScreen(context: StageContext) {
  const { theme } = context;
  const root = new Container({ label: 'thermogram' });
  const back = new Container();
  const reading = context.text({ size: 26, mono: true, weight: '600', colour: theme.screenGlow });
  const result = context.text({ size: 14, mono: true, weight: '600', colour: theme.screenInk, anchor: [1, 0] });
  const second = context.text({ size: 14, mono: true, colour: theme.screenInk, anchor: [1, 0] });
  const chart = createTraceChart(context);
  const log = createKey(context, { action: 'log_reading' });
  root.addChild(back, chart.root, reading, result, second, log.root);
  let port = portAt({ x: 0, y: 0 }, 'left');

  function layCase(box: Box, glass: Box): void {
    for (const child of back.removeChildren()) child.destroy();
    const face = housing(theme, box.width, box.height, 12);
    face.position.set(box.x, box.y);
    const shield = screen(theme, glass.width, glass.height, 6);
    shield.position.set(glass.x, glass.y);
    const socket = { x: box.x, y: box.y + box.height * 0.46 };
    const fittings = new Graphics();
    drawSocket(fittings, context, 'probe', socket, 'left');
    back.addChild(face, shield, fittings);
    port = portAt(socket, 'left');
  }

  /** Gives their height. */
  function layWords(glass: Box, type: TypeSizes): number {
    reading.style.fontSize = type.figures;
    reading.position.set(glass.x + 10, glass.y + 6);
    // A reading and what is said of the two lines stand in one row where there is room for both.
    const apart = glass.width > 30 * type.text;
    const high = type.text * 1.4;
    const first = apart ? 8 : 6 + type.figures * 1.25;
    // Without that room the second result stands in the panel alone: the handles on the chart need its height.
    second.visible = apart;
    for (const [n, words] of [result, second].entries()) {
      words.style.fontSize = type.text;
      words.anchor.x = apart ? 1 : 0;
      words.position.set(apart ? glass.x + glass.width - 10 : glass.x + 10, glass.y + first + n * high);
    }
    return Math.max(type.figures * 1.3, first + (apart ? 2 : 1) * high);
  }

  return {
    root,
    chart,
    reading,
    result,
    second,
    get port() {
      return port;
    },
    lay(box: Box, type: TypeSizes) {
      const own = log.least(type);
      const pane = inset(box, PAD);
      const glass = { ...pane, height: pane.height - own.height - PAD };
      layCase(box, glass);
      log.lay({ x: pane.x + pane.width - own.width, y: pane.y + pane.height - own.height, ...own }, type);
      const head = layWords(glass, type);
      chart.lay(
        { x: glass.x + 8, y: glass.y + head + 4, width: glass.width - 18, height: glass.height - head - 10 },
        type,
      );
    },
  };
}
