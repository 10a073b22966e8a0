/** A universal testing machine at work: bar and extensometer in its grips, console, stress-strain screen and caliper. */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, Frame, StageSize } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createCallout } from '../kit/callout';
import { createDigitalCaliper } from '../kit/digital-caliper';
import { createExtensometer } from '../kit/extensometer';
import { contactShadow } from '../kit/shading';
import { createStressStrainChart } from '../kit/stress-strain-chart';
import { createTensileSpecimen, type MetalTones } from '../kit/tensile-specimen';
import { createTestingConsole } from '../kit/testing-console';
import { createUniversalTestingMachine, JAW_HEIGHT } from '../kit/universal-testing-machine';

type TensileFrame = Frame<'tensile_test'>;
type Motion = TensileFrame['view']['motion'];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Layout {
  readonly benchY: number;
  /** Middle of the machine's table. */
  readonly machine: { readonly x: number; readonly y: number; readonly scale: number; readonly base: number };
  readonly chart: Box;
  readonly console: Box;
  /** Where the caliper lies; null: it comes only to measure. */
  readonly caliper: { readonly x: number; readonly y: number } | null;
  /** Where the extensometer hangs when it is off, from the table; null: out of sight. */
  readonly hook: { readonly x: number; readonly y: number } | null;
  /** Middle of the message's upper edge. */
  readonly message: { readonly x: number; readonly y: number; readonly width: number };
  /** The message stands above the chart, which makes room for it. */
  readonly messageAboveChart: boolean;
}

const LAYOUTS: Readonly<Record<StageSize['layout'], Layout>> = {
  wide: {
    benchY: 430,
    machine: { x: 200, y: 478, scale: 1, base: 56 },
    chart: { x: 388, y: 50, width: 558, height: 334 },
    console: { x: 388, y: 398, width: 404, height: 116 },
    caliper: { x: 811, y: 512 },
    hook: { x: -198, y: -150 },
    message: { x: 200, y: 488, width: 340 },
    messageAboveChart: false,
  },
  narrow: {
    benchY: 326,
    machine: { x: 110, y: 352, scale: 0.72, base: 60 },
    chart: { x: 222, y: 6, width: 412, height: 284 },
    console: { x: 222, y: 297, width: 412, height: 98 },
    caliper: null,
    hook: null,
    message: { x: 428, y: 6, width: 380 },
    messageAboveChart: true,
  },
};

/** Room between the grips for the longest bar, and for the thickest, machine units. */
const ROOM = { length: 245, thickness: 58 } as const;
const SPEED = { least: 0.5, greatest: 50, step: 0.5 } as const;
/** Console and caliper rewrite their figures at most so often, ms. */
const REWRITE_MS = 110;
const FLIGHT = { out: 380, hold: 1500, back: 380 } as const;
const JOLT = { ms: 600, high: 4, decay: 120, period: 13 } as const;
/** Share of the way that a part glides in one frame. */
const GLIDE = 0.22;
const NEAR = 0.4;
/** Stage units between the message and the chart below it. */
const MESSAGE_GAP = 6;

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

const smooth = (t: number): number => t * t * (3 - 2 * t);

