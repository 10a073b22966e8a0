/** What a tensile test shows: live measurements, and the results after fracture. */
import type { InstrumentSpec, Quantity, ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';

/** 0.005 % of the load cell's range: noise that the model draws. */
export const LOAD_CELL_SD: Quantity<'N'> = 10;

/** Load now and greatest load: one cell, one relative error. Its zero is set before each test. */
const loadCell = (drawn = 0): InstrumentSpec => ({
  name: 'Load cell',
  device: 'load cell',
  updateInterval: 0.1,
  school: {
    resolution: 0.001,
    gain: rectangular(0.01),
    drawn,
    source: 'ISO 7500-1, class 1: relative error of at most ±1.0 %, taken as rectangular',
  },
  research: {
    resolution: 0.001,
    gain: rectangular(0.005),
    drawn,
    source: 'ISO 7500-1, class 0.5: relative error of at most ±0.5 %, taken as rectangular',
  },
});

export const tensileReadings = {
  force: { label: 'Load', unit: 'kN', decimals: 3, instrument: loadCell(LOAD_CELL_SD / 1000) },
  max_force: { label: 'Greatest load so far', unit: 'kN', decimals: 3, instrument: loadCell() },
  extension: {
    label: 'Extension',
    unit: 'mm',
    instrument: {
      name: 'Clip-on extensometer',
      updateInterval: 0.1,
      school: {
        resolution: 0.0001,
        repeatability: 0.0002,
        gain: rectangular(0.01),
        source: 'ISO 9513, class 1: relative error of at most ±1.0 %, taken as rectangular; scatter chosen',
      },
      research: {
        resolution: 0.0001,
        repeatability: 0.0001,
        gain: rectangular(0.005),
        source: 'ISO 9513, class 0.5: relative error of at most ±0.5 %, taken as rectangular; scatter chosen',
      },
    },
  },
  crosshead: {
    label: 'Crosshead travel',
    unit: 'mm',
    instrument: {
      name: 'Encoder on the lead screw',
      updateInterval: 0.1,
      school: {
        resolution: 0.01,
        repeatability: rectangular(0.02),
        source: 'position accuracy of ±0.02 mm as makers state it for screw machines, taken as rectangular',
      },
      research: {
        resolution: 0.001,
        repeatability: rectangular(0.005),
        source: 'position accuracy of ±0.005 mm of a machine with direct encoder, taken as rectangular',
      },
    },
  },
  stress: { label: 'Stress', unit: 'MPa', decimals: 1, origin: 'derived' },
  strain: { label: 'Strain', unit: '%', decimals: 3, origin: 'derived' },
  true_stress: { label: 'True stress', unit: 'MPa', decimals: 1, origin: 'derived' },
  true_strain: { label: 'True strain', unit: '%', decimals: 3, origin: 'derived' },
  neck_diameter: {
    label: 'Caliper: diameter',
    unit: 'mm',
    instrument: {
      name: 'Digital caliper',
      updateInterval: 1,
      school: {
        resolution: 0.01,
        offset: rectangular(0.02),
        repeatability: 0.005,
        source: 'DIN 862, digital caliper up to 100 mm: error limit 0.02 mm, taken as rectangular',
      },
      research: {
        resolution: 0.001,
        offset: rectangular(0.004),
        repeatability: 0.001,
        source: 'DIN 863-1, micrometer 0 to 25 mm: error limit 0.004 mm, taken as rectangular',
      },
    },
  },
  youngs_modulus: { label: "Young's modulus E", unit: 'GPa', decimals: 1, origin: 'derived' },
  rp02: { label: 'Proof stress Rp0.2', unit: 'MPa', decimals: 1, origin: 'derived' },
  upper_yield: { label: 'Upper yield point', unit: 'MPa', decimals: 1, origin: 'derived' },
  rm: { label: 'Tensile strength Rm', unit: 'MPa', decimals: 1, origin: 'derived' },
  ag: { label: 'Plastic extension at greatest load Ag', unit: '%', origin: 'derived' },
  final_length: {
    label: 'Final gauge length',
    unit: 'mm',
    instrument: {
      name: 'Caliper across the gauge marks',
      updateInterval: 1,
      school: {
        resolution: 0.01,
        repeatability: rectangular(0.25),
        source: 'ISO 6892-1: the extension after fracture is measured to 0.25 mm or better, taken as rectangular',
      },
      research: {
        resolution: 0.01,
        repeatability: rectangular(0.05),
        source: 'Chosen: marks under a lens, pieces fitted to ±0.05 mm, taken as rectangular',
      },
    },
  },
  elongation: { label: 'Elongation after fracture A', unit: '%', origin: 'derived' },
  reduction_area: { label: 'Reduction of area Z', unit: '%', origin: 'derived' },
  fracture_stress: { label: 'Stress at fracture', unit: 'MPa', decimals: 1, origin: 'derived' },
  hardening_n: { label: 'Hardening exponent n', unit: '1', origin: 'derived' },
} as const satisfies ReadingDefs;
