/** The panel of a photometer: absorbance in large figures, transmittance below them. */
import type { StageContext } from '../../contract';
import { createInstrument, type Instrument } from './instrument';
import type { KeyOptions } from './key';

export interface PhotometerPanel extends Instrument {
  /** What its meter shows, transmittance in %. */
  show(absorbance: string, transmittance: string): void;
}

export function createPhotometerPanel(context: StageContext, keys: readonly KeyOptions[]): PhotometerPanel {
  const instrument = createInstrument(context, {
    form: 'bench',
    display: {
      rows: [
        { label: 'A', widest: '−0.0000', key: 'a' },
        { label: 'T', unit: '%', widest: '000.00', second: true, key: 't' },
      ],
      note: true,
    },
    keys,
  });
  return {
    ...instrument,
    show(absorbance, transmittance) {
      instrument.set('a', absorbance);
      instrument.set('t', transmittance);
    },
  };
}
