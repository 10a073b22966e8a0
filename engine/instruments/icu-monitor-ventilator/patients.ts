/** The five patients: typical textbook values, chosen for teaching. Every one of them is invented. */
import type { Quantity } from '../../contract';

export interface Patient {
  /** C, of lung and chest wall: the same at every PEEP, or by the set PEEP (`COMPLIANCE_PEEPS`), straight between. */
  readonly compliance: Quantity<'mL/cmH2O'> | readonly Quantity<'mL/cmH2O'>[];
  /** R: of the airways. */
  readonly resistance: Quantity<'cmH2O s/L'>;
  /** V_D, anatomical and alveolar. */
  readonly deadSpace: Quantity<'mL'>;
  /** Gas in the lung at the end of a breath, mL: a store of oxygen. */
  readonly restingVolume: Quantity<'mL'>;
  readonly co2Production: Quantity<'mL/min'>;
  readonly o2Uptake: Quantity<'mL/min'>;
  /** s: part of the cardiac output that passes unventilated lung, at PEEP 5. */
  readonly shunt: number;
  /** PEEP opens closed lung: the shunt falls by e for this many cmH2O above 5; null where it does not. */
  readonly recruitment: Quantity<'cmH2O'> | null;
  readonly haemoglobin: Quantity<'g/dL'>;
  readonly heartRate: Quantity<'/min'>;
  readonly strokeVolume: Quantity<'mL'>;
  readonly svr: Quantity<'dyn s/cm5'>;
  readonly cvp: Quantity<'mmHg'>;
  /** Bicarbonate at a PaCO2 of 40 mmHg. */
  readonly bicarbonate: Quantity<'mmol/L'>;
  /** End-tidal CO2 lies below arterial by this part of it. */
  readonly endTidalGap: number;
  /** The baroreflex answers a low pressure. */
  readonly baroreflex: boolean;
  /** How many times slower than in health the capnogram rises. */
  readonly capnogramSlope: number;
}

const usual = { recruitment: null, baroreflex: false, capnogramSlope: 1 } as const;

export const patients = {
  'Healthy Adult': {
    ...usual,
    compliance: 60,
    resistance: 8,
    deadSpace: 150,
    restingVolume: 2400,
    co2Production: 200,
    o2Uptake: 250,
    shunt: 0.05,
    haemoglobin: 14,
    heartRate: 75,
    strokeVolume: 70,
    svr: 1250,
    cvp: 5,
    bicarbonate: 24,
    endTidalGap: 0.07,
    baroreflex: true,
  },
  ARDS: {
    ...usual,
    // Recruitment, then overdistension.
    compliance: [20, 25, 30, 24, 18],
    resistance: 10,
    deadSpace: 220,
    restingVolume: 1200,
    co2Production: 230,
    o2Uptake: 275,
    shunt: 0.4,
    recruitment: 15,
    haemoglobin: 12,
    heartRate: 105,
    strokeVolume: 55,
    svr: 1000,
    cvp: 8,
    bicarbonate: 24,
    endTidalGap: 0.25,
  },
  COPD: {
    ...usual,
    compliance: 80,
    resistance: 20,
    deadSpace: 230,
    restingVolume: 3500,
    co2Production: 210,
    o2Uptake: 260,
    shunt: 0.12,
    haemoglobin: 15,
    heartRate: 90,
    strokeVolume: 62,
    svr: 1150,
    cvp: 8,
    bicarbonate: 30,
    endTidalGap: 0.2,
    baroreflex: true,
    capnogramSlope: 4,
  },
  Sepsis: {
    ...usual,
    compliance: 45,
    resistance: 9,
    deadSpace: 180,
    restingVolume: 2000,
    co2Production: 250,
    o2Uptake: 300,
    shunt: 0.2,
    haemoglobin: 11,
    heartRate: 118,
    strokeVolume: 60,
    svr: 450,
    cvp: 4,
    bicarbonate: 18,
    endTidalGap: 0.12,
  },
  Asystole: {
    ...usual,
    compliance: 50,
    resistance: 9,
    deadSpace: 170,
    restingVolume: 2000,
    co2Production: 220,
    o2Uptake: 250,
    shunt: 0.15,
    haemoglobin: 13,
    heartRate: 0,
    strokeVolume: 70,
    svr: 900,
    cvp: 8,
    bicarbonate: 20,
    endTidalGap: 0.3,
  },
} as const satisfies Readonly<Record<string, Patient>>;

export type PatientName = keyof typeof patients;

/** cmH2O at which a lung that PEEP opens and then stretches has its compliances. */
const COMPLIANCE_PEEPS = [0, 5, 10, 15, 20] as const;

/** C at a set PEEP. */
export function complianceAt({ compliance }: Patient, peep: Quantity<'cmH2O'>): Quantity<'mL/cmH2O'> {
  if (typeof compliance === 'number') return compliance;
  const step = COMPLIANCE_PEEPS[1] - COMPLIANCE_PEEPS[0];
  const cell = Math.min(COMPLIANCE_PEEPS.length - 2, Math.max(0, Math.floor(peep / step)));
  const low = compliance[cell] ?? 0;
  return low + (peep / step - cell) * ((compliance[cell + 1] ?? low) - low);
}
