/** The water of a lake and what lives and moves in it: two layers, algae, fish, the mud that glows, bubbles, boat and Secchi disc. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import { LAYERS } from '../../../../engine/environmental-science/lake-model';
import type { StageContext } from '../../contract';
import { downGradient, mix } from '../../kit/paint/shading';
import { countryTones, scattered } from '../../kit/room/countryside';
import { BOAT_AT } from './lake-gear';
import { type Basin, waterBetween } from './lake-picture';

export interface LakeNow {
  readonly chlorophyll: number;
  readonly secchi: number;
  readonly oxygen: number;
  readonly release: number;
  readonly aerated: boolean;
  readonly locked: boolean;
  readonly depth: number;
  readonly deep: number;
  /** Where the hand holds the disc, m. */
  readonly disc: number;
  readonly flows: boolean;
  readonly seasons: boolean;
  readonly ice: number;
}

export interface LakeWater {
  readonly root: Container;
  lay(basin: Basin, deepPart: number): void;
  /** `warmth`: °C of its layers. */
  draw(now: LakeNow, warmth: Float32Array, wall: number): void;
  /** Colour of the upper water. */
  colour(chlorophyll: number): number;
}

const SPECKS = 90;
const FISH = 7;
const BUBBLES = 24;
/** µg/L that make the water quite green. */
const GREEN_AT = 45;
/** mg/L below which cold-water fish leave. */
export const LEAVE = 5;
const MOST_RELEASE = 10;
/** Bands of one warmth each in which a lake with seasons is tinted, and the colours of 0, 4 and 24 °C. */
const BANDS = 10;
const COLD = 0xdfeefc;
const DENSE = 0x2b4fa8;
const WARM = 0xf0913a;
/** K between surface and bottom that part the layers wholly. */
const PARTED = 4;

const tintOf = (warmth: number): number =>
  warmth < 4 ? mix(COLD, DENSE, Math.max(0, warmth / 4)) : mix(DENSE, WARM, Math.min(1, (warmth - 4) / 20));

