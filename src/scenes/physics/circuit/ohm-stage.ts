/** The fixed loop of Ohm's law on its board: supply, two needle meters, switch, component under test, its characteristic. */
import { Container } from 'pixi.js';
import type { Box, Frame, SceneContext, StageSize, TypeSizes } from '../../contract';
import { createKnifeSwitch } from '../../kit/electric/knife-switch';
import { createPegboard } from '../../kit/electric/pegboard';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Arrangements, arrange, column, grow, room, row, stageBox } from '../../kit/layout/layout';
import { createSpring } from '../../kit/mechanics/spring';
import { createCharacteristic } from './characteristic';
import { describeOhm } from './describe-ohm';
import { createTestedComponent } from './ohm-component';
import { createOhmMeters } from './ohm-meters';
import { type OhmPlan, planOf } from './ohm-plan';
import { createOhmTray } from './ohm-tray';
import { createOhmWiring } from './ohm-wiring';
import { createOhmWords } from './ohm-words';

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
/** Stage units for a tenfold of the resistance. */
const RESISTANCE_TRAVEL = 150;
const KNIFE = 84;

export interface OhmStage {
  readonly root: Container;
  readonly benchY: () => number;
  resize(stage: StageSize): void;
  show(visible: boolean): void;
  draw(frame: Frame<Key>, now: number): void;
  describe(frame: Frame<Key>): string;
}

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
      root: supply.root,
      lay(next: Box, type: TypeSizes) {
        box = next;
        supply.lay(next, type);
      },
    },
  };
}

type Source = ReturnType<typeof createSupply>;

/** Handles of the loop, in the order in which the Tab key goes. */
function createLoopHandles(context: SceneContext<Key>) {
  const closing = context.handle({
    role: 'toggle',
    name: 'Switch, closed when pressed',
    pressed: false,
    toggle: (pressed) => context.dispatch({ do: pressed ? 'close_switch' : 'open_switch' }),
  });
  const resistance = context.inputHandle('resistance', {
    hint: 'Drag up for a larger resistance, down for a smaller one, or use the arrow keys.',
    grip: 'y',
    drag: (point, start, ohms) => ohms * 10 ** ((start.y - point.y) / RESISTANCE_TRAVEL),
  });
  /** Lamp and diode are turned by a press on them; a resistor, which is the same both ways, by the dock. */
  const turn = context.actionHandle('reverse');
  return {
    closing,
    lay({ knife, component, componentScale, row1, row2 }: OhmPlan) {
      closing.place(knife - 52, row2 - 54, 104, 72);
      turn.place(
        component - 60 * componentScale,
        row1 - 90 * componentScale,
        120 * componentScale,
        100 * componentScale,
      );
    },
    /** `own`: the component is a resistor. */
    choose({ component, row1, row2 }: OhmPlan, own: boolean) {
      resistance.place(component - 50, (own ? row1 : row2) - 22, 100, 44);
    },
    enable(on: boolean, turns: boolean) {
      for (const handle of [closing, resistance]) handle.enable(on);
      turn.enable(on && turns);
    },
  };
}

/** Switch, meters and component move with their weight. */
function createMotion(
  context: SceneContext<Key>,
  meters: ReturnType<typeof createOhmMeters>,
  component: ReturnType<typeof createTestedComponent>,
) {
  const knife = createKnifeSwitch(context, KNIFE);
  const blade = createSpring(0, 24, 0.75);
  const turn = createSpring(0, 14, 0.8);
  return {
    knife: knife.root,
    rest() {
      blade.value = blade.target;
      turn.value = turn.target;
      meters.rest();
    },
    aim(closed: boolean, reversed: boolean) {
      blade.target = closed ? 1 : 0;
      turn.target = reversed ? 1 : 0;
    },
    /** Moves on by `seconds` of wall time; true while something still moves. */
    tick(seconds: number): boolean {
      if (context.reducedMotion) this.rest();
      const moving = [blade.tick(seconds), turn.tick(seconds), meters.tick(seconds)];
      knife.set(blade.value);
      component.turn(turn.value);
      return moving.includes(true);
    },
  };
}

