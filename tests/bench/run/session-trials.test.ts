/** A repeat is a new trial: on the page, over a lost worker, and beside a script without a page. */
import { describe, expect, it } from 'vitest';
import { entry as titration } from '../../../catalogue/chemistry/chem1';
import { simulations } from '../../../engine/registry';
import { appliesOf } from '../../../engine/runtime/inputs';
import { decodeLink, encodeLink, freshRun } from '../../../engine/runtime/link';
import { runScript } from '../../../engine/runtime/script';
import type { Row } from '../../../src/bench/notebook/row';
import type { Port } from '../../../src/bench/run/port';
import { recordedRow } from '../../../src/bench/run/recorded-row';
import type { BenchSession } from '../../../src/bench/run/session';
import { pagePort, soon } from '../by-hand';
import { type Bench, bench, dyingPort, plain, SCRIPT } from './session-bench';

const ready = (session: BenchSession): Promise<void> =>
  soon(() => expect(session.store.getState().phase.is).toBe('ready'));

/** Something is done, recorded twice, and the rows are there. */
async function recordTwice({ session, display }: Bench): Promise<readonly Row[]> {
  const before = session.store.getState().notebook.rows.length;
  session.stepOnce();
  session.record();
  session.record();
  await display.until(() => session.store.getState().notebook.rows.length === before + 2);
  return session.store.getState().notebook.rows.slice(before);
}

const phOf = (rows: readonly Row[]) => rows.map(({ readings }) => readings['ph_meter']?.value);

describe('a repeat is a new trial', () => {
  it('a reset begins the next one, where something was done or recorded', async () => {
    const here = await bench(async () => pagePort());
    const { session } = here;
    session.reset();
    await ready(session);
    expect(session.store.getState().trial).toBe(1);
    const first = await recordTwice(here);
    session.reset();
    await ready(session);
    expect(session.store.getState().trial).toBe(2);
    const second = await recordTwice(here);
    expect([...first, ...second].map(({ trial }) => trial)).toEqual([1, 1, 2, 2]);
    expect(new Set(phOf([...first, ...second])).size).toBeGreaterThan(1);
    expect(session.history.trial).toBe(2);
  });

  it('so does an input that restarts', async () => {
    const inputs = titration.inputs.map((input) =>
      input.id === 'acid_vol' ? { ...input, applies: 'restart' as const } : input,
    );
    const here = await bench(async () => pagePort(), [], { ...titration, inputs });
    here.session.setInput('acid_vol', 30);
    await ready(here.session);
    expect(here.session.store.getState().trial).toBe(1);
    await recordTwice(here);
    here.session.setInput('acid_vol', 40);
    await ready(here.session);
    expect(here.session.store.getState().trial).toBe(2);
  });

  it('another seed begins with the first, that of a link with the trial of the link', async () => {
    const here = await bench(async () => pagePort(), [], titration, { trial: 4 });
    const { session } = here;
    expect(session.store.getState().trial).toBe(4);
    const linked = await recordTwice(here);
    session.reset();
    await ready(session);
    expect(session.store.getState().trial).toBe(5);
    session.setSeed(8);
    await ready(session);
    expect(session.store.getState().trial).toBe(1);
    session.setSeed(3);
    await ready(session);
    expect(session.store.getState().trial).toBe(4);
    expect(plain(await recordTwice(here))).toEqual(plain(linked));
  });

  it('a demonstration is the same again', async () => {
    const here = await bench(async () => pagePort(), [], titration, { sameTrial: true });
    const first = await recordTwice(here);
    here.session.reset();
    await ready(here.session);
    expect(plain(await recordTwice(here))).toEqual(plain(first));
  });

  it('a script without the page gives the same rows: by hand, in one update, in any trial', async () => {
    const here = await bench(async () => pagePort(), SCRIPT, titration, { trial: 2 });
    const { session, display } = here;
    const { simulation } = await simulations[titration.simulation]();
    session.run();
    await display.until(() => session.store.getState().notebook.rows.length === 1);
    session.pause();
    await recordTwice(here);
    const { rows } = session.store.getState().notebook;
    expect(rows).toHaveLength(3);
    const subject = { ...titration, id: 'chem1', version: simulation.version };
    const linked = { ...freshRun(subject), ...session.history, seed: 3 };
    const { run } = decodeLink(subject, encodeLink(subject, linked).link.slice(1));
    const { records } = runScript({
      ...run,
      simulation,
      applies: appliesOf(titration),
      time: rows.at(-1)?.time ?? 0,
    });
    const told = records.map((row) => recordedRow({ seed: 3, grade: 'school' }, row));
    expect(plain(told)).toEqual(plain(rows));
    session.reset();
    await ready(session);
    await recordTwice(here);
    expect(session.history.trial).toBe(3);
  });

  it('a worker that dies leaves trial and repeats as they were', async () => {
    const without = await bench(async () => pagePort(), [], titration, { trial: 3 });
    const expected = [...(await recordTwice(without)), ...(await recordTwice(without))];
    let ports = 0;
    let asked = false;
    const next = async (): Promise<Port> => (ports++ === 0 ? dyingPort(() => asked) : pagePort());
    const here = await bench(next, [], titration, { trial: 3 });
    const first = await recordTwice(here);
    asked = true;
    const rows = [...first, ...(await recordTwice(here))];
    expect(ports).toBe(2);
    expect(here.session.store.getState().trial).toBe(3);
    expect(plain(rows)).toEqual(plain(expected));
  });
});
