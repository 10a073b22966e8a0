/** The free bench: a board with holes, a tray of parts, leads drawn from hole to hole, meters, a schematic of what was built. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Frame, Handle, Point, SceneContext, StageSize } from '../../contract';
import { createChargeDots, type ChargeDots } from '../../kit/electric/charge-dots';
import type { SymbolStyle } from '../../kit/electric/circuit-symbols';
import { createCurrentClamp } from '../../kit/meters/current-clamp';
import { createPegboard } from '../../kit/electric/pegboard';
import { createInstrument } from '../../kit/instruments/instrument';
import { createBenchEditor } from './bench-editor';
import {
  type BenchView,
  createBenchHands,
  createBoardHandle,
  createClampHandle,
  createEndHandles,
  createPartHandle,
} from './bench-hands';
import { createBenchPart, drawSymbol, type BenchPart, type PartView, valueText } from './bench-part';
import { BENCH_TALL, BENCH_WIDE, gridAt, gridOf, holeOf, LAST, middleOf, pointOf } from './bench-plan';
import { createBenchTray } from './bench-tray';

type Key = 'circuit';

/** Stage units that an electron goes for each coulomb. */
const DRIFT = 1000;
const SMEAR_SHARE = 0.25;

interface Seat {
  readonly key: string;
  readonly view: BenchPart;
  readonly dots: ChargeDots;
  readonly label: Text;
  readonly handle: Handle;
  drift: number;
  smear: number;
}

export interface BenchStage {
  readonly root: Container;
  readonly benchY: () => number;
  resize(stage: StageSize): void;
  show(visible: boolean): void;
  draw(frame: Frame<Key>): void;
  describe(frame: Frame<Key>): string;
}

