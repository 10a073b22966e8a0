/** The fixed loop of Ohm's law on its board: supply, two needle meters, switch, component under test, its characteristic. */
import { Container, Graphics } from 'pixi.js';
import type { Frame, Handle, Point, SceneContext, StageSize } from '../contract';
import { createBenchSupply } from '../kit/bench-supply';
import { createChargeDots } from '../kit/charge-dots';
import { createCharacteristicPlot } from '../kit/characteristic-plot';
import { createDiode } from '../kit/diode';
import { createKnifeSwitch } from '../kit/knife-switch';
import { knobTravel } from '../kit/knob';
import { createLamp, LAMP_CONTACT } from '../kit/lamp';
import { createMovingCoilMeter } from '../kit/moving-coil-meter';
import { createPegboard } from '../kit/pegboard';
import { createResistor } from '../kit/resistor';
import { createSpring } from '../kit/spring';
import { createStageButton } from '../kit/stage-button';
import { createTerminal } from '../kit/terminal';
import { createWire, hangingPoints } from '../kit/wire';
import { AMMETER_RANGES, createRangeChooser, VOLTMETER_RANGES } from './meter-ranges';
import { OHM_NARROW, OHM_WIDE, type OhmPlan } from './ohm-plan';
import { COMPONENTS, createOhmTray } from './ohm-tray';

type Key = 'circuit';
const RED = 0xd23b3b;
const BLUE = { dark: 0x3672d9, light: 0x2860bd } as const;
const TEST_LEADS = { dark: [0xe0872b, 0x8a96a3], light: [0xd97316, 0x3a434d] } as const;
type Hue = keyof typeof BLUE;
/** Stage units that an electron goes for each coulomb: 50 mA go 50 units a second. */
const DRIFT = 1000;
const SMEAR_SHARE = 0.25;
const DIAL_TRAVEL = 170;
const MOST_VOLTAGE = 12;
/** Stage units for a tenfold of the resistance. */
const RESISTANCE_TRAVEL = 150;
/** K, at which the lamp is drawn at full brightness. */
const FULL_GLOW = 2700;

export interface OhmStage {
  readonly root: Container;
  readonly benchY: () => number;
  resize(stage: StageSize): void;
  show(visible: boolean): void;
  draw(frame: Frame<Key>, now: number): void;
  describe(frame: Frame<Key>): string;
}

