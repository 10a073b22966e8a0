/** A universal testing machine at work: bar and extensometer in its grips, console, stress-strain screen and caliper. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame, Point, SceneContext } from '../../contract';
import { createLeadLayer } from '../../kit/electric/lead';
import { moved, type Port } from '../../kit/instruments/socket';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { contactShadow } from '../../kit/paint/shading';
import { createRoom } from '../../kit/room/room';
import { createDigitalCaliper } from './digital-caliper';
import { createExtensometer } from './extensometer';
import { createTensileSpecimen, type MetalTones, SHOULDER } from './tensile-specimen';
import { type ConsoleState, createTestingConsole, type TestingConsole } from './testing-console';
import { createUniversalTestingMachine, JAW_HEIGHT } from '../../kit/testing/universal-testing-machine';

type TensileFrame = Frame<'tensile_test'>;
type TensileContext = SceneContext<'tensile_test'>;
type Motion = TensileFrame['view']['motion'];

const ARRANGEMENT: Arrangements<'machine' | 'console' | 'caliper'> = {
  wide: spaced(20, row(grow(35, 'machine'), spaced(8, grow(57, column(grow(1, 'console'), 'caliper'))))),
  // The caliper comes to the bar when it is asked for.
  tall: spaced(16, row(grow(41, 'machine'), grow(59, 'console'))),
};

/** Room between the grips for the longest bar, and for the thickest, machine units. */
const ROOM = { length: 245, thickness: 58 } as const;
/** Of the machine in its own units: over its table, from there to the bench, and to the highest place of the crosshead. */
const MACHINE = { width: 306, base: 56, height: 56 + JAW_HEIGHT * 2 + ROOM.length + 2 * SHOULDER + 86 } as const;
/** Where the extensometer hangs when it is off: on the right column. */
const HOOK = { x: 61, y: -96 } as const;
/** Room of the caliper on the bench: its beam, and from the tips of its jaws to its upper edge. */
const CALIPER = { length: 148, height: 58 } as const;
/** Console and caliper rewrite their figures at most so often, ms. */
const REWRITE_MS = 110;
const FLIGHT = { out: 380, hold: 1500, back: 380 } as const;
const JOLT = { ms: 600, high: 4, decay: 120, period: 13 } as const;
/** Share of the way that a part glides in one frame. */
const GLIDE = 0.22;
const NEAR = 0.4;

/** How the metals look: for recognition. */
const METALS: Readonly<Record<TensileFrame['params']['material'], MetalTones>> = {
  'Low-carbon steel A36': [0xe3e9ef, 0x93a0ae, 0x3c4854],
  'Medium-carbon steel 1045 (normalised)': [0xd5dce4, 0x7f8c9a, 0x303a45],
  'Stainless steel 304 (annealed)': [0xf6f9fc, 0xaeb9c4, 0x4d5965],
  'Aluminium 6061-T6': [0xffffff, 0xc9d1d9, 0x6c7782],
  'Aluminium 7075-T6': [0xf8fbff, 0xbcc6d2, 0x5c6874],
  'Copper C11000 (annealed)': [0xffd2b4, 0xc8713f, 0x5c2a14],
  'Brass C26000 (annealed)': [0xfff0b8, 0xd2a544, 0x6b4a12],
  'Titanium Ti-6Al-4V (annealed)': [0xe2e0dc, 0x9a9690, 0x45423e],
  'Grey cast iron class 30': [0x9aa2aa, 0x5a626a, 0x20262c],
};

const MOTIONS: Readonly<Record<Motion, string>> = {
  mounted: 'A bar is mounted; the crosshead has not moved yet',
  pulling: 'The crosshead pulls',
  stopped: 'The crosshead stands under load',
  unloading: 'The crosshead goes back',
  unloaded: 'The bar is unloaded',
  overloaded: 'The machine has stopped at the limit of its load cell',
  broken: 'The bar is broken in two',
  fitted: 'The bar is broken; its pieces are fitted together',
};

/** The bench's front edge lies below what stands on it. */
const FRONT = 16;

/** Machine units of 1 mm of the bar: constant in a run. */
const pitchOf = ({ roomMm }: TensileFrame['view'], { diameter }: TensileFrame['params']): number =>
  Math.min(ROOM.length / roomMm, ROOM.thickness / diameter);

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Whether the bar is in two, its pieces fitted together or not. */
const isApart = ({ motion }: TensileFrame['view']): boolean => motion === 'broken' || motion === 'fitted';

