/** What moves in the river: the marked water with its oxygen, fish, ripples, and the boat from which bottles are filled. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext } from '../../contract';
import { roundGradient } from '../../kit/paint/shading';
import { scattered } from '../../kit/room/countryside';
import type { RiverPlace } from './river-picture';

export interface RiverLife {
  readonly root: Container;
  /** Half the size of the marked water, stage units. */
  readonly reach: { readonly x: number; readonly y: number };
  lay(place: RiverPlace): void;
  /** Oxygen of the river in mg/L at a part of the reach. */
  draw(now: LifeNow, oxygenAt: (part: number) => number, wall: number): void;
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

export function createRiverLife({ theme, reducedMotion }: StageContext): RiverLife {
  const root = new Container({ label: 'river life' });
  const light = theme.name === 'light';

  const ripple = new GraphicsContext()
    .moveTo(0, 0)
    .bezierCurveTo(8, -2, 16, 2, 26, 0)
    .stroke({ width: 1.3, color: 0xffffff, alpha: light ? 0.6 : 0.28, cap: 'round' });
  const ripples = Array.from({ length: RIPPLES }, () => new Graphics({ context: ripple }));

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
  const fishShapes = [fishShape(0x5f7f8f), fishShape(0x8a7a4f), fishShape(0x6b8f72)] as const;
  const fish = Array.from({ length: FISH }, (_, n) => {
    const body = new Graphics(fishShapes[n % fishShapes.length] ?? fishShapes[0]);
    return { body, at: 0.02 + (0.96 * (n + 0.8 * scattered(n, 20))) / FISH, deep: 0.3 + 0.5 * scattered(n, 21) };
  });

  const dye = new Graphics({ label: 'marked water' }).ellipse(0, 0, 60, 60).fill(
    roundGradient([
      [0, 0x39e06a, 0.62],
      [0.55, 0x39e06a, 0.38],
      [1, 0x39e06a, 0],
    ]),
  );
  const bubble = new GraphicsContext()
    .circle(0, 0, 2.6)
    .fill({ color: 0xe8fbff, alpha: 0.85 })
    .circle(0, 0, 2.6)
    .stroke({ width: 0.8, color: light ? 0x2b6a8c : 0xffffff, alpha: 0.9 });
  const bubbles = Array.from({ length: BUBBLES }, () => new Graphics({ context: bubble }));

  const boat = new Container({ label: 'boat' });
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
  boat.addChild(line, flask, hull);
  root.addChild(...ripples, dye, ...bubbles, ...fish.map(({ body }) => body), boat);
  root.once('destroyed', () => {
    for (const shape of [ripple, bubble, ...fishShapes]) shape.destroy();
  });

  let place: RiverPlace = { box: { x: 0, y: 0, width: 1, height: 1 }, left: 0, right: 1, surface: 0, bed: 1 };
  let u = 1;
  const reach = { x: 1, y: 1 };
  let drift = 0;
  let last = Number.NaN;

  return {
    root,
    reach,
    lay(next) {
      place = next;
      u = Math.max(0.8, next.box.height / 250);
      const depth = next.bed - next.surface;
      reach.x = 40 * u;
      reach.y = depth * 0.5;
      dye.scale.set(reach.x / 60, reach.y / 60);
      for (const { body } of fish) body.scale.set(u);
      for (const each of bubbles) each.scale.set(u);
      for (const each of ripples) each.scale.set(u);
      boat.scale.set(u);
      line.y = 0;
    },
    draw({ started, parcelX, boatX, oxygen, waiting, flows, velocity }, oxygenAt, wall) {
      const seconds = Number.isNaN(last) ? 0 : Math.min(0.1, Math.max(0, (wall - last) / 1000));
      last = wall;
      if (flows && !reducedMotion) drift += seconds * (14 + 40 * Math.sqrt(velocity));
      const { left, right, surface, bed, box } = place;
      const depth = bed - surface;
      ripples.forEach((each, n) => {
        const span = box.width + 60;
        const at = (scattered(n, 30) * span + drift * (0.7 + 0.5 * scattered(n, 31))) % span;
        each.position.set(box.x - 30 + at, surface + depth * (0.05 + 0.8 * scattered(n, 32) ** 2));
      });
      dye.visible = started;
      dye.position.set(parcelX, surface + depth * 0.5);
      const alive = Math.min(BUBBLES, Math.round(oxygen * PER_MG));
      bubbles.forEach((each, n) => {
        const shown = started && n < alive;
        each.visible = shown;
        if (!shown) return;
        const sway = reducedMotion ? 0 : Math.sin(drift / 14 + n) * 2.4;
        const angle = n * 2.399_963;
        const from = Math.sqrt((n + 0.5) / BUBBLES);
        each.position.set(
          parcelX + (Math.cos(angle) * from * reach.x * 0.86 + sway),
          surface + depth * 0.5 + Math.sin(angle) * from * reach.y * 0.82,
        );
      });
      fish.forEach(({ body, at, deep }, n) => {
        const here = oxygenAt(at);
        const stays = here >= LEAVE;
        body.visible = stays;
        if (!stays) return;
        const swim = reducedMotion ? 0 : Math.sin(drift / 26 + 2 * n);
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
      boat.position.set(boatX, surface);
      const hangs = waiting ? (depth * 0.42) / u : 8;
      line.position.set(18, -13);
      line.scale.y = hangs + 13;
      flask.position.set(18, hangs + 4);
    },
  };
}
