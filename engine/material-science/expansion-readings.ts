/** What a push-rod dilatometer shows. */
import type { ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';

export const expansionReadings = {
  temperature: {
    label: 'Temperature shown',
    unit: '°C',
    instrument: {
      name: 'Thermocouple type K in the furnace',
      updateInterval: 5,
      school: { resolution: 0.1, repeatability: 0.2, source: 'standard deviation of 0.2 K (chosen), read to 0.1 K' },
      research: { resolution: 0.01, repeatability: 0.05, source: 'standard deviation of 0.05 K (chosen)' },
    },
  },
  sample_temperature: { label: 'Sample temperature', unit: '°C', decimals: 1, origin: 'theory' },
  delta_l_raw: {
    label: 'ΔL indicated',
    unit: 'µm',
    instrument: {
      name: 'Displacement transducer (LVDT)',
      updateInterval: 5,
      school: {
        resolution: 0.01,
        repeatability: 0.05,
        source: 'standard deviation of 0.05 µm (chosen), read to 0.01 µm',
      },
      research: { resolution: 0.001, repeatability: 0.01, source: 'standard deviation of 0.01 µm (chosen)' },
    },
  },
  delta_l: { label: 'ΔL of the sample', unit: 'µm', decimals: 1, origin: 'derived' },
  strain: { label: 'ΔL/L₀', unit: '%', decimals: 4, origin: 'derived' },
  alpha_mean: { label: 'Mean α from 20 °C', unit: '10⁻⁶/K', decimals: 2, origin: 'derived' },
  alpha_local: { label: 'α over the last 20 K', unit: '10⁻⁶/K', decimals: 2, origin: 'derived' },
  alpha_fit: { label: 'α between T₁ and T₂', unit: '10⁻⁶/K', decimals: 2, origin: 'derived' },
  calibration_factor: { label: 'Calibration factor k', unit: '1', decimals: 4, origin: 'derived' },
  bimetal_deflection: {
    label: 'Deflection of the bimetal',
    unit: 'mm',
    instrument: {
      name: 'Scale behind the strip',
      updateInterval: 5,
      school: {
        resolution: 0.5,
        offset: rectangular(0.25),
        source: 'scale of 1 mm read to 0.5 mm; zero within ±0.25 mm, rectangular',
      },
      research: {
        resolution: 0.1,
        offset: rectangular(0.05),
        source: 'cathetometer; zero within ±0.05 mm, rectangular',
      },
    },
  },
} as const satisfies ReadingDefs;
