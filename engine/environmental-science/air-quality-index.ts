/**
 * The air quality index of the United States for PM2.5: straight lines between breakpoints, as revised in 2024 (US EPA, 40 CFR part
 * 58, appendix G, table 2; Fed. Reg. 89 (2024) 16202). It is meant for means over 24 hours.
 */
import type { Quantity } from '../contract';

export interface AqiBand {
  readonly name: string;
  /** Concentrations, µg/m³. */
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

export const AQI_BANDS = [
  { name: 'Good', from: 0, to: 9, low: 0, high: 50 },
  { name: 'Moderate', from: 9.1, to: 35.4, low: 51, high: 100 },
  { name: 'Unhealthy for Sensitive Groups', from: 35.5, to: 55.4, low: 101, high: 150 },
  { name: 'Unhealthy', from: 55.5, to: 125.4, low: 151, high: 200 },
  { name: 'Very Unhealthy', from: 125.5, to: 225.4, low: 201, high: 300 },
  { name: 'Hazardous', from: 225.5, to: 325.4, low: 301, high: 500 },
] as const satisfies readonly AqiBand[];

const TOP = AQI_BANDS[5];

/** Concentrations are cut off, not rounded, after one decimal. A billionth keeps 35.9 from becoming 35.8 in binary. */
const truncated = (concentration: number): number => Math.floor(Math.max(0, concentration) * 10 + 1e-9) / 10;

const bandAt = (concentration: number): AqiBand => AQI_BANDS.find(({ to }) => concentration <= to) ?? TOP;

/** The line that a concentration in µg/m³ lies on, not rounded: what an uncertainty is carried through. Beyond the last breakpoint the last line goes on. */
export function indexLine(concentration: Quantity<'µg/m³'>): Quantity<'1'> {
  const { from, to, low, high } = bandAt(concentration);
  return ((high - low) / (to - from)) * (concentration - from) + low;
}

/** The index of a concentration in µg/m³. */
export const aqiOf = (concentration: Quantity<'µg/m³'>): Quantity<'1'> =>
  Math.round(indexLine(truncated(concentration)));

export const categoryOf = (concentration: Quantity<'µg/m³'>): string => bandAt(truncated(concentration)).name;

/** The band that an index lies in. */
export const bandOfIndex = (index: number): AqiBand => AQI_BANDS.find(({ high }) => index <= high) ?? TOP;
