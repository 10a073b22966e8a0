/** The face that broke, under the magnifier: notch, torn metal with its dimples and shear lips, and the bright facets of cleavage. */
import type { Graphics } from 'pixi.js';
import type { Box } from '../../contract';
import { mix } from '../../kit/paint/shading';
import { type BrokenBar, grain, THICK } from './fracture-state';

const FACETS = 15;

/** Where the face lies: its middle, its upper edge, stage units of a millimetre, and its sides, which bulge below the notch. */
function planFace({ width, notch, expansion }: BrokenBar, box: Box) {
  const s = Math.min((box.height * 0.96) / THICK, (box.width * 0.9) / (width + 2.5));
  const [cx, top] = [box.x + box.width / 2, box.y + (box.height - THICK * s) / 2];
  /** Beyond half the width, mm. */
  const bulge = (y: number): number => (y > notch ? (expansion / 2) * ((y - notch) / (THICK - notch)) ** 2 : 0);
  /** A point of the outline, stage units: `side` −1 left, 1 right. */
  const edge = (side: number, y: number): [number, number] => [cx + side * (width / 2 + bulge(y)) * s, top + y * s];
  return { cx, top, s, bulge, edge };
}
type FacePlan = ReturnType<typeof planFace>;

function drawTornGround(g: Graphics, { width, notch }: BrokenBar, tone: number, plan: FacePlan): void {
  const { cx, top, s, bulge, edge } = plan;
  const outline: number[] = [];
  for (let n = 0; n <= 10; n++) outline.push(...edge(-1, n));
  for (let n = 10; n >= 0; n--) outline.push(...edge(1, n));
  g.poly(outline).fill(mix(tone, 0x2a2d31, 0.5));
  // The machined notch: smooth, with the marks of the cutter.
  g.rect(cx - (width / 2) * s, top, width * s, notch * s).fill(mix(tone, 0xffffff, 0.35));
  for (let y = 0.25; y < notch; y += 0.35)
    g.moveTo(cx - (width / 2) * s, top + y * s).lineTo(cx + (width / 2) * s, top + y * s);
  g.stroke({ width: 0.8, color: mix(tone, 0x000000, 0.3), alpha: 0.5 });
  // Dimples of the torn metal.
  for (let n = 0; n < 420; n++) {
    const y = notch + grain(n, 5) * (THICK - notch);
    const x = (grain(n, 6) - 0.5) * (width + 2 * bulge(y)) * 0.98;
    g.circle(cx + x * s, top + y * s, (0.05 + 0.12 * grain(n, 7)) * s);
  }
  g.fill({ color: 0x0c0e11, alpha: 0.35 });
}

/** Slanted, they catch the light. */
function drawShearLips(g: Graphics, { shear, width, notch }: BrokenBar, tone: number, plan: FacePlan): void {
  const { cx, top, s, edge } = plan;
  const lip = Math.min(1.6, 0.012 * shear) * Math.min(1, width / 5);
  for (const side of [-1, 1]) {
    const inner: number[] = [];
    for (let n = 10; n >= Math.ceil(notch); n--)
      inner.push(edge(side, n)[0] - side * lip * s * (0.8 + 0.4 * grain(n, side, 8)), top + n * s);
    const outer: number[] = [];
    for (let n = Math.ceil(notch); n <= 10; n++) outer.push(...edge(side, n));
    g.poly([...outer, ...inner]).fill(side < 0 ? mix(tone, 0xffffff, 0.28) : mix(tone, 0x000000, 0.42));
  }
  const foot: number[] = [];
  for (let n = 0; n <= 12; n++)
    foot.push(cx + (n / 12 - 0.5) * width * s, top + (THICK - lip * (0.7 + 0.5 * grain(n, 9))) * s);
  g.poly([...foot, cx + (width / 2) * s, top + THICK * s, cx - (width / 2) * s, top + THICK * s]).fill(
    mix(tone, 0xffffff, 0.16),
  );
}

const facetTone = (tone: number, dull: boolean, shine: number): number => {
  if (dull) return mix(tone, 0x15181c, 0.15 + 0.5 * shine);
  return shine > 0.82 ? 0xffffff : mix(tone, 0xffffff, 0.15 + 0.65 * shine);
};

function drawCleavage(g: Graphics, { shear, width, notch, dull }: BrokenBar, tone: number, plan: FacePlan): void {
  const flat = Math.sqrt(Math.max(0, 1 - shear / 100));
  if (flat < 0.08) return;
  const { cx, top, s, bulge } = plan;
  const high = THICK - notch;
  const [wide, deep] = [width * flat, high * flat];
  const start = notch + (high - deep) * 0.3;
  const node = (i: number, j: number): [number, number] => {
    const inside = i > 0 && i < FACETS && j > 0 && j < FACETS;
    const stray = inside ? 0.75 : 0.45;
    const x = ((i + (grain(i, j, 10) - 0.5) * stray) / FACETS - 0.5) * wide;
    const y = start + ((j + (grain(i, j, 11) - 0.5) * stray) / FACETS) * deep;
    const most = width / 2 + bulge(y);
    return [cx + Math.max(-most, Math.min(most, x)) * s, top + Math.max(notch, Math.min(THICK, y)) * s];
  };
  for (let i = 0; i < FACETS; i++) {
    for (let j = 0; j < FACETS; j++) {
      const [a, b, c, d] = [node(i, j), node(i + 1, j), node(i + 1, j + 1), node(i, j + 1)];
      for (const [n, three] of [
        [a, b, c],
        [a, c, d],
      ].entries())
        g.poly(three.flat()).fill(facetTone(tone, dull, grain(i, j, n, 12)));
    }
  }
}

export function drawFractureFace(g: Graphics, broken: BrokenBar, tone: number, box: Box): void {
  const plan = planFace(broken, box);
  drawTornGround(g, broken, tone, plan);
  if (broken.shear > 15) drawShearLips(g, broken, tone, plan);
  drawCleavage(g, broken, tone, plan);
}
