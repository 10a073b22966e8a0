/** Six invented semen samples and a test track, and the lower fifth centiles of fathers (World Health Organization, 6th edition, 2021). */

export const SEMEN_NAMES = [
  'Sample 1',
  'Sample 2',
  'Sample 3',
  'Sample 4',
  'Sample 5',
  'Sample 6',
  'Test track',
] as const;
export type SemenName = (typeof SEMEN_NAMES)[number];

export interface SemenSample {
  /** Of the teaching case. */
  readonly name: string;
  /** mL. */
  readonly volume: number;
  /** Millions in a mL. */
  readonly concentration: number;
  /** %; of progressive, non-progressive and immotile cells. */
  readonly progressive: number;
  readonly nonProgressive: number;
  readonly vitality: number;
  readonly normalForms: number;
  /** Part of the progressive ones that is rapid. */
  readonly rapid: number;
}

export const SEMEN: Readonly<Record<SemenName, SemenSample>> = {
  'Sample 1': {
    name: 'all within the limits',
    volume: 3,
    concentration: 65,
    progressive: 52,
    nonProgressive: 8,
    vitality: 80,
    normalForms: 9,
    rapid: 0.75,
  },
  'Sample 2': {
    name: 'few cells',
    volume: 2.5,
    concentration: 8,
    progressive: 40,
    nonProgressive: 6,
    vitality: 70,
    normalForms: 5,
    rapid: 0.7,
  },
  'Sample 3': {
    name: 'poor motility',
    volume: 3.2,
    concentration: 48,
    progressive: 16,
    nonProgressive: 14,
    vitality: 62,
    normalForms: 6,
    rapid: 0.4,
  },
  'Sample 4': {
    name: 'few normal forms',
    volume: 2.8,
    concentration: 40,
    progressive: 38,
    nonProgressive: 6,
    vitality: 68,
    normalForms: 2,
    rapid: 0.6,
  },
  'Sample 5': {
    name: 'few cells, poor motility, few normal forms',
    volume: 2,
    concentration: 5,
    progressive: 12,
    nonProgressive: 10,
    vitality: 50,
    normalForms: 1,
    rapid: 0.3,
  },
  'Sample 6': {
    name: 'no cells',
    volume: 3,
    concentration: 0,
    progressive: 0,
    nonProgressive: 0,
    vitality: 0,
    normalForms: 0,
    rapid: 0,
  },
  'Test track': {
    name: 'one cell on a known path',
    volume: 1,
    concentration: 50,
    progressive: 100,
    nonProgressive: 0,
    vitality: 100,
    normalForms: 100,
    rapid: 1,
  },
};

/** mL, M/mL, M, %. */
export const LIMITS = {
  volume: 1.4,
  concentration: 16,
  total: 39,
  motility: 42,
  progressive: 30,
  vitality: 54,
  normalForms: 4,
} as const;
