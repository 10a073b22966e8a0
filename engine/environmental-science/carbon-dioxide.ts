/** How much CO₂ there is in the air: scenarios, pulses that the land and the sea take up, and the forcing that follows. */
import type { Quantity } from '../contract';

/** A run ends here; what is charted is kept for each year. */
export const LAST_YEAR: Quantity<'yr'> = 500;
export const YEARS_KEPT = LAST_YEAR + 1;

export type Scenario = 'Step' | '1% per year' | 'Hold baseline' | 'Mauna Loa';

/**
 * Annual means, ppm. From 1959 Mauna Loa (NOAA Global Monitoring Laboratory, gml.noaa.gov/ccgg/trends); before, air in the ice of Law
 * Dome (MacFarling Meure et al., Geophys. Res. Lett. 33, 2006, L14810).
 */
const KNOTS: readonly (readonly [year: number, ppm: number])[] = [
  [1850, 284.7],
  [1900, 296],
  [1950, 312.8],
  [1959, 315.98],
  [1970, 325.68],
  [1980, 338.76],
  [1990, 354.45],
  [2000, 369.71],
  [2010, 390.1],
  [2020, 414.21],
  [2023, 421.08],
];

/** Where the record of Mauna Loa begins, and where its run-up does. */
export const RECORD_BEGINS = 1959;
export const RUN_UP_BEGINS = 1850;

/** CO₂ of a calendar year, linear between the knots and constant beyond them. */
export function measuredCo2(year: Quantity<'yr'>): Quantity<'ppm'> {
  const next = KNOTS.findIndex(([knot]) => knot > year);
  const [y1, c1] = KNOTS[next < 0 ? KNOTS.length - 1 : next] ?? [0, 0];
  const [y0, c0] = KNOTS[next < 0 ? KNOTS.length - 1 : Math.max(0, next - 1)] ?? [0, 0];
  return y1 === y0 ? c1 : c0 + ((c1 - c0) * (year - y0)) / (y1 - y0);
}

/** Growth at 1 % a year ends at four times the baseline. */
const MOST_GROWTH = 4;

/** CO₂ of a scenario without pulses, `year` after the start. */
export function scenarioCo2(
  scenario: Scenario,
  { co2, co2_baseline }: { readonly co2: Quantity<'ppm'>; readonly co2_baseline: Quantity<'ppm'> },
  year: Quantity<'yr'>,
): Quantity<'ppm'> {
  switch (scenario) {
    case 'Step':
      return co2;
    case '1% per year':
      return co2_baseline * Math.min(MOST_GROWTH, 1.01 ** year);
    case 'Hold baseline':
      return co2_baseline;
    case 'Mauna Loa':
      return measuredCo2(RECORD_BEGINS + year);
  }
}

/** W/m² for each unit of ln C (Myhre et al., Geophys. Res. Lett. 25, 1998, 2715, table 3). */
export const FORCING_PER_LN: Quantity<'W/m²'> = 5.35;

/** F = 5.35 ln(C/C₀). */
export const forcingOf = (co2: Quantity<'ppm'>, baseline: Quantity<'ppm'>): Quantity<'W/m²'> =>
  FORCING_PER_LN * Math.log(co2 / baseline);

/** Of each doubling. */
export const PER_DOUBLING: Quantity<'W/m²'> = FORCING_PER_LN * Math.LN2;

/** Between these the logarithm holds well (Myhre 1998). */
export const LOG_HOLDS = [150, 1000] as const;

/** Carbon in the air for each ppm of CO₂ (Joos et al., Atmos. Chem. Phys. 13, 2013, 2793). */
export const GTC_PER_PPM: Quantity<'GtC/ppm'> = 2.124;

/** Multi-model mean of what stays of a pulse of 100 GtC: parts and e-folding times, the first for good (Joos 2013, table 5). */
const PARTS = [0.2173, 0.224, 0.2824, 0.2763] as const;
const LIVES = [Number.POSITIVE_INFINITY, 394.4, 36.54, 4.304] as const;

/** ppm above the scenario in the four pools. */
export type Pools = readonly [number, number, number, number];
export const EMPTY_POOLS: Pools = [0, 0, 0, 0];

const poolsOf = (of: (pool: number) => number): Pools => [of(0), of(1), of(2), of(3)];

export const withPulse = (pools: Pools, carbon: Quantity<'GtC'>): Pools =>
  poolsOf((pool) => (pools[pool] ?? 0) + ((PARTS[pool] ?? 0) * carbon) / GTC_PER_PPM);

/** The pools some years later, exactly. */
export const decayed = (pools: Pools, years: Quantity<'yr'>): Pools =>
  poolsOf((pool) => (pools[pool] ?? 0) * Math.exp(-years / (LIVES[pool] ?? 1)));

export const poolSum = ([a, b, c, d]: Pools): Quantity<'ppm'> => a + b + c + d;
