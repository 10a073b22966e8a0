/** Names of textures by the USDA (Soil Survey Manual, Handbook 18), and the corners of their fields in the triangle. */
import type { Quantity } from '../contract';

/** Sand and clay in %, going around each field. */
export const TEXTURES = {
  sand: [
    [85, 0],
    [100, 0],
    [90, 10],
  ],
  'loamy sand': [
    [70, 0],
    [85, 0],
    [90, 10],
    [85, 15],
  ],
  'sandy loam': [
    [52, 20],
    [52, 7],
    [43, 7],
    [50, 0],
    [70, 0],
    [85, 15],
    [80, 20],
  ],
  loam: [
    [45, 27],
    [23, 27],
    [43, 7],
    [52, 7],
    [52, 20],
  ],
  'silt loam': [
    [0, 27],
    [0, 12],
    [8, 12],
    [20, 0],
    [50, 0],
    [23, 27],
  ],
  silt: [
    [0, 12],
    [0, 0],
    [20, 0],
    [8, 12],
  ],
  'sandy clay loam': [
    [45, 35],
    [45, 27],
    [52, 20],
    [80, 20],
    [65, 35],
  ],
  'clay loam': [
    [20, 40],
    [20, 27],
    [45, 27],
    [45, 40],
  ],
  'silty clay loam': [
    [0, 40],
    [0, 27],
    [20, 27],
    [20, 40],
  ],
  'sandy clay': [
    [45, 55],
    [45, 35],
    [65, 35],
  ],
  'silty clay': [
    [0, 60],
    [0, 40],
    [20, 40],
  ],
  clay: [
    [0, 100],
    [0, 60],
    [20, 40],
    [45, 40],
    [45, 55],
  ],
} as const;

export type Texture = keyof typeof TEXTURES;

/** The fields are tested in the order of the manual's definitions; together they cover the triangle. */
export function textureOf(sand: Quantity<'%'>, clay: Quantity<'%'>): Texture {
  const silt = 100 - sand - clay;
  if (silt + 1.5 * clay < 15) return 'sand';
  if (silt + 2 * clay < 30) return 'loamy sand';
  if ((clay >= 7 && clay < 20 && sand > 52) || (clay < 7 && silt < 50)) return 'sandy loam';
  if (clay >= 7 && clay < 27 && silt >= 28 && silt < 50 && sand <= 52) return 'loam';
  if ((silt >= 50 && clay >= 12 && clay < 27) || (silt >= 50 && silt < 80 && clay < 12)) return 'silt loam';
  if (silt >= 80 && clay < 12) return 'silt';
  if (clay >= 20 && clay < 35 && silt < 28 && sand > 45) return 'sandy clay loam';
  if (clay >= 27 && clay < 40) return sand > 45 ? 'sandy clay' : sand > 20 ? 'clay loam' : 'silty clay loam';
  if (sand > 45) return 'sandy clay';
  return silt >= 40 ? 'silty clay' : 'clay';
}

/**
 * Length of the ribbon that moist soil can be pressed to between thumb and finger. Under 25 mm is a loam, 25 to 50 mm a clay loam, more a
 * clay (Thien, J. Agron. Educ. 8 (1979) 54): straight between 0, 27, 40 and 100 % clay, chosen.
 */
export function ribbonLength(clay: Quantity<'%'>): Quantity<'mm'> {
  if (clay <= 27) return (25 * clay) / 27;
  return clay <= 40 ? 25 + (25 * (clay - 27)) / 13 : 50 + (45 * (clay - 40)) / 60;
}
