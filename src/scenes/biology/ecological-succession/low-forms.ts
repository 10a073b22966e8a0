/** What stays low, seen from the side, 100 units high, its foot at the origin: lichens and mosses, weeds, grasses and herbs. */
import { GraphicsContext } from 'pixi.js';
import { mix } from '../../kit/paint/shading';
import type { Form } from './tree-forms';

const LEAF = 0x5d8f3c;

/** Crusts of lichen on a stone: grey-green and orange. */
export const lichen: Form = (draws) => {
  const pen = new GraphicsContext();
  const grey = mix(0x8b8d89, 0xa5a59c, draws.next());
  pen
    .moveTo(-110, 6)
    .quadraticCurveTo(-100, -60, -30, -draws.between(70, 95))
    .quadraticCurveTo(70, -draws.between(75, 100), 112, 6)
    .fill(grey)
    .moveTo(10, -84)
    .quadraticCurveTo(80, -70, 112, 6)
    .lineTo(40, 6)
    .fill({ color: 0x000000, alpha: 0.16 });
  for (const [count, colour] of [
    [8, 0xb9c19a],
    [5, 0xd98b2b],
    [4, 0x6f7a58],
  ] as const) {
    for (let n = 0; n < count; n++) {
      const x = draws.between(-78, 78);
      pen.ellipse(x, -draws.between(8, 70) * (1 - (x / 110) ** 2), draws.between(9, 22), draws.between(6, 13));
    }
    pen.fill({ color: colour, alpha: 0.95 });
  }
  return pen;
};

/** A cushion of moss with its capsules. */
export const moss: Form = (draws) => {
  const pen = new GraphicsContext();
  const colour = mix(0x5f8a2f, 0x86a53a, draws.next());
  for (let n = 0; n < 7; n++) {
    const x = -90 + 30 * n;
    pen.ellipse(x, -8, 28, 50 * draws.between(0.6, 1) * (1 - (x / 140) ** 2));
  }
  pen.fill(colour);
  for (let n = 0; n < 9; n++) {
    const x = draws.between(-70, 70);
    const y = -draws.between(62, 96);
    pen.moveTo(x, -30).lineTo(x + 3, y);
  }
  pen.stroke({ width: 3, color: 0x9a6a35 });
  return pen;
};

const stalks = (
  pen: GraphicsContext,
  tips: readonly (readonly [number, number])[],
  colour: number,
  width: number,
): void => {
  for (const [x, y] of tips) pen.moveTo(x * 0.2, 0).quadraticCurveTo(x * 0.3, y * 0.6, x, y);
  pen.stroke({ width, color: colour });
};

/** Poppies: red cups on hairy stalks. */
export const poppy: Form = (draws) => {
  const pen = new GraphicsContext();
  const tips = Array.from({ length: 4 }, (_, n) => [-46 + 30 * n + 10 * draws.next(), -draws.between(62, 96)] as const);
  stalks(pen, tips, LEAF, 4);
  for (const [x] of tips) pen.ellipse(x * 0.5, -16, 15, 7);
  pen.fill(LEAF);
  for (const [x, y] of tips) pen.ellipse(x - 7, y, 13, 11).ellipse(x + 7, y, 13, 11);
  pen.fill(0xd93426);
  for (const [x, y] of tips) pen.circle(x, y, 5);
  pen.fill(0x241a1a);
  return pen;
};

/** Mayweed, or with larger heads the ox-eye daisy: white rays around a yellow disc, finely cut leaves. */
const daisyOf =
  (heads: number, ray: number): Form =>
  (draws) => {
    const pen = new GraphicsContext();
    const tips = Array.from(
      { length: heads },
      (_, n) => [-52 + (104 * n) / Math.max(1, heads - 1) + 8 * draws.next(), -draws.between(56, 94)] as const,
    );
    stalks(pen, tips, 0x6a9440, 3.4);
    for (const [x, y] of tips)
      for (let n = 0; n < 10; n++) {
        const angle = (n * Math.PI) / 5;
        pen.ellipse(x + ray * Math.cos(angle), y + ray * 0.62 * Math.sin(angle), ray * 0.5, ray * 0.36);
      }
    pen.fill(0xfaf7ef);
    for (const [x, y] of tips) pen.ellipse(x, y - 2, ray * 0.55, ray * 0.42);
    pen.fill(0xf0b81e);
    return pen;
  };
export const mayweed = daisyOf(6, 10);
export const oxeye = daisyOf(3, 17);

/** A tuft of grass with its ears. */
export const grass: Form = (draws) => {
  const pen = new GraphicsContext();
  const colour = mix(0x7fa03c, 0xb0b05a, draws.next());
  for (let n = 0; n < 15; n++) {
    const x = draws.between(-58, 58);
    pen.moveTo(x * 0.25, 0).quadraticCurveTo(x * 0.35, -60, x, -draws.between(52, 88));
  }
  pen.stroke({ width: 3.6, color: colour });
  for (let n = 0; n < 4; n++) {
    const x = -40 + 27 * n;
    const y = -draws.between(84, 100);
    pen.moveTo(x * 0.2, 0).quadraticCurveTo(x * 0.4, y * 0.7, x, y);
    pen.moveTo(x, y).lineTo(x + 3, y + 20);
  }
  pen.stroke({ width: 5, color: mix(colour, 0xd9c78a, 0.6) });
  return pen;
};

/** Spikes of many small flowers over narrow leaves: fireweed in magenta, goldenrod in yellow. */
const spikeOf =
  (flower: number, spikes: number): Form =>
  (draws) => {
    const pen = new GraphicsContext();
    const tips = Array.from(
      { length: spikes },
      (_, n) => [-30 + (60 * n) / Math.max(1, spikes - 1) + 6 * draws.next(), -draws.between(82, 100)] as const,
    );
    stalks(pen, tips, LEAF, 3.4);
    for (const [x, y] of tips)
      for (let n = 0; n < 7; n++)
        pen.ellipse(x * (0.3 + 0.07 * n) + (n % 2 === 0 ? -12 : 12), y * (0.14 + 0.065 * n), 12, 3.6);
    pen.fill(LEAF);
    for (const [x, y] of tips)
      for (let n = 0; n < 9; n++)
        pen.circle(
          x * (0.66 + 0.04 * n) + (n % 2 === 0 ? -1 : 1) * (9 - 0.8 * n),
          y * (0.62 + 0.045 * n),
          6.4 - 0.5 * n,
        );
    pen.fill(flower);
    return pen;
  };
export const fireweed = spikeOf(0xc5409a, 2);
export const goldenrod = spikeOf(0xe6b422, 3);

/** A fern: fronds that arch outwards. */
export const fern: Form = (draws) => {
  const pen = new GraphicsContext();
  const colour = mix(0x4f8a3a, 0x76a04a, draws.next());
  for (let n = 0; n < 7; n++) {
    const end = -84 + 28 * n;
    const top = -draws.between(66, 96) * (1 - 0.35 * (end / 84) ** 2);
    for (let k = 1; k < 9; k++) {
      const t = k / 9;
      const [x, y] = [end * t * t, top * (1 - (1 - t) ** 2)];
      pen.ellipse(x, y, 11 * (1.15 - t), 4.4);
    }
  }
  pen.fill(colour);
  return pen;
};
