/** What a landfill makes and lets out: gas, leachate, leak, and what of it reaches a well. Amounts are of the whole site. */
import type { Quantity } from '../contract';

export type Liner = 'None' | 'Clay' | 'Composite';

export const YEAR: Quantity<'s'> = 31_557_600;
const DAY: Quantity<'s'> = 86_400;
const HECTARE: Quantity<'m²'> = 10_000;

export interface Waste {
  readonly waste_rate: Quantity<'Mg/yr'>;
  readonly open_years: Quantity<'yr'>;
  readonly decay_rate: Quantity<'1/yr'>;
  readonly methane_potential: Quantity<'m³/Mg'>;
}

/**
 * Methane at whole years T by the double sum of LandGEM: Q = Σᵢ Σⱼ k L₀ (Mᵢ/10) e^(−k tᵢⱼ), tᵢⱼ = T − (i − 1) − j, j = 0.1 … 1.0 (US EPA, LandGEM
 * 3.02 user's guide, EPA-600/R-05/047, equation 1). The sum over the tenths is the same for every year of waste.
 */
function atWholeYear(years: number, waste: Waste): number {
  const { waste_rate: mass, open_years: open, decay_rate: k, methane_potential: potential } = waste;
  let tenths = 0;
  for (let j = 1; j <= 10; j++) tenths += Math.exp((k * j) / 10);
  let sum = 0;
  for (let i = 1; i <= Math.min(years, open); i++) sum += Math.exp(-k * (years - i + 1));
  return k * potential * (mass / 10) * tenths * sum;
}

/** Methane generated, straight between whole years. */
export function landGem(years: Quantity<'yr'>, waste: Waste): Quantity<'m³/yr'> {
  const whole = Math.floor(years + 1e-9);
  const part = Math.max(0, years - whole);
  const from = atWholeYear(whole, waste);
  return part < 1e-9 ? from : from + part * (atWholeYear(whole + 1, waste) - from);
}

/** Waste that still can decay after a step of `dt` years: dm/dt = M − k m, exact. */
export function pooled(
  mass: Quantity<'Mg'>,
  added: Quantity<'Mg/yr'>,
  k: Quantity<'1/yr'>,
  dt: Quantity<'yr'>,
): Quantity<'Mg'> {
  const kept = Math.exp(-k * dt);
  return mass * kept + (added / k) * (1 - kept);
}

/** Real evapotranspiration: L. Turc, Ann. Agron. 5 (1954) 491, but no more than soaks in. `runoff`: part of the rain. */
export function turc(rain: Quantity<'mm/yr'>, celsius: Quantity<'°C'>, runoff: number): Quantity<'mm/yr'> {
  const limit = 300 + 25 * celsius + 0.05 * celsius ** 3;
  return Math.min(rain / Math.sqrt(0.9 + (rain / limit) ** 2), rain * (1 - runoff));
}

/** Of the rain on a site: what runs off, and what finds its way through in spite of the cap whatever evaporates. */
interface Cover {
  readonly runoff: number;
  readonly through: number;
}

const OPEN: Cover = { runoff: 0.2, through: 0 };
/**
 * Nine tenths run off on the cap and in the drain above its sheet; a hundredth of the rain finds the holes of the sheet (C. H. Benson and
 * others, WM’02, Tucson 2002: 1.0 to 7.1 mm a year under covers of sheet and clay in humid places).
 */
const CAPPED: Cover = { runoff: 0.89, through: 0.01 };

/** Rain that becomes leachate, and rain that evaporates. */
export function waterBalance(
  rain: Quantity<'mm/yr'>,
  celsius: Quantity<'°C'>,
  capped: boolean,
): { readonly evaporated: Quantity<'mm/yr'>; readonly sinking: Quantity<'mm/yr'> } {
  const { runoff, through } = capped ? CAPPED : OPEN;
  const evaporated = turc(rain, celsius, runoff + through);
  return { evaporated, sinking: Math.max(0, rain * (1 - runoff - through) - evaporated) + rain * through };
}

/** In which waste drains to what sinks in now: real sites take years to decades. Chosen. */
const DRAINING: Quantity<'yr'> = 5;

/** Water that leaves the waste after `dt` years, where it was `now` and `sinking` comes in: a linear store, exact. */
export const drained = (now: Quantity<'mm/yr'>, sinking: Quantity<'mm/yr'>, dt: Quantity<'yr'>): Quantity<'mm/yr'> =>
  sinking + (now - sinking) * Math.exp(-dt / DRAINING);

/** So much leachate a year, pumped back, makes all waste as moist as bacteria like it. Chosen. */
const MOIST: Quantity<'mm/yr'> = 40;