/** The machine with a bar in its grips; it jolts when the bar breaks. */
function createMount(context: TensileContext) {
  const machine = createUniversalTestingMachine(context);
  const specimen = createTensileSpecimen();
  const root = new Container({ label: 'machine with specimen' });
  specimen.root.y = -JAW_HEIGHT;
  root.addChild(machine.root, specimen.root, machine.front);
  /** Middle of the machine's table on the stage. */
  let stand = { x: 0, y: 0, scale: 1 };
  let broken: boolean | null = null;
  let joltSince = Number.NEGATIVE_INFINITY;
  return {
    root,
    machine,
    specimen,
    get stand() {
      return stand;
    },
    onStage: (x: number, y: number): Point => ({ x: stand.x + stand.scale * x, y: stand.y + stand.scale * y }),
    lay(box: Box) {
      const scale = Math.min(box.width / MACHINE.width, box.height / MACHINE.height);
      stand = { x: box.x + box.width / 2, y: box.y + box.height - MACHINE.base * scale, scale };
      root.position.set(stand.x, stand.y);
      root.scale.set(scale);
    },
    jolt({ view }: TensileFrame, now: number) {
      const apart = isApart(view);
      if (broken === false && apart) {
        context.sound('break');
        if (!context.reducedMotion) joltSince = now;
      }
      broken = apart;
      const since = now - joltSince;
      const shaken = since >= 0 && since < JOLT.ms;
      const y = stand.y + (shaken ? JOLT.high * Math.exp(-since / JOLT.decay) * Math.sin(since / JOLT.period) : 0);
      if (root.y !== y) root.y = y;
      if (shaken) context.redraw();
    },
  };
}

type Mount = ReturnType<typeof createMount>;

/** The bar: a hand measures it, or fits its pieces together. */
function createBar(context: TensileContext, mount: Mount) {
  const { specimen, machine } = mount;
  const barHandle = context.actionHandle('measure_neck', {
    name: 'Bar: measure its diameter at the thinnest place',
    grip: 'press',
  });
  const piecesHandle = context.actionHandle('fit_pieces', {
    name: 'Broken pieces: fit them together',
    grip: 'press',
  });
  return ({ view, params }: TensileFrame): void => {
    const pieces = view.motion === 'broken' ? 'apart' : view.motion === 'fitted' ? 'fitted' : 'whole';
    specimen.set({
      ...view.profile,
      pitch: pitchOf(view, params),
      metal: METALS[params.material],
      fracture: view.fracture,
      pieces,
      luders: view.ludersFront,
    });
    const moving = view.motion === 'pulling' || view.motion === 'unloading';
    machine.set(specimen.opening, view.motion === 'overloaded' ? 'warning' : moving ? 'moving' : 'idle');
    const { lower, upper } = specimen.marks;
    const s = mount.stand.scale;
    const top = mount.onStage(0, -JAW_HEIGHT - upper);
    const apart = pieces === 'apart';
    barHandle.enable(!apart);
    piecesHandle.enable(apart);
    (apart ? piecesHandle : barHandle).place(top.x - 24 * s, top.y, 48 * s, (upper - lower) * s);
  };
}

/** On the bar, or on its hook at the column. `layCable`: to a port on the stage. */
function createClip(context: TensileContext, mount: Mount, layCable: (port: Port) => void) {
  const { specimen } = mount;
  const extensometer = createExtensometer(context);
  mount.root.addChild(extensometer.root);
  const handle = context.actionHandle('remove_extensometer', { name: 'Extensometer: take it off', grip: 'press' });
  let seated: boolean | null = null;
  let cableAt = '';
  return {
    resize() {
      cableAt = '';
      seated = null;
    },
    draw({ view, params }: TensileFrame) {
      const { extensometerOn } = view;
      const { lower, upper, neckRadius } = specimen.marks;
      handle.enable(extensometerOn);
      const clipped = specimen.root.y - lower;
      const target = extensometerOn ? { x: 0, y: clipped } : HOOK;
      const gauge = params.gauge_length * pitchOf(view, params);
      // One that is off keeps the gauge length that it was set to.
      extensometer.set(extensometerOn ? upper - lower : gauge, Math.max(4, neckRadius), gauge);
      const at = extensometer.root;
      const far = Math.abs(at.x - target.x) + Math.abs(at.y - target.y);
      if (seated === null || context.reducedMotion || far < NEAR) {
        if (far > 0) at.position.set(target.x, target.y);
      } else {
        at.position.set(at.x + (target.x - at.x) * GLIDE, at.y + (target.y - at.y) * GLIDE);
        context.redraw();
      }
      seated = extensometerOn;
      const s = mount.stand.scale;
      const corner = mount.onStage(30, clipped - (upper - lower));
      if (extensometerOn) handle.place(corner.x, corner.y, 36 * s, (upper - lower) * s + 10);
      const key = `${Math.round(at.x)} ${Math.round(at.y)} ${mount.stand.x} ${mount.stand.y}`;
      if (key === cableAt) return;
      cableAt = key;
      layCable(moved(extensometer.port, mount.onStage(at.x, at.y), s));
    },
  };
}

