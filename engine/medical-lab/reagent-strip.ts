/**
 * A reagent strip: ten pads, each with its reading time, its chart of blocks and its blind spots. Colour develops as 1 − e^(−t/τ),
 * τ a third of the reading time, holds from that time to twice it, and over-reads by 0.5 % a second from then on, to twice its colour at
 * most: then its reagents are used up. The two pads of indicators alone, pH and specific gravity, come to rest and do not over-read.
 */
import type { stored } from '../data/urine-samples';

export const PADS = [
  'glucose',
  'bilirubin',
  'ketone',
  'sg',
  'blood',
  'ph',
  'protein',
  'urobilinogen',
  'nitrite',
  'leukocytes',
] as const;
export type Pad = (typeof PADS)[number];

export interface PadChart {
  /** As it is printed on the bottle. */
  readonly print: string;
  readonly name: string;
  readonly unit: string;
  /** Reading time, s. */
  readonly seconds: number;
  readonly blocks: readonly number[];
  /** Lowest content that is told from none; null: the pad has no zero block. */
  readonly lowest: number | null;
  /** Where its colour begins, in its own unit. */
  readonly from: number;
  /** Colours of the first and the last block. */
  readonly colours: readonly [number, number];
}

const SG_BLOCKS = [1, 1.005, 1.01, 1.015, 1.02, 1.025, 1.03] as const;

export const CHART: Readonly<Record<Pad, PadChart>> = {
  glucose: {
    print: 'GLU',
    name: 'Glucose',
    unit: 'mg/dL',
    seconds: 30,
    blocks: [0, 100, 250, 500, 1000, 2000],
    lowest: 75,
    from: 0,
    colours: [0x7fd1c8, 0x6b4a2b],
  },
  bilirubin: {
    print: 'BIL',
    name: 'Bilirubin',
    unit: 'mg/dL',
    seconds: 30,
    blocks: [0, 1, 2, 4],
    lowest: 0.4,
    from: 0,
    colours: [0xf6efd0, 0xc9a58f],
  },
  ketone: {
    print: 'KET',
    name: 'Ketone',
    unit: 'mg/dL',
    seconds: 40,
    blocks: [0, 5, 15, 40, 80, 160],
    lowest: 5,
    from: 0,
    colours: [0xf2d9c4, 0x6d2149],
  },
  sg: {
    print: 'SG',
    name: 'Specific gravity',
    unit: '1',
    seconds: 45,
    blocks: SG_BLOCKS,
    lowest: null,
    from: 1,
    colours: [0x0f5a63, 0xc9b13c],
  },
  blood: {
    print: 'BLO',
    name: 'Blood',
    unit: 'cells/µL',
    seconds: 60,
    blocks: [0, 10, 25, 80, 200],
    lowest: 5,
    from: 0,
    colours: [0xe8b23a, 0x1f5f3f],
  },
  ph: {
    print: 'pH',
    name: 'pH',
    unit: '1',
    seconds: 60,
    blocks: [5, 6, 6.5, 7, 7.5, 8, 8.5],
    lowest: null,
    from: 5,
    colours: [0xe98a3a, 0x1d5f8f],
  },
  protein: {
    print: 'PRO',
    name: 'Protein',
    unit: 'mg/dL',
    seconds: 60,
    blocks: [0, 15, 30, 100, 300, 2000],
    lowest: 15,
    from: 0,
    colours: [0xe9ec8a, 0x2f8f8a],
  },
  urobilinogen: {
    print: 'URO',
    name: 'Urobilinogen',
    unit: 'mg/dL',
    seconds: 60,
    blocks: [0.2, 1, 2, 4, 8],
    lowest: null,
    from: 0,
    colours: [0xf9d7b0, 0xd85a72],
  },
  nitrite: {
    print: 'NIT',
    name: 'Nitrite',
    unit: '1',
    seconds: 60,
    blocks: [0, 1],
    lowest: 0.06,
    from: 0,
    colours: [0xffffff, 0xf48fb1],
  },
  leukocytes: {
    print: 'LEU',
    name: 'Leukocytes',
    unit: 'cells/µL',
    seconds: 120,
    blocks: [0, 15, 70, 125, 500],
    lowest: 10,
    from: 0,
    colours: [0xf4efdc, 0x7a4f9a],
  },
};

