/** Readings of the conductivity bench: a nanovoltmeter, a source-meter that is an electrometer for insulators, and a resistance thermometer. */
import { rectangular } from '../core/uncertainty';

export const conductivityReadings = {
  voltage: {
    label: 'Voltage',
    unit: 'V',
    instrument: {
      name: 'Nanovoltmeter, 7½ digits',
      updateInterval: 0.5,
      school: {
        resolution: 1e-8,
        counts: 2e7,
        repeatability: 2e-8,
        gain: rectangular(5e-5),
        source:
          'standard deviation 20 nV at 10 nV resolution (sheet of the experiment); scale within ±0.005 %, taken as rectangular',
      },
      research: {
        resolution: 1e-9,
        counts: 2e8,
        repeatability: 4e-9,
        gain: rectangular(2e-5),
        source: 'standard deviation 4 nV, averaged over seconds (chosen); scale within ±0.002 %, taken as rectangular',
      },
    },
  },
  current_actual: {
    label: 'Current',
    unit: 'A',
    instrument: {
      name: 'Source-meter and electrometer, 5½ digits',
      updateInterval: 0.5,
      school: {
        resolution: 1e-15,
        counts: 2e5,
        gain: rectangular(5e-4),
        source: 'scale within ±0.05 %, taken as rectangular',
      },
      research: {
        resolution: 1e-16,
        counts: 2e6,
        gain: rectangular(1e-4),
        source: 'scale within ±0.01 %, taken as rectangular',
      },
    },
  },
  resistance: { label: 'V/I', unit: 'Ω', origin: 'derived', digits: 5 },
  resistivity: { label: 'Resistivity', unit: 'Ω·m', origin: 'derived', digits: 5 },
  conductivity: { label: 'Conductivity', unit: 'S/m', origin: 'derived', digits: 5 },
  sheet_resistance: { label: 'Sheet resistance', unit: 'Ω/sq', origin: 'derived', digits: 5 },
  sample_temperature: {
    label: 'Temperature of the sample',
    unit: 'K',
    instrument: {
      name: 'Platinum resistance thermometer',
      updateInterval: 0.5,
      school: {
        resolution: 0.01,
        repeatability: 0.01,
        offset: rectangular(0.15),
        source: 'IEC 60751 class A, within ±0.15 K at 0 °C, taken as rectangular; standard deviation 0.01 K (chosen)',
      },
      research: {
        resolution: 0.001,
        repeatability: 0.002,
        offset: rectangular(0.02),
        source: 'calibrated within ±0.02 K, taken as rectangular; standard deviation 2 mK (chosen)',
      },
    },
  },
  carrier_density: { label: 'Carrier density', unit: 'cm⁻³', origin: 'theory', digits: 3 },
  tcr: { label: 'Temperature coefficient', unit: '1/K', origin: 'derived', digits: 4 },
  activation_ev: { label: 'Activation energy', unit: 'eV', origin: 'derived', digits: 4 },
  compliance: { label: 'Source at its limit', unit: '1', origin: 'computed', decimals: 0 },
} as const;
