/** What is read in the tank of ocean acidification, and with what. */
import { rectangular } from '../core/uncertainty';

const GOALS =
  'J. A. Newton et al., Global Ocean Acidification Observing Network: Requirements and Governance Plan, 2014: "weather" goal at school, "climate" goal in research, taken as standard deviations';

/** Readings of a bench with an analyser for each of pH, DIC, alkalinity and pCO₂. Intervals: seconds of the lab's long clock. */
export const oceanReadings = {
  ph: {
    label: 'pH of the water (total scale)',
    unit: '1',
    instrument: {
      name: 'Flow photometer with m-cresol purple',
      updateInterval: 600,
      school: {
        resolution: 0.001,
        repeatability: 0.003,
        offset: rectangular(0.01),
        source:
          'a photometer of light-emitting diodes, accurate to 0.01: B. Yang et al., Mar. Chem. 160 (2014) 75, taken as rectangular',
      },
      research: {
        resolution: 0.0001,
        repeatability: 0.0004,
        offset: 0.002,
        spread: 'normal',
        source:
          'repeatability of SOP 6b in A. G. Dickson, C. L. Sabine, J. R. Christian, Guide to best practices for ocean CO2 measurements, PICES 2007; purified dye, standard deviation 0.002',
      },
    },
  },
  ph_electrode: {
    label: 'pH by the electrode',
    unit: '1',
    instrument: {
      name: 'pH meter with glass electrode',
      updateInterval: 600,
      school: {
        resolution: 0.01,
        repeatability: 0.005,
        offset: rectangular(0.02),
        source: 'makers of buffers state ±0.02; taken as rectangular',
      },
      research: {
        resolution: 0.001,
        repeatability: 0.002,
        offset: 0.005,
        spread: 'normal',
        source: 'SOP 6a of Dickson, Sabine and Christian 2007: Tris in synthetic seawater, taken as standard deviation',
      },
    },
  },
  dic_now: {
    label: 'Dissolved inorganic carbon',
    unit: 'µmol/kg',
    instrument: {
      name: 'Carbon analyser',
      updateInterval: 600,
      school: { resolution: 1, repeatability: 4, offset: 9, spread: 'normal', source: GOALS },
      research: { resolution: 0.1, repeatability: 1, offset: 1.7, spread: 'normal', source: GOALS },
    },
  },
  ta_now: {
    label: 'Total alkalinity',
    unit: 'µmol/kg',
    instrument: {
      name: 'Alkalinity titrator',
      updateInterval: 600,
      school: { resolution: 1, repeatability: 4, offset: 9, spread: 'normal', source: GOALS },
      research: { resolution: 0.1, repeatability: 1, offset: 1.7, spread: 'normal', source: GOALS },
    },
  },
  pco2_water: {
    label: 'CO₂ pressure of the water',
    unit: 'µatm',
    instrument: {
      name: 'Equilibrator with infrared analyser',
      updateInterval: 600,
      school: { resolution: 1, repeatability: 1, gain: 0.025, spread: 'normal', source: GOALS },
      research: { resolution: 0.1, repeatability: 0.3, gain: 0.005, spread: 'normal', source: GOALS },
    },
  },
  ph_equilibrium: { label: 'pH at equilibrium with the air', unit: '1', decimals: 4, origin: 'computed' },
  co2_aq: { label: 'Dissolved CO₂', unit: 'µmol/kg', origin: 'derived', digits: 3 },
  bicarbonate: { label: 'Bicarbonate', unit: 'µmol/kg', origin: 'derived' },
  carbonate: { label: 'Carbonate', unit: 'µmol/kg', origin: 'derived', digits: 3 },
  omega_aragonite: { label: 'Ω of aragonite', unit: '1', origin: 'derived', decimals: 2 },
  omega_calcite: { label: 'Ω of calcite', unit: '1', origin: 'derived', decimals: 2 },
  omega_equilibrium: { label: 'Ω of aragonite at equilibrium', unit: '1', origin: 'computed' },
  carbonate_equilibrium: { label: 'Carbonate at equilibrium', unit: 'µmol/kg', origin: 'computed' },
  dic_equilibrium: { label: 'DIC at equilibrium', unit: 'µmol/kg', decimals: 1, origin: 'computed' },
  revelle: { label: 'Revelle factor', unit: '1', origin: 'derived' },
  lime_out: { label: 'Lime that has come out', unit: 'µmol/kg', origin: 'theory', decimals: 0 },
  shell_mass_now: { label: 'Shell in the tank', unit: 'mg', origin: 'theory', decimals: 1 },
  shell_weighed: {
    label: 'Shell on the balance',
    unit: 'mg',
    instrument: {
      name: 'Analytical balance',
      updateInterval: 600,
      school: {
        resolution: 1,
        repeatability: 1,
        offset: rectangular(2),
        source: 'makers of school balances state ±2 mg; taken as rectangular',
      },
      research: {
        resolution: 0.1,
        repeatability: 0.1,
        offset: rectangular(0.2),
        source: 'makers of analytical balances state ±0.2 mg; taken as rectangular',
      },
    },
  },
  h_change_pct: { label: 'Change of [H⁺] since the start', unit: '%', origin: 'derived', digits: 3 },
  day: { label: 'Day', unit: 'd', origin: 'computed', decimals: 2 },
} as const;
