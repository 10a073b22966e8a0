/** Thyroid function: the loop in head and neck, calendar and tablets, the plot of TSH against free T4, and the assay's slip. */
import { Container } from 'pixi.js';
import { LEAST_TSH, MOST_PRINTED_TSH, THYROID_RANGES } from '../../../../engine/data/thyroid-ranges';
import type { CreateScene, Frame } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line, pen } from '../../kit/charts/line';
import { band, points } from '../../kit/charts/marks';
import { label } from '../../kit/charts/words';
import { createResultSlip, type SlipLine } from '../../kit/instruments/result-slip';
import { chartOnScreen, createScreenCase } from '../../kit/instruments/screen-case';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createBedside } from './bedside';
import { createHeadNeck } from './head-neck';

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
/** Where the line is named: beside it, above. */
const NAMED = { ft4: 8, tsh: 120 } as const;

/** A loop at rest, for who has to find out how it is: TSH in mU/L, hormones in pmol/L. */
const HEALTHY = { tsh: 1.5, ft4: 16, ft3: 5, secretion: 1 } as const;

export const createScene: CreateScene<'thyroid_function'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'thyroid function' });
  const room = createRoom(context, { kind: 'clinic' });
  const head = createHeadNeck(context);
  const bedside = createBedside(context);
  const slip = createResultSlip(context, LINES);
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Free T4, pmol/L', short: 'FT4', domain: [0, 32] },
    y: { label: 'TSH', unit: 'mU/L', log: true, domain: [0.004, 600] },
    marks: {
      usualT4: band({ along: 'x', colour: 'green', alpha: 0.14 }),
      usualTsh: band({ along: 'y', colour: 'green', alpha: 0.14 }),
      pituitary: line({ colour: 'sky', width: 2 }),
      before: points({ colour: 'orange', radius: 4 }),
      now: pen({ colour: 'bright', radius: 5 }),
      name: label({ colour: 'bright', text: 'healthy pituitary' }),
    },
  });
  const screen = chartOnScreen(createScreenCase(context, { title: 'Pituitary and thyroid' }), chart);
  const widths = growingDomain({ least: [0, 32] });
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

  function drawChart({ view, hidden }: ThyroidFrame): void {
    const { draws, line: ends } = view;
    if (draws.length === 0) widths.reset();
    // What the blood has now is the answer where something is to be found: then the chart has only what was drawn.
    const now = hidden.size > 0 ? draws.at(-1) : view;
    chart.domain({ x: widths.hold(Math.max(0, now?.ft4 ?? 0, ...draws.map(({ ft4 }) => ft4))) });
    chart.marks.usualT4.set(...THYROID_RANGES.ft4);
    chart.marks.usualTsh.set(...THYROID_RANGES.tsh);
    chart.marks.pituitary.columns(
      ends.map(({ ft4 }) => ft4),
      ends.map(({ tsh }) => tsh),
      ends.length,
    );
    chart.marks.before.columns(
      draws.map(({ ft4 }) => ft4),
      draws.map(({ tsh }) => tsh),
      draws.length,
    );
    if (now) chart.marks.now.at(now.ft4, now.tsh);
    else chart.marks.now.hide();
    chart.marks.name.at(NAMED.ft4, NAMED.tsh);
  }

  /** As an assay prints it beyond its scale. */
  const printed = (id: string, text: string, value: unknown): string => {
    if (typeof value !== 'number') return '';
    if (id === 'tsh' && value <= LEAST_TSH) return `<${LEAST_TSH}`;
    return id === 'tsh' && value > MOST_PRINTED_TSH ? `>${MOST_PRINTED_TSH}` : text;
  };

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
      const { view, shown, params, hidden } = frame;
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
      drawChart(frame);
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
    },
    describe({ view, shown, params, hidden }) {
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
    },
    destroy: () => root.destroy({ children: true }),
  };
};
