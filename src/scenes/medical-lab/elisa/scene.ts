/** A sandwich ELISA: the bench with plate, washer and reader, a lens over a well, the four-parameter curve and the slip of results. */
import { Container } from 'pixi.js';
import { CURVE, curveX } from '../../../../engine/data/elisa-plate';
import type { Box, CreateScene, Frame, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { points } from '../../kit/charts/marks';
import { createResultSlip } from '../../kit/instruments/result-slip';
import { chartOnScreen, createScreenCase } from '../../kit/instruments/screen-case';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createAssayBench } from './assay-bench';
import { createWellLens } from './well-lens';

type ElisaFrame = Frame<'elisa'>;
type View = ElisaFrame['view'];

const ARRANGEMENT: Arrangements<'bench' | 'screen' | 'lens' | 'slip'> = {
  wide: spaced(
    14,
    row(
      grow(49, 'bench'),
      grow(51, spaced(10, column(grow(29, 'screen'), grow(27, spaced(12, row(grow(11, 'lens'), grow(17, 'slip'))))))),
    ),
  ),
  tall: spaced(
    8,
    column(grow(20, 'bench'), grow(19, spaced(8, row(grow(12, column(grow(1, 'screen'))), grow(11, 'slip'))))),
  ),
};
const MARGIN = 12;
const LINES = [
  { id: 'conc_u1', name: 'U1', unit: 'pg/mL' },
  { id: 'conc_u2', name: 'U2', unit: 'pg/mL' },
  { id: 'conc_u3', name: 'U3', unit: 'pg/mL' },
  { id: 'conc_u4', name: 'U4', unit: 'pg/mL' },
  { id: 'conc_u5', name: 'U5', unit: 'pg/mL' },
  { id: 'conc_u6', name: 'U6', unit: 'pg/mL' },
  { id: 'recovery_low', name: 'QC low', short: 'QC L', unit: '%' },
  { id: 'recovery_high', name: 'QC high', short: 'QC H', unit: '%' },
] as const;
const BLUE = 0x2a66d8;
const YELLOW = 0xe8bd12;
const AFTER = [
  'empty',
  'loaded',
  'incubated',
  'detected',
  'labelled',
  'colouring',
  'stopped',
  'read',
  'fitted',
] as const;
/** Of strong colour: absorbance at which a well looks full of it. */
const STRONG = 0.9;
/** What one wash step leaves of free label or antibody, for the eye: less than nothing would be seen of the true twentieth. */
const SEEN_LEFT = 0.3;

const reached = (view: View, stage: View['stage']): boolean => AFTER.indexOf(view.stage) >= AFTER.indexOf(stage);

/** The trough that the pipette draws from next, and what is done then. */
function nextPour(view: View) {
  switch (view.stage) {
    case 'empty':
      return { trough: 0, deed: 'load_plate' } as const;
    case 'incubated':
      return { trough: 1, deed: 'add_detection' } as const;
    case 'detected':
      return { trough: 2, deed: 'add_hrp' } as const;
    case 'labelled':
      return { trough: 3, deed: 'add_substrate' } as const;
    case 'colouring':
      return { trough: 4, deed: 'add_stop' } as const;
    default:
      return null;
  }
}

/** Liquid stands in the wells: not where they were washed since. */
function isFilled({ stage, washes, busy }: View): boolean {
  if (stage === 'empty') return false;
  const washed =
    stage === 'incubated' ? washes[0] : stage === 'detected' ? washes[1] : stage === 'labelled' ? washes[2] : null;
  return washed === null || busy?.is === 'washing';
}

