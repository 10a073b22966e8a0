/** A sandwich ELISA: the bench with plate, washer and reader, a lens over a well, the four-parameter curve and the slip of results. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame } from '../../contract';
import { createResultSlip, type ResultSlip } from '../../kit/instruments/result-slip';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createAssayBench, type BenchLook } from './assay-bench';
import { createStandardCurve } from './standard-curve';
import { createWellLens, type LensLook } from './well-lens';

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

function benchLook({ view, fields }: ElisaFrame): BenchLook {
  const { busy } = view;
  const filled = isFilled(view);
  const colour = view.stopped ? YELLOW : BLUE;
  return {
    washing: busy?.is === 'washing' ? busy.part : null,
    reading: busy?.is === 'reading' ? busy.part : null,
    sealed: busy?.is === 'incubating' || busy?.is === 'detecting' || busy?.is === 'labelling',
    due: busy ? null : (nextPour(view)?.trough ?? null),
    well(n) {
      const depth = fields.wells[n] ?? -1;
      return { filled: filled && depth >= 0, colour, depth: depth / STRONG };
    },
  };
}

function lensLook({ view, fields }: ElisaFrame): LensLook {
  const labelled = reached(view, 'labelled');
  const left = (washed: number | null): number => (washed === null ? 1 : SEEN_LEFT ** washed);
  return {
    antigen: reached(view, 'loaded'),
    detection: reached(view, 'detected'),
    label: labelled ? view.labelled : 0,
    free: labelled ? left(view.washes[2]) : 0,
    astray: reached(view, 'detected') ? left(view.washes[1]) : 0,
    dye: Math.min(1, (fields.wells[5] ?? 0) / STRONG),
    colour: view.stopped ? YELLOW : BLUE,
  };
}

function fillSlip(slip: ResultSlip, { view, shown }: ElisaFrame): void {
  slip.set(
    LINES.map(({ id }) => {
      const { text, value } = shown[id];
      return { text: value === null ? '' : text, value: typeof value === 'number' ? value : null };
    }),
  );
  slip.heading(shown.signal_to_noise.value === null ? 'Results' : `Results, S/B ${shown.signal_to_noise.text}`);
  const remarks = shown.remarks.value;
  const said = view.answer ? `U1 to U6: ${view.answer}` : typeof remarks === 'string' ? remarks : '';
  slip.words(said, said.startsWith('Curve'));
}

function describeAssay({ view, shown, params }: ElisaFrame): string {
  const doing = view.busy
    ? `The plate is ${{ loading: 'being loaded', incubating: 'incubating', washing: 'being washed', detecting: 'incubating with detection antibody', labelling: 'incubating with peroxidase', reading: 'in the reader' }[view.busy.is]}.`
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
      }[view.stage];
  const result =
    shown.background.value === null
      ? ''
      : ` Background ${shown.background.text}, signal to background ${shown.signal_to_noise.text}.`;
  const found = shown.remarks.value === null ? '' : ` ${shown.remarks.text}`;
  const answer = view.answer ? ` The answer: U1 to U6 hold ${view.answer} pg/mL.` : '';
  return `${doing} ${params.wash_steps} steps in each wash.${result}${found}${answer}`;
}

export const createScene: CreateScene<'elisa'> = (context) => {
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
  const curve = createStandardCurve(context);
  root.addChild(room.root, bench.root, lens.root, curve.screen.root, slip.root);
  const plate = context.actionHandle('incubate', { name: 'Plate: incubate it', grip: 'press' });
  const washer = context.actionHandle('wash', { name: 'Washer: wash the plate', grip: 'press' });
  const reader = context.actionHandle('read_plate', { name: 'Reader: read the plate', grip: 'press' });
  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { bench, screen: curve.screen, lens, slip },
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
      bench.set(benchLook(frame), wall);
      if (lens.root.visible) lens.set(lensLook(frame), wall, context.reducedMotion || !frame.running);
      curve.draw(frame);
      fillSlip(slip, frame);
    },
    describe: describeAssay,
    destroy: () => root.destroy({ children: true }),
  };
};
