/**
 * Gases of blood and lung, at sea level (760 mmHg, water vapour 47 mmHg), in mmHg, mL/dL and L/min.
 *
 *   V̇A = f (V_T − V_D)                                  at least 0.1 L/min
 *   PaCO2 → 0.863 V̇CO2 / V̇A                             time constant 240 s
 *   PAO2 = FiO2 (760 − 47) − PaCO2 (FiO2 + (1 − FiO2)/0.8)
 *   S(P) = [23400 (P³ + 150 P)⁻¹ + 1]⁻¹                 Severinghaus, J. Appl. Physiol. 46, 599 (1979)
 *   c(P) = 1.34 Hb S(P) + 0.003 P
 *   Ca = c(PAO2) − s/(1−s) V̇O2 / (10 CO)                Berggren's shunt equation, solved for Ca
 *   PaO2 → c⁻¹(Ca)                                      time constant 30 s
 *   pH = 6.1 + log₁₀(HCO3 / (0.0307 PaCO2))
 *
 * Without breaths, or below 1 L/min of V̇A, PaCO2 rises no faster than 10 mmHg in the first minute and 4 mmHg/min from
 * then on (Kobayashi and Yokoyama 1994: 9.8, then 3.4 to 4.4). The oxygen then comes from the stores of lung and blood alone:
 *
 *   d/dt [V_lung PAO2 0.88/760 + V_blood Ca] = −V̇O2 + V̇A (PIO2 − PAO2)/0.863
 *
 * with 0.88 for gas at body temperature brought to 0 °C, and the blood of the veins falling with that of the arteries. Without flow of blood PaO2 falls by 25 mmHg/min to 15.
 *
 * Assumptions: two compartments, perfect and none; one time constant for each gas; no Bohr shift of the curve.
 */
import type { Quantity } from '../../contract';
import { bisect } from '../../core/root';
import type { Patient } from './patients';

const BAROMETRIC: Quantity<'mmHg'> = 760;
const WATER_VAPOUR: Quantity<'mmHg'> = 47;
const RESPIRATORY_QUOTIENT = 0.8;
/** Room air, which an unventilated patient has. */
export const ROOM_AIR = 0.21;
/** mL of O2 that a gram of haemoglobin binds; mL/dL dissolved for each mmHg. */
const HUFNER = 1.34;
const DISSOLVED = 0.003;
/** mmHg × L/min for each mL/min: 760 mmHg × 310 K / 273 K / 1000. */
const CO2_FACTOR = 0.863;
const CO2_TIME: Quantity<'s'> = 240;
const O2_TIME: Quantity<'s'> = 30;
const LEAST_VENTILATION: Quantity<'L/min'> = 0.1;
const POOR_VENTILATION: Quantity<'L/min'> = 1;
/** mmHg/s: fastest rise of PaCO2 in apnoea, in the first minute and after it. */
const APNOEA_RISE_FIRST = 10 / 60;
const APNOEA_RISE = 4 / 60;
const APNOEA_FIRST: Quantity<'s'> = 60;
/** mmHg/s, and where it ends. */
const ARREST_FALL = 25 / 60;
const ARREST_FLOOR: Quantity<'mmHg'> = 15;
const HIGHEST_PO2: Quantity<'mmHg'> = 800;
/** mL of oxygen, at 0 °C and 760 mmHg, that 1 mL of lung holds for each mmHg at 37 °C. */
const LUNG_STORE = 273 / 310 / 760;
/** dL of blood that gives its oxygen up. */
const BLOOD_VOLUME: Quantity<'dL'> = 50;
const START_PACO2: Quantity<'mmHg'> = 40;
const START_PAO2: Quantity<'mmHg'> = 80;

/** Saturation of haemoglobin, 0 to 1, at an oxygen pressure in mmHg. */
export function saturation(po2: Quantity<'mmHg'>): number {
  const drive = po2 * po2 * po2 + 150 * po2;
  return drive / (23400 + drive);
}

