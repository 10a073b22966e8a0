/** Three kinds of bond: a viewer of lattice and pair, the energy curve below it, and a bench that heats, measures and strikes. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame, Handle, Point, StageSize, TypeSizes } from '../../contract';
import { createLeadLayer } from '../../kit/electric/lead';
import { createLabelledBeaker } from '../../kit/glassware/labelled-beaker';
import { createInstrument } from '../../kit/instruments/instrument';
import { moved, portAt } from '../../kit/instruments/socket';
import { type Arrangements, arrange, column, fitted, grow, row, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createBondTriangle } from './bond-triangle';
import { createBondViewer } from './bond-viewer';
import { LOOKS } from './bonding-looks';
import { createConductivityCell } from './conductivity-cell';
import { createEnergyCurve } from './energy-curve';
import { createHammerAndAnvil, type PieceShape } from './hammer-and-anvil';
import { createLampStand } from './lamp-stand';

type BondFrame = Frame<'bonding_types'>;

const ARRANGEMENT: Arrangements<'viewer' | 'curve' | 'triangle' | 'supply' | 'bench'> = {
  wide: row(
    grow(0.92, column(grow(1.5, 'viewer'), grow(1, 'curve'))),
    grow(1, column(grow(1, row(grow(1, 'triangle'), grow(0.9, 'supply'))), grow(1.55, 'bench'))),
  ),
  // A phone has the curve in its plot, the triangle in its readings.
  tall: column(grow(0.95, row(grow(2, 'viewer'), grow(1, 'supply'))), grow(1, 'bench')),
};
const MARGIN = { x: 14, top: 14, bottom: 28 } as const;
/** The back edge of the bench, above the foot of what stands on it. */
const BENCH_DEPTH = 84;
/** What stands on the bench, in units of its own: its size and where the feet are. */
const BENCH = { width: 508, height: 292 } as const;
const FEET = { anvil: 46, cell: 230, lamp: 378, beaker: 465 } as const;
const BEAKER = { height: 96, radius: 40 } as const;
/** White light after water. */
const WATER_LIGHT = 0xd2e8f6;
/** The lamp's full current. */
const FULL_LAMP = 0.5;
const SPIN = 0.16;
/** The handle of the lattice follows its turning in such steps, degrees. */
const TOLD = 15;
const RADIANS = Math.PI / 180;

const PIECES: Readonly<Record<BondFrame['view']['blow'], PieceShape>> = {
  'not struck': 'whole',
  'cleaved along {100}': 'cleaved',
  'slipped along {110}': 'slipped',
  'slipped along {111}': 'slipped',
  shattered: 'shattered',
};

const inAngstrom = (value: number): string => `${value.toFixed(2)} Å`;

