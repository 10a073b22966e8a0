/** Series and parallel circuits: a demonstration board with its supply and meters, the schematic, the potential. */
import { Container, Graphics } from 'pixi.js';
import { AMMETER_PLACES } from '../../../engine/physics/ammeter-places';
import type { CreateScene, Frame, Handle, Point, StageSize } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createBenchSupply } from '../kit/bench-supply';
import type { SymbolStyle } from '../kit/circuit-symbols';
import { createFuse } from '../kit/fuse';
import { createKnifeSwitch } from '../kit/knife-switch';
import { createLamp } from '../kit/lamp';
import { createMovingCoilMeter } from '../kit/moving-coil-meter';
import { createPegboard } from '../kit/pegboard';
import { createResistor } from '../kit/resistor';
import { mix } from '../kit/shading';
import { createSlideSwitch } from '../kit/slide-switch';
import { createSpring } from '../kit/spring';
import { createTerminal } from '../kit/terminal';
import {
  meterMiddles,
  type MeterPlace,
  meterRest,
  nodePlaces,
  METER,
  NARROW,
  RESISTOR_LENGTH,
  SUPPLY,
  SUPPLY_NARROW,
  WIDE,
} from './circuit-board-plan';
import { describePair } from './describe-pair';
import { createChanges, createGlide, dragged, nearest, shift } from './gliding';
import { createPairControls, LEAST_VOLTAGE, MOST_VOLTAGE } from './pair-controls';
import { createPairProbes } from './pair-probes';
import { AMMETER_RANGES, createRangeChooser } from './meter-ranges';
import { HUES, RED } from './pair-looks';
import { createPairPotential } from './pair-potential';
import { createPairWiring } from './pair-wiring';
import { createPairSchematic } from './pair-schematic';

type Key = 'circuit_complex';

/** Stage units of a CSS pixel up to which the ammeter has room for all its numbers. */
const ROOMY_PIXEL = 1.2;
const NODES = [0, 1, 2, 3] as const;

// ---------------------------------------------------------------- the scene