export const createScene: CreateScene<'tensile_test'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'tensile test' });
  const backdrop = createBackdrop(context);
  const machine = createUniversalTestingMachine(context);
  const specimen = createTensileSpecimen();
  const extensometer = createExtensometer(context);
  const frame = new Container({ label: 'machine with specimen' });
  const foot = contactShadow(theme, 330, 26);
  specimen.root.y = -JAW_HEIGHT;
  frame.addChild(foot, machine.root, specimen.root, machine.front, extensometer.root);
  const stand = new Graphics();
  const chart = createStressStrainChart(context, () => context.redraw());
  const caliperShadow = contactShadow(theme, 186, 16);
  const caliper = createDigitalCaliper(context, 15);
  const length = createCallout(context, { size: 14, tone: 'plain', mono: true });
  const message = createCallout(context, { size: 13, tone: 'warning' });
  const board = createTestingConsole(context, {
    speed: SPEED,
    press: (key) => context.dispatch({ do: key }),
    setSpeed: (speed) => context.setInput('crosshead_speed', speed),
  });
  const extensometerHandle = context.handle({
    role: 'button',
    name: 'Extensometer: take it off',
    press: () => context.dispatch({ do: 'remove_extensometer' }),
  });
  const measure = (): void => context.dispatch({ do: 'measure_neck' });
  const barHandle = context.handle({
    role: 'button',
    name: 'Bar: measure its diameter at the thinnest place',
    press: measure,
  });
  const piecesHandle = context.handle({
    role: 'button',
    name: 'Broken pieces: fit them together',
    press: () => context.dispatch({ do: 'fit_pieces' }),
  });
  const caliperHandle = context.handle({ role: 'button', name: 'Caliper: measure the diameter', press: measure });
  root.addChild(
    backdrop.root,
    stand,
    frame,
    chart.root,
    board.root,
    caliperShadow,
    length.root,
    message.root,
    caliper.root,
  );

  let layout: Layout = LAYOUTS.wide;
  let narrow = false;
  let textSize = 12;
  /** Stage units that the message takes from the chart's height. */
  let chartLowered = 0;
  let measured: number | null = null;
  let flightSince = Number.NEGATIVE_INFINITY;
  let broken: boolean | null = null;
  let joltSince = Number.NEGATIVE_INFINITY;
  let written = Number.NEGATIVE_INFINITY;
  let seated: boolean | null = null;

  const onStage = (x: number, y: number): { x: number; y: number } => ({
    x: layout.machine.x + layout.machine.scale * x,
    y: layout.machine.y + layout.machine.scale * y,
  });

  function drawBar({ view, params }: TensileFrame): void {
    const pieces = view.motion === 'broken' ? 'apart' : view.motion === 'fitted' ? 'fitted' : 'whole';
    specimen.set({
      ...view.profile,
      pitch: Math.min(ROOM.length / view.roomMm, ROOM.thickness / params.diameter),
      metal: METALS[params.material],
      fracture: view.fracture,
      pieces,
      luders: view.ludersFront,
    });
    const moving = view.motion === 'pulling' || view.motion === 'unloading';
    machine.set(specimen.opening, view.motion === 'overloaded' ? 'warning' : moving ? 'moving' : 'idle');
    const { lower, upper } = specimen.marks;
    const s = layout.machine.scale;
    const top = onStage(0, -JAW_HEIGHT - upper);
    const apart = pieces === 'apart';
    barHandle.enable(!apart);
    piecesHandle.enable(apart);
    (apart ? piecesHandle : barHandle).place(top.x - 24 * s, top.y, 48 * s, (upper - lower) * s);
    length.set(view.finalGaugeMm === null ? '' : `${view.finalGaugeMm.toFixed(2)} mm`);
    const middle = onStage(0, -JAW_HEIGHT - (lower + upper) / 2);
    if (narrow) length.root.position.set(layout.machine.x, layout.machine.y + 6);
    else length.root.position.set(middle.x - 78, middle.y - 14);
  }

  function drawExtensometer({ view }: TensileFrame): void {
    const { extensometerOn } = view;
    const { lower, upper, neckRadius } = specimen.marks;
    const { hook } = layout;
    extensometer.root.visible = extensometerOn || hook !== null;
    extensometerHandle.enable(extensometerOn);
    const pitch = specimen.root.y - lower;
    const target = extensometerOn || !hook ? { x: 0, y: pitch } : hook;
    // One that was never fitted hangs on its hook with the bar's gauge length.
    if (extensometerOn || seated === null) extensometer.set(upper - lower, Math.max(4, neckRadius));
    const at = extensometer.root;
    const far = Math.abs(at.x - target.x) + Math.abs(at.y - target.y);
    if (seated === null || reducedMotion || far < NEAR) {
      if (far > 0) at.position.set(target.x, target.y);
    } else {
      at.position.set(at.x + (target.x - at.x) * GLIDE, at.y + (target.y - at.y) * GLIDE);
      context.redraw();
    }
    seated = extensometerOn;
    const s = layout.machine.scale;
    const corner = onStage(30, pitch - (upper - lower));
    if (extensometerOn) extensometerHandle.place(corner.x, corner.y, 36 * s, (upper - lower) * s + 10);
  }

  function drawCaliper({ view, shown }: TensileFrame, now: number, rewrite: boolean): void {
    if (measured !== null && view.measurements > measured) flightSince = reducedMotion ? now - FLIGHT.out : now;
    measured = view.measurements;
    const { caliper: rest } = layout;
    const since = now - flightSince;
    const total = FLIGHT.out + FLIGHT.hold + FLIGHT.back;
    const flying = since >= 0 && since < total;
    const out = !flying
      ? 0
      : since < FLIGHT.out
        ? smooth(since / FLIGHT.out)
        : since < FLIGHT.out + FLIGHT.hold
          ? 1
          : reducedMotion
            ? 0
            : smooth((total - since) / FLIGHT.back);
    if (flying) context.redraw();
    caliper.root.visible = flying || rest !== null;
    caliperShadow.visible = rest !== null && !flying;
    caliperHandle.enable(rest !== null && !flying);
    const s = layout.machine.scale;
    const { neck, neckRadius } = specimen.marks;
    const radius = neckRadius * s;
    const there = onStage(-neckRadius, -JAW_HEIGHT - neck + 16);
    const from = rest ?? { x: there.x, y: there.y + 150 };
    caliper.root.alpha = rest === null && flying ? Math.min(1, out * 1.5) : 1;
    const x = from.x + (there.x - from.x) * out;
    const y = from.y + (there.y - from.y) * out;
    if (caliper.root.x !== x || caliper.root.y !== y) caliper.root.position.set(x, y);
    if (rewrite || flying) caliper.set(view.caliperMm === null ? 0 : 2 * radius * out, shown.neck_diameter.text);
  }

  function drawJolt({ view }: TensileFrame, now: number): void {
    const apart = view.motion === 'broken' || view.motion === 'fitted';
    if (broken === false && apart && !reducedMotion) joltSince = now;
    broken = apart;
    const since = now - joltSince;
    const shaken = since >= 0 && since < JOLT.ms;
    const y =
      layout.machine.y + (shaken ? JOLT.high * Math.exp(-since / JOLT.decay) * Math.sin(since / JOLT.period) : 0);
    if (frame.y !== y) frame.y = y;
    if (shaken) context.redraw();
  }

  function layChart(): void {
    const { x, y, width, height } = layout.chart;
    chart.lay({ x, y: y + chartLowered }, width, height - chartLowered, textSize);
  }

  /** The buttons keep their place below the chart; its upper edge moves. */
  function drawMessage(words: string | null): void {
    message.set(words ?? '');
    const lowered = layout.messageAboveChart && words !== null ? message.root.height + MESSAGE_GAP : 0;
    if (lowered === chartLowered) return;
    chartLowered = lowered;
    layChart();
  }

  const row = (name: string, { text, value, unit }: TensileFrame['shown']['rm']): string[] =>
    value === null ? [] : [`${name} ${text} ${unit}`];
  const modulusOf = ({ view, shown }: TensileFrame): readonly string[] =>
    view.modulusNote
      ? narrow
        ? ['E  Not valid:', 'machine stiffness', 'included.']
        : ['E  Not valid: machine', '   stiffness included.']
      : row('E', shown.youngs_modulus);
  const resultsOf = (next: TensileFrame): readonly string[] => {
    const { view, shown } = next;
    if (view.motion !== 'broken' && view.motion !== 'fitted') return [];
    return [
      ...modulusOf(next),
      ...row('ReH', shown.upper_yield),
      ...row('Rp0.2', shown.rp02),
      ...row('Rm', shown.rm),
      ...row('A', shown.elongation),
      ...row('Z', shown.reduction_area),
    ];
  };

  return {
    root,
    resize(stage) {
      layout = LAYOUTS[stage.layout];
      narrow = stage.layout === 'narrow';
      backdrop.resize(stage, layout.benchY);
      const { x, y, scale, base } = layout.machine;
      frame.position.set(x, y);
      frame.scale.set(scale);
      machine.lay((y - stage.bleed.y) / scale + 20, base);
      foot.position.set(0, base);
      textSize = Math.max(12, 12 * stage.pixel);
      const { chart: screen, console } = layout;
      chartLowered = 0;
      layChart();
      board.lay(console, console.width, console.height, stage.layout, textSize);
      stand
        .clear()
        .rect(
          screen.x + screen.width / 2 - 34,
          screen.y + screen.height - 4,
          68,
          console.y - screen.y - screen.height + 40,
        )
        .fill(theme.housingShade);
      message.lay(layout.message.width);
      message.root.position.set(layout.message.x, layout.message.y);
      length.lay(200);
      if (layout.caliper) {
        const { x: left, y: down } = layout.caliper;
        caliperShadow.position.set(left + 70, down + 2);
        caliperHandle.place(left - 18, down - 66, 160, 70);
      }
      seated = null;
      written = Number.NEGATIVE_INFINITY;
    },

    draw(next, now) {
      const { view, shown, params, fields, running } = next;
      const rewrite = !running || now - written >= REWRITE_MS;
      if (rewrite) written = now;
      drawJolt(next, now);
      drawBar(next);
      drawExtensometer(next);
      drawCaliper(next, now, rewrite);
      drawMessage(view.message);
      chart.show(
        { rows: fields.curve, ...view.curve, neckPoints: view.neckPoints },
        view.extensometerOn ? 'strain: extensometer' : 'strain: crosshead',
        // The narrow screen has room for this one alone, once the message is gone.
        narrow ? (view.message === null ? modulusOf(next) : []) : resultsOf(next),
      );
      if (rewrite) {
        board.show(`${shown.force.text} kN`, `ΔL ${shown.extension.text} mm`, `travel ${shown.crosshead.text} mm`);
      }
      const apart = view.motion === 'broken' || view.motion === 'fitted';
      const moving = view.motion === 'pulling' || view.motion === 'unloading';
      board.set(
        {
          start: !apart && view.motion !== 'pulling' && view.motion !== 'overloaded',
          stop: moving,
          unload: !apart && view.forceKn > 0 && view.motion !== 'unloading',
          reload: view.reloads,
        },
        params.crosshead_speed,
      );
    },

    describe({ view, shown }) {
      const sentences = [
        `${MOTIONS[view.motion]}.`,
        `The load cell shows ${shown.force.text} kN, ${shown.stress.text} MPa; the strain is ${shown.strain.text} %, from ${view.extensometerOn ? 'the extensometer' : 'the crosshead'}; the crosshead has moved ${shown.crosshead.text} mm.`,
      ];
      if (view.ludersFront !== null) sentences.push('Lüders bands run along the bar.');
      if (view.necking && view.motion !== 'broken' && view.motion !== 'fitted') sentences.push('The bar has a neck.');
      if (view.motion === 'broken' || view.motion === 'fitted') {
        sentences.push(view.fracture === 'flat' ? 'The fracture is flat.' : 'The fracture is a cup and a cone.');
      }
      if (shown.neck_diameter.value !== null) sentences.push(`The caliper showed ${shown.neck_diameter.text} mm.`);
      if (view.finalGaugeMm !== null) sentences.push(`The gauge marks are ${view.finalGaugeMm.toFixed(2)} mm apart.`);
      if (chart.offsetWords) sentences.push(`The line laid on the curve: ${chart.offsetWords.replaceAll('\n', ', ')}.`);
      if (view.modulusNote) sentences.push(`Young's modulus: ${view.modulusNote}`);
      if (view.message) sentences.push(view.message);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
