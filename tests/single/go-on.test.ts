/** A run over three visits on two computers: what was recorded comes back, each row once, or is said to be missing. */
import { describe, expect, it } from 'vitest';
import { defaultInputs } from '../../catalogue/define';
import { entry as titration } from '../../catalogue/chemistry/chem1';
import type { ScriptEvent } from '../../engine/runtime/script';
import type { SessionOptions } from '../../src/bench/run/session-options';
import { checkText } from '../../src/bench/check/check-words';
import { checkResult, type Target, targetsIn } from '../../src/bench/check/make-check';
import { MOST_TRIES } from '../../src/bench/notebook/notebook';
import { goOn, TOLD_BEFORE } from '../../src/single/scorm/go-on';
import { decodeSuspended, encodeSuspended, type Suspended } from '../../src/single/scorm/suspended';
import { pagePort } from '../bench/by-hand';
import { type Bench, bench } from '../bench/run/session-bench';

const STEPS = titration.procedure.map(() => false);

const visit = (events: readonly ScriptEvent[], more: Partial<SessionOptions>): Promise<Bench> =>
  bench(async () => pagePort(), events, titration, { preset: true, resumes: events.length > 0, ...more });

/** Adds some base and records, at the present time. */
async function measured({ session, display }: Bench, rows: number): Promise<void> {
  for (let row = 0; row < rows; row++) {
    const { length } = session.store.getState().notebook.rows;
    session.act({ do: 'add_base', value: 1 });
    const { time } = session.store.getState();
    const skipped = session.skipTo(time + 2, false);
    await display.until(() => session.store.getState().phase.is === 'paused');
    await skipped;
    session.record();
    await display.until(() => session.store.getState().notebook.rows.length > length);
  }
}

/** What the platform keeps of a visit. */
const left = (
  { session }: Bench,
  rows = session.store.getState().notebook.rows.length,
): { readonly events: readonly ScriptEvent[]; readonly suspended: Suspended } => ({
  events: session.history.events,
  suspended: {
    query: '',
    time: session.store.getState().time,
    stepsDone: STEPS,
    verdict: 'none',
    rows,
    tried: [],
  },
});

/** The next visit: the run is brought back, as far as it is to be. */
async function resumed(before: ReturnType<typeof left>, more: Partial<SessionOptions> = {}) {
  const opened = await visit(before.events, more);
  const going = goOn(opened.session, before.suspended);
  // The store tells of what follows: the run stands ready already.
  opened.session.store.setState({ reading: false });
  await opened.display.until(() => going.until() === 0);
  return { ...opened, going };
}

const times = ({ session }: Bench): readonly number[] =>
  session.store.getState().notebook.rows.map(({ time }) => Number(time.toFixed(6)));

describe('a run that goes on', () => {
  it('has its rows on another computer, and none twice on the same', async () => {
    const first = await visit([], {});
    await measured(first, 3);
    const rowsOfA = first.storage.kept.notebook;
    const second = await resumed(left(first), {
      storage: { ...first.storage, load: async () => rowsOfA },
    });
    expect(times(second)).toEqual(times(first));
    await measured(second, 2);
    const third = await resumed(left(second));
    expect(times(third)).toEqual(times(second));
    expect(third.session.store.getState().notebook.rows).toHaveLength(5);
    expect(third.going.lost()).toBe(0);
  });

  it('has no row twice where the store is slower than the run: one that was recorded at its very beginning', async () => {
    const first = await visit([], {});
    first.session.record();
    await first.display.until(() => times(first).length > 0);
    const rowsOfA = first.storage.kept.notebook;
    let read = (): void => {};
    const reading = new Promise<void>((resolve) => {
      read = resolve;
    });
    const second = await resumed(left(first), {
      tab: 'b',
      storage: { ...first.storage, load: () => reading.then(() => rowsOfA) },
      // The store answers when what is asked of the run at its beginning is answered long since.
      openPort: async () => {
        const port = pagePort();
        return { ...port, frame: (asked) => port.frame(asked).finally(() => setTimeout(read, 20)) };
      },
    });
    expect(times(second)).toEqual([0]);
    expect(second.going.lost()).toBe(0);
  });

  it('says how many rows did not come back', async () => {
    const first = await visit([], {});
    await measured(first, 2);
    const { session, going } = await resumed(left(first, 5));
    expect(going.lost()).toBe(3);
    expect(
      session.store
        .getState()
        .messages.map(({ text }) => text)
        .join(' '),
    ).toMatch(/3 of the 5 rows .* did not come back/);
  });

  describe('in which the tries were used up', () => {
    const inputs = { ...defaultInputs(titration), unknown: true };
    const wrong = { value: '0.9', uncertainty: '0.001' };
    const target = async ({ session }: Bench) => (await targetsIn(session))[0] as Target;
    const checksOf = ({ session }: Bench) => session.store.getState().notebook.checks;

    it('has them used up on another computer, in the same words', async () => {
      const first = await visit([], { inputs });
      await measured(first, 1);
      for (let made = 0; made < MOST_TRIES; made++) await checkResult(first.session, await target(first), wrong);
      const checks = checksOf(first);
      const tried = checks.map(({ key, tries, truth }) => ({ key, tries, told: truth !== null }));
      const before = left(first);
      const kept = decodeSuspended(encodeSuspended({ ...before.suspended, tried, verdict: 'wrong' }));
      const second = await resumed({ ...before, suspended: { ...before.suspended, ...kept } }, { inputs });
      expect(checksOf(second)).toEqual(checks);
      expect(checksOf(second).map(checkText)).toEqual([expect.stringContaining('The true value was told')]);
      expect(await checkResult(second.session, await target(second), wrong)).toBeNull();
      expect(second.session.store.getState().messages.map(({ text }) => text)).not.toContain(TOLD_BEFORE);
    });

    it('says that nothing is earned where the visit before did not keep them', async () => {
      const first = await visit([], { inputs });
      const before = left(first);
      const second = await resumed({ ...before, suspended: { ...before.suspended, verdict: 'wrong' } }, { inputs });
      expect(second.session.store.getState().messages.map(({ text }) => text)).toContain(TOLD_BEFORE);
    });
  });

  it('begins anew at a reset: nothing of the old run is done again', async () => {
    const first = await visit([], {});
    await measured(first, 1);
    const second = await resumed(left(first));
    second.session.reset();
    await second.display.until(() => second.session.store.getState().phase.is === 'ready');
    expect(second.session.history.events).toEqual([]);
    expect(second.session.store.getState().trial).toBe(2);
    const skipped = second.session.skipTo(10, false);
    await second.display.until(() => second.session.store.getState().phase.is === 'paused');
    await skipped;
    expect(second.session.log.filter(({ is }) => is === 'action')).toEqual([]);
  });
});