/** O2 in blood, mL/dL. */
export const oxygenContent = (haemoglobin: Quantity<'g/dL'>, po2: Quantity<'mmHg'>): Quantity<'mL/dL'> =>
  HUFNER * haemoglobin * saturation(po2) + DISSOLVED * po2;

/** The alveolar gas equation. A negative result means that no gas of this kind exists: 0. */
export const alveolarPo2 = (fio2: number, paco2: Quantity<'mmHg'>): Quantity<'mmHg'> =>
  Math.max(0, fio2 * (BAROMETRIC - WATER_VAPOUR) - paco2 * (fio2 + (1 - fio2) / RESPIRATORY_QUOTIENT));

/** s at a set PEEP. */
export const shuntAt = ({ shunt, recruitment }: Patient, peep: Quantity<'cmH2O'>): number =>
  recruitment === null ? shunt : shunt * Math.exp(-(peep - 5) / recruitment);

/** PaO2 to which the blood settles; mmHg. */
export function arterialPo2(
  patient: Patient,
  alveolar: Quantity<'mmHg'>,
  shunt: number,
  cardiacOutput: Quantity<'L/min'>,
): Quantity<'mmHg'> {
  const { haemoglobin } = patient;
  const capillary = oxygenContent(haemoglobin, alveolar);
  const content = Math.max(0, capillary - shuntLoss(patient, shunt, cardiacOutput));
  const excess = (po2: number): number => oxygenContent(haemoglobin, po2) - content;
  return bisect(excess, 0, HIGHEST_PO2, { tolerance: 1e-6 });
}

/** HCO3 follows PaCO2 by buffering: 0.1 mmol/L for each mmHg above 40, 0.2 below. */
export function arterialPh({ bicarbonate }: Patient, paco2: Quantity<'mmHg'>): number {
  const hco3 = bicarbonate + (paco2 > 40 ? 0.1 : 0.2) * (paco2 - 40);
  return 6.1 + Math.log10(hco3 / (0.0307 * paco2));
}

/** L/min of gas that reaches perfused lung, at least 0.1. */
export const alveolarVentilation = (
  { deadSpace }: Patient,
  rate: Quantity<'/min'>,
  tidalVolume: Quantity<'mL'>,
): Quantity<'L/min'> => Math.max(LEAST_VENTILATION, (rate * (tidalVolume - deadSpace)) / 1000);

/** Advanced in place. */
export interface BloodGases {
  paco2: Quantity<'mmHg'>;
  pao2: Quantity<'mmHg'>;
  /** How long there has been no ventilation worth the name. */
  poorFor: Quantity<'s'>;
  /** PAO2 while the stores are used up; null while breaths renew the gas. */
  alveolar: Quantity<'mmHg'> | null;
}

export const initialGases = (): BloodGases => ({
  paco2: START_PACO2,
  pao2: START_PAO2,
  poorFor: 0,
  alveolar: null,
});

export interface GasSupply {
  /** V̇A; null without breaths. */
  readonly ventilation: Quantity<'L/min'> | null;
  readonly fio2: number;
  readonly peep: Quantity<'cmH2O'>;
  readonly cardiacOutput: Quantity<'L/min'>;
}

/** PaO2 that this supply leads to. */
const settledPo2 = (
  { paco2 }: BloodGases,
  patient: Patient,
  { fio2, peep, cardiacOutput }: GasSupply,
): Quantity<'mmHg'> => arterialPo2(patient, alveolarPo2(fio2, paco2), shuntAt(patient, peep), cardiacOutput);

/** PaO2 is as near as this to where it settles, as a part of it. */
const SETTLED_PART = 0.05;

/** Whether oxygen has been washed in, or out; never without flow of blood. */
export function oxygenSettled(gases: BloodGases, patient: Patient, supply: GasSupply): boolean {
  if (supply.cardiacOutput === 0) return false;
  const settled = settledPo2(gases, patient, supply);
  return Math.abs(gases.pao2 - settled) <= SETTLED_PART * settled;
}

