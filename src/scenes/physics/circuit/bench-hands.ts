/** What hands do on the board of the free bench: lead wires, move parts and their ends, put the clamp meter round something. */
import type { Container } from 'pixi.js';
import type { Frame, Handle, Point, SceneContext } from '../../contract';
import type { PartView } from './bench-part';
import { type BenchPlan, gridAt, gridOf, holeOf, LAST, middleOf, shifted, turned } from './bench-plan';

export type BenchView = NonNullable<Frame<'circuit'>['view']['bench']>;
type Context = SceneContext<'circuit'>;

/** So far beyond the board, stage units, a part is let go to be taken off. */
const OFF_BOARD = 10;
/** Stage units from the middle of a part within which the clamp meter closes round it. */
const CLAMP_REACH = 30;
const AWAY = 1e4;

/** What the hands hold and point at; the stage draws it. */
export interface BenchHands {
  plan: BenchPlan;
  bench: BenchView | null;
  selected: string | null;
  cursor: Point;
  /** A lead that is being drawn, from hole to hole. */
  lead: { readonly from: string; readonly to: string } | null;
  /** By keys: where the lead begins. */
  leadFrom: string | null;
  moving: { readonly name: string; readonly from: string; readonly to: string; readonly off: boolean } | null;
  held: boolean;
  clampAt: Point | null;
  part(name: string | null): PartView | undefined;
  place(part: PartView, from: string, to: string): void;
  select(name: string | null): void;
  operate(part: PartView | undefined): void;
  turn(part: PartView | undefined): void;
  step(part: PartView | undefined, direction: 1 | -1): void;
  /** Something that is drawn has changed. */
  changed(): void;
}

export function createBenchHands(
  context: Context,
  plan: BenchPlan,
  changed: () => void,
  step: BenchHands['step'],
): BenchHands {
  const hands: BenchHands = {
    plan,
    bench: null,
    selected: null,
    cursor: { x: 3, y: 3 },
    lead: null,
    leadFrom: null,
    moving: null,
    held: false,
    clampAt: null,
    part: (name) => hands.bench?.parts.find((part) => part.name === name),
    place(part, from, to) {
      const values = part.line.split(' ').slice(3);
      context.dispatch({ do: 'place', value: [part.name, from, to, ...values].join(' ') });
    },
    select(name) {
      hands.selected = name;
      changed();
    },
    operate(part) {
      if (part?.kind === 'switch' || part?.kind === 'fuse') context.dispatch({ do: 'toggle', value: part.name });
    },
    turn(part) {
      if (part) hands.place(part, part.from, turned(part.from, part.to));
    },
    step,
    changed,
  };
  return hands;
}

/** The board itself: leads from hole to hole. */
export function createBoardHandle(context: Context, hands: BenchHands): Handle {
  return context.handle({
    role: 'point',
    name: 'Board',
    hint: 'Drag from hole to hole to lay a wire. By keys: arrows move the cursor, Enter begins and ends a wire, Delete takes a part off.',
    min: { x: 0, y: 0 },
    max: LAST,
    step: 1,
    value: hands.cursor,
    format: (at) => {
      const hole = holeOf(at);
      const here = (hands.bench?.parts ?? []).filter(({ from, to }) => from === hole || to === hole);
      const names = here.map(({ name }) => name).join(', ');
      const begun = hands.leadFrom === null ? '' : `, a wire begins in ${hands.leadFrom}`;
      return `hole ${hole}, ${names === '' ? 'empty' : names}${begun}`;
    },
    set(at) {
      hands.cursor = at;
      if (hands.leadFrom !== null) hands.lead = { from: hands.leadFrom, to: holeOf(at) };
      hands.changed();
    },
    drag(point, start) {
      const [from, to] = [holeOf(gridAt(hands.plan, start)), holeOf(gridAt(hands.plan, point))];
      hands.lead = { from, to };
      hands.changed();
      return gridAt(hands.plan, point);
    },
    held(down) {
      if (down) return;
      if (hands.lead && hands.lead.from !== hands.lead.to)
        context.dispatch({ do: 'connect', value: `${hands.lead.from} ${hands.lead.to}` });
      hands.lead = null;
      hands.leadFrom = null;
      hands.select(null);
    },
    keys: {
      Enter() {
        const hole = holeOf(hands.cursor);
        if (hands.leadFrom === null) hands.leadFrom = hole;
        else {
          if (hands.leadFrom !== hole) context.dispatch({ do: 'connect', value: `${hands.leadFrom} ${hole}` });
          hands.leadFrom = null;
        }
        hands.lead = hands.leadFrom === null ? null : { from: hands.leadFrom, to: hole };
        hands.changed();
      },
      Escape() {
        hands.leadFrom = hands.lead = null;
        hands.changed();
      },
      Delete() {
        const hole = holeOf(hands.cursor);
        const part = hands.bench?.parts.findLast(({ from, to }) => from === hole || to === hole);
        if (part) context.dispatch({ do: 'remove', value: part.name });
      },
    },
  });
}