/** By how much recirculated leachate raises k: to twice where there is enough of it, in proportion where there is less. */
export const moistened = (leachate: Quantity<'mm/yr'>): number => 1 + Math.min(1, leachate / MOIST);

/** Hydraulic conductivity of compacted clay, its thickness, and a hole of 1 cm² in the sheet. */
const CLAY: Quantity<'m/s'> = 1e-9;
const CLAY_THICK: Quantity<'m'> = 0.9;
const HOLE: Quantity<'m²'> = 1e-4;

const throughHole = (head: Quantity<'m'>): Quantity<'m³/s'> =>
  0.21 * (1 + 0.1 * (head / CLAY_THICK) ** 0.95) * HOLE ** 0.1 * head ** 0.9 * CLAY ** 0.74;

/**
 * Water through the liner. Clay: Darcy. Composite: 0.21 (1 + 0.1 (h/t)^0.95) a^0.1 h^0.9 k^0.74 m³/s for each hole, t the thickness of the
 * clay, good contact (J. P. Giroud, Geosynth. Int. 4 (1997) 335). Never more than there is.
 */
export function leakOf(
  liner: Liner,
  area: Quantity<'ha'>,
  head: Quantity<'m'>,
  holes: Quantity<'1/ha'>,
  leachate: Quantity<'m³/yr'>,
): Quantity<'m³/d'> {
  const most = (leachate * DAY) / YEAR;
  switch (liner) {
    case 'None':
      return most;
    case 'Clay':
      return Math.min(most, ((CLAY * area * HECTARE * (head + CLAY_THICK)) / CLAY_THICK) * DAY);
    case 'Composite':
      return Math.min(most, throughHole(head) * holes * area * DAY);
  }
}

/** Chemical oxygen demand of leachate that is `age` years old: 30 000 e^(−a/5) + 500 mg/L, mean over what was placed so far. Chosen. */
export function leachateCod(years: Quantity<'yr'>, open: Quantity<'yr'>): Quantity<'mg/L'> {
  const fresh =
    years <= 0
      ? 1
      : years <= open
        ? (5 / years) * (1 - Math.exp(-years / 5))
        : (5 / open) * (Math.exp(-(years - open) / 5) - Math.exp(-years / 5));
  return 30_000 * fresh + 500;
}

export const CHLORIDE = { leachate: 2000, background: 20 } as const;
export const COD_BACKGROUND: Quantity<'mg/L'> = 5;
export const COD_LOSS: Quantity<'1/yr'> = 0.35;

/** Groundwater that flows below the site: 10 m/yr × 5 m × √A. */
export const groundwater = (area: Quantity<'ha'>): Quantity<'m³/yr'> => 10 * 5 * Math.sqrt(area * HECTARE);

/** Groundwater that the leak has mixed with. `leak` and `flow` in m³/yr. */
export const mixed = (leak: number, flow: number, leachate: number, background: number): number =>
  (leak * leachate + flow * background) / (leak + flow);

/** Above background, in three tanks on the way to the well. */
export type Tanks = readonly [number, number, number];

/**
 * Three mixed tanks of one year each, one after the other, with a first-order loss: x' = A x + b with constant inflow over the step, by
 * the Taylor series to the fourth order (Runge-Kutta's for a linear system).
 */
export function throughTanks(x: Tanks, inflow: number, loss: Quantity<'1/yr'>, dt: Quantity<'yr'>): Tanks {
  const out = 1 + loss;
  const once = ([a, b, c]: Tanks): Tanks => [-out * a, a - out * b, b - out * c];
  const [first, second, third] = once(x);
  let term: Tanks = [first + inflow, second, third];
  let sum = x;
  let factor = 1;
  for (let order = 1; order <= 4; order++) {
    factor *= dt / order;
    sum = [sum[0] + factor * term[0], sum[1] + factor * term[1], sum[2] + factor * term[2]];
    term = once(term);
  }
  return sum;
}

/** Methane in the soil air at the fence, % (chosen): s = 0.02 open, 0.25 under a cap, which drives it sideways. */
export function atFence(
  methanePct: Quantity<'%'>,
  capped: boolean,
  escaping: number,
  perArea: Quantity<'m³/(m² yr)'>,
): Quantity<'%'> {
  return methanePct * (capped ? 0.25 : 0.02) * escaping * (perArea / (perArea + 5));
}

/** Methane at 20 °C and 1 atm, kg/m³ and MJ/m³; 100 years' warming beside CO₂ (AR6, methane that is not fossil); an engine's efficiency. */
export const METHANE = { density: 0.667, heat: 33.4, warming: 27.0, engine: 0.35 } as const;
