/** The genetic code as a wheel: read from the middle outwards, first, second and third base, then the amino acid. */
import { Container, Graphics, type Text } from 'pixi.js';
import { residueOf } from '../../../../engine/biology/sequence';
import { standardCode } from '../../../../engine/data/genetic-code';
import { residues } from '../../../../engine/data/residue-masses';
import type { StageContext, TypeSizes } from '../../contract';
import type { StageTheme } from '../../kit/theme';
import { basePaint, residuePaint } from './cell-palette';
import { contactShadow, mix, roundGradient } from '../../kit/paint/shading';

export interface CodonWheel {
  readonly root: Container;
  /** The sizes of text decide what there is room to write. */
  resize(radius: number, type: TypeSizes): void;
  /** Lights a codon, or none. */
  light(codon: string | null): void;
  /** Writes some more of its letters, so that they need not be made all in one frame; true once all are there. */
  write(count: number): boolean;
}

const { bases } = standardCode;
/** Edges of the rings as parts of the way from the hub to the rim: three bases, residues. */
const RINGS = [0, 0.26, 0.534, 0.7, 1] as const;
const LEAST_HUB = 0.3;
const HUB_TEXT = 17;
const STEP = Math.PI / 32;
/** The first codon starts at the top. */
const ZERO = -Math.PI / 2;
const LETTER = 13;

const codons: readonly string[] = Array.from(
  { length: 64 },
  (_, n) => bases.charAt(n >> 4) + bases.charAt((n >> 2) & 3) + bases.charAt(n & 3),
);
const blocks = codons.reduce<{ residue: string; from: number; to: number }[]>((found, codon, n) => {
  const residue = residueOf(codon);
  const last = found.at(-1);
  if (last?.residue === residue) last.to = n + 1;
  else found.push({ residue, from: n, to: n + 1 });
  return found;
}, []);
const nameOf = (residue: string): string => residues.find(({ letter }) => letter === residue)?.three ?? 'stop';

interface Mark {
  readonly text: Text;
  /** Edges of the sector in codons, and the ring it stands in. */
  readonly from: number;
  readonly to: number;
  readonly ring: number;
}

/** The letters of the bases and of the residues, hidden until they are written. */
function createMarks(context: StageContext, writing: Container): readonly Mark[] {
  const { ink } = context.theme;
  const marks: Mark[] = [];
  const mark = (content: string, from: number, to: number, ring: number, colour: number): void => {
    const text = context.text({ text: content, size: LETTER, weight: '700', anchor: [0.5, 0.5], colour });
    text.visible = false;
    writing.addChild(text);
    marks.push({ text, from, to, ring });
  };
  for (let n = 0; n < 64; n += 16) mark(bases.charAt(n >> 4), n, n + 16, 0, ink);
  for (let n = 0; n < 64; n += 4) mark(bases.charAt((n >> 2) & 3), n, n + 4, 1, ink);
  for (const { residue, from, to } of blocks)
    mark(residue, from, to, 3, residue === '*' || to - from === 1 ? ink : residuePaint(residue).ink);
  return marks;
}

/** Radii of a wheel: of all of it, of its hub, and of the inner edge of each ring. */
interface Radii {
  readonly size: number;
  readonly hub: number;
  readonly edge: (ring: number) => number;
}
const radiiOf = (size: number, hub: number): Radii => ({
  size,
  hub,
  edge: (ring) => hub + (size - hub) * (RINGS[ring] ?? 1),
});

function sector(pen: Graphics, { edge }: Radii, ring: number, from: number, to: number, gap = 0.012): Graphics {
  const inner = edge(ring);
  const outer = edge(ring + 1);
  const a = ZERO + from * STEP + gap;
  const b = ZERO + to * STEP - gap;
  return pen
    .moveTo(Math.cos(a) * inner, Math.sin(a) * inner)
    .arc(0, 0, outer, a, b)
    .arc(0, 0, inner, b, a, true)
    .closePath();
}

function drawDisc(disc: Graphics, radii: Radii, theme: StageTheme): void {
  const { size, hub } = radii;
  const dim = (colour: number): number =>
    theme.name === 'dark' ? mix(colour, 0x0c1622, 0.54) : mix(colour, 0xffffff, 0.42);
  const base = (n: number): number => dim(basePaint(bases.charAt(n)).fill);
  disc.clear();
  disc.circle(0, 0, size * 1.03).fill(theme.housing);
  for (let n = 0; n < 64; n += 16) sector(disc, radii, 0, n, n + 16).fill(base(n >> 4));
  for (let n = 0; n < 64; n += 4) sector(disc, radii, 1, n, n + 4).fill(base((n >> 2) & 3));
  for (let n = 0; n < 64; n++) sector(disc, radii, 2, n, n + 1, 0.006).fill(base(n & 3));
  for (const { residue, from, to } of blocks)
    sector(disc, radii, 3, from, to).fill(residue === '*' ? dim(theme.inkSoft) : residuePaint(residue).fill);
  disc.circle(0, 0, size * 1.03).stroke({ width: 1.5, color: theme.housingEdge });
  disc.circle(0, 0, hub).fill(
    roundGradient([
      [0, theme.housing],
      [1, theme.housingShade],
    ]),
  );
}

