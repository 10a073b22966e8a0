/** Rabbits that graze and hop, foxes that roam and chase: where they run is for the eye only; how many there are is the model's. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Box } from '../../contract';
import { scattered } from '../../kit/room/countryside';

export interface MeadowAnimals {
  readonly root: Container;
  lay(field: Box): void;
  /** How many of each are to be seen. */
  count(rabbits: number, foxes: number): void;
  /** They move on by so many seconds; 0 while the run stands. */
  roam(seconds: number): void;
}

export const MOST_RABBITS = 150;
export const MOST_FOXES = 60;

const RABBIT = 0x9b7b56;
const FOX = 0xd2691e;
const DARK = 0x2a1c12;

/** Both look to the right, their feet at the origin; `reach`: legs and body stretched, 0 to 1. */
function rabbit(reach: number): GraphicsContext {
  const pen = new GraphicsContext();
  const long = 1 + 0.16 * reach;
  pen
    .ellipse(0, 0.6, 11 * long, 2)
    .fill({ color: 0x000000, alpha: 0.2 })
    .ellipse(-6 - 3 * reach, -1.8, 5, 1.8)
    .ellipse(6 + 2 * reach, -1.4, 2.4, 1.6)
    .fill(0x7d6142)
    .ellipse(-1, -6, 9.4 * long, 6 - 0.8 * reach)
    .fill(RABBIT)
    .ellipse(-4, -6.6, 5.4, 5)
    .fill(0xab8b63)
    .circle(-10 * long, -6, 2.7)
    .fill(0xf6f1e8);
  const [x, y] = reach > 0 ? [10, -9.5] : [9.4, -6];
  pen
    .ellipse(x - 2.6, y - 7, 1.5, 5.2)
    .ellipse(x - 0.2, y - 7.2, 1.5, 5.2)
    .fill(0x8a6b48)
    .ellipse(x, y, 4.4, 3.8)
    .fill(RABBIT)
    .circle(x + 1.6, y - 0.9, 0.8)
    .fill(DARK);
  return pen;
}

function fox(reach: number): GraphicsContext {
  const pen = new GraphicsContext();
  pen.ellipse(0, 0.8, 17, 2.6).fill({ color: 0x000000, alpha: 0.22 });
  const swing = 5 * reach;
  for (const [hip, step] of [
    [-9, -swing],
    [-6, swing],
    [8, swing],
    [11, -swing],
  ] as const)
    pen.moveTo(hip, -8).lineTo(hip + step, 0);
  pen
    .stroke({ width: 2.4, color: DARK })
    .moveTo(-11, -11)
    .bezierCurveTo(-22, -16, -32, -10, -34, -4)
    .bezierCurveTo(-26, -2, -18, -5, -11, -8)
    .fill(FOX)
    .ellipse(-32.6, -5.2, 3.4, 2.6)
    .fill(0xfbf4ea)
    .ellipse(0, -11, 13.4, 5.2)
    .fill(FOX)
    .ellipse(3, -8.2, 9, 2.2)
    .fill(0xf2dcc2)
    .poly([9, -14, 15, -20, 21, -17, 27, -12.6, 20, -10.4, 12, -9])
    .fill(FOX)
    .poly([13, -18, 13.4, -24, 17, -19])
    .poly([17, -18, 18.4, -23.6, 20.6, -17.6])
    .fill(0x8f4413)
    .poly([17, -11, 27, -12.6, 20, -10.2, 13, -9])
    .fill(0xfbf4ea)
    .circle(26.6, -12.6, 1)
    .circle(19.4, -15, 0.9)
    .fill(DARK);
  return pen;
}

interface Runner {
  readonly mark: Graphics;
  /** In parts of the field. */
  x: number;
  y: number;
  toX: number;
  toY: number;
  /** Seconds that it still stays where it is. */
  rest: number;
  stride: number;
  turned: number;
}

/** Parts of the field a second. */
const SPEED = { rabbit: 0.16, fox: 0.2, chase: 0.3 } as const;
/** Size at the far and at the near edge. */
const FAR = 0.62;
const NEAR = 1.12;
/** So near a fox rests, and a rabbit runs. */
const CAUGHT = 0.02;
const FEAR = 0.07;

const between = (least: number, most: number, value: number): number => Math.min(most, Math.max(least, value));

/** One step towards where it goes; true while it is on its way. */
function go(runner: Runner, by: number): boolean {
  const [dx, dy] = [runner.toX - runner.x, runner.toY - runner.y];
  const away = Math.sqrt(dx * dx + dy * dy);
  if (away < 1e-4) return false;
  const part = Math.min(1, by / away);
  runner.x += dx * part;
  runner.y += dy * part;
  if (Math.abs(dx) > 1e-3) runner.turned = dx < 0 ? -1 : 1;
  return part < 1;
}

