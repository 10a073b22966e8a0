/**
 * Oxygen of a river below an outfall, after H. W. Streeter and E. B. Phelps (1925), U.S. Public Health Bulletin 146:
 *
 * dL/dt = −k_d L,  dD/dt = k_d L − k_r D,  D = C_s − DO
 *
 * for a parcel that drifts downstream with the water: L the ultimate oxygen demand that is left, D the deficit below
 * saturation, both in mg/L, t in days. Without oxygen, bacteria can burn only what the surface lets in: dL/dt = −k_r C_s.
 */
import type { Quantity } from '../contract';
import { createRk4, type Derivative } from '../core/ode';
import { celsiusToKelvin } from '../core/units';

/** Longest step, days. */
export const LONGEST_STEP: Quantity<'d'> = 0.01;
/** The river as it lies, for its picture: points, and longest steps of the parcel between them. */
export const PROFILE = { points: 241, parts: 5 } as const;
/** Rate of decay at 20 °C, 1/d, and its growth per degree; that of reaeration. */
export const DECAY_20: Quantity<'1/d'> = 0.2;
export const DECAY_THETA = 1.047;
export const REAERATION_THETA = 1.024;
/** O'Connor and Dobbins' formula was found between these. */
export const REAERATION_VALID = { depth: [0.3, 9], velocity: [0.15, 0.5] } as const;
/** Below this difference of the two rates the closed form takes its limit, 1/d. */
const EQUAL_RATES = 1e-4;

/**
 * Oxygen of fresh water that is saturated at 1 atm, mg/L: B. B. Benson and D. Krause (1984), Limnol. Oceanogr. 29, 620, in the
 * form of Standard Methods 4500-O.
 */
export function saturationOf(temperature: Quantity<'°C'>): Quantity<'mg/L'> {
  const t = celsiusToKelvin(temperature);
  return Math.exp(-139.34411 + 1.575701e5 / t - 6.642308e7 / t ** 2 + 1.2438e10 / t ** 3 - 8.621949e11 / t ** 4);
}

export interface River {
  readonly river_flow: Quantity<'m³/s'>;
  readonly river_bod: Quantity<'mg/L'>;
  readonly river_do: Quantity<'mg/L'>;
  readonly waste_flow: Quantity<'m³/s'>;
  readonly waste_bod: Quantity<'mg/L'>;
  readonly waste_do: Quantity<'mg/L'>;
  readonly temperature: Quantity<'°C'>;
  readonly velocity: Quantity<'m/s'>;
  readonly depth: Quantity<'m'>;
}

export interface Reach {
  readonly saturation: Quantity<'mg/L'>;
  /** Just below the outfall. */
  readonly demand: Quantity<'mg/L'>;
  readonly oxygen: Quantity<'mg/L'>;
  readonly kd: Quantity<'1/d'>;
  readonly kr: Quantity<'1/d'>;
  /** How far the water goes in a day. */
  readonly kmPerDay: Quantity<'km/d'>;
}

/** Flow-weighted mixing at the outfall, and the rates at the river's temperature. */
export function reachOf(river: River): Reach {
  const { river_flow: q, waste_flow: w, temperature, velocity, depth } = river;
  const mixed = (own: number, added: number): number => (q * own + w * added) / (q + w);
  return {
    saturation: saturationOf(temperature),
    demand: mixed(river.river_bod, river.waste_bod),
    oxygen: mixed(river.river_do, river.waste_do),
    kd: DECAY_20 * DECAY_THETA ** (temperature - 20),
    // D. J. O'Connor and W. E. Dobbins (1958), Trans. ASCE 123, 641.
    kr: 3.93 * Math.sqrt(velocity) * depth ** -1.5 * REAERATION_THETA ** (temperature - 20),
    kmPerDay: velocity * 86.4,
  };
}

