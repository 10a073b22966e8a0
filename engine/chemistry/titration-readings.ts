/** What is read in a titration, and with which instruments: volumes in mL, pH. */
import type { ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';
import { BURETTE_ML } from './titration-glassware';

export const titrationReadings = {
  volume_added: { label: 'Base added', unit: 'mL', origin: 'derived' },
  burette_reading: {
    label: 'Burette reading',
    unit: 'mL',
    range: [0, BURETTE_ML],
    instrument: {
      name: '50 mL burette in 0.1 mL divisions',
      updateInterval: 0.5,
      school: {
        resolution: 0.05,
        repeatability: 0.01,
        gain: rectangular(0.1) / BURETTE_ML,
        source:
          'ISO 385:2005, class B, 50 mL: maximum permissible error ±0.10 mL, taken as rectangular and as growing with the volume; read to half a division',
      },
      research: {
        resolution: 0.02,
        repeatability: 0.005,
        gain: rectangular(0.05) / BURETTE_ML,
        source:
          'ISO 385:2005, class A, 50 mL: maximum permissible error ±0.05 mL, taken as rectangular and as growing with the volume; read to a fifth of a division',
      },
    },
  },
  ph: { label: 'pH of the mixed solution', unit: '1', origin: 'theory' },
  ph_meter: {
    label: 'pH meter',
    unit: '1',
    range: [-2, 16],
    instrument: {
      name: 'pH meter with glass electrode',
      updateInterval: 0.5,
      school: {
        resolution: 0.01,
        repeatability: 0.01,
        offset: rectangular(0.05),
        source:
          'accuracy of ±0.05 pH as makers state it for pocket meters, taken as rectangular; of the size found for routine two-point work by I. Leito et al., Accred. Qual. Assur. 7, 242 (2002)',
      },
      research: {
        resolution: 0.01,
        repeatability: 0.003,
        offset: 0.01,
        spread: 'normal',
        source:
          'target uncertainty of a bracketing calibration, U(pH) = 0.02 with k = 2: R. P. Buck et al., IUPAC Recommendations 2002, Pure Appl. Chem. 74, 2169',
      },
    },
  },
  // As fine as the eye tells colours: with all its digits it would be a pH meter without errors.
  base_form_fraction: { label: 'Indicator in its base form', unit: '1', origin: 'theory', decimals: 3 },
  endpoint_volume: { label: 'End point', unit: 'mL', origin: 'derived' },
  mean_titre: { label: 'Mean of concordant titres', unit: 'mL', origin: 'derived' },
  derivative: { label: 'ΔpH/ΔV between recorded points', unit: '1/mL', origin: 'derived' },
} as const satisfies ReadingDefs;
