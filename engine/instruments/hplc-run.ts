/**
 * One run of the liquid chromatograph: when each compound of the sample leaves the column, what the detector records, and the peaks.
 *
 * The plug that is injected widens a band by V_inj/F √(1/12), and in a gradient by as much less as k has fallen since it entered.
 *
 * Silanol groups of the silica hold an amine longer, k (1 + 0.3 a), and let it tail by 4 a σ, with a their activity (chosen).
 *
 * Area by Beer and Lambert in a cell of 1 cm: 1000 ε c V_inj/F in mAU min, with c in mol/L, V_inj in mL, F in mL/min. The detector
 * scatters by 0.02 mAU and is flat above 2500 mAU.
 */
import type { Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { absorbanceOfBands } from '../core/spectrum';
import { ABSORPTION } from '../data/samples/absorption';
import { REVERSED_PHASE, type Retention } from '../data/samples/reversed-phase';
import { known, molarity, type Sample } from '../data/samples/sample';
import type { SubstanceId } from '../data/samples/substances';
import { eluted, LONGEST, type Method, type OldSolvent, overPressureAt } from './c18-column';
import { type Band, drawnTimes, endsAt, limitsOf, recordTrace, shapeAt } from './chromatogram';
import { DRAWN, type Recorded } from './chromatography-work';

export interface Detection {
  readonly pressure_limit: '400' | '600' | '1200';
  readonly wavelength: Quantity<'nm'>;
  readonly injection: Quantity<'µL'>;
  readonly silanol: number;
  readonly noise: boolean;
}

export interface PeakBand extends Band {
  readonly id: SubstanceId;
  /** mAU s, as the light would be without saturation. */
  readonly area: number;
}

export interface Run extends Recorded<PeakBand> {
  readonly sample: string;
  /** Substances that do not leave the column within 120 min. */
  readonly retained: readonly SubstanceId[];
  /** No data: of retention or of light. */
  readonly notModelled: readonly string[];
  readonly saturated: boolean;
  /** What the column held when the run began. */
  readonly old: OldSolvent;
  /** When the pressure reaches the limit and the pump stops; null: it does not. */
  readonly stops: Quantity<'s'> | null;
}

const NOISE: Quantity<'mAU'> = 0.02;
export const CLIP: Quantity<'mAU'> = 2500;
const SILANOL_TAIL = 4;
const SILANOL_HOLD = 0.3;
/** The detector takes five points a second, more where peaks are narrow. */
const SLOWEST: Quantity<'s'> = 0.2;
const POINTS_PER_SIGMA = 6;
/** The record goes on for a while after the last peak. */
const AFTER = 1.04;

export function runOf(
  sample: Sample,
  method: Method,
  { wavelength, injection, silanol, noise, pressure_limit }: Detection,
  old: OldSolvent,
  rng: Rng,
): Run {
  const retention: Readonly<Partial<Record<SubstanceId, Retention>>> = REVERSED_PHASE;
  const { parts, notModelled } = known(sample, retention);
  const retained: SubstanceId[] = [];
  const unseen: string[] = [];
  const bands: PeakBand[] = [];
  for (const part of parts) {
    const { amine, logKw, s } = part.data;
    const held = amine ? Math.log10(1 + SILANOL_HOLD * silanol) : 0;
    const leaves = eluted({ logKw: logKw + held, s }, method, old, injection);
    const light = ABSORPTION[part.id];
    if (!light) {
      unseen.push(part.id);
      continue;
    }
    if (!leaves) {
      retained.push(part.id);
      continue;
    }
    const epsilon = absorbanceOfBands(light.bands, wavelength);
    bands.push({
      id: part.id,
      ...leaves,
      tau: amine ? SILANOL_TAIL * silanol * leaves.sigma : 0,
      area: (60 * 1000 * epsilon * molarity(part) * (injection / 1000)) / method.flow,
    });
  }
  bands.sort((a, b) => a.time - b.time);
  const last = Math.max(60, ...bands.map(endsAt));
  const end = retained.length > 0 ? LONGEST : Math.min(LONGEST, last * AFTER);
  const narrowest = Math.min(Infinity, ...bands.map(({ sigma }) => sigma));
  let saturated = false;
  const signal = (t: number): number => {
    let sum = 0;
    for (const band of bands) sum += band.area * shapeAt(band, t);
    if (sum > CLIP) saturated = true;
    return Math.min(CLIP, sum);
  };
  const trace = recordTrace(end, Math.min(SLOWEST, narrowest / POINTS_PER_SIGMA), signal, noise ? NOISE : 0, rng);
  return {
    sample: sample.name,
    bands,
    limits: limitsOf(bands, end),
    trace,
    times: drawnTimes(bands, end, DRAWN),
    end,
    retained,
    notModelled: [...notModelled, ...unseen],
    saturated,
    old,
    stops: overPressureAt(method, old, Number(pressure_limit), end),
  };
}
