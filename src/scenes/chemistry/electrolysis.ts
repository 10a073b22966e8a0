/** Hofmann's voltameter on a power supply: taps, splints, an indicator, and where the voltage goes. */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, Frame, Point, StageSize } from '../contract';
import { createBackdrop } from '../kit/backdrop';
import { createBenchSupply } from '../kit/bench-supply';
import { createCallout } from '../kit/callout';
import { createDigitalMultimeter } from '../kit/digital-multimeter';
import { createDropperBottle } from '../kit/dropper-bottle';
import { createElectrodeInset } from '../kit/electrode-inset';
import { createHofmannVoltameter } from '../kit/hofmann-voltameter';
import { knobTravel } from '../kit/knob';
import { createReadOut } from '../kit/read-out';
import { createRisingBubbles } from '../kit/rising-bubbles';
import { createScaleMagnifier } from '../kit/scale-magnifier';
import { contactShadow, downGradient } from '../kit/shading';
import { createSlideSwitch } from '../kit/slide-switch';
import { createVoltageBar, type VoltageShare } from '../kit/voltage-bar';
import { createWire } from '../kit/wire';
import { splintTests } from './splint-tests';

type CellFrame = Frame<'electrolysis'>;

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

interface Layout {
  readonly benchY: number;
  /** Foot of the voltameter. */
  readonly cell: Point & { readonly scale: number };
  readonly lenses: { readonly cathode: Point; readonly anode: Point; readonly scale: number };
  readonly supply: Point;
  readonly meter: Point | null;
  readonly readOut: Box | null;
  readonly bar: Box;
  readonly inset: Box | null;
  readonly indicator: Point & { readonly scale: number };
  readonly splints: Point;
  readonly message: Point & { readonly width: number };
}

const LAYOUTS: Readonly<Record<StageSize['layout'], Layout>> = {
  wide: {
    benchY: 440,
    cell: { x: 344, y: 502, scale: 1 },
    lenses: { cathode: { x: 128, y: 176 }, anode: { x: 546, y: 132 }, scale: 1 },
    supply: { x: 770, y: 326 },
    meter: { x: 524, y: 398 },
    readOut: null,
    bar: { x: 634, y: 44, width: 314, height: 122 },
    inset: { x: 634, y: 174, width: 314, height: 142 },
    indicator: { x: 52, y: 496, scale: 1 },
    splints: { x: 140, y: 498 },
    message: { x: 548, y: 240, width: 150 },
  },
  narrow: {
    benchY: 318,
    cell: { x: 300, y: 386, scale: 0.79 },
    lenses: { cathode: { x: 96, y: 62 }, anode: { x: 96, y: 190 }, scale: 0.78 },
    supply: { x: 450, y: 220 },
    meter: null,
    readOut: { x: 440, y: 166, width: 192, height: 42 },
    bar: { x: 440, y: 32, width: 192, height: 128 },
    inset: null,
    indicator: { x: 30, y: 384, scale: 0.82 },
    splints: { x: 112, y: 386 },
    message: { x: 536, y: 34, width: 176 },
  },
};

const SUPPLY = { width: 176, height: 166 } as const;
const METER = { width: 226, height: 90 } as const;
const VOLTS = [1, 12] as const;
const KNOB_TRAVEL = 150;
const LENS = { radius: 64, pitch: 48, range: [0, 50], divisions: 5 } as const;
/** Charge of one bubble of hydrogen on the stage; one of oxygen takes twice as much. */
const BUBBLE: number = 0.05;
const MOST_BUBBLES = 28;
/** Charge of a cycle of the close-up, and how much of a cycle a picture may skip. */
const CYCLE = 2;
const MOST_OF_CYCLE = 0.06;
const TAP_OPENS = 3;
/** How fast a drawn level takes over what is read. */
const SETTLE = 0.16;
const NEAR_ENOUGH = 0.004;
const MOST_SECONDS = 0.1;

/** Which ions carry the current. */
const CARRIERS: Readonly<Record<CellFrame['params']['electrolyte'], string>> = {
  None: 'Hardly any ions in pure water',
  'Sulfuric Acid (dilute)': '← H⁺ drifts      SO₄²⁻ drifts →',
  'Sodium Sulfate': '← Na⁺ drifts      SO₄²⁻ drifts →',
};

