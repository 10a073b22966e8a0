/**
 * The scene's side of the handles: keeps what each does and what its value is; tells the page what to show and is told what
 * hands did. `handle-overlay.ts` is the page's side.
 */
import type { Box, Grip, Handle, HandleDef, Point } from '../../scenes/contract';
import type { HandleChange, HandleEvent, HandleId, HandleState, HandleValue } from './protocol';

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

const snap = (value: number, min: number, max: number, step: number): number =>
  clamp(Number((min + Math.round((clamp(value, min, max) - min) / step) * step).toPrecision(12)), min, max);

const same = (a: HandleValue, b: HandleValue): boolean =>
  typeof a === 'object' && typeof b === 'object' ? a.x === b.x && a.y === b.y : a === b;

/** So long, in ms, a value set by hand stands against frames that do not know of it yet. */
const HAND_MS = 600;

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

interface Held {
  readonly def: HandleDef;
  value: HandleValue;
  name: string;
  /** Stage units. */
  box: Box;
  enabled: boolean;
  /** When a hand set the value; null once a frame has shown it. */
  setAt: number | null;
}

const GRIPS: Readonly<Record<HandleDef['role'], Grip>> = {
  button: 'press',
  toggle: 'press',
  slider: 'along',
  point: 'free',
};

function initialValue(def: HandleDef): HandleValue {
  switch (def.role) {
    case 'slider':
    case 'point':
      return def.value;
    case 'toggle':
      return def.pressed;
    case 'button':
      return false;
  }
}

function stateOf({ def, value }: Held): HandleState {
  if (def.role === 'slider' && typeof value === 'number')
    return { value, min: def.min, max: def.max, text: def.format(value) };
  if (def.role === 'point' && typeof value === 'object') return { value, min: 0, max: 0, text: def.format(value) };
  return { value, min: 0, max: 0, text: '' };
}

/** A later change of the same kind takes its place. */
const isPassing = ({ is }: HandleChange): boolean =>
  is === 'place' || is === 'state' || is === 'rename' || is === 'aim';

/** Without the changes that a later one made good for nothing. */
function newest(changes: readonly HandleChange[]): readonly HandleChange[] {
  const kept: HandleChange[] = [];
  const later = new Set<string>();
  for (const change of changes.toReversed()) {
    const kind = `${change.is} ${change.id}`;
    if (isPassing(change) && later.has(kind)) continue;
    later.add(kind);
    kept.push(change);
  }
  return kept.toReversed();
}

export class SceneHandles {
  readonly #held = new Map<HandleId, Held>();
  #changes: HandleChange[] = [];
  #next: HandleId = 1;