export function createBenchStage(context: SceneContext<Key>): BenchStage {
  const { theme } = context;
  const root = new Container({ label: 'free bench' });
  const board = createPegboard(context);
  const paper = new Graphics();
  const symbols = new Graphics();
  const wires = new Container();
  const charges = new Container();
  const bodies = new Container();
  const labels = new Container();
  const marks = new Graphics();
  const clamp = createCurrentClamp(context, 13);
  const readout = createInstrument(context, {
    form: 'panel',
    display: {
      rows: [
        { label: 'Ammeter', unit: 'mA', widest: '−0000.00' },
        { label: 'Voltmeter', unit: 'V', widest: '−0000.00' },
        { label: 'Clamp', unit: 'mA', widest: '−0000.00' },
      ],
      note: true,
    },
  });

  const hands = createBenchHands(
    context,
    BENCH_WIDE,
    () => {
      laid = '';
      context.redraw();
    },
    (part, direction) => editor.step(part, direction),
  );
  let narrow = false;
  let visible = false;
  let schematic = false;
  let style: SymbolStyle = 'iec';
  let laid = '';
  let lastTime = 0;
  const seats = new Map<string, Seat>();

  const boardHandle = createBoardHandle(context, hands);
  const endHandles = createEndHandles(context, hands);
  const clampHandle = createClampHandle(context, hands, clamp.root);
  const tray = createBenchTray(context, {
    drop(line, at) {
      const grid = gridAt(hands.plan, at);
      const { board: box } = hands.plan;
      const inside = at.y > box.y && at.y < box.y + box.height && at.x > box.x && at.x < box.x + box.width;
      if (inside) put(line, { x: grid.x - 1, y: grid.y });
    },
    put: (line) => put(line, hands.cursor),
    supplied: () => hands.bench?.parts.some((part) => part.kind === 'battery' && part.emf === null) ?? false,
  });
  const editor = createBenchEditor(context, {
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
      schematic = on;
      hands.changed();
    },
    style(next) {
      style = next;
      hands.changed();
    },
  });

  /** Two holes apart, to the right of a place where there is room. */
  function put(line: string, at: Point): void {
    const x = Math.min(LAST.x - 2, Math.max(0, at.x));
    const [letter, ...values] = line.split(' ');
    context.dispatch({
      do: 'place',
      value: [letter, holeOf({ x, y: at.y }), holeOf({ x: x + 2, y: at.y }), ...values].join(' '),
    });
  }

  root.addChild(
    board.root,
    paper,
    symbols,
    wires,
    charges,
    bodies,
    marks,
    labels,
    readout.root,
    editor.root,
    tray.root,
    clamp.root,
    tray.carried,
  );
  root.visible = false;

  // ---------------------------------------------------------------- layout

  function resize(stage: StageSize): void {
    narrow = stage.layout === 'tall';
    hands.plan = narrow ? BENCH_TALL : BENCH_WIDE;
    const { board: box, first, pitch } = hands.plan;
    board.lay(box, { pitch, inset: { x: first.x - box.x, y: first.y - box.y }, radius: 3.4 });
    paper.clear().roundRect(box.x, box.y, box.width, box.height, 12).fill(theme.paper);
    for (let column = 0; column <= LAST.x; column++) {
      for (let row = 0; row <= LAST.y; row++) paper.circle(first.x + column * pitch.x, first.y + row * pitch.y, 1.4);
    }
    paper.fill({ color: theme.paperInk, alpha: 0.3 });
    readout.root.visible = hands.plan.readout !== null;
    if (hands.plan.readout) readout.lay(hands.plan.readout, stage.type);
    tray.lay(hands.plan, stage);
    editor.lay(hands.plan, stage, narrow);
    for (const seat of seats.values()) destroySeat(seat);
    seats.clear();
    laid = '';
    boardHandle.place(box.x, box.y, box.width, box.height);
  }

  function destroySeat({ view, dots, label, handle }: Seat): void {
    view.root.destroy({ children: true });
    dots.root.destroy({ children: true });
    label.destroy();
    handle.remove();
  }

  function seatOf(part: PartView): Seat {
    const key = `${part.kind} ${part.from} ${part.to} ${part.kind === 'battery' && part.emf === null}`;
    const known = seats.get(part.name);
    if (known?.key === key) return known;
    const [from, to] = [pointOf(hands.plan, part.from), pointOf(hands.plan, part.to)];
    const view = createBenchPart(context, part);
    const dots = createChargeDots(context, Math.hypot(to.x - from.x, to.y - from.y), 'electron');
    dots.lay([from, to]);
    (part.kind === 'wire' ? wires : bodies).addChild(view.root);
    charges.addChild(dots.root);
    const label =
      known?.label ?? labels.addChild(context.text({ size: 13, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] }));
    if (known) {
      known.view.root.destroy({ children: true });
      known.dots.root.destroy({ children: true });
    }
    const seat: Seat = {
      key,
      view,
      dots,
      label,
      handle: known?.handle ?? createPartHandle(context, hands, part.name, part.kind),
      drift: 0,
      smear: 0,
    };
    seats.set(part.name, seat);
    return seat;
  }

  /** Name and value beside the part; in the symbol of a meter its name alone. */
  function layLabel({ label }: Seat, part: PartView, from: Point, to: Point): void {
    const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const meter = part.kind === 'ammeter' || part.kind === 'voltmeter';
    const text = part.kind === 'wire' ? '' : narrow || meter ? part.name : `${part.name} ${valueText(part)}`.trim();
    label.text = text;
    label.style.fill = schematic ? theme.paperInk : theme.ink;
    if (schematic && meter && !narrow) {
      label.anchor.set(0.5, 0.5);
      label.position.set(at.x, at.y);
      return;
    }
    const boxed = meter || (part.kind === 'battery' && part.emf === null);
    const steep = Math.abs(to.y - from.y) > Math.abs(to.x - from.x);
    const raised = part.kind === 'switch' && !part.closed;
    const aside = raised ? 40 : part.kind === 'lamp' ? 24 : meter || part.kind === 'battery' ? 26 : 18;
    label.anchor.set(steep ? 0 : 0.5, steep ? 0.5 : 1);
    label.position.set(at.x + (steep ? (boxed && !schematic ? 41 : aside) : 0), at.y - (steep ? 0 : aside));
  }

  /** Puts everything where the netlist says; a part that is being moved follows the hand. */
  function layAll(view: BenchView): void {
    const gone = [...seats.keys()].filter((name) => !view.parts.some((part) => part.name === name));
    for (const name of gone) {
      const seat = seats.get(name);
      if (seat) destroySeat(seat);
      seats.delete(name);
    }
    if (hands.selected !== null && !hands.part(hands.selected)) hands.selected = null;
    paper.visible = symbols.visible = schematic;
    wires.visible = bodies.visible = charges.visible = !schematic;
    symbols.clear();
    marks.clear();
    const pen = { g: symbols, colour: theme.paperInk, width: 2.2, size: narrow ? 15 : 17 };
    for (const part of view.parts) {
      const ends = hands.moving?.name === part.name ? hands.moving : part;
      const [from, to] = [pointOf(hands.plan, ends.from), pointOf(hands.plan, ends.to)];
      const seat = seatOf(part);
      seat.view.lay(from, to);
      seat.view.root.alpha = hands.moving?.name === part.name && hands.moving.off ? 0.35 : 1;
      if (from.x !== to.x || from.y !== to.y) drawSymbol(pen, part, from, to, style);
      const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      layLabel(seat, part, from, to);
      const grip = part.kind === 'wire' ? 13 : 22;
      seat.handle.place(at.x - grip, at.y - grip, 2 * grip, 2 * grip);
      seat.handle.update(gridOf(part.from));
      seat.handle.rename(
        `${part.name} ${part.kind} ${valueText(part)} from ${part.from} to ${part.to}`.replace('  ', ' '),
      );
      if (hands.selected === part.name) {
        marks.circle(from.x, from.y, 9).circle(to.x, to.y, 9).stroke({ width: 2.5, color: theme.accent });
      }
    }
    drawJunctions(view);
    const chosen = hands.part(hands.selected);
    endHandles.forEach((handle, k) => {
      handle.enable(visible && chosen !== undefined);
      if (!chosen) return;
      const hole = k === 0 ? chosen.from : chosen.to;
      const { x, y } = pointOf(hands.plan, hole);
      handle.place(x - 12, y - 12, 24, 24);
      handle.update(gridOf(hole));
    });
    if (hands.lead) {
      const [a, b] = [pointOf(hands.plan, hands.lead.from), pointOf(hands.plan, hands.lead.to)];
      marks
        .moveTo(a.x, a.y)
        .lineTo(b.x, b.y)
        .stroke({ width: 5, color: theme.accent, alpha: 0.85, cap: 'round' })
        .circle(a.x, a.y, 7)
        .circle(b.x, b.y, 7)
        .fill({ color: theme.accent, alpha: 0.9 });
    }
    const at = pointOf(hands.plan, holeOf(hands.cursor));
    marks
      .roundRect(at.x - 9, at.y - 9, 18, 18, 4)
      .stroke({ width: 1.4, color: schematic ? theme.paperInk : theme.inkSoft, alpha: 0.8 });
    editor.show(chosen, schematic, style);
    tray.show(!(narrow && chosen));
    const clamped = hands.part(view.clamp);
    const rest = tray.clampPlace();
    const jaw = clamped ? middleOf(hands.plan, clamped) : rest;
    if (!hands.clampAt) clamp.root.position.set(jaw.x, jaw.y);
    clamp.root.visible = clamped !== undefined || !(narrow && chosen !== undefined);
    clampHandle.enable(visible && clamp.root.visible);
    clampHandle.place(jaw.x - 15, jaw.y - 15, 30, 46);
    clampHandle.update(jaw);
  }

  /** Where more than one end shares a hole they are joined. */
  function drawJunctions({ parts }: BenchView): void {
    const ends = new Map<string, number>();
    for (const { from, to } of parts) {
      ends.set(from, (ends.get(from) ?? 0) + 1);
      ends.set(to, (ends.get(to) ?? 0) + 1);
    }
    for (const [hole, count] of ends) {
      const { x, y } = pointOf(hands.plan, hole);
      if (schematic) {
        if (count > 2) symbols.circle(x, y, 4).fill(theme.paperInk);
      } else {
        marks
          .circle(x, y, 5.6)
          .fill(count > 1 ? 0xd1a545 : 0x8b949e)
          .circle(x - 1.2, y - 1.2, 2)
          .fill({ color: 0xffffff, alpha: 0.7 });
      }
    }
  }

  // ---------------------------------------------------------------- drawing

  function readingsOf({ shown, params, view }: Frame<Key>, { parts }: BenchView) {
    const sorted = (kind: PartView['kind']): readonly string[] =>
      parts.flatMap((part) => (part.kind === kind ? [part.name] : [])).toSorted();
    const amps = sorted('ammeter');
    const volts = sorted('voltmeter');
    return (part: PartView): { readonly value: string; readonly unit: string } => {
      switch (part.kind) {
        case 'ammeter': {
          const reading = amps.indexOf(part.name) === 0 ? shown.ammeter_ma : shown.ammeter_2_ma;
          return { value: reading.value === null ? 'OL' : reading.text, unit: 'mA' };
        }
        case 'voltmeter':
          return { value: (volts.indexOf(part.name) === 0 ? shown.voltage_across : shown.voltage_2).text, unit: 'V' };
        case 'battery':
          return { value: (view.sweeping ? view.supply : params.voltage).toFixed(1), unit: 'V' };
        default:
          return { value: '', unit: '' };
      }
    };
  }

  function draw(frame: Frame<Key>): void {
    const view = frame.view.bench;
    if (!view) return;
    hands.bench = view;
    const key = `${view.netlist} ${hands.selected} ${view.clamp}`;
    if (key !== laid) {
      layAll(view);
      laid = `${view.netlist} ${hands.selected} ${view.clamp}`;
    }
    const seconds = frame.running ? Math.max(0, frame.time - lastTime) : 0;
    lastTime = frame.time;
    const readingOf = readingsOf(frame, view);
    for (const part of view.parts) {
      const seat = seats.get(part.name);
      if (!seat) continue;
      const { value, unit } = readingOf(part);
      // A narrow stage has room for the figures alone.
      seat.view.show(part, { value, unit: narrow ? '' : unit });
      const gone = (part.kind === 'battery' ? part.current : -part.current) * DRIFT * seconds;
      seat.smear += SMEAR_SHARE * (gone - seat.smear);
      seat.drift += gone;
      seat.dots.root.visible = !hands.held || hands.moving?.name !== part.name;
      seat.dots.move(seat.drift, seat.smear);
    }
    const { shown } = frame;
    const has = (kind: PartView['kind']): readonly string[] =>
      view.parts.flatMap((part) => (part.kind === kind ? [part.name] : [])).toSorted();
    const [a1] = has('ammeter');
    const [v1] = has('voltmeter');
    readout.set(0, a1 ? (shown.ammeter_ma.value === null ? 'OL' : shown.ammeter_ma.text) : '–');
    readout.set(1, v1 ? shown.voltage_across.text : '–');
    readout.set(2, view.clamp ? shown.clamp_ma.text : '–');
    if (view.tripped) readout.note(`${view.tripped} is off: short circuit`, 'warning');
    else readout.note(frame.params.real_meters ? 'real meters' : 'ideal meters');
  }

  function describe(frame: Frame<Key>): string {
    const view = frame.view.bench;
    if (!view) return '';
    if (view.parts.length === 0) return 'An empty board with 13 columns and 8 rows of holes, and a tray of parts.';
    const readingOf = readingsOf(frame, view);
    const parts = view.parts.map((part) => {
      const { value, unit } = readingOf(part);
      const meter = part.kind === 'ammeter' || part.kind === 'voltmeter' ? `, shows ${value} ${unit}` : '';
      const glow = part.kind === 'lamp' && part.filament > 1000 ? ', glows' : '';
      return `${part.name}, ${part.kind} ${valueText(part)} from ${part.from} to ${part.to}${meter}${glow}`.replace(
        '  ',
        ' ',
      );
    });
    const trip = view.tripped ? ` Short circuit: ${view.tripped} has switched itself off.` : '';
    return `On the board: ${parts.join('; ')}.${trip}${view.clamp ? ` The clamp meter round ${view.clamp} shows ${frame.shown.clamp_ma.text} milliamperes.` : ''}`;
  }

  return {
    root,
    benchY: () => hands.plan.benchY,
    resize,
    show(next) {
      if (next === visible) return;
      visible = next;
      root.visible = next;
      for (const handle of [boardHandle, clampHandle]) handle.enable(next);
      for (const { handle } of seats.values()) handle.enable(next);
      if (!next) for (const handle of endHandles) handle.enable(false);
      tray.enable(next);
      editor.enable(next);
      laid = '';
    },
    draw,
    describe,
  };
}
