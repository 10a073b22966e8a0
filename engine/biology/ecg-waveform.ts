/**
 * The electrocardiogram of one beat as a sum of Gaussian events, in closed form:
 *
 *   v(t) = Σ aᵢ exp(−(t − tᵢ)² / 2bᵢ²),   t in s from the R peak, v in mV
 *
 * the solution of the phase equation of McSharry, Clifford, Tarassenko and Smith (IEEE Trans. Biomed. Eng. 50, 289,
 * 2003), kept in seconds, so that intervals that are set are honoured at every rate.
 *
 * Onsets and ends: P begins PR before the QRS begins; QRS runs from −QRS/2 to +QRS/2; T ends QT after the QRS began.
 * QT = QTc √RR (Bazett, Heart 7, 353, 1920) or QTc + 0.154 (RR − 1 s) (Framingham: Sagie et al., Am. J. Cardiol. 70, 797, 1992),
 * at most 0.9 RR.
 *
 * Assumptions: one lead; each beat has the same form; a beat is drawn from its own events whatever its neighbours do.
 */
import type { Quantity } from '../contract';

export type WaveName = 'P' | 'Q' | 'R' | 'S' | 'T';

/** When a wave of a beat is, whatever lead it is seen in. */
export interface Wave {
  /** From the R peak. */
  readonly at: Quantity<'s'>;
  /** Standard deviation of the Gaussian. */
  readonly width: Quantity<'s'>;
}

/** One event of a beat in one lead. */
export interface EcgEvent extends Wave {
  readonly name: WaveName;
  readonly height: Quantity<'mV'>;
}

export interface EcgIntervals {
  /** From the onset of P to the onset of QRS. */
  readonly pr: Quantity<'s'>;
  readonly qrs: Quantity<'s'>;
  /** QT at 60 beats a minute. */
  readonly qtc: Quantity<'s'>;
}

/** Heights in lead II; model parameters within the usual limits of a healthy adult. */
export const LEAD_TWO_HEIGHTS = { P: 0.12, Q: -0.1, R: 1.1, S: -0.2, T: 0.3 } as const;

/** Middle of the normal ranges: PR 120–200 ms, QRS below 110 ms, QTc 350–450 ms (AHA/ACCF/HRS 2009). */
export const NORMAL_INTERVALS: EcgIntervals = { pr: 0.16, qrs: 0.09, qtc: 0.41 };

const P_WIDTH: Quantity<'s'> = 0.02;
/** A Gaussian begins and ends so many standard deviations from its middle: there it is 4 % of its height. */
const EDGE = 2.5;
/** Beyond so many standard deviations an event is below 4e-6 of its height. */
const REACH = 5;
const LONGEST_QT = 0.9;

/** QT of a beat interval of `rr` seconds, after Bazett. */
export const qtOf = (qtc: Quantity<'s'>, rr: Quantity<'s'>): Quantity<'s'> =>
  Math.min(qtc * Math.sqrt(rr), LONGEST_QT * rr);

/** How much QT shortens with the beat interval in people, s per s. */
const FRAMINGHAM_SLOPE = 0.154;

/** QT of a mean beat interval of `rr` seconds, as it was measured in the Framingham study. */
export const framinghamQt = (qtc: Quantity<'s'>, rr: Quantity<'s'>): Quantity<'s'> =>
  Math.min(qtc + FRAMINGHAM_SLOPE * (rr - 1), LONGEST_QT * rr);

/** The five waves of a sinus beat, from its intervals. */
export function wavesOf(pr: Quantity<'s'>, qrs: Quantity<'s'>, qt: Quantity<'s'>): Readonly<Record<WaveName, Wave>> {
  const onset = -qrs / 2;
  const tWidth = qt / 12;
  return {
    P: { at: onset - pr + EDGE * P_WIDTH, width: P_WIDTH },
    Q: { at: -0.3 * qrs, width: qrs / 8 },
    R: { at: 0, width: qrs / 9 },
    S: { at: 0.3 * qrs, width: qrs / 8 },
    T: { at: onset + qt - EDGE * tWidth, width: tWidth },
  };
}

