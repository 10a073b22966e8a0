/** What moves in the river: the marked water with its oxygen, fish, ripples, and the boat from which bottles are filled. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { roundGradient } from '../../kit/paint/shading';
import { scattered } from '../../kit/room/countryside';
import type { RiverPlace } from './river-picture';

/** Oxygen of the river in mg/L at a part of the reach. */
type OxygenAt = (part: number) => number;

export interface RiverLife {
  readonly root: Container;
  /** Half the size of the marked water, stage units. */
  readonly reach: Point;
  lay(place: RiverPlace): void;
  draw(now: LifeNow, oxygenAt: OxygenAt, wall: number): void;
}

export interface LifeNow {
  readonly started: boolean;
  /** Place of the marked water and of the boat, stage units. */
  readonly parcelX: number;
  readonly boatX: number;
  /** Of the marked water, mg/L. */
  readonly oxygen: number;
  /** The bottle hangs in the water and waits. */
  readonly waiting: boolean;
  readonly flows: boolean;
  readonly velocity: number;
}

const FISH = 16;
const BUBBLES = 42;
const RIPPLES = 22;
/** Bubbles drawn for each mg/L. */
const PER_MG = 3;
/** mg/L below which fish gasp at the surface, and below which they are gone. */
export const GASP = 4;
export const LEAVE = 2;

const fishShape = (colour: number): GraphicsContext =>
  new GraphicsContext()
    .moveTo(-11, 0)
    .lineTo(-19, -6)
    .lineTo(-17, 0)
    .lineTo(-19, 6)
    .closePath()
    .fill(colour)
    .ellipse(0, 0, 13, 5.6)
    .fill(colour)
    .ellipse(1, 2.2, 10, 2.8)
    .fill({ color: 0xffffff, alpha: 0.4 })
    .moveTo(-3, -5)
    .lineTo(2, -9)
    .lineTo(5, -4.6)
    .closePath()
    .fill(colour)
    .circle(8, -1.3, 1.5)
    .fill(0x10161c);

/** Fish of three kinds, which stand against the stream. */
function createShoal() {
  const root = new Container({ label: 'fish' });
  const shapes = [fishShape(0x5f7f8f), fishShape(0x8a7a4f), fishShape(0x6b8f72)] as const;
  root.once('destroyed', () => {
    for (const shape of shapes) shape.destroy();
  });
  const fish = Array.from({ length: FISH }, (_, n) => {
    const body = root.addChild(new Graphics(shapes[n % shapes.length] ?? shapes[0]));
    return { body, at: 0.02 + (0.96 * (n + 0.8 * scattered(n, 20))) / FISH, deep: 0.3 + 0.5 * scattered(n, 21) };
  });
  return {
    root,
    scale(u: number) {
      for (const { body } of fish) body.scale.set(u);
    },
    /** `swimOf`: how far a fish has swum to and fro, −1 to 1; `u`: stage units of what lives. */
    draw({ left, right, surface, bed }: RiverPlace, u: number, oxygenAt: OxygenAt, swimOf: (n: number) => number) {
      const depth = bed - surface;
      fish.forEach(({ body, at, deep }, n) => {
        const here = oxygenAt(at);
        const stays = here >= LEAVE;
        body.visible = stays;
        if (!stays) return;
        const swim = swimOf(n);
        const gasps = here < GASP;
        body.position.set(
          left + (right - left) * at + swim * 10 * u,
          surface + (gasps ? 7 * u + 1.5 * Math.abs(swim) : depth * deep + swim * 2),
        );
        body.rotation = gasps ? -0.62 : 0.05 * swim;
        // Against the stream, as fish stand.
        const facing = gasps ? u : -u;
        if (body.scale.x !== facing) body.scale.x = facing;
      });
    },
  };
}

function createRipples(light: boolean) {
  const shape = new GraphicsContext()
    .moveTo(0, 0)
    .bezierCurveTo(8, -2, 16, 2, 26, 0)
    .stroke({ width: 1.3, color: 0xffffff, alpha: light ? 0.6 : 0.28, cap: 'round' });
  const root = new Container({ label: 'ripples' });
  root.once('destroyed', () => shape.destroy());
  const ripples = Array.from({ length: RIPPLES }, () => root.addChild(new Graphics({ context: shape })));
  return {
    root,
    scale(u: number) {
      for (const ripple of ripples) ripple.scale.set(u);
    },
    draw({ box, surface, bed }: RiverPlace, drift: number) {
      ripples.forEach((ripple, n) => {
        const span = box.width + 60;
        const at = (scattered(n, 30) * span + drift * (0.7 + 0.5 * scattered(n, 31))) % span;
        ripple.position.set(box.x - 30 + at, surface + (bed - surface) * (0.05 + 0.8 * scattered(n, 32) ** 2));
      });
    },
  };
}

