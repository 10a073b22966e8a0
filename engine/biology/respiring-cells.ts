/**
 * Glucose and oxygen in a closed suspension of cells, at 37 °C: how fast glycolysis goes, which part of it ends in mitochondria, and how
 * acid carbonic and lactic acid make the medium. Amounts in mmol, concentrations in mM, minutes in the rates.
 */
import { bisect } from '../core/root';

/** L of suspension, and of gas above it. */
export const LIQUID = 1;
export const GAS = 1.5;
/** Oxygen: concentration in gas over that in water, 37 °C. */
const OXYGEN_PARTITION = 37.1;
/**
 * Carbon dioxide: concentration in water over that in gas, 37 °C. 3.3×10⁻⁴ mol/(m³ Pa) at 25 °C, 2400 K (Sander 2015), times RT; not
 * Bunsen’s coefficient 0.57, which takes the gas at 0 °C.
 */
const CARBON_DIOXIDE_DISSOLVED = 0.623;

/** mM: half saturation of cytochrome oxidase, and of glycolysis. */
const HALF_OXYGEN = 0.001;
const HALF_GLUCOSE = 0.5;
/** mmol per L and min; how many times faster glycolysis goes without oxygen (Pasteur). */
const GLYCOLYSIS = 1;
const PASTEUR = 4;
/** mmol/min that leak in for each mmol that the flask has less than air. */
const LEAK = 0.05;
/** mmol of oxygen in the gas when it is air, 37 °C. */
export const AIR_OXYGEN = 12.35;

export const ATP_OF_GLYCOLYSIS = 2;
/** ATP of a glucose that is burnt. */
export const ATP_OF_GLUCOSE = { malate: 32, glycerol: 30, yeast: 20 } as const;

export const dissolvedOxygen = (oxygen: number): number => oxygen / (LIQUID + OXYGEN_PARTITION * GAS);

/** The part of glycolysis whose pyruvate is burnt. */
export function aerobicPart(oxygen: number): number {
  const dissolved = dissolvedOxygen(Math.max(0, oxygen));
  return dissolved / (HALF_OXYGEN + dissolved);
}

/** mmol of glucose split, per minute. */
export function glycolysis(glucose: number, aerobic: number): number {
  const dissolved = Math.max(0, glucose) / LIQUID;
  return ((GLYCOLYSIS * dissolved) / (HALF_GLUCOSE + dissolved)) * LIQUID * (1 + (PASTEUR - 1) * (1 - aerobic));
}

export const leakOf = (oxygen: number): number => LEAK * (AIR_OXYGEN - oxygen);

const REST_PH = 7.4;
const YEAST_PH = 5.5;
/** mM of acid for a unit of pH, and the first pK of carbonic acid in blood plasma. */
const BUFFER = 25;
const CARBONIC_PK = 6.1;

/** Dissolved CO₂, mM, of so many mmol in flask and medium at this pH; the rest is gas and bicarbonate. */
const dissolvedCarbonDioxide = (carbonDioxide: number, ph: number): number =>
  carbonDioxide / (10 ** (ph - CARBONIC_PK) * LIQUID + LIQUID + GAS / CARBON_DIOXIDE_DISSOLVED);

/** What of it is in the gas, where a sensor sees it, mmol. */
export const gaseousCarbonDioxide = (carbonDioxide: number, ph: number): number =>
  (dissolvedCarbonDioxide(carbonDioxide, ph) * GAS) / CARBON_DIOXIDE_DISSOLVED;

/** pH of muscle cells' medium with so much lactate and carbon dioxide in it: the one root of the balance of acid. */
export function musclePh(lactate: number, carbonDioxide: number): number {
  const excess = (ph: number): number => {
    const bicarbonate = dissolvedCarbonDioxide(carbonDioxide, ph) * 10 ** (ph - CARBONIC_PK);
    return BUFFER * (REST_PH - ph) - lactate / LIQUID - bicarbonate;
  };
  return bisect(excess, 0, REST_PH + 1e-9);
}

export const yeastPh = YEAST_PH;

/** What may be supplied in all, mmol. */
export const MOST_GLUCOSE = 20;
export const MOST_OXYGEN = 120;

/** The past for the screen: rows of time in minutes, glucose, oxygen, carbon dioxide, product; kept ever more widely apart. */
export const PAST_ROWS = 240;
export const PAST_COLUMNS = 5;
