/** What gives drops: carried to a well by hand, or sent on its round over its wells by Enter or a tap. */
import type { Container } from 'pixi.js';
import type { Box, Point, StageContext } from '../../contract';
import { createCarried } from '../../kit/controls/carried';

export interface DispenserOptions {
  readonly name: string;
  readonly hint: string;
  /** From its origin: the box that is grabbed. */
  readonly box: Box;
  /** The wells that it is for, stage units. */
  wells(): readonly Box[];
  give(): void;
}

export interface Dispenser {
  home(at: Point, scale: number): void;
  /** Once for each picture; true while it moves. */
  move(now: number): boolean;
  enable(enabled: boolean): void;
}

/** Over each well it stays so long, ms. */
const STOP_MS = 420;
/** Let go this near to a well, stage units, it gives its drop. */
const NEAR = 50;
/** How far it leans while it gives, radians. */
const LEAN = 0.3;

type Redrawing = StageContext & { redraw(): void };

/** `part` has its origin where the drops come from. */
export function createDispenser(context: Redrawing, part: Container, options: DispenserOptions): Dispenser {
  let rest: Point = { x: 0, y: 0 };
  let scale = 1;
  let round: readonly Point[] = [];
  let began = Number.NaN;
  const send = (): void => {
    options.give();
    context.sound('drop');
    if (context.reducedMotion) return;
    round = options.wells().map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
    began = Number.NaN;
    context.redraw();
  };
  const carried = createCarried(context, part, {
    name: options.name,
    hint: options.hint,
    box: options.box,
    send,
    drop(at) {
      const near = options
        .wells()
        .some(
          ({ x, y, width, height }) =>
            at.x > x - NEAR && at.x < x + width + NEAR && at.y > y - NEAR && at.y < y + height + NEAR,
        );
      if (near) send();
    },
  });
  return {
    home(at, factor) {
      rest = at;
      scale = factor;
      part.scale.set(factor);
      round = [];
      carried.home(rest, scale);
      carried.aim(options.wells());
    },
    move(now) {
      if (round.length > 0 && Number.isNaN(began)) began = now;
      const stop = round[Math.floor((now - began) / STOP_MS)];
      if (!stop) round = [];
      carried.home(stop ?? rest, scale);
      part.rotation = stop ? LEAN : 0;
      if (stop) context.redraw();
      return carried.move(now) || stop !== undefined;
    },
    enable: (enabled) => carried.enable(enabled),
  };
}
