import type { Quantity } from '../contract';

/** What an electrode reaction on platinum asks of the voltage. */
export interface ElectrodeKinetics {
  /** Volts for each factor of ten in the current. */
  readonly tafelSlope: Quantity<'V'>;
  readonly exchangeCurrent: Quantity<'A/cm²'>;
}

/** A liquid in which water is electrolysed between platinum plates. */
export interface Electrolyte {
  readonly conductivity: Quantity<'S/cm'>;
  readonly anode: ElectrodeKinetics;
  readonly cathode: ElectrodeKinetics;
  /** Voltage of the difference in pH that builds up between the plates. */
  readonly phGap: Quantity<'V'>;
  /** pH all over, or where unbuffered the drift to pH 3 at the anode and 11 at the cathode. */
  readonly ph: number | 'drifts';
  readonly source: string;
}

/** E(O₂/H₂O) at 25 °C, CRC Handbook: below it water is not split. */
export const REVERSIBLE: Quantity<'V'> = 1.229;
/** (RT/F) ln 10 at 25 °C: volts for one unit of pH. */
const NERNST_SLOPE: Quantity<'V'> = 0.05916;

const CONDUCTIVITY = 'CRC Handbook, "Electrical conductivity of aqueous solutions", 20 °C';
const KINETICS =
  'model parameters for platinum, of the order of those in A. J. Bard and L. R. Faulkner, Electrochemical Methods';

const oxygen: ElectrodeKinetics = { tafelSlope: 0.12, exchangeCurrent: 1e-9 };
const hydrogen: ElectrodeKinetics = { tafelSlope: 0.12, exchangeCurrent: 1e-5 };

export const electrolytes = {
  None: {
    conductivity: 1e-6,
    anode: oxygen,
    cathode: hydrogen,
    phGap: 0,
    ph: 7,
    source: `pure water in air, with its carbon dioxide: model parameter; ${KINETICS}`,
  },
  'Sulfuric Acid (dilute)': {
    conductivity: 0.211,
    anode: oxygen,
    cathode: { tafelSlope: 0.03, exchangeCurrent: 1e-3 },
    phGap: 0,
    ph: 0.3,
    source: `5 % by mass: ${CONDUCTIVITY}; ${KINETICS}`,
  },
  'Sodium Sulfate': {
    conductivity: 0.0427,
    anode: oxygen,
    cathode: hydrogen,
    phGap: 8 * NERNST_SLOPE,
    ph: 'drifts',
    source: `5 % by mass: ${CONDUCTIVITY}; ${KINETICS}; 8 units of pH between the plates: model parameter`,
  },
} as const satisfies Readonly<Record<string, Electrolyte>>;
