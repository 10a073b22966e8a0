/** A leaf's oxygen: a water plant in its chamber between a lamp on a rail and carbon dioxide from a cylinder. */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, Frame, SceneContext } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  type Arrangements,
  arrange,
  boxOf,
  column,
  fitted,
  grow,
  inset,
  type Placed,
  placeHandle,
  row,
  stageBox,
  type Stand,
} from '../../kit/layout/layout';
import type { StageTheme } from '../../kit/theme';
import { createRoom } from '../../kit/room/room';
import { createGasSupply, GAS_OUTLET, ROTAMETER } from './gas-supply';
import { createLampRail, LAMP_BOX, luxAt, placeAt } from './lamp-rail';
import { createLimitsScreen } from './limits-screen';
import { createPlantChamber, GAS_INLET, type PlantChamber } from './plant-chamber';

type LeafFrame = Frame<'photosynthesis'>;
type LeafContext = SceneContext<'photosynthesis'>;

const ARRANGEMENT: Arrangements<'bench' | 'limits' | 'console'> = {
  wide: row(grow(2.5, 'bench'), column(grow(1.15, 'limits'), grow(1, 'console'))),
  tall: column(grow(1.9, 'bench'), row(grow(1.2, 'limits'), grow(1, 'console'))),
};
/** The apparatus in a frame of its own, from its lower left corner. */
const FRAME = { width: 652, height: 410 } as const;
const CHAMBER_X = 450;
const SUPPLY_X = 614;
const BENCH_DEPTH = 46;
/** Light of the three lamps as the eye takes it. */
const COLOURS = { Sunlight: 0xfff1c4, 'Cool white fluorescent': 0xe4f2ff, 'High pressure sodium': 0xffb24d } as const;
const MOST_LIGHT = 10_000;
/** What the bars of the limits follow from: where one of these is to be found, they are not shown. */
const BOUND_BY = ['light', 'co2', 'temperature', 'lamp'] as const;
/** µmol of oxygen to a bubble that is drawn, and the longest pause between two pictures that counts, wall seconds. */
const PER_BUBBLE = 0.09;
const LONGEST = 0.1;

/** From the gas supply to the chamber. */
function drawHose({ glassEdge, glassBody }: StageTheme): Graphics {
  const hose = new Graphics({ label: 'hose' });
  const from = { x: SUPPLY_X + GAS_OUTLET.x, y: GAS_OUTLET.y };
  const to = { x: CHAMBER_X + GAS_INLET.x, y: GAS_INLET.y };
  for (const [width, color, alpha] of [
    [7, glassEdge, 0.7],
    [4, glassBody, 0.9],
  ] as const)
    hose
      .moveTo(from.x, from.y)
      .bezierCurveTo(from.x - 4, from.y + 34, to.x + 30, to.y + 22, to.x - 4, to.y)
      .stroke({ width, color, alpha, cap: 'round' });
  return hose;
}

/** The console: rates and amounts, the lamp's keys, the heater. */
const createGasMeter = (context: LeafContext) =>
  createInstrument(context, {
    form: 'bench',
    title: 'Gas exchange',
    display: {
      rows: [
        { label: 'O₂', unit: 'µmol/m²s', widest: '−0.000' },
        { label: 'PPFD', unit: 'µmol/m²s', widest: '000.00', second: true },
        { label: 'CO₂', unit: 'ppm', widest: '0000', second: true },
        { label: 'leaf', unit: '°C', widest: '00', second: true },
      ],
    },
    keys: [
      { action: 'lights_on', print: 'ON' },
      { action: 'lights_off', print: 'OFF' },
      { action: 'flush_chamber', print: 'FLUSH' },
    ],
    knobs: [{ input: 'temperature', print: 'leaf °C' }],
  });

/** What hands take: the lamp and the float of the rotameter. `stand`: of the apparatus, read during a drag. */
function createGrips(context: LeafContext, stand: () => Stand) {
  const light = context.inputHandle('light', {
    name: 'Lamp on its rail: light',
    hint: 'Drag the lamp nearer or further away; beyond the end of the rail a filter darkens it. Or use the arrow keys.',
    grip: 'none',
    drag: (point, start, lux) => {
      const moved = (point.x - start.x) / stand().scale;
      return luxAt(placeAt(lux) + moved);
    },
  });
  const gas = context.inputHandle('co2', {
    name: 'Rotameter: carbon dioxide',
    hint: 'Drag the float up for more carbon dioxide; or use the arrow keys.',
    grip: 'none',
    drag: (point, start, ppm) => {
      const { min = 0, max = 1 } = context.facts.inputs['co2'] ?? {};
      return ppm + ((start.y - point.y) / (ROTAMETER.travel * stand().scale)) * (max - min);
    },
  });
  return { light, gas };
}