/** @param build opens the board for the learner's own circuit */
export function createOhmStage(context: SceneContext<Key>, build: () => void): OhmStage {
  const { theme, reducedMotion } = context;
  const hue: Hue = theme.name === 'dark' ? 'dark' : 'light';
  const root = new Container({ label: 'loop' });
  const board = createPegboard(context);
  const supplies = { wide: createBenchSupply(context, 146, 186), narrow: createBenchSupply(context, 106, 176) };
  const meters = (plan: OhmPlan) => ({
    ammeter: createMovingCoilMeter(context, plan.meter.width, plan.meter.height, true),
    voltmeter: createMovingCoilMeter(context, plan.meter.width, plan.meter.height, true),
  });
  const pairs = { wide: meters(OHM_WIDE), narrow: meters(OHM_NARROW) };
  const sockets = [RED, BLUE[hue], RED, 0x2b323a].map((rim) => createTerminal(context, 6.5, rim));
  const blue = BLUE[hue];
  const feed = createWire(context, RED);
  const fromMeter = createWire(context, theme.name === 'dark' ? 0x3f9d5d : 0x2f8a4c);
  const back = createWire(context, blue);
  const home = createWire(context, blue);
  const testLeads = TEST_LEADS[hue].map((colour) => createWire(context, colour, 4.5));
  const dots = createChargeDots(context, 2300, 'electron');
  const knife = createKnifeSwitch(context, 84);
  const protector = createResistor(context, 104);
  const seat = new Container({ label: 'component' });
  const resistor = createResistor(context, 170);
  const lamp = createLamp(context, 150, true);
  lamp.root.y = -150 * LAMP_CONTACT;
  const lampReach = new Graphics().rect(-85, -1.8, 12, 3.6).rect(73, -1.8, 12, 3.6).fill(theme.metal[1]);
  const diode = createDiode(context, 170);
  const turning = new Container();
  turning.addChild(resistor.root, lampReach, lamp.root, diode);
  seat.addChild(turning);
  const plate = new Graphics();
  const value = context.text({ size: 15, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] });
  const warning = context.text({ size: 14, weight: '600', colour: theme.warning, anchor: [0.5, 0.5] });
  const slowText = context.text({
    text: '1/50 speed',
    size: 14,
    weight: '600',
    colour: theme.accent,
    anchor: [0.5, 0.5],
  });

  const panel = new Container();
  const panelFace = new Graphics();
  const plot = createCharacteristicPlot(context);
  const digits = context.text({ size: 17, mono: true, weight: '600', colour: theme.screenGlow, anchor: [1, 0] });
  panel.addChild(panelFace, plot.root, digits);

  // ---------------------------------------------------------------- what the stage remembers

  let plan = OHM_WIDE;
  let narrow = false;
  let supply = supplies.wide;
  let { ammeter, voltmeter } = pairs.wide;
  let curve = false;
  let visible = true;
  let frame: Frame<Key> | null = null;
  let lastNow = 0;
  let lastPassed = 0;
  let smear = 0;
  let laid = '';
  let plotted = '';
  const blade = createSpring(0, 24, 0.75);
  const turn = createSpring(0, 14, 0.8);
  const chooseAmmeterRange = createRangeChooser(AMMETER_RANGES.all);
  const chooseVoltmeterRange = createRangeChooser(VOLTMETER_RANGES);

  // ---------------------------------------------------------------- handles

  const voltageHandle = context.handle({
    role: 'slider',
    name: 'Voltage of the supply',
    hint: 'Drag the knob, or use the arrow keys.',
    min: 0,
    max: MOST_VOLTAGE,
    step: 0.5,
    value: 5,
    format: (volts) => `${volts.toFixed(1)} volts`,
    set: (volts) => context.setInput('voltage', volts),
    drag: (point, start, volts) => volts + knobTravel(point, start, DIAL_TRAVEL) * MOST_VOLTAGE,
  });
  const switchHandle = context.handle({
    role: 'toggle',
    name: 'Switch, closed when pressed',
    pressed: false,
    toggle: (pressed) => context.dispatch({ do: pressed ? 'close_switch' : 'open_switch' }),
  });
  const resistanceHandle = context.handle({
    role: 'slider',
    name: 'Resistance',
    hint: 'Drag up for a larger resistance, down for a smaller one, or use the arrow keys.',
    min: 10,
    max: 1000,
    step: 10,
    value: 100,
    format: (ohms) => `${ohms} ohms`,
    set: (ohms) => context.setInput('resistance', ohms),
    drag: (point, start, ohms) => ohms * 10 ** ((start.y - point.y) / RESISTANCE_TRAVEL),
  });
  const turnButton = createStageButton(context, {
    label: 'Turn round',
    name: 'Turn the component round',
    fill: theme.housing,
    ink: theme.ink,
    press: () => context.dispatch({ do: 'reverse' }),
  });
  const createBuildButton = (label: string) =>
    createStageButton(context, {
      label,
      name: 'Build it: a board for any circuit in place of the loop',
      hint: 'Brings your own board back where you have built one, also after a reset.',
      press: build,
    });
  const buildButtons = { wide: createBuildButton('Build your own circuit'), narrow: createBuildButton('Build') };
  const tray = createOhmTray(context);
  let curveHandle: Handle | null = null;
  const curveButton = new Container();
  const curveFace = new Graphics();
  const curveText = context.text({ text: 'Curve', size: 16, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] });
  curveButton.addChild(curveFace, curveText);
  const showCurve = (shown: boolean): void => {
    curve = shown;
    panel.visible = !narrow || curve;
    curveText.text = curve ? 'Board' : 'Curve';
    enableHandles();
    curveHandle?.update(curve);
    context.redraw();
  };
  function enableHandles(): void {
    const onBoard = visible && !(narrow && curve);
    voltageHandle.enable(visible);
    tray.enable(visible);
    for (const handle of [switchHandle, resistanceHandle]) handle.enable(onBoard);
    turnButton.show(onBoard);
    buildButtons.wide.show(visible && !narrow);
    buildButtons.narrow.show(visible && narrow);
    curveHandle?.enable(visible);
  }

  root.addChild(
    board.root,
    supplies.wide.root,
    supplies.narrow.root,
    feed.root,
    fromMeter.root,
    back.root,
    home.root,
    dots.root,
    knife.root,
    protector.root,
    seat,
    plate,
    value,
    turnButton.root,
    pairs.wide.ammeter.root,
    pairs.wide.voltmeter.root,
    pairs.narrow.ammeter.root,
    pairs.narrow.voltmeter.root,
    ...sockets,
    ...testLeads.map((lead) => lead.root),
    warning,
    slowText,
    panel,
    tray.root,
    curveButton,
    buildButtons.wide.root,
    buildButtons.narrow.root,
  );

  // ---------------------------------------------------------------- layout

  /** The path of the current, from the + post to the − post, for wires and dots. */
  function layWires(): void {
    const { row1, row2, board: box, right, component } = plan;
    const post = (which: 'plus' | 'minus'): Point => ({
      x: supply.root.x + supply.posts[which].x,
      y: supply.root.y + supply.posts[which].y,
    });
    const socket = (k: number): Point => sockets[k]?.position ?? { x: 0, y: 0 };
    const entry = { x: box.x + 8, y: row1 };
    const exit = { x: box.x + 8, y: row2 };
    const bend = narrow ? 18 : 40;
    const inLead = hangingPoints(post('plus'), entry, { x: bend, y: 8 }, { x: -bend, y: narrow ? 40 : 60 });
    const outLead = hangingPoints(exit, post('minus'), { x: -bend, y: 30 }, { x: 0, y: 40 });
    const half = component.length / 2;
    const ends = { from: { x: component.x + half, y: row2 }, to: { x: component.x - half, y: row2 } };
    const knifeLeft = plan.knife - 42;
    const knifeRight = plan.knife + 42;
    feed.along([...inLead, { x: socket(0).x, y: row1 }, { x: socket(0).x, y: socket(0).y }], 6);
    fromMeter.along([
      { x: socket(1).x, y: socket(1).y },
      { x: socket(1).x, y: row1 },
      { x: right, y: row1 },
      { x: right, y: row2 },
      ends.from,
    ]);
    back.along([ends.to, { x: knifeRight, y: row2 }]);
    home.along([{ x: knifeLeft, y: row2 }, ...outLead], 4);
    dots.lay([
      ...inLead,
      { x: socket(0).x, y: row1 },
      { x: socket(0).x, y: socket(0).y },
      { x: socket(1).x, y: socket(1).y },
      { x: socket(1).x, y: row1 },
      { x: right, y: row1 },
      { x: right, y: row2 },
      ...outLead,
    ]);
    testLeads.forEach((lead, k) => {
      const end = k === 0 ? ends.to : ends.from;
      const from = socket(2 + k);
      lead.hang({ x: from.x, y: from.y }, end, { x: k === 0 ? -10 : 8, y: 70 }, { x: k === 0 ? -14 : 10, y: -70 });
    });
  }

  function resize(stage: StageSize): void {
    narrow = stage.layout === 'narrow';
    plan = narrow ? OHM_NARROW : OHM_WIDE;
    supply = narrow ? supplies.narrow : supplies.wide;
    ({ ammeter, voltmeter } = narrow ? pairs.narrow : pairs.wide);
    supplies.wide.root.visible = !narrow;
    supplies.narrow.root.visible = narrow;
    for (const [name, pair] of Object.entries(pairs)) {
      pair.ammeter.root.visible = pair.voltmeter.root.visible = (name === 'narrow') === narrow;
    }
    supply.root.position.copyFrom(plan.supply);
    board.lay(plan.board);
    ammeter.root.position.set(plan.ammeter, plan.meterTop);
    voltmeter.root.position.set(plan.voltmeter, plan.meterTop);
    const { width, height } = plan.meter;
    [plan.ammeter, plan.voltmeter].forEach((x, k) => {
      sockets[2 * k]?.position.set(x + 26, plan.meterTop + height - 8);
      sockets[2 * k + 1]?.position.set(x + width - 26, plan.meterTop + height - 8);
    });
    // The voltmeter's + goes to the component's far end from the supply's +.
    knife.root.position.set(plan.knife, plan.row2);
    protector.root.position.set(plan.component.x, plan.row1);
    seat.position.set(plan.component.x, plan.row2);
    seat.scale.set(plan.component.length / 170);
    const em = Math.max(15, 12 * stage.pixel);
    plate
      .clear()
      .roundRect(plan.plate.x - em * 2.4, plan.plate.y - em * 0.75, em * 4.8, em * 1.5, 6)
      .fill({ color: theme.name === 'dark' ? 0x16202c : 0xffffff, alpha: 0.94 });
    value.position.copyFrom(plan.plate);
    warning.position.copyFrom(plan.warning);
    slowText.position.copyFrom(plan.warning);
    buildButtons.wide.place(OHM_WIDE.plot.x, OHM_WIDE.tray.y + 14, OHM_WIDE.plot.width, 52);
    const { x: left, y: top, width: across, height: down } = OHM_NARROW.build;
    buildButtons.narrow.place(left, top, across, down);
    turnButton.place(plan.turn.x, plan.turn.y, plan.turn.width, plan.turn.height);
    voltageHandle.place(
      supply.root.x + supply.knob.x - supply.knobRadius * 1.3,
      supply.root.y + supply.knob.y - supply.knobRadius * 1.3,
      supply.knobRadius * 2.6,
      supply.knobRadius * 2.6,
    );
    switchHandle.place(plan.knife - 52, plan.row2 - 54, 104, 72);
    panelFace.clear();
    if (narrow) {
      const { x, y, width: wide, height: high } = plan.board;
      panelFace.roundRect(x, y, wide, high, 12).fill(theme.backdropBottom);
    }
    plot.root.position.set(plan.plot.x, plan.plot.y);
    plot.lay(plan.plot.width, plan.plot.height, Math.max(12, 12 * stage.pixel));
    digits.position.set(plan.plot.x + plan.plot.width - 12, plan.plot.y + 7);
    tray.lay(plan.tray, narrow);
    curveButton.visible = narrow;
    curveHandle?.remove();
    curveHandle = null;
    if (narrow) {
      const { x, y, width: wide, height: high } = OHM_NARROW.curve;
      curveFace.clear().roundRect(x, y, wide, high, 10).fill({ color: theme.housing, alpha: 0.95 });
      curveText.position.set(x + wide / 2, y + high / 2);
      curveHandle = context.handle({
        role: 'toggle',
        name: 'Characteristic in place of the board',
        pressed: curve,
        toggle: showCurve,
      });
      curveHandle.place(x, y, wide, high);
    }
    showCurve(narrow && curve);
    layWires();
    laid = '';
    plotted = '';
  }

  // ---------------------------------------------------------------- drawing

  function drawComponent({ params, view, hidden }: Frame<Key>): void {
    const { component, resistance } = params;
    const key = `${component} ${resistance} ${hidden.has('resistance')} ${view.rating} ${narrow}`;
    if (key !== laid) {
      laid = key;
      resistor.root.visible = component === 'Resistor';
      lamp.root.visible = lampReach.visible = component === 'Filament Lamp';
      diode.visible = component === 'Silicon Diode';
      protector.root.visible = component !== 'Resistor';
      for (const part of [resistor, protector]) part.setResistance(hidden.has('resistance') ? null : resistance);
      value.text = `${resistance}\u2009Ω`;
      resistanceHandle.update(resistance);
      const own = component === 'Resistor';
      const at = own ? { x: plan.component.x, y: plan.row2 } : { x: plan.component.x, y: plan.row1 };
      resistanceHandle.place(at.x - 46, at.y - 20, 92, 40);
      warning.text =
        view.rating === 'burnt out'
          ? 'burnt out'
          : view.rating === 'within its rating'
            ? ''
            : `${view.rating} of 0.5 W`;
    }
    const burnt = view.rating === 'burnt out';
    resistor.setLoad(component === 'Resistor' ? view.load : 0);
    protector.setLoad(component === 'Resistor' ? 0 : view.load);
    resistor.root.tint = protector.root.tint = burnt ? 0x4a4038 : 0xffffff;
    if (component === 'Filament Lamp') lamp.setTemperature(view.filament, FULL_GLOW);
  }

  function drawPlot({ view, shown }: Frame<Key>): void {
    if (!panel.visible) return;
    const { points, closed, voltage, current } = view;
    const last = points[points.length - 1];
    const key = `${points.length} ${last?.voltage} ${last?.current} ${closed} ${voltage} ${current}`;
    const text = `${shown.voltage_across.text} V  ${shown.ammeter_ma.text} mA`;
    if (digits.text !== text) digits.text = text;
    if (key === plotted) return;
    plotted = key;
    const now = closed && view.rating !== 'burnt out' ? { voltage, current } : null;
    plot.draw(
      points.map((point) => ({ ...point, series: COMPONENTS.indexOf(point.component) })),
      now,
      MOST_VOLTAGE,
    );
  }

  function animate(seconds: number): boolean {
    if (reducedMotion) {
      blade.value = blade.target;
      turn.value = turn.target;
      ammeter.rest();
      voltmeter.rest();
    }
    const moving = [blade.tick(seconds), turn.tick(seconds), ammeter.tick(seconds), voltmeter.tick(seconds)];
    knife.set(blade.value);
    // Turned about its own upright axis, as one would turn it in its clips.
    turning.scale.x = Math.abs(Math.cos(Math.PI * turn.value)) < 0.05 ? 0.05 : Math.cos(Math.PI * turn.value);
    return moving.includes(true);
  }

  function draw(next: Frame<Key>, now: number): void {
    const first = frame === null;
    frame = next;
    const { view, params, shown, running } = next;
    const seconds = now > lastNow && lastNow > 0 ? (now - lastNow) / 1000 : 0;
    if (now > 0) lastNow = now;
    const volts = view.sweeping ? view.supply : params.voltage;
    supply.set(volts.toFixed(1), 'V', volts / MOST_VOLTAGE);
    voltageHandle.update(params.voltage);
    switchHandle.update(view.closed);
    drawComponent(next);
    if (view.load > 1 && !reducedMotion) (params.component === 'Resistor' ? resistor : protector).smoulder(now);

    const amperes = typeof shown.current.value === 'number' ? shown.current.value : 0;
    const across = typeof shown.voltage_across.value === 'number' ? shown.voltage_across.value : 0;
    const figures = { few: narrow, bothSigns: view.reversed };
    ammeter.setRange(chooseAmmeterRange(amperes, figures));
    voltmeter.setRange(chooseVoltmeterRange(across, figures));
    ammeter.point(amperes);
    voltmeter.point(across);
    slowText.visible = view.slow;
    warning.visible = !view.slow;
    blade.target = view.closed ? 1 : 0;
    turn.target = view.reversed ? 1 : 0;
    if (first) {
      blade.value = blade.target;
      turn.value = turn.target;
      ammeter.rest();
      voltmeter.rest();
    }
    const moving = animate(seconds);
    if (moving || (view.load > 1 && !reducedMotion)) context.redraw();

    const gone = running ? (view.passed - lastPassed) * DRIFT : 0;
    smear += SMEAR_SHARE * (gone - smear);
    lastPassed = view.passed;
    dots.move(-view.passed * DRIFT, smear);

    tray.draw(params.component);
    drawPlot(next);
  }

  function describe({ view, params, shown }: Frame<Key>): string {
    const { component, resistance, voltage } = params;
    const what =
      component === 'Resistor'
        ? `A resistor of ${resistance} ohms`
        : `A ${component.toLowerCase()}, protected by ${resistance} ohms in series,`;
    const parts = [`${what} is connected to a supply set to ${voltage.toFixed(1)} volts.`];
    if (view.reversed) parts.push('The component is turned round.');
    if (!view.closed) parts.push('The switch is open: nothing flows.');
    else {
      parts.push(
        `The switch is closed. The voltmeter across the component shows ${shown.voltage_across.text} volts, the ammeter ${shown.ammeter_ma.text} milliamperes.`,
      );
    }
    if (view.sweeping) parts.push('The supply is being swept from 0 to 12 volts.');
    if (component === 'Filament Lamp' && view.filament > 1000) parts.push('The filament glows.');
    if (view.rating === 'burnt out') parts.push('The resistor is burnt out: Reset puts a new one in.');
    else if (view.rating !== 'within its rating') parts.push(`The resistor is ${view.rating} of 0.5 watts and glows.`);
    return parts.join(' ');
  }

  return {
    root,
    benchY: () => plan.benchY,
    resize,
    show(next) {
      if (next === visible) return;
      visible = next;
      root.visible = next;
      enableHandles();
    },
    draw,
    describe,
  };
}