export function createLakeWater({ theme, reducedMotion }: StageContext): LakeWater {
  const tones = countryTones(theme);
  const root = new Container({ label: 'lake' });
  const upper = new Graphics({ label: 'upper water' });
  const lower = new Graphics({ label: 'deep water' });
  const blend = new Graphics({ label: 'thermocline' });
  const bands = Array.from({ length: BANDS }, () => new Graphics({ label: 'warmth' }));
  const rounds = new Graphics({ label: 'water that turns over' });
  const shine = new Graphics({ label: 'light in the water' });
  const glow = new Graphics({ label: 'mud that releases' });
  const flakes = new Graphics({ label: 'alum' });
  const glints = new Graphics({ label: 'surface' });
  const speck = new GraphicsContext().circle(0, 0, 2).fill({ color: 0x3f8f2e, alpha: 0.85 });
  const specks = Array.from({ length: SPECKS }, () => new Graphics({ context: speck }));
  const trout = new GraphicsContext()
    .poly([-11, 0, -19, -6, -17, 0, -19, 6])
    .fill(0x7d8a94)
    .ellipse(0, 0, 14, 5.4)
    .fill(0x7d8a94)
    .ellipse(1, 2, 11, 2.6)
    .fill({ color: 0xf3d3c0, alpha: 0.7 })
    .circle(9, -1.2, 1.4)
    .fill(0x10161c);
  const fish = Array.from({ length: FISH }, () => new Graphics({ context: trout }));
  const bubble = new GraphicsContext().circle(0, 0, 3).fill({ color: 0xe8fbff, alpha: 0.75 });
  const bubbles = Array.from({ length: BUBBLES }, () => new Graphics({ context: bubble, visible: false }));
  const line = new Graphics().rect(-0.8, 0, 1.6, 1).fill(theme.name === 'dark' ? 0xdbe5ee : 0x37424d);
  const disc = new Graphics({ label: 'Secchi disc' }).ellipse(0, 0, 17, 5.5).fill(0xffffff);
  disc
    .poly([0, 0, 17, 0, 14, 3.2, 8, 4.9, 0, 5.5])
    .fill(0x111111)
    .poly([0, 0, -17, 0, -14, -3.2, -8, -4.9, 0, -5.5])
    .fill(0x111111)
    .ellipse(0, 0, 17, 5.5)
    .stroke({ width: 1, color: 0x111111 });
  const boat = new Graphics({ label: 'boat' })
    .poly([-38, -7, 34, -7, 26, 7, -30, 7])
    .fill(theme.name === 'dark' ? 0x2f5d86 : 0x3b7bb0)
    .rect(-39, -9, 74, 3)
    .fill(0xd8c7a8)
    .circle(-2, -30, 5)
    .fill(0xd9a77f)
    .poly([-9, -24, 5, -24, 6, -8, -10, -8])
    .fill(0xd9562f)
    .moveTo(4, -20)
    .lineTo(22, -16)
    .stroke({ width: 3, color: 0xd9562f, cap: 'round' });
  root.addChild(
    lower,
    upper,
    blend,
    ...bands,
    shine,
    rounds,
    glow,
    flakes,
    ...specks,
    ...fish,
    ...bubbles,
    line,
    disc,
    glints,
    boat,
  );
  root.once('destroyed', () => {
    for (const shape of [speck, trout, bubble]) shape.destroy();
  });

  let basin: Basin = { box: { x: 0, y: 0, width: 1, height: 1 }, left: 0, right: 1, surface: 0, bed: 1 };
  let u = 1;
  let from = 0.5;
  let drift = 0;
  let last = Number.NaN;
  const colour = (chlorophyll: number): number => {
    const green = theme.name === 'dark' ? 0x2f6a24 : 0x5c9a33;
    return mix(tones.clean, green, Math.min(0.95, (chlorophyll / GREEN_AT) ** 0.7));
  };
  return {
    root,
    colour,
    lay(next, deepPart) {
      basin = next;
      u = Math.max(0.7, next.box.height / 250);
      from = 1 - deepPart;
      upper
        .clear()
        .poly(waterBetween(next, 0, from))
        .fill(0xffffff);
      lower
        .clear()
        .poly(waterBetween(next, from, 1))
        .fill(0xffffff);
      const { left, right, surface, bed } = next;
      const width = right - left;
      // Between the layers one goes over into the other, and light fades from the surface down.
      blend
        .clear()
        .poly(waterBetween(next, from, Math.min(1, from + 0.16)))
        .fill(
          downGradient([
            [0, 0xffffff, 1],
            [1, 0xffffff, 0],
          ]),
        );
      bands.forEach((band, n) => {
        const points = waterBetween(next, n / BANDS, (n + 1) / BANDS);
        band.clear().poly(points).fill(0xffffff);
        band.alpha = 0.3;
      });
      // Two rounds of water, up in the middle and down at the shores.
      rounds.clear();
      for (const way of [-1, 1]) {
        const middle = (left + right) / 2 + way * width * 0.19;
        const [high, broad] = [(bed - surface) * 0.3, width * 0.13];
        const centre = surface + (bed - surface) * 0.48;
        for (const [begin, end] of [
          [0.15, 0.85],
          [1.15, 1.85],
        ] as const) {
          const at = (part: number): readonly [number, number] => [
            middle + broad * Math.cos(Math.PI * part) * -way,
            centre + high * Math.sin(Math.PI * part) * -1,
          ];
          rounds.moveTo(...at(begin));
          for (let n = 1; n <= 12; n++) rounds.lineTo(...at(begin + ((end - begin) * n) / 12));
          rounds.stroke({ width: 3 * u, color: 0xffffff, alpha: 0.7, cap: 'round' });
          const [tipX, tipY] = at(end);
          const [fromX, fromY] = at(end - 0.12);
          const long = Math.max(1e-6, Math.abs(tipX - fromX) + Math.abs(tipY - fromY));
          const [dx, dy] = [(9 * u * (tipX - fromX)) / long, (9 * u * (tipY - fromY)) / long];
          rounds
            .poly([tipX + dx, tipY + dy, tipX - dy * 0.7, tipY + dx * 0.7, tipX + dy * 0.7, tipY - dx * 0.7])
            .fill({ color: 0xffffff, alpha: 0.8 });
        }
      }
      shine
        .clear()
        .poly(waterBetween(next, 0, from))
        .fill(
          downGradient([
            [0, 0xffffff, theme.name === 'dark' ? 0.14 : 0.3],
            [1, 0xffffff, 0],
          ]),
        );
      glow
        .clear()
        .poly(waterBetween(next, 0.8, 1))
        .fill(
          downGradient([
            [0, 0xff8a2a, 0],
            [0.6, 0xff8a2a, 0.25],
            [1, 0xff8a2a, 0.85],
          ]),
        );
      flakes.clear();
      for (let n = 0; n < 120; n++)
        flakes
          .ellipse(left + width * (0.18 + 0.64 * scattered(n, 50)), bed - 5 * u * scattered(n, 51), 4 * u, 1.6 * u)
          .fill({ color: 0xf1f4f6, alpha: 0.8 });
      glints.clear();
      for (let n = 0; n < 14; n++)
        glints
          .roundRect(
            left + width * (0.03 + 0.93 * scattered(n, 52)),
            surface + 2 * u + 5 * u * scattered(n, 53),
            26 * u,
            1.3 * u,
            1,
          )
          .fill({ color: 0xffffff, alpha: theme.name === 'dark' ? 0.25 : 0.6 });
      boat.scale.set(u);
      boat.position.set(left + BOAT_AT * width, surface - 4 * u);
      for (const each of [...specks, ...fish, ...bubbles]) each.scale.set(u);
      disc.scale.set(u);
    },
    draw(
      { chlorophyll, secchi, oxygen, release, aerated, locked, depth, disc: held, flows, seasons, ice },
      warmth,
      wall,
    ) {
      const seconds = Number.isNaN(last) ? 0 : Math.min(0.1, Math.max(0, (wall - last) / 1000));
      last = wall;
      if (flows && !reducedMotion) drift += seconds;
      const { left, right, surface, bed } = basin;
      const width = right - left;
      const tall = bed - surface;
      const water = colour(chlorophyll);
      upper.tint = water;
      blend.tint = water;
      // How far the layers are parted, 0 where the lake is one water.
      const apart = Math.abs((warmth[0] ?? 0) - (warmth[LAYERS - 1] ?? 0)) / PARTED;
      const parted = seasons ? Math.min(1, apart) : 1;
      // Without oxygen the deep turns black.
      lower.tint = mix(mix(water, tones.deep, 0.62 * parted), 0x1b1420, 0.75 * Math.max(0, 1 - oxygen / 9));
      rounds.visible = seasons && ice === 0 && apart * PARTED < 1;
      rounds.alpha = 0.6;
      bands.forEach((band, n) => {
        band.visible = seasons;
        if (seasons) band.tint = tintOf(warmth[Math.floor(((n + 0.5) * LAYERS) / BANDS)] ?? 0);
      });
      boat.visible = ice === 0;
      glints.visible = ice === 0;
      const reach = from + (1 - from) * (1 - parted);
      glow.alpha = Math.min(1, release / MOST_RELEASE) ** 0.5;
      glow.visible = release > 0;
      flakes.visible = locked;
      const many = Math.min(SPECKS, Math.round(chlorophyll * 1.8));
      specks.forEach((each, n) => {
        const shown = n < many;
        each.visible = shown;
        if (!shown) return;
        each.position.set(
          left + width * (0.04 + 0.92 * scattered(n, 54)) + 4 * Math.sin(drift * 0.7 + n),
          surface + 7 * u + (tall * reach - 14 * u) * scattered(n, 55) ** (1 + 0.4 * parted),
        );
      });
      fish.forEach((each, n) => {
        const stays = oxygen >= LEAVE;
        each.visible = stays;
        if (!stays) return;
        const swims = Math.sin(drift * 0.5 + n * 1.7);
        each.position.set(
          left + width * (0.24 + 0.5 * ((n + 0.7 * scattered(n, 56)) / FISH)) + swims * 16 * u,
          surface + tall * (from + (1 - from) * (0.25 + 0.5 * scattered(n, 57))),
        );
        const facing = Math.cos(drift * 0.5 + n * 1.7) >= 0 ? u : -u;
        if (each.scale.x !== facing) each.scale.x = facing;
      });
      bubbles.forEach((each, n) => {
        each.visible = aerated;
        if (!aerated) return;
        const up = (drift * 0.35 + scattered(n, 58)) % 1;
        each.position.set(left + width * (0.7 + 0.025 * scattered(n, 59)) + 3 * Math.sin(9 * up + n), bed - tall * up);
      });
      const at = { x: boat.x + 22 * u, y: surface + (tall * held) / depth };
      line.position.set(at.x, surface - 19 * u);
      line.scale.y = at.y - line.y;
      disc.position.set(at.x, at.y);
      // It fades in the green, and is gone at its depth.
      disc.alpha = held <= 0 ? 1 : Math.max(0, Math.min(1, 1.06 - (held / secchi) ** 2));
    },
  };
}
