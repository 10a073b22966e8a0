/** Series and parallel circuits: a demonstration board with its supply and meters, the schematic, the potential. */
import { Container, Graphics } from 'pixi.js';
import { AMMETER_PLACES } from '../../../../engine/physics/ammeter-places';
import type { Box, CreateScene, Frame, Point, StageSize, TypeSizes } from '../../contract';
import { createRoom } from '../../kit/room/room';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Arrangements, arrange, column, grow, inset, room, row, stageBox } from '../../kit/layout/layout';
import { asPanel } from '../../kit/stage-marks';
import type { SymbolStyle } from '../../kit/electric/circuit-symbols';
import { createFuse } from '../../kit/electric/fuse';
import { createKnifeSwitch } from '../../kit/electric/knife-switch';
import { createLamp } from '../../kit/electric/lamp';
import { createMovingCoilMeter } from '../../kit/meters/moving-coil-meter';
import { createPegboard } from '../../kit/electric/pegboard';
import { createResistor } from '../../kit/electric/resistor';
import { mix } from '../../kit/paint/shading';
import { createSlideSwitch } from './slide-switch';
import { createSpring } from '../../kit/mechanics/spring';
import { createTerminal } from '../../kit/electric/terminal';
import {
  meterMiddles,
  type MeterPlace,
  meterRest,
  nodePlaces,
  METER,
  planOf,
  RESISTOR_LENGTH,
} from './circuit-board-plan';
import { describePair } from './describe-pair';
import { createChanges, createGlide, dragged, nearest } from './gliding';
import { createPairControls } from './pair-controls';
import { createPairProbes } from './pair-probes';
import { AMMETER_RANGES, createRangeChooser } from '../../kit/electric/meter-ranges';
import { HUES, RED } from './pair-looks';
import { createPairPotential } from './pair-potential';
import { createPairWiring } from './pair-wiring';
import { createPairSchematic } from './pair-schematic';

type Key = 'circuit_complex';

const ARRANGEMENT: Arrangements<'supply' | 'board' | 'multimeter' | 'schematic' | 'potential'> = {
  wide: row(
    grow(0.78, column(grow(1.35, room), grow(1, 'supply'))),
    grow(2.9, column(grow(3.5, 'board'), grow(1, 'multimeter'))),
    grow(1.25, column(grow(0.85, 'schematic'), grow(1, 'potential'))),
  ),
  tall: column(grow(2.1, 'board'), grow(1, row(grow(1, 'supply'), grow(1.45, 'multimeter')))),
};
const MARGIN = { x: 14, top: 16, bottom: 30 } as const;
/** Left of the board, for the leads of the supply. */
const BESIDE_BOARD = 24;
/** The broadest that a hand-held meter is, in its height. */
const BROADEST = 2.7;
/** The back edge of the bench, from the foot of what stands on it. */
const BENCH_DEPTH = 88;
/** The plates of the resistors' values, in sizes of text. */
const PLATE = { width: 3.05, height: 2.8 } as const;
/** From R1's middle to the left edge of its value. */
const PAIR_LEFT = 66;

/** Stage units of a CSS pixel up to which the ammeter has room for all its numbers. */
const ROOMY_PIXEL = 1.2;
const NODES = [0, 1, 2, 3] as const;

// ---------------------------------------------------------------- the scene

