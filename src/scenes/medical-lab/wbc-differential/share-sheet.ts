/** The sheet of the count: a bar for each line with whiskers at its 95 % limits, dots for the counts before, a rule at the true share once shown. */
import { Container, Graphics } from 'pixi.js';
import { SHEET_LINES, type SheetLine } from '../../../../engine/medical-lab/wbc-tally';
import type { Part, StageContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { bars, errorBars, points } from '../../kit/charts/marks';
import { inset } from '../../kit/layout/layout';
import { asPanel } from '../../kit/stage-marks';
import { drawPaper } from '../../kit/words/paper-sheet';

export interface ShareSheet extends Part {
  /** Lines of the count, shares of the counts before and true ones, %; the truth once it was shown. */
  set(now: readonly SheetLine[], earlier: readonly (readonly number[])[], truth: readonly number[] | null): void;
}

const PLACES = SHEET_LINES.map((_, n) => n);
const SHADOW = { x: 3, y: 4, part: 0.5 } as const;
const STEPS = [40, 60, 80, 100] as const;
/** Dots stand beside their bar. */
const BESIDE = 0.26;

export function createShareSheet(context: StageContext): ShareSheet {
  const { theme } = context;
  const root = new Container({ label: 'sheet of the count' });
  const paper = new Graphics();
  const chart = createChart(context, {
    ground: 'paper',
    x: { label: '', names: SHEET_LINES.map(([name]) => name) },
    y: { label: 'Share', unit: '%', domain: [0, 40] },
    marks: {
      shares: bars({ colour: 'purple', gap: 0.4, alpha: 0.75 }),
      limits: errorBars({ colour: 'main' }),
      before: points({ colour: 'orange', radius: 3, shape: 'ring' }),
      truth: points({ colour: 'green', radius: 3.4, shape: 'diamond' }),
    },
  });
  root.addChild(paper, chart.root);
  let shown = '';
  return {
    root,
    lay(box, type) {
      drawPaper(paper.clear(), box, theme, 4, SHADOW);
      asPanel(paper, box);
      chart.lay(inset(box, 8), type);
    },
    set(now, earlier, truth) {
      const key = JSON.stringify([now, earlier, truth]);
      if (key === shown) return;
      shown = key;
      const before = earlier.flatMap((shares) => shares.map((y, n) => ({ x: n - BESIDE, y })));
      const truths = truth ?? [];
      const most = Math.max(0, ...now.map(({ high }) => high), ...before.map(({ y }) => y), ...truths);
      // A count of a few cells has limits that fill the sheet.
      chart.domain({ y: [0, STEPS.find((step) => step >= most) ?? 100] });
      chart.marks.shares.set(PLACES.map((n) => now[n]?.share ?? Number.NaN));
      chart.marks.limits.set(
        PLACES,
        PLACES.map((n) => now[n]?.low ?? Number.NaN),
        PLACES.map((n) => now[n]?.high ?? Number.NaN),
      );
      chart.marks.before.columns(
        before.map(({ x }) => x),
        before.map(({ y }) => y),
        before.length,
      );
      chart.marks.truth.columns(
        truths.map((_, n) => n + BESIDE),
        truths,
        truths.length,
      );
    },
  };
}
