/** The pH meter, with keys for the two standards that its electrode can be set in. */
import type { Frame, StageContext } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import type { Placed } from '../../kit/layout/layout';

/** Its height in its width, at most. */
const SHAPE = 0.95;

export function createPhMeter(context: StageContext) {
  const meter = createInstrument(context, {
    title: 'pH meter',
    display: { rows: [{ label: 'pH', widest: '00.000' }], note: true },
    keys: [
      {
        action: 'calibrate_electrode',
        name: 'Calibrate the electrode in Tris in seawater',
        print: 'TRIS',
        value: () => 'Tris in seawater',
      },
      {
        action: 'calibrate_electrode',
        name: 'Calibrate the electrode in NBS buffers',
        print: 'NBS',
        value: () => 'NBS buffers',
      },
    ],
    sockets: [{ id: 'electrode', kind: 'bnc', side: 'left' }],
  });
  const place: Placed = {
    root: meter.root,
    least: (type) => meter.least(type),
    lay({ x, y, width, height }, type) {
      const high = Math.min(height, Math.max(width * SHAPE, meter.least(type).height));
      meter.lay({ x, y: y + height - high, width, height: high }, type);
    },
  };
  return {
    root: meter.root,
    place,
    clear: () => meter.clear(),
    port: () => meter.port('electrode'),
    draw({ view: { standard, message }, shown }: Frame<'ocean_acidification'>) {
      meter.set(0, standard === null ? '–' : shown.ph_electrode.text);
      meter.note(
        message ?? (standard === null ? 'not calibrated' : `set in ${standard.split(' ')[0]}`),
        standard === null ? 'warning' : 'plain',
      );
      meter.keys[0]?.light(standard === 'Tris in seawater');
      meter.keys[1]?.light(standard === 'NBS buffers');
    },
  };
}
