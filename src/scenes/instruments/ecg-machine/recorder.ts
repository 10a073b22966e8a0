/** The machine with its keys, and the stages of the beat detector on its screen. */
import type { Frame, SceneContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { createScreenCase } from '../../kit/instruments/screen-case';
import type { Placed } from '../../kit/layout/layout';

const STAGES = ['average', 'slope²', 'band', 'trace'] as const;
const STAGE_SECONDS = 5;

export function createRecorder(context: SceneContext<'ecg_synthesis'>) {
  const housing = createScreenCase(context, {
    form: 'console',
    title: '',
    keys: [
      { action: 'start_recording', print: 'START' },
      { action: 'detect', print: 'QRS' },
      { action: 'print_strip', print: 'PRINT' },
    ],
  });
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Time', short: 't', unit: 's', domain: [-STAGE_SECONDS, 0] },
    y: { label: '', unit: '', names: STAGES },
    marks: {
      average: line({ colour: 'orange', width: 1.8 }),
      squared: line({ colour: 'purple', width: 1.4 }),
      band: line({ colour: 'sky', width: 1.4 }),
      trace: line({ colour: 'main', width: 1.4 }),
    },
  });
  const times = Float32Array.from({ length: 1000 }, (_, n) => ((n - 999) / 1000) * STAGE_SECONDS);
  const heights = new Float32Array(1000);
  const placed: Placed = {
    least: (type) => housing.least(type, chart.least(type)),
    lay(box, type) {
      housing.lay(box, type);
      chart.lay(housing.pane, type);
    },
  };
  return {
    views: [housing.root, chart.root],
    placed,
    draw({ view, fields }: Frame<'ecg_synthesis'>): void {
      housing.keys[0]?.light(view.recording);
      // From below: average, squared slope, band, trace.
      [chart.marks.average, chart.marks.squared, chart.marks.band, chart.marks.trace].forEach((mark, n) => {
        const from = (3 - n) * heights.length;
        let most = 1e-9;
        for (let k = 0; k < heights.length; k++) most = Math.max(most, Math.abs(fields.stages[from + k] ?? 0));
        const unit = (n < 2 ? 0.85 : 0.5) / most;
        for (let k = 0; k < heights.length; k++)
          heights[k] = n + (n < 2 ? -0.4 : 0) + unit * (fields.stages[from + k] ?? 0);
        mark.columns(times, heights, view.measured ? heights.length : 0);
      });
    },
  };
}
