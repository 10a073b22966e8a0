/**
 * Light on the ground and on a tilted panel, and what the panel makes of it.
 *
 * Clear sky: B. Haurwitz, J. Meteorol. 2 (1945) 154. Cloud: F. Kasten, G. Czeplak, Sol. Energy 24 (1980) 177. Split into beam and
 * diffuse: D. G. Erbs, S. A. Klein, J. A. Duffie, Sol. Energy 28 (1982) 293. Tilted plane, isotropic sky: B. Y. H. Liu, R. C. Jordan,
 * Sol. Energy 7 (1963) 53. Cell temperature by NOCT: R. G. Ross, 14th IEEE Photovoltaic Specialists Conference (1980) 1126.
 */
import type { Quantity } from '../contract';
import { cosDeg, extraterrestrial, type Sun, sinDeg, sunAt } from './sun-position';

export interface Panel {
  readonly latitude: Quantity<'°'>;
  readonly day_of_year: Quantity<'1'>;
  readonly tilt: Quantity<'°'>;
  /** From north over east. */
  readonly azimuth: Quantity<'°'>;
  readonly rated_power: Quantity<'W'>;
  readonly temp_coeff: Quantity<'%/°C'>;
  readonly noct: Quantity<'°C'>;
  readonly ambient_temp: Quantity<'°C'>;
  readonly cloud: Quantity<'okta'>;
  readonly albedo: Quantity<'1'>;
}

/** Irradiances in W/m². */
export interface Light {
  readonly sun: Sun;
  /** Between the sun and the normal of the panel, degrees. */
  readonly incidence: Quantity<'°'>;
  readonly ghi: Quantity<'W/m²'>;
  readonly dni: Quantity<'W/m²'>;
  readonly dhi: Quantity<'W/m²'>;
  /** On the plane of the panel. */
  readonly poa: Quantity<'W/m²'>;
}

/** Below this cosine of the zenith the beam is not worked out from so little any more. */
const LOWEST = 0.0175;
/** Reference light and temperature of a rated power, W/m² and °C (IEC 61215). */
const REFERENCE = { light: 1000, temperature: 25 } as const;
/** Light and air at which the nominal operating cell temperature is stated. */
const NOMINAL = { light: 800, air: 20 } as const;

/** Part of the global light that is diffuse, by the clearness of the air. */
export function diffusePart(clearness: number): number {
  const k = clearness;
  if (k <= 0.22) return 1 - 0.09 * k;
  if (k <= 0.8) return 0.9511 - 0.1604 * k + 4.388 * k ** 2 - 16.638 * k ** 3 + 12.336 * k ** 4;
  return 0.165;
}

/** `shade`: part of the beam that something takes away, 0 to 1. */
export function lightAt(panel: Panel, hour: number, shade: number): Light {
  const { latitude, day_of_year: day, tilt, azimuth, cloud, albedo } = panel;
  const sun = sunAt(latitude, day, hour);
  const cos = sun.cosZenith;
  const sinZenith = Math.sqrt(Math.max(0, 1 - cos * cos));
  const onPanel = Math.max(
    -1,
    Math.min(1, cos * cosDeg(tilt) + sinZenith * sinDeg(tilt) * cosDeg(sun.azimuth - azimuth)),
  );
  const incidence = (Math.acos(onPanel) * 180) / Math.PI;
  // Exactly on the horizon, as far as sines of right angles go, there is no light.
  if (cos <= 1e-12) return { sun, incidence, ghi: 0, dni: 0, dhi: 0, poa: 0 };
  const clear = 1098 * cos * Math.exp(-0.059 / cos);
  const ghi = clear * (1 - 0.75 * Math.pow(cloud / 8, 3.4));
  const dhi = ghi * diffusePart(ghi / (extraterrestrial(day) * cos));
  const dni = (ghi - dhi) / Math.max(cos, LOWEST);
  const sky = (dhi * (1 + cosDeg(tilt))) / 2;
  const ground = (albedo * ghi * (1 - cosDeg(tilt))) / 2;
  const poa = dni * (1 - shade) * Math.max(0, onPanel) + sky + ground;
  return { sun, incidence, ghi, dni, dhi, poa };
}

export const cellTemperature = ({ ambient_temp, noct }: Panel, poa: number): Quantity<'°C'> =>
  ambient_temp + ((noct - NOMINAL.air) / NOMINAL.light) * poa;

/** W; never below 0. */
export function powerAt(panel: Panel, poa: number): Quantity<'W'> {
  const warmer = cellTemperature(panel, poa) - REFERENCE.temperature;
  const part = (poa / REFERENCE.light) * (1 + (panel.temp_coeff / 100) * warmer);
  return Math.max(0, panel.rated_power * part);
}

const QUARTERS = 96;

/** Sums of a whole day without shade: quarter hours, each by its middle. kWh/m² and kWh. */
export function dayTotals(panel: Panel): { readonly ghi: Quantity<'kWh/m²'>; readonly energy: Quantity<'kWh'> } {
  let [ghi, energy] = [0, 0];
  for (let n = 0; n < QUARTERS; n++) {
    const light = lightAt(panel, (n + 0.5) / 4, 0);
    ghi += light.ghi;
    energy += powerAt(panel, light.poa);
  }
  return { ghi: ghi / 4000, energy: energy / 4000 };
}

/** Mean days of the months (S. A. Klein, Sol. Energy 19 (1977) 325). */
const MEAN_DAYS = [17, 47, 75, 105, 135, 162, 198, 228, 258, 288, 318, 344] as const;

/** Azimuth of a panel that faces the equator. */
export const equatorward = (latitude: number): Quantity<'°'> => (latitude >= 0 ? 180 : 0);

/** The sum of the twelve mean days, kWh, for each whole degree of tilt from 0 to 90, facing the equator. */
export function yearByTilt(panel: Panel): readonly number[] {
  const azimuth = equatorward(panel.latitude);
  return Array.from({ length: 91 }, (_, tilt) =>
    MEAN_DAYS.reduce((sum, day_of_year) => sum + dayTotals({ ...panel, day_of_year, azimuth, tilt }).energy, 0),
  );
}

/** Light on the plane at noon for each whole degree of tilt from 0 to 90, W/m². */
export const noonByTilt = (panel: Panel, shade: number): readonly number[] =>
  Array.from({ length: 91 }, (_, tilt) => lightAt({ ...panel, tilt }, 12, shade).poa);

/** The tilt with the largest value; the smaller one of two. */
export const bestTilt = (values: readonly number[]): number =>
  values.reduce((best, value, tilt) => (value > (values[best] ?? -Infinity) ? tilt : best), 0);