/** Each letter in the middle of its sector, where it has room. */
function layMarks(marks: readonly Mark[], { size, edge }: Radii, letter: number): void {
  for (const { text, from, to, ring } of marks) {
    text.style.fontSize = Math.max(LETTER, letter);
    const middle = ZERO + ((from + to) / 2) * STEP;
    const at = (edge(ring) + edge(ring + 1)) / 2;
    const depth = edge(ring + 1) - edge(ring);
    const fits = (to - from) * STEP * at >= letter * 0.92 && depth >= letter * 0.9;
    // A residue with one codon has no room in its sector: its letter stands outside.
    const outside = ring === 3 && to - from === 1 && text.text !== '*' && letter <= size * 0.13;
    const reach = outside ? size * 1.04 + letter * 0.55 : at;
    text.position.set(Math.cos(middle) * reach, Math.sin(middle) * reach);
    text.renderable = fits || outside;
  }
}

/** The sectors of a codon in full colour. */
function drawLit(lit: Graphics, radii: Radii, codon: string, theme: StageTheme): void {
  const n = codons.indexOf(codon);
  const rim = theme.name === 'dark' ? 0xffffff : 0x14202e;
  for (const [ring, width] of [
    [0, 16],
    [1, 4],
    [2, 1],
  ] as const) {
    const from = Math.floor(n / width) * width;
    sector(lit, radii, ring, from, from + width, 0).fill(basePaint(codon[ring] ?? '').fill);
    sector(lit, radii, ring, from, from + width, 0).stroke({ width: 1.5, color: rim, alpha: 0.9 });
  }
  const block = blocks.find(({ from, to }) => n >= from && n < to);
  if (!block) return;
  const { residue, from, to } = block;
  sector(lit, radii, 3, from, to, 0).fill(residue === '*' ? theme.warning : residuePaint(residue).fill);
  sector(lit, radii, 3, from, to, 0).stroke({ width: 2, color: rim });
}

/** Letters as they can be read on what is lit. */
function inkMarks(marks: readonly Mark[], codon: string, theme: StageTheme): void {
  const n = codons.indexOf(codon);
  for (const { text, from, to, ring } of marks) {
    const on = n >= from && n < to;
    if (ring !== 3) text.style.fill = on ? basePaint(codon[ring] ?? '').ink : theme.ink;
    else if (text.text === '*') text.style.fill = on ? theme.backdropBottom : theme.ink;
  }
}

/** Origin in the middle. */
export function createCodonWheel(context: StageContext): CodonWheel {
  const { theme } = context;
  const root = new Container({ label: 'codon wheel' });
  const shadow = contactShadow(theme, 250, 250);
  const disc = new Graphics();
  const lit = new Graphics();
  const writing = new Container();
  const hub = context.text({
    size: HUB_TEXT,
    weight: '700',
    mono: true,
    anchor: [0.5, 0.5],
    align: 'center',
    colour: theme.ink,
  });
  root.addChild(shadow, disc, lit, writing, hub);
  const marks = createMarks(context, writing);
  let radii = radiiOf(100, 27);
  let current: string | null = null;
  let written = 0;
  const illuminate = (): void => {
    lit.clear();
    hub.text = current ? `${current}\n${nameOf(residueOf(current))}` : '';
    if (!current) return;
    drawLit(lit, radii, current, theme);
    inkMarks(marks, current, theme);
  };

  return {
    root,
    resize(radius, { small }) {
      // The hub holds two lines of three letters.
      radii = radiiOf(radius, Math.max(LEAST_HUB * radius, 1.5 * Math.max(HUB_TEXT, small)));
      shadow.scale.set(radius / 112);
      shadow.position.set(radius * 0.05, radius * 0.09);
      hub.style.fontSize = Math.max(HUB_TEXT, small);
      drawDisc(disc, radii, theme);
      layMarks(marks, radii, small);
      illuminate();
    },
    write(count) {
      for (const { text } of marks.slice(written, written + count)) text.visible = true;
      written += count;
      return written >= marks.length;
    },
    light(codon) {
      if (codon === current) return;
      current = codon;
      illuminate();
    },
  };
}