export const createScene: CreateScene<'bonding_types'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'kinds of bond' });
  const room = createRoom(context, { kind: 'wet-lab' });

  // ------------------------------------------------------------ parts
  const viewer = createBondViewer(context);
  const curve = createEnergyCurve(context);
  const triangle = createBondTriangle(context);
  const supply = createInstrument(context, {
    form: 'panel',
    title: 'AC source, 1 kHz',
    display: {
      rows: [
        { unit: 'V~', widest: '12.000' },
        { unit: 'A~', widest: '10.00000' },
        { unit: '°C', widest: '3000.0', second: true },
      ],
      note: true,
    },
    knobs: [{ action: 'apply_voltage', print: '' }],
    sockets: [
      { id: 'minus', kind: 'blue' },
      { id: 'probe', kind: 'probe' },
      { id: 'plus', kind: 'red' },
    ],
  });
  const bench = new Container({ label: 'bench' });
  const cell = createConductivityCell(context);
  const anvil = createHammerAndAnvil(context);
  const lamp = createLampStand(context);
  const beaker = createLabelledBeaker(context, { ...BEAKER, transmitted: WATER_LIGHT });
  cell.root.x = FEET.cell;
  anvil.root.x = FEET.anvil;
  lamp.root.x = FEET.lamp;
  beaker.place(FEET.beaker, 0, 1);
  bench.addChild(lamp.root, cell.root, beaker.root, anvil.root);
  const leads = createLeadLayer(context);
  const cables = {
    minus: leads.add({ kind: 'blue', ends: ['plug', 'none'] }),
    plus: leads.add({ kind: 'red' }),
    lamp: leads.add({ kind: 'red', ends: ['plug', 'none'] }),
    probe: leads.add({ kind: 'probe', ends: ['plug', 'none'] }),
  };
  root.addChild(room.root, viewer.root, curve.root, triangle.root, supply.root, bench, leads.root);

  // ------------------------------------------------------------ what hands do
  let look = LOOKS['NaCl (Ionic)'];
  let lattice: boolean | null = null;
  let yaw = 0.62;
  let pitch = 0.38;
  let held = false;

  const showPair = (down: boolean): void => {
    if (down && lattice) context.dispatch({ do: 'view', value: 'charge density' });
  };
  const along = {
    grip: 'x',
    held: showPair,
    drag: (point: Point, start: Point, value: number) => value + (point.x - start.x) / viewer.unit,
  } as const;
  const turning = context.handle({
    role: 'point',
    name: 'Lattice: turn it',
    hint: 'Drag it round, or use the arrow keys.',
    min: { x: -720, y: -85 },
    max: { x: 720, y: 85 },
    step: 5,
    value: { x: 35, y: 22 },
    format: ({ x, y }) => `turned by ${Math.round(x)}°, tilted by ${Math.round(y)}°`,
    set: ({ x, y }) => {
      yaw = x * RADIANS;
      pitch = y * RADIANS;
      context.redraw();
    },
    drag: (point, start, value) => ({ x: value.x + (point.x - start.x) * 0.7, y: value.y + (point.y - start.y) * 0.7 }),
    held: (down) => {
      held = down;
    },
  });
  const partner = context.actionHandle('set_separation', { ...along, name: 'Partner: pull it away or push it in' });
  const bead = context.actionHandle('set_separation', { ...along, name: 'Bead on the energy curve: separation' });
  const burner = context.actionHandle('set_temperature', {
    name: 'Burner: temperature of the sample',
    hint: 'Drag upwards to heat and downwards to cool; or use the arrow keys.',
    grip: 'y',
    drag: (point, start, celsius) => celsius - (point.y - start.y) * look.heating,
  });
  const pour = context.actionHandle('add_to_water', { name: 'Beaker: add the sample to water' });
  const blow = context.actionHandle('strike', { name: 'Hammer: strike the piece' });

  // ------------------------------------------------------------ layout
  let before = Number.NaN;
  let seen = '';
  let blows = -1;
  let told = Number.NaN;
  let curveShown = true;

  const placeAt = (handle: Handle, { x, y }: Point, width: number, height = width): void =>
    handle.place(x - width / 2, y - height / 2, width, height);

  function layBench(box: Box): void {
    const { x, y, height, scale } = fitted(box, BENCH);
    bench.position.set(x, y + height);
    bench.scale.set(scale);
    const at = (foot: number, point: Point): Point => ({
      x: x + (foot + point.x) * scale,
      y: y + height + point.y * scale,
    });
    placeAt(burner, at(FEET.cell, { x: 20, y: -30 }), 76 * scale, 58 * scale);
    placeAt(pour, at(FEET.beaker, { x: 0, y: -BEAKER.height / 2 }), 2 * BEAKER.radius * scale, BEAKER.height * scale);
    placeAt(blow, at(FEET.anvil, { x: 14, y: -70 }), 112 * scale, 140 * scale);
  }

  function layLeads(floor: number, others: readonly Box[]): void {
    const { x, y } = bench.position;
    const scale = bench.scale.x;
    const on = (foot: number, point: Point) => moved(portAt(point, 'top'), { x: x + foot * scale, y }, scale);
    const [left, right] = lamp.ports;
    leads.keep([...supply.clear(), ...others], floor);
    leads.lay(cables.plus, supply.port('plus'), on(FEET.lamp, right.at));
    leads.lay(cables.lamp, on(FEET.lamp, left.at), on(FEET.cell, cell.plus), { slack: 0.2 });
    leads.lay(cables.minus, supply.port('minus'), on(FEET.cell, cell.minus), { slack: 0.15 });
    leads.lay(cables.probe, supply.port('probe'), on(FEET.cell, cell.probe), { slack: 0.15 });
  }

  function resize(stage: StageSize): void {
    const { width, height } = stageBox(stage);
    const floor = height - MARGIN.bottom;
    const boxes = new Map<string, Box>();
    const noted = (name: string, part: { lay(box: Box, type: TypeSizes): void; readonly root?: Container }) => ({
      ...(part.root ? { root: part.root } : {}),
      lay(box: Box, type: TypeSizes) {
        boxes.set(name, box);
        part.lay(box, type);
      },
    });
    arrange(
      ARRANGEMENT[stage.layout],
      {
        viewer: noted('viewer', viewer),
        curve: noted('curve', curve),
        triangle: noted('triangle', triangle),
        supply,
        bench: { lay: layBench },
      },
      { x: MARGIN.x, y: MARGIN.top, width: width - 2 * MARGIN.x, height: floor - MARGIN.top },
      stage.type,
    );
    curveShown = curve.root.visible;
    bead.enable(curveShown);
    layLeads(floor + 8, [...boxes.values()]);
    const scale = bench.scale.x;
    room.resize(
      stage,
      floor - BENCH_DEPTH,
      [
        { x: FEET.anvil, width: 72, height: 60 },
        { x: FEET.cell, width: 180, height: 220 },
        { x: FEET.lamp, width: 88, height: 60 },
        { x: FEET.beaker, width: 2 * BEAKER.radius, height: BEAKER.height },
      ].map((thing) => ({
        x: bench.x + thing.x * scale,
        y: bench.y,
        width: thing.width * scale,
        height: thing.height * scale,
      })),
    );
    seen = '';
    lattice = null;
  }

  // ------------------------------------------------------------ drawing
  function showCompound(frame: BondFrame): void {
    const { view, fields, hidden } = frame;
    const key = `${view.compound} ${hidden.size}`;
    if (key === seen) return;
    seen = key;
    look = LOOKS[view.compound];
    const secret = hidden.has('compound');
    viewer.show(look, frame, secret);
    curve.plot(fields.curve, view.curveFrom, view.frame.to);
    const [a, b] = look.chi;
    triangle.set((a + b) / 2, Math.abs(a - b), secret ? null : look.short);
  }

  function drawViewer(frame: BondFrame, seconds: number): void {
    const { view, running } = frame;
    const now = view.look === 'lattice';
    if (now !== lattice) {
      lattice = now;
      const { x, y, width, height } = viewer.picture;
      turning.enable(now);
      turning.place(x, y, width, height);
      partner.enable(!now);
    }
    if (now && running && !held && !reducedMotion) yaw += SPIN * seconds;
    viewer.turn(yaw, pitch);
    viewer.draw(frame);
    placeAt(partner, viewer.partner(view.separation), 52, 68);
    partner.update(view.separation);
    const degrees = Math.round(yaw / RADIANS / TOLD) * TOLD;
    if (degrees === told || held) return;
    told = degrees;
    turning.update({ x: ((((degrees + 180) % 360) + 360) % 360) - 180, y: Math.round(pitch / RADIANS) });
  }

  function drawBench({ view, shown, readings }: BondFrame, now: number): void {
    cell.set(look.sample, view.condition);
    cell.heat(view.temperature, view.target, reducedMotion ? 0 : now);
    anvil.set(view.condition === 'solid' ? PIECES[view.blow] : 'none', look.colour);
    const current = typeof readings.current_a === 'number' ? readings.current_a : 0;
    lamp.lamp.setPower(current / FULL_LAMP);
    supply.set(0, shown.voltage_v.text);
    supply.set(1, shown.current_a.text);
    supply.set(2, shown.temperature_c.text);
    supply.note(view.limited ? 'current limit' : '', 'warning');
    supply.knobs[0]?.turnTo(view.voltage);
    burner.update(view.target);
  }

  function drawCurve({ view, shown }: BondFrame): void {
    if (!curveShown) return;
    const energy = shown.pair_energy_kjmol;
    const at = curve.set(
      view.separation,
      typeof energy.value === 'number' ? energy.value : 0,
      `${inAngstrom(view.separation)}  ${energy.text} kJ/mol`,
    );
    placeAt(bead, at, 40);
    bead.update(view.separation);
  }

  return {
    root,
    resize,

    draw(frame, now) {
      const { view } = frame;
      const seconds = Number.isNaN(before) ? 0 : Math.min(0.1, Math.max(0, (now - before) / 1000));
      before = now;
      showCompound(frame);
      drawViewer(frame, seconds);
      drawCurve(frame);
      drawBench(frame, now);
      if (view.blows !== blows) {
        if (blows >= 0 && view.blows > blows && !reducedMotion) anvil.swing();
        blows = view.blows;
      }
      if (anvil.tick(seconds)) context.redraw();
    },

    describe({ view, shown, params, hidden }) {
      const name = hidden.has('compound') ? 'The sample' : params.compound;
      const state = {
        solid: `is solid, ${view.structure ?? ''},`,
        liquid: 'is liquid',
        gas: 'is a gas',
        dissolved: 'is dissolved in water',
      }[view.condition];
      const sentences = [
        `${name} ${state} at ${shown.temperature_c.text} °C.`,
        `The pair is at ${view.separation.toFixed(2)} Å and has an energy of ${shown.pair_energy_kjmol.text} kJ/mol.`,
      ];
      if (shown.conductivity_meter.value !== null) {
        sentences.push(
          `At ${view.voltage.toFixed(1)} V a current of ${shown.current_a.text} A flows; the conductivity is ${shown.conductivity_meter.text}.`,
        );
      }
      if (view.limited) sentences.push('The source is at its limit of 10 A.');
      if (view.blow !== 'not struck') sentences.push(`Under the hammer it has ${view.blow}.`);
      sentences.push(`The viewer shows ${view.look === 'lattice' ? 'the lattice' : `the ${view.look} of the pair`}.`);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
