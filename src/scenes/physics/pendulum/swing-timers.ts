/** What times the swings: the light gate with its mean period, and a stopwatch that a hand presses. */
import { formatFixed } from '../../../../engine/runtime/format';
import type { Frame, SceneContext } from '../../contract';
import { createInstrument, type Instrument } from '../../kit/instruments/instrument';

type PendulumFrame = Frame<'matterjs_physics/pendulum'>;
type PendulumContext = SceneContext<'matterjs_physics/pendulum'>;

/** How many swings a hand times. */
const SWINGS = 10;

export const createGateTimer = (context: PendulumContext): Instrument =>
  createInstrument(context, {
    title: 'Light gate',
    lamp: true,
    display: { rows: [{ unit: 's', widest: '00.0000' }], note: true },
    sockets: [{ id: 'gate', kind: 'bnc', side: 'left' }],
  });

export function writeGate(gate: Instrument, { shown }: PendulumFrame): void {
  const period = shown.period_s;
  gate.set(0, period.value === null ? '–' : Number(period.text).toFixed(4));
  const { text: swings } = shown.swings;
  gate.note(
    period.value === null ? 'waits for two passes' : `mean period, ${swings === '1' ? '1 swing' : `${swings} swings`}`,
  );
}

/** The stopwatch; `running`: whether it runs now. */
export const createStopwatch = (context: PendulumContext, running: () => boolean): Instrument =>
  createInstrument(context, {
    title: 'Stopwatch',
    lamp: true,
    display: { rows: [{ unit: 's', widest: '000.00' }], note: true },
    keys: [
      { action: 'count', value: () => SWINGS, print: `${SWINGS} ×` },
      {
        name: 'Press the stopwatch',
        hint: 'Starts it, or stops it while it runs.',
        print: 'Press',
        press: () => context.dispatch({ do: running() ? 'stopwatch_stop' : 'stopwatch_start' }),
      },
    ],
  });

export function writeStopwatch(watch: Instrument, { view, shown }: PendulumFrame): void {
  const { running, elapsed, count } = view.stopwatch;
  const timed = shown.timed_swings.value;
  if (running) {
    watch.set(0, formatFixed(elapsed ?? 0, 1));
    watch.note(count ? `swing ${count.done} of ${count.swings}` : 'running');
  } else if (count) {
    watch.set(0, '0.0');
    watch.note(`ready: ${count.swings} swings`);
  } else if (shown.stopwatch_s.value === null) {
    watch.set(0, '–');
    watch.note('');
  } else {
    watch.set(0, Number(shown.stopwatch_s.text).toFixed(2));
    watch.note(timed === null ? 'by your hand' : timed === 1 ? '1 swing' : `${shown.timed_swings.text} swings`);
  }
}