/** When the last pad is read, s. */
export const LAST_PAD = 120;

/** 1 − e⁻³: what has developed at the reading time. */
const DEVELOPED = 1 - Math.exp(-3);
const OVER = 0.005;
/** Of the full colour, what a late pad comes to at most; chosen. */
const MOST_OVER = 2;

/** Part of its full colour that a pad shows after so many seconds. */
export function development(pad: Pad, seconds: number): number {
  const { seconds: due } = CHART[pad];
  if (seconds <= 0) return 0;
  if (seconds < due) return (1 - Math.exp((-3 * seconds) / due)) / DEVELOPED;
  if (pad === 'ph' || pad === 'sg') return 1;
  return Math.min(MOST_OVER, 1 + OVER * Math.max(0, seconds - 2 * due));
}

const VITAMIN_TO_GLUCOSE = 1.02;
/** Vitamin C that halves what blood, nitrite and bilirubin show, mg/dL. */
const HALVING = 25;
/** Protein, mg/dL, lifts the pad of specific gravity: by a block at most (chosen; the maker names 100 to 750 mg/dL). */
const GRAVITY_OF_PROTEIN = { most: 0.005, from: 400 } as const;
const ALKALINE = { gravity: 6.5, protein: 8.5 } as const;

/** What the pads take their colour from: content less what hides it, in the unit of each. */
export function effective(urine: ReturnType<typeof stored>, ascorbate: number): Readonly<Record<Pad, number>> {
  const hidden = 1 + ascorbate / HALVING;
  return {
    glucose: Math.max(0, urine.glucose - VITAMIN_TO_GLUCOSE * ascorbate),
    bilirubin: urine.bilirubin / hidden,
    ketone: urine.acetoacetate,
    sg:
      urine.ionicGravity -
      (urine.ph >= ALKALINE.gravity ? 0.005 : 0) +
      GRAVITY_OF_PROTEIN.most * Math.min(1, urine.protein / GRAVITY_OF_PROTEIN.from),
    // Cells that have lysed still give their haem and their esterase to the pads.
    blood: (urine.red + urine.haemoglobin) / hidden,
    ph: urine.ph,
    protein: urine.protein + (urine.ph >= ALKALINE.protein ? 30 : 0),
    urobilinogen: urine.urobilinogen,
    nitrite: urine.nitrite / hidden,
    leukocytes: urine.white,
  };
}

/** What a pad seems to hold after so many seconds. */
export function apparent(pad: Pad, content: number, seconds: number): number {
  const { from } = CHART[pad];
  return from + (content - from) * development(pad, seconds);
}

const nearest = (blocks: readonly number[], distance: (block: number) => number): number =>
  blocks.reduce((best, block) => (distance(block) < distance(best) ? block : best));

/** The block that an eye picks for it. */
export function blockOf(pad: Pad, content: number): number {
  const { blocks, lowest } = CHART[pad];
  if (pad === 'ph' || pad === 'sg') return nearest(blocks, (block) => Math.abs(block - content));
  if (lowest !== null && content < lowest) return 0;
  const least = blocks.find((block) => block > 0) ?? 0;
  if (content <= least) return least;
  return nearest(
    blocks.filter((block) => block > 0),
    (block) => Math.abs(Math.log(block / content)),
  );
}

/**
 * Where on its chart a content lies, in blocks from 0: the colour between two blocks. Below the first block that is told from none it goes
 * with the content.
 */
export function placeOnChart(pad: Pad, content: number): number {
  const { blocks, lowest } = CHART[pad];
  const last = blocks.length - 1;
  for (let n = 0; n < last; n++) {
    const [low = 0, high = 1] = [blocks[n], blocks[n + 1]];
    if (content > high) continue;
    if (content <= low) return n;
    if (lowest === null || low > 0) {
      const even = pad === 'ph' || pad === 'sg' || low === 0;
      return n + (even ? (content - low) / (high - low) : Math.log(content / low) / Math.log(high / low));
    }
    return n + content / high;
  }
  return last;
}