export const createScene: CreateScene<Key> = (context) => {
  const { theme, reducedMotion } = context;
  const hues = HUES[theme.name];
  const root = new Container({ label: 'circuit' });
  const backdrop = createBackdrop(context);
  const board = createPegboard(context);

  const supplies = {
    wide: createBenchSupply(context, SUPPLY.width, SUPPLY.height),
    narrow: createBenchSupply(context, SUPPLY_NARROW.width, SUPPLY_NARROW.height),
  };
  const fuse = createFuse(context, 34);
  const fuseText = context.text({
    text: 'fuse open',
    size: 13,
    weight: '600',
    colour: theme.warning,
    anchor: [0.5, 0],
  });
  const knife = createKnifeSwitch(context, 58);
  const meter = createMovingCoilMeter(context, METER.width, METER.height);
  const probes = createPairProbes(context, hues);
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

  const panel = new Container({ label: 'diagrams' });
  const panelFace = new Graphics();
  const schematic = createPairSchematic(context, hues);
  const potential = createPairPotential(context, hues);
  panel.addChild(panelFace, schematic.root, potential.root);
  const diagramButton = new Container();
  const diagramFace = new Graphics();
  const diagramText = context.text({ text: 'Diagram', size: 16, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] });
  diagramButton.addChild(diagramFace, diagramText);

  root.addChild(
    backdrop.root,
    board.root,
    supplies.wide.root,
    supplies.narrow.root,
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
    ...probes.leads,
    ...probes.meters,
    part1.plate,
    part1.name,
    part1.value,
    part2.plate,
    part2.name,
    part2.value,
    ...probes.tips,
    panel,
    diagramButton,
  );

  // ---------------------------------------------------------------- what the scene remembers

  let plan = WIDE;
  let narrow = false;
  let pixel = 1;
  let supply = supplies.wide;
  let style: SymbolStyle = 'iec';
  let diagram = false;
  const chooseRange = createRangeChooser(AMMETER_RANGES.fromTenMilliamperes);
  let lastNow = 0;
  let frame: Frame<Key> | null = null;
  let meterPlace: MeterPlace = 0;
  const { isNew, forget } = createChanges(4);

  const blade = createSpring(0, 24, 0.75);
  const thumb = createSpring(0, 24, 1);
  /** 0 in series, 1 in parallel. */
  const rewiring = createSpring(0, 7, 1);
  const body = createGlide();
  let heldMeter: Point | null = null;

  // ---------------------------------------------------------------- handles

  const { voltageHandle, switchHandle, wiringHandle, resistanceHandles, slideHandle } = createPairControls(context);
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
  const probeHandles = probes.handles();
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
  const boardHandles = [
    switchHandle,
    wiringHandle,
    ...resistanceHandles,
    slideHandle,
    meterHandle,
    ...probeHandles,
    fuseHandle,
  ];
  let diagramHandle: Handle | null = null;
  const showDiagram = (shown: boolean): void => {
    diagram = shown;
    panel.visible = !narrow || diagram;
    diagramText.text = diagram ? 'Board' : 'Diagram';
    for (const handle of boardHandles) handle.enable(!narrow || !diagram);
    styleHandle.enable(!narrow || diagram);
    diagramHandle?.update(diagram);
    context.redraw();
  };

  // ---------------------------------------------------------------- layout

  const post = (which: 'plus' | 'minus'): Point => shift(supply.root.position, supply.posts[which]);
  function drawPanel(): void {
    panelFace.clear();
    if (narrow) {
      const { x, y, width, height } = plan.board;
      panelFace.roundRect(x, y, width, height, 12).fill(theme.backdropBottom);
    }
    for (const { x, y, width, height } of [plan.schematic, plan.staircase]) {
      panelFace
        .roundRect(x, y, width, height, 10)
        .fill({ color: theme.name === 'dark' ? 0x121b27 : 0xffffff, alpha: narrow ? 1 : 0.82 })
        .roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 10)
        .stroke({ width: 1, color: theme.housingEdge, alpha: 0.55 });
    }
    schematic.root.position.copyFrom(plan.schematic);
    potential.root.position.copyFrom(plan.staircase);
  }

  function resize(stage: StageSize): void {
    narrow = stage.layout === 'narrow';
    pixel = stage.pixel;
    plan = narrow ? NARROW : WIDE;
    supply = narrow ? supplies.narrow : supplies.wide;
    supplies.wide.root.visible = !narrow;
    supplies.narrow.root.visible = narrow;
    backdrop.resize(stage, plan.benchY);
    supply.root.position.copyFrom(plan.supply);
    probes.lay(plan, narrow);
    meter.root.scale.set(plan.meterScale);
    body.to(meterRest(plan, meterPlace));
    body.jump();
    board.lay(plan.board);
    fuse.root.position.set(plan.fuse, plan.rail);
    fuseText.position.set(plan.fuse + 14, plan.rail + 15);
    knife.root.position.set(plan.knife, plan.rail);
    slide.root.position.copyFrom(plan.bulbs);
    slideText.position.set(plan.bulbs.x, plan.bulbs.y + 15);
    const badgeRadius = Math.max(10, 8.5 * pixel);
    nodePlaces(plan).forEach((place, k) => {
      terminals[k]?.position.copyFrom(place);
      badges[k]?.root.position.set(place.x, place.y - 16 - badgeRadius);
      badges[k]?.face.scale.set(badgeRadius);
    });
    const em = Math.max(14, 12 * pixel);
    parts.forEach(({ place, plate, name, value }, k) => {
      const x = k === 0 ? plan.r1 : plan.r2;
      place.position.set(x, plan.resistorY);
      plate
        .clear()
        .roundRect(x - 19 - em * 3.05, plan.resistorY - em * 1.4, em * 3.05, em * 2.8, 6)
        .fill({ color: theme.name === 'dark' ? 0x16202c : 0xffffff, alpha: 0.94 });
      name.position.set(x - 23, plan.resistorY);
      value.position.set(x - 23, plan.resistorY);
      resistanceHandles[k]?.place(x - 22, plan.resistorY - 52, 44, 104);
    });
    drawPanel();
    const face = shift(supply.root.position, supply.knob);
    const reach = supply.knobRadius * 1.3;
    voltageHandle.place(face.x - reach, face.y - reach, 2 * reach, 2 * reach);
    switchHandle.place(plan.knife - 40, plan.rail - 44, 82, 60);
    fuseHandle.place(plan.fuse - 20, plan.rail - 14, 40, 28);
    slideHandle.place(plan.bulbs.x - 26, plan.bulbs.y - 14, 52, 28);
    styleHandle.place(plan.schematic.x, plan.schematic.y, plan.schematic.width, plan.schematic.height);
    diagramButton.visible = narrow;
    if (narrow) {
      diagramFace.clear().roundRect(492, 342, 142, 46, 10).fill({ color: theme.housing, alpha: 0.95 });
      diagramText.position.set(563, 365);
      diagramHandle ??= context.handle({
        role: 'toggle',
        name: 'Diagram in place of the board',
        pressed: diagram,
        toggle: showDiagram,
      });
      diagramHandle.place(492, 342, 142, 46);
    } else {
      diagramHandle?.remove();
      diagramHandle = null;
    }
    showDiagram(narrow && diagram);
    wiring.lay(plan, { plus: post('plus'), minus: post('minus') });
    forget();
    potential.forget();
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

    supply.set(params.voltage.toFixed(1), 'V', (params.voltage - LEAST_VOLTAGE) / (MOST_VOLTAGE - LEAST_VOLTAGE));
    voltageHandle.update(params.voltage);
    switchHandle.update(view.closed);
    wiringHandle.update(!series);
    slideHandle.update(view.bulbs);
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
        resistanceHandles[k]?.update(resistance);
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
    meter.setRange(chooseRange(current, { few: narrow || pixel > ROOMY_PIXEL }));
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
    const probesMove = probes.draw(next, meterPlace, first ? null : seconds);
    if (animate(seconds) || probesMove) context.redraw();

    const meterAt = body.at;
    wiring.draw({ series, ammeter: meterPlace, meterAt, rewiring: rewiring.value, rewiringTo: rewiring.target });
    meterHandle.place(meterAt.x, meterAt.y, METER.width * plan.meterScale, METER.height * plan.meterScale);
    const grip = series
      ? // Below the resistor's own grip.
        { x: plan.outer, y: (plan.resistorY + 52 + plan.back) / 2 }
      : { x: (plan.r1 + plan.r2) / 2, y: plan.rail };
    wiringHandle.place(grip.x - 18, grip.y - 18, 36, 36);
    wiring.moveDots(next);
    if (panel.visible) {
      schematic.draw(
        plan.schematic.width,
        plan.schematic.height,
        { series, closed: view.closed, blown: view.fuse === 'open', bulbs: view.bulbs, style, ammeter: meterPlace },
        Math.max(13, 12 * pixel) * 1.1,
      );
      potential.draw(next, plan.staircase.width, plan.staircase.height, pixel);
    }
  }

  return { root, resize, draw, describe: describePair, destroy: () => root.destroy({ children: true }) };
};
