/** The test of the ratio: p on a dial, and how it walks as more offspring are counted. */
import { Container } from 'pixi.js';
import { MOST, WALK_EVERY } from '../../../../engine/biology/offspring-tray';
import type { Box, Frame, SceneContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line, pen } from '../../kit/charts/line';
import { band, rule } from '../../kit/charts/marks';
import { corner } from '../../kit/charts/words';
import { createHousing } from '../../kit/instruments/housing';
import { createScreenPane } from '../../kit/instruments/screen-pane';
import { inset, split } from '../../kit/layout/layout';
import { createPDial } from './p-dial';

type GeneticsFrame = Frame<'genetics'>;

const LEAST_P = 0.001;
const DOUBTFUL = 0.05;
const ENDS = [50, 100, 200, 500, 1000, 2000, 5000, MOST];

function createWalk(context: SceneContext<'genetics'>) {
  const walk = createChart(context, {
    ground: 'screen',
    x: { label: 'Offspring counted', short: 'N' },
    y: { label: 'p', log: true, ticks: [0.001, 0.01, 0.1, 1], domain: [LEAST_P, 1] },
    marks: {
      doubt: band({ along: 'y', colour: 'red', alpha: 0.18 }),
      limit: rule({ along: 'y', colour: 'red', dashed: true }),
      walk: line({ colour: 'sky', width: 2, points: 'grows' }),
      now: pen({ colour: 'orange' }),
      words: corner({ at: 'above', mono: true }),
    },
  });
  walk.marks.doubt.set(LEAST_P, DOUBTFUL);
  walk.marks.limit.set(DOUBTFUL);
  const along = growingDomain({ least: [0, 50], ends: ENDS, room: 0 });

  function drawSteps({ view, fields }: GeneticsFrame, crossed: boolean): void {
    const steps: number[] = [];
    const ps: number[] = [];
    for (let n = 0; n < (crossed ? view.walked : 0); n++) {
      steps.push((n + 1) * WALK_EVERY);
      ps.push(Math.max(LEAST_P, fields.walk[n] ?? 1));
    }
    walk.marks.walk.columns(steps, ps, steps.length);
  }

  return {
    chart: walk,
    reset: (): void => along.reset(),
    draw(frame: GeneticsFrame, p: number | null, crossed: boolean, wide: boolean): void {
      const { view, shown } = frame;
      const end = ENDS.find((most) => most >= view.total) ?? MOST;
      walk.domain({ x: along.hold(view.typed ? 0 : end) });
      drawSteps(frame, crossed);
      if (p === null || view.typed) walk.marks.now.hide();
      else walk.marks.now.at(view.total, Math.max(LEAST_P, p));
      const words = wide ? `χ² ${shown.chi_square.text}` : `p ${p?.toFixed(3)}`;
      walk.marks.words.set(p === null ? '' : words);
    },
  };
}

export function createRatioTest(context: SceneContext<'genetics'>) {
  const { theme } = context;
  const test = { root: new Container({ label: 'test of the ratio' }) };
  const housing = createHousing(context, { form: 'bench' });
  const screen = createScreenPane(context);
  const title = context.text({ text: 'χ² test', size: 12, weight: '600', colour: theme.ink, anchor: [0, 0.5] });
  const dial = createPDial(context);
  const walk = createWalk(context);
  test.root.addChild(housing.root, screen.root, title, dial.root, walk.chart.root);
  let wide = true;
  return {
    root: test.root,
    /** On a narrow stage the dial has no room. */
    widen(is: boolean): void {
      wide = is;
    },
    lay(box: Box, type: TypeSizes) {
      const face = inset(housing.lay(box), 8, 5);
      const head = 1.5 * type.small;
      title.style.fontSize = type.small;
      title.position.set(face.x + 2, face.y + head / 2);
      const body = { ...face, y: face.y + head, height: face.height - head };
      const [left, right] = wide ? split(body, 'x', 0.46, 8) : [body, body];
      dial.root.visible = wide;
      if (wide) dial.lay(left, type);
      walk.chart.lay(inset(screen.lay(right), 7, 5), type);
    },
    reset: walk.reset,
    draw(frame: GeneticsFrame, crossed: boolean): void {
      const p = frame.shown.p_value.value;
      const number = typeof p === 'number' && crossed ? p : null;
      walk.draw(frame, number, crossed, wide);
      dial.set(number === null ? 'p –' : `p ${number.toFixed(3)}`, number);
    },
    tick: (seconds: number): boolean => dial.tick(seconds),
  };
}
