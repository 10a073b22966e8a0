/** A DNA double helix that turns, and opens where an enzyme holds its strands apart. Two layers: far and near strand. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { type BaseGlyphs, CAP, PLATE } from './base-glyphs';
import { basePaint, cellPalette } from './cell-palette';
import { mix } from '../../kit/paint/shading';

/** B-DNA: 10.5 base pairs a turn (J. C. Wang 1979). */
const TURN = 10.5;
const RADIUS = 29;
/** From the axis to the strands where they are held apart. */
const CODING_APART = 60;
const TEMPLATE_APART = 42;
const EDGE = 2.6;
/** Below this part of the full height a base is seen too much from its edge to be read. */
const READABLE = 0.72;

/** The bubble, in bases from the active site: opened from behind to a little ahead. */
export const BUBBLE = { behind: -9.5, ahead: 1.6 } as const;

export interface HelixPose {
  readonly coding: string;
  readonly template: string;
  /** Base at the active site; fractions lie between two bases. */
  readonly at: number;
  /** Where the active site is. */
  readonly x: number;
  readonly y: number;
  /** What must be covered. */
  readonly from: number;
  readonly to: number;
  readonly capHeight: number;
}

export interface DnaHelix {
  readonly root: Container;
  readonly pitch: number;
  pose(pose: HelixPose): void;
}

const smooth = (t: number): number => {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
};

/** 1 inside the bubble, 0 in the closed helix. */
const openness = (u: number): number =>
  smooth((u - BUBBLE.behind) / EDGE + 0.5) * smooth((BUBBLE.ahead - u) / EDGE + 0.5);

const turnAt = (u: number): number =>
  u > BUBBLE.ahead
    ? ((u - BUBBLE.ahead) * 2 * Math.PI) / TURN
    : u < BUBBLE.behind
      ? ((u - BUBBLE.behind) * 2 * Math.PI) / TURN
      : 0;

interface Pair {
  readonly plates: readonly [Graphics, Graphics];
  readonly letters: readonly [Graphics, Graphics];
  /** Backbone to the next pair: [coding, template], each once behind the bases and once before them. */
  readonly behind: readonly [Graphics, Graphics];
  readonly before: readonly [Graphics, Graphics];
}

/** `count` pairs at the most are drawn at once. */
export function createDnaHelix({ theme }: StageContext, glyphs: BaseGlyphs, count: number, pitch = 22): DnaHelix {
  const palette = cellPalette(theme);
  const root = new Container({ label: 'DNA' });
  const far = new Container();
  const rungs = new Container();
  const near = new Container();
  const writing = new Container();
  root.addChild(far, rungs, near, writing);
  const add = (layer: Container, context = glyphs.link): Graphics => {
    const shape = new Graphics(context);
    layer.addChild(shape);
    return shape;
  };
  const pairs: readonly Pair[] = Array.from({ length: count }, () => ({
    plates: [add(rungs, glyphs.plate), add(rungs, glyphs.plate)],
    letters: [add(writing, glyphs.letter('')), add(writing, glyphs.letter(''))],
    behind: [add(far), add(far)],
    before: [add(near), add(near)],
  }));
  const backbone = [palette.codingBackbone, palette.templateBackbone] as const;
  const shaded = backbone.map((colour) => mix(colour, palette.nucleus[1], 0.55)) as [number, number];
  const quiet = palette.quietBase;

  /** Height of a backbone over the axis, up negative; `side` is -1 for the coding strand. */
  const heightAt = (u: number, side: -1 | 1): number => {
    const open = openness(u);
    const closed = side * RADIUS * Math.cos(turnAt(u));
    return closed + (side * (side < 0 ? CODING_APART : TEMPLATE_APART) - closed) * open;
  };

  return {
    root,
    pitch,
    pose({ coding, template, at, x, y, from, to, capHeight }) {
      const first = Math.ceil(at + (from - x) / pitch);
      const size = capHeight / CAP;
      for (let n = 0; n < pairs.length; n++) {
        const i = first + n;
        // A pair keeps its parts while it moves through the picture, so that its letters need not be changed.
        const pair = pairs[((i % count) + count) % count] as Pair;
        const u = i - at;
        const px = x + u * pitch;
        const shown = px <= to;
        const known = i >= 0 && i < coding.length;
        const open = openness(u);
        const facing = Math.cos(turnAt(u));
        const towards = Math.sin(turnAt(u));
        for (let strand = 0; strand < 2; strand++) {
          const k = strand as 0 | 1;
          const side = k === 0 ? -1 : 1;
          const py = y + heightAt(u, side);
          const plate = pair.plates[k];
          const letter = pair.letters[k];
          const behind = pair.behind[k];
          const before = pair.before[k];
          // What is not seen has alpha 0: taking it out and in again would cost a new build of the picture each frame.
          if (!shown) {
            plate.alpha = 0;
            letter.alpha = 0;
            behind.alpha = 0;
            before.alpha = 0;
            continue;
          }

          const base = (k === 0 ? coding : template)[i] ?? '';
          // In the closed helix the two bases of a pair meet on the axis; apart, each keeps its own length.
          const length = -side * (PLATE.height * open + RADIUS * facing * (1 - open));
          const full = Math.abs(length) / PLATE.height;
          plate.position.set(px, py);
          plate.scale.set(0.9, length / PLATE.height);
          plate.tint = known ? mix(basePaint(base).fill, palette.nucleus[1], 0.5 * Math.max(0, 1 - full)) : quiet;
          plate.alpha = known ? 1 : 0.45;

          const readable = known ? smooth((full - READABLE) / 0.15) : 0;
          letter.alpha = readable;
          if (readable > 0) {
            letter.context = glyphs.letter(base);
            letter.position.set(px, py + length / 2);
            letter.scale.set(size);
            letter.tint = basePaint(base).ink;
          }

          const rise = y + heightAt(u + 1, side) - py;
          const isNear = open > 0.5 || towards * side < 0;
          const link = isNear ? before : behind;
          (isNear ? behind : before).alpha = 0;
          link.position.set(px, py);
          link.scale.set(Math.sqrt(pitch * pitch + rise * rise) + 1, isNear ? 6.5 : 5);
          link.rotation = Math.atan2(rise, pitch);
          link.tint = isNear ? backbone[k] : shaded[k];
          link.alpha = known ? 1 : 0.6;
        }
      }
    },
  };
}
