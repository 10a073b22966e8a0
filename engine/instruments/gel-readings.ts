/** What is read off a gel, and with which instruments: lengths in mm, sizes in bp, times in min. */
import type { InstrumentSpec, ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';
import { PLACING } from './gel-calibration';

/** Maximum permissible error of a material measure of length up to 1 m: ±(a + b L), L rounded up to whole metres. */
const rulerSource = (grade: string, error: string): string =>
  `Directive 2014/32/EU, annex X (MI-008), accuracy class ${grade}: ±${error} mm up to 1 m, taken as rectangular`;

/** In six hours 100 ppm are 2 s. */
const TIMER =
  'Teaching value: display to a tenth of a minute; a quartz timer, within 100 ppm, errs by less than that in any run';

const photographRuler = {
  name: 'Millimetre ruler beside the photograph',
  // The readings along one photograph share its ruler.
  device: 'band_distance',
  updateInterval: 60,
  school: {
    resolution: 0.5,
    offset: rectangular(0.5),
    drawn: PLACING.school,
    source: `${rulerSource('II', '0.5')}; laid on the middle of a band within 0.2 mm, chosen`,
  },
  research: {
    resolution: 0.2,
    offset: rectangular(0.2),
    drawn: PLACING.research,
    source: `${rulerSource('I', '0.2')}; with a magnifier within 0.05 mm, chosen`,
  },
} as const satisfies InstrumentSpec;

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
  ladder_size: { label: 'Size of that band of the ladder', unit: 'bp', decimals: 0, origin: 'computed' },
  ladder_distance: {
    label: 'Distance of that band of the ladder',
    unit: 'mm',
    range: [0, 200],
    instrument: photographRuler,
  },
  unknown_distance: { label: 'Distance of the unknown', unit: 'mm', range: [0, 200], instrument: photographRuler },
  smallest_fragment: { label: 'Smallest fragment', unit: 'bp', decimals: 0, origin: 'theory' },
  estimated_size: { label: 'Unknown, smooth curve', unit: 'bp', digits: 4, origin: 'derived' },
  estimated_size_linear: { label: 'Unknown, straight line', unit: 'bp', digits: 4, origin: 'derived' },
  estimated_size_southern: { label: 'Unknown, Southern fit', unit: 'bp', digits: 4, origin: 'derived' },
  calibration_r2: { label: 'R² of the Southern fit', unit: '1', decimals: 5, origin: 'derived' },
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
  not_modelled: { kind: 'text', label: 'Not modelled', unit: 'text' },
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
