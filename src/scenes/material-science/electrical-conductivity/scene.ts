/** A probe station in a chamber from 80 to 600 K, its source and voltmeter, and the resistivities that were found. */
import { Container, Graphics } from 'pixi.js';
import { SAMPLE_NAMES } from '../../../../engine/data/conductivity-samples';
import type { CreateScene, Frame } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { points } from '../../kit/charts/marks';
import { pen } from '../../kit/charts/line';
import { createLeadLayer } from '../../kit/electric/lead';
import { createInstrument } from '../../kit/instruments/instrument';
import { moved } from '../../kit/instruments/socket';
import {
  type Arrangements,
  arrange,
  column,
  fitted,
  grow,
  inset,
  type Placed,
  row,
  spaced,
  stageBox,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { drawCard } from '../../kit/words/paper-sheet';
import { createMaterialsLadder } from './materials-ladder';
import { CHAMBER, createProbeChamber, HEAD_BOX, SAMPLE_BOX } from './probe-chamber';

type ConductivityFrame = Frame<'electrical_conductivity'>;
type Material = ConductivityFrame['params']['material'];

const ARRANGEMENT: Arrangements<'chamber' | 'meter' | 'oven' | 'chart' | 'ladder'> = {
  wide: column(
    grow(0.5, row(grow(1, 'oven'), grow(1.7, 'meter'))),
    grow(1, row(grow(1, spaced(10, column(grow(1, 'chart'), 'ladder'))), grow(1.25, 'chamber'))),
  ),
  tall: column(row(grow(1, 'oven'), grow(1.9, 'meter')), grow(1, 'chamber')),
};
/** How they look: for recognition. */
const TONES: Readonly<Record<Material, number>> = {
  Copper: 0xc8713f,
  Aluminium: 0xcdd5dd,
  Silver: 0xe4e8ec,
  Gold: 0xe0b040,
  Tungsten: 0x7d858e,
  Platinum: 0xb9bec2,
  Constantan: 0xa98f6a,
  'Silicon wafer': 0x4a5a78,
  Germanium: 0x767c84,
  Polyethylene: 0xf0f3f0,
  'Soda-lime glass': 0xa7d3cb,
};
/** An electron of the picture drifts by this at 1 A, a hundredth of it at each three arrhenius of ten below, units a wall second. */
const DRIFT = 120;
const PREFIXES = [
  [1, ''],
  [1e-3, 'm'],
  [1e-6, 'µ'],
  [1e-9, 'n'],
  [1e-12, 'p'],
  [1e-15, 'f'],
] as const;
/** What Arrhenius's chart shows at least: of 1000/T, and decades. */
const INVERSE = [1.5, 3.5] as const;
const DECADES = 2;

/** A reading in the range that suits it, with all the digits that the instrument gives. */
function ranged({ value, text, unit }: ConductivityFrame['shown']['voltage']): readonly [text: string, unit: string] {
  if (typeof value !== 'number') return ['–', unit];
  const size = Math.abs(value);
  const [factor, prefix] = PREFIXES.find(([least]) => size >= least * 0.9999995) ?? PREFIXES[PREFIXES.length - 1]!;
  const [mantissa = ''] = text.split('×');
  const digits = mantissa.replaceAll(/\D/g, '').replace(/^0+/, '').length;
  const scaled = value / factor;
  const whole = Math.max(1, Math.floor(Math.log10(Math.abs(scaled) || 1)) + 1);
  return [scaled.toFixed(Math.max(0, digits - whole)).replace('-', '−'), `${prefix}${unit}`];
}

export const createScene: CreateScene<'electrical_conductivity'> = (context) => {
  const { reducedMotion, theme } = context;
  const root = new Container({ label: 'conductivity' });
  const room = createRoom(context, { kind: 'workshop' });
  const chamber = createProbeChamber(context);
  const meter = createInstrument(context, {
    form: 'bench',
    title: 'Source and meter',
    display: {
      rows: [
        { label: 'V', unit: 'mV', widest: '000.00000' },
        { label: 'I', unit: 'mA', widest: '000.00000' },
      ],
      note: true,
    },
    keys: [
      { action: 'source_on', print: 'ON' },
      { action: 'reverse', print: '±I' },
    ],
    sockets: [
      { id: 'current-1', kind: 'red' },
      { id: 'current-2', kind: 'red' },
      { id: 'voltage-1', kind: 'blue' },
      { id: 'voltage-2', kind: 'blue' },
    ],
  });
  const oven = createInstrument(context, {
    form: 'bench',
    title: 'Oven',
    display: { rows: [{ unit: 'K', widest: '000.00' }] },
    knobs: [{ input: 'temperature', print: '' }],
  });
  const sheet = new Graphics({ label: 'sheet' });
  const shelf = new Graphics({ label: 'shelf' });
  const straight = createChart(context, {
    ground: 'none',
    x: { label: 'Temperature', short: 'T', unit: 'K', domain: [0, 600] },
    y: { label: 'Resistivity', short: 'ρ', unit: '10⁻⁸ Ω·m' },
    marks: { taken: points({ colour: 'sky', radius: 3.4 }), now: pen({ colour: 'orange' }) },
  });
  /** Arrhenius's way: where heat frees the carriers the points lie on a line. */
  const arrhenius = createChart(context, {
    ground: 'none',
    x: { label: '1000 / T', unit: 'K⁻¹' },
    y: { label: 'Resistivity', short: 'ρ', unit: 'Ω·m', log: true },
    marks: { taken: points({ colour: 'sky', radius: 3.4 }), now: pen({ colour: 'orange' }) },
  });
  const ladder = createMaterialsLadder(context);
  const leads = createLeadLayer(context);
  const cables = (['red', 'red', 'blue', 'blue'] as const).map((kind) =>
    leads.add({ kind, ends: ['none', 'plug'], width: 4 }),
  );
  root.addChild(
    room.root,
    shelf,
    sheet,
    straight.root,
    arrhenius.root,
    ladder.root,
    chamber.root,
    meter.root,
    oven.root,
    leads.root,
  );

  const mount = context.actionHandle('mount', { name: 'Sample: mount it', grip: 'press' });
  const measure = context.actionHandle('measure', { name: 'Chart: measure a point', grip: 'press' });
  const method = context.inputHandle('method', {
    name: 'Probes: leads of the voltmeter',
    hint: 'Press to change between two wires and four probes.',
    grip: 'press',
    tap: () => {
      if (frame) context.setInput('method', frame.params.method === 'Four-probe' ? 'Two-wire' : 'Four-probe');
    },
  });

  let frame: ConductivityFrame | null = null;
  let place = { x: 0, y: 0, scale: 1 };
  let last = Number.NaN;
  let drift = 0;
  let most = 1;
  let charted = true;
  let reached = 0;
  const inverse = growingDomain({ least: INVERSE });

  const layChamber: Placed = {
    lay(box, type) {
      const { x, y, scale } = fitted(box, CHAMBER);
      place = { x, y, scale };
      chamber.root.position.set(x, y);
      chamber.root.scale.set(scale);
      chamber.fit(scale, type);
      mount.place(
        x + SAMPLE_BOX.x * scale,
        y + SAMPLE_BOX.y * scale,
        SAMPLE_BOX.width * scale,
        SAMPLE_BOX.height * scale,
      );
      method.place(x + HEAD_BOX.x * scale, y + HEAD_BOX.y * scale, HEAD_BOX.width * scale, HEAD_BOX.height * scale);
    },
  };
  let shelfY = 0;
  const onShelf = (part: typeof meter): Placed => ({
    least: (type) => part.least(type),
    lay(box, type) {
      shelfY = box.y + box.height;
      part.lay(box, type);
    },
  });
  const layChart: Placed = {
    lay(box, type) {
      charted = true;
      measure.place(box.x, box.y, box.width, box.height);
      drawCard(sheet, box, theme);
      straight.lay(inset(box, 10), type);
      arrhenius.lay(inset(box, 10), type);
    },
  };

  function drawChart({ view, fields, hidden }: ConductivityFrame): void {
    const linear = view.form === 'metal' && !hidden.has('material');
    sheet.visible = charted;
    straight.root.visible = charted && linear;
    arrhenius.root.visible = charted && !linear;
    if (!charted) return;
    const known = !hidden.has('temperature');
    const chart = linear ? straight : arrhenius;
    const unit = linear ? 1e-8 : 1;
    if (linear) {
      let highest = view.resistivity ?? 0;
      for (let n = 0; n < view.points; n++) highest = Math.max(highest, fields.points[2 * n + 1] ?? 0);
      most = Math.max(1, Math.ceil((highest / unit) * 1.1));
      const step = most > 200 ? 100 : most > 50 ? 20 : most > 10 ? 5 : 1;
      straight.domain({ y: [0, Math.ceil(most / step) * step] });
    }
    const along = (t: number): number => (linear ? t : 1000 / t);
    scaledPoints.length = 0;
    for (let n = 0; n < view.points && known; n++)
      scaledPoints.push(along(fields.points[2 * n] ?? 0), (fields.points[2 * n + 1] ?? 0) / unit);
    if (!linear) rangeArrhenius(view);
    chart.marks.taken.rows(scaledPoints, 2, 0, 1, scaledPoints.length / 2);
    const here = view.resistivity;
    chart.marks.now.at(
      known && here !== null && here > 0 ? along(view.t) : Number.NaN,
      here === null ? Number.NaN : here / unit,
    );
  }
  const scaledPoints: number[] = [];

  /** Whole decades about what was measured, and as far along as it was cold. */
  function rangeArrhenius({ resistivity, t, points: count }: ConductivityFrame['view']): void {
    if (count < reached) inverse.reset();
    reached = count;
    let [least, greatest] = [Number.POSITIVE_INFINITY, 0];
    const hold = (x: number, y: number | null): void => {
      if (y === null || y <= 0) return;
      inverse.hold(x);
      least = Math.min(least, y);
      greatest = Math.max(greatest, y);
    };
    hold(1000 / t, resistivity);
    for (let n = 0; n < scaledPoints.length; n += 2) hold(scaledPoints[n] ?? 0, scaledPoints[n + 1] ?? null);
    const low = greatest > 0 ? Math.floor(Math.log10(least)) : -1;
    const high = greatest > 0 ? Math.max(low + DECADES, Math.ceil(Math.log10(greatest))) : low + DECADES;
    arrhenius.domain({ x: inverse.domain, y: [10 ** low, 10 ** high] });
  }

  function drawFlow({ view, running }: ConductivityFrame, wall: number): void {
    const seconds = Number.isFinite(last) ? Math.min(0.1, Math.max(0, (wall - last) / 1000)) : 0;
    last = wall;
    const flows = view.on && view.current > 0;
    const speed = flows ? (DRIFT * Math.max(0.08, 6 + Math.log10(view.current))) / 6 : 0;
    const moved = running && !reducedMotion ? speed * seconds : 0;
    drift += view.averaged && Math.floor(wall / 1200) % 2 === 1 ? -moved : moved;
    chamber.flow(flows ? drift : null, 0);
  }

  const noteOf = ({ view, hidden }: ConductivityFrame): readonly [string, 'plain' | 'warning'] => {
    if (!view.on) return [view.mounted ? 'source off' : 'no sample', 'plain'];
    if (view.belowFloor) return ['below 10 fA', 'warning'];
    if (view.limited) return ['at its limit', 'warning'];
    if (view.form === 'insulator' && !hidden.has('material')) return ['electrometer', 'plain'];
    return [view.averaged ? 'both directions' : 'one direction', 'plain'];
  };

  return {
    root,
    resize(stage) {
      charted = false;
      arrange(
        ARRANGEMENT[stage.layout],
        { chamber: layChamber, meter: onShelf(meter), oven: onShelf(oven), chart: layChart, ladder },
        inset(stageBox(stage), 16, 18),
        stage.type,
      );
      const foot = place.y + CHAMBER.height * place.scale;
      room.resize(stage, foot - 50 * place.scale);
      const { x, width } = stage.bleed;
      shelf
        .clear()
        .rect(x, shelfY + 5, width, 9)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
        .rect(x, shelfY - 1, width, 8)
        .fill(theme.benchTop)
        .rect(x, shelfY - 1, width, 1.5)
        .fill(theme.benchLine);
      leads.keep([...meter.clear(), ...oven.clear()]);
      const ports = chamber.ports();
      for (const [index, id] of (['current-1', 'current-2', 'voltage-1', 'voltage-2'] as const).entries()) {
        const cable = cables[index];
        const from = ports[index];
        if (cable && from) leads.lay(cable, moved(from, place, place.scale), meter.port(id), { slack: 0.1 });
      }
    },

    draw(next, wall) {
      frame = next;
      const { view, params, shown, hidden } = next;
      const covered = hidden.has('material');
      const dopingHidden = hidden.has('doping_log') || hidden.has('doping_type');
      chamber.look({
        form: view.form,
        tone: TONES[params.material],
        mounted: view.mounted,
        fourProbes: params.method === 'Four-probe' && !hidden.has('method'),
        covered,
      });
      const known = !hidden.has('temperature');
      chamber.warm(
        known ? view.t : null,
        view.ahead > 0 ? `${view.ahead} to go` : known ? `set ${params.temperature} K` : '',
      );
      // Where doping or temperature is to be found its carriers are not told of.
      const told = known && !covered && !dopingHidden;
      chamber.carriers(told ? view.carriers : null);
      drawFlow(next, wall);
      const [volts, voltUnit] = ranged(shown.voltage);
      const [amperes, ampereUnit] = ranged(shown.current_actual);
      meter.set(0, volts);
      meter.display?.setUnit(0, voltUnit);
      meter.set(1, amperes);
      meter.display?.setUnit(1, ampereUnit);
      meter.note(...noteOf(next));
      oven.set(0, shown.sample_temperature.text);
      mount.enable(!view.mounted);
      measure.enable(charted);
      drawChart(next);
      // Where its doping is to be found silicon has no place.
      ladder.set(
        dopingHidden ? view.ladder.filter((_, n) => SAMPLE_NAMES[n] !== 'Silicon wafer') : view.ladder,
        view.resistivity,
      );
    },

    describe({ view, params, shown, hidden }) {
      const covered = hidden.has('material');
      const sentences = [
        covered ? 'The sample lies under a lid.' : `The sample is ${params.material.toLowerCase()}.`,
        view.mounted ? 'It is mounted.' : 'It is not mounted yet.',
        `The thermometer shows ${shown.sample_temperature.text} K.`,
      ];
      if (!hidden.has('method'))
        sentences.push(
          params.method === 'Four-probe'
            ? 'Two probes carry the current, two others go to the voltmeter.'
            : 'The voltmeter hangs on the two leads that carry the current.',
        );
      sentences.push(
        view.on
          ? `The meters show ${ranged(shown.voltage).join(' ')} and ${ranged(shown.current_actual).join(' ')}, ${view.averaged ? 'averaged over both directions' : 'in one direction'}.`
          : 'The source is off.',
      );
      const { carriers } = view;
      if (carriers && !covered && !hidden.has('temperature') && !hidden.has('doping_log') && !hidden.has('doping_type'))
        sentences.push(
          carriers.electrons > 2 * carriers.holes
            ? 'Its carriers are electrons.'
            : carriers.holes > 2 * carriers.electrons
              ? 'Its carriers are holes.'
              : 'Its carriers are electrons and as many holes.',
        );
      if (view.limited) sentences.push('The source is at its limit.');
      if (view.belowFloor) sentences.push('The current is below what the electrometer can tell.');
      if (view.ahead > 0) sentences.push(`A sweep has ${view.ahead} temperatures to go.`);
      if (view.points > 0) sentences.push(`The chart has ${view.points} ${view.points === 1 ? 'point' : 'points'}.`);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
