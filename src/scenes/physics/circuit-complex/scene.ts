/** Series and parallel circuits: a demonstration board with its supply and meters, the schematic, the potential. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, SceneContext, StageSize, TypeSizes } from '../../contract';
import { createPegboard } from '../../kit/electric/pegboard';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Arrangements, arrange, column, grow, room, row, stageBox } from '../../kit/layout/layout';
import { createSpring } from '../../kit/mechanics/spring';
import { createRoom } from '../../kit/room/room';
import { type Plan, planOf, RESISTOR_LENGTH } from './circuit-board-plan';
import { describePair } from './describe-pair';
import { createPairAmmeter } from './pair-ammeter';
import { createPairControls } from './pair-controls';
import { HUES } from './pair-looks';
import { createPairNodes } from './pair-nodes';
import { createPairProbes } from './pair-probes';
import { createPairResistors } from './pair-resistors';
import { createPairSheets } from './pair-sheets';
import { createPairSwitches } from './pair-switches';
import { createPairWiring } from './pair-wiring';

type Key = 'circuit_complex';

const ARRANGEMENT: Arrangements<'supply' | 'board' | 'multimeter' | 'schematic' | 'potential'> = {
  wide: row(
    grow(0.78, column(grow(1.35, room), grow(1, 'supply'))),
    grow(2.9, column(grow(3.5, 'board'), grow(1, 'multimeter'))),
    grow(1.25, column(grow(0.85, 'schematic'), grow(1, 'potential'))),
  ),
  tall: column(grow(2.1, 'board'), grow(1, row(grow(1, 'supply'), grow(1.45, 'multimeter')))),
};
const MARGIN = { x: 14, top: 16, bottom: 30 } as const;
/** Left of the board, for the leads of the supply. */
const BESIDE_BOARD = 24;
/** The broadest that a hand-held meter is, in its height. */
const BROADEST = 2.7;
/** The back edge of the bench, from the foot of what stands on it. */
const BENCH_DEPTH = 88;
/** From R1's middle to the left edge of its value. */
const PAIR_LEFT = 66;

function createSupply(context: SceneContext<Key>) {
  const supply = createInstrument(context, {
    title: 'Supply',
    display: { rows: [{ unit: 'V', widest: '12.0' }] },
    knobs: [{ input: 'voltage', print: '' }],
    sockets: [
      { id: 'plus', kind: 'red', side: 'top' },
      { id: 'minus', kind: 'blue', side: 'top' },
    ],
  });
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  return {
    supply,
    get box() {
      return box;
    },
    part: {
      lay(next: Box, type: TypeSizes) {
        box = next;
        supply.lay(next, type);
      },
    },
  };
}

/** What leads keep clear of besides the ammeter: the resistors with their values. */
const pairBox = (plan: Plan): Box => ({
  x: plan.r1 - PAIR_LEFT,
  y: plan.resistorY - RESISTOR_LENGTH / 2,
  width: plan.outer - plan.r1 + PAIR_LEFT,
  height: RESISTOR_LENGTH,
});

/** Everything on and beside the board, in the order in which the Tab key goes. */
function createApparatus(context: SceneContext<Key>, plan: () => Plan) {
  const hues = HUES[context.theme.name];
  const source = createSupply(context);
  const controls = createPairControls(context);
  const ammeter = createPairAmmeter(context, plan);
  const probes = createPairProbes(context, hues, () => [ammeter.box(), pairBox(plan()), source.box]);
  probes.handles();
  const switches = createPairSwitches(context);
  const sheets = createPairSheets(context, hues);
  const wiring = createPairWiring(context, hues, ammeter.meter);
  const nodes = createPairNodes(context, hues);
  const resistors = createPairResistors(context, hues, controls.resistanceHandles);
  const roots = [
    source.supply.root,
    wiring.wires,
    wiring.charges,
    ...nodes.terminals,
    ...switches.onRail,
    ...resistors.bodies,
    ...switches.bulbs,
    ...wiring.plugs,
    ammeter.meter.root,
    ...nodes.badges,
    probes.multimeter.root,
    probes.leads,
    probes.clamp,
    ...resistors.plates,
    ...probes.tips,
    sheets.root,
  ];
  return { roots, source, controls, ammeter, probes, switches, sheets, wiring, nodes, resistors };
}

type Apparatus = ReturnType<typeof createApparatus>;

