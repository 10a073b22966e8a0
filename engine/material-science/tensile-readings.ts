/** What a tensile test shows: live measurements, and the results after fracture. */
import type { InstrumentSpec, Quantity, ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';

/** 0.005 % of the load cell's range: noise that the model draws. */
export const LOAD_CELL_SD: Quantity<'N'> = 10;

/**
 * Load, and what the machine works out in proportion to it: one cell, one relative error. Its zero is set before each test.
 * The strain that belongs to a result is taken as right.
 */
const loadCell = (resolution: number, drawn = 0): InstrumentSpec => ({
  name: 'Load cell',
  device: 'load cell',
  updateInterval: 0.1,
  school: {
    resolution,
    gain: rectangular(0.01),
    drawn,
    source: 'ISO 7500-1, class 1: relative error of at most ±1.0 %, taken as rectangular',
  },
  research: {
    resolution,
    gain: rectangular(0.005),
    drawn,
    source: 'ISO 7500-1, class 0.5: relative error of at most ±0.5 %, taken as rectangular',
  },
});

export const tensileReadings = {
  force: { label: 'Load', unit: 'kN', decimals: 3, instrument: loadCell(0.001, LOAD_CELL_SD / 1000) },
  max_force: { label: 'Greatest load so far', unit: 'kN', decimals: 3, instrument: loadCell(0.001) },
  extension: {
    label: 'Extension',
    unit: 'mm',
    instrument: {
      name: 'Clip-on extensometer',
      updateInterval: 0.1,
      school: {
        resolution: 0.001,
        repeatability: rectangular(0.003),
        source: 'ISO 9513, class 1: error of at most 3 µm at small extensions, taken as rectangular',
      },
      research: {
        resolution: 0.0001,
        repeatability: rectangular(0.0015),
        source: 'ISO 9513, class 0.5: error of at most 1.5 µm at small extensions, taken as rectangular',
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
  stress: { label: 'Stress', unit: 'MPa', decimals: 1, instrument: loadCell(0.1) },
  strain: { label: 'Strain', unit: '%', decimals: 3, origin: 'computed' },
  true_stress: { label: 'True stress', unit: 'MPa', decimals: 1, instrument: loadCell(0.1) },
  true_strain: { label: 'True strain', unit: '%', decimals: 3, origin: 'computed' },
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
  youngs_modulus: { label: "Young's modulus E", unit: 'GPa', instrument: loadCell(0.1) },
  rp02: { label: 'Proof stress Rp0.2', unit: 'MPa', instrument: loadCell(0.1) },
  upper_yield: { label: 'Upper yield point', unit: 'MPa', instrument: loadCell(0.1) },
  rm: { label: 'Tensile strength Rm', unit: 'MPa', instrument: loadCell(0.1) },
  ag: { label: 'Plastic extension at greatest load Ag', unit: '%', origin: 'computed' },
  elongation: { label: 'Elongation after fracture A', unit: '%', origin: 'computed' },
  reduction_area: { label: 'Reduction of area Z', unit: '%', origin: 'computed' },
  fracture_stress: { label: 'Stress at fracture', unit: 'MPa', instrument: loadCell(0.1) },
  hardening_n: { label: 'Hardening exponent n', unit: '1', origin: 'computed' },
} as const satisfies ReadingDefs;