/** Bubbles in the chamber as oxygen is given off. */
function createBubbling({ reducedMotion }: LeafContext, chamber: PlantChamber) {
  let last = Number.NaN;
  let seen = Number.NaN;
  let owed = 0;
  return ({ view, running, time }: LeafFrame, wall: number): void => {
    const seconds = Number.isFinite(last) ? Math.min(LONGEST, Math.max(0, (wall - last) / 1000)) : 0;
    last = wall;
    const more = view.evolved - seen;
    seen = view.evolved;
    if (reducedMotion) return;
    if (running && more > 0) owed = Math.min(6, owed + more / PER_BUBBLE);
    const count = Math.floor(owed);
    if (count > 0) {
      owed -= count;
      chamber.bubble(count);
    }
    chamber.tick(seconds, time * 0.06);
  };
}

function describeLeaf({ view, shown, params, hidden }: LeafFrame): string {
  const known = (id: string, words: string): string => (hidden.has(id) ? 'an amount to be found' : words);
  return [
    view.lit
      ? `The lamp (${params.lamp.toLowerCase()}) shines on the water plant: ${shown.ppfd.text} µmol of photons per m² and second.`
      : 'The plant is in the dark.',
    `Its air holds ${known('co2', `${params.co2} ppm`)} of carbon dioxide; the leaf has ${known('temperature', `${params.temperature} °C`)}.`,
    `The electrode shows ${shown.oxygen_rate.text} µmol of oxygen per m² and second, ${view.bubbling ? 'and bubbles leave the cut stem' : 'and no bubbles come'}; the tube holds ${shown.oxygen_evolved_ml.text} mL.`,
    BOUND_BY.some((id) => hidden.has(id))
      ? ''
      : view.byRubisco
        ? 'On the screen the bar of carbon dioxide is the lower one and lit.'
        : 'On the screen the bar of light is the lower one and lit.',
  ].join(' ');
}

export const createScene: CreateScene<'photosynthesis'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'photosynthesis' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const apparatus = new Container({ label: 'bench' });
  const lamp = createLampRail(context);
  const chamber = createPlantChamber(context);
  chamber.root.x = CHAMBER_X;
  const supply = createGasSupply(context);
  supply.root.x = SUPPLY_X;
  apparatus.addChild(lamp.root, drawHose(theme), supply.root, chamber.root, lamp.light);
  const limits = createLimitsScreen(context);
  const meter = createGasMeter(context);
  root.addChild(room.root, apparatus, limits.root, meter.root);

  let frame: Stand = { x: 0, y: 0, scale: 1 };
  let benchY = 0;
  const { light, gas } = createGrips(context, () => frame);

  const drawBubbles = createBubbling(context, chamber);

  const layBench: Placed = {
    lay(box, type) {
      const { x, y, height, scale } = fitted(box, FRAME);
      frame = { x, y: y + height, scale };
      benchY = frame.y - BENCH_DEPTH * scale;
      apparatus.position.set(frame.x, frame.y);
      apparatus.scale.set(scale);
      chamber.fit(scale, type);
      placeHandle(gas, boxOf(frame, { ...ROTAMETER, x: SUPPLY_X + ROTAMETER.x }));
      placeLamp();
    },
  };
  function placeLamp(): void {
    placeHandle(light, boxOf(frame, { ...LAMP_BOX, x: lamp.at.x + LAMP_BOX.x, y: lamp.at.y + LAMP_BOX.y }));
  }

  return {
    root,
    resize(next) {
      arrange(
        ARRANGEMENT[next.layout],
        { bench: layBench, limits, console: meter },
        inset(stageBox(next), 14, 16),
        next.type,
      );
      room.resize(next, benchY);
    },

    draw(now, wall) {
      const { view, params, shown, hidden } = now;
      const told = BOUND_BY.some((id) => hidden.has(id));
      const { min: coldest = 10, max: warmest = 40 } = context.facts.inputs['temperature'] ?? {};
      const { min: leastGas = 0, max: mostGas = 1 } = context.facts.inputs['co2'] ?? {};
      lamp.set(params.light, COLOURS[params.lamp], view.lit);
      placeLamp();
      chamber.set(
        view.millilitres,
        view.lit ? params.light / MOST_LIGHT : 0,
        COLOURS[params.lamp],
        (params.temperature - coldest) / (warmest - coldest),
      );
      supply.set((params.co2 - leastGas) / (mostGas - leastGas));
      drawBubbles(now, wall);
      limits.set(told ? null : view);
      meter.set(0, shown.oxygen_rate.text);
      meter.set(1, shown.ppfd.text);
      meter.set(2, hidden.has('co2') ? '?' : String(params.co2));
      meter.set(3, hidden.has('temperature') ? '?' : String(params.temperature));
      meter.keys[0]?.light(view.lit);
    },

    describe: describeLeaf,

    destroy: () => root.destroy({ children: true }),
  };
};
