/** The charts of a session: the drift of the ice from frame to frame, and the correlation of two halves of the data. */
import type { SceneContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { points, rule } from '../../kit/charts/marks';
import type { CryoFrame } from './cryo-words';

/** Of the correlation at which the resolution is read. */
const LIMIT = 0.143;

export function createDriftChart(context: SceneContext<'cryo_tem'>) {
  const track = createChart(context, {
    ground: 'screen',
    x: { label: 'Drift along x', short: 'x', unit: 'Å' },
    y: { label: 'Drift along y', short: 'y', unit: 'Å' },
    marks: {
      way: line({ colour: 'sky', width: 2, name: 'ice' }),
      found: points({ colour: 'orange', radius: 3.4, name: 'frames, as found' }),
    },
  });
  const xs = new Float32Array(128);
  const ys = new Float32Array(128);
  return {
    screen: track,
    draw({ view, fields, params }: CryoFrame): void {
      const count = view.recorded ? params.frames : 0;
      let span = 2;
      for (let j = 0; j < count; j++)
        for (const at of [0, 1, 2, 3]) span = Math.max(span, Math.abs(fields.drift[4 * j + at] ?? 0));
      const reach = Math.ceil(span * 1.15);
      track.domain({ x: [-reach, reach], y: [-reach, reach] });
      for (let j = 0; j < count; j++) {
        xs[j] = fields.drift[4 * j] ?? 0;
        ys[j] = fields.drift[4 * j + 1] ?? 0;
      }
      track.marks.way.columns(xs, ys, count);
      const found = view.corrected ? count : 0;
      for (let j = 0; j < found; j++) {
        xs[j] = fields.drift[4 * j + 2] ?? 0;
        ys[j] = fields.drift[4 * j + 3] ?? 0;
      }
      track.marks.found.columns(xs, ys, found);
    },
  };
}

export function createShellChart(context: SceneContext<'cryo_tem'>) {
  const shells = createChart(context, {
    ground: 'screen',
    x: { label: 'Spatial frequency', short: '1/d', unit: '1/Å' },
    y: { label: 'Correlation of halves', short: 'FSC', unit: '', domain: [-0.1, 1.05] },
    marks: {
      model: line({ colour: 'sky', width: 2.4, name: 'all particles' }),
      measured: points({ colour: 'orange', radius: 3, name: 'class averages' }),
      limit: rule({ along: 'y', colour: 'green', width: 1.6 }),
      end: rule({ along: 'x', colour: 'sky', width: 1.6 }),
    },
  });
  const xs = new Float32Array(128);
  const ys = new Float32Array(128);
  return {
    screen: shells,
    draw({ view, fields, shown }: CryoFrame): void {
      const edge = view.shells * view.shell;
      shells.domain({ x: [0, edge] });
      const modelled = view.refined && !view.empty ? view.shells : 0;
      for (let n = 0; n < modelled; n++) {
        xs[n] = (n + 1) * view.shell;
        ys[n] = fields.shells[n] ?? 0;
      }
      shells.marks.model.columns(xs, ys, modelled);
      const measured = view.refined ? fields.correlation.length : 0;
      let drawn = 0;
      for (let n = 1; n < measured; n++) {
        if (n * view.ring > edge) break;
        xs[drawn] = n * view.ring;
        ys[drawn++] = fields.correlation[n] ?? 0;
      }
      shells.marks.measured.columns(xs, ys, drawn);
      shells.marks.limit.set(LIMIT);
      const end = shown.fsc_resolution.value;
      shells.marks.end.set(view.refined && typeof end === 'number' ? 1 / end : null);
    },
  };
}
