/** Colours of the leads and of the two resistors on the board of series and parallel circuits. */

export const RED = 0xd23b3b;
/** Okabe and Ito's colour-blind-safe set, darker on light ground; the black lead is grey on the dark bench, to be seen. */
export const HUES = {
  dark: {
    emf: 0x2fd0a0,
    r1: 0x56b4e9,
    r2: 0xf0a830,
    feed: 0xd23b3b,
    link: 0x3f9d5d,
    back: 0x3672d9,
    moving: 0xe0872b,
    black: 0x7c8896,
  },
  light: {
    emf: 0x00805d,
    r1: 0x0072b2,
    r2: 0xb85400,
    feed: 0xc93434,
    link: 0x2f8a4c,
    back: 0x2860bd,
    moving: 0xd97316,
    black: 0x3a434d,
  },
} as const;

export type PairHues = (typeof HUES)[keyof typeof HUES];