/** True where the formula of reaeration is used outside the rivers that it was found in. */
export const beyondReaeration = ({ depth, velocity }: Pick<River, 'depth' | 'velocity'>): boolean =>
  depth < REAERATION_VALID.depth[0] ||
  depth > REAERATION_VALID.depth[1] ||
  velocity < REAERATION_VALID.velocity[0] ||
  velocity > REAERATION_VALID.velocity[1];

/** Five-day demand at 20 °C of an ultimate demand, mg/L. */
export const fiveDayDemand = (ultimate: Quantity<'mg/L'>): Quantity<'mg/L'> => ultimate * -Math.expm1(-5 * DECAY_20);

/** Deficit of the parcel after so many days, mg/L: the closed form, as long as there is oxygen. */
export function deficitAfter({ saturation, demand, oxygen, kd, kr }: Reach, days: Quantity<'d'>): Quantity<'mg/L'> {
  const first = saturation - oxygen;
  if (Math.abs(kr - kd) < EQUAL_RATES) return (kd * demand * days + first) * Math.exp(-kd * days);
  const decayed = Math.exp(-kd * days);
  const aired = Math.exp(-kr * days);
  return ((kd * demand) / (kr - kd)) * (decayed - aired) + first * aired;
}

export interface Sag {
  /** When and where oxygen is lowest first; 0 without a sag. */
  readonly days: Quantity<'d'>;
  readonly km: Quantity<'km'>;
  readonly oxygen: Quantity<'mg/L'>;
}

/** When oxygen runs out, if the closed form says that it does before `days`: halving, to a thousandth of a second. */
function runsOut(reach: Reach, days: Quantity<'d'>): Quantity<'d'> {
  let [before, after] = [0, days];
  for (let n = 0; n < 40; n++) {
    const middle = (before + after) / 2;
    if (deficitAfter(reach, middle) < reach.saturation) before = middle;
    else after = middle;
  }
  return after;
}

/** The critical point of the closed form; where that goes below zero, the first at which there is no oxygen. */
export function sagOf(reach: Reach): Sag {
  const { saturation, demand, oxygen, kd, kr, kmPerDay } = reach;
  const none: Sag = { days: 0, km: 0, oxygen };
  if (demand === 0) return none;
  const first = saturation - oxygen;
  const days =
    Math.abs(kr - kd) < EQUAL_RATES
      ? 1 / kd - first / (kd * demand)
      : Math.log((kr / kd) * (1 - (first * (kr - kd)) / (kd * demand))) / (kr - kd);
  if (!(days > 0)) return none;
  if (deficitAfter(reach, days) >= saturation) {
    const empty = runsOut(reach, days);
    return { days: empty, km: empty * kmPerDay, oxygen: 0 };
  }
  return { days, km: days * kmPerDay, oxygen: saturation - deficitAfter(reach, days) };
}

/** What the parcel carries. */
export interface Parcel {
  readonly demand: Quantity<'mg/L'>;
  readonly deficit: Quantity<'mg/L'>;
}

const rk4 = createRk4(2);
const y = new Float64Array(2);
let kdNow = 0;
let krNow = 0;
const decay: Derivative = (_t, [demand = 0, deficit = 0], dydt) => {
  dydt[0] = -kdNow * demand;
  dydt[1] = kdNow * demand - krNow * deficit;
};

/** The parcel so many days later, at most `LONGEST_STEP`. */
export function drift(parcel: Parcel, { saturation, kd, kr }: Reach, days: Quantity<'d'>): Parcel {
  const supply = kr * saturation;
  if (parcel.deficit >= saturation && kd * parcel.demand >= supply) {
    return { demand: Math.max(0, parcel.demand - supply * days), deficit: saturation };
  }
  kdNow = kd;
  krNow = kr;
  y[0] = parcel.demand;
  y[1] = parcel.deficit;
  rk4.step(decay, 0, y, days);
  const [demand = 0, deficit = 0] = y;
  // Oxygen that was not there has burnt nothing.
  const lacking = Math.max(0, deficit - saturation);
  return { demand: demand + lacking, deficit: deficit - lacking };
}
