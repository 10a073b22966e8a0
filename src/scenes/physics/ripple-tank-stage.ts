/** The ripple tank from above: water, dippers on their bar, probe with strip chart, protractor, ruler, vibrator. */
import { Container, Graphics } from 'pixi.js';
import type { TankView } from '../../../engine/physics/wave-interference';
import type { Frame, Handle, Point, SceneContext, StageSize } from '../contract';
import { createCallout } from '../kit/callout';
import { createColourBar } from '../kit/colour-bar';
import { diverging, viridis, waterMap } from '../kit/colour-maps';
import { createDipperBar } from '../kit/dipper-bar';
import type { FieldLook } from '../kit/field-texture';
import { createKnob, knobTravel } from '../kit/knob';
import { createNodalLines } from '../kit/nodal-lines';
import { angleTo, createProtractor } from '../kit/protractor';
import { createIlluminatedButton, type IlluminatedButton } from '../kit/illuminated-button';
import { createRippleTank, TANK_BORDER } from '../kit/ripple-tank';
import { createRuler } from '../kit/ruler';
import { housing } from '../kit/shading';
import { createSlideSwitch } from '../kit/slide-switch';
import { createStripChart } from '../kit/strip-chart';
import { createWaveProbe } from '../kit/wave-probe';
import { createWire } from '../kit/wire';
import type { WaveApparatus } from './wave-apparatus';

type WaveFrame = Frame<'wave_interference'>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Layout {
  /** Stage units of 1 cm, and the upper left of the water. */
  readonly cm: number;
  readonly water: Point;
  readonly chart: Box;
  readonly vibrator: Box | null;
  readonly buttons: readonly Box[];
  readonly ruler: { readonly at: Point; readonly degrees: number };
  readonly protractorCm: number;
}

/** The tank's interior, cm: x from −20 to 20, y from −5 to 25. */
const TANK = { left: -20, right: 20, below: -5, above: 25 } as const;
const WIDE_CM = 13.4;

const row = (x: number, y: number, width: number, height: number, count: number, gap: number): readonly Box[] =>
  Array.from({ length: count }, (_, n) => {
    const each = (width - gap * (count - 1)) / count;
    return { x: x + n * (each + gap), y, width: each, height };
  });

const LAYOUTS: Readonly<Record<StageSize['layout'], Layout>> = {
  wide: {
    cm: WIDE_CM,
    water: { x: 46, y: 80 },
    chart: { x: 648, y: 64, width: 282, height: 216 },
    vibrator: { x: 648, y: 292, width: 282, height: 206 },
    buttons: row(660, 444, 258, 42, 3, 8),
    ruler: { at: { x: -9.4, y: -6.8 }, degrees: 0 },
    protractorCm: 18.2,
  },
  narrow: {
    cm: 10.2,
    water: { x: 22, y: 76 },
    chart: { x: 452, y: 60, width: 180, height: 150 },
    vibrator: null,
    buttons: [...row(452, 218, 180, 82, 2, 8), ...row(452, 308, 180, 82, 2, 8)],
    ruler: { at: { x: -19.7, y: 14.4 }, degrees: 90 },
    protractorCm: 20,
  },
};

const RULER_CM = 20;
const BAR_CM = 24;
const BAR_REACH_CM = 3.1;
const STRIP = { points: 512, seconds: 511 / 240, full: 2, unit: 'mm' } as const;
/** Above so many stage units to a CSS pixel the words beside knobs and axes have no room. */
const ROOMY_PIXEL = 1.2;
const FIGURES_PIXEL = 1.35;
/** While the probe is dragged, the water is probed anew after this many cm. */
const PROBE_EVERY = 0.5;
/** Heights at the ends of the maps, mm, and intensity at the upper end (1 = one dipper at 10 cm). */
const LAMP_RANGE = 1.35;
const HEIGHT_RANGE = 1.5;
const INTENSITY_RANGE = 5;
/** A slope of 0.5 mm × k changes the light by this part. */
const RELIEF = 0.42;
const LIFT_MS = 220;
const ARM_START = 21.5;

const degreesWords = (degrees: number): string =>
  degrees === 0 ? '0°, on the axis' : `${Math.abs(degrees)}° to the ${degrees > 0 ? 'right' : 'left'} of the axis`;

