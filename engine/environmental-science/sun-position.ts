/**
 * Where the sun stands, by date, latitude and true solar time.
 *
 * Declination and distance: J. W. Spencer, Fourier series representation of the position of the sun, Search 2 (1971) 172; as printed
 * in J. A. Duffie, W. A. Beckman, Solar Engineering of Thermal Processes, 4th ed., Wiley, 2013, section 1.6. Angles in degrees.
 */
import type { Quantity } from '../contract';

/** Quarters of an hour in a day. */
export const QUARTERS = 96;
/** Days of the arcs that are drawn besides that of the day: the solstices. */
export const SOLSTICES = [172, 355] as const;
export const ARCS = 1 + SOLSTICES.length;
/** Points of an arc, both ends included. */
export const ARC_POINTS = QUARTERS + 1;

export interface Sun {
  readonly cosZenith: number;
  readonly zenith: Quantity<'°'>;
  /** From north over east; 180 where the sun stands in the zenith. */
  readonly azimuth: Quantity<'°'>;
}

/** W/m² at the mean distance of the Earth (G. Kopp, J. L. Lean, Geophys. Res. Lett. 38 (2011) L01706). */
const SOLAR_CONSTANT = 1361;
const DEGREE = Math.PI / 180;
const clip = (value: number): number => Math.max(-1, Math.min(1, value));
export const sinDeg = (angle: number): number => Math.sin(angle * DEGREE);
export const cosDeg = (angle: number): number => Math.cos(angle * DEGREE);

const dayAngle = (day: number): number => (2 * Math.PI * (day - 1)) / 365;

export function declination(day: number): Quantity<'°'> {
  const b = dayAngle(day);
  const radians =
    0.006918 -
    0.399912 * Math.cos(b) +
    0.070257 * Math.sin(b) -
    0.006758 * Math.cos(2 * b) +
    0.000907 * Math.sin(2 * b) -
    0.002697 * Math.cos(3 * b) +
    0.00148 * Math.sin(3 * b);
  return radians / DEGREE;
}

/** On a plane that faces the sun above the air, W/m². */
export function extraterrestrial(day: number): Quantity<'W/m²'> {
  const b = dayAngle(day);
  return (
    SOLAR_CONSTANT *
    (1.00011 + 0.034221 * Math.cos(b) + 0.00128 * Math.sin(b) + 0.000719 * Math.cos(2 * b) + 0.000077 * Math.sin(2 * b))
  );
}

/** `hour`: true solar time, 12 as the sun crosses the meridian. */
export function sunAt(latitude: number, day: number, hour: number): Sun {
  const delta = declination(day);
  const omega = 15 * (hour - 12);
  const cosZenith = clip(sinDeg(latitude) * sinDeg(delta) + cosDeg(latitude) * cosDeg(delta) * cosDeg(omega));
  const east = -cosDeg(delta) * sinDeg(omega);
  const north = sinDeg(delta) * cosDeg(latitude) - cosDeg(delta) * sinDeg(latitude) * cosDeg(omega);
  const overhead = Math.abs(east) < 1e-12 && Math.abs(north) < 1e-12;
  const azimuth = overhead ? 180 : Math.atan2(east, north) / DEGREE;
  return { cosZenith, zenith: Math.acos(cosZenith) / DEGREE, azimuth: azimuth < 0 ? azimuth + 360 : azimuth };
}

/** Hours from sunrise to sunset: 24 in the polar day, 0 in the polar night. */
export function dayLength(latitude: number, day: number): Quantity<'h'> {
  const delta = declination(day);
  const below = -Math.tan(latitude * DEGREE) * Math.tan(delta * DEGREE);
  return ((2 / 15) * Math.acos(clip(below))) / DEGREE;
}
