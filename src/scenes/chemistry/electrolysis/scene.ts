/** Hofmann's voltameter on a power supply: taps, splints, an indicator, and where the voltage goes. */
import { Container, Graphics } from 'pixi.js';
import type { Box, CreateScene, Frame, Point, TypeSizes } from '../../contract';
import { type Arrangements, arrange, column, grow, row, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createCallout } from '../../kit/words/callout';
import { createDropperBottle } from '../../kit/glassware/dropper-bottle';
import { createElectrodeInset } from './electrode-inset';
import { CELL, createHofmannVoltameter } from './hofmann-voltameter';
import { createInstrument } from '../../kit/instruments/instrument';
import { portAt } from '../../kit/instruments/socket';
import { createLeadLayer } from '../../kit/electric/lead';
import { createRisingBubbles } from '../../kit/fluids/rising-bubbles';
import { createScaleMagnifier } from '../../kit/optics/scale-magnifier';
import { contactShadow, downGradient } from '../../kit/paint/shading';
import { createVoltageShares } from './voltage-shares';
import { splintTests } from './splint-tests';

type CellFrame = Frame<'electrolysis'>;

/** A word on how it goes; not that gas dissolves, where that is to be found. */
const messageOf = ({ view, hidden }: CellFrame): string | null =>
  view.message ??
  (view.dissolving && !hidden.has('dissolution') ? 'Gas is still dissolving in the liquid around the plates.' : null);

type Name = 'apparatus' | 'words' | 'shares' | 'plates' | 'meter' | 'supply';

const ARRANGEMENT: Arrangements<Name> = {
  wide: row(
    grow(1.62, 'apparatus'),
    grow(1, column(grow(1, 'shares'), grow(0.9, 'plates'), grow(1.15, row(grow(1, 'meter'), grow(1, 'supply'))))),
  ),
  // A phone has the apparatus and the two instruments, and words between them; the shares are among the readings.
  tall: column(grow(2.4, 'apparatus'), 'words', grow(1, row(grow(1, 'supply'), grow(1, 'meter')))),
};
const MARGIN = { x: 14, top: 10, bottom: 26 } as const;
/** From the back edge of the bench to the foot of the voltameter. */
const BENCH_DEPTH = 62;
/** The bottle at scale 1, and the largest that it is drawn. */
const BOTTLE = { width: 60, height: 106 } as const;
const MOST_BOTTLE = 1.25;
/** The burning ends of the splints from the middle of their holder's foot. */
const SPLINTS = { hydrogen: { x: -34, y: -92 }, oxygen: { x: 30, y: -92 } } as const;
/** Between a lens, its reading and the message, stage units. */
const GAP = 8;
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
  None: 'Hardly any ions',
  'Sulfuric Acid (dilute)': '← H⁺     SO₄²⁻ →',
  'Sodium Sulfate': '← Na⁺     SO₄²⁻ →',
};

