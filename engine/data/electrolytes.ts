import type { Quantity } from '../contract';

/** What an electrode reaction on platinum asks of the voltage. */
export interface ElectrodeKinetics {
  /** Volts for each factor of ten in the current. */
  readonly tafelSlope: Quantity<'V'>;
  readonly exchangeCurrent: Quantity<'A/cm²'>;
}

/** Of the cell, its gases and all that is tabulated here. */
export const CELL_TEMPERATURE: Quantity<'°C'> = 25;

/** A liquid in which water is electrolysed between platinum plates. */
export interface Electrolyte {
  /** Of what is dissolved, by mass; 0 for none. */
  readonly percent: Quantity<'%'>;
  /** At `CELL_TEMPERATURE`. */
  readonly conductivity: Quantity<'S/cm'>;
  readonly anode: ElectrodeKinetics;
  readonly cathode: ElectrodeKinetics;
  /** Voltage of the difference in pH that builds up between the plates. */
  readonly phGap: Quantity<'V'>;
  /** pH all over, or where unbuffered the drift with the charge to pH 3 at the anode and 11 at the cathode. */
  readonly ph: number | 'drifts';
  readonly source: string;
}

/** E(O₂/H₂O) at 25 °C, CRC Handbook: below it water is not split. */
export const REVERSIBLE: Quantity<'V'> = 1.229;
/** (RT/F) ln 10 at 25 °C: volts for one unit of pH. */
const NERNST_SLOPE: Quantity<'V'> = 0.05916;

/**
 * The tables are of 20 °C: 5 % of sodium sulfate 0.0427 S/cm, 2 % 0.0198; 5 % of sulfuric acid 0.211, 2 % 0.092. Temperature
 * coefficients of 5 % solutions, of the value at 18 °C: 0.0236 and 0.0121 for each kelvin. A little less salt or acid then conducts as
 * much at 25 °C.
 */
const CONDUCTIVITY =
  'chosen as at 25 °C; CRC Handbook, "Electrical conductivity of aqueous solutions", 20 °C, with temperature coefficients of F. Kohlrausch and L. Holborn, Das Leitvermögen der Elektrolyte, Teubner 1898';
const KINETICS =
  'model parameters for platinum, of the order of those in A. J. Bard and L. R. Faulkner, Electrochemical Methods';

const oxygen: ElectrodeKinetics = { tafelSlope: 0.12, exchangeCurrent: 1e-9 };
const hydrogen: ElectrodeKinetics = { tafelSlope: 0.12, exchangeCurrent: 1e-5 };

export const electrolytes = {
  None: {
    percent: 0,
    conductivity: 1e-6,
    anode: oxygen,
    cathode: hydrogen,
    phGap: 0,
    ph: 7,
    source: `pure water in air, with its carbon dioxide: model parameter; ${KINETICS}`,
  },
  'Sulfuric Acid (dilute)': {
    percent: 4.7,
    conductivity: 0.211,
    anode: oxygen,
    cathode: { tafelSlope: 0.03, exchangeCurrent: 1e-3 },
    phGap: 0,
    ph: 0.3,
    source: `4.7 % by mass: ${CONDUCTIVITY}; ${KINETICS}`,
  },
  'Sodium Sulfate': {
    percent: 4.4,
    conductivity: 0.0427,
    anode: oxygen,
    cathode: hydrogen,
    phGap: 8 * NERNST_SLOPE,
    ph: 'drifts',
    source: `4.4 % by mass: ${CONDUCTIVITY}; ${KINETICS}; 8 units of pH between the plates: model parameter`,
  },
} as const satisfies Readonly<Record<string, Electrolyte>>;
