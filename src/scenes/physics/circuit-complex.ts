/** Series and parallel circuits: a demonstration board with its supply and meters, the schematic, the potential. */
import { Container, Graphics } from 'pixi.js';
import { AMMETER_PLACES } from '../../../engine/physics/ammeter-places';
import type { CreateScene, Frame, Handle, Point, StageSize } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createBenchSupply } from '../kit/bench-supply';
import { createChargeDots } from '../kit/charge-dots';
import type { SymbolStyle } from '../kit/circuit-symbols';
import { createCurrentClamp } from '../kit/current-clamp';
import { createDigitalMultimeter } from '../kit/digital-multimeter';
import { createFuse } from '../kit/fuse';
import { createKnifeSwitch } from '../kit/knife-switch';
import { knobTravel } from '../kit/knob';
import { createLamp } from '../kit/lamp';
import { createMovingCoilMeter, type MeterRange } from '../kit/moving-coil-meter';
import { createPegboard } from '../kit/pegboard';
import { createResistor } from '../kit/resistor';
import { mix } from '../kit/shading';
import { createSlideSwitch } from '../kit/slide-switch';
import { createSpring } from '../kit/spring';
import { createStaircasePlot, type StaircaseStep } from '../kit/staircase-plot';
import { createPlug, createTerminal } from '../kit/terminal';
import { createTestProbe } from '../kit/test-probe';
import { createWire, hangingPoints } from '../kit/wire';
import {
  HALF_GAP,
  METER,
  MULTIMETER,
  NARROW,
  RESISTOR_LENGTH,
  SUPPLY,
  SUPPLY_NARROW,
  WIDE,
} from './circuit-board-plan';
import { createPairSchematic } from './pair-schematic';

type Key = 'circuit_complex';
type ProbeNode = Frame<Key>['view']['probeA'];

// ---------------------------------------------------------------- looks

const RED = 0xd23b3b;
const BLACK = 0x3a434d;
/** Okabe and Ito's colour-blind-safe set, darker on light ground. */
const HUES = {
  dark: { emf: 0x2fd0a0, r1: 0x56b4e9, r2: 0xf0a830, feed: 0xd23b3b, link: 0x3f9d5d, back: 0x3672d9 },
  light: { emf: 0x00805d, r1: 0x0072b2, r2: 0xb85400, feed: 0xc93434, link: 0x2f8a4c, back: 0x2860bd },
} as const;

/** Stage units that a dot goes for each coulomb: 20 mA go 40 units a second. */
const DRIFT = 2000;
/** What a new frame counts in the evened-out smear of the dots. */
const SMEAR_SHARE = 0.25;
const BRANCHES = ['total', 'r1', 'r2'] as const;
/** Stage units for a tenfold of a resistance, and for the whole dial of the supply. */
const RESISTANCE_TRAVEL = 150;
const DIAL_TRAVEL = 170;
const LEAST_VOLTAGE = 1;
const MOST_VOLTAGE = 12;

/** The ammeter's ranges; with `few` numbers where the meter is small. */
const ranges = (few: boolean): readonly MeterRange[] =>
  [0.01, 0.03, 0.1, 0.3, 1, 3].map((full) => {
    const unit = full < 1 ? 'mA' : 'A';
    const top = full < 1 ? Math.round(full * 1000) : full;
    const divisions = top / 10 ** Math.floor(Math.log10(top)) < 2 ? 50 : 30;
    const parts = divisions === 50 ? (few || full === 1 ? 2 : 5) : few ? 1 : 3;
    const numbers = Array.from({ length: parts + 1 }, (_, k) => String((top * k) / parts));
    return { full, divisions, numbers, unit };
  });
const RANGES = { many: ranges(false), few: ranges(true) };
/** Stage units of a CSS pixel up to which the ammeter has room for all its numbers. */
const ROOMY_PIXEL = 1.2;
/** A smaller range is taken only when the needle would leave this part of it, so that it does not flicker. */
const RANGE_DOWN = 0.9;

const nodeName = (node: ProbeNode, series: boolean, inMainLead: boolean): string =>
  [
    'battery minus',
    inMainLead ? 'after the ammeter' : series ? 'before R1' : 'where the branches part',
    series ? 'between R1 and R2' : 'where the branches meet',
    'battery plus',
  ][node] ?? '';
/** 0 the main lead, 1 in line with R1, 2 with R2. */
type MeterPlace = 0 | 1 | 2;
const NODES: readonly ProbeNode[] = [0, 1, 2, 3];
const CLAMP_NAMES = ['total current', 'R1', 'R2'] as const;
/** How the probes lean on a node, rad: positive to the left. */
const LEAN = {
  red: { usual: -0.3, node1: -0.1, node0: 0.35, aboveMeter: 1 },
  black: { usual: 0.3, node1: -0.35, node0: 0.6, aboveMeter: 1.25 },
} as const;
/** Stage units from the ammeter to a probe's lead that goes round its left side. */
const ROUND_METER = { red: 16, black: 27 } as const;

const distance2 = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
const nearest = (point: Point, places: readonly Point[]): number =>
  places.reduce((best, place, k) => (distance2(point, place) < distance2(point, places[best] ?? place) ? k : best), 0);