function layApparatus(apparatus: Apparatus, plan: Plan, stage: StageSize): void {
  const { source, controls, ammeter, probes, switches, wiring, nodes, resistors } = apparatus;
  const { type } = stage;
  probes.lay(plan);
  ammeter.lay(stage);
  switches.lay(plan, type);
  nodes.lay(plan, type);
  resistors.lay(plan, type);
  controls.lay(plan);
  const { supply } = source;
  wiring.lay(plan, { plus: supply.port('plus'), minus: supply.port('minus') }, [source.box]);
}

/** Switches, ammeter and the orange leads move with their weight. */
function createMotion(context: SceneContext<Key>, { switches, ammeter }: Apparatus) {
  /** 0 in series, 1 in parallel. */
  const rewiring = createSpring(0, 7, 1);
  const settle = (): void => {
    switches.jump();
    rewiring.value = rewiring.target;
    ammeter.jump();
  };
  return {
    get rewiring() {
      return { rewiring: rewiring.value, rewiringTo: rewiring.target };
    },
    aim(series: boolean) {
      rewiring.target = series ? 0 : 1;
    },
    settle,
    /** Moves on by wall seconds; true while something still moves. */
    tick(seconds: number): boolean {
      if (context.reducedMotion) {
        settle();
        ammeter.meter.rest();
      }
      return [switches.tick(seconds), rewiring.tick(seconds), ammeter.tick(seconds)].includes(true);
    },
  };
}

export const createScene: CreateScene<Key> = (context) => {
  const root = new Container({ label: 'circuit' });
  let plan = planOf({ x: 0, y: 0, width: 1, height: 1 }, false);
  const hall = createRoom(context, { kind: 'physics-hall' });
  const board = createPegboard(context);
  const apparatus = createApparatus(context, () => plan);
  const { source, controls, ammeter, probes, switches, sheets, wiring, resistors } = apparatus;
  root.addChild(hall.root, board.root, ...apparatus.roots);
  let few = false;
  let lastNow = 0;
  const motion = createMotion(context, apparatus);
  const placed = {
    supply: source.part,
    board: {
      lay: (box: Box) => {
        const space = { ...box, x: box.x + BESIDE_BOARD, width: box.width - BESIDE_BOARD };
        board.lay(space);
        plan = planOf(space, few);
      },
    },
    multimeter: {
      lay: (box: Box, type: TypeSizes) => {
        const width = Math.min(box.width, box.height * BROADEST);
        probes.multimeter.lay({ ...box, x: box.x + (box.width - width) * 0.4, width }, type);
      },
    },
    ...sheets.parts,
  };

  return {
    root,
    resize(stage) {
      // A phone has the board alone; the schematic and the potential are on larger stages.
      few = stage.layout === 'tall';
      const { width, height } = stageBox(stage);
      const floor = height - MARGIN.bottom;
      sheets.show(!few);
      arrange(
        ARRANGEMENT[stage.layout],
        placed,
        { x: MARGIN.x, y: MARGIN.top, width: width - 2 * MARGIN.x, height: floor - MARGIN.top },
        stage.type,
      );
      hall.resize(stage, floor - BENCH_DEPTH);
      layApparatus(apparatus, plan, stage);
    },
    draw(frame, now) {
      const { view, params } = frame;
      const seconds = now > lastNow && lastNow > 0 ? (now - lastNow) / 1000 : 0;
      const first = lastNow === 0;
      if (now > 0) lastNow = now;
      const series = params.configuration === 'Series';

      source.supply.set(0, params.voltage.toFixed(1));
      controls.switchHandle.update(view.closed);
      switches.draw(frame);
      resistors.draw(frame, now);
      ammeter.draw(frame);
      motion.aim(series);
      if (first) motion.settle();
      // The probes' leads go round the ammeter where it is now.
      const moving = motion.tick(seconds);
      const { place } = ammeter;
      if (probes.draw(frame, place, first ? null : seconds) || moving) context.redraw();
      const { x, y } = ammeter.box();
      wiring.draw({ series, ammeter: place, meterAt: { x, y }, ...motion.rewiring });
      ammeter.follow();
      controls.placeWiring(plan, series);
      wiring.moveDots(frame);
      sheets.draw(frame, place);
    },
    describe: describePair,
    destroy: () => root.destroy({ children: true }),
  };
};
