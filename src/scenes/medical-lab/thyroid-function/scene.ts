/** Thyroid function: the loop in head and neck, calendar and tablets, the plot of TSH against free T4, and the assay's slip. */
import { Container } from 'pixi.js';
import { LEAST_TSH, MOST_PRINTED_TSH, THYROID_RANGES } from '../../../../engine/data/thyroid-ranges';
import type { CreateScene, Frame } from '../../contract';
import { createResultSlip, type ResultSlip, type SlipLine } from '../../kit/instruments/result-slip';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createBedside } from './bedside';
import { createHeadNeck } from './head-neck';
import { createLoopPlot } from './loop-plot';

type ThyroidFrame = Frame<'thyroid_function'>;

const ARRANGEMENT: Arrangements<'head' | 'screen' | 'bedside' | 'slip'> = {
  wide: spaced(
    12,
    row(
      grow(41, 'head'),
      grow(
        59,
        spaced(10, column(grow(28, 'screen'), grow(26, spaced(12, row(grow(18, 'bedside'), grow(15, 'slip')))))),
      ),
    ),
  ),
  tall: spaced(
    8,
    column(grow(19, spaced(8, row(grow(13, 'head'), grow(14, 'bedside')))), grow(25, 'screen'), grow(20, 'slip')),
  ),
};
const MARGIN = 12;
const LINES = [
  { id: 'tsh', name: 'TSH', unit: 'mU/L', range: THYROID_RANGES.tsh },
  { id: 'ft4', name: 'Free T4', unit: 'pmol/L', range: THYROID_RANGES.ft4 },
  { id: 'ft3', name: 'Free T3', unit: 'pmol/L', range: THYROID_RANGES.ft3 },
  { id: 'tt4', name: 'Total T4', unit: 'nmol/L' },
  { id: 'tt3', name: 'Total T3', unit: 'nmol/L' },
  { id: 'spina_gt', name: 'SPINA-GT', unit: 'pmol/s' },
  { id: 'spina_gd', name: 'SPINA-GD', unit: 'nmol/s' },
] as const satisfies readonly (SlipLine & { readonly id: string })[];
/** µg/day for a stage unit along which the bottle's dose is dragged. */
const DOSE_REACH = 1.2;
const FILLING = 700;

/** A loop at rest, for who has to find out how it is: TSH in mU/L, hormones in pmol/L. */
const HEALTHY = { tsh: 1.5, ft4: 16, ft3: 5, secretion: 1 } as const;

/** As an assay prints it beyond its scale. */
const printed = (id: string, text: string, value: unknown): string => {
  if (typeof value !== 'number') return '';
  if (id === 'tsh' && value <= LEAST_TSH) return `<${LEAST_TSH}`;
  return id === 'tsh' && value > MOST_PRINTED_TSH ? `>${MOST_PRINTED_TSH}` : text;
};

function fillSlip(slip: ResultSlip, { view, shown, params, hidden }: ThyroidFrame): void {
  slip.set(
    LINES.map(({ id }) => {
      const { text, value } = shown[id];
      return { text: printed(id, text, value), value: typeof value === 'number' ? value : null };
    }),
  );
  slip.heading(hidden.has('patient') ? 'Thyroid function' : params.patient);
  const pattern = hidden.has('biotin') ? null : shown.pattern.value;
  const said = view.answer ?? (typeof pattern === 'string' ? pattern : '');
  slip.words(said, said !== '' && said !== 'Euthyroid' && view.answer === null);
}

function describeThyroid({ view, shown, params, hidden }: ThyroidFrame): string {
  // How the gland works is what the blood is to tell.
  const isOpen = hidden.size === 0;
  const who = hidden.has('patient') ? 'A patient' : params.patient;
  const tablet =
    params.levothyroxine > 0
      ? ` takes ${params.levothyroxine} µg of levothyroxine a day${params.calcium ? ' with calcium' : ''}`
      : ' takes no tablet';
  const gland =
    view.secretion < 0.3
      ? 'The gland hardly secretes'
      : view.secretion > 1.3
        ? 'The gland secretes more than usual'
        : 'The gland secretes';
  const last =
    shown.tsh.value === null
      ? ' No blood is drawn yet.'
      : ` The slip says: TSH ${printed('tsh', shown.tsh.text, shown.tsh.value)} mU/L, free T4 ${shown.ft4.text}, free T3 ${shown.ft3.text} pmol/L.`;
  const pattern = hidden.has('biotin') || shown.pattern.value === null ? '' : ` Pattern: ${shown.pattern.text}.`;
  const answer = view.answer ? ` The answer: ${view.answer}.` : '';
  return `${who}, day ${Math.floor(view.day)},${tablet}.${isOpen ? ` ${gland}.` : ''}${last}${pattern}${answer}`;
}

export const createScene: CreateScene<'thyroid_function'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'thyroid function' });
  const room = createRoom(context, { kind: 'clinic' });
  const head = createHeadNeck(context);
  const bedside = createBedside(context);
  const slip = createResultSlip(context, LINES);
  const plot = createLoopPlot(context);
  const { screen } = plot;
  root.addChild(room.root, head.root, bedside.root, screen.root, slip.root);

  const tube = context.actionHandle('draw_blood', { name: 'Tube: draw blood', grip: 'press' });
  const bottle = context.inputHandle('levothyroxine', {
    name: 'Bottle of levothyroxine: its dose',
    hint: 'Drag to the right for more.',
    grip: 'x',
    drag: (point, start, value) => value + DOSE_REACH * (point.x - start.x),
  });
  const calendar = context.actionHandle('skip_days', { name: 'Calendar: let 42 days go by', grip: 'press' });
  let drawn = 0;
  let drewAt = Number.NEGATIVE_INFINITY;

  return {
    root,
    resize(stage) {
      arrange(ARRANGEMENT[stage.layout], { head, screen, bedside, slip }, inset(stageBox(stage), MARGIN), stage.type);
      const standing = bedside.standing();
      room.resize(stage, stage.layout === 'wide' ? (standing[0]?.y ?? 0) - 40 : null, standing);
      for (const [handle, part] of [
        [tube, 'tube'],
        [bottle, 'bottle'],
        [calendar, 'calendar'],
      ] as const) {
        const { x, y, width, height } = bedside.place(part);
        handle.place(x, y, width, height);
      }
    },
    draw(frame, wall) {
      const { view, params, hidden } = frame;
      if (view.draws.length > drawn) drewAt = wall;
      drawn = view.draws.length;
      const since = (wall - drewAt) / FILLING;
      const fills = since >= 0 && since < 1 && !reducedMotion;
      if (fills) context.redraw();
      head.set(hidden.size > 0 ? HEALTHY : view, wall, reducedMotion || !frame.running);
      bedside.set({
        day: view.day,
        dose: hidden.has('levothyroxine') ? 'L-T4' : params.levothyroxine === 0 ? 'none' : `${params.levothyroxine} µg`,
        tablet: params.levothyroxine > 0,
        calcium: params.calcium,
        biotin: params.biotin,
        blood: drawn === 0 ? 0 : fills ? since : 1,
      });
      plot.draw(frame);
      fillSlip(slip, frame);
    },
    describe: describeThyroid,
    destroy: () => root.destroy({ children: true }),
  };
};
