/**
 * One run of the ion chromatograph: bands of anions on a carbonate-eluted column, and what the conductivity cell records.
 *
 *     k = k_3.5 (3.5/E)^(x/2), x the charge                     V_R = V₀ (1 + k)
 *     H = 18 + 6/F + 22.5 F µm, σ_V = V_R/√N                    amount = loop · c
 *
 * Concentrations of overlapping bands add up in a slice before the charge balance is solved: the signal is not linear in them.
 */
import type { Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { type Anion, ANION_EXCHANGE } from '../data/samples/anion-exchange';
import { known, molarity, type Sample } from '../data/samples/sample';
import type { SubstanceId } from '../data/samples/substances';
import { type Band, drawnTimes, endsAt, limitsOf, recordTrace, shapeAt } from './chromatogram';
import { DRAWN, type Recorded } from './chromatography-work';
import { backgroundOf, signalOf, type Slice, type Suppression } from './suppressed-conductivity';

export interface IonMethod extends Suppression {
  readonly flow: Quantity<'mL/min'>;
  readonly loop: Quantity<'µL'>;
  readonly column_length: '100' | '150' | '250';
  readonly noise: boolean;
}

export interface IonBand extends Band {
  readonly id: SubstanceId;
  /** mol in the loop. */
  readonly moles: number;
  readonly overloaded: boolean;
}

export interface IonRun extends Recorded<IonBand> {
  readonly sample: string;
  readonly notModelled: readonly string[];
}

const RADIUS: Quantity<'mm'> = 2;
const POROSITY = 0.65;
const ELUENT_OF_TABLE: Quantity<'mmol/L'> = 3.5;
const ELUENT_CHARGE = 2;
/** eq per mm of column that one ion may have. */
const CAPACITY: Quantity<'µeq/mm'> = 0.002;
/** An overloaded band fronts by so many of its widths. */
const FRONT = 1.6;
const NOISE = { suppressed: 0.001, plain: 0.02 } as const;
const SLOWEST: Quantity<'s'> = 0.5;
const POINTS_PER_SIGMA = 6;
const AFTER = 1.05;
/** 9 MPa at 1.2 mL/min through 250 mm. */
const BAR_PER = 90 / (1.2 * 250);

const lengthOf = ({ column_length }: IonMethod): Quantity<'mm'> => Number(column_length);
const voidVolume = (method: IonMethod): Quantity<'mL'> =>
  (POROSITY * Math.PI * RADIUS * RADIUS * lengthOf(method)) / 1000;

export const voidTime = (method: IonMethod): Quantity<'s'> => (60 * voidVolume(method)) / method.flow;
export const pumpPressure = ({ flow, column_length }: IonMethod): Quantity<'bar'> =>
  BAR_PER * flow * Number(column_length);
export const retentionOf = ({ k, charge }: Anion, eluent: Quantity<'mmol/L'>): number =>
  k * (ELUENT_OF_TABLE / eluent) ** (charge / ELUENT_CHARGE);
export const platesOf = (method: IonMethod): number =>
  (1000 * lengthOf(method)) / (18 + 6 / method.flow + 22.5 * method.flow);

/** The sample has its dilution already. */
export function ionRun(sample: Sample, method: IonMethod, rng: Rng): IonRun {
  const anions: Readonly<Partial<Record<SubstanceId, Anion>>> = ANION_EXCHANGE;
  const { parts, notModelled } = known(sample, anions);
  const t0 = voidTime(method);
  const plates = platesOf(method);
  const perSecond = method.flow / 60;
  const limit = CAPACITY * lengthOf(method);
  const bands = parts
    .map((part) => {
      const moles = molarity(part) * method.loop * 1e-6;
      const time = t0 * (1 + retentionOf(part.data, method.eluent));
      const sigma = time / Math.sqrt(plates);
      const overloaded = 1e6 * moles * part.data.charge > limit;
      return { id: part.id, ion: part.data, time, sigma, tau: overloaded ? -FRONT * sigma : 0, moles, overloaded };
    })
    .filter(({ moles }) => moles > 0)
    .sort((a, b) => a.time - b.time);
  const slowest = t0 * (1 + retentionOf(ANION_EXCHANGE.sulfate, method.eluent));
  const end = AFTER * Math.max(slowest * (1 + 5 / Math.sqrt(plates)), ...bands.map(endsAt));
  const signal = signalOf(method);
  const background = backgroundOf(method);
  const dip: Band = { id: 'water', time: t0, sigma: t0 / Math.sqrt(plates), tau: 0 };
  // The plug of the loop carries no eluent: the background is missing there.
  const missing = (-background * (method.loop / 1000)) / perSecond;
  const at = (t: number): number => {
    const slices: Slice[] = [];
    for (const band of bands) {
      // mol/s in mL/s, as mol/L.
      const molar = ((band.moles * shapeAt(band, t)) / perSecond) * 1000;
      if (molar > 1e-13) slices.push({ ion: band.ion, molar });
    }
    const water = Math.max(-background, missing * shapeAt(dip, t));
    return (slices.length > 0 ? signal(slices) : 0) + water;
  };
  const step = Math.min(SLOWEST, dip.sigma / POINTS_PER_SIGMA);
  const noise = method.noise ? (method.suppressor ? NOISE.suppressed : NOISE.plain) : 0;
  const trace = recordTrace(end, step, at, noise, rng);
  return {
    sample: sample.name,
    bands: bands.map(({ id, time, sigma, tau, moles, overloaded }) => ({ id, time, sigma, tau, moles, overloaded })),
    limits: limitsOf(bands, end),
    trace,
    times: drawnTimes([dip, ...bands], end, DRAWN),
    end,
    notModelled,
  };
}