/** The caliper on the bench, which flies to the bar to measure it. */
function createMeasuring(context: TensileContext, mount: Mount) {
  const { reducedMotion } = context;
  const { specimen } = mount;
  const shadow = contactShadow(context.theme, 186, 16);
  const caliper = createDigitalCaliper(context);
  const handle = context.actionHandle('measure_neck', { name: 'Caliper: measure the diameter', grip: 'press' });
  /** Where it lies; null: it comes only to measure. */
  let rest: Point | null = null;
  let measured: number | null = null;
  let flightSince = Number.NEGATIVE_INFINITY;
  /** Share of the way to the bar. */
  function wayAt(since: number): number {
    if (since < 0 || since >= FLIGHT.out + FLIGHT.hold + FLIGHT.back) return 0;
    if (since < FLIGHT.out) return smooth(since / FLIGHT.out);
    if (since < FLIGHT.out + FLIGHT.hold) return 1;
    return reducedMotion ? 0 : smooth((FLIGHT.out + FLIGHT.hold + FLIGHT.back - since) / FLIGHT.back);
  }
  return {
    roots: [shadow, caliper.root],
    place: {
      least: ({ text }: { readonly text: number }) => ({
        width: CALIPER.length,
        height: Math.max(CALIPER.height, text * 2 + 34),
      }),
      lay({ x, y, width, height }: Box) {
        const left = x + width / 2 - CALIPER.length * 0.4;
        rest = { x: left, y: y + height };
        shadow.position.set(left + 66, y + height);
        handle.place(left - 15, y + height - CALIPER.height, CALIPER.length, CALIPER.height);
      },
    },
    /** `text`: height of its letters. */
    resize(text: number) {
      rest = null;
      caliper.lay(text);
    },
    draw({ view, shown }: TensileFrame, now: number, rewrite: boolean) {
      if (measured !== null && view.measurements > measured) flightSince = reducedMotion ? now - FLIGHT.out : now;
      measured = view.measurements;
      const since = now - flightSince;
      const flying = since >= 0 && since < FLIGHT.out + FLIGHT.hold + FLIGHT.back;
      const out = wayAt(since);
      if (flying) context.redraw();
      caliper.root.visible = flying || rest !== null;
      shadow.visible = rest !== null && !flying;
      handle.enable(rest !== null && !flying);
      const { neck, neckRadius } = specimen.marks;
      const radius = neckRadius * mount.stand.scale;
      const there = mount.onStage(-neckRadius, -JAW_HEIGHT - neck + 16);
      const from = rest ?? { x: there.x, y: there.y + 150 };
      const x = from.x + (there.x - from.x) * out;
      const y = from.y + (there.y - from.y) * out;
      if (caliper.root.x !== x || caliper.root.y !== y) caliper.root.position.set(x, y);
      if (rewrite || flying) caliper.set(view.caliperMm === null ? 0 : 2 * radius * out, shown.neck_diameter.text);
    },
  };
}

const line = (name: string, { text, value, unit }: TensileFrame['shown']['rm']): string[] =>
  value === null ? [] : [`${name} ${text} ${unit}`];

const resultsOf = ({ shown }: TensileFrame): readonly string[] => [
  ...line('E', shown.youngs_modulus),
  ...line('ReH', shown.upper_yield),
  ...line('Rp0.2', shown.rp02),
  ...line('Rm', shown.rm),
  ...line('A', shown.elongation),
  ...line('Z', shown.reduction_area),
];

const wordsOf = ({ view }: TensileFrame): string =>
  view.message ??
  (view.modulusNote
    ? `E: ${view.modulusNote}`
    : `Strain from the ${view.extensometerOn ? 'extensometer' : 'crosshead'}`);