export function createPartHandle(context: Context, hands: BenchHands, name: string, kind: string): Handle {
  let dragging = false;
  return context.handle({
    role: 'point',
    name: `${name} ${kind}`,
    hint: 'Drag it, or move it with the arrow keys. Enter chooses it, Space turns a switch, T turns it round, + and − change its value, C puts the clamp meter round it, Delete takes it off.',
    min: { x: 0, y: 0 },
    max: LAST,
    step: 1,
    value: { x: 0, y: 0 },
    format: () => 'movable',
    set(at) {
      const part = hands.part(name);
      if (!part || dragging) return;
      const start = gridOf(part.from);
      const [from, to] = shifted(part.from, part.to, { x: at.x - start.x, y: at.y - start.y });
      hands.place(part, from, to);
    },
    drag(point, start) {
      const part = hands.part(name);
      dragging = true;
      if (!part) return { x: 0, y: 0 };
      const { pitch, board: box } = hands.plan;
      const by = { x: Math.round((point.x - start.x) / pitch.x), y: Math.round((point.y - start.y) / pitch.y) };
      const [from, to] = shifted(part.from, part.to, by);
      const off = point.y > box.y + box.height + OFF_BOARD || point.x > box.x + box.width + OFF_BOARD;
      hands.moving = { name, from, to, off };
      hands.changed();
      return gridOf(from);
    },
    held(down) {
      hands.held = down;
      if (down) {
        dragging = false;
        return;
      }
      const part = hands.part(name);
      if (part && hands.moving) {
        if (hands.moving.off) context.dispatch({ do: 'remove', value: name });
        else if (hands.moving.from !== part.from || hands.moving.to !== part.to)
          hands.place(part, hands.moving.from, hands.moving.to);
        hands.selected = hands.moving.off ? null : name;
      } else if (part) {
        if (hands.selected === name || part.kind === 'switch' || (part.kind === 'fuse' && part.blown))
          hands.operate(part);
        hands.select(name);
      }
      hands.moving = null;
      dragging = false;
      hands.changed();
    },
    keys: {
      Enter: () => hands.select(hands.selected === name ? null : name),
      ' ': () => hands.operate(hands.part(name)),
      Delete: () => context.dispatch({ do: 'remove', value: name }),
      Backspace: () => context.dispatch({ do: 'remove', value: name }),
      t: () => hands.turn(hands.part(name)),
      c: () => context.dispatch({ do: 'clamp', value: hands.bench?.clamp === name ? '' : name }),
      '+': () => hands.step(hands.part(name), 1),
      '-': () => hands.step(hands.part(name), -1),
    },
  });
}

/** Ends of the part that was chosen. */
export function createEndHandles(context: Context, hands: BenchHands): readonly Handle[] {
  return (['from', 'to'] as const).map((end) =>
    context.handle({
      role: 'point',
      name: end === 'from' ? 'First end' : 'Second end',
      hint: 'Drag it to another hole, or move it with the arrow keys.',
      min: { x: 0, y: 0 },
      max: LAST,
      step: 1,
      value: { x: 0, y: 0 },
      format(at) {
        const part = hands.part(hands.selected);
        return part ? `of ${part.name}, in ${holeOf(at)}` : '';
      },
      set(at) {
        const part = hands.part(hands.selected);
        if (part && !hands.moving)
          hands.place(part, end === 'from' ? holeOf(at) : part.from, end === 'to' ? holeOf(at) : part.to);
      },
      drag(point) {
        const part = hands.part(hands.selected);
        const at = gridAt(hands.plan, point);
        if (part) {
          const ends = { from: part.from, to: part.to, [end]: holeOf(at) };
          hands.moving = { name: part.name, from: ends.from, to: ends.to, off: false };
          hands.changed();
        }
        return at;
      },
      held(down) {
        hands.held = down;
        const part = hands.part(hands.selected);
        if (down) return;
        if (part && hands.moving && hands.moving.from !== hands.moving.to)
          hands.place(part, hands.moving.from, hands.moving.to);
        hands.moving = null;
        hands.changed();
      },
    }),
  );
}

export function createClampHandle(context: Context, hands: BenchHands, clamp: Container): Handle {
  return context.handle({
    role: 'point',
    name: 'Clamp meter',
    hint: 'Drag it round a wire or a part; let go elsewhere, it is put away. By keys: C on a part.',
    min: { x: -AWAY, y: -AWAY },
    max: { x: AWAY, y: AWAY },
    step: 1,
    value: { x: 0, y: 0 },
    format: () => (hands.bench?.clamp ? `round ${hands.bench.clamp}` : 'put away'),
    set: () => {},
    drag(point) {
      clamp.position.set(point.x, point.y);
      hands.clampAt = point;
      context.redraw();
      return point;
    },
    held(down) {
      if (down || !hands.clampAt) return;
      const at = hands.clampAt;
      hands.clampAt = null;
      const near = (hands.bench?.parts ?? [])
        .map((part) => ({
          part,
          distance: Math.hypot(middleOf(hands.plan, part).x - at.x, middleOf(hands.plan, part).y - at.y),
        }))
        .toSorted((a, b) => a.distance - b.distance)[0];
      const name = near && near.distance < CLAMP_REACH ? near.part.name : '';
      context.dispatch({ do: 'clamp', value: name });
      hands.changed();
    },
  });
}