const WAVE_NAMES: readonly WaveName[] = ['P', 'Q', 'R', 'S', 'T'];

const inLead = (
  waves: Readonly<Record<WaveName, Wave>>,
  heights: Readonly<Record<WaveName, Quantity<'mV'>>>,
): readonly EcgEvent[] => WAVE_NAMES.map((name) => ({ name, ...waves[name], height: heights[name] }));

/** The five events of a sinus beat with a beat interval of `rr` seconds. */
export const sinusBeat = (
  { pr, qrs, qtc }: EcgIntervals,
  rr: Quantity<'s'>,
  heights: Readonly<Record<WaveName, Quantity<'mV'>>> = LEAD_TWO_HEIGHTS,
): readonly EcgEvent[] => inLead(wavesOf(pr, qrs, qtOf(qtc, rr)), heights);

/** Rate at which the angles of ECGSYN were turned into seconds, beats/min, and QT there. */
const ECGSYN_RATE = 70;
const ECGSYN_QT: Quantity<'s'> = 0.37;
const ECGSYN_HEIGHTS = { P: 0.12, Q: -0.12, R: 1.1, S: -0.2, T: 0.3 } as const;
/**
 * Q and S lie so far from R; Q, R and S have this width. Narrower than ECGSYN's 36 and 14 ms, which make a QRS of 128 ms, as in a
 * bundle branch block: here it lasts 86 ms, and P 88 ms (normal: below 110 and 120 ms, AHA/ACCF/HRS 2009).
 */
const NARROW_QRS = { apart: 0.025, width: 0.009 } as const;
const ECGSYN_P = { at: -0.167, width: 0.022, nearer: 0.0003 } as const;
const ECGSYN_T_WIDTH: Quantity<'s'> = 0.055;
/** The steepest tangent of a Gaussian meets the baseline so many standard deviations from its middle: there T ends on paper. */
const TANGENT = 2;

/**
 * A beat in lead II at a mean rate (beats/min) and QT: P and T where ECGSYN has them at 70/min, in seconds. P comes nearer
 * by 0.3 ms for each beat/min more (chosen); T keeps its end, by the tangent, QT after the onset of Q.
 */
export function ecgsynBeat(rate: Quantity<'1/min'>, qt: Quantity<'s'>): readonly EcgEvent[] {
  const { apart, width } = NARROW_QRS;
  const tWidth = (ECGSYN_T_WIDTH * qt) / ECGSYN_QT;
  return inLead(
    {
      P: { at: ECGSYN_P.at + ECGSYN_P.nearer * (rate - ECGSYN_RATE), width: ECGSYN_P.width },
      Q: { at: -apart, width },
      R: { at: 0, width },
      S: { at: apart, width },
      T: { at: -apart - TANGENT * width + qt - TANGENT * tWidth, width: tWidth },
    },
    ECGSYN_HEIGHTS,
  );
}

/** Widths of the events of a beat that begins in a ventricle: its QRS lasts 0.16 s, longer than the 0.12 s of a broad one. */
const BROAD = { R: 0.026, S: 0.03, T: 0.035 } as const;
const BROAD_HEIGHTS = { R: 1.3, S: -0.9, T: -0.25 } as const;

/**
 * A broad beat without a P wave, with a beat interval of `rr` seconds: the T wave goes against the QRS. Heights, widths and
 * places are model parameters.
 */
export const ventricularBeat = (rr: Quantity<'s'>): readonly EcgEvent[] => [
  { name: 'R', at: 0, width: BROAD.R, height: BROAD_HEIGHTS.R },
  { name: 'S', at: 0.08, width: BROAD.S, height: BROAD_HEIGHTS.S },
  { name: 'T', at: Math.min(0.24, 0.66 * rr), width: BROAD.T, height: BROAD_HEIGHTS.T },
];

/** mV at `t` seconds from the R peak. */
export function ecgLevel(events: readonly EcgEvent[], t: Quantity<'s'>): Quantity<'mV'> {
  let sum = 0;
  for (const { at, width, height } of events) {
    const z = (t - at) / width;
    if (z > -REACH && z < REACH) sum += height * Math.exp(-0.5 * z * z);
  }
  return sum;
}
