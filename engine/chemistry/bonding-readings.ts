/** What is read of a sample and its pair, and with which instruments. */
import type { ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';

export const bondingReadings = {
  electronegativity_difference: { label: 'Electronegativity difference', unit: '1', digits: 3, origin: 'theory' },
  percent_ionic: { label: 'Ionic character (Pauling)', unit: '%', digits: 3, origin: 'computed' },
  nearest_distance_angstrom: { label: 'Nearest neighbours', unit: 'Å', digits: 5, origin: 'theory' },
  bond_angle_deg: { label: 'Bond angle', unit: '°', origin: 'theory' },
  dipole_debye: { label: 'Dipole moment', unit: 'D', origin: 'theory' },
  madelung_constant: { label: 'Madelung constant', unit: '1', digits: 6, origin: 'computed' },
  lattice_energy_kjmol: { label: 'Lattice energy', unit: 'kJ/mol', digits: 5, origin: 'computed' },
  coordination_number: { label: 'Coordination number', unit: '1', decimals: 0, origin: 'count' },
  crystal: {
    kind: 'text',
    label: 'Crystal',
    unit: 'text',
    values: ['rock salt', 'hexagonal ice', 'body-centred cubic', 'face-centred cubic', 'none'],
  },
  density_g_cm3: { label: 'Density from the cell', unit: 'g/cm³', origin: 'computed' },
  separation_angstrom: { label: 'Separation of the pair', unit: 'Å', digits: 5, origin: 'theory' },
  pair_energy_kjmol: { label: 'Energy of the pair', unit: 'kJ/mol', digits: 5, origin: 'theory' },
  conductivity_s_m: { label: 'Conductivity', unit: 'S/m', digits: 3, origin: 'theory' },
  conductivity_meter: { kind: 'text', label: 'Conductivity meter', unit: 'text' },
  current_a: {
    label: 'Current',
    unit: 'A',
    instrument: {
      name: 'Digital ammeter for alternating current, with automatic range',
      updateInterval: 0.4,
      school: {
        resolution: 0.001,
        counts: 2000,
        gain: rectangular(0.01),
        source: 'maker: ±(1 % + 1 digit), taken as rectangular',
      },
      research: {
        resolution: 0.00001,
        counts: 200_000,
        gain: rectangular(0.001),
        source: 'maker: ±0.1 %, taken as rectangular',
      },
    },
  },
  voltage_v: {
    label: 'Voltage (alternating, 1 kHz)',
    unit: 'V',
    range: [0, 20],
    decimals: 1,
    instrument: {
      name: 'Display of the source of alternating voltage',
      updateInterval: 0.4,
      school: {
        resolution: 0.1,
        gain: rectangular(0.005),
        source: 'maker: ±(0.5 % + 1 digit), taken as rectangular',
      },
      research: {
        resolution: 0.001,
        gain: rectangular(0.0005),
        source: 'maker: ±0.05 %, taken as rectangular',
      },
    },
  },
  temperature_c: {
    label: 'Temperature',
    unit: '°C',
    instrument: {
      name: 'Thermocouple',
      updateInterval: 0.25,
      school: {
        resolution: 1,
        offset: rectangular(2.5),
        gain: rectangular(0.0075),
        source: 'IEC 60584-1, class 2: 2.5 °C or 0.75 %, rectangular',
      },
      research: {
        resolution: 0.1,
        offset: 0.3,
        gain: 0.0005,
        spread: 'normal',
        source: 'type S with a calibration certificate: about 0.3 °C + 0.05 % as one standard deviation',
      },
    },
  },
  melting_point_c: { label: 'Melting point', unit: '°C', digits: 5, origin: 'theory' },
  phase: { label: 'Phase (0 solid, 1 liquid, 2 gas, 3 dissolved)', unit: '1', decimals: 0, origin: 'computed' },
  blows: { label: 'Blows struck', unit: '1', decimals: 0, origin: 'count' },
  strike_result: {
    kind: 'text',
    label: 'Under the hammer',
    unit: 'text',
    values: ['not struck', 'cleaved along {100}', 'slipped along {110}', 'slipped along {111}', 'shattered'],
  },
} as const satisfies ReadingDefs;
