/** The machine's screen: the trace with its letters, the votes of the clusters, or their pile-up about a difference. */
import type { Box, Frame, SceneContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { area, line } from '../../kit/charts/line';
import { bars } from '../../kit/charts/marks';
import { createScreenCase } from '../../kit/instruments/screen-case';
import type { Size } from '../../kit/layout/layout';
import type { LetterRows } from './letter-rows';

const POINTS = 12;
const SEEN = 24;
const BASES = ['A', 'C', 'G', 'T'] as const;
const COLOURS = { A: 'green', C: 'blue', G: 'bright', T: 'red' } as const;
const WINDOW_TOP = 1.25;
export type SequencerFrame = Frame<'dna_sequencing'>;

function createTrace(context: SceneContext<'dna_sequencing'>) {
  const trace = createChart(context, {
    ground: 'screen',
    x: { label: 'Base', unit: '' },
    y: { label: 'Light', unit: '', bare: true },
    marks: {
      differing: area({ colour: 'orange', alpha: 0.28 }),
      A: line({ colour: COLOURS.A, width: 1.8, points: 'changes' }),
      C: line({ colour: COLOURS.C, width: 1.8, points: 'changes' }),
      G: line({ colour: COLOURS.G, width: 1.8, points: 'changes' }),
      T: line({ colour: COLOURS.T, width: 1.8, points: 'changes' }),
    },
  });
  const letters = Array.from({ length: SEEN + 1 }, () =>
    context.text({ size: 13, mono: true, weight: '700', colour: context.theme.screenInk, anchor: [0.5, 0] }),
  );
  const places = Float32Array.from({ length: SEEN * POINTS }, (_, n) => n);
  const values = new Float32Array(SEEN * POINTS);

  /** Each letter stands at its base. */
  function drawLetters(view: SequencerFrame['view'], flow: boolean): void {
    letters.forEach((letter, k) => {
      const n = view.windowFrom + k;
      const called = view.letters[n - 1];
      const at = trace.toPixel(n, 0);
      const inside = at.x > trace.area.x + 4 && at.x < trace.area.x + trace.area.width - 4;
      letter.visible = !flow && called !== undefined && view.end / POINTS >= n && inside;
      if (!letter.visible) return;
      letter.text = called ?? '';
      letter.x = at.x;
    });
  }

  function drawCurves({ view, fields }: SequencerFrame, flow: boolean): void {
    const from = view.end - SEEN * POINTS;
    // Before the window is full the read begins at its left end.
    const blank = Math.max(0, -from);
    const filled = values.length - blank;
    trace.domain({ x: [(from + blank) / POINTS, (view.end + blank) / POINTS], y: [-0.05, WINDOW_TOP] });
    for (let k = 0; k < filled; k++) places[k] = (from + blank + k) / POINTS;
    let most = 0.05;
    for (const level of fields.trace) most = Math.max(most, level);
    BASES.forEach((base, b) => {
      for (let k = 0; k < filled; k++) values[k] = (fields.trace[b * values.length + blank + k] ?? 0) / most;
      trace.marks[base].columns(places, values, flow ? 0 : filled);
    });
  }

  return {
    chart: trace,
    letters,
    draw(frame: SequencerFrame, flow: boolean): void {
      const { view } = frame;
      drawCurves(frame, flow);
      drawLetters(view, flow);
      // A read that was aligned: the column of each base that is not the template's.
      trace.marks.differing.columns(
        view.differing.flatMap((n) => [n - 0.5, n + 0.5, Number.NaN]),
        view.differing.flatMap(() => [WINDOW_TOP, WINDOW_TOP, Number.NaN]),
        flow ? 0 : 3 * view.differing.length,
      );
    },
  };
}

/** What the clusters call. */
function createVotes(context: SceneContext<'dna_sequencing'>) {
  const votes = createChart(context, {
    ground: 'screen',
    x: { label: 'Called by the clusters', short: 'call', unit: '', names: BASES },
    y: { label: 'Share', unit: '%' },
    marks: { share: bars({ colour: ['green', 'blue', 'bright', 'red'] }) },
  });
  votes.domain({ y: [0, 100] });
  return {
    chart: votes,
    draw({ votes: cast }: SequencerFrame['view']): void {
      if (!cast) return;
      const all = cast.reduce((sum, vote) => sum + vote, 0);
      votes.marks.share.set(cast.map((vote) => (100 * vote) / Math.max(1, all)));
    },
  };
}

/** The case with its keys. `piled`: rows of letters over it. */
export function createTraceScreen(context: SceneContext<'dna_sequencing'>, piled: LetterRows) {
  const traceCase = createScreenCase(context, {
    keys: [
      { action: 'start_run', print: 'RUN' },
      { action: 'base_call', print: 'CALL' },
      { action: 'align', print: 'ALIGN' },
      { action: 'export_fastq', print: 'FASTQ' },
    ],
  });
  const trace = createTrace(context);
  const votes = createVotes(context);
  return {
    views: [traceCase.root, trace.chart.root, votes.chart.root, ...trace.letters],
    least: (type: TypeSizes): Size => traceCase.least(type, { width: 20 * type.small, height: 7 * type.small }),
    lay(box: Box, type: TypeSizes): void {
      traceCase.lay(box, type);
      const { pane } = traceCase;
      const head = type.text * 1.35;
      const under = { ...pane, y: pane.y + head, height: pane.height - head };
      trace.chart.lay(under, type);
      votes.chart.lay(pane, type);
      piled.lay(pane, type);
      for (const letter of trace.letters) {
        letter.style.fontSize = type.small;
        letter.y = pane.y;
      }
    },
    draw(frame: SequencerFrame, flow: boolean): void {
      const { view } = frame;
      traceCase.keys[0]?.light(view.running);
      trace.chart.root.visible = !flow;
      votes.chart.root.visible = flow && view.rows === null;
      trace.draw(frame, flow);
      if (flow) votes.draw(view);
    },
  };
}