  create(def: HandleDef): Handle {
    const id = this.#next++;
    const held: Held = { def, value: initialValue(def), name: def.name, box: NOWHERE, enabled: true, setAt: null };
    this.#held.set(id, held);
    this.#changes.push({
      is: 'create',
      id,
      face: {
        role: def.role,
        name: def.name,
        hint: def.hint ?? null,
        grip: def.grip ?? GRIPS[def.role],
        keys: Object.keys(def.keys ?? {}),
        repeatEvery: def.role === 'button' ? (def.repeatEvery ?? null) : null,
      },
      state: stateOf(held),
    });
    return {
      place: (x, y, width, height) => {
        const { box } = held;
        if (box.x === x && box.y === y && box.width === width && box.height === height) return;
        held.box = { x, y, width, height };
        this.#changes.push({ is: 'place', id, box: held.box });
      },
      update: (value) => {
        const known = same(value, held.value);
        if (known) held.setAt = null;
        else if (held.setAt === null || performance.now() - held.setAt > HAND_MS) this.#show(id, held, value);
      },
      rename: (next) => {
        if (next === held.name) return;
        held.name = next;
        this.#changes.push({ is: 'rename', id, name: next });
      },
      aim: (targets) => this.#changes.push({ is: 'aim', id, targets }),
      enable: (enabled) => {
        if (enabled === held.enabled) return;
        held.enabled = enabled;
        this.#changes.push({ is: 'enable', id, enabled });
      },
      remove: () => {
        this.#held.delete(id);
        this.#changes.push({ is: 'remove', id });
      },
    };
  }

  /** Says all values and bounds again: bounds may have changed. */
  restate(): void {
    for (const [id, held] of this.#held) this.#changes.push({ is: 'state', id, state: stateOf(held) });
  }

  /** Where each lies, in the order of creation. */
  places(): readonly { readonly name: string; readonly enabled: boolean; readonly box: Box }[] {
    return [...this.#held.values()].map(({ name, enabled, box }) => ({ name, enabled, box }));
  }

  /** What each says now. */
  faces(): ReadonlyMap<HandleId, { readonly name: string; readonly value: HandleValue }> {
    return new Map([...this.#held].map(([id, { name, value }]) => [id, { name, value }]));
  }

  /** Whether there is something that the page has not been told yet. */
  get changed(): boolean {
    return this.#changes.length > 0;
  }

  /** Whether some of that is about what there is to take hold of, and not only where it went by itself. */
  get pressing(): boolean {
    return this.#changes.some((change) => !isPassing(change));
  }

  /** What the page has not been told yet; it is from now on. Of what came and went meanwhile only the newest counts. */
  take(): readonly HandleChange[] {
    const changes = newest(this.#changes);
    this.#changes = [];
    return changes;
  }

  clear(): void {
    for (const id of this.#held.keys()) this.#changes.push({ is: 'remove', id });
    this.#held.clear();
  }

  /** Does what hands did. An event of a handle that has gone meanwhile means nothing. */
  handle(event: HandleEvent): void {
    const held = this.#held.get(event.id);
    if (!held) return;
    const { def } = held;
    switch (event.is) {
      case 'press':
        if (def.role === 'button') def.press();
        return;
      case 'toggle':
        if (def.role === 'toggle') def.toggle(held.value !== true);
        return;
      case 'held':
        if (def.role !== 'toggle') def.held?.(event.down);
        return;
      case 'key':
        def.keys?.[event.key]?.();
        return;
      case 'nudge': {
        const { steps } = event;
        if (def.role === 'slider' && typeof held.value === 'number')
          this.#set(event.id, held, held.value + (steps.x + steps.y) * def.step);
        else if (def.role === 'point' && typeof held.value === 'object')
          this.#set(event.id, held, { x: held.value.x + steps.x * def.step, y: held.value.y + steps.y * def.step });
        return;
      }
      case 'limit':
        if (def.role === 'slider') this.#set(event.id, held, event.to === 'min' ? def.min : def.max);
        return;
      case 'drag': {
        const { point, start, startValue } = event;
        if (def.role === 'slider' && typeof startValue === 'number')
          this.#set(event.id, held, def.drag(point, start, startValue));
        else if (def.role === 'point' && typeof startValue === 'object')
          this.#set(event.id, held, def.drag(point, start, startValue));
        return;
      }
      case 'tap':
        if (def.role === 'slider') def.tap?.(event.point);
        return;
    }
  }

  #set(id: HandleId, held: Held, wanted: number | Point): void {
    const { def } = held;
    if (def.role === 'slider' && typeof wanted === 'number') {
      const value = snap(wanted, def.min, def.max, def.step);
      if (same(value, held.value)) return;
      this.#show(id, held, value);
      held.setAt = performance.now();
      def.set(value);
    } else if (def.role === 'point' && typeof wanted === 'object') {
      const value = {
        x: snap(wanted.x, def.min.x, def.max.x, def.step),
        y: snap(wanted.y, def.min.y, def.max.y, def.step),
      };
      if (same(value, held.value)) return;
      this.#show(id, held, value);
      held.setAt = performance.now();
      def.set(value);
    }
  }

  #show(id: HandleId, held: Held, value: HandleValue): void {
    held.value = value;
    this.#changes.push({ is: 'state', id, state: stateOf(held) });
  }
}
