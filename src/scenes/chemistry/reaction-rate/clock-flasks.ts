/** The two flasks on the deck of the bath: A before its cross, with the light gate, and B, which is poured into it. */
import { Container, Graphics } from 'pixi.js';
import type { Handle, SceneContext } from '../../contract';
import { createConicalFlask } from '../../kit/glassware/conical-flask';
import type { createShakingWaterBath } from '../../kit/glassware/shaking-water-bath';
import { downGradient } from '../../kit/paint/shading';
import { type ClockBench, type ClockFrame, PLACES } from './clock-bench';

/** Flasks on the deck: the large one with its cross, the small one that is poured. */
const A = { x: -62, height: 206, radius: 88, capacity: 128 } as const;
const B = { x: 108, height: 138, radius: 54, capacity: 36 } as const;
const TILE = { width: 104, height: 96, up: 10 } as const;
/** Height of the light gate's beam above the deck. */
const GATE = 30;
const POURED_ML = 20;
const BEFORE_ML = 80;
/** Where the small flask is held to pour, from its place on the deck, and how far it is tipped, radians. */
const POUR = { dx: -74, dy: -196, angle: -1.9 } as const;
/** Lab seconds of the pour and of putting the flask back. */
const POUR_SECONDS = 0.9;
const BACK_SECONDS = 0.7;
/** Stage units of a whole drag, and from where on it counts as poured. */
const DRAG = 110;
const POURED_FROM = 0.9;
const POUR_AGAIN_BELOW = 0.5;

/** The tile with the cross that disappears. */
function createTile() {
  const tile = new Container({ label: 'tile' });
  tile.position.set(A.x, -3 - TILE.up);
  const cross = new Graphics()
    .moveTo(-24, -TILE.height / 2 - 24)
    .lineTo(24, -TILE.height / 2 + 24)
    .moveTo(24, -TILE.height / 2 - 24)
    .lineTo(-24, -TILE.height / 2 + 24)
    .stroke({ width: 9, color: 0x1c2734, cap: 'round' });
  tile.addChild(
    new Graphics()
      .roundRect(-TILE.width / 2, -TILE.height, TILE.width, TILE.height, 4)
      .fill(
        downGradient([
          [0, 0xffffff],
          [1, 0xdfe6ed],
        ]),
      )
      .roundRect(-TILE.width / 2, -TILE.height, TILE.width, TILE.height, 4)
      .stroke({ width: 1, color: 0x8c9bab, alpha: 0.6 }),
    cross,
  );
  return { tile, cross };
}

/** The light gate at both sides of flask A, and its beam. */
function createLightGate() {
  const gate = new Graphics({ label: 'light gate' });
  for (const side of [-1, 1]) {
    const x = A.x + side * (A.radius - 2);
    gate
      .roundRect(x - 9, -GATE - 15, 18, 30, 4)
      .fill(
        downGradient([
          [0, 0x4b5663],
          [1, 0x1a212a],
        ]),
      )
      .circle(x - side * 5, -GATE, 2.6)
      .fill(side < 0 ? 0xffa94d : 0x7c93a8)
      .moveTo(x + side * 4, -GATE + 15)
      .bezierCurveTo(x + side * 10, -20, x + side * 4, -8, x + side * 16, 2)
      .stroke({ width: 2, color: 0x1a212a });
  }
  const beam = new Graphics({ label: 'beam' })
    .rect(A.x - A.radius + 4, -GATE - 1.2, 2 * A.radius - 8, 2.4)
    .fill(0xffa94d);
  beam.alpha = 0.7;
  return { gate, beam };
}

const createStream = (water: number): Graphics =>
  new Graphics({ label: 'stream', visible: false })
    .roundRect(-2.4, 0, 4.8, 100, 2.4)
    .fill({ color: water, alpha: 0.75 })
    .roundRect(-1.6, 0, 1.2, 100, 0.6)
    .fill({ color: 0xffffff, alpha: 0.6 });

/** A letter on a flask. */
function createLetter(context: SceneContext<'reaction_rate'>, text: string): Container {
  const tag = new Container({ label: `tag ${text}` });
  const words = context.text({ text, size: 13, weight: '700', colour: 0x17202c, anchor: [0.5, 0.5] });
  tag.addChild(
    new Graphics().circle(0, 0, 10).fill(0xf7f9fb).circle(0, 0, 10).stroke({ width: 1, color: 0x8c9bab, alpha: 0.7 }),
    words,
  );
  return tag;
}

