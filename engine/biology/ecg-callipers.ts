/** Callipers that measure on electrocardiograph paper: what is read off between their points. */
import { rectangular } from '../core/uncertainty';

export const CALLIPERS = {
  name: 'Callipers on paper of 25 mm/s',
  updateInterval: 0.1,
  school: {
    resolution: 10,
    gain: rectangular(0.01),
    source: 'read to a quarter of a millimetre; chosen: paper speed within ±1 %, taken as rectangular',
  },
  research: {
    resolution: 1,
    gain: rectangular(0.002),
    source: 'digitised strip; chosen: clock of the recorder within ±0.2 %, taken as rectangular',
  },
} as const;

/** What the action `caliper` takes, and how it is called. */
export const CALIPER_ACTION = {
  label: 'Set the callipers',
  value: { kind: 'number', unit: 'ms', min: 40, max: 4000, step: 4, initial: 800 },
  hint: 'How far apart their points stand on the paper.',
} as const;
