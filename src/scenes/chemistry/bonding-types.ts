/** Three kinds of bond: a viewer of lattice and pair, the energy curve below it, and a bench that heats, measures and strikes. */
import { Container, Graphics } from 'pixi.js';
import type { Look } from '../../../engine/chemistry/bonding-types';
import type { CreateScene, Frame, Handle, Point } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createBallCloud } from '../kit/ball-cloud';
import { createBenchSupply } from '../kit/bench-supply';
import { createBondTriangle } from '../kit/bond-triangle';
import { createCable } from '../kit/cable';
import { createConductivityCell } from '../kit/conductivity-cell';
import { createEnergyCurve } from '../kit/energy-curve';
import { glassVessel, type Profile } from '../kit/glass';
import { createHammerAndAnvil, type PieceShape } from '../kit/hammer-and-anvil';
import { createIlluminatedButton } from '../kit/illuminated-button';
import { knobTravel } from '../kit/knob';
import { createLamp } from '../kit/lamp';
import { createLiquid } from '../kit/liquid';
import { createPairPicture } from '../kit/pair-picture';
import { createReadOut } from '../kit/read-out';
import { contactShadow, screen } from '../kit/shading';
import { type Layout, LAYOUTS, type Spot } from './bonding-layout';
import { BALLS, type CompoundLook, ELECTRON_LOOK, LOOKS, movedElectrons } from './bonding-looks';

type BondFrame = Frame<'bonding_types'>;

const SUPPLY = { width: 114, height: 156 } as const;
const LAMP = 84;
const BEAKER: Profile = [
  [0, 36],
  [4, 39],
  [88, 39],
  [94, 43],
];
const WATER_HEIGHT = 62;
const WATER_LIGHT = 0xe6f3fb;
const VIEWS = ['Orbitals', 'Lattice', 'Charge density'] as const;
const LOOK_ORDER = ['orbitals', 'lattice', 'charge density'] as const satisfies readonly Look[];
const SHORT_VIEWS = ['Orbitals', 'Lattice', 'Density'] as const;
const VOLTS = [0, 12] as const;
const CELSIUS = [-50, 3000] as const;
const ANGSTROMS = [0.5, 10] as const;
/** The lamp's full current. */
const FULL_LAMP = 0.5;
const KNOB_TRAVEL = 150;
const SPIN = 0.16;
/** The handle of the lattice follows its turning in such steps, degrees. */
const TOLD = 15;
const TEXT = 12;
const RADIANS = Math.PI / 180;

const PIECES: Readonly<Record<BondFrame['view']['blow'], PieceShape>> = {
  'not struck': 'whole',
  'cleaved along {100}': 'cleaved',
  'slipped along {110}': 'slipped',
  shattered: 'shattered',
};

const DENSITY_WORDS = 'electrons, from few (dark) to many';
const ORBITAL_WORDS = 'orbitals, schematic';

/** What a voltage on the cell does to the particles drawn. */
function driftOf({ voltage, condition, compound }: BondFrame['view']): string {
  if (voltage === 0 || condition === 'gas') return '';
  if (compound === 'Fe (Metallic)') return 'electrons drift against the field';
  if (compound === 'H2O (Covalent)') return 'hardly any ions to carry a current';
  return condition === 'solid' ? 'ions locked in' : 'ions drift with and against the field';
}

const inAngstrom = (value: number): string => `${value.toFixed(2)} Å`;

