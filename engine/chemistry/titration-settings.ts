/** Labels of the titration that are not exact: the pipette that measures the acid, the bottle of base. */
import type { SettingSpec } from '../contract';
import { rectangular } from '../core/uncertainty';

/** Fitted to the class B tolerances of 5, 10, 25 and 50 mL, ±0.03, ±0.04, ±0.06, ±0.10 mL: ±√(0.028² + (0.00212 V)²) mL, 10 % at most off. */
const PIPETTE_B = { offset: rectangular(0.028), gain: rectangular(0.002122) } as const;
const PIPETTE_A = { offset: PIPETTE_B.offset / 2, gain: PIPETTE_B.gain / 2 } as const;

export const titrationSettings = {
  acid_vol: {
    name: 'Pipette',
    school: {
      ...PIPETTE_B,
      source: 'ISO 648:2008, class B: ±0.03 mL at 5 mL, ±0.06 mL at 25 mL, ±0.10 mL at 50 mL, taken as rectangular',
    },
    research: {
      ...PIPETTE_A,
      source: 'ISO 648:2008, class A: half of class B, ±0.03 mL at 25 mL, taken as rectangular',
    },
  },
  base_conc: {
    name: 'Bottle of sodium hydroxide solution',
    school: {
      gain: rectangular(0.002),
      source: 'ready-made volumetric solution, ±0.2 % as makers state it, taken as rectangular',
    },
    research: {
      gain: 0.00097,
      spread: 'normal',
      source:
        'standardised against potassium hydrogen phthalate: relative standard uncertainty 0.00097, EURACHEM/CITAC Guide CG 4 (2012), example A2; standard deviation',
    },
  },
} as const satisfies Readonly<Record<string, SettingSpec>>;

/** Relative standard uncertainty of the acid's concentration at school grade that pipette and bottle leave. */
export const labelsRelative = (acidMl: number): number => {
  const { acid_vol, base_conc } = titrationSettings;
  const pipette = Math.sqrt(acid_vol.school.offset ** 2 + (acid_vol.school.gain * acidMl) ** 2) / acidMl;
  return Math.sqrt(pipette ** 2 + base_conc.school.gain ** 2);
};