/** What a hand does with flask B: one drag pours once, however far it goes on. */
function createPouring(context: SceneContext<'reaction_rate'>) {
  let tipped = 0;
  let mixed = false;
  let poured = false;
  const mix = (): void => {
    tipped = 0;
    context.dispatch({ do: 'mix' });
  };
  const pourHandle = context.handle({
    role: 'slider',
    name: 'Flask B: pour it into A',
    hint: 'Drag it up and to the left over flask A, click it, or press Enter.',
    min: 0,
    max: 1,
    step: 0.25,
    value: 0,
    format: (part) => (part === 0 ? 'upright' : `${Math.round(part * 100)} % tipped`),
    set(part) {
      if (part < POUR_AGAIN_BELOW) poured = false;
      if (mixed || poured) return;
      poured = part >= POURED_FROM;
      if (poured) return mix();
      tipped = part;
      context.redraw();
    },
    drag: (point, start, part) => part + (start.x - point.x + (start.y - point.y)) / (2 * DRAG),
    held(down) {
      if (down) return;
      poured = false;
      tipped = 0;
      context.redraw();
    },
    tap: mix,
    keys: { Enter: mix },
  });
  return {
    handle: pourHandle,
    get tipped() {
      return tipped;
    },
    follow(view: ClockFrame['view']) {
      ({ mixed } = view);
      pourHandle.update(tipped);
    },
  };
}

/** How far flask B is lifted and tipped, and the part that has run out. */
function pourOf(
  { mixed, elapsed }: ClockFrame['view'],
  tipped: number,
  still: boolean,
): { readonly lift: number; readonly out: number } {
  if (!mixed) return { lift: tipped, out: 0 };
  if (still || elapsed >= POUR_SECONDS + BACK_SECONDS) return { lift: 0, out: 1 };
  if (elapsed < POUR_SECONDS) return { lift: 1, out: elapsed / POUR_SECONDS };
  const back = (elapsed - POUR_SECONDS) / BACK_SECONDS;
  return { lift: 1 - back * back * (3 - 2 * back), out: 1 };
}

/** Flask B with its letter, from its place on the deck. */
function createFlaskB(context: SceneContext<'reaction_rate'>) {
  const flaskB = createConicalFlask(context, B);
  const held = new Container({ label: 'flask B' });
  held.addChild(flaskB.root);
  const tag = createLetter(context, 'B');
  tag.y = -B.height * 0.72;
  held.addChild(tag);
  return {
    held,
    tag,
    set(lift: number, out: number) {
      // First up, then over.
      const up = Math.min(1, lift * 1.6);
      const over = Math.max(0, (lift - 0.3) / 0.7);
      held.position.set(B.x + POUR.dx * over, -3 + POUR.dy * up);
      held.rotation = POUR.angle * over;
      tag.rotation = -held.rotation;
      flaskB.set({ volume: POURED_ML * (1 - out), colour: 0xffffff });
    },
  };
}

export function createClockFlasks(
  context: SceneContext<'reaction_rate'>,
  bench: ClockBench,
  bath: ReturnType<typeof createShakingWaterBath>,
) {
  const { tile, cross } = createTile();
  const flaskA = createConicalFlask(context, A);
  flaskA.root.position.set(A.x, -3);
  const flaskB = createFlaskB(context);
  const { held } = flaskB;
  const stream = createStream(context.theme.water);
  const tagA = createLetter(context, 'A');
  tagA.position.set(A.x, -A.height * 0.72 - 3);
  const { gate, beam } = createLightGate();
  bath.deck.addChild(tile, stream, flaskA.root, beam, gate, tagA, held);
  const pouring = createPouring(context);

  function placeHandle(handle: Handle): void {
    const { scale } = bench;
    const at = bench.placeOf({
      x: PLACES.bath.x + bath.deck.x + held.x,
      y: PLACES.bath.y + bath.deck.y + held.y,
    });
    handle.place(at.x - 46 * scale, at.y - B.height * scale, 92 * scale, B.height * scale);
  }

  return {
    lay() {
      for (const tag of [tagA, flaskB.tag]) tag.scale.set(1 / bench.scale);
    },
    draw({ view }: ClockFrame) {
      const { lift, out } = pourOf(view, pouring.tipped, context.reducedMotion);
      flaskB.set(lift, out);
      flaskA.set({ volume: BEFORE_ML + POURED_ML * out, colour: view.colour });
      const runs = view.mixed && out > 0 && out < 1 && lift === 1;
      stream.visible = runs;
      if (runs) {
        stream.position.set(A.x + 4, -A.height - 34);
        stream.scale.y = (A.height + 34 - flaskA.surface) / 100;
      }
      if (cross.alpha !== view.through) {
        cross.alpha = view.through;
        beam.alpha = 0.7 * view.through;
      }
      placeHandle(pouring.handle);
      pouring.follow(view);
    },
  };
}