/** The loop on the board: wires, switch, meters and component, with what is written beside them. */
function createLoop(context: SceneContext<Key>) {
  const meters = createOhmMeters(context);
  const wiring = createOhmWiring(context);
  const component = createTestedComponent(context);
  const motion = createMotion(context, meters, component);
  const words = createOhmWords(context);
  const handles = createLoopHandles(context);
  let plan = planOf({ x: 0, y: 0, width: 1, height: 1 }, false);
  let few = false;
  let laid = '';
  let on = true;
  let isResistor = true;

  function choose({ params, view, hidden }: Frame<Key>): void {
    const key = `${params.component} ${params.resistance} ${hidden.has('resistance')} ${view.rating}`;
    if (key === laid) return;
    laid = key;
    isResistor = params.component === 'Resistor';
    const resistance = hidden.has('resistance') ? null : params.resistance;
    component.choose(params.component, resistance);
    words.choose(resistance, view.rating);
    handles.choose(plan, isResistor);
    handles.enable(on, !isResistor);
  }

  return {
    roots: [
      ...wiring.roots,
      motion.knife,
      component.protector,
      component.seat,
      words.plate,
      words.value,
      ...meters.roots,
      ...wiring.sockets,
      ...words.notices,
    ],
    lay(next: OhmPlan, { supply, box }: Source, { layout, type }: StageSize) {
      plan = next;
      few = layout === 'tall';
      laid = '';
      meters.lay(plan);
      motion.knife.position.set(plan.knife, plan.row2);
      component.lay(plan);
      words.lay(plan, type);
      handles.lay(plan);
      wiring.lay(plan, supply.port('plus'), supply.port('minus'), box, few);
    },
    enable(next: boolean) {
      on = next;
      handles.enable(on, !isResistor);
    },
    /** `seconds` of wall time since the last frame; null at the first. */
    draw(frame: Frame<Key>, now: number, seconds: number | null) {
      const { view, running } = frame;
      handles.closing.update(view.closed);
      choose(frame);
      component.draw(frame);
      const hot = view.load > 1 && !context.reducedMotion;
      if (hot) component.smoulder(isResistor, now);
      meters.point(frame, few);
      words.draw(view.slow);
      motion.aim(view.closed, view.reversed);
      if (seconds === null) motion.rest();
      const moving = motion.tick(seconds ?? 0);
      if (moving || hot) context.redraw();
      wiring.flow(view.passed, running);
    },
  };
}

/** @param build opens the board for the learner's own circuit */
export function createOhmStage(context: SceneContext<Key>, build: () => void): OhmStage {
  const root = new Container({ label: 'loop' });
  const board = createPegboard(context);
  const source = createSupply(context);
  const { supply } = source;
  const characteristic = createCharacteristic(context);
  const most = context.facts.inputs.voltage?.max ?? 12;
  const loop = createLoop(context);
  let plan = planOf({ x: 0, y: 0, width: 1, height: 1 }, false);
  let benchY = 0;
  let few = false;
  let visible = true;
  let first = true;
  let lastNow = 0;
  const tray = createOhmTray(context, () => plan.board, build);
  root.addChild(board.root, supply.root, ...loop.roots, characteristic.root, tray.root);
  const placed = {
    supply: source.part,
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

  return {
    root,
    benchY: () => benchY,
    resize(stage) {
      few = stage.layout === 'tall';
      const { width, height } = stageBox(stage);
      const floor = height - MARGIN.bottom;
      benchY = floor - BENCH_DEPTH;
      arrange(
        ARRANGEMENT[stage.layout],
        placed,
        { x: MARGIN.x, y: MARGIN.top, width: width - 2 * MARGIN.x, height: floor - MARGIN.top },
        stage.type,
      );
      loop.lay(plan, source, stage);
    },
    show(next) {
      if (next === visible) return;
      visible = next;
      root.visible = next;
      tray.enable(visible);
      for (const knob of supply.knobs) knob.enable(visible);
      loop.enable(visible);
    },
    draw(frame, now) {
      const { view, params } = frame;
      const seconds = now > lastNow && lastNow > 0 ? (now - lastNow) / 1000 : 0;
      if (now > 0) lastNow = now;
      supply.set(0, (view.sweeping ? view.supply : params.voltage).toFixed(1));
      loop.draw(frame, now, first ? null : seconds);
      first = false;
      tray.draw(params.component);
      if (!few) characteristic.draw(view, most);
    },
    describe: describeOhm,
  };
}
