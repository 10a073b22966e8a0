/** The loop of the heart’s dipole on its own screen, swung to and fro so that its depth is seen. */
import type { Frame, SceneContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line, pen } from '../../kit/charts/line';
import { createScreenCase } from '../../kit/instruments/screen-case';
import type { Placed } from '../../kit/layout/layout';

/** mV at the edge of the loop's screen. */
const LOOP_SPAN = 1.3;
/** How far the loop swings to and fro, rad, and how fast. */
const TURN = { reach: 0.6, speed: 0.5 } as const;
const DEPTH = 0.35;

export function createDipoleLoop(context: SceneContext<'ecg_synthesis'>) {
  const housing = createScreenCase(context, { keys: [{ action: 'calibrate', print: '1 mV' }] });
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'right – left', short: 'x', unit: '', bare: true },
    y: { label: 'up – down', short: 'y', unit: '', bare: true },
    marks: {
      way: line({ colour: 'green', width: 2, points: 'changes' }),
      arrow: line({ colour: 'orange', width: 3 }),
      tip: pen({ colour: 'orange' }),
    },
  });
  chart.domain({ x: [-LOOP_SPAN, LOOP_SPAN], y: [-LOOP_SPAN, LOOP_SPAN] });
  const xs = new Float32Array(400);
  const ys = new Float32Array(400);
  const placed: Placed = {
    least: (type) => housing.least(type, { width: 6 * type.small, height: 6 * type.small }),
    lay(box, type) {
      housing.lay(box, type);
      chart.lay(housing.pane, type);
    },
  };
  return {
    views: [housing.root, chart.root],
    placed,
    /** Gives the length of the dipole as it is seen, mV. */
    draw({ fields, time }: Frame<'ecg_synthesis'>): number {
      const { loop: way } = fields;
      const turn = TURN.reach * Math.sin(TURN.speed * time);
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const count = xs.length;
      for (let n = 0; n < count; n++) {
        const [x, y, z] = [way[n] ?? 0, way[count + n] ?? 0, way[2 * count + n] ?? 0];
        xs[n] = c * x + s * z;
        ys[n] = -y + DEPTH * (c * z - s * x);
      }
      const [x, y] = [xs[count - 1] ?? 0, ys[count - 1] ?? 0];
      chart.marks.way.columns(xs, ys, count);
      chart.marks.arrow.columns([0, x], [0, y], 2);
      chart.marks.tip.at(x, y);
      return Math.sqrt(x * x + y * y);
    },
  };
}
