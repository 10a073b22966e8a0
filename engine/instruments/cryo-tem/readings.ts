/** What is read off the microscope. Electrons are counted by chance in the pictures: what comes from these has its chance from there. */
import type { ReadingDefs } from '../../contract';
import { rectangular } from '../../core/uncertainty';

export const cryoReadings = {
  wavelength: { label: 'Electron wavelength', unit: 'pm', decimals: 4, origin: 'theory' },
  ctf_zero_1: { label: 'First zero of the transfer', unit: 'Å', decimals: 3, origin: 'theory' },
  ctf_zero_2: { label: 'Second zero of the transfer', unit: 'Å', decimals: 3, origin: 'theory' },
  ctf_at_probe: { label: 'Transfer at the probe', unit: '1', decimals: 3, origin: 'theory' },
  scherzer_defocus: { label: 'Scherzer defocus', unit: 'nm', decimals: 1, origin: 'theory' },
  nyquist: { label: 'Nyquist limit', unit: 'Å', decimals: 2, origin: 'computed' },
  dose_per_frame: { label: 'Dose of a frame', unit: 'e/Å²', decimals: 2, origin: 'computed' },
  electrons_per_pixel: { label: 'Electrons sent to a pixel', unit: 'e', decimals: 1, origin: 'computed' },
  critical_dose: { label: 'Critical dose at the probe', unit: 'e/Å²', decimals: 2, origin: 'theory' },
  stage_temperature: {
    label: 'Stage temperature',
    unit: 'K',
    range: [70, 320],
    instrument: {
      name: 'Silicon diode at the stage',
      updateInterval: 0.5,
      school: { resolution: 0.1, offset: rectangular(1), source: 'typical silicon diode, ±1 K, taken as rectangular' },
      research: {
        resolution: 0.01,
        offset: rectangular(0.1),
        source: 'typical calibrated silicon diode, ±0.1 K, taken as rectangular',
      },
    },
  },
  dose_elapsed: { label: 'Dose so far', unit: 'e/Å²', decimals: 1, origin: 'computed' },
  frames_recorded: { label: 'Frames recorded', unit: '1', decimals: 0, range: [0, 60], origin: 'count' },
  counts_per_pixel: { label: 'Electrons counted for a pixel', unit: 'e', decimals: 3, origin: 'chance' },
  defocus_fitted: { label: 'Defocus from the rings', unit: 'µm', decimals: 3, origin: 'chance' },
  drift_total: { label: 'Drift of the last frame', unit: 'Å', decimals: 2, origin: 'chance' },
  residual_motion: { label: 'Motion left in the sum', unit: 'Å', decimals: 2, origin: 'chance' },
  particles_picked: { label: 'Particles picked', unit: '1', decimals: 0, range: [0, 300], origin: 'count' },
  template_correlation: { label: 'Mean pick against template', unit: '1', decimals: 3, origin: 'chance' },
  fsc_resolution: { label: 'Resolution at FSC 0.143', unit: 'Å', decimals: 3, origin: 'computed' },
  frc_measured: { label: 'Resolution of the class averages', unit: 'Å', decimals: 2, origin: 'chance' },
} as const satisfies ReadingDefs;
