/** The multiplet of the picked line, drawn out in hertz, and over it the tree of its splittings. */
import type { Part, StageContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import type { Domain } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { points } from '../../kit/charts/marks';
import { corner, label } from '../../kit/charts/words';

export interface Multiplet {
  /** Ends of the spectrum, and the picked line, from the middle of the multiplet, Hz. */
  readonly ends: Domain;
  readonly at: number;
  /** Neighbours that part the lines, in turn. */
  readonly levels: readonly {
    readonly protons: number;
    readonly delta: number;
    readonly branches: readonly (readonly [from: number, to: number])[];
  }[];
  readonly lines: readonly number[];
  readonly firstOrder: boolean;
}

export interface MultipletView extends Part {
  /** `covered`: what is in the tube is to be found. */
  draw(tree: Multiplet | null, values: ArrayLike<number>, height: number, covered: boolean): void;
}

/** The axis reaches so far beyond the outer lines, in spans; on the right stand the words. */
const BESIDE = { left: 0.35, right: 1.05 } as const;
/** Hz of the axis beside a multiplet that is narrow, or of one line. */
const LEAST = 10;
/** The tree stands over the tallest line in sight, and is so high at least; in heights of that line. */
const TREE = { from: 1.2, least: 1.3 } as const;
/** On a low screen it takes what its words need, up to this part; a word needs so much, in heights of its text. */
const MOST = 0.66;
const ROW = 1.2;
/** Part of a level in which lines run down, before they part. */
const STEM = 0.36;
const WORDS = ['first', 'second', 'third'] as const;

const createMultipletChart = (context: StageContext) =>
  createChart(context, {
    ground: 'screen',
    x: { label: 'From the middle', short: 'Δν', unit: 'Hz' },
    y: { label: 'Signal', bare: true },
    marks: {
      falls: line({ colour: 'orange', width: 1, dashed: true, alpha: 0.7 }),
      values: line({ width: 1.6 }),
      tree: line({ colour: 'orange', width: 2 }),
      picked: points({ colour: 'orange', radius: 4, shape: 'diamond' }),
      first: label(),
      second: label(),
      third: label(),
      words: corner({ at: 'above', colour: 'orange' }),
    },
  });

/** The lines of the tree as one path; `foot`: height at which a level begins. */
function branchesOf({ levels, lines }: Multiplet, top: number, step: number, foot: (n: number) => number) {
  const [x, y]: [number[], number[]] = [[], []];
  const path = (...corners: readonly (readonly [hz: number, up: number])[]): void => {
    for (const [hz, up] of corners) {
      x.push(hz);
      y.push(up * top);
    }
    x.push(Number.NaN);
    y.push(Number.NaN);
  };
  levels.forEach(({ branches }, n) => {
    const [begin, end] = [foot(n), foot(n + 1)];
    for (const [from, at] of branches) path([from, begin], [from, begin - STEM * step], [at, end]);
  });
  for (const at of lines) path([at, foot(levels.length)], [at, TREE.from]);
  return { x, y };
}

/** The tallest line between two places of the axis, which runs from high to low, Hz. */
function tallest(values: ArrayLike<number>, ends: Domain, from: number, to: number): number {
  const at = (hz: number): number => ((hz - ends[0]) / (ends[1] - ends[0])) * (values.length - 1);
  let top = 0;
  const last = Math.min(values.length - 1, Math.ceil(at(from)));
  for (let n = Math.max(0, Math.floor(at(to))); n <= last; n++) top = Math.max(top, Math.abs(values[n] || 0));
  return top;
}

export function createMultipletView(context: StageContext): MultipletView {
  const chart = createMultipletChart(context);
  let small = 12;
  /** Heights of the tallest line up to the top of the tree, and whether there is room for its words. */
  const heightOf = ({ levels }: Multiplet): readonly [to: number, words: boolean] => {
    const wanted = ((levels.length + STEM) * ROW * small) / Math.max(1, chart.area.height);
    const part = Math.min(MOST, wanted);
    return [TREE.from + Math.max(TREE.least, (TREE.from * part) / (1 - part)), wanted <= MOST];
  };
  const drawTree = (tree: Multiplet, top: number, to: number, words: boolean): void => {
    const { levels, lines } = tree;
    const step = (to - TREE.from) / (levels.length + STEM);
    const foot = (n: number): number => to - n * step;
    const { x, y } = branchesOf(tree, top, step, foot);
    chart.marks.tree.columns(x, y);
    chart.marks.falls.columns(
      lines.flatMap((at) => [at, at, Number.NaN]),
      lines.flatMap(() => [TREE.from * top, 0, Number.NaN]),
    );
    WORDS.forEach((id, n) => {
      const level = levels[n];
      // Beside the branches, whose right end is the lowest place of all lines so far.
      if (level && words)
        chart.marks[id].at(
          Math.min(...level.branches.map(([, at]) => at)),
          (foot(n) - (STEM + 0.2) * step) * top,
          `${level.protons} H at ${level.delta.toFixed(2)}`,
        );
      else chart.marks[id].hide();
    });
  };
  const empty = (words: string): void => {
    const { marks } = chart;
    for (const mark of [marks.tree, marks.falls, marks.values, marks.picked]) mark.clear();
    for (const id of WORDS) marks[id].hide();
    marks.words.set(words);
  };
  return {
    root: chart.root,
    lay(box, type) {
      ({ small } = type);
      chart.lay(box, type);
    },
    draw(tree, values, height, covered) {
      if (covered) return empty('The tree would tell what is in the tube.');
      if (!tree) return empty('Pick a line on the spectrum.');
      const { lines, ends } = tree;
      const [low, high] = [lines[0] ?? 0, lines.at(-1) ?? 0];
      const span = Math.max(LEAST, high - low);
      // As on a spectrum the axis runs from high to low.
      const [from, to] = [high + BESIDE.left * span, low - BESIDE.right * span];
      const top = tallest(values, ends, from, to);
      const [up, words] = heightOf(tree);
      chart.domain({ x: [from, to], y: [-0.08 * top, 1.04 * up * top] });
      chart.marks.values.even(values, ends[0], ends[1]);
      chart.marks.picked.columns([tree.at], [height]);
      drawTree(tree, top, up, words);
      chart.marks.words.set(
        lines.length === 1 ? 'no neighbour parts it' : tree.firstOrder ? '' : 'not first order: lines lean',
      );
    },
  };
}
