/** Scales of the Rockwell test (ISO 6508-1:2016, table 1), shared by model and stage. */
export interface RockwellScale {
  readonly indenter: 'diamond' | 'ball';
  /** Total test force, kgf. */
  readonly total: number;
  /** N of HR = N − h/0.002 mm. */
  readonly full: 100 | 130;
  /** Range in which a value is one of this scale, points. */
  readonly from: number;
  readonly to: number;
  /** What is said above the range. */
  readonly above: string;
  /** Standard deviation between indents on one piece, points; chosen. */
  readonly scatter: number;
}

const ABOVE_B = 'Above range: use HRC';

export const SCALES = {
  HRA: { indenter: 'diamond', total: 60, full: 100, from: 20, to: 95, above: 'Above range', scatter: 0.4 },
  HRB: { indenter: 'ball', total: 100, full: 130, from: 10, to: 100, above: ABOVE_B, scatter: 0.8 },
  HRC: { indenter: 'diamond', total: 150, full: 100, from: 20, to: 70, above: 'Above range: use HRA', scatter: 0.4 },
  HRF: { indenter: 'ball', total: 60, full: 130, from: 60, to: 100, above: 'Above range: use HRB', scatter: 0.8 },
} as const satisfies Readonly<Record<string, RockwellScale>>;

export type ScaleName = keyof typeof SCALES;

/** Preliminary test force, kgf. */
export const PRELIMINARY = 10;
/** One point of any of these scales, µm of depth. */
export const POINT_UM = 2;
/** Radius of the ball, and of the cone's tip, mm. */
export const BALL_RADIUS = 0.79375;
export const TIP_RADIUS = 0.2;