const dragged = (from: Point | undefined, point: Point, start: Point): Point =>
  from ? { x: from.x + point.x - start.x, y: from.y + point.y - start.y } : point;
const shift = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

/** A thing that glides to its place. */
function createGlide() {
  const x = createSpring(0, 18, 0.85);
  const y = createSpring(0, 18, 0.85);
  return {
    to(point: Point): void {
      x.target = point.x;
      y.target = point.y;
    },
    jump(): void {
      x.value = x.target;
      y.value = y.target;
    },
    tick(seconds: number): boolean {
      const moving = x.tick(seconds);
      return y.tick(seconds) || moving;
    },
    get at(): Point {
      return { x: x.value, y: y.value };
    },
  };
}

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
  const multimeters = {
    wide: createDigitalMultimeter(context, MULTIMETER.wide.width, MULTIMETER.wide.height, true),
    narrow: createDigitalMultimeter(context, MULTIMETER.narrow.width, MULTIMETER.narrow.height, true),
  };

  // Leads of the board, named by where they go. `tap` and `home` are the two that move when the board is rewired.
  const feedLead = createWire(context, hues.feed);
  const meterIn = createWire(context, hues.feed);
  const meterOut = createWire(context, BLACK);
  const railLead = createWire(context, hues.feed);
  const linkLead = createWire(context, hues.link);
  const secondLink = createWire(context, hues.link);
  const backLead = createWire(context, hues.back);
  const tapLead = createWire(context, theme.name === 'dark' ? 0xe0872b : 0xd97316);
  const homeLead = createWire(context, theme.name === 'dark' ? 0xe0872b : 0xd97316);
  const wires = new Container({ label: 'wires' });
  wires.addChild(
    feedLead.root,
    railLead.root,
    linkLead.root,
    secondLink.root,
    backLead.root,
    homeLead.root,
    tapLead.root,
    meterIn.root,
    meterOut.root,
  );

  const dots = {
    feed: createChargeDots(context, 1500),
    r1: createChargeDots(context, 1000),
    r2: createChargeDots(context, 1300),
    back: createChargeDots(context, 1800),
  };
  const charges = new Container({ label: 'charges' });
  charges.addChild(dots.feed.root, dots.r1.root, dots.r2.root, dots.back.root);

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
  const tapPlug = createPlug(context, 8, theme.name === 'dark' ? 0xe0872b : 0xd97316);
  const homePlug = createPlug(context, 8, theme.name === 'dark' ? 0xe0872b : 0xd97316);

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

  const redLead = createWire(context, RED, 4.5);
  const blackLead = createWire(context, BLACK, 4.5);
  const clampLead = createWire(context, 0x6b7480, 3.5);
  const redProbe = createTestProbe(context, RED, LEAN.red.usual);
  const blackProbe = createTestProbe(context, BLACK, LEAN.black.usual);
  const clamp = createCurrentClamp(context, 12);

  const panel = new Container({ label: 'diagrams' });
  const panelFace = new Graphics();
  const schematic = createPairSchematic(context, hues);
  const staircase = createStaircasePlot(context, 'Potential round the loop', 'Potential');
  panel.addChild(panelFace, schematic.root, staircase.root);
  const diagramButton = new Container();
  const diagramFace = new Graphics();
  const diagramText = context.text({ text: 'Diagram', size: 16, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] });
  diagramButton.addChild(diagramFace, diagramText);

  root.addChild(
    backdrop.root,
    board.root,
    supplies.wide.root,
    supplies.narrow.root,
    wires,
    charges,
    ...terminals,
    fuse.root,
    fuseText,
    knife.root,
    part1.place,
    part2.place,
    slide.root,
    slideText,
    tapPlug,
    homePlug,
    meter.root,
    ...badges.map((badge) => badge.root),
    clampLead.root,
    blackLead.root,
    redLead.root,
    multimeters.wide.root,
    multimeters.narrow.root,
    clamp.root,
    part1.plate,
    part1.name,
    part1.value,
    part2.plate,
    part2.name,
    part2.value,
    blackProbe.root,
    redProbe.root,
    panel,
    diagramButton,
  );

  // ---------------------------------------------------------------- what the scene remembers

  let plan = WIDE;
  let narrow = false;
  let pixel = 1;
  let supply = supplies.wide;
  let multimeter = multimeters.wide;
  let style: SymbolStyle = 'iec';
  let diagram = false;
  let range = 1;
  let lastNow = 0;
  let frame: Frame<Key> | null = null;
  let nodePlaces: readonly Point[] = [];
  let clampPlaces: readonly Point[] = [];
  /** 0 total, 1 R1, 2 R2: a meter of the stage, not of the model. */
  let clampOn = 0;
  let laidSeries: boolean | null = null;
  let meterPlace: MeterPlace = 0;
  let laidPlace: MeterPlace | null = null;
  const lastPassed = { total: 0, r1: 0, r2: 0 };
  /** Stage units that the dots go in a frame, evened out over frames with more and fewer steps. */
  const smear = { total: 0, r1: 0, r2: 0 };
  const seen = new Float64Array(22).fill(Number.NaN);

  const blade = createSpring(0, 24, 0.75);
  const thumb = createSpring(0, 24, 1);
  /** 0 in series, 1 in parallel. */
  const rewiring = createSpring(0, 7, 1);
  const redLean = createSpring(LEAN.red.usual, 18, 1);
  const blackLean = createSpring(LEAN.black.usual, 18, 1);
  const red = createGlide();
  const black = createGlide();
  const jaw = createGlide();
  const body = createGlide();
  const held = {
    red: null as Point | null,
    black: null as Point | null,
    clamp: null as Point | null,
    meter: null as Point | null,
  };

  /** Notes a number under an index; true where it is new. */
  const isNew = (index: number, value: number): boolean => {
    if (seen[index] === value) return false;
    seen[index] = value;
    return true;
  };

  // ---------------------------------------------------------------- handles

  const voltageHandle = context.handle({
    role: 'slider',
    name: 'Voltage of the supply',
    hint: 'Drag the knob, or use the arrow keys.',
    min: LEAST_VOLTAGE,
    max: MOST_VOLTAGE,
    step: 0.5,
    value: 6,
    format: (value) => `${value.toFixed(1)} volts`,
    set: (value) => context.setInput('voltage', value),
    drag: (point, start, value) => value + knobTravel(point, start, DIAL_TRAVEL) * (MOST_VOLTAGE - LEAST_VOLTAGE),
  });
  const switchHandle = context.handle({
    role: 'toggle',
    name: 'Switch, closed when pressed',
    pressed: false,
    toggle: (pressed) => context.dispatch({ do: pressed ? 'close_switch' : 'open_switch' }),
  });
  const wiringHandle = context.handle({
    role: 'toggle',
    name: 'Orange lead: parallel when pressed, series when not',
    hint: 'Moves the orange leads between series and parallel.',
    pressed: false,
    toggle: (pressed) => context.setInput('configuration', pressed ? 'Parallel' : 'Series'),
  });
  const resistanceHandles = (['r1', 'r2'] as const).map((id) =>
    context.handle({
      role: 'slider',
      name: id.toUpperCase(),
      hint: 'Drag up for a larger resistance, down for a smaller one, or use the arrow keys.',
      min: 10,
      max: 500,
      step: 1,
      value: id === 'r1' ? 100 : 200,
      format: (value) => `${value} ohms`,
      set: (value) => context.setInput(id, value),
      drag: (point, start, value) => value * 10 ** ((start.y - point.y) / RESISTANCE_TRAVEL),
    }),
  );
  const slideHandle = context.handle({
    role: 'toggle',
    name: 'Bulbs in place of the resistors',
    pressed: false,
    toggle: (pressed) => context.dispatch({ do: 'bulbs', value: pressed ? 1 : 0 }),
  });
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
      held.meter = dragged(meterRest(place as MeterPlace), point, start);
      context.redraw();
      return nearest(dragged(meterMiddles()[place], point, start), meterMiddles());
    },
    held(down) {
      if (!down) held.meter = null;
      context.redraw();
    },
  });
  const probeHandle = (which: 'red' | 'black', action: 'probe_a' | 'probe_b', value: ProbeNode): Handle =>
    context.handle({
      role: 'slider',
      name: `${which === 'red' ? 'Red' : 'Black'} probe`,
      hint: 'Drag it to a node, or choose the node with the arrow keys.',
      min: 0,
      max: 3,
      step: 1,
      value,
      format: (node) => `node ${node}, ${nodeName(node as ProbeNode, laidSeries ?? true, meterPlace === 0)}`,
      set: (node) => context.dispatch({ do: action, value: node }),
      drag(point, start, node) {
        const tip = dragged(nodePlaces[node], point, start);
        held[which] = tip;
        context.redraw();
        return nearest(tip, nodePlaces);
      },
      held(down) {
        if (!down) held[which] = null;
        context.redraw();
      },
    });
  const redHandle = probeHandle('red', 'probe_a', 1);
  const blackHandle = probeHandle('black', 'probe_b', 2);
  const clampHandle = context.handle({
    role: 'slider',
    name: 'Current clamp',
    hint: 'Drag it round a wire, or choose the wire with the arrow keys.',
    min: 0,
    max: 2,
    step: 1,
    value: 0,
    format: (place) => CLAMP_NAMES[place as 0 | 1 | 2],
    set(place) {
      clampOn = place;
      context.redraw();
    },
    drag(point, start, place) {
      const middle = dragged(clampPlaces[place], point, start);
      held.clamp = middle;
      context.redraw();
      return nearest(middle, clampPlaces);
    },
    held(down) {
      if (!down) held.clamp = null;
      context.redraw();
    },
  });
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
    redHandle,
    blackHandle,
    clampHandle,
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
  const meterRest = (place: MeterPlace): Point => (place === 0 ? plan.meter : plan.meterAside);
  const meterTerminal = (which: 'plus' | 'minus', at: Point): Point => ({
    x: at.x + meter.terminals[which].x * plan.meterScale,
    y: at.y + meter.terminals[which].y * plan.meterScale,
  });
  /** The two ends of the gap in the circuit that the ammeter closes, in the direction of the current. */
  const gapAt = (place: MeterPlace, series: boolean): readonly [Point, Point] => {
    if (place === 0) {
      const { x: from } = meterTerminal('plus', plan.meter);
      const { x: to } = meterTerminal('minus', plan.meter);
      return [
        { x: from, y: plan.rail },
        { x: to, y: plan.rail },
      ];
    }
    // Nearer to the resistor, clear of the badge of node 2.
    const middle = place === 1 ? (plan.r1 + node2().x) / 2 - 4 : (plan.r2 + node2().x) / 2 + 4;
    const left = { x: middle - HALF_GAP, y: plan.link };
    const right = { x: middle + HALF_GAP, y: plan.link };
    return place === 2 && !series ? [right, left] : [left, right];
  };
  const meterMiddles = (): readonly Point[] =>
    ([0, 1, 2] as const).map((place) => {
      const [from, to] = gapAt(place, true);
      return { x: (from.x + to.x) / 2, y: from.y };
    });
  /** Leads that hang from a terminal of the ammeter to its gap in the main lead. */
  const METER_LEAVE = { x: 0, y: -26 };
  const METER_ARRIVE = { x: 0, y: 34 };
  /**
   * Leads of the ammeter in line with a resistor, as they leave its terminals and arrive at the gap: one above the other,
   * and above whatever hangs from node 2, so that none crosses another.
   */
  const metersHang = (series: boolean) => {
    const up = (leave: number, arrive: number) => ({ leave: { x: 0, y: -leave }, arrive: { x: 0, y: -arrive } });
    if (meterPlace === 1) return { plus: up(16, -60), minus: up(16, 40) };
    return series ? { plus: up(10, 140), minus: up(16, 150) } : { plus: up(110, 150), minus: up(10, 120) };
  };
  const entry = (): Point => ({ x: plan.board.x + 10, y: plan.rail });
  const exit = (): Point => ({ x: plan.board.x + 10, y: plan.back });
  const FEED_LEAVE = { x: 62, y: 22 };
  const FEED_ARRIVE = { x: -70, y: 4 };
  const BACK_LEAVE = { x: -34, y: 6 };
  const BACK_ARRIVE = { x: 4, y: 44 };

  const resistorTop = (): number => plan.resistorY - RESISTOR_LENGTH / 2;
  const node2 = (): Point => ({ x: (plan.r1 + plan.r2) / 2, y: plan.link });

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
    staircase.root.position.copyFrom(plan.staircase);
  }

  /** Leads that do not move, and the dots' paths for the present wiring. */
  function layWires(): void {
    const { rail, back } = plan;
    feedLead.along([...hangingPoints(post('plus'), entry(), FEED_LEAVE, FEED_ARRIVE), { x: plan.node3, y: rail }], 4);
    backLead.along(
      [{ x: plan.node1, y: back }, exit(), ...hangingPoints(exit(), post('minus'), BACK_LEAVE, BACK_ARRIVE)],
      4,
    );
    laidSeries = null;
    laidPlace = null;
  }

  /** The rail and the link, with a gap where the ammeter is. */
  function layGap(series: boolean): void {
    const { rail, link, r1, r2 } = plan;
    const top = resistorTop();
    const bottom = top + RESISTOR_LENGTH - 4;
    const [from, to] = gapAt(meterPlace, true);
    const begin = { x: plan.node3, y: rail };
    const end = [
      { x: r1, y: rail },
      { x: r1, y: top + 4 },
    ];
    railLead.along(meterPlace === 0 ? [to, ...end] : [begin, ...end]);
    const first = [
      { x: r1, y: bottom },
      { x: r1, y: link },
    ];
    const second = [
      { x: r2, y: link },
      { x: r2, y: bottom },
    ];
    linkLead.along(meterPlace === 0 ? [...first, ...second] : [...first, from]);
    secondLink.root.visible = meterPlace !== 0;
    if (meterPlace !== 0) secondLink.along([to, ...second]);
    layMeterLeads(series);
  }

  /** The ammeter where it is now, and its two leads. */
  function layMeterLeads(series: boolean): void {
    const { at } = body;
    meter.root.position.copyFrom(at);
    const plus = meterTerminal('plus', at);
    const minus = meterTerminal('minus', at);
    const [from, to] = gapAt(meterPlace, series);
    const rest = meterRest(meterPlace);
    if (meterPlace !== 0) {
      const hang = metersHang(series);
      meterIn.hang(plus, from, hang.plus.leave, hang.plus.arrive);
      meterOut.hang(minus, to, hang.minus.leave, hang.minus.arrive);
    } else if (distance2(at, rest) < 1) {
      meterIn.along([{ x: plan.node3, y: plan.rail }, from, plus]);
      meterOut.along([minus, to, { x: plan.node1, y: plan.rail }]);
    } else {
      meterIn.along([{ x: plan.node3, y: plan.rail }, ...hangingPoints(from, plus, METER_ARRIVE, METER_LEAVE)], 4);
      meterOut.hang(minus, to, METER_LEAVE, METER_ARRIVE);
    }
    const reach = { x: METER.width * plan.meterScale, y: METER.height * plan.meterScale };
    meterHandle.place(at.x, at.y, reach.x, reach.y);
  }

  /** The two leads that make the difference, on their way from series (0) to parallel (1). */
  function layMovingLeads(part: number): void {
    const { rail, back, outer } = plan;
    const top = { x: plan.r2, y: resistorTop() + 4 };
    const junction = { x: plan.node1, y: back };
    const feed = { x: plan.r1, y: rail };
    const middle = node2();
    if (part <= 0) {
      const knee = { x: plan.r2, y: top.y - 14 };
      tapLead.along([top, knee, { x: outer, y: knee.y }, { x: outer, y: back }, junction]);
      tapPlug.position.copyFrom(junction);
    } else if (part >= 1) {
      tapLead.along([top, { x: plan.r2, y: rail }, feed]);
      tapPlug.position.copyFrom(feed);
      homeLead.along([middle, { x: middle.x, y: back }, junction]);
      homePlug.position.copyFrom(middle);
    } else {
      const lift = 40 * Math.sin(Math.PI * part);
      const end = { x: junction.x + (feed.x - junction.x) * part + lift, y: junction.y + (feed.y - junction.y) * part };
      tapLead.hang(top, end, { x: 40, y: -30 }, { x: 30, y: 60 * (1 - part) - 40 * part });
      tapPlug.position.copyFrom(end);
      const other = { x: junction.x + (middle.x - junction.x) * part, y: junction.y + (middle.y - junction.y) * part };
      homeLead.hang(junction, other, { x: 30, y: 30 }, { x: 0, y: 30 });
      homePlug.position.copyFrom(other);
    }
    homeLead.root.alpha = Math.min(1, part * 3);
    homePlug.alpha = homeLead.root.alpha;
  }

  function layDots(series: boolean): void {
    const { rail, back, link, outer, r1, r2 } = plan;
    const top = resistorTop();
    const rest = meterRest(meterPlace);
    const middle = node2();
    const split = { x: r1, y: rail };
    const [from, to] = gapAt(meterPlace, series);
    const plus = meterTerminal('plus', rest);
    const minus = meterTerminal('minus', rest);
    const hang = metersHang(series);
    const through =
      meterPlace === 0
        ? [from, plus, minus, to]
        : [
            ...hangingPoints(from, plus, hang.plus.arrive, hang.plus.leave),
            ...hangingPoints(minus, to, hang.minus.leave, hang.minus.arrive),
          ];
    const meterAt = (place: MeterPlace): readonly Point[] => (place === meterPlace ? through : []);
    dots.feed.lay([
      ...hangingPoints(post('plus'), entry(), FEED_LEAVE, FEED_ARRIVE),
      { x: plan.node3, y: rail },
      ...meterAt(0),
      split,
    ]);
    dots.r1.lay([split, { x: r1, y: link }, ...meterAt(1), middle]);
    const home = [exit(), ...hangingPoints(exit(), post('minus'), BACK_LEAVE, BACK_ARRIVE)];
    if (series) {
      dots.r2.lay([middle, ...meterAt(2), { x: r2, y: link }, { x: r2, y: top - 10 }]);
      dots.back.lay([{ x: r2, y: top - 10 }, { x: outer, y: top - 10 }, { x: outer, y: back }, ...home]);
    } else {
      dots.r2.lay([split, { x: r2, y: rail }, { x: r2, y: link }, ...meterAt(2), middle]);
      dots.back.lay([middle, { x: middle.x, y: back }, ...home]);
    }
  }

  const isAboveMeter = (node: ProbeNode): boolean => meterPlace !== 0 && (node === 1 || node === 3);
  const leanOf = (which: 'red' | 'black', node: ProbeNode): number => {
    const lean = LEAN[which];
    if (isAboveMeter(node)) return lean.aboveMeter;
    return node === 0 ? lean.node0 : node === 1 ? lean.node1 : lean.usual;
  };
  /** A probe's lead to its jack; from above the ammeter it goes round it on the left, where none of its leads are. */
  function layProbeLead(which: 'red' | 'black', node: ProbeNode, tail: Point, jack: Point): void {
    const lead = which === 'red' ? redLead : blackLead;
    if (!isAboveMeter(node)) {
      const side = node === 0 ? -26 : jack.x < tail.x ? -4 : 4;
      lead.hang(tail, jack, { x: side, y: 46 }, { x: 0, y: -48 });
      return;
    }
    const { x, y } = plan.meterAside;
    const beside = { x: x - ROUND_METER[which], y: y + 0.6 * METER.height * plan.meterScale };
    const [down, under] = [
      { x: 0, y: 54 },
      { x: -30, y: -34 },
    ];
    lead.along(
      [
        ...hangingPoints(tail, beside, { x: -40, y: 16 }, { x: 0, y: -60 }),
        ...hangingPoints(beside, jack, down, under).slice(1),
      ],
      4,
    );
  }

  function layLeads({ probeA, probeB }: Frame<Key>['view']): void {
    const jacks = multimeter.jacks;
    const base = multimeter.root.position;
    const jack = shift(base, jacks.red);
    const com = shift(base, jacks.black);
    redProbe.root.position.copyFrom(red.at);
    blackProbe.root.position.copyFrom(black.at);
    clamp.root.position.copyFrom(jaw.at);
    redProbe.lean(redLean.value);
    blackProbe.lean(blackLean.value);
    // From above into the meter's upper edge, away from its screen.
    layProbeLead('red', probeA, shift(red.at, redProbe.tail), jack);
    layProbeLead('black', probeB, shift(black.at, blackProbe.tail), com);
    clampLead.hang(shift(jaw.at, clamp.tail), shift(base, jacks.clamp), { x: 0, y: 26 }, { x: -6, y: -26 });
    const grip = (handle: Handle, at: Point): void => handle.place(at.x - 14, at.y - 4, 28, 78);
    grip(redHandle, shift(red.at, { x: redProbe.tail.x / 2, y: 0 }));
    grip(blackHandle, shift(black.at, { x: blackProbe.tail.x / 2, y: 0 }));
    clampHandle.place(jaw.at.x - 18, jaw.at.y - 16, 36, 48);
  }

  function resize(stage: StageSize): void {
    narrow = stage.layout === 'narrow';
    pixel = stage.pixel;
    plan = narrow ? NARROW : WIDE;
    supply = narrow ? supplies.narrow : supplies.wide;
    multimeter = narrow ? multimeters.narrow : multimeters.wide;
    supplies.wide.root.visible = multimeters.wide.root.visible = !narrow;
    supplies.narrow.root.visible = multimeters.narrow.root.visible = narrow;
    backdrop.resize(stage, plan.benchY);
    supply.root.position.copyFrom(plan.supply);
    multimeter.root.position.copyFrom(plan.multimeter);
    meter.root.scale.set(plan.meterScale);
    body.to(meterRest(meterPlace));
    body.jump();
    board.lay(plan.board);
    fuse.root.position.set(plan.fuse, plan.rail);
    fuseText.position.set(plan.fuse + 14, plan.rail + 15);
    knife.root.position.set(plan.knife, plan.rail);
    slide.root.position.copyFrom(plan.bulbs);
    slideText.position.set(plan.bulbs.x, plan.bulbs.y + 15);
    nodePlaces = [
      { x: plan.node0, y: plan.back },
      { x: plan.node1, y: plan.rail },
      node2(),
      { x: plan.node3, y: plan.rail },
    ];
    const badgeRadius = Math.max(10, 8.5 * pixel);
    nodePlaces.forEach((place, k) => {
      terminals[k]?.position.copyFrom(place);
      badges[k]?.root.position.set(place.x, place.y - 16 - badgeRadius);
      badges[k]?.face.scale.set(badgeRadius);
    });
    clampPlaces = [
      { x: plan.clampTotal, y: plan.back },
      { x: plan.r1, y: plan.clampY },
      { x: plan.r2, y: plan.clampY },
    ];
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
    layWires();
    seen.fill(Number.NaN);
  }

  // ---------------------------------------------------------------- drawing

  function chooseRange(current: number): void {
    const list = narrow || pixel > ROOMY_PIXEL ? RANGES.few : RANGES.many;
    const size = Math.abs(current);
    if (size > 0) {
      const smallest = list.findIndex(({ full }) => size <= full);
      const wanted = smallest < 0 ? list.length - 1 : smallest;
      if (wanted > range || size < RANGE_DOWN * (list[wanted]?.full ?? 0)) range = wanted;
    }
    const chosen = list[range];
    if (chosen) meter.setRange(chosen);
  }

  function drawStaircase({ view, params, hidden }: Frame<Key>): void {
    const { potentials, emf, end, v1, v2 } = view;
    const series = params.configuration === 'Series';
    const [, afterMeter, middle, plus] = potentials;
    let changed = isNew(0, series ? 1 : 0);
    changed = isNew(1, plus) || changed;
    changed = isNew(2, afterMeter) || changed;
    changed = isNew(3, middle) || changed;
    changed = isNew(4, end) || changed;
    changed = isNew(5, emf) || changed;
    changed = isNew(6, view.probeA * 4 + view.probeB) || changed;
    changed = isNew(7, params.voltage) || changed;
    changed = isNew(16, v1) || changed;
    changed = isNew(17, v2) || changed;
    if (!changed) return;
    const covered = hidden.has('voltage') || hidden.has('configuration');
    const full = params.voltage <= 3 ? 3 : params.voltage <= 6 ? 6 : 12;
    const wire = theme.ink;
    const step = (a: number, va: number, b: number, vb: number, colour = wire, width = 2.2): StaircaseStep => ({
      from: { at: a, volts: va },
      to: { at: b, volts: vb },
      colour,
      width,
    });
    const steps = [
      step(0, 0, 0.07, 0),
      step(0.07, 0, 0.12, emf, hues.emf, 3.4),
      step(0.12, emf, 0.16, plus),
      step(0.16, plus, 0.25, plus),
      step(0.25, plus, 0.3, afterMeter),
      step(0.3, afterMeter, 0.4, afterMeter),
    ];
    if (series) {
      steps.push(
        step(0.4, afterMeter, 0.53, afterMeter - v1, hues.r1, 3.4),
        step(0.53, afterMeter - v1, 0.55, middle),
        step(0.55, middle, 0.67, middle),
        step(0.67, middle, 0.69, end + v2),
        step(0.69, end + v2, 0.82, end, hues.r2, 3.4),
        step(0.82, end, 0.92, end),
        step(0.92, end, 1, 0),
      );
    } else {
      steps.push(
        step(0.4, afterMeter, 0.5, afterMeter),
        step(0.44, afterMeter, 0.64, afterMeter - v1, hues.r1, 3.4),
        step(0.64, afterMeter - v1, 0.65, middle),
        step(0.5, afterMeter, 0.7, afterMeter - v2, hues.r2, 3.4),
        step(0.7, afterMeter - v2, 0.71, middle),
        step(0.65, middle, 0.86, middle),
        step(0.86, middle, 1, 0),
      );
    }
    const nodeAt = [0.03, 0.35, series ? 0.61 : 0.78, 0.2];
    const mark = (node: ProbeNode, colour: number, aside: number) => ({
      at: (nodeAt[node] ?? 0) + aside,
      volts: potentials[node],
      colour,
    });
    const apart = view.probeA === view.probeB ? 0.02 : 0;
    const lineHeight = Math.max(13, 12 * pixel) * 1.1;
    const stations = series
      ? [
          { at: 0.03, name: '0' },
          { at: 0.2, name: '3' },
          { at: 0.35, name: '1' },
          { at: 0.48, name: 'R1' },
          { at: 0.61, name: '2' },
          { at: 0.75, name: 'R2' },
          { at: 0.96, name: '0' },
        ]
      : [
          { at: 0.03, name: '0' },
          { at: 0.2, name: '3' },
          { at: 0.35, name: '1' },
          { at: 0.57, name: 'R1‖R2' },
          { at: 0.78, name: '2' },
          { at: 0.96, name: '0' },
        ];
    staircase.lay(plan.staircase.width, plan.staircase.height, stations, lineHeight);
    const marks = [mark(view.probeB, BLACK, -apart), mark(view.probeA, RED, apart)];
    staircase.draw(full, 3, covered ? [] : steps, covered ? [] : marks);
  }

  function moveDots({ view, running }: Frame<Key>): void {
    const { passed } = view;
    for (const branch of BRANCHES) {
      const gone = running ? (passed[branch] - lastPassed[branch]) * DRIFT : 0;
      smear[branch] += SMEAR_SHARE * (gone - smear[branch]);
      lastPassed[branch] = passed[branch];
    }
    const total = passed.total * DRIFT;
    const feed = dots.feed.length();
    const through1 = feed + dots.r1.length();
    // In series each path goes on with the row of dots where the one before it ends.
    dots.feed.move(total, smear.total);
    dots.r1.move(passed.r1 * DRIFT - feed, smear.r1);
    dots.r2.move(passed.r2 * DRIFT - (laidSeries ? through1 : feed), smear.r2);
    dots.back.move(total - through1 - (laidSeries ? dots.r2.length() : 0), smear.total);
  }

  /** Moves everything with weight; true while something still moves. */
  function animate(seconds: number): boolean {
    if (reducedMotion) {
      for (const spring of [blade, thumb, rewiring, redLean, blackLean]) spring.value = spring.target;
      for (const glide of [red, black, jaw, body]) glide.jump();
      meter.rest();
    }
    const moves = [blade, thumb, rewiring, redLean, blackLean].map((spring) => spring.tick(seconds));
    const glides = [red.tick(seconds), black.tick(seconds), jaw.tick(seconds), body.tick(seconds)];
    const needle = meter.tick(seconds);
    knife.set(blade.value);
    slide.set(thumb.value);
    return needle || moves.includes(true) || glides.includes(true);
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
    redHandle.update(view.probeA);
    blackHandle.update(view.probeB);
    fuse.set(view.fuse);
    fuseText.visible = view.fuse === 'open';
    parts.forEach(({ resistor, lamp, value, name }, k) => {
      const resistance = k === 0 ? params.r1 : params.r2;
      const load = view.load[k as 0 | 1];
      resistor.root.visible = !view.bulbs;
      lamp.root.visible = view.bulbs;
      if (isNew(8 + k, resistance)) {
        resistor.setResistance(next.hidden.has(k === 0 ? 'r1' : 'r2') ? null : resistance);
        value.text = `${resistance}\u2009Ω`;
        name.text = `R${k + 1}`;
        resistanceHandles[k]?.update(resistance);
      }
      if (isNew(10 + k, load)) {
        resistor.setLoad(load);
        lamp.setPower(load);
      }
      if (load > 1 && !reducedMotion) resistor.smoulder(now);
    });

    meterPlace = AMMETER_PLACES.indexOf(view.ammeter) as MeterPlace;
    meterHandle.update(meterPlace);
    const { value: metered } = [shown.i_total, shown.i1, shown.i2][meterPlace] ?? shown.i_total;
    const current = typeof metered === 'number' ? metered : 0;
    chooseRange(current);
    meter.point(current);
    const clamped = [shown.i_total, shown.i1, shown.i2][clampOn] ?? shown.i_total;
    multimeter.show(shown.v_probe.text, 'V', `${['I', 'I1', 'I2'][clampOn]} ${clamped.text} A`);

    blade.target = view.closed ? 1 : 0;
    thumb.target = view.bulbs ? 1 : 0;
    rewiring.target = series ? 0 : 1;
    redLean.target = leanOf('red', view.probeA);
    blackLean.target = leanOf('black', view.probeB);
    red.to(held.red ?? nodePlaces[view.probeA] ?? { x: 0, y: 0 });
    black.to(held.black ?? nodePlaces[view.probeB] ?? { x: 0, y: 0 });
    jaw.to(held.clamp ?? clampPlaces[clampOn] ?? { x: 0, y: 0 });
    body.to(held.meter ?? meterRest(meterPlace));
    if (first) {
      blade.value = blade.target;
      rewiring.value = rewiring.target;
      thumb.value = thumb.target;
      redLean.value = redLean.target;
      blackLean.value = blackLean.target;
      for (const glide of [red, black, jaw, body]) glide.jump();
    }
    if (animate(seconds)) context.redraw();

    let wiringChanged = isNew(12, rewiring.value);
    const meterMoved = isNew(18, body.at.x * 1e4 + body.at.y);
    if (laidSeries !== series || laidPlace !== meterPlace) {
      laidSeries = series;
      laidPlace = meterPlace;
      layDots(series);
      layGap(series);
      wiringChanged = true;
      const grip = series
        ? // Below the resistor's own grip.
          { x: plan.outer, y: (plan.resistorY + 52 + plan.back) / 2 }
        : { x: (plan.r1 + plan.r2) / 2, y: plan.rail };
      wiringHandle.place(grip.x - 18, grip.y - 18, 36, 36);
    }
    if (meterMoved) layMeterLeads(series);
    if (wiringChanged || meterMoved) {
      layMovingLeads(rewiring.value);
      const settled = 1 - Math.min(1, Math.abs(rewiring.value - rewiring.target) * 4);
      const plugged = distance2(body.at, meterRest(meterPlace)) < 1 ? 1 : 0;
      dots.feed.root.alpha = meterPlace === 0 ? plugged : 1;
      dots.r1.root.alpha = meterPlace === 1 ? plugged : 1;
      dots.r2.root.alpha = meterPlace === 2 ? Math.min(plugged, settled) : settled;
      dots.back.root.alpha = settled;
    }
    let leadsChanged = isNew(13, red.at.x * 1e4 + red.at.y);
    leadsChanged = isNew(14, black.at.x * 1e4 + black.at.y) || leadsChanged;
    leadsChanged = isNew(15, jaw.at.x * 1e4 + jaw.at.y) || leadsChanged;
    for (const [k, value] of [meterPlace, redLean.value, blackLean.value].entries())
      leadsChanged = isNew(19 + k, value) || leadsChanged;
    if (leadsChanged) layLeads(view);
    moveDots(next);
    if (panel.visible) {
      schematic.draw(
        plan.schematic.width,
        plan.schematic.height,
        { series, closed: view.closed, blown: view.fuse === 'open', bulbs: view.bulbs, style, ammeter: meterPlace },
        Math.max(13, 12 * pixel) * 1.1,
      );
      drawStaircase(next);
    }
  }

  function describe({ view, params, shown }: Frame<Key>): string {
    const series = params.configuration === 'Series';
    const kind = view.bulbs ? 'bulbs' : 'resistors';
    const parts = [
      `Two ${kind}, R1 of ${params.r1} ohms and R2 of ${params.r2} ohms, are connected in ${params.configuration.toLowerCase()} to a supply set to ${params.voltage.toFixed(1)} volts.`,
    ];
    if (view.fuse === 'open') parts.push('The fuse has opened: nothing flows. Opening the switch puts a new one in.');
    else if (!view.closed) parts.push('The switch is open: nothing flows.');
    else {
      parts.push(
        `The switch is closed. ${shown.i_total.text} amperes flow in the main lead, ${shown.i1.text} through R1 and ${shown.i2.text} through R2.`,
        `The voltage is ${shown.v1.text} volts across R1 and ${shown.v2.text} volts across R2.`,
      );
    }
    const inMainLead = view.ammeter === 'In the main lead';
    parts.push(
      `The ammeter is ${view.ammeter.replace('In', 'in')}.`,
      `The red probe is on node ${view.probeA}, ${nodeName(view.probeA, series, inMainLead)}, the black one on node ${view.probeB}, ${nodeName(view.probeB, series, inMainLead)}; the voltmeter shows ${shown.v_probe.text} volts.`,
    );
    const hot = [view.load[0] > 1 ? 'R1' : '', view.load[1] > 1 ? 'R2' : ''].filter((name) => name !== '');
    if (hot.length > 0)
      parts.push(`${hot.join(' and ')} ${hot.length > 1 ? 'glow' : 'glows'}: above the rated 2 watts.`);
    return parts.join(' ');
  }

  return { root, resize, draw, describe, destroy: () => root.destroy({ children: true }) };
};