export const createScene: CreateScene<Key> = (context) => {
  const { theme, reducedMotion } = context;
  const hues = HUES[theme.name];
  const root = new Container({ label: 'circuit' });
  let plan = planOf({ x: 0, y: 0, width: 1, height: 1 }, false);
  const hall = createRoom(context, { kind: 'physics-hall' });
  const board = createPegboard(context);

  const supply = createInstrument(context, {
    title: 'Supply',
    display: { rows: [{ unit: 'V', widest: '12.0' }] },
    knobs: [{ input: 'voltage', print: '' }],
    sockets: [
      { id: 'plus', kind: 'red', side: 'top' },
      { id: 'minus', kind: 'blue', side: 'top' },
    ],
  });
  const fuse = createFuse(context, 34);
  const fuseText = context.text({
    text: 'fuse open',
    size: 13,
    weight: '600',
    colour: theme.warning,
    anchor: [0.5, 0],
  });
  const knife = createKnifeSwitch(context, 58);
  const meter = createMovingCoilMeter(context, METER.width, METER.height, false, 12);
  /** What leads keep clear of besides the ammeter: the resistors with their values. */
  const body = createGlide();
  const meterBox = (): Box => ({
    ...body.at,
    width: METER.width * plan.meterScale,
    height: METER.height * plan.meterScale,
  });
  const pairBox = (): Box => ({
    x: plan.r1 - PAIR_LEFT,
    y: plan.resistorY - RESISTOR_LENGTH / 2,
    width: plan.outer - plan.r1 + PAIR_LEFT,
    height: RESISTOR_LENGTH,
  });
  const probes = createPairProbes(context, hues, () => [meterBox(), pairBox(), supplyBox]);
  const wiring = createPairWiring(context, hues, meter);
  const slide = createSlideSwitch(context, 44);
  const slideText = context.text({ text: 'bulbs', size: 13, colour: theme.inkSoft, anchor: [0.5, 0] });
  const terminals = NODES.map((node) =>
    createTerminal(context, 9, node === 0 ? hues.back : node === 3 ? RED : theme.housingEdge),
  );
  const badges = NODES.map((node) => {
    const root = new Container();
    const face = root.addChild(
      new Graphics()
        .circle(0, 0, 1)
        .fill({ color: mix(theme.housing, 0x000000, theme.name === 'dark' ? 0.35 : 0.08), alpha: 0.9 }),
    );
    root.addChild(context.text({ text: String(node), size: 13, weight: '700', colour: theme.ink, anchor: [0.5, 0.5] }));
    return { root, face };
  });
  const parts = ([1, 2] as const).map((number) => {
    const place = new Container();
    const resistor = createResistor(context, RESISTOR_LENGTH, true);
    const lamp = createLamp(context, RESISTOR_LENGTH);
    place.addChild(resistor.root, lamp.root);
    const plate = new Graphics();
    const name = context.text({
      text: `R${number}`,
      size: 15,
      weight: '700',
      colour: number === 1 ? hues.r1 : hues.r2,
      anchor: [1, 1],
    });
    const value = context.text({ size: 14, weight: '600', colour: theme.ink, anchor: [1, 0] });
    return { place, resistor, lamp, plate, name, value };
  });
  const [part1, part2] = parts as [(typeof parts)[number], (typeof parts)[number]];

  const sheets = new Container({ label: 'diagrams' });
  const schematic = createPairSchematic(context, hues);
  const potential = createPairPotential(context, hues);
  const faces = { schematic: new Graphics(), potential: new Graphics() };
  sheets.addChild(faces.schematic, faces.potential, schematic.root, potential.root);

  root.addChild(
    hall.root,
    board.root,
    supply.root,
    wiring.wires,
    wiring.charges,
    ...terminals,
    fuse.root,
    fuseText,
    knife.root,
    part1.place,
    part2.place,
    slide.root,
    slideText,
    ...wiring.plugs,
    meter.root,
    ...badges.map((badge) => badge.root),
    probes.multimeter.root,
    probes.leads,
    probes.clamp,
    part1.plate,
    part1.name,
    part1.value,
    part2.plate,
    part2.name,
    part2.value,
    ...probes.tips,
    sheets,
  );

  // ---------------------------------------------------------------- what the scene remembers

  let few = false;
  let supplyBox: Box = { x: 0, y: 0, width: 1, height: 1 };
  let schematicBox: Box = { x: 0, y: 0, width: 1, height: 1 };
  let lineHeight = 14;
  let style: SymbolStyle = 'iec';
  const chooseRange = createRangeChooser(AMMETER_RANGES.fromTenMilliamperes);
  let lastNow = 0;
  let frame: Frame<Key> | null = null;
  let meterPlace: MeterPlace = 0;
  const { isNew, forget } = createChanges(4);

  const blade = createSpring(0, 24, 0.75);
  const thumb = createSpring(0, 24, 1);
  /** 0 in series, 1 in parallel. */
  const rewiring = createSpring(0, 7, 1);
  let heldMeter: Point | null = null;

  // ---------------------------------------------------------------- handles

  const { switchHandle, wiringHandle, resistanceHandles, slideHandle } = createPairControls(context);
  const meterHandle = context.handle({
    role: 'slider',
    name: 'Ammeter',
    hint: 'Drag it to another place in the circuit, or choose the place with the arrow keys.',
    min: 0,
    max: 2,
    step: 1,
    value: 0,
    format: (place) => AMMETER_PLACES[place as MeterPlace],
    set: (place) => context.dispatch({ do: 'ammeter', value: AMMETER_PLACES[place as MeterPlace] }),
    drag(point, start, place) {
      heldMeter = dragged(meterRest(plan, place as MeterPlace), point, start);
      context.redraw();
      return nearest(
        dragged(meterMiddles(plan, meter.terminals)[place], point, start),
        meterMiddles(plan, meter.terminals),
      );
    },
    held(down) {
      if (!down) heldMeter = null;
      context.redraw();
    },
  });
  probes.handles();
  const fuseHandle = context.handle({
    role: 'button',
    name: 'Fuse',
    hint: 'Where it has opened: opens the switch and puts a new fuse in.',
    press() {
      if (frame?.view.fuse === 'open') context.dispatch({ do: 'open_switch' });
    },
  });
  const styleHandle = context.handle({
    role: 'toggle',
    name: 'Schematic with ANSI symbols',
    pressed: false,
    toggle(pressed) {
      style = pressed ? 'ansi' : 'iec';
      styleHandle.update(pressed);
      context.redraw();
    },
  });

  // ---------------------------------------------------------------- layout

  const sheet = (face: Graphics, box: Box): Box => {
    const { x, y, width, height } = box;
    face
      .clear()
      .roundRect(x, y, width, height, 10)
      .fill({ color: theme.name === 'dark' ? 0x121b27 : 0xffffff, alpha: 0.9 })
      .roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 10)
      .stroke({ width: 1, color: theme.housingEdge, alpha: 0.55 });
    asPanel(face, box);
    return box;
  };
  const placed = {
    supply: {
      lay: (box: Box, type: TypeSizes) => {
        supplyBox = box;
        supply.lay(box, type);
      },
    },
    board: {
      lay: (box: Box) => {
        const space = { ...box, x: box.x + BESIDE_BOARD, width: box.width - BESIDE_BOARD };
        board.lay(space);
        plan = planOf(space, few);
      },
    },
    multimeter: {
      lay: (box: Box, type: TypeSizes) => {
        const width = Math.min(box.width, box.height * BROADEST);
        probes.multimeter.lay({ ...box, x: box.x + (box.width - width) * 0.4, width }, type);
      },
    },
    schematic: {
      root: schematic.root,
      lay: (box: Box) => {
        schematicBox = sheet(faces.schematic, box);
        schematic.root.position.set(box.x, box.y);
      },
    },
    potential: {
      root: potential.root,
      lay: (box: Box, type: TypeSizes) => potential.lay(inset(sheet(faces.potential, box), 12, 9), type),
    },
  };

  function resize(stage: StageSize): void {
    const { type } = stage;
    // A phone has the board alone; the schematic and the potential are on larger stages.
    few = stage.layout === 'tall';
    const { width, height } = stageBox(stage);
    const floor = height - MARGIN.bottom;
    sheets.visible = !few;
    styleHandle.enable(!few);
    arrange(
      ARRANGEMENT[stage.layout],
      placed,
      { x: MARGIN.x, y: MARGIN.top, width: width - 2 * MARGIN.x, height: floor - MARGIN.top },
      type,
    );
    hall.resize(stage, floor - BENCH_DEPTH);
    probes.lay(plan);
    meter.root.scale.set(plan.meterScale);
    body.to(meterRest(plan, meterPlace));
    body.jump();
    fuse.root.position.set(plan.fuse, plan.rail);
    fuseText.position.set(plan.fuse + 14, plan.rail + 15);
    knife.root.position.set(plan.knife, plan.rail);
    slide.root.position.copyFrom(plan.bulbs);
    slideText.position.set(plan.bulbs.x, plan.bulbs.y + 15);
    for (const text of [slideText, fuseText]) text.style.fontSize = type.small;
    few = few || stage.pixel > ROOMY_PIXEL;
    const badgeRadius = type.small * 0.78;
    nodePlaces(plan).forEach((place, k) => {
      terminals[k]?.position.copyFrom(place);
      badges[k]?.root.position.set(place.x, place.y - 16 - badgeRadius);
      badges[k]?.face.scale.set(badgeRadius);
    });
    const em = type.text;
    lineHeight = type.small * 1.15;
    parts.forEach(({ place, plate, name, value }, k) => {
      const x = k === 0 ? plan.r1 : plan.r2;
      place.position.set(x, plan.resistorY);
      const [wide, high] = [em * PLATE.width, em * PLATE.height];
      plate
        .clear()
        .roundRect(x - 19 - wide, plan.resistorY - high / 2, wide, high, 6)
        .fill({ color: theme.name === 'dark' ? 0x16202c : 0xffffff, alpha: 0.94 });
      name.style.fontSize = em;
      value.style.fontSize = em;
      name.position.set(x - 23, plan.resistorY);
      value.position.set(x - 23, plan.resistorY);
      resistanceHandles[k]?.place(x - 22, plan.resistorY - 52, 44, 104);
    });
    switchHandle.place(plan.knife - 32, plan.rail - 58, 74, 62);
    fuseHandle.place(plan.fuse - 20, plan.rail - 14, 40, 28);
    slideHandle.place(plan.bulbs.x - 26, plan.bulbs.y - 14, 52, 28);
    styleHandle.place(schematicBox.x, schematicBox.y, schematicBox.width, schematicBox.height);
    wiring.lay(plan, { plus: supply.port('plus'), minus: supply.port('minus') }, [supplyBox]);
    forget();
  }

  // ---------------------------------------------------------------- drawing

  /** Moves everything with weight; true while something still moves. */
  function animate(seconds: number): boolean {
    if (reducedMotion) {
      for (const spring of [blade, thumb, rewiring]) spring.value = spring.target;
      body.jump();
      meter.rest();
    }
    const moves = [blade, thumb, rewiring].map((spring) => spring.tick(seconds));
    const carried = body.tick(seconds);
    const needle = meter.tick(seconds);
    knife.set(blade.value);
    slide.set(thumb.value);
    return needle || carried || moves.includes(true);
  }

  function draw(next: Frame<Key>, now: number): void {
    frame = next;
    const { view, params, shown } = next;
    const seconds = now > lastNow && lastNow > 0 ? (now - lastNow) / 1000 : 0;
    const first = lastNow === 0;
    if (now > 0) lastNow = now;
    const series = params.configuration === 'Series';

    supply.set(0, params.voltage.toFixed(1));
    switchHandle.update(view.closed);
    fuse.set(view.fuse);
    fuseText.visible = view.fuse === 'open';
    parts.forEach(({ resistor, lamp, value, name }, k) => {
      const resistance = k === 0 ? params.r1 : params.r2;
      const load = view.load[k as 0 | 1];
      resistor.root.visible = !view.bulbs;
      lamp.root.visible = view.bulbs;
      if (isNew(k, resistance)) {
        resistor.setResistance(next.hidden.has(k === 0 ? 'r1' : 'r2') ? null : resistance);
        value.text = `${resistance}\u2009Ω`;
        name.text = `R${k + 1}`;
      }
      if (isNew(2 + k, load)) {
        resistor.setLoad(load);
        lamp.setPower(load);
      }
      if (load > 1 && !reducedMotion) resistor.smoulder(now);
    });

    meterPlace = AMMETER_PLACES.indexOf(view.ammeter) as MeterPlace;
    meterHandle.update(meterPlace);
    const { value: metered } = [shown.i_total, shown.i1, shown.i2][meterPlace] ?? shown.i_total;
    const current = typeof metered === 'number' ? metered : 0;
    meter.setRange(chooseRange(current, { few }));
    meter.point(current);
    blade.target = view.closed ? 1 : 0;
    thumb.target = view.bulbs ? 1 : 0;
    rewiring.target = series ? 0 : 1;
    body.to(heldMeter ?? meterRest(plan, meterPlace));
    if (first) {
      blade.value = blade.target;
      rewiring.value = rewiring.target;
      thumb.value = thumb.target;
      body.jump();
    }
    // The probes' leads go round the ammeter where it is now.
    const moving = animate(seconds);
    if (probes.draw(next, meterPlace, first ? null : seconds) || moving) context.redraw();

    const meterAt = body.at;
    wiring.draw({ series, ammeter: meterPlace, meterAt, rewiring: rewiring.value, rewiringTo: rewiring.target });
    meterHandle.place(meterAt.x, meterAt.y, METER.width * plan.meterScale, METER.height * plan.meterScale);
    const grip = series
      ? // Below the resistor's own grip.
        { x: plan.outer, y: (plan.resistorY + 52 + plan.back) / 2 }
      : { x: (plan.r1 + plan.r2) / 2, y: plan.rail };
    wiringHandle.place(grip.x - 18, grip.y - 18, 36, 36);
    wiring.moveDots(next);
    if (!sheets.visible) return;
    schematic.draw(
      schematicBox.width,
      schematicBox.height,
      { series, closed: view.closed, blown: view.fuse === 'open', bulbs: view.bulbs, style, ammeter: meterPlace },
      lineHeight,
    );
    potential.draw(next);
  }

  return { root, resize, draw, describe: describePair, destroy: () => root.destroy({ children: true }) };
};