export const createScene: CreateScene<'electrolysis'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'electrolysis of water' });
  const backdrop = createBackdrop(context);

  // ------------------------------------------------------------ parts
  const cell = createHofmannVoltameter(context);
  const bubbles = {
    cathode: createRisingBubbles(context, { most: 2 * MOST_BUBBLES, plate: 8, bore: 9, from: [-72, -106] }),
    anode: createRisingBubbles(context, { most: MOST_BUBBLES, plate: 8, bore: 9, from: [-72, -106] }),
  };
  cell.inside.cathode.addChild(bubbles.cathode.root);
  cell.inside.anode.addChild(bubbles.anode.root);
  const wires = {
    cathode: createWire(context, 0x2f3a46, 5),
    anode: createWire(context, 0xb7322c, 5),
    supply: createWire(context, 0xb7322c, 5),
  };
  const supply = createBenchSupply(context, SUPPLY.width, SUPPLY.height, 'black');
  const power = createSlideSwitch(context, 38);
  const powerText = context.text({ size: 12, weight: '600', colour: theme.inkSoft, anchor: [0.5, 0.5] });
  const meter = createDigitalMultimeter(context, METER.width, METER.height);
  const readOut = createReadOut(context, 22);
  const bar = createVoltageBar(context, { title: 'Where the voltage goes', full: 12, most: 5 });
  const inset = createElectrodeInset(context);
  const indicator = createDropperBottle(context, { width: 60, height: 106 });
  const lenses = {
    cathode: createScaleMagnifier(context, LENS),
    anode: createScaleMagnifier(context, LENS),
  };
  const sights = { cathode: new Container(), anode: new Container() };
  const leaders = { cathode: new Graphics(), anode: new Graphics() };
  const volumes = {
    cathode: context.text({ size: 14, mono: true, weight: '600', colour: theme.ink, anchor: [0.5, 0] }),
    anode: context.text({ size: 14, mono: true, weight: '600', colour: theme.ink, anchor: [0.5, 0] }),
  };
  for (const side of ['cathode', 'anode'] as const) {
    sights[side].addChild(
      new Graphics().roundRect(-18, -8, 36, 16, 3).stroke({ width: 1.5, color: theme.accent, alpha: 0.8 }),
    );
    leaders[side].rect(0, -0.6, 1, 1.2).fill({ color: theme.accent, alpha: 0.5 });
  }
  const holder = new Container({ label: 'splint holder' });
  holder.addChild(
    contactShadow(theme, 104, 14),
    new Graphics().roundRect(-42, -24, 84, 24, 5).fill(
      downGradient([
        [0, theme.metal[0]],
        [0.4, theme.metal[1]],
        [1, theme.metal[2]],
      ]),
    ),
  );
  const message = createCallout(context, { size: 13, tone: 'warning' });
  root.addChild(
    backdrop.root,
    wires.supply.root,
    wires.anode.root,
    wires.cathode.root,
    leaders.cathode,
    leaders.anode,
    cell.root,
    sights.cathode,
    sights.anode,
    supply.root,
    power.root,
    powerText,
    meter.root,
    readOut.root,
    bar.root,
    inset.root,
    indicator.root,
    lenses.cathode.root,
    lenses.anode.root,
    volumes.cathode,
    volumes.anode,
    holder,
  );

  // ------------------------------------------------------------ what hands do
  let squeezed = 0;
  const toggle = context.handle({
    role: 'toggle',
    name: 'Power switch',
    pressed: false,
    toggle: (on) => context.dispatch({ do: on ? 'switch_on' : 'switch_off' }),
  });
  const knob = context.handle({
    role: 'slider',
    name: 'Voltage knob',
    hint: 'Drag it to the right or up for more volts; or use the arrow keys.',
    min: VOLTS[0],
    max: VOLTS[1],
    step: 1,
    value: 9,
    format: (volts) => `${volts} V`,
    set: (volts) => context.setInput('voltage', Math.round(volts)),
    drag: (point, start, volts) => volts + knobTravel(point, start, KNOB_TRAVEL) * (VOLTS[1] - VOLTS[0]),
  });
  const dropper = context.handle({
    role: 'button',
    name: 'Bromothymol blue: add to the liquid',
    press: () => context.dispatch({ do: 'add_bromothymol' }),
    held(down) {
      squeezed = down ? 1 : 0;
      context.redraw();
    },
  });
  const tests = splintTests(context);
  root.addChild(tests.root, message.root);
  const release = (): void => context.dispatch({ do: 'release_gas' });
  const tapHandles = {
    cathode: context.handle({ role: 'button', name: 'Hydrogen tap: open both taps', press: release }),
    anode: context.handle({ role: 'button', name: 'Oxygen tap: open both taps', press: release }),
  };

  // ------------------------------------------------------------ drawing
  let layout: Layout = LAYOUTS.wide;
  let narrow = false;
  let before = Number.NaN;
  let charge = Number.NaN;
  let spare = 0;
  let cycles = 0;
  let opened = 0;
  const level = { cathode: Number.NaN, anode: Number.NaN };
  const fresh = { ohmic: Number.NaN, voltage: Number.NaN, covered: false };
  let barred = fresh;
  const sightY = { cathode: Number.NaN, anode: Number.NaN };
  const sides = ['cathode', 'anode'] as const;

  const onStage = ({ x, y }: Point): Point => ({
    x: layout.cell.x + layout.cell.scale * x,
    y: layout.cell.y + layout.cell.scale * y,
  });

  /** The level goes smoothly to what the instrument makes of it. */
  function drawLevels({ view, shown }: CellFrame): void {
    const truth = { cathode: view.h2, anode: view.o2 };
    const read = { cathode: shown.h2_ml, anode: shown.o2_ml };
    for (const side of sides) {
      const { value, text } = read[side];
      const target = typeof value === 'number' ? value : truth[side];
      const gap = target - level[side];
      if (Number.isNaN(gap) || reducedMotion || Math.abs(gap) < NEAR_ENOUGH) level[side] = target;
      else {
        if (target === 0) opened = 1;
        level[side] += gap * SETTLE;
        context.redraw();
      }
      lenses[side].set(level[side], 0);
      const words = `${side === 'cathode' ? 'H₂' : 'O₂'} ${text} mL`;
      if (volumes[side].text !== words) volumes[side].text = words;
      drawSight(side);
    }
    cell.setGas(level.cathode, level.anode);
  }

  function drawSight(side: 'cathode' | 'anode'): void {
    const at = onStage({ x: cell.leads[side].x, y: cell.levelY(level[side]) });
    if (Math.abs(sightY[side] - at.y) < 0.02) return;
    sightY[side] = at.y;
    sights[side].position.set(at.x, at.y);
    if (narrow) return;
    const from = layout.lenses[side];
    const radius = LENS.radius * layout.lenses.scale;
    const dx = at.x + (from.x < at.x ? -18 : 18) - from.x;
    const dy = at.y - from.y;
    const length = Math.hypot(dx, dy);
    leaders[side].position.set(from.x + (dx * radius) / length, from.y + (dy * radius) / length);
    leaders[side].rotation = Math.atan2(dy, dx);
    leaders[side].scale.x = Math.max(0, length - radius);
  }

  /** Charge that has passed since the last picture makes bubbles: one at the anode for two at the cathode. */
  function drawBubbles({ view, running }: CellFrame, seconds: number): void {
    const passed = view.charge - charge;
    charge = view.charge;
    if (!(passed >= 0)) {
      bubbles.cathode.clear();
      bubbles.anode.clear();
    } else if (passed > 0 && !reducedMotion) {
      spare += passed;
      const pairs = Math.floor(spare / (2 * BUBBLE));
      spare -= pairs * 2 * BUBBLE;
      const made = Math.min(MOST_BUBBLES / 2, pairs);
      bubbles.cathode.spawn(2 * made, view.saturated.h2 < 1);
      bubbles.anode.spawn(made, view.saturated.o2 < 1);
      cycles += Math.min(MOST_OF_CYCLE, passed / CYCLE);
    }
    const moving = [
      bubbles.cathode.tick(seconds, cell.levelY(level.cathode)),
      bubbles.anode.tick(seconds, cell.levelY(level.anode)),
    ];
    if (!running && moving.includes(true)) context.redraw();
  }

  function sharesOf({ view, hidden }: CellFrame): readonly VoltageShare[] {
    const { shares } = view;
    if (!shares || hidden.has('voltage') || hidden.has('electrolyte')) return [];
    if (narrow) {
      return [
        { label: 'water', volts: shares.reversible + shares.gap },
        { label: 'plates', volts: shares.anode + shares.cathode },
        { label: 'liquid', volts: shares.ohmic },
      ];
    }
    return [
      { label: 'water', volts: shares.reversible },
      { label: 'pH gap', volts: shares.gap },
      { label: 'anode η', volts: shares.anode },
      { label: 'cathode η', volts: shares.cathode },
      { label: 'liquid I R', volts: shares.ohmic },
    ];
  }

  function idleWords({ view, hidden }: CellFrame): string {
    if (hidden.has('voltage') || hidden.has('electrolyte')) return 'Hidden, to be found';
    if (view.shares) return '';
    return view.on ? 'No current: nothing is spent' : 'Switched off';
  }

  function drawMeters(frame: CellFrame): void {
    const { view, shown, params, hidden } = frame;
    supply.set(params.voltage.toFixed(1), 'V', (params.voltage - VOLTS[0]) / (VOLTS[1] - VOLTS[0]));
    power.set(view.on ? 1 : 0);
    const word = view.on ? 'on' : 'off';
    if (powerText.text !== word) powerText.text = word;
    const { text } = shown.current_ma;
    if (layout.meter) meter.show(text, 'mA', `${shown.charge_c.text} C`);
    else readOut.set(`${text} mA`);
    // The shares follow from voltage and current: told in words only when one of them has changed.
    const ohmic = view.shares?.ohmic ?? (view.on ? -1 : -2);
    const covered = hidden.has('voltage') || hidden.has('electrolyte');
    if (ohmic !== barred.ohmic || params.voltage !== barred.voltage || covered !== barred.covered) {
      barred = { ohmic, voltage: params.voltage, covered };
      const shares = sharesOf(frame);
      bar.set(hidden.has('voltage') ? 0 : params.voltage, shares, shares.length > 0 ? '' : idleWords(frame));
    }
    if (!layout.inset) return;
    const ions = params.electrolyte !== 'None' && !hidden.has('electrolyte');
    inset.caption(CARRIERS[params.electrolyte]);
    inset.set(cycles, ions, view.current > 1e-5);
  }

  function drawTaps(seconds: number): void {
    if (opened > 0) {
      cell.turnTaps(Math.min(1, opened * 2));
      opened = Math.max(0, opened - seconds * TAP_OPENS);
      if (opened === 0) cell.turnTaps(0);
      context.redraw();
    }
  }

  function layWires(): void {
    const { supply: at, meter: meterAt } = layout;
    const cathode = onStage(cell.leads.cathode);
    const anode = onStage(cell.leads.anode);
    const minus = { x: at.x + supply.posts.minus.x, y: at.y + supply.posts.minus.y };
    const plus = { x: at.x + supply.posts.plus.x, y: at.y + supply.posts.plus.y };
    const front = layout.cell.y + 14;
    const lower = front + 9;
    wires.cathode.along([cathode, { x: cathode.x, y: lower }, { x: minus.x, y: lower }, minus], 12);
    if (!meterAt) {
      wires.anode.along([anode, { x: anode.x, y: front - 6 }, { x: plus.x, y: front - 6 }, plus], 12);
      wires.supply.root.visible = false;
      return;
    }
    wires.supply.root.visible = true;
    const black = { x: meterAt.x + meter.jacks.black.x, y: meterAt.y + meter.jacks.black.y };
    const red = { x: meterAt.x + meter.jacks.red.x, y: meterAt.y + meter.jacks.red.y };
    const left = meterAt.x - 14;
    wires.anode.along(
      [
        anode,
        { x: anode.x, y: front },
        { x: left, y: front },
        { x: left, y: black.y - 18 },
        { x: black.x, y: black.y - 18 },
        black,
      ],
      12,
    );
    const right = meterAt.x + METER.width + 9;
    wires.supply.along(
      [
        red,
        { x: red.x, y: red.y - 18 },
        { x: right, y: red.y - 18 },
        { x: right, y: front },
        { x: plus.x, y: front },
        plus,
      ],
      12,
    );
  }

  return {
    root,
    resize(stage) {
      layout = LAYOUTS[stage.layout];
      narrow = stage.layout === 'narrow';
      const textSize = Math.max(12.5, 12 * stage.pixel);
      backdrop.resize(stage, layout.benchY);
      cell.root.position.set(layout.cell.x, layout.cell.y);
      cell.root.scale.set(layout.cell.scale);
      cell.fitText(1 / layout.cell.scale);
      for (const side of sides) {
        lenses[side].root.position.set(layout.lenses[side].x, layout.lenses[side].y);
        lenses[side].root.scale.set(layout.lenses.scale);
        const below = LENS.radius * layout.lenses.scale + 7;
        volumes[side].position.set(layout.lenses[side].x, layout.lenses[side].y + below);
        leaders[side].visible = !narrow;
        sights[side].scale.set(layout.cell.scale);
        sightY[side] = Number.NaN;
      }
      supply.root.position.set(layout.supply.x, layout.supply.y);
      const reach = supply.knobRadius * 1.4;
      const knobAt = { x: layout.supply.x + supply.knob.x, y: layout.supply.y + supply.knob.y };
      knob.place(knobAt.x - reach, knobAt.y - reach, 2 * reach, 2 * reach);
      power.root.position.set(layout.supply.x + SUPPLY.width - 32, knobAt.y - 8);
      powerText.position.set(power.root.x, power.root.y + 19);
      toggle.place(power.root.x - 22, power.root.y - 16, 44, 44);
      meter.root.visible = layout.meter !== null;
      if (layout.meter) meter.root.position.set(layout.meter.x, layout.meter.y);
      readOut.root.visible = layout.readOut !== null;
      if (layout.readOut) {
        readOut.root.position.set(layout.readOut.x, layout.readOut.y);
        readOut.lay(layout.readOut.width, layout.readOut.height);
      }
      bar.root.position.set(layout.bar.x, layout.bar.y);
      bar.lay(layout.bar.width, layout.bar.height, textSize, !narrow);
      barred = fresh;
      inset.root.visible = layout.inset !== null;
      if (layout.inset) {
        inset.root.position.set(layout.inset.x, layout.inset.y);
        inset.lay(layout.inset.width, layout.inset.height);
      }
      const { indicator: bottle } = layout;
      indicator.root.position.set(bottle.x, bottle.y);
      indicator.root.scale.set(bottle.scale);
      indicator.scaleText(1 / bottle.scale);
      dropper.place(bottle.x - 30 * bottle.scale, bottle.y - 106 * bottle.scale, 60 * bottle.scale, 106 * bottle.scale);
      holder.position.set(layout.splints.x, layout.splints.y);
      tests.lay(
        {
          hydrogen: { x: layout.splints.x - 4, y: layout.splints.y - 92 },
          oxygen: { x: layout.splints.x + 40, y: layout.splints.y - 92 },
        },
        { hydrogen: onStage(cell.tips.cathode), oxygen: onStage(cell.tips.anode) },
      );
      for (const side of sides) {
        const at = onStage(cell.taps[side]);
        tapHandles[side].place(at.x - 26, at.y - 15, 52, 30);
      }
      message.root.position.set(layout.message.x, layout.message.y);
      message.lay(layout.message.width);
      layWires();
    },

    draw(frame, now) {
      const { view, params } = frame;
      const seconds = Number.isNaN(before) ? 0 : Math.min(MOST_SECONDS, Math.max(0, (now - before) / 1000));
      before = now;
      drawLevels(frame);
      cell.setLight(view.light.cathode, view.light.anode, view.light.bulk);
      drawBubbles(frame, seconds);
      drawTaps(seconds);
      drawMeters(frame);
      indicator.set('BTB', 0x3f8f5a, squeezed);
      if (tests.draw(now, seconds, view.pops, view.relit)) context.redraw();
      message.set(view.message ?? '');
      bar.show(!narrow || view.message === null);
      toggle.update(view.on);
      knob.update(params.voltage);
    },

    describe({ view, shown, params }) {
      const sentences = [
        `A Hofmann voltameter. The supply is set to ${params.voltage} V and is switched ${view.on ? 'on' : 'off'}.`,
      ];
      if (view.on) sentences.push(`${shown.current_ma.text} mA flow; ${shown.charge_c.text} C have passed.`);
      sentences.push(
        `Over the cathode stand ${shown.h2_ml.text} mL of hydrogen, over the anode ${shown.o2_ml.text} mL of oxygen.`,
      );
      if (view.indicator) sentences.push('Bromothymol blue colours the liquid.');
      if (view.message) sentences.push(view.message);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