export const createScene: CreateScene<'elisa'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'ELISA' });
  const room = createRoom(context, { kind: 'wet-lab' });
  let view: View | null = null;
  const bench = createAssayBench(context, {
    name: 'Multichannel pipette: pour into the wells what is due',
    hint: 'Drag it over the plate, or press Enter.',
    apply() {
      const next = view ? nextPour(view) : null;
      if (next) context.dispatch({ do: next.deed });
    },
  });
  const lens = createWellLens(context);
  const slip = createResultSlip(context, LINES);
  const chart = createChart(context, {
    ground: 'screen',
    // A little before the first tick: in the corner its power would meet the zero of the other axis on a small phone.
    x: { label: 'IL-6, pg/mL', short: 'pg/mL', log: true, domain: [0.7 * CURVE.from, CURVE.to] },
    y: { label: 'Absorbance at 450 nm', short: 'A', domain: [0, 2.5] },
    marks: {
      back: line({ colour: 'green', width: 1.2 }),
      curve: line({ colour: 'sky', width: 2.2 }),
      standards: points({ colour: 'sky', radius: 4 }),
      unknowns: points({ colour: 'green', radius: 4.5, shape: 'diamond' }),
    },
  });
  const screen = chartOnScreen(
    createScreenCase(context, { title: 'Standard curve', keys: [{ action: 'fit_curve', print: 'FIT' }] }),
    chart,
  );
  const heights = growingDomain({ least: [0, 2.5] });
  root.addChild(room.root, bench.root, lens.root, screen.root, slip.root);
  const plate = context.actionHandle('incubate', { name: 'Plate: incubate it', grip: 'press' });
  const washer = context.actionHandle('wash', { name: 'Washer: wash the plate', grip: 'press' });
  const reader = context.actionHandle('read_plate', { name: 'Reader: read the plate', grip: 'press' });
  const xs = Array.from({ length: CURVE.points }, (_, n) => curveX(n));
  let lensShown = true;
  const inLens = {
    root: lens.root,
    lay(box: Box, type: TypeSizes) {
      lensShown = true;
      lens.lay(box, type);
    },
  };

  function drawChart({ view: seen, fields }: ElisaFrame): void {
    if (seen.standards.length === 0) heights.reset();
    chart.domain({ y: heights.hold(Math.max(0, ...seen.standards.map(({ y }) => y * 1.06))) });
    const known = seen.standards.filter(({ x }) => x > 0);
    chart.marks.standards.columns(
      known.map(({ x }) => x),
      known.map(({ y }) => y),
      known.length,
    );
    chart.marks.curve.columns(xs, fields.curve, CURVE.points);
    const found = seen.unknowns.flatMap(({ x, y }) => (x === null || x < CURVE.from ? [] : [{ x, y }]));
    chart.marks.unknowns.columns(
      found.map(({ x }) => x),
      found.map(({ y }) => y),
      found.length,
    );
    const way = found.flatMap(({ x, y }) => [
      [CURVE.from, y],
      [x, y],
      [x, 0],
      [Number.NaN, Number.NaN],
    ]);
    chart.marks.back.columns(
      way.map(([x = 0]) => x),
      way.map(([, y = 0]) => y),
      way.length,
    );
  }

  function drawLens({ view: seen, fields }: ElisaFrame, wall: number, still: boolean): void {
    if (!lensShown) return;
    const labelled = reached(seen, 'labelled');
    const left = (washed: number | null): number => (washed === null ? 1 : SEEN_LEFT ** washed);
    lens.set(
      {
        antigen: reached(seen, 'loaded'),
        detection: reached(seen, 'detected'),
        label: labelled ? seen.labelled : 0,
        free: labelled ? left(seen.washes[2]) : 0,
        astray: reached(seen, 'detected') ? left(seen.washes[1]) : 0,
        dye: Math.min(1, (fields.wells[5] ?? 0) / STRONG),
        colour: seen.stopped ? YELLOW : BLUE,
      },
      wall,
      still,
    );
  }

  return {
    root,
    resize(stage) {
      lensShown = false;
      arrange(
        ARRANGEMENT[stage.layout],
        { bench, screen, lens: inLens, slip },
        inset(stageBox(stage), MARGIN),
        stage.type,
      );
      room.resize(stage, null);
      for (const [handle, part] of [
        [plate, 'plate'],
        [washer, 'washer'],
        [reader, 'reader'],
      ] as const) {
        const { x, y, width, height } = bench.place(part);
        // The pipette stands at the plate's left edge.
        const off = part === 'plate' ? width * 0.08 : 0;
        handle.place(x + off, y, width - off, height);
      }
    },
    draw(frame, wall) {
      view = frame.view;
      const { fields, shown } = frame;
      const { busy } = frame.view;
      const still = reducedMotion || !frame.running;
      const filled = isFilled(frame.view);
      const colour = frame.view.stopped ? YELLOW : BLUE;
      bench.set(
        {
          washing: busy?.is === 'washing' ? busy.part : null,
          reading: busy?.is === 'reading' ? busy.part : null,
          sealed: busy?.is === 'incubating' || busy?.is === 'detecting' || busy?.is === 'labelling',
          due: busy ? null : (nextPour(frame.view)?.trough ?? null),
          well(n) {
            const depth = fields.wells[n] ?? -1;
            return { filled: filled && depth >= 0, colour, depth: depth / STRONG };
          },
        },
        wall,
      );
      drawLens(frame, wall, still);
      drawChart(frame);
      slip.set(
        LINES.map(({ id }) => {
          const { text, value } = shown[id];
          return { text: value === null ? '' : text, value: typeof value === 'number' ? value : null };
        }),
      );
      slip.heading(shown.signal_to_noise.value === null ? 'Results' : `Results, S/B ${shown.signal_to_noise.text}`);
      const remarks = shown.remarks.value;
      const said = frame.view.answer ? `U1 to U6: ${frame.view.answer}` : typeof remarks === 'string' ? remarks : '';
      slip.words(said, said.startsWith('Curve'));
    },
    describe({ view: seen, shown, params }) {
      const doing = seen.busy
        ? `The plate is ${{ loading: 'being loaded', incubating: 'incubating', washing: 'being washed', detecting: 'incubating with detection antibody', labelling: 'incubating with peroxidase', reading: 'in the reader' }[seen.busy.is]}.`
        : {
            empty: 'The plate is empty.',
            loaded: 'The plate is loaded.',
            incubated: 'The samples were incubated.',
            detected: 'Detection antibody is bound.',
            labelled: 'Peroxidase is bound.',
            colouring: `Blue grows in the wells: ${shown.substrate_time.text} s.`,
            stopped: 'The wells are stopped and yellow.',
            read: 'The plate is read.',
            fitted: 'The curve is fitted.',
          }[seen.stage];
      const result =
        shown.background.value === null
          ? ''
          : ` Background ${shown.background.text}, signal to background ${shown.signal_to_noise.text}.`;
      const found = shown.remarks.value === null ? '' : ` ${shown.remarks.text}`;
      const answer = seen.answer ? ` The answer: U1 to U6 hold ${seen.answer} pg/mL.` : '';
      return `${doing} ${params.wash_steps} steps in each wash.${result}${found}${answer}`;
    },
    destroy: () => root.destroy({ children: true }),
  };
};
