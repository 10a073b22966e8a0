/** A gas under a loaded piston in a water jacket: thermostat, gauge, magnifier, and what the molecules do to the piston. */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, Frame, Point, StageSize } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createBleedValve } from '../kit/bleed-valve';
import { createBourdonGauge } from '../kit/bourdon-gauge';
import { type BoyleTable, createBoyleTable } from '../kit/boyle-table';
import { createCallout } from '../kit/callout';
import { createGasCylinder } from '../kit/gas-cylinder';
import { createGasMolecules } from '../kit/gas-molecules';
import { createIlluminatedButton } from '../kit/illuminated-button';
import { createImpactRecorder } from '../kit/impact-recorder';
import { knobTravel } from '../kit/knob';
import { createPistonLens } from '../kit/piston-lens';
import { contactShadow, housing } from '../kit/shading';
import { createSpeedHistogram } from '../kit/speed-histogram';
import { createStemThermometer } from '../kit/stem-thermometer';
import { createThermostat } from '../kit/thermostat';
import { createWaterJacket } from '../kit/water-jacket';

type BoyleFrame = Frame<'gas_law_boyle'>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Layout {
  readonly benchY: number;
  /** Foot of the jacket. */
  readonly apparatus: Point & { readonly scale: number };
  readonly thermostat: Point & { readonly scale: number };
  readonly gauge: Point & { readonly scale: number };
  /** Corners of the pipe from the cylinder to the gauge. */
  readonly pipe: readonly Point[];
  readonly valve: Point & { readonly rotation: number };
  readonly lens: Point;
  readonly rack: Box | null;
  readonly recorder: Box;
  readonly histogram: Box | null;
  readonly table: Box;
  readonly button: Box;
  readonly message: Point & { readonly width: number };
}

const LAYOUTS: Readonly<Record<StageSize['layout'], Layout>> = {
  wide: {
    benchY: 444,
    apparatus: { x: 372, y: 492, scale: 1 },
    thermostat: { x: 112, y: 496, scale: 1 },
    gauge: { x: 580, y: 236, scale: 1 },
    pipe: [
      { x: 456, y: 468 },
      { x: 580, y: 468 },
      { x: 580, y: 336 },
    ],
    valve: { x: 528, y: 468, rotation: 0 },
    lens: { x: 112, y: 214 },
    rack: { x: 672, y: 46, width: 270, height: 404 },
    recorder: { x: 684, y: 60, width: 246, height: 192 },
    histogram: { x: 684, y: 264, width: 246, height: 172 },
    table: { x: 668, y: 256, width: 276, height: 196 },
    button: { x: 716, y: 470, width: 182, height: 36 },
    message: { x: 566, y: 44, width: 176 },
  },
  narrow: {
    benchY: 330,
    apparatus: { x: 524, y: 390, scale: 0.84 },
    thermostat: { x: 346, y: 390, scale: 0.84 },
    gauge: { x: 352, y: 146, scale: 0.86 },
    pipe: [
      { x: 440, y: 370 },
      { x: 352, y: 370 },
      { x: 352, y: 230 },
    ],
    valve: { x: 352, y: 270, rotation: Math.PI / 2 },
    lens: { x: 82, y: 312 },
    rack: null,
    recorder: { x: 12, y: 66, width: 262, height: 168 },
    histogram: null,
    table: { x: 9, y: 62, width: 272, height: 264 },
    button: { x: 158, y: 342, width: 110, height: 44 },
    message: { x: 142, y: 248, width: 236 },
  },
};

const PRESSURE_RANGE = [0.5, 3] as const;
const TEMPERATURE_RANGE = [0, 100] as const;
/** What the model's fields hold: bars of the recorder and their seconds in all; columns of speeds, up to m/s. */
const RECORDER = { bars: 100, seconds: 10 } as const;
const SPEEDS = { columns: 30, end: 1500 } as const;
const MM = 4.3;
const CYLINDER = { width: 136, millilitre: MM, capacity: 80, piston: 0.5, small: 0.1, large: 0.5 } as const;
const JACKET = { width: 236, height: 398 } as const;
/** Of the cylinder's floor above the jacket's foot. */
const FLOOR = 29;
const THERMOMETER = { x: 85, y: -72, length: 200 } as const;
const GAUGE_RADIUS = 74;
const LENS_RADIUS = 66;
/** Below the recorder's title. */
const BLANK_FROM = 40;
/** A drag of so many stage units is 1 atm. */
const DRAG_PER_ATM = 80;
const KNOB_TRAVEL = 150;
/** Wall milliseconds between two looks of the recorder while the run goes on. */
const RECORDER_MS = 100;
/** The bright end of the colours, m/s, and the top of the histogram. */
const BRIGHT = 1000;
const HISTOGRAM_FULL = 0.16;
/** CSS px to a stage unit below which there is no room for fine print. */
const ROOMY_PIXEL = 1.2;
const TEXT = 12;

