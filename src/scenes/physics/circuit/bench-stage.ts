/** The free bench: a board with holes, a tray of parts, leads drawn from hole to hole, meters, a schematic of what was built. */
import { Container } from 'pixi.js';
import type { Frame, Handle, Point, SceneContext, StageSize } from '../../contract';
import { createCurrentClamp } from '../../kit/meters/current-clamp';
import { createPegboard } from '../../kit/electric/pegboard';
import { createBenchEditor } from './bench-editor';
import {
  type BenchView,
  type BenchHands,
  createBenchHands,
  createBoardHandle,
  createClampHandle,
  createEndHandles,
} from './bench-hands';
import { BENCH_TALL, BENCH_WIDE, gridAt, gridOf, holeOf, LAST, middleOf, pointOf } from './bench-plan';
import { createBenchReadout, describeBench } from './bench-readings';
import { type BenchLook, createBenchSchematic } from './bench-schematic';
import { createBenchSeats } from './bench-seats';
import { createBenchTray } from './bench-tray';

type Key = 'circuit';

export interface BenchStage {
  readonly root: Container;
  readonly benchY: () => number;
  resize(stage: StageSize): void;
  show(visible: boolean): void;
  draw(frame: Frame<Key>): void;
  describe(frame: Frame<Key>): string;
}

/** Puts a part of the tray on the board, two holes apart, to the right of a place where there is room. */
function putter(context: SceneContext<Key>): (line: string, at: Point) => void {
  return (line, at) => {
    const x = Math.min(LAST.x - 2, Math.max(0, at.x));
    const [letter, ...values] = line.split(' ');
    context.dispatch({
      do: 'place',
      value: [letter, holeOf({ x, y: at.y }), holeOf({ x: x + 2, y: at.y }), ...values].join(' '),
    });
  };
}

function createTray(context: SceneContext<Key>, hands: BenchHands) {
  const put = putter(context);
  return createBenchTray(context, {
    drop(line, at) {
      const grid = gridAt(hands.plan, at);
      const { board: box } = hands.plan;
      const inside = at.y > box.y && at.y < box.y + box.height && at.x > box.x && at.x < box.x + box.width;
      if (inside) put(line, { x: grid.x - 1, y: grid.y });
    },
    put: (line) => put(line, hands.cursor),
    supplied: () => hands.bench?.parts.some((part) => part.kind === 'battery' && part.emf === null) ?? false,
  });
}

function createEditor(context: SceneContext<Key>, hands: BenchHands, look: BenchLook) {
  return createBenchEditor(context, {
    place: (line) => context.dispatch({ do: 'place', value: line }),
    turn: () => hands.turn(hands.part(hands.selected)),
    remove() {
      if (hands.selected !== null) context.dispatch({ do: 'remove', value: hands.selected });
      hands.select(null);
    },
    clamp() {
      if (hands.selected !== null)
        context.dispatch({ do: 'clamp', value: hands.bench?.clamp === hands.selected ? '' : hands.selected });
    },
    done: () => hands.select(null),
    schematic(on) {
      look.schematic = on;
      hands.changed();
    },
    style(next) {
      look.style = next;
      hands.changed();
    },
  });
}

/** The two ends of the chosen part can be taken hold of. */
function layEnds(handles: readonly Handle[], hands: BenchHands, visible: boolean): void {
  const chosen = hands.part(hands.selected);
  handles.forEach((handle, k) => {
    handle.enable(visible && chosen !== undefined);
    if (!chosen) return;
    const hole = k === 0 ? chosen.from : chosen.to;
    const { x, y } = pointOf(hands.plan, hole);
    handle.place(x - 12, y - 12, 24, 24);
    handle.update(gridOf(hole));
  });
}

/** The clamp meter closes round a part, or lies in the tray. */
function createClamp(context: SceneContext<Key>, hands: BenchHands, rest: () => Point) {
  const clamp = createCurrentClamp(context, 13);
  const handle = createClampHandle(context, hands, clamp.root);
  return {
    root: clamp.root,
    handle,
    /** `away`: the tray is not there. */
    lay(view: BenchView, visible: boolean, away: boolean) {
      const clamped = hands.part(view.clamp);
      const jaw = clamped ? middleOf(hands.plan, clamped) : rest();
      if (!hands.clampAt) clamp.root.position.set(jaw.x, jaw.y);
      clamp.root.visible = clamped !== undefined || !away;
      handle.enable(visible && clamp.root.visible);
      handle.place(jaw.x - 15, jaw.y - 15, 30, 46);
      handle.update(jaw);
    },
  };
}