/** What the shunt takes from the content of the blood of good alveoli, mL/dL. */
const shuntLoss = ({ o2Uptake }: Patient, shunt: number, cardiacOutput: Quantity<'L/min'>): Quantity<'mL/dL'> =>
  ((shunt / (1 - shunt)) * o2Uptake) / (10 * cardiacOutput);

/** The pressure in good alveoli that leads to the arterial one; that of the gas where the blood has not followed it yet. */
function alveolarBefore(gases: BloodGases, patient: Patient, shunt: number, supply: GasSupply): number {
  const { haemoglobin } = patient;
  const content = oxygenContent(haemoglobin, gases.pao2) + shuntLoss(patient, shunt, supply.cardiacOutput);
  const excess = (po2: number): number => oxygenContent(haemoglobin, po2) - content;
  const most = alveolarPo2(supply.fio2, gases.paco2);
  return excess(most) < 0 ? most : bisect(excess, 0, most, { tolerance: 1e-6 });
}

/** Oxygen without ventilation worth the name: lung and blood give up what they hold. */
function drawOnStores(gases: BloodGases, patient: Patient, supply: GasSupply, dt: Quantity<'s'>): void {
  const { fio2, peep, cardiacOutput, ventilation } = supply;
  const shunt = shuntAt(patient, peep);
  const alveolar = gases.alveolar ?? alveolarBefore(gases, patient, shunt, supply);
  const loss = shuntLoss(patient, shunt, cardiacOutput);
  const stored = (po2: number): number =>
    patient.restingVolume * LUNG_STORE * po2 +
    BLOOD_VOLUME * Math.max(0, oxygenContent(patient.haemoglobin, po2) - loss);
  const inspired = fio2 * (BAROMETRIC - WATER_VAPOUR);
  const renewed = ((ventilation ?? 0) * Math.max(0, inspired - alveolar)) / CO2_FACTOR;
  const left = stored(alveolar) + ((renewed - patient.o2Uptake) * dt) / 60;
  gases.alveolar = left <= stored(0) ? 0 : bisect((po2) => stored(po2) - left, 0, HIGHEST_PO2, { tolerance: 1e-6 });
  const settled = arterialPo2(patient, gases.alveolar, shunt, cardiacOutput);
  gases.pao2 = settled + (gases.pao2 - settled) * Math.exp(-dt / O2_TIME);
}

/** Both gases `dt` seconds later. */
export function exchange(gases: BloodGases, patient: Patient, supply: GasSupply, dt: Quantity<'s'>): void {
  const ventilation = supply.ventilation ?? LEAST_VENTILATION;
  const settled = (CO2_FACTOR * patient.co2Production) / ventilation;
  const free = settled + (gases.paco2 - settled) * Math.exp(-dt / CO2_TIME);
  const poor = supply.ventilation === null || ventilation < POOR_VENTILATION;
  if (poor) {
    const rise = gases.poorFor < APNOEA_FIRST - 1e-9 ? APNOEA_RISE_FIRST : APNOEA_RISE;
    gases.paco2 = Math.min(free, gases.paco2 + rise * dt);
    gases.poorFor += dt;
  } else {
    gases.paco2 = free;
    gases.poorFor = 0;
  }

  if (supply.cardiacOutput === 0) {
    gases.alveolar = null;
    gases.pao2 = Math.max(Math.min(gases.pao2, ARREST_FLOOR), gases.pao2 - ARREST_FALL * dt);
    return;
  }
  if (poor) {
    drawOnStores(gases, patient, supply, dt);
    return;
  }
  gases.alveolar = null;
  const settledO2 = settledPo2(gases, patient, supply);
  gases.pao2 = settledO2 + (gases.pao2 - settledO2) * Math.exp(-dt / O2_TIME);
}
