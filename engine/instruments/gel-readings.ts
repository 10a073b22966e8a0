/** What is read off a gel, and with which instruments: lengths in mm, sizes in bp, times in min. */
import type { ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';

/** Maximum permissible error of a material measure of length up to 1 m: ±(a + b L), L rounded up to whole metres. */
const rulerSource = (grade: string, error: string): string =>
  `Directive 2014/32/EU, annex X (MI-008), accuracy class ${grade}: ±${error} mm up to 1 m, taken as rectangular`;

/** In six hours 100 ppm are 2 s. */
const TIMER =
  'Teaching value: display to a tenth of a minute; a quartz timer, within 100 ppm, errs by less than that in any run';

export const gelReadings = {
  field: { label: 'Field', unit: 'V/cm', origin: 'computed' },
  probe_mobility: { label: 'Mobility of the probe', unit: 'cm²/V s', origin: 'theory' },
  probe_distance: { label: 'Distance of the probe', unit: 'mm', origin: 'theory' },
  fragment_count: { label: 'Fragments of the digest', unit: '1', decimals: 0, origin: 'count' },
  band_size: { label: 'True size of the band', unit: 'bp', decimals: 0, origin: 'theory' },
  band_distance: {
    label: 'Distance of the band',
    unit: 'mm',
    range: [0, 200],
    instrument: {
      name: 'Millimetre ruler beside the photograph',
      updateInterval: 60,
      school: { resolution: 0.5, offset: rectangular(0.5), source: rulerSource('II', '0.5') },
      research: { resolution: 0.2, offset: rectangular(0.2), source: rulerSource('I', '0.2') },
    },
  },
  smallest_fragment: { label: 'Smallest fragment', unit: 'bp', decimals: 0, origin: 'theory' },
  estimated_size: { label: 'Unknown, smooth curve', unit: 'bp', digits: 4, origin: 'computed' },
  estimated_size_linear: { label: 'Unknown, straight line', unit: 'bp', digits: 4, origin: 'computed' },
  estimated_size_southern: { label: 'Unknown, Southern fit', unit: 'bp', digits: 4, origin: 'computed' },
  calibration_r2: { label: 'R² of the Southern fit', unit: '1', decimals: 5, origin: 'computed' },
  dye_front: {
    label: 'Dye front',
    unit: 'mm',
    range: [0, 200],
    instrument: {
      name: 'Millimetre ruler beside the tank',
      updateInterval: 60,
      school: { resolution: 1, offset: rectangular(0.5), source: rulerSource('II', '0.5') },
      research: { resolution: 0.5, offset: rectangular(0.2), source: rulerSource('I', '0.2') },
    },
  },
  run_time: {
    label: 'Run time',
    unit: 'min',
    digits: 4,
    instrument: {
      name: 'Timer of the power supply',
      updateInterval: 1,
      school: { resolution: 0.1, source: TIMER },
      research: { resolution: 0.1, source: TIMER },
    },
  },
} as const satisfies ReadingDefs;
