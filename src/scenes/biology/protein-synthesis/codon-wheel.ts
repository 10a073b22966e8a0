/** The genetic code as a wheel: read from the middle outwards, first, second and third base, then the amino acid. */
import { Container, Graphics, type Text } from 'pixi.js';
import { residueOf } from '../../../../engine/biology/sequence';
import { standardCode } from '../../../../engine/data/genetic-code';
import { residues } from '../../../../engine/data/residue-masses';
import type { StageContext, TypeSizes } from '../../contract';
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
  const dim = (colour: number): number =>
    theme.name === 'dark' ? mix(colour, 0x0c1622, 0.54) : mix(colour, 0xffffff, 0.42);

  interface Mark {
    readonly text: Text;
    /** Edges of the sector in codons, and the ring it stands in. */
    readonly from: number;
    readonly to: number;
    readonly ring: number;
  }
  const marks: Mark[] = [];
  const mark = (content: string, from: number, to: number, ring: number, colour: number): void => {
    const text = context.text({ text: content, size: LETTER, weight: '700', anchor: [0.5, 0.5], colour });
    text.visible = false;
    writing.addChild(text);
    marks.push({ text, from, to, ring });
  };
  for (let n = 0; n < 64; n += 16) mark(bases.charAt(n >> 4), n, n + 16, 0, theme.ink);
  for (let n = 0; n < 64; n += 4) mark(bases.charAt((n >> 2) & 3), n, n + 4, 1, theme.ink);
  for (const { residue, from, to } of blocks)
    mark(residue, from, to, 3, residue === '*' || to - from === 1 ? theme.ink : residuePaint(residue).ink);

  let size = 100;
  let hubRadius = 27;
  const edge = (ring: number): number => hubRadius + (size - hubRadius) * (RINGS[ring] ?? 1);
  let current: string | null = null;
  let written = 0;

  const sector = (pen: Graphics, ring: number, from: number, to: number, gap = 0.012): Graphics => {
    const inner = edge(ring);
    const outer = edge(ring + 1);
    const a = ZERO + from * STEP + gap;
    const b = ZERO + to * STEP - gap;
    return pen
      .moveTo(Math.cos(a) * inner, Math.sin(a) * inner)
      .arc(0, 0, outer, a, b)
      .arc(0, 0, inner, b, a, true)
      .closePath();
  };

  const illuminate = (): void => {
    lit.clear();
    hub.text = current ? `${current}\n${nameOf(residueOf(current))}` : '';
    if (!current) return;
    const n = codons.indexOf(current);
    const residue = residueOf(current);
    const block = blocks.find(({ from, to }) => n >= from && n < to);
    const rim = theme.name === 'dark' ? 0xffffff : 0x14202e;
    for (const [ring, width] of [
      [0, 16],
      [1, 4],
      [2, 1],
    ] as const) {
      const from = Math.floor(n / width) * width;
      const paint = basePaint(current[ring] ?? '');
      sector(lit, ring, from, from + width, 0).fill(paint.fill);
      sector(lit, ring, from, from + width, 0).stroke({ width: 1.5, color: rim, alpha: 0.9 });
    }
    if (block) {
      sector(lit, 3, block.from, block.to, 0).fill(residue === '*' ? theme.warning : residuePaint(residue).fill);
      sector(lit, 3, block.from, block.to, 0).stroke({ width: 2, color: rim });
    }
    for (const { text, from, to, ring } of marks) {
      const on = n >= from && n < to;
      if (ring === 3) {
        if (text.text === '*') text.style.fill = on ? theme.backdropBottom : theme.ink;
        continue;
      }
      text.style.fill = on ? basePaint(current[ring] ?? '').ink : theme.ink;
    }
  };

  return {
    root,
    resize(radius, { small }) {
      size = radius;
      // The hub holds two lines of three letters.
      hubRadius = Math.max(LEAST_HUB * radius, 1.5 * Math.max(HUB_TEXT, small));
      shadow.scale.set(radius / 112);
      shadow.position.set(radius * 0.05, radius * 0.09);
      const room = small;
      hub.style.fontSize = Math.max(HUB_TEXT, small);
      for (const { text } of marks) text.style.fontSize = Math.max(LETTER, small);
      disc.clear();
      disc.circle(0, 0, radius * 1.03).fill(theme.housing);
      for (let n = 0; n < 64; n += 16) sector(disc, 0, n, n + 16).fill(dim(basePaint(bases.charAt(n >> 4)).fill));
      for (let n = 0; n < 64; n += 4) sector(disc, 1, n, n + 4).fill(dim(basePaint(bases.charAt((n >> 2) & 3)).fill));
      for (let n = 0; n < 64; n++) sector(disc, 2, n, n + 1, 0.006).fill(dim(basePaint(bases.charAt(n & 3)).fill));
      for (const { residue, from, to } of blocks) {
        sector(disc, 3, from, to).fill(residue === '*' ? dim(theme.inkSoft) : residuePaint(residue).fill);
      }
      disc.circle(0, 0, radius * 1.03).stroke({ width: 1.5, color: theme.housingEdge });
      disc.circle(0, 0, hubRadius).fill(
        roundGradient([
          [0, theme.housing],
          [1, theme.housingShade],
        ]),
      );
      for (const { text, from, to, ring } of marks) {
        const middle = ZERO + ((from + to) / 2) * STEP;
        const at = (edge(ring) + edge(ring + 1)) / 2;
        const depth = edge(ring + 1) - edge(ring);
        const fits = (to - from) * STEP * at >= room * 0.92 && depth >= room * 0.9;
        // A residue with one codon has no room in its sector: its letter stands outside.
        const outside = ring === 3 && to - from === 1 && text.text !== '*' && room <= size * 0.13;
        const reach = outside ? size * 1.04 + room * 0.55 : at;
        text.position.set(Math.cos(middle) * reach, Math.sin(middle) * reach);
        text.renderable = fits || outside;
      }
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
