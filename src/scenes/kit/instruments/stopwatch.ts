/** A stopwatch that shows tenths of a second. */
import type { StageContext } from '../../contract';
import { createInstrument, type Instrument } from './instrument';

/** `note`: a line for words below the figures. */
export const createStopwatch = (context: StageContext, note = false): Instrument =>
  createInstrument(context, {
    form: 'hand-held',
    title: 'Stopwatch',
    display: { rows: [{ unit: 's', widest: '000.0' }], ...(note ? { note } : {}) },
  });