export const createScene: CreateScene<'electrolysis'> = (context) => {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'electrolysis of water' });
  const room = createRoom(context, { kind: 'wet-lab' });

  // ------------------------------------------------------------ parts
  const cell = createHofmannVoltameter(context);
  const bubbles = {
    cathode: createRisingBubbles(context, { most: 2 * MOST_BUBBLES, plate: 8, bore: 9, from: [-72, -106] }),
    anode: createRisingBubbles(context, { most: MOST_BUBBLES, plate: 8, bore: 9, from: [-72, -106] }),
  };
  cell.inside.cathode.addChild(bubbles.cathode.root);
  cell.inside.anode.addChild(bubbles.anode.root);
  const leads = createLeadLayer(context);
  const wires = {
    cathode: leads.add({ kind: 'black', ends: ['none', 'plug'] }),
    anode: leads.add({ kind: 'red', ends: ['none', 'plug'] }),
    supply: leads.add({ kind: 'red' }),
  };
  const supply = createInstrument(context, {
    title: 'Supply',
    display: { rows: [{ unit: 'V', widest: '12.0' }] },
    keys: [
      {
        toggle: (on) => context.dispatch({ do: on ? 'switch_on' : 'switch_off' }),
        name: 'Power switch',
        print: 'ON',
        sound: 'switch',
      },
    ],
    knobs: [{ input: 'voltage', print: '' }],
    sockets: [
      { id: 'plus', kind: 'red' },
      { id: 'minus', kind: 'black' },
    ],
  });
  const meter = createInstrument(context, {
    form: 'hand-held',
    display: {
      rows: [
        { unit: 'mA', widest: '000.0' },
        { unit: 'C', widest: '0000.0', second: true },
      ],
    },
    sockets: [
      { id: 'com', kind: 'black' },
      { id: 'mA', kind: 'red' },
    ],
  });
  const shares = createVoltageShares(context);
  const inset = createElectrodeInset(context);
  const indicator = createDropperBottle(context, BOTTLE);
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
    room.root,
    leaders.cathode,
    leaders.anode,
    cell.root,
    sights.cathode,
    sights.anode,
    supply.root,
    meter.root,
    leads.root,
    shares.root,
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
  const dropper = context.actionHandle('add_bromothymol', {
    held(down) {
      squeezed = down ? 1 : 0;
      context.redraw();
    },
  });
  const tests = splintTests(context);
  root.addChild(tests.root, message.root);
  const tapHandles = {
    cathode: context.actionHandle('release_gas', { name: 'Hydrogen tap: open both taps' }),
    anode: context.actionHandle('release_gas', { name: 'Oxygen tap: open both taps' }),
  };

  // ------------------------------------------------------------ drawing
  let foot = { x: 0, y: 0, scale: 1 };
  let eyes = { cathode: { x: 0, y: 0 }, anode: { x: 0, y: 0 }, radius: 1 };
  let before = Number.NaN;
  let charge = Number.NaN;
  let spare = 0;
  let cycles = 0;
  let opened = 0;
  const level = { cathode: Number.NaN, anode: Number.NaN };
  const told = { ohmic: Number.NaN, voltage: Number.NaN, covered: false };
  const sightY = { cathode: Number.NaN, anode: Number.NaN };
  const sides = ['cathode', 'anode'] as const;

  const onStage = ({ x, y }: Point): Point => ({
    x: foot.x + foot.scale * x,
    y: foot.y + foot.scale * y,
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
      lenses[side].set(level[side], 0, view.light[side]);
      const words = `${side === 'cathode' ? 'H₂' : 'O₂'} ${text} mL`;
      volumes[side].text = words;
      drawSight(side);
    }
    cell.setGas(level.cathode, level.anode);
  }

  function drawSight(side: 'cathode' | 'anode'): void {
    const at = onStage({ x: cell.leads[side].x, y: cell.levelY(level[side]) });
    if (Math.abs(sightY[side] - at.y) < 0.02) return;
    sightY[side] = at.y;
    sights[side].position.set(at.x, at.y);
    const { radius, [side]: from } = eyes;
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

  function idleWords({ view, hidden }: CellFrame): string {
    if (hidden.has('voltage') || hidden.has('electrolyte')) return 'Hidden, to be found';
    if (view.shares) return '';
    return view.on ? 'No current: nothing is spent' : 'Switched off';
  }

  function drawShares(frame: CellFrame): void {
    const { view, params, hidden } = frame;
    // The shares follow from voltage and current: told only when one of them has changed.
    const ohmic = view.shares?.ohmic ?? (view.on ? -1 : -2);
    const covered = hidden.has('voltage') || hidden.has('electrolyte');
    if (ohmic === told.ohmic && params.voltage === told.voltage && covered === told.covered) return;
    Object.assign(told, { ohmic, voltage: params.voltage, covered });
    const parts = covered ? null : view.shares;
    shares.set(parts ? [parts.reversible, parts.gap, parts.anode, parts.cathode, parts.ohmic] : [], idleWords(frame));
  }

  function drawMeters(frame: CellFrame): void {
    const { view, shown, params, hidden } = frame;
    supply.set(0, hidden.has('voltage') ? '–' : params.voltage.toFixed(1));
    supply.keys[0]?.light(view.on);
    meter.set(0, shown.current_ma.text);
    meter.set(1, shown.charge_c.text);
    drawShares(frame);
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

  /** The voltameter in the middle; a lens at each side of it, the bottle below one and the splints below the other. */
  function layApparatus(box: Box, type: TypeSizes): void {
    const middle = box.x + box.width / 2;
    const floor = box.y + box.height;
    foot = { x: middle, y: floor, scale: Math.min(box.height / CELL.height, (box.width * 0.52) / CELL.width) };
    cell.root.position.set(foot.x, foot.y);
    cell.root.scale.set(foot.scale);
    cell.fit(foot.scale, type);
    const beside = (box.width - CELL.width * foot.scale) / 2;
    const radius = Math.min(beside / 2 - 6, box.height * 0.15);
    const eyeY = box.y + radius + box.height * 0.06;
    eyes = {
      radius,
      cathode: { x: box.x + beside / 2, y: eyeY },
      anode: { x: box.x + box.width - beside / 2, y: eyeY },
    };
    for (const side of sides) {
      const { x, y } = eyes[side];
      lenses[side].root.position.set(x, y);
      lenses[side].root.scale.set(radius / LENS.radius);
      lenses[side].fit(radius / LENS.radius, type);
      volumes[side].style.fontSize = type.text;
      volumes[side].position.set(x, y + radius + GAP);
      sights[side].scale.set(foot.scale);
      sightY[side] = Number.NaN;
      const tap = onStage(cell.taps[side]);
      tapHandles[side].place(tap.x - 26, tap.y - 15, 52, 30);
    }
    message.root.position.set(eyes.cathode.x, eyeY + radius + GAP + type.text * 1.7);
    message.lay(beside - type.text);
    const bottle = Math.min(MOST_BOTTLE, beside / BOTTLE.width / 1.5);
    const [width, height] = [BOTTLE.width * bottle, BOTTLE.height * bottle];
    indicator.root.position.set(eyes.cathode.x, floor - 4);
    indicator.root.scale.set(bottle);
    indicator.fit(bottle, type);
    dropper.place(eyes.cathode.x - width / 2, floor - 4 - height, width, height);
    const rest = { x: eyes.anode.x, y: floor - 4 };
    holder.position.set(rest.x, rest.y);
    tests.lay(
      {
        hydrogen: { x: rest.x + SPLINTS.hydrogen.x, y: rest.y + SPLINTS.hydrogen.y },
        oxygen: { x: rest.x + SPLINTS.oxygen.x, y: rest.y + SPLINTS.oxygen.y },
      },
      { hydrogen: onStage(cell.tips.cathode), oxygen: onStage(cell.tips.anode) },
    );
  }

  /** The current goes through the meter. */
  function layWires(floor: number): void {
    leads.keep([...meter.clear(), ...supply.clear()], floor);
    leads.lay(wires.cathode, portAt(onStage(cell.leads.cathode), 'front'), supply.port('minus'));
    leads.lay(wires.anode, portAt(onStage(cell.leads.anode), 'front'), meter.port('com'));
    leads.lay(wires.supply, meter.port('mA'), supply.port('plus'));
  }

  /** Two lines across the stage, where there is no room for them beside the voltameter. */
  const words = {
    least: ({ text }: TypeSizes) => ({ width: 0, height: 3 * text }),
    lay({ x, y, width }: Box, { text }: TypeSizes) {
      message.root.position.set(x + width / 2, y);
      message.lay(width - 2 * text);
    },
  };
  const parts = { apparatus: { lay: layApparatus }, words, shares, plates: inset, meter, supply };

  return {
    root,
    resize(stage) {
      const { width, height } = stageBox(stage);
      const box = {
        ...MARGIN,
        y: MARGIN.top,
        width: width - 2 * MARGIN.x,
        height: height - MARGIN.top - MARGIN.bottom,
      };
      arrange(ARRANGEMENT[stage.layout], parts, box, stage.type);
      room.resize(stage, foot.y - BENCH_DEPTH);
      layWires(height - 8);
    },

    draw(frame, now) {
      const { view } = frame;
      const seconds = Number.isNaN(before) ? 0 : Math.min(MOST_SECONDS, Math.max(0, (now - before) / 1000));
      before = now;
      drawLevels(frame);
      cell.setLight(view.light.cathode, view.light.anode, view.light.bulk);
      drawBubbles(frame, seconds);
      drawTaps(seconds);
      drawMeters(frame);
      indicator.set('BTB', 0x3f8f5a, squeezed);
      if (tests.draw(now, seconds, view.pops, view.relit)) context.redraw();
      message.set(messageOf(frame) ?? '');
    },

    describe(frame) {
      const { view, shown, params } = frame;
      const sentences = [
        `A Hofmann voltameter. The supply is set to ${params.voltage} V and is switched ${view.on ? 'on' : 'off'}.`,
      ];
      if (view.on) sentences.push(`${shown.current_ma.text} mA flow; ${shown.charge_c.text} C have passed.`);
      sentences.push(
        `Over the cathode stand ${shown.h2_ml.text} mL of hydrogen, over the anode ${shown.o2_ml.text} mL of oxygen.`,
      );
      if (view.indicator) sentences.push('Bromothymol blue colours the liquid.');
      const said = messageOf(frame);
      if (said) sentences.push(said);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
