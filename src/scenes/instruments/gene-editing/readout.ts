/** The screen of the sequencer: the mixed trace about the cut, and the shares of the changes of length that are read from it. */
import type { Frame, SceneContext } from '../../contract';
import { createChart, layBelow } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { bars, rule } from '../../kit/charts/marks';
import { corner } from '../../kit/charts/words';
import { createScreenCase } from '../../kit/instruments/screen-case';
import type { Placed } from '../../kit/layout/layout';

const BASES = ['A', 'C', 'G', 'T'] as const;
const POINTS = 320;
const BEFORE = 12;
const PER_LETTER = 8;
const SHIFTS = { from: -30, count: 33 } as const;
const TOP = 1.25;
/** A screen that is lower, in heights of small text. */
const LOW = 13;

const createTrace = (context: SceneContext<'crispr_editing'>) =>
  createChart(context, {
    ground: 'screen',
    x: { label: 'Letters from the cut', short: 'letters', unit: '', domain: [-BEFORE, POINTS / PER_LETTER - BEFORE] },
    y: { label: '', bare: true, domain: [-0.05, TOP] },
    marks: {
      A: line({ colour: 'green', width: 1.6, points: 'changes' }),
      C: line({ colour: 'blue', width: 1.6, points: 'changes' }),
      G: line({ colour: 'bright', width: 1.6, points: 'changes' }),
      T: line({ colour: 'red', width: 1.6, points: 'changes' }),
      cut: rule({ along: 'x', colour: 'orange', dashed: true }),
    },
  });

const createShares = (context: SceneContext<'crispr_editing'>) =>
  createChart(context, {
    ground: 'screen',
    x: {
      label: 'Change of length',
      short: 'length',
      unit: '',
      domain: [SHIFTS.from - 0.5, SHIFTS.from + SHIFTS.count - 0.5],
    },
    y: { label: 'Share', unit: '%', domain: [0, 100] },
    marks: {
      share: bars({ colour: 'sky', from: SHIFTS.from - 0.5, to: SHIFTS.from + SHIFTS.count - 0.5 }),
      words: corner({ at: 'above', colour: 'orange', mono: true }),
    },
  });

export function createReadout(context: SceneContext<'crispr_editing'>) {
  const screen = createScreenCase(context, {
    keys: [
      { action: 'calibrate', print: 'CONTROL' },
      { action: 'sanger_readout', print: 'READ' },
    ],
  });
  const trace = createTrace(context);
  trace.marks.cut.set(0);
  const sizes = createShares(context);
  const placed: Placed = {
    root: screen.root,
    least: (type) => screen.least(type, { width: 16 * type.small, height: 8.5 * type.small }),
    lay(box, type) {
      screen.lay(box, type);
      // On a low screen the shares need more of it: their words stand above them.
      layBelow([trace, sizes], screen.pane.height < LOW * type.small ? [1, 1.7] : [1, 1.15], screen.pane, type);
    },
  };
  const places = Float32Array.from({ length: POINTS }, (_, n) => (n + 0.5) / PER_LETTER - BEFORE);
  const heights = new Float32Array(POINTS);
  const percents = new Float32Array(SHIFTS.count);
  return {
    views: [screen.root, trace.root, sizes.root],
    placed,
    draw({ view, fields, shown }: Frame<'crispr_editing'>): void {
      screen.keys[0]?.light(view.control);
      BASES.forEach((base, b) => {
        for (let k = 0; k < POINTS; k++) heights[k] = fields.trace[b * POINTS + k] ?? 0;
        trace.marks[base].columns(places, heights, view.read ? POINTS : 0);
      });
      for (let k = 0; k < SHIFTS.count; k++) percents[k] = 100 * (fields.shares[k] ?? 0);
      sizes.marks.share.set(percents);
      sizes.marks.words.set(shown.tide_percent.value === null ? '' : `indels ${shown.tide_percent.text} %`);
    },
  };
}
