/**
 * A monitor for what the molecules do: how hard they strike the piston, beside what the gauge says, and how fast they are.
 * Where it is broader than high it shows the blows alone.
 */
import { Container } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { bars, rule } from '../../kit/charts/marks';
import { corner } from '../../kit/charts/words';
import { createHousing } from '../../kit/instruments/housing';
import { createScreenPane } from '../../kit/instruments/screen-pane';
import { inset, split } from '../../kit/layout/layout';
import { colourAt } from '../../kit/paint/colour-maps';
import { speedMap } from './gas-molecules';

export interface MoleculeMonitorOptions {
  /** The recorder's bars, and the seconds of all of them. */
  readonly bars: number;
  readonly seconds: number;
  /** Ends that the recorder's scale can have, atm, rising; it takes the least that holds twice the gauge's pressure. */
  readonly ends: readonly number[];
  /** Columns of the histogram, the speed at its end and at the bright end of the colours, m/s, and the part at its top. */
  readonly columns: number;
  readonly end: number;
  readonly fastest: number;
  readonly full: number;
}

export interface MoleculeMonitor extends Part {
  /**
   * `values`: atm, one a bar, −1 for none; `mean` over the last `window` seconds, null for none; `gauge` is drawn as a dashed
   * line; `text`: the mean as it is read.
   */
  blows(values: Float32Array, mean: number | null, window: number, gauge: number, text: string): void;
  /** Parts of all in each column; the expected part at evenly spaced speeds from 0 to the end. */
  speeds(parts: Float32Array, expected: Float32Array): void;
}

export function createMoleculeMonitor(context: StageContext, options: MoleculeMonitorOptions): MoleculeMonitor {
  const { seconds, ends, columns, end, fastest, full } = options;
  const root = new Container({ label: 'molecule monitor' });
  const housing = createHousing(context, { form: 'console' });
  const screen = createScreenPane(context);
  const recorder = createChart(context, {
    ground: 'screen',
    x: { label: '', domain: [-seconds, 0], bare: true },
    y: { label: 'Blows', unit: 'atm' },
    marks: {
      each: bars({ alpha: 0.5 }),
      gauge: rule({ along: 'y', colour: 'orange', dashed: true }),
      mean: line({ colour: 'bright' }),
      read: corner({ at: 'above', colour: 'bright', mono: true }),
    },
  });
  const histogram = createChart(context, {
    ground: 'screen',
    x: { label: '', domain: [0, end] },
    // What stands above the columns names the axis below them.
    y: { label: 'Speeds', unit: 'm/s', domain: [0, full], bare: true },
    marks: {
      parts: bars({
        colour: Array.from({ length: columns }, (_, n) => colourAt(speedMap, ((n + 0.5) * end) / columns / fastest)),
      }),
      expected: line({ colour: 'bright', width: 1.8 }),
    },
  });
  root.addChild(housing.root, screen.root, recorder.root, histogram.root);
  let both = true;
  const heights = new Float64Array(options.bars);
  return {
    root,
    lay(box: Box, type: TypeSizes) {
      const pane = screen.lay(inset(housing.lay(box), 9));
      const face = inset(pane, 10, 8);
      both = face.height > face.width;
      const [above, below] = split(face, 'y', 0.5, 20);
      recorder.lay(both ? above : face, type);
      histogram.root.visible = both;
      if (both) histogram.lay(below, type);
    },
    blows(values, mean, window, gauge, text) {
      recorder.domain({ y: [0, ends.find((each) => each >= 2 * gauge) ?? ends.at(-1) ?? 1] });
      values.forEach((value, n) => {
        heights[n] = value < 0 ? Number.NaN : value;
      });
      const { marks } = recorder;
      marks.each.set(heights);
      marks.gauge.set(gauge);
      if (mean === null) marks.mean.clear();
      else marks.mean.columns([-window, 0], [mean, mean]);
      marks.read.set(`– – gauge ${text}`);
    },
    speeds(parts, expected) {
      if (!both) return;
      histogram.marks.parts.set(parts);
      histogram.marks.expected.even(expected, 0, end);
    },
  };
}
