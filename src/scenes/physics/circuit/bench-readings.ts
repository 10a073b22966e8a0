/** What the meters of the free bench show: on their own displays, on the readout beside the board, and in words. */
import type { Frame, StageContext } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import type { BenchView } from './bench-hands';
import { type PartView, valueText } from './bench-part';

type BenchFrame = Frame<'circuit'>;

const namesOf = ({ parts }: BenchView, kind: PartView['kind']): readonly string[] =>
  parts.flatMap((part) => (part.kind === kind ? [part.name] : [])).toSorted();

/** What stands on the display of a part that has one. */
export function readingsOf({ shown, params, view }: BenchFrame, bench: BenchView) {
  const amps = namesOf(bench, 'ammeter');
  const volts = namesOf(bench, 'voltmeter');
  return (part: PartView): { readonly value: string; readonly unit: string } => {
    switch (part.kind) {
      case 'ammeter': {
        const reading = amps.indexOf(part.name) === 0 ? shown.ammeter_ma : shown.ammeter_2_ma;
        return { value: reading.value === null ? 'OL' : reading.text, unit: 'mA' };
      }
      case 'voltmeter':
        return { value: (volts.indexOf(part.name) === 0 ? shown.voltage_across : shown.voltage_2).text, unit: 'V' };
      case 'battery':
        return { value: (view.sweeping ? view.supply : params.voltage).toFixed(1), unit: 'V' };
      default:
        return { value: '', unit: '' };
    }
  };
}

export function createBenchReadout(context: StageContext) {
  const readout = createInstrument(context, {
    form: 'panel',
    display: {
      rows: [
        { label: 'Ammeter', unit: 'mA', widest: '−0000.00' },
        { label: 'Voltmeter', unit: 'V', widest: '−0000.00' },
        { label: 'Clamp', unit: 'mA', widest: '−0000.00' },
      ],
      note: true,
    },
  });
  return {
    readout,
    draw({ shown, params }: BenchFrame, bench: BenchView) {
      const [a1] = namesOf(bench, 'ammeter');
      const [v1] = namesOf(bench, 'voltmeter');
      readout.set(0, a1 ? (shown.ammeter_ma.value === null ? 'OL' : shown.ammeter_ma.text) : '–');
      readout.set(1, v1 ? shown.voltage_across.text : '–');
      readout.set(2, bench.clamp ? shown.clamp_ma.text : '–');
      if (bench.tripped) readout.note(`${bench.tripped} is off: short circuit`, 'warning');
      else readout.note(params.real_meters ? 'real meters' : 'ideal meters');
    },
  };
}

export function describeBench(frame: BenchFrame): string {
  const view = frame.view.bench;
  if (!view) return '';
  if (view.parts.length === 0) return 'An empty board with 13 columns and 8 rows of holes, and a tray of parts.';
  const readingOf = readingsOf(frame, view);
  const parts = view.parts.map((part) => {
    const { value, unit } = readingOf(part);
    const meter = part.kind === 'ammeter' || part.kind === 'voltmeter' ? `, shows ${value} ${unit}` : '';
    const glow = part.kind === 'lamp' && part.filament > 1000 ? ', glows' : '';
    return `${part.name}, ${part.kind} ${valueText(part)} from ${part.from} to ${part.to}${meter}${glow}`.replace(
      '  ',
      ' ',
    );
  });
  const trip = view.tripped ? ` Short circuit: ${view.tripped} has switched itself off.` : '';
  return `On the board: ${parts.join('; ')}.${trip}${view.clamp ? ` The clamp meter round ${view.clamp} shows ${frame.shown.clamp_ma.text} milliamperes.` : ''}`;
}
