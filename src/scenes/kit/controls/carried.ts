/** A part that a hand carries: dragged to a place and let go there, or sent on by Enter or a tap. */
import type { Container } from 'pixi.js';
import type { Box, Point, StageContext } from '../../contract';

/** A scene's context has both. */
type CarryingContext = StageContext & { redraw(): void };

export interface CarriedOptions {
  readonly name: string;
  readonly hint: string;
  /** From the part's origin: the box that is grabbed. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Let go at a place of the stage. */
  drop(at: Point): void;
  /** Sent on without being dragged. */
  send(): void;
}

export interface Carried {
  /** Where it belongs now; it glides there unless it is in a hand. `scale`: of the part, for its box. */
  home(at: Point, scale: number): void;
  /** Once for each picture, at its wall milliseconds; true while it is on its way or in a hand. */
  move(now: number): boolean;
  readonly held: boolean;
  /** Where it may be let go, in stage units: outlined while a hand holds it. */
  aim(targets: readonly Box[]): void;
  rename(name: string): void;
  enable(enabled: boolean): void;
}

/** Milliseconds in which it does most of its way. */
const GLIDE_MS = 75;
const MOST_MS = 50;
const THERE = 0.6;
const FAR = 1e4;

export function createCarried(context: CarryingContext, part: Container, options: CarriedOptions): Carried {
  const { box } = options;
  let target: Point = { x: 0, y: 0 };
  let factor = 1;
  let at: { x: number; y: number } | null = null;
  let hand: Point | null = null;
  let dragged = false;
  let movedAt = 0;
  const send = (): void => options.send();
  const handle = context.handle({
    role: 'point',
    name: options.name,
    hint: options.hint,
    min: { x: -FAR, y: -FAR },
    max: { x: FAR, y: FAR },
    step: 1,
    value: { x: 0, y: 0 },
    format: () => 'drag it, or press Enter',
    set(value) {
      if (hand === null) return;
      dragged = true;
      hand = value;
      context.redraw();
    },
    drag: (point, start, value) => ({ x: value.x + point.x - start.x, y: value.y + point.y - start.y }),
    held(down) {
      if (down) {
        hand = at;
        dragged = false;
      } else if (hand !== null) {
        const dropped = hand;
        hand = null;
        // A hand may come and go between two pictures: it goes home from where it was let go, and is there for the next hand.
        at = { x: dropped.x, y: dropped.y };
        place();
        if (dragged) options.drop(dropped);
        else send();
      }
      context.redraw();
    },
    keys: { Enter: send, ' ': send, ArrowRight: send },
  });
  const place = (): void => {
    if (at === null) return;
    part.position.set(at.x, at.y);
    handle.place(at.x + box.x * factor, at.y + box.y * factor, box.width * factor, box.height * factor);
    handle.update(at);
  };
  return {
    home(next, scale) {
      if (next.x === target.x && next.y === target.y && scale === factor && at !== null) return;
      target = next;
      factor = scale;
      if (at === null || context.reducedMotion) at = { ...next };
      place();
    },
    move(now) {
      // After a pause it sets out; it does not jump.
      const share = -Math.expm1(Math.min(0, Math.max(movedAt - now, -MOST_MS)) / GLIDE_MS);
      movedAt = now;
      if (at === null) return false;
      const to = hand ?? target;
      const dx = to.x - at.x;
      const dy = to.y - at.y;
      if (dx === 0 && dy === 0) return hand !== null;
      if (hand !== null || context.reducedMotion || dx * dx + dy * dy < THERE) at = { x: to.x, y: to.y };
      else at = { x: at.x + dx * share, y: at.y + dy * share };
      place();
      if (hand === null) context.redraw();
      return true;
    },
    get held() {
      return hand !== null;
    },
    aim: (targets) => handle.aim(targets),
    rename: (name) => handle.rename(name),
    enable: (enabled) => handle.enable(enabled),
  };
}