/** The marked water, with bubbles for its oxygen. `reach`: half its size, stage units. */
function createParcel(light: boolean, reach: Point) {
  const root = new Container({ label: 'parcel' });
  const dye = new Graphics({ label: 'marked water' }).ellipse(0, 0, 60, 60).fill(
    roundGradient([
      [0, 0x39e06a, 0.62],
      [0.55, 0x39e06a, 0.38],
      [1, 0x39e06a, 0],
    ]),
  );
  const shape = new GraphicsContext()
    .circle(0, 0, 2.6)
    .fill({ color: 0xe8fbff, alpha: 0.85 })
    .circle(0, 0, 2.6)
    .stroke({ width: 0.8, color: light ? 0x2b6a8c : 0xffffff, alpha: 0.9 });
  root.once('destroyed', () => shape.destroy());
  root.addChild(dye);
  const bubbles = Array.from({ length: BUBBLES }, () => root.addChild(new Graphics({ context: shape })));
  return {
    root,
    scale(u: number) {
      dye.scale.set(reach.x / 60, reach.y / 60);
      for (const bubble of bubbles) bubble.scale.set(u);
    },
    /** `y`: of its middle; `swayOf`: how far a bubble has drifted to the side. */
    draw({ started, parcelX, oxygen }: LifeNow, y: number, swayOf: (n: number) => number) {
      root.visible = started;
      dye.position.set(parcelX, y);
      const alive = Math.min(BUBBLES, Math.round(oxygen * PER_MG));
      bubbles.forEach((bubble, n) => {
        const shown = n < alive;
        bubble.visible = shown;
        if (!shown) return;
        const angle = n * 2.399_963;
        const from = Math.sqrt((n + 0.5) / BUBBLES);
        bubble.position.set(
          parcelX + (Math.cos(angle) * from * reach.x * 0.86 + swayOf(n)),
          y + Math.sin(angle) * from * reach.y * 0.82,
        );
      });
    },
  };
}

/** The boat, and the bottle that hangs from it on a line. */
function createBoat(light: boolean) {
  const root = new Container({ label: 'boat' });
  const line = new Graphics().rect(-0.8, 0, 1.6, 1).fill(light ? 0x3b4550 : 0xd5dee8);
  const flask = new Graphics()
    .roundRect(-6, 0, 12, 20, 3)
    .fill({ color: 0xe9f5fb, alpha: 0.85 })
    .roundRect(-6, 0, 12, 20, 3)
    .stroke({ width: 1.2, color: 0x33556b })
    .rect(-3, -5, 6, 5)
    .fill(0x2d6cdf);
  const hull = new Graphics()
    .poly([-30, -6, 30, -6, 22, 6, -24, 6])
    .fill(light ? 0xa54a2e : 0x8a3f2a)
    .rect(-31, -8, 62, 3)
    .fill(light ? 0xf2e3cf : 0xb7a58d)
    // One who leans over the side with the line.
    .circle(4, -27, 4.6)
    .fill(0xd9a77f)
    .poly([-2, -22, 9, -22, 11, -8, -4, -8])
    .fill(0xe8a317)
    .moveTo(8, -19)
    .lineTo(18, -13)
    .stroke({ width: 3, color: 0xe8a317, cap: 'round' });
  root.addChild(line, flask, hull);
  return {
    root,
    /** `hangs`: how deep the bottle does, in units of the boat. */
    lower(hangs: number) {
      line.position.set(18, -13);
      line.scale.y = hangs + 13;
      flask.position.set(18, hangs + 4);
    },
  };
}

export function createRiverLife({ theme, reducedMotion }: StageContext): RiverLife {
  const root = new Container({ label: 'river life' });
  const light = theme.name === 'light';
  const reach = { x: 1, y: 1 };
  const ripples = createRipples(light);
  const shoal = createShoal();
  const parcel = createParcel(light, reach);
  const boat = createBoat(light);
  root.addChild(ripples.root, parcel.root, shoal.root, boat.root);
  let place: RiverPlace = { box: { x: 0, y: 0, width: 1, height: 1 }, left: 0, right: 1, surface: 0, bed: 1 };
  let u = 1;
  let drift = 0;
  let last = Number.NaN;
  const swimOf = (n: number): number => (reducedMotion ? 0 : Math.sin(drift / 26 + 2 * n));
  const swayOf = (n: number): number => (reducedMotion ? 0 : Math.sin(drift / 14 + n) * 2.4);
  return {
    root,
    reach,
    lay(next) {
      place = next;
      u = Math.max(0.8, next.box.height / 250);
      reach.x = 40 * u;
      reach.y = (next.bed - next.surface) * 0.5;
      for (const part of [ripples, parcel, shoal]) part.scale(u);
      boat.root.scale.set(u);
    },
    draw(now, oxygenAt, wall) {
      const seconds = Number.isNaN(last) ? 0 : Math.min(0.1, Math.max(0, (wall - last) / 1000));
      last = wall;
      if (now.flows && !reducedMotion) drift += seconds * (14 + 40 * Math.sqrt(now.velocity));
      const { surface, bed } = place;
      const depth = bed - surface;
      ripples.draw(place, drift);
      parcel.draw(now, surface + depth * 0.5, swayOf);
      shoal.draw(place, u, oxygenAt, swimOf);
      boat.root.position.set(now.boatX, surface);
      boat.lower(now.waiting ? (depth * 0.42) / u : 8);
    },
  };
}
