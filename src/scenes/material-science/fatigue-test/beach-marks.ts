/** The section of the bar under a lens: the crack that creeps from one place of the skin, its beach marks, and the rest that broke at once. */
import { Container, Graphics } from 'pixi.js';
import { hash32 } from '../../../../engine/core/hash';
import type { Part, StageContext } from '../../contract';
import { mix } from '../../kit/paint/shading';
import { createPictureCard } from '../../kit/words/picture-card';

interface SectionState {
  readonly crack: number;
  /** Of the section that the crack has when the rest breaks. */
  readonly share: number;
  /** Of the crack, 0 to 1: where its front stood when the load changed or stopped. */
  readonly marks: readonly number[];
  readonly broken: boolean;
  readonly tone: number;
  readonly words: string;
}

export interface BeachMarks extends Part {
  set(state: SectionState): void;
}

/** The section of the bar: its middle and its radius. */
interface Round {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const GRAINS = 260;
const ARC = 40;
const chance = (...at: readonly number[]): number => hash32('beach', ...at.map(String)) / 2 ** 32;

/** What lies within the section and within a distance of the origin of the crack, as a polygon. */
function frontOf({ x, y, radius }: Round, reach: number): number[] {
  const points: number[] = [];
  for (let n = 0; n <= ARC; n++) {
    const turn = -Math.PI / 2 + (n / ARC) * Math.PI;
    const px = x - radius + reach * Math.cos(turn);
    const py = y + reach * 1.15 * Math.sin(turn);
    const [dx, dy] = [px - x, py - y];
    const far = Math.sqrt(dx * dx + dy * dy);
    points.push(far > radius ? x + (dx * radius) / far : px, far > radius ? y + (dy * radius) / far : py);
  }
  return points;
}

/** The skin of the section between the ends of such a front, on the side of the origin. */
function skinOf({ x, y, radius }: Round, points: readonly number[]): number[] {
  const end = Math.atan2(points[points.length - 1]! - y, points[points.length - 2]! - x);
  const begin = Math.atan2(points[1]! - y, points[0]! - x);
  const from = end < 0 ? end + 2 * Math.PI : end;
  const to = begin < 0 ? begin + 2 * Math.PI : begin;
  const out: number[] = [];
  for (let n = 1; n < 16; n++) {
    const turn = from + ((to - from) * n) / 16;
    out.push(x + radius * Math.cos(turn), y + radius * Math.sin(turn));
  }
  return out;
}

/** The rest that broke at once. */
function drawRough(g: Graphics, { x, y, radius }: Round): void {
  for (let n = 0; n < GRAINS; n++) {
    const far = radius * Math.sqrt(chance(n, 1)) * 0.97;
    const turn = 2 * Math.PI * chance(n, 2);
    const size = radius * (0.02 + 0.05 * chance(n, 3));
    const [px, py] = [x + far * Math.cos(turn), y + far * Math.sin(turn)];
    g.poly([px - size, py, px, py - size, px + size, py + size * 0.4]).fill({
      color: chance(n, 4) > 0.5 ? 0xffffff : 0x14171c,
      alpha: 0.32,
    });
  }
}

/** A section as it was cut. */
function drawSmooth(g: Graphics, { x, y, radius }: Round): void {
  for (let line = -0.9; line < 0.95; line += 0.09) {
    const half = radius * Math.sqrt(1 - line * line);
    g.moveTo(x - half, y + line * radius).lineTo(x + half, y + line * radius);
  }
  g.stroke({ width: 0.8, color: 0x000000, alpha: 0.08 });
}

function drawCrack(g: Graphics, { crack, share, marks, broken, tone }: SectionState, round: Round): void {
  const { x, y, radius } = round;
  // The reach of a front goes about with the root of its area.
  const reachOf = (part: number): number => 2 * radius * Math.sqrt(share * part) * 0.95;
  const reach = reachOf(broken ? 1 : crack);
  if (reach <= 1) return;
  const edge = frontOf(round, reach);
  g.poly([...edge, ...skinOf(round, edge)]).fill(mix(tone, 0x4a3a28, 0.3));
  for (const at of [crack, ...marks]) {
    const mark = frontOf(round, reachOf(at));
    g.moveTo(mark[0]!, mark[1]!);
    for (let i = 2; i < mark.length; i += 2) g.lineTo(mark[i]!, mark[i + 1]!);
  }
  g.stroke({ width: Math.max(1, radius * 0.022), color: mix(tone, 0x1a1208, 0.72), alpha: 0.85 });
  g.circle(x - radius, y, Math.max(2, radius * 0.05)).fill(0x1a1208);
}

export function createBeachMarks(context: StageContext): BeachMarks {
  const root = new Container({ label: 'section' });
  const card = createPictureCard(context);
  const face = new Graphics();
  root.addChild(card.root, face);
  let round: Round = { x: 0, y: 0, radius: 1 };
  let key = '';
  return {
    root,
    lay(box, type) {
      card.lay(box, type.small);
      const high = box.height - 18 - type.small * 1.4;
      const radius = Math.max(4, Math.min(box.width - 20, high) / 2);
      round = { x: box.x + box.width / 2, y: box.y + 9 + high / 2, radius };
      key = '';
    },
    set(state) {
      const { crack, share, marks, broken, tone } = state;
      card.caption.text = state.words;
      const next = `${crack.toFixed(2)} ${share.toFixed(2)} ${marks.join()} ${broken} ${tone} ${round.radius}`;
      if (next === key) return;
      key = next;
      const { x, y, radius } = round;
      face
        .clear()
        .circle(x, y, radius)
        .fill(mix(tone, 0xffffff, broken ? 0.05 : 0.3));
      if (broken) drawRough(face, round);
      else drawSmooth(face, round);
      drawCrack(face, state, round);
      face.circle(x, y, radius).stroke({ width: 2, color: mix(tone, 0x000000, 0.45) });
    },
  };
}
