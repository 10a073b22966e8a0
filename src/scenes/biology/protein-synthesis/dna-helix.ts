/** A DNA double helix that turns, and opens where an enzyme holds its strands apart. Two layers: far and near strand. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { type BaseGlyphs, CAP, PLATE } from './base-glyphs';
import { basePaint, cellPalette } from './cell-palette';
import { mix } from '../../kit/paint/shading';
import { smooth } from './chain-path';

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

/** 1 inside the bubble, 0 in the closed helix. */
const openness = (u: number): number =>
  smooth((u - BUBBLE.behind) / EDGE + 0.5) * smooth((BUBBLE.ahead - u) / EDGE + 0.5);

const turnAt = (u: number): number =>
  u > BUBBLE.ahead
    ? ((u - BUBBLE.ahead) * 2 * Math.PI) / TURN
    : u < BUBBLE.behind
      ? ((u - BUBBLE.behind) * 2 * Math.PI) / TURN
      : 0;

/** -1 for the coding strand, which is above the axis. */
type Side = -1 | 1;

/** Height of a backbone over the axis, up negative. */
function heightAt(u: number, side: Side): number {
  const closed = side * RADIUS * Math.cos(turnAt(u));
  return closed + (side * (side < 0 ? CODING_APART : TEMPLATE_APART) - closed) * openness(u);
}

/** A base with its letter, and the backbone to the next one: once behind the bases and once before them. */
interface Unit {
  readonly side: Side;
  readonly plate: Graphics;
  readonly letter: Graphics;
  readonly behind: Graphics;
  readonly before: Graphics;
}

/** Where a base stands: bases from the active site, and the axis there. */
interface Spot {
  readonly u: number;
  readonly x: number;
  readonly axis: number;
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
  const unit = (side: Side): Unit => ({
    side,
    plate: add(rungs, glyphs.plate),
    letter: add(writing, glyphs.letter('')),
    behind: add(far),
    before: add(near),
  });
  /** A backbone's colour near the eye, and far from it. */
  const coloured = (colour: number) => [colour, mix(colour, palette.nucleus[1], 0.55)] as const;
  const backbones = [coloured(palette.codingBackbone), coloured(palette.templateBackbone)] as const;
  const pairs = Array.from({ length: count }, () => [unit(-1), unit(1)] as const);

  /** `base` empty where the sequence has none. */
  function drawBase({ side, plate, letter }: Unit, base: string, { u, x, axis }: Spot, size: number): void {
    const known = base !== '';
    const open = openness(u);
    const y = axis + heightAt(u, side);
    // In the closed helix the two bases of a pair meet on the axis; apart, each keeps its own length.
    const length = -side * (PLATE.height * open + RADIUS * Math.cos(turnAt(u)) * (1 - open));
    const full = Math.abs(length) / PLATE.height;
    plate.position.set(x, y);
    plate.scale.set(0.9, length / PLATE.height);
    plate.tint = known ? mix(basePaint(base).fill, palette.nucleus[1], 0.5 * Math.max(0, 1 - full)) : palette.quietBase;
    plate.alpha = known ? 1 : 0.45;
    const readable = known ? smooth((full - READABLE) / 0.15) : 0;
    letter.alpha = readable;
    if (readable === 0) return;
    letter.context = glyphs.letter(base);
    letter.position.set(x, y + length / 2);
    letter.scale.set(size);
    letter.tint = basePaint(base).ink;
  }
  function drawBackbone({ side, behind, before }: Unit, known: boolean, { u, x, axis }: Spot): void {
    const y = axis + heightAt(u, side);
    const rise = axis + heightAt(u + 1, side) - y;
    const isNear = openness(u) > 0.5 || Math.sin(turnAt(u)) * side < 0;
    const link = isNear ? before : behind;
    (isNear ? behind : before).alpha = 0;
    link.position.set(x, y);
    link.scale.set(Math.sqrt(pitch * pitch + rise * rise) + 1, isNear ? 6.5 : 5);
    link.rotation = Math.atan2(rise, pitch);
    link.tint = backbones[side < 0 ? 0 : 1][isNear ? 0 : 1];
    link.alpha = known ? 1 : 0.6;
  }

  return {
    root,
    pitch,
    pose({ coding, template, at, x, y, from, to, capHeight }) {
      const first = Math.ceil(at + (from - x) / pitch);
      for (let i = first; i < first + count; i++) {
        const u = i - at;
        const spot: Spot = { u, x: x + u * pitch, axis: y };
        // A pair keeps its parts while it moves through the picture, so that its letters need not be changed.
        for (const unit of pairs[((i % count) + count) % count] ?? []) {
          // What is not seen has alpha 0: taking it out and in again would cost a new build of the picture each frame.
          if (spot.x > to) {
            for (const part of [unit.plate, unit.letter, unit.behind, unit.before]) part.alpha = 0;
            continue;
          }
          const known = i >= 0 && i < coding.length;
          drawBase(unit, known ? ((unit.side < 0 ? coding : template)[i] ?? '') : '', spot, capHeight / CAP);
          drawBackbone(unit, known, spot);
        }
      }
    },
  };
}