/** `roomy`: there is room for the results too. */
function onConsole(frame: TensileFrame, roomy: boolean): ConsoleState {
  const { view, shown, fields } = frame;
  const apart = isApart(view);
  return {
    load: `${shown.force.text} ${shown.force.unit}`,
    extension: `ΔL ${shown.extension.text} ${shown.extension.unit}`,
    travel: `travel ${shown.crosshead.text} ${shown.crosshead.unit}`,
    words: wordsOf(frame),
    warns: view.message !== null || view.modulusNote !== null,
    results: roomy && apart ? resultsOf(frame) : [],
    curve: { rows: fields.curve, ...view.curve, neckPoints: view.neckPoints },
    canStart: !apart && view.motion !== 'pulling' && view.motion !== 'overloaded',
    canStop: view.motion === 'pulling' || view.motion === 'unloading',
    canUnload: !apart && view.forceKn > 0 && view.motion !== 'unloading',
  };
}

function describeTest({ view, shown }: TensileFrame, offsetWords: TestingConsole['offsetWords']): string {
  const sentences = [
    `${MOTIONS[view.motion]}.`,
    `The load cell shows ${shown.force.text} kN, ${shown.stress.text} MPa; the strain is ${shown.strain.text} %, from ${view.extensometerOn ? 'the extensometer' : 'the crosshead'}; the crosshead has moved ${shown.crosshead.text} mm.`,
  ];
  if (view.ludersFront !== null) sentences.push('Lüders bands run along the bar.');
  if (view.necking && !isApart(view)) sentences.push('The bar has a neck.');
  if (isApart(view)) {
    sentences.push(view.fracture === 'flat' ? 'The fracture is flat.' : 'The fracture is a cup and a cone.');
  }
  if (shown.neck_diameter.value !== null) sentences.push(`The caliper showed ${shown.neck_diameter.text} mm.`);
  if (view.motion === 'fitted') sentences.push(`The elongation after fracture is ${shown.elongation.text} %.`);
  if (offsetWords) sentences.push(`The line laid on the curve: ${offsetWords.replaceAll('\n', ', ')}.`);
  if (view.modulusNote) sentences.push(`Young's modulus: ${view.modulusNote}`);
  if (view.message) sentences.push(view.message);
  return sentences.join(' ');
}

export const createScene: CreateScene<'tensile_test'> = (context) => {
  const root = new Container({ label: 'tensile test' });
  const workshop = createRoom(context, { kind: 'workshop' });
  const mount = createMount(context);
  const board = createTestingConsole(context, () => context.redraw());
  const leads = createLeadLayer(context);
  const cable = leads.add({ kind: 'probe', ends: ['none', 'none'] });
  const clip = createClip(context, mount, (port) => leads.lay(cable, port, board.port, { slack: 0.2 }));
  const drawBar = createBar(context, mount);
  const measuring = createMeasuring(context, mount);
  root.addChild(workshop.root, mount.root, board.root, leads.root, ...measuring.roots);
  const parts = { machine: mount, console: board, caliper: measuring.place };
  let roomy = true;
  let written = Number.NEGATIVE_INFINITY;

  return {
    root,
    resize(stage) {
      roomy = stage.layout === 'wide';
      measuring.resize(stage.type.text);
      const box = inset(stageBox(stage), 14, 0);
      arrange(ARRANGEMENT[stage.layout], parts, { ...box, y: box.y + 14, height: box.height - 14 - FRONT }, stage.type);
      const { x, y, scale } = mount.stand;
      mount.machine.lay((y - stage.bleed.y) / scale + 20, MACHINE.base, stage.type.small / scale);
      const foot = { x, y: y + MACHINE.base * scale, width: (MACHINE.width - 30) * scale, height: 200 * scale };
      workshop.resize(stage, y - 48 * scale, [{ ...foot, tone: context.theme.housing }]);
      clip.resize();
      written = Number.NEGATIVE_INFINITY;
    },
    draw(frame, now) {
      const rewrite = !frame.running || now - written >= REWRITE_MS;
      if (rewrite) written = now;
      mount.jolt(frame, now);
      drawBar(frame);
      clip.draw(frame);
      measuring.draw(frame, now, rewrite);
      board.set(onConsole(frame, roomy), rewrite);
    },
    describe: (frame) => describeTest(frame, board.offsetWords),
    destroy: () => root.destroy({ children: true }),
  };
};