/** Where animals go next and how long they rest: draws from one row, the same in every run. */
function createWhims() {
  let drawn = 0;
  return {
    /** To a place within `reach`. */
    wander(runner: Runner, reach: number): void {
      drawn++;
      runner.toX = between(0.02, 0.98, runner.x + reach * (scattered(drawn, 51) - 0.5));
      runner.toY = between(0.02, 0.99, runner.y + reach * (scattered(drawn, 52) - 0.5));
    },
    rest: (least: number, more: number, of: number): number => least + more * scattered(drawn, of),
  };
}
type Whims = ReturnType<typeof createWhims>;

/** A rabbit's seconds; returns how high it hops, 0 to 1. */
function graze(one: Runner, whims: Whims, seconds: number): number {
  one.rest -= seconds;
  const moves = one.rest < 0 && go(one, SPEED.rabbit * seconds);
  if (one.rest < 0 && !moves) {
    whims.wander(one, 0.24);
    one.rest = whims.rest(0.6, 3.2, 53);
  }
  one.stride += seconds * 9;
  return moves ? Math.abs(Math.sin(one.stride)) : 0;
}

function chase(fox: Runner, prey: Runner, whims: Whims): void {
  [fox.toX, fox.toY] = [prey.x, prey.y];
  const [dx, dy] = [prey.x - fox.x, prey.y - fox.y];
  const away = Math.sqrt(dx * dx + dy * dy);
  if (away < FEAR && prey.rest > 0) {
    prey.rest = 0;
    whims.wander(prey, 0.5);
  }
  if (away < CAUGHT) {
    fox.rest = whims.rest(2, 3, 54);
    whims.wander(fox, 0.3);
  }
}

/** A fox's seconds; returns whether it stretches. */
function hunt(one: Runner, prey: Runner | undefined, whims: Whims, seconds: number): boolean {
  one.rest -= seconds;
  if (one.rest < 0 && prey) chase(one, prey, whims);
  const moves = one.rest < 0 && go(one, (prey ? SPEED.chase : SPEED.fox) * seconds);
  if (one.rest < 0 && !moves && !prey) {
    whims.wander(one, 0.7);
    one.rest = whims.rest(0.3, 1.5, 55);
  }
  one.stride += seconds * 7;
  return moves && Math.sin(one.stride) > 0;
}

function createRunner(look: GraphicsContext, n: number, of: number): Runner {
  const mark = new Graphics({ context: look, visible: false });
  const [x, y] = [scattered(n, of), scattered(n, of + 1)];
  return { mark, x, y, toX: x, toY: y, rest: 3 * scattered(n, of + 2), stride: n, turned: n % 2 === 0 ? 1 : -1 };
}

function wear({ mark }: Runner, look: GraphicsContext): void {
  if (mark.context !== look) mark.context = look;
}

export function createMeadowAnimals(): MeadowAnimals {
  const root = new Container({ label: 'animals', sortableChildren: true });
  const looks = { rabbit: [rabbit(0), rabbit(1)], fox: [fox(0.25), fox(1)] } as const;
  root.once('destroyed', () => {
    for (const context of [...looks.rabbit, ...looks.fox]) context.destroy();
  });
  const rabbits = Array.from({ length: MOST_RABBITS }, (_, n) => createRunner(looks.rabbit[0], n, 31));
  const foxes = Array.from({ length: MOST_FOXES }, (_, n) => createRunner(looks.fox[0], n, 41));
  root.addChild(...rabbits.map(({ mark }) => mark), ...foxes.map(({ mark }) => mark));
  const whims = createWhims();
  let field: Box = { x: 0, y: 0, width: 1, height: 1 };
  let size = 1;
  const seen = { rabbits: 0, foxes: 0 };

  const place = ({ mark, x, y, turned }: Runner, hop: number): void => {
    const scale = size * (FAR + (NEAR - FAR) * y);
    mark.position.set(field.x + x * field.width, field.y + y * field.height - hop * scale);
    mark.scale.set(turned * scale, scale);
    mark.zIndex = y;
  };

  return {
    root,
    lay(next) {
      field = next;
      size = between(0.72, 1.15, next.width / 560);
      for (const one of [...rabbits, ...foxes]) place(one, 0);
    },
    count(many, few) {
      if (many !== seen.rabbits) rabbits.forEach(({ mark }, n) => (mark.visible = n < many));
      if (few !== seen.foxes) foxes.forEach(({ mark }, n) => (mark.visible = n < few));
      seen.rabbits = many;
      seen.foxes = few;
    },
    roam(seconds) {
      if (seconds <= 0) return;
      for (const one of rabbits.slice(0, seen.rabbits)) {
        const up = graze(one, whims, seconds);
        wear(one, looks.rabbit[up > 0.3 ? 1 : 0]);
        place(one, 5 * up);
      }
      for (const [n, one] of foxes.slice(0, seen.foxes).entries()) {
        const prey = seen.rabbits > 0 && n % 3 === 0 ? rabbits[(n * 7) % seen.rabbits] : undefined;
        wear(one, looks.fox[hunt(one, prey, whims, seconds) ? 1 : 0]);
        place(one, 0);
      }
    },
  };
}
