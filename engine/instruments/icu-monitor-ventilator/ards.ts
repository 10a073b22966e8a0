/**
 * What a lung that oxygenates badly is called, by two definitions.
 *
 *   P/F  Berlin definition (ARDS Definition Task Force, JAMA 307, 2526, 2012): PaO2/FiO2 up to 300, 200, 100 mmHg
 *   S/F  global definition (M. A. Matthay et al., Am. J. Respir. Crit. Care Med. 209, 37, 2024): SpO2/FiO2 up to 315, 235,
 *        148 %, where SpO2 is at most 97 %: above it the oxyhaemoglobin curve is too flat to tell
 *
 * Both ask for a PEEP of 5 cmH2O or more in an intubated patient. The bench names a class only once oxygen stands: in the minute after
 * the ventilator starts, or after FiO2 was changed, a healthy lung would pass through classes that it does not have.
 */
import type { Quantity } from '../../contract';

export const ARDS_CLASSES = ['none', 'mild', 'moderate', 'severe'] as const;
export type ArdsClass = (typeof ARDS_CLASSES)[number];

const LEAST_PEEP: Quantity<'cmH2O'> = 5;
const HIGHEST_SPO2: Quantity<'%'> = 97;

function classBy(ratio: number, [mild, moderate, severe]: readonly [number, number, number]): ArdsClass {
  if (ratio > mild) return 'none';
  if (ratio > moderate) return 'mild';
  return ratio > severe ? 'moderate' : 'severe';
}

/** By PaO2/FiO2; null where the definition does not apply. */
export const berlinClass = (ratio: Quantity<'mmHg'>, peep: Quantity<'cmH2O'>): ArdsClass | null =>
  peep >= LEAST_PEEP ? classBy(ratio, [300, 200, 100]) : null;

/** By SpO2/FiO2; null without a saturation and where the definition does not apply. */
export const globalClass = (spo2: Quantity<'%'> | null, fio2: number, peep: Quantity<'cmH2O'>): ArdsClass | null =>
  spo2 !== null && spo2 <= HIGHEST_SPO2 && peep >= LEAST_PEEP ? classBy(spo2 / fio2, [315, 235, 148]) : null;
