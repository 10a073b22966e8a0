/** The fixed loop of Ohm's law on its board: supply, two needle meters, switch, component under test, its characteristic. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Point, SceneContext, StageSize, TypeSizes } from '../../contract';
import { createKnifeSwitch } from '../../kit/electric/knife-switch';
import { createChargeDots } from '../../kit/electric/charge-dots';
import { createLamp, LAMP_CONTACT } from '../../kit/electric/lamp';
import { createLead } from '../../kit/electric/lead';
import { AMMETER_RANGES, createRangeChooser, VOLTMETER_RANGES } from '../../kit/electric/meter-ranges';
import { createPegboard } from '../../kit/electric/pegboard';
import { createResistor } from '../../kit/electric/resistor';
import { createTerminal } from '../../kit/electric/terminal';
import { createInstrument } from '../../kit/instruments/instrument';
import { portAt } from '../../kit/instruments/socket';
import { type Arrangements, arrange, column, grow, room, row, stageBox } from '../../kit/layout/layout';
import { createSpring } from '../../kit/mechanics/spring';
import { createMovingCoilMeter } from '../../kit/meters/moving-coil-meter';
import { asPanel } from '../../kit/stage-marks';
import { createCharacteristic } from './characteristic';
import { createDiode } from './diode';
import { METER, planOf } from './ohm-plan';
import { createOhmTray } from './ohm-tray';

type Key = 'circuit';

/** A phone has the board alone: the characteristic is the page's own plot there. */
const ARRANGEMENT: Arrangements<'supply' | 'board' | 'tray' | 'characteristic'> = {
  wide: row(
    grow(0.8, column(grow(1.6, room), grow(1, 'supply'))),
    grow(2.9, column(grow(4.4, 'board'), grow(1, 'tray'))),
    grow(1.35, 'characteristic'),
  ),
  tall: column(grow(2.25, 'board'), grow(1, row(grow(1, 'supply'), grow(1.65, 'tray')))),
};
const MARGIN = { x: 14, top: 16, bottom: 26 } as const;
/** Left of the board, for the leads of the supply. */
const BESIDE_BOARD = 26;
/** The back edge of the bench, from the foot of what stands on it. */
const BENCH_DEPTH = 92;
const RED = 0xd23b3b;
const GREEN = { dark: 0x3f9d5d, light: 0x2f8a4c } as const;
const BLUE = { dark: 0x3672d9, light: 0x2860bd } as const;
type Hue = keyof typeof BLUE;
/** Stage units that an electron goes for each coulomb: 50 mA go 50 units a second. */
const DRIFT = 1000;
const SMEAR_SHARE = 0.25;
/** Stage units for a tenfold of the resistance. */
const RESISTANCE_TRAVEL = 150;
/** K, at which the lamp is drawn at full brightness. */
const FULL_GLOW = 2700;
/** Of a component as it is made. */
const LENGTH = 170;
/** CSS px, of the figures of the meters, which are drawn at their own size or larger. */
const NUMBER_CSS = 12.5;
const KNIFE = 84;
/** Leads may come so near to the supply's upper edge from within, where its sockets are. */
const CASE_EDGE = 16;
const RED_STUB = 32;

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
  const supply = createInstrument(context, {
    title: 'Supply',
    display: { rows: [{ unit: 'V', widest: '12.0' }] },
    knobs: [{ input: 'voltage', print: '' }],
    sockets: [
      { id: 'plus', kind: 'red', side: 'top' },
      { id: 'minus', kind: 'blue', side: 'top' },
    ],
  });
  const ammeter = createMovingCoilMeter(context, METER.width, METER.height, true, NUMBER_CSS);
  const voltmeter = createMovingCoilMeter(context, METER.width, METER.height, true, NUMBER_CSS);
  const sockets = [RED, BLUE[hue], RED, 0x2b323a].map((rim) => createTerminal(context, 7, rim));
  /** Where the voltmeter's leads plug in beside the component. */
  const joints = [0, 1].map(() => createTerminal(context, 7, theme.housingEdge));
  const wire = (colour: number) => createLead(context, { kind: 'red', colour, width: 6, ends: ['none', 'none'] });
  const feed = wire(RED);
  const fromMeter = wire(GREEN[hue]);
  const onwards = wire(GREEN[hue]);
  const back = wire(BLUE[hue]);
  const feedLead = createLead(context, { kind: 'red', colour: RED });
  const backLead = createLead(context, { kind: 'blue', colour: BLUE[hue] });
  const testLeads = (['red', 'black'] as const).map((kind) => createLead(context, { kind }));
  const dots = createChargeDots(context, 2600, 'electron');
  const knife = createKnifeSwitch(context, KNIFE);
  const protector = createResistor(context, 104);
  const seat = new Container({ label: 'component' });
  const resistor = createResistor(context, LENGTH);
  const lamp = createLamp(context, 150, true);
  lamp.root.y = -150 * LAMP_CONTACT;
  const lampReach = new Graphics().rect(-85, -1.8, 12, 3.6).rect(73, -1.8, 12, 3.6).fill(theme.metal[1]);
  const diode = createDiode(context, LENGTH);
  const turning = new Container();
  turning.addChild(resistor.root, lampReach, lamp.root, diode);
  seat.addChild(turning);
  const plate = new Graphics();
  const value = context.text({ size: 15, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] });
  const says = (colour: number, text = '') =>
    context.text({ text, size: 14, weight: '600', colour, align: 'center', anchor: [0.5, 0.5], wrap: 150 });
  const warning = says(theme.warning);
  const slowText = says(theme.accent, '1/50 speed');
  const characteristic = createCharacteristic(context);

  // ---------------------------------------------------------------- what the stage remembers

  let plan = planOf({ x: 0, y: 0, width: 1, height: 1 }, false);
  let supplyBox: Box = { x: 0, y: 0, width: 1, height: 1 };
  let benchY = 0;
  let few = false;
  let visible = true;
  let frame: Frame<Key> | null = null;
  let lastNow = 0;
  let lastPassed = 0;
  let smear = 0;
  let laid = '';
  const blade = createSpring(0, 24, 0.75);
  const turn = createSpring(0, 14, 0.8);
  const chooseAmmeterRange = createRangeChooser(AMMETER_RANGES.all);
  const chooseVoltmeterRange = createRangeChooser(VOLTMETER_RANGES);

  // ---------------------------------------------------------------- handles

  const most = context.facts.inputs.voltage?.max ?? 12;
  const switchHandle = context.handle({
    role: 'toggle',
    name: 'Switch, closed when pressed',
    pressed: false,
    toggle: (pressed) => context.dispatch({ do: pressed ? 'close_switch' : 'open_switch' }),
  });
  const resistanceHandle = context.inputHandle('resistance', {
    hint: 'Drag up for a larger resistance, down for a smaller one, or use the arrow keys.',
    grip: 'y',
    drag: (point, start, ohms) => ohms * 10 ** ((start.y - point.y) / RESISTANCE_TRAVEL),
  });
  /** Lamp and diode are turned by a press on them; a resistor, which is the same both ways, by the dock. */
  const turnHandle = context.actionHandle('reverse');
  const tray = createOhmTray(context, () => plan.board, build);
  function enableHandles(): void {
    tray.enable(visible);
    for (const knob of supply.knobs) knob.enable(visible);
    for (const handle of [switchHandle, resistanceHandle]) handle.enable(visible);
    turnHandle.enable(visible && frame?.params.component !== 'Resistor');
  }

  root.addChild(
    board.root,
    supply.root,
    feed.root,
    fromMeter.root,
    onwards.root,
    back.root,
    feedLead.root,
    backLead.root,
    dots.root,
    knife.root,
    protector.root,
    seat,
    plate,
    value,
    ammeter.root,
    voltmeter.root,
    ...sockets,
    ...joints,
    ...testLeads.map((lead) => lead.root),
    warning,
    slowText,
    characteristic.root,
    tray.root,
  );

  // ---------------------------------------------------------------- layout

  /** The path of the current, from the + socket to the − socket, for wires and dots. */
  function layWires(): void {
    const { row1, row2, right, entry, exit, component, componentScale } = plan;
    const [plus, minus, red, black] = plan.sockets;
    const half = (LENGTH / 2) * componentScale;
    const { x, y, width, height } = supplyBox;
    const avoid = [{ x, y: y + CASE_EDGE, width, height: height - CASE_EDGE }];
    // The red one passes above the blue plug.
    feedLead.lay(supply.port('plus'), entry, { avoid, slack: 0.05, stub: few ? 19 : RED_STUB });
    backLead.lay(exit, supply.port('minus'), { avoid, slack: 0.05 });
    const down = { x: exit.at.x, y: row2 };
    const under = (socket: Point): Point => ({ x: socket.x, y: row1 });
    const home = down.x === entry.at.x ? [exit.at] : [down, exit.at];
    feed.along([entry.at, under(plus), plus]);
    fromMeter.along([minus, under(minus), { x: component - half, y: row1 }]);
    onwards.along([
      { x: component + half, y: row1 },
      { x: right, y: row1 },
      { x: right, y: row2 },
      { x: component, y: row2 },
    ]);
    back.along([{ x: component, y: row2 }, ...home]);
    dots.lay([
      ...feedLead.points,
      under(plus),
      plus,
      minus,
      under(minus),
      { x: right, y: row1 },
      { x: right, y: row2 },
      ...home,
      ...backLead.points,
    ]);
    [red, black].forEach((socket, k) => {
      joints[k]?.position.copyFrom(under(socket));
      testLeads[k]?.lay(portAt(socket, 'front'), portAt(under(socket), 'top'), { slack: 0 });
    });
  }

  const placed = {
    supply: {
      root: supply.root,
      lay(box: Box, type: TypeSizes) {
        supplyBox = box;
        supply.lay(box, type);
      },
    },
    board: {
      lay(box: Box) {
        const space = { ...box, x: box.x + BESIDE_BOARD, width: box.width - BESIDE_BOARD };
        board.lay(space);
        plan = planOf(space, few);
      },
    },
    tray,
    characteristic,
  };

  function resize(stage: StageSize): void {
    const { type } = stage;
    few = stage.layout === 'tall';
    const { width, height } = stageBox(stage);
    const floor = height - MARGIN.bottom;
    benchY = floor - BENCH_DEPTH;
    arrange(
      ARRANGEMENT[stage.layout],
      placed,
      { x: MARGIN.x, y: MARGIN.top, width: width - 2 * MARGIN.x, height: floor - MARGIN.top },
      type,
    );
    for (const [meter, at] of [
      [ammeter, plan.ammeter],
      [voltmeter, plan.voltmeter],
    ] as const) {
      meter.root.position.copyFrom(at);
      meter.root.scale.set(plan.meterScale);
    }
    plan.sockets.forEach((at, k) => sockets[k]?.position.copyFrom(at));
    const { component, componentScale, row1, row2 } = plan;
    knife.root.position.set(plan.knife, row2);
    protector.root.position.set(component, row2);
    seat.position.set(component, row1);
    seat.scale.set(componentScale);
    const em = type.text;
    const face = { x: plan.plate.x - em * 2.5, y: plan.plate.y - em * 0.72, width: em * 5, height: em * 1.44 };
    plate
      .clear()
      .roundRect(face.x, face.y, face.width, face.height, 6)
      .fill({ color: theme.name === 'dark' ? 0x16202c : 0xffffff, alpha: 0.94 });
    asPanel(plate, face);
    value.style.fontSize = em;
    value.position.copyFrom(plan.plate);
    for (const text of [warning, slowText]) {
      text.style.fontSize = type.small;
      text.style.wordWrapWidth = plan.wordsWide;
      text.position.copyFrom(plan.words);
    }
    switchHandle.place(plan.knife - 52, row2 - 54, 104, 72);
    turnHandle.place(
      component - 60 * componentScale,
      row1 - 90 * componentScale,
      120 * componentScale,
      100 * componentScale,
    );
    layWires();
    laid = '';
  }

  // ---------------------------------------------------------------- drawing

  function drawComponent({ params, view, hidden }: Frame<Key>): void {
    const { component, resistance } = params;
    const key = `${component} ${resistance} ${hidden.has('resistance')} ${view.rating}`;
    const own = component === 'Resistor';
    if (key !== laid) {
      laid = key;
      resistor.root.visible = own;
      lamp.root.visible = lampReach.visible = component === 'Filament Lamp';
      diode.visible = component === 'Silicon Diode';
      protector.root.visible = !own;
      for (const part of [resistor, protector]) part.setResistance(hidden.has('resistance') ? null : resistance);
      value.text = hidden.has('resistance') ? '? Ω' : `${resistance}\u2009Ω`;
      resistanceHandle.place(plan.component - 50, (own ? plan.row1 : plan.row2) - 22, 100, 44);
      enableHandles();
      warning.text =
        view.rating === 'burnt out'
          ? 'burnt out'
          : view.rating === 'within its rating'
            ? ''
            : `${view.rating} of 0.5 W`;
    }
    const burnt = view.rating === 'burnt out';
    resistor.setLoad(own ? view.load : 0);
    protector.setLoad(own ? 0 : view.load);
    resistor.root.tint = protector.root.tint = burnt ? 0x4a4038 : 0xffffff;
    if (component === 'Filament Lamp') lamp.setTemperature(view.filament, FULL_GLOW);
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
    supply.set(0, volts.toFixed(1));
    switchHandle.update(view.closed);
    drawComponent(next);
    if (view.load > 1 && !reducedMotion) (params.component === 'Resistor' ? resistor : protector).smoulder(now);

    const amperes = typeof shown.current.value === 'number' ? shown.current.value : 0;
    const across = typeof shown.voltage_across.value === 'number' ? shown.voltage_across.value : 0;
    const figures = { few, bothSigns: view.reversed };
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
    if (!few) characteristic.draw(view, most);
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
    benchY: () => benchY,
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
