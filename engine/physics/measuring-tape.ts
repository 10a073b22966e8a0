/** A measuring tape on the ground. Directive 2014/32/EU, annex X (MI-008): it may be off by a + b L, in mm and mm/m. */
import type { InstrumentSpec } from '../contract';
import { rectangular } from '../core/uncertainty';

/** `where` it lies. */
export const measuringTape = (where: string): InstrumentSpec => ({
  name: `Measuring tape ${where}`,
  updateInterval: 0.5,
  school: {
    resolution: 0.01,
    gain: rectangular(0.0004),
    offset: rectangular(0.0006),
    source: 'Directive 2014/32/EU, annex X, class III: 0.6 mm + 0.4 mm/m, taken as rectangular; read to 1 cm',
  },
  research: {
    resolution: 0.001,
    gain: rectangular(0.0001),
    offset: rectangular(0.0001),
    source: 'Directive 2014/32/EU, annex X, class I: 0.1 mm + 0.1 mm/m, taken as rectangular; read to 1 mm',
  },
});