export const createScene: CreateScene<'bonding_types'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'kinds of bond' });
  const backdrop = createBackdrop(context);

  // ------------------------------------------------------------ parts
  const viewer = new Container({ label: 'viewer' });
  const glass = new Container();
  const balls = createBallCloud(context, BALLS);
  const pair = createPairPicture(context);
  const cover = new Graphics();
  viewer.mask = cover;
  const keyDots = new Graphics();
  const legend = [0, 1].map(() => context.text({ size: 13, weight: '600', colour: 0xdbe7f2, anchor: [0, 0.5] }));
  const words = context.text({ size: 13, weight: '600', colour: theme.screenGlow, anchor: [0, 0] });
  // Molecules drift behind them.
  for (const text of [...legend, words]) text.style.stroke = { color: theme.screen, width: 4, join: 'round' };
  viewer.addChild(balls.root, pair.root, keyDots, ...legend, words);
  const buttons = VIEWS.map(() => createIlluminatedButton(context));
  const curve = createEnergyCurve(context, { x: 'Å', y: 'Energy, kJ/mol' });
  const meter = createReadOut(context, 15);
  const triangle = createBondTriangle(context);
  const cell = createConductivityCell(context);
  const anvil = createHammerAndAnvil(context);
  const beaker = new Container({ label: 'beaker' });
  const vessel = glassVessel(theme, BEAKER);
  const water = createLiquid(theme, BEAKER);
  beaker.addChild(contactShadow(theme, 108, 20), vessel.back, water.root, vessel.front);
  const supply = createBenchSupply(context, SUPPLY.width, SUPPLY.height);
  const lamp = createLamp(context, LAMP);
  const leads = [createCable(context), createCable(context), createCable(context)] as const;
  root.addChild(
    backdrop.root,
    glass,
    viewer,
    cover,
    ...buttons.map((button) => button.root),
    curve.root,
    triangle.root,
    supply.root,
    lamp.root,
    cell.root,
    ...leads.map((lead) => lead.root),
    beaker,
    anvil.root,
    meter.root,
  );

  // ------------------------------------------------------------ what hands do
  let layout: Layout = LAYOUTS.wide;
  let look: CompoundLook = LOOKS['NaCl (Ionic)'];
  let shownView: Look | null = null;
  let yaw = 0.62;
  let pitch = 0.38;
  let held = false;
  let unit = 34;

  const showPair = (): void => {
    if (shownView === 'lattice') context.dispatch({ do: 'view', value: 'charge density' });
  };
  const separate = (value: number): void => {
    showPair();
    context.dispatch({ do: 'set_separation', value: Math.round(value * 100) / 100 });
  };
  const slider = {
    role: 'slider',
    min: ANGSTROMS[0],
    max: ANGSTROMS[1],
    step: 0.02,
    value: 2.36,
    format: inAngstrom,
    set: separate,
    drag: (point: Point, start: Point, value: number) => value + (point.x - start.x) / unit,
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
  const partner = context.handle({
    ...slider,
    name: 'Partner: pull it away or push it in',
    hint: 'Drag it along the axis, or use the arrow keys.',
  });
  const views = LOOK_ORDER.map((value) =>
    context.handle({
      role: 'button',
      name: `View: ${value}`,
      press: () => context.dispatch({ do: 'view', value }),
    }),
  );
  const bead = context.handle({
    ...slider,
    name: 'Bead on the energy curve: separation',
    hint: 'Drag it along the curve, or use the arrow keys.',
  });
  const burner = context.handle({
    role: 'slider',
    name: 'Burner: temperature of the sample',
    hint: 'Drag upwards to heat and downwards to cool; or use the arrow keys.',
    min: CELSIUS[0],
    max: CELSIUS[1],
    step: 5,
    value: 25,
    format: (celsius) => `${Math.round(celsius)} °C`,
    set: (celsius) => context.dispatch({ do: 'set_temperature', value: Math.round(celsius) }),
    drag: (point, start, celsius) => celsius - (point.y - start.y) * look.heating,
  });
  const knob = context.handle({
    role: 'slider',
    name: 'Power pack: voltage on the cell',
    hint: 'Drag the knob to the right or up; or use the arrow keys.',
    min: VOLTS[0],
    max: VOLTS[1],
    step: 0.5,
    value: 0,
    format: (volts) => `${volts.toFixed(1)} V`,
    set: (volts) => context.dispatch({ do: 'apply_voltage', value: Math.round(volts * 10) / 10 }),
    drag: (point, start, volts) => volts + knobTravel(point, start, KNOB_TRAVEL) * VOLTS[1],
  });
  const pour = context.handle({
    role: 'button',
    name: 'Beaker: add the sample to water',
    press: () => context.dispatch({ do: 'add_to_water' }),
  });
  const blow = context.handle({
    role: 'button',
    name: 'Hammer: strike the piece',
    press: () => context.dispatch({ do: 'strike' }),
  });

  // ------------------------------------------------------------ drawing
  let narrow = false;
  let before = Number.NaN;
  let seen = '';
  let blows = -1;
  let density = '';
  let told = Number.NaN;

  const away = (handle: Handle): void => handle.place(-1e4, -1e4, 1, 1);

  function placeViewHandles(): void {
    const { x, y, width, height } = layout.viewer;
    if (shownView === 'lattice') {
      turning.enable(true);
      turning.place(x, y, width, height);
      partner.enable(false);
      away(partner);
    } else {
      turning.enable(false);
      away(turning);
      partner.enable(true);
    }
  }

  function paintLegend(): void {
    keyDots.clear();
    const { height } = layout.viewer;
    const size = (legend[0]?.style.fontSize as number | undefined) ?? 13;
    let x = 18;
    look.legend.forEach(([name, colour], n) => {
      const text = legend[n];
      if (!text) return;
      text.text = name;
      keyDots.circle(x, height - 6 - size * 0.6, 5.5).fill(colour);
      text.position.set(x + 10, height - 6 - size * 0.6);
      x += 10 + text.width + 22;
    });
  }

  function showCompound({ view, fields, params, hidden }: BondFrame): void {
    const key = `${params.compound} ${view.compound} ${narrow} ${hidden.size}`;
    if (key === seen) return;
    seen = key;
    look = LOOKS[view.compound];
    unit = layout.viewer.width / (view.frame.to - view.frame.from);
    pair.show({ ...look.face, from: view.frame.from, to: view.frame.to });
    curve.plot(fields.curve, view.curveFrom, view.frame.to, view.frame.from);
    paintLegend();
    density = '';
    const secret = hidden.has('compound');
    for (const text of legend) text.visible = !secret;
    const [a, b] = look.chi;
    triangle.set((a + b) / 2, Math.abs(a - b), secret ? null : look.short);
  }

  function drawPair({ view, fields, hidden }: BondFrame): void {
    const { separation, look: mode, gone, compound } = view;
    const [first, second] = hidden.has('compound') ? (['', ''] as const) : look.partners;
    const charged = compound === 'NaCl (Ionic)' && gone > 0.5;
    if (first === '') pair.name('', '');
    else if (charged) pair.name(`${first}⁺`, `${second}⁻`);
    else pair.name(first, second);
    const stamp = `${mode} ${separation}`;
    if (stamp !== density) {
      density = stamp;
      // The shape of the field is that of the model: five rows to about nine columns.
      const rows = Math.round(Math.sqrt((fields.density.length * 60) / 104));
      pair.draw(
        separation,
        mode === 'charge density' ? fields.density : null,
        rows,
        fields.density.length / rows,
        mode === 'orbitals' ? movedElectrons(compound, separation, gone) : [],
        1 - 0.8 * gone,
      );
    }
    const { x, y, height, width } = layout.viewer;
    const at = Math.min(width - 22, (separation - view.frame.from) * unit);
    partner.place(x + at - 26, y + height / 2 - 34, 52, 68);
  }

  function drawLattice({ view, fields, running }: BondFrame, seconds: number): void {
    if (running && !held && !reducedMotion) yaw += SPIN * seconds;
    const { height } = layout.viewer;
    balls.turn(yaw, pitch, (0.5 * height) / look.extent);
    const sea = view.condition === 'gas' ? fields.electrons.subarray(0, 0) : fields.electrons;
    balls.draw(fields.balls, sea, ELECTRON_LOOK, view.reach);
    const degrees = Math.round(yaw / RADIANS / TOLD) * TOLD;
    if (degrees !== told && !held) {
      told = degrees;
      turning.update({ x: ((((degrees + 180) % 360) + 360) % 360) - 180, y: Math.round(pitch / RADIANS) });
    }
  }

  function drawViewer(frame: BondFrame, seconds: number): void {
    const { view } = frame;
    if (view.look !== shownView) {
      shownView = view.look;
      const labels = narrow ? SHORT_VIEWS : VIEWS;
      buttons.forEach((button, n) => button.set(labels[n] ?? '', LOOK_ORDER[n] === view.look));
      balls.root.visible = view.look === 'lattice';
      pair.root.visible = view.look !== 'lattice';
      keyDots.visible = view.look === 'lattice';
      for (const text of legend) text.renderable = view.look === 'lattice';
      placeViewHandles();
      density = '';
    }
    if (view.look === 'lattice') drawLattice(frame, seconds);
    else drawPair(frame);
    const says =
      view.look === 'lattice' ? driftOf(view) : view.look === 'charge density' ? DENSITY_WORDS : ORBITAL_WORDS;
    if (words.text !== says) words.text = says;
  }

  function drawBench({ view, shown, readings }: BondFrame, now: number): void {
    cell.set(look.sample, view.condition);
    cell.heat(view.temperature, view.target, reducedMotion ? 0 : now);
    anvil.set(view.condition === 'solid' ? PIECES[view.blow] : 'none', look.colour);
    const current = typeof readings.current_a === 'number' ? readings.current_a : 0;
    lamp.setPower(current / FULL_LAMP);
    supply.set(view.voltage.toFixed(1), 'V', view.voltage / VOLTS[1]);
    const limit = view.limited ? ' limit' : '';
    meter.set(
      `T ${shown.temperature_c.text} °C\nκ ${shown.conductivity_meter.text}\nI ${shown.current_a.text} A${limit}`,
    );
    water.set(WATER_HEIGHT, WATER_LIGHT);
    burner.update(view.target);
    knob.update(view.voltage);
  }

  const put = (part: Container, { x, y, scale }: Spot): void => {
    part.position.set(x, y);
    part.scale.set(scale);
  };
  const from = ({ x, y, scale }: Spot, point: Point): Point => ({ x: x + scale * point.x, y: y + scale * point.y });

  return {
    root,
    resize(stage) {
      layout = LAYOUTS[stage.layout];
      narrow = stage.layout === 'narrow';
      const size = Math.max(TEXT, TEXT * stage.pixel);
      backdrop.resize(stage, layout.benchY);
      const { viewer: box } = layout;
      for (const child of glass.removeChildren()) child.destroy();
      glass.addChild(screen(theme, box.width, box.height, 10));
      glass.position.set(box.x, box.y);
      viewer.position.set(box.x, box.y);
      cover.clear().roundRect(box.x, box.y, box.width, box.height, 10).fill(0xffffff);
      balls.root.position.set(box.width / 2, box.height / 2);
      pair.lay(box.width, box.height);
      words.position.set(14, 9);
      buttons.forEach((button, n) => {
        const gap = 8;
        const wide = (layout.buttons.width - 2 * gap) / 3;
        const x = layout.buttons.x + n * (wide + gap);
        button.root.position.set(x, layout.buttons.y);
        button.lay(wide, layout.buttons.height);
        views[n]?.place(x, layout.buttons.y, wide, layout.buttons.height);
      });
      curve.root.position.set(layout.curve.x, layout.curve.y);
      curve.lay(layout.curve.width, layout.curve.height, size, !narrow);
      meter.root.position.set(layout.meter.x, layout.meter.y);
      meter.lay(layout.meter.width, layout.meter.height);
      triangle.root.visible = layout.triangle !== null;
      if (layout.triangle) {
        triangle.root.position.set(layout.triangle.x, layout.triangle.y);
        triangle.lay(layout.triangle.width, layout.triangle.height, size);
      }
      put(cell.root, layout.cell);
      put(anvil.root, layout.anvil);
      put(beaker, layout.beaker);
      put(supply.root, layout.supply);
      put(lamp.root, layout.lamp);
      const minus = from(layout.cell, cell.minus);
      const plus = from(layout.cell, cell.plus);
      const foot = from(layout.lamp, { x: -LAMP * 0.16, y: LAMP * 0.27 });
      const head = from(layout.lamp, { x: LAMP * 0.16, y: LAMP * 0.27 });
      leads[0].lay(plus, foot, 10 * layout.cell.scale);
      const posts = { plus: from(layout.supply, supply.posts.plus), minus: from(layout.supply, supply.posts.minus) };
      // Round the display on both sides.
      const beside = (post: Point, x: number, y: number): Point => ({
        x: post.x + x * layout.supply.scale,
        y: post.y + y * layout.supply.scale,
      });
      leads[1].lay(head, posts.plus, 4, beside(posts.plus, 84, -60));
      leads[2].lay(minus, posts.minus, 95 * layout.cell.scale, beside(posts.minus, -31, -70));
      const tap = from(layout.cell, cell.knob);
      const reach = 34 * layout.cell.scale;
      burner.place(tap.x - reach - 20 * layout.cell.scale, tap.y - reach, 2 * reach, 2 * reach * 0.8);
      const dial = from(layout.supply, supply.knob);
      const wide = supply.knobRadius * 1.5 * layout.supply.scale;
      knob.place(dial.x - wide, dial.y - wide, 2 * wide, 2 * wide);
      const { beaker: cup, anvil: block } = layout;
      pour.place(cup.x - 40 * cup.scale, cup.y - 96 * cup.scale, 80 * cup.scale, 98 * cup.scale);
      blow.place(block.x - 44 * block.scale, block.y - 140 * block.scale, 118 * block.scale, 140 * block.scale);
      seen = '';
      shownView = null;
    },

    draw(frame, now) {
      const { view, shown } = frame;
      const seconds = Number.isNaN(before) ? 0 : Math.min(0.1, Math.max(0, (now - before) / 1000));
      before = now;
      showCompound(frame);
      drawViewer(frame, seconds);
      const at = curve.set(
        view.separation,
        typeof shown.pair_energy_kjmol.value === 'number' ? shown.pair_energy_kjmol.value : 0,
        `${inAngstrom(view.separation)}  ${shown.pair_energy_kjmol.text} kJ/mol`,
      );
      bead.place(layout.curve.x + at.x - 20, layout.curve.y + at.y - 20, 40, 40);
      bead.update(view.separation);
      partner.update(view.separation);
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
        solid: 'is solid',
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
      if (view.limited) sentences.push('The power pack is at its limit of 10 A.');
      if (view.blow !== 'not struck') sentences.push(`Under the hammer it has ${view.blow}.`);
      sentences.push(`The viewer shows ${view.look === 'lattice' ? 'the lattice' : `the ${view.look} of the pair`}.`);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