export function createRippleTankStage(context: SceneContext<'wave_interference'>): WaveApparatus {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'ripple tank stage' });
  let layout: Layout = LAYOUTS.wide;
  let pixel = 1;
  let frame: WaveFrame | null = null;

  // ------------------------------------------------------------ tank
  const widthCm = TANK.right - TANK.left;
  const heightCm = TANK.above - TANK.below;
  const tank = createRippleTank(context, widthCm * WIDE_CM, heightCm * WIDE_CM);
  const overWater = new Container({ label: 'over the water' });
  const lines = createNodalLines();
  const paths = [0, 1].map(() =>
    new Graphics().rect(0, -0.7, 1, 1.4).fill(theme.name === 'dark' ? 0xffffff : 0x0b2233),
  );
  for (const path of paths) path.alpha = 0.5;
  const protractor = createProtractor(context);
  const bar = createDipperBar(context, BAR_CM * WIDE_CM, BAR_REACH_CM * WIDE_CM);
  const probe = createWaveProbe(context);
  const lead = createWire(context, 0x3b4653, 4);
  const ruler = createRuler(context, 'cm');
  const angleSlip = createCallout(context, { size: 13, tone: 'plain', mono: true });
  const message = createCallout(context, { size: 13, tone: 'warning' });
  overWater.addChild(lines.root, ...paths, protractor.root, bar.root, probe.root);

  // ------------------------------------------------------------ instruments
  const chartBox = new Container({ label: 'recorder' });
  const chartHousing = new Container();
  const chart = createStripChart(context, STRIP);
  const amplitudeLabel = context.text({ text: 'Relative amplitude', size: 13, colour: theme.ink, anchor: [0, 0.5] });
  const amplitudeText = context.text({
    size: 24,
    mono: true,
    weight: '600',
    colour: theme.name === 'dark' ? theme.screenGlow : theme.accent,
    anchor: [1, 0.5],
  });
  const pathLabel = context.text({ text: 'Path difference', size: 13, colour: theme.inkSoft, anchor: [0, 0.5] });
  const pathText = context.text({ size: 14, mono: true, colour: theme.ink, anchor: [1, 0.5] });
  chartBox.addChild(chartHousing, chart.root, amplitudeLabel, amplitudeText, pathLabel, pathText);

  const vibrator = new Container({ label: 'vibrator' });
  const vibratorHousing = new Container();
  const frequencyKnob = createKnob(context, 25, 10);
  const phaseKnob = createKnob(context, 25, 13);
  const driveSwitch = createSlideSwitch(context, 46);
  const words = (text: string) => context.text({ text, size: 12, colour: theme.inkSoft, anchor: [0.5, 0.5] });
  const figures = () => context.text({ size: 15, mono: true, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] });
  const labels = [words('Frequency'), words('Phase'), words('Drive')] as const;
  const frequencyText = figures();
  const phaseText = figures();
  const driveText = figures();
  vibrator.addChild(
    vibratorHousing,
    frequencyKnob.root,
    phaseKnob.root,
    driveSwitch.root,
    ...labels,
    frequencyText,
    phaseText,
    driveText,
  );
  const buttons = {
    strobe: createIlluminatedButton(context),
    lines: createIlluminatedButton(context),
    look: createIlluminatedButton(context),
    drive: createIlluminatedButton(context),
  } as const;
  const order: readonly IlluminatedButton[] = [buttons.strobe, buttons.lines, buttons.look, buttons.drive];
  const heightsBar = createColourBar(context, diverging, `−${HEIGHT_RANGE}`, `${HEIGHT_RANGE} mm`);
  const intensityBar = createColourBar(context, viridis, '0', `${INTENSITY_RANGE}× one dipper at 10 cm`);
  const caption = context.text({
    text: 'Drag the dippers, the probe, the ruler and the arm.',
    size: 12,
    colour: theme.inkSoft,
    anchor: [0.5, 0.5],
  });
  root.addChild(
    tank.root,
    overWater,
    lead.root,
    chartBox,
    vibrator,
    ...order.map((button) => button.root),
    heightsBar.root,
    intensityBar.root,
    caption,
    ruler.root,
    angleSlip.root,
    message.root,
  );

  // ------------------------------------------------------------ places
  const origin = (): Point => ({
    x: layout.water.x - TANK.left * layout.cm,
    y: layout.water.y + TANK.above * layout.cm,
  });
  const toStage = ({ x, y }: Point): Point => ({ x: origin().x + x * layout.cm, y: origin().y - y * layout.cm });
  const toCm = ({ x, y }: Point): Point => ({ x: (x - origin().x) / layout.cm, y: (origin().y - y) / layout.cm });
  const dragBy =
    () =>
    (point: Point, start: Point, from: Point): Point => ({
      x: from.x + (point.x - start.x) / layout.cm,
      y: from.y - (point.y - start.y) / layout.cm,
    });

  // ------------------------------------------------------------ what the stage itself remembers
  let look: 'lamp' | 'heights' = 'lamp';
  let linesShown = false;
  let arm = ARM_START;
  let rulerAt: Point = layout.ruler.at;
  let rulerDegrees = layout.ruler.degrees;
  let rulerMoved = false;
  let probeHeld = false;
  let probeAt: Point = { x: 0, y: 15 };
  let probeSent: Point = probeAt;
  let lift = 0;
  let liftedAt = 0;

  const sendProbe = (): void => {
    if (probeAt.x !== probeSent.x) context.dispatch({ do: 'probe_x', value: probeAt.x });
    if (probeAt.y !== probeSent.y) context.dispatch({ do: 'probe_y', value: probeAt.y });
    probeSent = probeAt;
  };
  const view = (): TankView | null => (frame?.view.is === 'tank' ? frame.view : null);
  const liftDipper = (): void => context.dispatch({ do: 'one_source', value: view()?.oneSource ? 0 : 1 });

  // ------------------------------------------------------------ handles
  const separationDrag = (side: 1 | -1) => (point: Point) => side * 2 * toCm(point).x;
  const handles = {
    drive: context.handle({
      role: 'toggle',
      name: 'Drive of the bar',
      pressed: false,
      toggle: (on) => context.dispatch({ do: 'drive', value: on ? 1 : 0 }),
    }),
    right: context.handle({
      role: 'slider',
      name: 'Dipper 1, right',
      hint: 'Drag or use the arrow keys to change the separation of the sources.',
      min: 1,
      max: 10,
      step: 0.5,
      value: 3,
      format: (value) => `${value} cm apart`,
      set: (value) => context.setInput('separation', value),
      drag: separationDrag(1),
    }),
    left: context.handle({
      role: 'slider',
      name: 'Dipper 2, left',
      hint: 'Drag or use the arrow keys to change the separation; click it or press Enter to lift it out of the water.',
      keys: { Enter: liftDipper },
      min: 1,
      max: 10,
      step: 0.5,
      value: 3,
      format: (value) => `${value} cm apart`,
      set: (value) => context.setInput('separation', value),
      drag: separationDrag(-1),
      tap: liftDipper,
    }),
    probe: context.handle({
      role: 'point',
      name: 'Probe',
      hint: 'Drag or use the arrow keys; with Shift 1 cm at a time.',
      min: { x: TANK.left, y: TANK.below },
      max: { x: TANK.right, y: TANK.above },
      step: 0.1,
      value: probeAt,
      format: ({ x, y }) => `${x.toFixed(1)} cm across, ${y.toFixed(1)} cm along`,
      set(value) {
        probeAt = value;
        const far = Math.abs(value.x - probeSent.x) + Math.abs(value.y - probeSent.y) >= PROBE_EVERY;
        if (!probeHeld || far) sendProbe();
        context.redraw();
      },
      drag: dragBy(),
      held(down) {
        probeHeld = down;
        if (!down) sendProbe();
      },
    }),
    arm: context.handle({
      role: 'slider',
      name: 'Arm of the protractor',
      hint: 'Turn it on to a nodal line and read the angle from the axis.',
      min: -90,
      max: 90,
      step: 0.5,
      value: arm,
      format: degreesWords,
      set(value) {
        arm = value;
        context.redraw();
      },
      drag: (point) => angleTo({ x: point.x - origin().x, y: point.y - origin().y }),
    }),
    ruler: context.handle({
      role: 'point',
      name: 'Ruler',
      hint: 'Lay it across the rings. Arrow keys move it; the handle at its end turns it.',
      min: { x: -21, y: -8 },
      max: { x: 21, y: 26 },
      step: 0.1,
      value: rulerAt,
      format: ({ x, y }) => `its middle at ${x.toFixed(1)} cm across, ${y.toFixed(1)} cm along`,
      set(value) {
        rulerAt = value;
        rulerMoved = true;
        context.redraw();
      },
      drag: dragBy(),
    }),
    rulerEnd: context.handle({
      role: 'slider',
      name: 'Turn the ruler',
      min: -180,
      max: 180,
      step: 1,
      value: rulerDegrees,
      format: (value) => `${value}°`,
      set(value) {
        rulerDegrees = value;
        rulerMoved = true;
        context.redraw();
      },
      drag(point) {
        const middle = toStage(rulerAt);
        return (Math.atan2(middle.y - point.y, point.x - middle.x) * 180) / Math.PI;
      },
    }),
    frequency: context.handle({
      role: 'slider',
      name: 'Frequency',
      min: 1,
      max: 10,
      step: 0.5,
      value: 5,
      format: (value) => `${value} Hz`,
      set: (value) => context.setInput('frequency', value),
      drag: (point, start, from) => from + 9 * knobTravel(point, start, 150),
    }),
    phase: context.handle({
      role: 'slider',
      name: 'Phase difference of the sources',
      min: 0,
      max: 360,
      step: 15,
      value: 0,
      format: (value) => `${value}°`,
      set: (value) => context.setInput('phase', value),
      drag: (point, start, from) => from + 360 * knobTravel(point, start, 170),
    }),
    strobe: context.handle({
      role: 'toggle',
      name: 'Stroboscope',
      pressed: false,
      toggle: (on) => context.dispatch({ do: 'strobe', value: on ? 1 : 0 }),
    }),
    lines: context.handle({
      role: 'toggle',
      name: 'Nodal lines',
      hint: 'Draws the lines of path difference (m + ½)λ over the water.',
      pressed: false,
      toggle(on) {
        linesShown = on;
        context.redraw();
      },
    }),
    look: context.handle({
      role: 'button',
      name: 'Look of the water',
      hint: 'Lamp light, heights in colours, or the still intensity.',
      press() {
        if (view()?.shows === 'intensity') {
          look = 'lamp';
          context.dispatch({ do: 'intensity_map', value: 0 });
        } else if (look === 'heights') context.dispatch({ do: 'intensity_map', value: 1 });
        else look = 'heights';
        context.redraw();
      },
    }),
  } as const;
  const always: readonly Handle[] = Object.values(handles);

  // ------------------------------------------------------------ drawing
  const water: { -readonly [K in keyof FieldLook]: FieldLook[K] } = {
    map: waterMap(theme),
    from: -LAMP_RANGE,
    to: LAMP_RANGE,
    relief: 0,
  };
  const heights: FieldLook = { map: diverging, from: -HEIGHT_RANGE, to: HEIGHT_RANGE, relief: 0 };
  const intensity: FieldLook = { map: viridis, from: 0, to: INTENSITY_RANGE, relief: 0 };

  const linePlace = (path: Graphics, from: Point, to: Point): void => {
    path.position.copyFrom(from);
    path.rotation = Math.atan2(to.y - from.y, to.x - from.x);
    path.scale.x = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  };

  const shownKey = { lines: '', probe: '' };
  const drawLines = ({ nodalPaths }: TankView, separation: number): void => {
    lines.root.visible = linesShown;
    const first = nodalPaths[0] ?? 0;
    const key = `${nodalPaths.length} ${first} ${separation} ${layout.cm}`;
    if (!linesShown || key === shownKey.lines) return;
    shownKey.lines = key;
    lines.draw(nodalPaths, separation, layout.cm, TANK);
  };

  const drawProbe = (separation: number, oneSource: boolean): void => {
    const { cm } = layout;
    const key = `${probeAt.x} ${probeAt.y} ${separation} ${oneSource} ${cm}`;
    if (key === shownKey.probe) return;
    shownKey.probe = key;
    const at = { x: probeAt.x * cm, y: -probeAt.y * cm };
    probe.root.position.copyFrom(at);
    const [right, left] = paths;
    if (right) linePlace(right, { x: (separation / 2) * cm, y: 0 }, at);
    if (left) {
      linePlace(left, { x: (-separation / 2) * cm, y: 0 }, at);
      left.visible = !oneSource;
    }
    const middle = origin();
    const tail = { x: middle.x + at.x + probe.tail.x, y: middle.y + at.y + probe.tail.y };
    const socket = { x: layout.chart.x + 2, y: layout.chart.y + layout.chart.height * 0.5 };
    lead.hang(tail, socket, { x: 26, y: -26 }, { x: -Math.min(70, Math.max(16, (socket.x - tail.x) / 2)), y: 0 });
    const box = Math.max(24, 30 * pixel);
    handles.probe.place(middle.x + at.x - box / 2, middle.y + at.y - box / 2, box, box);
  };

  const drawRuler = (): void => {
    const at = toStage(rulerAt);
    const angle = (-rulerDegrees * Math.PI) / 180;
    ruler.root.position.copyFrom(at);
    ruler.root.rotation = angle;
    const half = (RULER_CM / 2) * layout.cm;
    const across = ruler.width / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const middle = { x: at.x - sin * across, y: at.y + cos * across };
    const reach = half * 0.72;
    const [w, h] = [Math.abs(cos) * reach * 2 + across, Math.abs(sin) * reach * 2 + across];
    // A slanting ruler is grabbed at its middle only: its box would cover half of the tank.
    const slanted = Math.min(Math.abs(cos), Math.abs(sin)) > 0.2;
    const [bw, bh] = slanted ? [3 * ruler.width, 3 * ruler.width] : [w, h];
    handles.ruler.place(middle.x - bw / 2, middle.y - bh / 2, bw, bh);
    const end = { x: middle.x + cos * half, y: middle.y + sin * half };
    handles.rulerEnd.place(end.x - 14, end.y - 14, 28, 28);
  };

  const drawArm = (): void => {
    protractor.turn(arm);
    const middle = origin();
    const grip = protractor.grip();
    handles.arm.place(middle.x + grip.x - 15, middle.y + grip.y - 15, 30, 30);
    angleSlip.set(`${Math.abs(arm).toFixed(1)}°`);
    // Clear of the grip in every direction, and over the water.
    const p = Math.max(1, pixel);
    const reach = Math.sqrt(grip.x ** 2 + grip.y ** 2);
    const away = 1 + (12 + 16 * p + (18 * p * Math.abs(grip.x)) / reach) / reach;
    const most = 18.6 * layout.cm;
    const x = Math.min(most, Math.max(-most, grip.x * away));
    // Beside the grip there is no room at the ends of the scale: below it there is.
    const y = Math.abs(grip.x * away) > most ? grip.y + 14 * p : grip.y * away - 14 * p;
    angleSlip.root.position.set(middle.x + x, middle.y + y);
  };

  const lookWords = (shows: TankView['shows']): string => {
    const brief = layout.vibrator === null || pixel > ROOMY_PIXEL;
    if (shows === 'intensity') return brief ? 'Map' : 'Intensity';
    return look === 'heights' ? 'Heights' : brief ? 'Lamp' : 'Lamp light';
  };

  const setText = (text: { text: string }, value: string): void => {
    if (text.text !== value) text.text = value;
  };

  return {
    root,
    show(visible) {
      root.visible = visible;
      for (const handle of always) handle.enable(visible);
    },
    resize(stage) {
      layout = LAYOUTS[stage.layout];
      ({ pixel } = stage);
      const { cm, water: corner, chart: c, vibrator: v } = layout;
      const text = Math.max(12, 12 * pixel);
      tank.root.position.copyFrom(corner);
      tank.root.scale.set(cm / WIDE_CM);
      overWater.position.copyFrom(origin());
      bar.root.scale.set(cm / WIDE_CM);
      probe.root.scale.set(Math.min(1.25, Math.max(0.85, pixel * 0.8)));
      protractor.lay(layout.protractorCm * cm, text, pixel);
      ruler.lay({
        unit: cm,
        length: RULER_CM,
        fine: cm / 10 / pixel > 1.1 ? 0.1 : 0.5,
        middle: cm / 10 / pixel > 1.1 ? 0.5 : 1,
        figure: cm * 2 > text * 2.1 ? 2 : 5,
      });
      if (!rulerMoved) {
        rulerAt = layout.ruler.at;
        rulerDegrees = layout.ruler.degrees;
      }
      for (const child of chartHousing.removeChildren()) child.destroy();
      chartHousing.addChild(housing(theme, c.width, c.height, 10));
      chartBox.position.set(c.x, c.y);
      const brief = v === null;
      const readout = text * (brief ? 1.9 : 3.6);
      chart.root.position.set(8, 8);
      chart.lay(c.width - 16, c.height - 16 - readout, text, !brief && pixel < FIGURES_PIXEL);
      const amplitudeY = c.height - (brief ? text * 0.95 : text * 2.75);
      setText(amplitudeLabel, brief ? 'Probe' : 'Relative amplitude');
      amplitudeLabel.position.set(12, amplitudeY);
      amplitudeText.position.set(c.width - 14, amplitudeY);
      pathLabel.visible = !brief;
      pathText.visible = !brief;
      pathLabel.position.set(12, c.height - text * 1.05);
      pathText.position.set(c.width - 14, c.height - text * 1.05);

      vibrator.visible = v !== null;
      for (const child of vibratorHousing.removeChildren()) child.destroy();
      if (v) {
        vibrator.position.set(v.x, v.y);
        vibratorHousing.addChild(housing(theme, v.width, v.height, 10));
        const roomy = pixel <= ROOMY_PIXEL;
        const y = roomy ? 76 : 58;
        frequencyKnob.root.position.set(54, y);
        phaseKnob.root.position.set(146, y);
        driveSwitch.root.position.set(232, y);
        [54, 146, 232].forEach((x, n) => {
          const label = labels[n];
          label?.position.set(x, 22);
          if (label) label.visible = roomy;
        });
        for (const [figure, x] of [
          [frequencyText, 54],
          [phaseText, 146],
          [driveText, 232],
        ] as const)
          figure.position.set(x, roomy ? 128 : 124);
        handles.frequency.place(v.x + 54 - 32, v.y + y - 32, 64, 64);
        handles.phase.place(v.x + 146 - 32, v.y + y - 32, 64, 64);
        handles.drive.place(v.x + 232 - 30, v.y + y - 18, 60, 36);
      } else {
        handles.frequency.place(-999, -999, 1, 1);
        handles.phase.place(-999, -999, 1, 1);
      }
      handles.frequency.enable(v !== null && root.visible);
      handles.phase.enable(v !== null && root.visible);
      order.forEach((button, n) => {
        const box = layout.buttons[n];
        button.root.visible = box !== undefined;
        if (!box) return;
        button.root.position.set(box.x, box.y);
        button.lay(box.width, box.height);
        [handles.strobe, handles.lines, handles.look, handles.drive][n]?.place(box.x, box.y, box.width, box.height);
      });
      const below = corner.y + heightCm * cm + TANK_BORDER + 22;
      for (const scale of [heightsBar, intensityBar]) {
        scale.lay(96, 12);
        scale.root.position.set(corner.x + widthCm * cm - (scale === heightsBar ? 176 : 222), below);
      }
      caption.position.set(c.x + c.width / 2, below);
      caption.visible = !brief && pixel < 1.05;
      message.lay(widthCm * cm - 40);
      message.root.position.set(corner.x + (widthCm * cm) / 2, corner.y + 12);
      angleSlip.lay(400);
      shownKey.lines = '';
      shownKey.probe = '';
    },
    draw(next, now) {
      frame = next;
      const { view: v, params, fields, shown } = next;
      if (v.is !== 'tank') return;
      const columns = Math.round(Math.sqrt((fields.height.length * 4) / 3));
      const cells = { columns, rows: fields.height.length / columns };
      water.relief = (RELIEF * v.wavelength) / (0.5 * 2 * Math.PI * (widthCm / columns));
      const roomyBelow = layout.vibrator !== null && pixel <= ROOMY_PIXEL;
      const shows = v.shows === 'intensity' ? intensity : look === 'heights' ? heights : water;
      tank.draw(fields.height, cells.columns, cells.rows, shows);
      heightsBar.root.visible = shows === heights && roomyBelow;
      intensityBar.root.visible = shows === intensity && roomyBelow;

      const { separation, frequency, phase } = params;
      const target = v.oneSource ? 1 : 0;
      if (lift !== target) {
        const step = reducedMotion || liftedAt === 0 ? 1 : Math.max(0, now - liftedAt) / LIFT_MS;
        lift = target > lift ? Math.min(1, lift + step) : Math.max(0, lift - step);
        liftedAt = lift === target ? 0 : now;
        if (lift !== target) context.redraw();
      }
      bar.spread(separation * WIDE_CM);
      bar.move(v.dippers[0], v.dippers[1], lift);
      const [originX, originY] = [overWater.x, overWater.y];
      const half = (separation / 2) * layout.cm;
      const reach = BAR_REACH_CM * layout.cm;
      const wide = Math.min(26, Math.max(14, half * 2));
      handles.right.place(originX + half - wide / 2, originY - 10, wide, reach + 20);
      handles.left.place(originX - half - wide / 2, originY - 10, wide, reach + 20);
      handles.right.update(separation);
      handles.left.update(separation);

      if (!probeHeld) {
        // From metres back to tenths of a millimetre, free of rounding.
        const [x, y] = [Math.round(v.probeX * 100) / 100, Math.round(v.probeY * 100) / 100];
        if (probeAt.x !== x || probeAt.y !== y) probeAt = { x, y };
        probeSent = probeAt;
        handles.probe.update(probeAt);
      }
      drawProbe(separation, v.oneSource);
      probe.set(Math.max(-1, Math.min(1, v.probeHeight)));
      drawLines(v, separation);
      drawArm();
      drawRuler();
      handles.ruler.update(rulerAt);
      handles.rulerEnd.update(rulerDegrees);

      chart.draw(fields.strip);
      setText(amplitudeText, shown.relative_amplitude.text);
      setText(pathText, `${shown.path_difference_cm.text}${shown.path_difference_cm.value === null ? '' : ' cm'}`);
      frequencyKnob.turn((frequency - 1) / 9);
      phaseKnob.turn(phase / 360);
      driveSwitch.set(v.driving ? 1 : 0);
      setText(frequencyText, `${frequency.toFixed(1)} Hz`);
      setText(phaseText, `${phase}°`);
      setText(driveText, v.driving ? 'on' : 'off');
      handles.frequency.update(frequency);
      handles.phase.update(phase);
      handles.drive.update(v.driving);
      handles.strobe.update(v.shows === 'strobe');
      buttons.strobe.set('Strobe', v.shows === 'strobe');
      buttons.lines.set(layout.vibrator && pixel <= ROOMY_PIXEL ? 'Nodal lines' : 'Lines', linesShown);
      buttons.look.set(lookWords(v.shows), v.shows === 'intensity' || look === 'heights');
      buttons.drive.set('Drive', v.driving);
      message.set(v.message ?? '');
      // On a small stage the sentence needs the place of the angle.
      angleSlip.root.visible = layout.vibrator !== null || v.message === null;
    },
    describe({ view: v, params, shown }) {
      if (v.is !== 'tank') return '';
      const sources = v.oneSource
        ? 'one dipper in the water, the other lifted'
        : `two dippers ${params.separation} cm apart, ${params.phase % 360 === 0 ? 'in step' : `${params.phase}° out of step`}`;
      const amplitude = shown.relative_amplitude.value;
      return [
        `A ripple tank from above, ${params.depth} mm of water, with ${sources}.`,
        v.driving ? `The bar vibrates at ${params.frequency} Hz.` : 'The bar is at rest.',
        v.shows === 'strobe' ? 'The stroboscope holds the pattern still.' : '',
        v.shows === 'intensity' ? 'The water shows the still intensity, bright where the waves agree.' : '',
        v.oneSource
          ? 'Rings spread from one source.'
          : `There ${v.nodalPaths.length === 1 ? 'is 1 nodal line' : `are ${v.nodalPaths.length} nodal lines`}.`,
        `The probe stands ${v.probeX.toFixed(1)} cm across and ${v.probeY.toFixed(1)} cm along;`,
        amplitude === null
          ? 'no amplitude is shown yet.'
          : `the amplitude there is ${shown.relative_amplitude.text} times that of one source.`,
        `The arm of the protractor points at ${degreesWords(arm)}.`,
        v.message ?? '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' ');
    },
  };
}