/** Board, parts, tray and editor, in the order in which the Tab key goes. */
function createBenchTable(context: SceneContext<Key>, hands: BenchHands, look: BenchLook) {
  const board = createPegboard(context);
  const schematic = createBenchSchematic(context.theme, hands, look);
  const seats = createBenchSeats(context, hands, look);
  const boardHandle = createBoardHandle(context, hands);
  const endHandles = createEndHandles(context, hands);
  const clamp = createClamp(context, hands, () => tray.clampPlace());
  const tray = createTray(context, hands);
  const editor = createEditor(context, hands, look);
  return {
    board,
    schematic,
    seats,
    clamp,
    tray,
    editor,
    resize(stage: StageSize) {
      const { board: box, first, pitch } = hands.plan;
      board.lay(box, { pitch, inset: { x: first.x - box.x, y: first.y - box.y }, radius: 3.4 });
      schematic.lay(hands.plan);
      tray.lay(hands.plan, stage);
      editor.lay(hands.plan, look.narrow);
      seats.clear();
      boardHandle.place(box.x, box.y, box.width, box.height);
    },
    /** Puts everything where the netlist says; a part that is being moved follows the hand. */
    lay(view: BenchView, visible: boolean) {
      seats.keep(view);
      if (hands.selected !== null && !hands.part(hands.selected)) hands.selected = null;
      schematic.clear();
      for (const part of view.parts) {
        const ends = hands.moving?.name === part.name ? hands.moving : part;
        const [from, to] = [pointOf(hands.plan, ends.from), pointOf(hands.plan, ends.to)];
        seats.lay(part, from, to);
        schematic.draw(part, from, to);
      }
      schematic.drawJunctions(view);
      layEnds(endHandles, hands, visible);
      schematic.drawLead();
      schematic.drawCursor();
      const chosen = hands.part(hands.selected);
      const away = look.narrow && chosen !== undefined;
      editor.show(chosen, look.schematic, look.style);
      tray.show(!away);
      clamp.lay(view, visible, away);
    },
    enable(on: boolean) {
      for (const handle of [boardHandle, clamp.handle]) handle.enable(on);
      seats.enable(on);
      if (!on) for (const handle of endHandles) handle.enable(false);
      tray.enable(on);
      editor.enable(on);
    },
  };
}

export function createBenchStage(context: SceneContext<Key>): BenchStage {
  const root = new Container({ label: 'free bench' });
  const { readout, ...readings } = createBenchReadout(context);
  const hands = createBenchHands(
    context,
    BENCH_WIDE,
    () => {
      laid = '';
      context.redraw();
    },
    (part, direction) => table.editor.step(part, direction),
  );
  const look: BenchLook = { narrow: false, schematic: false, style: 'iec' };
  let visible = false;
  let laid = '';
  const table = createBenchTable(context, hands, look);
  const { schematic, seats, tray } = table;
  root.addChild(
    table.board.root,
    schematic.paper,
    schematic.symbols,
    seats.wires,
    seats.charges,
    seats.bodies,
    schematic.marks,
    seats.labels,
    readout.root,
    table.editor.root,
    tray.root,
    table.clamp.root,
    tray.carried,
  );
  root.visible = false;

  return {
    root,
    benchY: () => hands.plan.benchY,
    resize(stage) {
      look.narrow = stage.layout === 'tall';
      hands.plan = look.narrow ? BENCH_TALL : BENCH_WIDE;
      readout.root.visible = hands.plan.readout !== null;
      if (hands.plan.readout) readout.lay(hands.plan.readout, stage.type);
      table.resize(stage);
      laid = '';
    },
    show(next) {
      if (next === visible) return;
      visible = next;
      root.visible = next;
      table.enable(next);
      laid = '';
    },
    draw(frame) {
      const view = frame.view.bench;
      if (!view) return;
      hands.bench = view;
      const key = `${view.netlist} ${hands.selected} ${view.clamp}`;
      if (key !== laid) {
        table.lay(view, visible);
        laid = `${view.netlist} ${hands.selected} ${view.clamp}`;
      }
      seats.draw(frame, view);
      readings.draw(frame, view);
    },
    describe: describeBench,
  };
}