export const createScene: CreateScene<'gas_law_boyle'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'gas under a piston' });
  const backdrop = createBackdrop(context);

  // ------------------------------------------------------------ parts
  const apparatus = new Container({ label: 'apparatus' });
  const jacket = createWaterJacket(context, JACKET.width, JACKET.height);
  const cylinder = createGasCylinder(context, CYLINDER);
  cylinder.root.y = -FLOOR;
  const molecules = createGasMolecules(context, { width: CYLINDER.width, unit: MM, fastest: BRIGHT });
  cylinder.inside.addChild(molecules.root);
  const thermometer = createStemThermometer(context, THERMOMETER.length);
  thermometer.root.position.set(THERMOMETER.x, THERMOMETER.y);
  apparatus.addChild(jacket.back, thermometer.root, cylinder.root, jacket.front);

  const pipe = new Graphics();
  const gauge = createBourdonGauge(context, { radius: GAUGE_RADIUS, full: 4, unit: 'atm', range: PRESSURE_RANGE });
  const valve = createBleedValve(context);
  const thermostat = createThermostat(context, 148, 108);
  const lens = createPistonLens(context, { radius: LENS_RADIUS, capacity: CYLINDER.capacity, pitch: 23 });
  const leader = new Graphics().rect(0, -0.6, 1, 1.2).fill({ color: theme.accent, alpha: 0.5 });
  const sight = new Graphics().roundRect(-11, -7, 22, 14, 3).stroke({ width: 1.5, color: theme.accent, alpha: 0.8 });
  const lensText = context.text({ text: 'Read the lower edge', size: 12.5, colour: theme.inkSoft, anchor: [0.5, 0] });
  const rack = new Container({ label: 'rack' });
  const recorder = createImpactRecorder(context, {
    title: 'Molecules',
    compared: 'gauge',
    bars: RECORDER.bars,
    fulls: [1.5, 3, 6],
  });
  const histogram = createSpeedHistogram(context, {
    title: 'Speeds of the molecules, m/s',
    ...SPEEDS,
    fastest: BRIGHT,
    full: HISTOGRAM_FULL,
  });
  const button = createIlluminatedButton(context);
  const message = createCallout(context, { size: 13, tone: 'warning' });
  root.addChild(
    backdrop.root,
    thermostat.hoses,
    leader,
    pipe,
    gauge.root,
    valve.root,
    apparatus,
    sight,
    thermostat.root,
    lens.root,
    lensText,
    rack,
    recorder.root,
    histogram.root,
    button.root,
    message.root,
  );

  // ------------------------------------------------------------ what hands do
  const load = context.handle({
    role: 'slider',
    name: 'Weights on the piston',
    hint: 'Drag them down to add weights, up to take some off; or use the arrow keys.',
    min: PRESSURE_RANGE[0],
    max: PRESSURE_RANGE[1],
    step: 0.1,
    value: 1,
    format: (atm) => `${atm.toFixed(1)} atm`,
    set: (atm) => context.setInput('pressure', atm),
    drag: (point, start, atm) => atm + (point.y - start.y) / DRAG_PER_ATM,
  });
  const knob = context.handle({
    role: 'slider',
    name: 'Thermostat',
    hint: 'Drag the knob to the right or up to warm the jacket; or use the arrow keys.',
    min: TEMPERATURE_RANGE[0],
    max: TEMPERATURE_RANGE[1],
    step: 5,
    value: 25,
    format: (celsius) => `${celsius} °C`,
    set: (celsius) => context.setInput('temperature', celsius),
    drag: (point, start, celsius) =>
      celsius + knobTravel(point, start, KNOB_TRAVEL) * (TEMPERATURE_RANGE[1] - TEMPERATURE_RANGE[0]),
  });
  const leak = context.handle({
    role: 'toggle',
    name: 'Bleed valve: lets gas leak out',
    pressed: false,
    toggle: (open) => context.dispatch({ do: 'leak', value: open ? 1 : 0 }),
  });
  const book = context.handle({
    role: 'toggle',
    name: 'Boyle’s table of 1662',
    pressed: false,
    toggle: (open) => context.dispatch({ do: 'show_boyle_1662', value: open ? 1 : 0 }),
  });

  // ------------------------------------------------------------ drawing
  let layout: Layout = LAYOUTS.wide;
  let narrow = false;
  let textSize = TEXT;
  let table: BoyleTable | null = null;
  let before = Number.NaN;
  let settled = false;
  let recordedAt = Number.NEGATIVE_INFINITY;
  let edgeY = Number.NaN;

  const put = (part: Container, { x, y, scale }: Point & { readonly scale: number }): void => {
    part.position.set(x, y);
    part.scale.set(scale);
  };
  /** A height above the cylinder's floor, on the stage. */
  const stageY = (up: number): number => layout.apparatus.y - layout.apparatus.scale * (FLOOR + up);

  function drawPiston({ view, params }: BoyleFrame): void {
    const { volume } = view;
    const { apparatus: at, lens: eye } = layout;
    cylinder.set(volume, params.pressure);
    lens.set(volume);
    const weights = cylinder.weights();
    const height = weights.height * at.scale;
    load.place(
      at.x - (CYLINDER.width / 2) * at.scale,
      stageY(-weights.y) - height / 2,
      CYLINDER.width * at.scale,
      height,
    );
    const y = stageY(volume * MM);
    if (y === edgeY) return;
    edgeY = y;
    const x = at.x - (CYLINDER.width / 2 - 8) * at.scale;
    sight.position.set(x, y);
    const dx = x - 11 - eye.x;
    const dy = y - eye.y;
    const length = Math.sqrt(dx * dx + dy * dy);
    leader.position.set(eye.x + (dx * LENS_RADIUS) / length, eye.y + (dy * LENS_RADIUS) / length);
    leader.rotation = Math.atan2(dy, dx);
    leader.scale.x = Math.max(0, length - LENS_RADIUS);
  }

  function drawRecorder({ view, fields, shown, readings, params, running }: BoyleFrame, now: number): void {
    if (running && now - recordedAt < RECORDER_MS) return;
    recordedAt = now;
    const { text } = shown.pressure_measured_atm;
    recorder.draw(
      fields.recorder,
      readings.pressure_measured_atm,
      view.window / RECORDER.seconds,
      params.pressure,
      readings.pressure_measured_atm === null ? text : `${text} atm`,
    );
  }

  function drawTable(open: boolean): void {
    if (open && !table) {
      table = createBoyleTable(context);
      root.addChild(table.root);
      layTable(table);
    }
    if (table && table.root.visible !== open) table.root.visible = open;
    button.set('Boyle 1662', open);
    book.update(open);
  }

  /** On the narrow stage the table, a message and the magnifier have one place, in this order. */
  function drawMessage({ boyle1662, ideal, message: words }: BoyleFrame['view']): void {
    const taken = narrow && boyle1662;
    message.set(taken ? '' : (words ?? ''));
    // For a real gas the recorder is blank: the long message has room there.
    const y = narrow && !ideal ? layout.recorder.y + BLANK_FROM : layout.message.y;
    if (message.root.y !== y) message.root.y = y;
    const magnified = !narrow || (!boyle1662 && words === null);
    if (lens.root.visible === magnified) return;
    lens.root.visible = magnified;
    sight.visible = magnified;
  }

  function layTable(leaf: BoyleTable): void {
    const { x, y, width, height } = layout.table;
    leaf.root.position.set(x, y);
    leaf.lay(width, height, textSize);
  }

  function drawPipe(): void {
    pipe.clear();
    const [first, ...corners] = layout.pipe;
    if (!first) return;
    for (const [width, colour] of [
      [9, 0x6b4c1b],
      [6.5, 0xb98b3e],
      [2, 0xf0d590],
    ] as const) {
      pipe.moveTo(first.x, first.y);
      for (const { x, y } of corners) pipe.lineTo(x, y);
      pipe.stroke({ width, color: colour, join: 'round', cap: 'round' });
    }
  }

  return {
    root,
    resize(stage) {
      layout = LAYOUTS[stage.layout];
      narrow = stage.layout === 'narrow';
      const wide = !narrow;
      textSize = Math.max(TEXT, TEXT * stage.pixel);
      backdrop.resize(stage, layout.benchY);
      put(apparatus, layout.apparatus);
      put(thermostat.root, layout.thermostat);
      put(gauge.root, layout.gauge);
      cylinder.scaleText(1 / layout.apparatus.scale);
      thermometer.showFigures(wide && stage.pixel <= ROOMY_PIXEL);
      thermostat.scaleText(wide ? 1 : 1 / layout.thermostat.scale);
      gauge.fitText(1 / layout.gauge.scale, wide);
      const end = ({ x, y }: Point): Point => ({
        x: layout.apparatus.x + layout.apparatus.scale * x,
        y: layout.apparatus.y + layout.apparatus.scale * y,
      });
      thermostat.layHoses(layout.thermostat, layout.thermostat.scale, end(jacket.inlet), end(jacket.outlet));
      drawPipe();
      valve.root.position.set(layout.valve.x, layout.valve.y);
      valve.root.rotation = layout.valve.rotation;
      leak.place(layout.valve.x - 20, layout.valve.y - 20, 40, 40);
      const { x, y } = layout.thermostat;
      const reach = thermostat.knobRadius * 1.4 * layout.thermostat.scale;
      knob.place(
        x + thermostat.knob.x * layout.thermostat.scale - reach,
        y + thermostat.knob.y * layout.thermostat.scale - reach,
        2 * reach,
        2 * reach,
      );
      lens.root.position.set(layout.lens.x, layout.lens.y);
      lensText.visible = wide;
      leader.visible = wide;
      lensText.position.set(layout.lens.x, layout.lens.y + LENS_RADIUS + 10);
      for (const child of rack.removeChildren()) child.destroy();
      if (layout.rack) {
        const foot = contactShadow(theme, layout.rack.width * 1.15, 26);
        foot.position.set(layout.rack.x + layout.rack.width / 2, layout.rack.y + layout.rack.height + 2);
        const box = housing(theme, layout.rack.width, layout.rack.height, 12);
        box.position.set(layout.rack.x, layout.rack.y);
        rack.addChild(foot, box);
      }
      recorder.root.position.set(layout.recorder.x, layout.recorder.y);
      recorder.lay(layout.recorder.width, layout.recorder.height, textSize, wide);
      histogram.root.visible = layout.histogram !== null;
      if (layout.histogram) {
        histogram.root.position.set(layout.histogram.x, layout.histogram.y);
        histogram.lay(layout.histogram.width, layout.histogram.height, textSize, true);
      }
      button.root.position.set(layout.button.x, layout.button.y);
      button.lay(layout.button.width, layout.button.height);
      book.place(layout.button.x, layout.button.y, layout.button.width, layout.button.height);
      message.root.position.set(layout.message.x, layout.message.y);
      message.lay(layout.message.width);
      if (table) layTable(table);
      edgeY = Number.NaN;
      recordedAt = Number.NEGATIVE_INFINITY;
      settled = false;
    },

    draw(frame, now) {
      const { view, fields, shown, params } = frame;
      const seconds = Number.isNaN(before) ? 0 : Math.max(0, (now - before) / 1000);
      before = now;
      molecules.draw(fields.molecules, view.molecules, view.volume, fields.sparks);
      drawPiston(frame);
      drawRecorder(frame, now);
      if (histogram.root.visible) histogram.draw(fields.speeds, fields.maxwell);
      thermometer.set(params.temperature);
      thermostat.set(`${params.temperature} °C`, params.temperature / TEMPERATURE_RANGE[1]);
      const { text, value } = shown.pressure_gauge_atm;
      gauge.set(text, typeof value === 'number' ? value : params.pressure);
      valve.set(view.leaking);
      if (!settled || reducedMotion) {
        settled = true;
        gauge.rest();
        valve.rest();
      } else {
        const moving = [gauge.tick(seconds), valve.tick(seconds)];
        if (moving.includes(true)) context.redraw();
      }
      drawTable(view.boyle1662);
      drawMessage(view);
      load.update(params.pressure);
      knob.update(params.temperature);
      leak.update(view.leaking);
    },

    describe({ view, shown, params }) {
      const sentences = [
        `The piston stands at ${shown.volume_scale_ml.text} mL. The gauge shows ${shown.pressure_gauge_atm.text} atm, the jacket is at ${params.temperature} °C.`,
      ];
      if (Math.abs(view.volume - view.rest) > 0.1) sentences.push('The piston is still moving.');
      const molecules = `${params.particles} molecules are drawn`;
      if (!view.ideal) sentences.push(`${molecules}.`);
      else if (shown.pressure_measured_atm.value === null) {
        sentences.push(`${molecules}; too few have struck the piston yet to tell their pressure.`);
      } else {
        const seconds = view.window.toFixed(1);
        sentences.push(
          `${molecules}; over the last ${seconds} s they pressed with ${shown.pressure_measured_atm.text} atm.`,
        );
      }
      if (view.boyle1662) sentences.push('Boyle’s table of 1662 lies open: his products are between 1398 and 1414.');
      if (view.message) sentences.push(view.message);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
