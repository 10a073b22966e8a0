import { describe, expect, it, vi } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry as titration } from '../../../catalogue/chemistry/chem1';
import { entry as biodiversity } from '../../../catalogue/environmental-science/es10';
import { entry as greenhouse } from '../../../catalogue/environmental-science/es4';
import { entry as catalase } from '../../../catalogue/biology/bio6';
import { entry as icu } from '../../../catalogue/instruments/icu-machine';
import { entry as landfill } from '../../../catalogue/environmental-science/es7';
import type { ScriptEvent } from '../../../engine/runtime/script';
import type { Port } from '../../../src/bench/run/port';
import type { Row } from '../../../src/bench/notebook/row';
import type { StorageEvents } from '../../../src/bench/notebook/storage';
import { BenchSession } from '../../../src/bench/run/session';
import type { Speed } from '../../../src/bench/run/store';
import { Display, memory, pagePort, settled, soon } from '../by-hand';
import { bench, dyingPort, open, plain, SCRIPT } from './session-bench';

async function recordedRows(fps: number, speed: Speed, port = pagePort): Promise<readonly Row[]> {
  const { session, display } = await bench(async () => port(), SCRIPT);
  session.setSpeed(speed);
  session.setLogEvery(0.5);
  session.run();
  await display.until(() => session.store.getState().notebook.rows.length >= 31, fps);
  return session.store.getState().notebook.rows.slice(0, 31);
}

describe('a run on the bench', () => {
  it('records the same rows at any frame rate and any speed', async () => {
    const expected = plain(await recordedRows(60, 1));
    // 30 rows of the logger up to 15 s, and the one of record_point at 13 s.
    expect(expected.map(({ time }) => Number(time.toFixed(6))).filter((time) => time === 13)).toHaveLength(2);
    expect(expected.at(-1)?.time).toBeCloseTo(15, 9);
    for (const fps of [30, 144]) {
      for (const speed of [0.25, 1, 16] as const) {
        expect(plain(await recordedRows(fps, speed)), `${fps} frames a second at ${speed}×`).toEqual(expected);
      }
    }
  });

  it('records the same rows on a device that cannot keep up, and says so', async () => {
    const expected = plain(await recordedRows(60, 1));
    const { session, display } = await bench(async () => pagePort(6), SCRIPT);
    session.setSpeed(16);
    session.setLogEvery(0.5);
    session.run();
    await display.until(() => session.store.getState().notebook.rows.length >= 31);
    expect(plain(session.store.getState().notebook.rows.slice(0, 31))).toEqual(expected);
    expect(session.store.getState().pace).toBeLessThan(0.7);
  });

  it('enters an input change of a link at its time', async () => {
    const script: readonly ScriptEvent[] = [{ at: 1, set: { indicator: 'Methyl Orange' } }];
    const { session, display } = await bench(async () => pagePort(), script);
    session.setLogEvery(0.5);
    session.run();
    await display.until(() => session.store.getState().notebook.rows.length >= 4);
    expect(
      session.store.getState().notebook.rows.map(({ time, inputs }) => [Number(time.toFixed(6)), inputs['indicator']]),
    ).toEqual([
      [0.5, 'Phenolphthalein'],
      [1, expect.any(String)],
      [1.5, 'Methyl Orange'],
      [2, 'Methyl Orange'],
    ]);
    expect(session.store.getState().inputs['indicator']).toBe('Methyl Orange');
  });
});

describe('a worker that dies', () => {
  it('is replaced, and the run goes on to the same rows', async () => {
    const expected = plain(await recordedRows(60, 4));
    for (const fatal of [5, 60, 130]) {
      let ports = 0;
      const next = (): Port => (ports++ === 0 ? dyingPort((_, frames) => frames === fatal) : pagePort());
      const rows = await recordedRows(60, 4, next);
      expect(ports).toBe(2);
      expect(plain(rows)).toEqual(expected);
    }
  });

  it('takes no record with it', async () => {
    let ports = 0;
    let asked = false;
    const { session, display } = await bench(async () => (ports++ === 0 ? dyingPort(() => asked) : pagePort()));
    session.run();
    await display.until(() => session.store.getState().time > 0.5);
    asked = true;
    session.record();
    await display.until(() => session.store.getState().notebook.rows.length === 1);
    expect(ports).toBe(2);
    expect(session.store.getState().messages.at(-1)?.text).toMatch(/restarted/);
    expect(session.store.getState().phase.is).toBe('running');
  });

  it('again and again ends in a sentence, with the rows kept and a way on', async () => {
    let healthy = false;
    const { session, display, storage } = await bench(async () =>
      healthy ? pagePort() : dyingPort((request) => request.steps > 0),
    );
    session.record();
    await display.until(() => session.store.getState().notebook.rows.length === 1);
    session.run();
    await display.until(() => session.store.getState().phase.is === 'failed');
    expect(storage.kept.notebook.rows).toHaveLength(1);
    healthy = true;
    session.reset();
    await soon(() => expect(session.store.getState().phase.is).toBe('ready'));
    session.run();
    await display.until(() => session.store.getState().time > 0.2);
    expect(session.store.getState().notebook.rows).toHaveLength(1);
  });

  it('is not left behind when the bench leaves while it starts', async () => {
    const ended = vi.fn<() => void>();
    let deliver = (_port: Port): void => {};
    const waiting = new Promise<Port>((resolve) => {
      deliver = resolve;
    });
    const display = new Display();
    const session = new BenchSession({
      entry: titration,
      inputs: defaultInputs(titration),
      seed: 1,
      grade: 'ideal',
      openPort: () => waiting,
      storage: memory(),
      tab: 'a',
      requestFrame: display.requestFrame,
      cancelFrame: display.cancelFrame,
    });
    const started = session.start();
    await settled();
    session.dispose();
    deliver({ ...pagePort(), end: ended });
    await started;
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe('what the learner does', () => {
  it('a record is what is shown; a second one within the same update is an independent repeat', async () => {
    const { session, display } = await bench(async () => pagePort());
    await display.until(() => session.store.getState().shown['ph_meter'] !== undefined);
    const { shown } = session.store.getState();
    session.record();
    session.record();
    await display.until(() => session.store.getState().notebook.rows.length === 2);
    const [first, second] = session.store.getState().notebook.rows;
    expect(first?.readings['ph_meter']?.text).toBe(shown['ph_meter']?.text);
    expect(second?.time).toBe(first?.time);
  });

  it('a single step is one step', async () => {
    const { session, display } = await bench(async () => pagePort());
    const dt = session.store.getState().facts?.dt ?? 0;
    session.stepOnce();
    await display.until(() => session.store.getState().time > 0);
    expect(session.store.getState().time).toBeCloseTo(dt, 12);
    expect(session.store.getState().phase.is).toBe('paused');
  });

  it('Run starts again what an action has ended', async () => {
    const { session, display } = await bench(async () => pagePort(), [], biodiversity);
    const started = (): number =>
      session.log.filter((entry) => entry.is === 'action' && entry.action.do === 'start').length;
    session.run();
    await display.until(() => started() === 1);
    session.pause();
    session.run();
    session.act({ do: 'clear' });
    await display.until(() => session.log.some((entry) => entry.is === 'action' && entry.action.do === 'clear'));
    expect(started()).toBe(1);
    session.pause();
    session.run();
    await display.until(() => started() === 2);
    session.act({ do: 'throw_all' });
    await display.until(() => session.store.getState().phase.is === 'done');
    session.act({ do: 'clear' });
    await display.until(() => session.store.getState().phase.is === 'paused');
    session.run();
    await display.until(() => started() === 3);
  });

  it('what is done before a start that all waits for leaves the clock alone, and Run starts', async () => {
    const { session, display } = await bench(async () => pagePort(), [], landfill);
    const done = (): readonly string[] =>
      session.log.flatMap((entry) => (entry.is === 'action' ? [entry.action.do] : []));
    session.act({ do: 'place_cap' });
    await display.until(() => done().includes('place_cap'));
    expect(session.store.getState().phase.is).toBe('ready');
    session.run();
    await display.until(() => done().includes('start'));
    expect(session.store.getState().phase.is).toBe('running');
  });

  it('what prepares a run leaves the clock alone, in any order, and the run begins with it', async () => {
    const { session, display } = await bench(async () => pagePort(), [], catalase);
    const done = (): number => session.log.filter((entry) => entry.is === 'action').length;
    session.act({ do: 'preheat_temperature', value: 65 });
    session.act({ do: 'preheat_enzyme', value: 30 });
    await display.until(() => done() === 2);
    expect(session.store.getState().phase.is).toBe('ready');
    expect(session.store.getState().shown['heated_s']?.value).toBe(30);
    session.act({ do: 'add_enzyme', value: 1 });
    await display.until(() => done() === 3);
    expect(session.store.getState().phase.is).toBe('running');
  });

  it('an option of a list sets what belongs to it', async () => {
    const { session } = await bench(async () => pagePort(), [], greenhouse);
    session.setInput('planet', 'Mars');
    await soon(() => expect(session.store.getState().phase.is).toBe('ready'));
    expect(session.store.getState().inputs).toMatchObject({ planet: 'Mars', solar_constant: 586.2, albedo: 0.25 });
  });

  it('a hand on the apparatus brings what the panel brings, and is told where a link holds it', async () => {
    const { session } = await bench(async () => pagePort(), [], icu, { fixed: { fio2: 'FiO₂' } });
    session.moveInput('peep', 12.2);
    expect(session.store.getState().inputs['peep']).toBe(12);
    session.moveInput('patient', 'ARDS');
    expect(session.store.getState().inputs).toMatchObject({ patient: 'ARDS', peep: defaultInputs(icu)['peep'] });
    session.moveInput('fio2', 0.9);
    expect(session.store.getState().inputs['fio2']).toBe(defaultInputs(icu)['fio2']);
    expect(session.store.getState().messages.at(-1)?.text).toBe('FiO₂ is fixed by the link and stays as it is.');
  });

  it('a press on the apparatus gives what stands in Do, and its initial value where that stands nowhere', async () => {
    const { session, display } = await bench(async () => pagePort());
    session.press('add_indicator');
    session.standing.set('add_indicator', () => session.act({ do: 'add_indicator', value: 5 }));
    session.press('add_indicator');
    session.standing.delete('add_indicator');
    session.press('refill_burette');
    await display.until(() => session.log.length === 3);
    expect(session.log.map((entry) => entry.is === 'action' && entry.action)).toEqual([
      { do: 'add_indicator', value: 2 },
      { do: 'add_indicator', value: 5 },
      { do: 'refill_burette' },
    ]);
  });

  it('a bench that stands still asks for no frames', async () => {
    const { session, display } = await bench(async () => pagePort());
    for (let frame = 0; frame < 20; frame++) await display.show(16);
    expect(display.asked).toBe(0);
    session.run();
    session.pause();
    for (let frame = 0; frame < 20; frame++) await display.show(16);
    expect(display.asked).toBe(0);
  });

  it('an input that restarts begins a new run; recorded rows stay and count the runs', async () => {
    const inputs = titration.inputs.map((input) =>
      input.id === 'acid_vol' ? { ...input, applies: 'restart' as const } : input,
    );
    const { session, display } = await bench(async () => pagePort(), [], { ...titration, inputs });
    session.run();
    await display.until(() => session.store.getState().time > 1);
    session.record();
    await display.until(() => session.store.getState().notebook.rows.length === 1);
    session.setInput('acid_vol', 40);
    await soon(() => expect(session.store.getState().phase.is).toBe('ready'));
    session.record();
    await display.until(() => session.store.getState().notebook.rows.length === 2);
    const [before, after] = session.store.getState().notebook.rows;
    expect(after?.time).toBe(0);
    expect(after?.inputs['acid_vol']).toBe(40);
    expect([before?.run, after?.run]).toEqual([1, 2]);
  });

  for (const [what, change] of [
    ['an input that restarts', (session: BenchSession) => session.setInput('acid_vol', 40)],
    ['another seed', (session: BenchSession) => session.setSeed(99)],
    ['another grade', (session: BenchSession) => session.setGrade('research')],
    ['a reset', (session: BenchSession) => session.reset()],
  ] as const) {
    for (const asked of ['not asked for yet', 'on its way'] as const) {
      it(`${what} loses no record that is ${asked}`, async () => {
        const inputs = titration.inputs.map((input) =>
          input.id === 'acid_vol' ? { ...input, applies: 'restart' as const } : input,
        );
        const { session, display } = await bench(async () => pagePort(), [], { ...titration, inputs });
        session.run();
        await display.until(() => session.store.getState().time > 1);
        session.record();
        // Shown, the frame asks; its answer comes after the change.
        const frame = asked === 'on its way' ? display.show(16) : null;
        change(session);
        session.act({ do: 'swirl', value: 1 });
        session.record();
        await frame;
        await display.until(() => session.store.getState().notebook.rows.length === 2);
        const [before, after] = session.store.getState().notebook.rows;
        expect(before?.time).toBeGreaterThan(1);
        expect(before).toMatchObject({ run: 1, seed: 3, grade: 'school', inputs: { acid_vol: 25 } });
        const { seed, grade } = session.store.getState();
        expect(after).toMatchObject({ run: 2, seed, grade, time: 0 });
        expect(after?.inputs['acid_vol']).toBe(session.store.getState().inputs['acid_vol']);
        expect(session.log.map((entry) => entry.is)).toContain('action');
      });
    }
  }

  it('rows of earlier visits come back, and numbers go on from theirs', async () => {
    const first = await bench(async () => pagePort());
    first.session.record();
    await first.display.until(() => first.session.store.getState().notebook.rows.length === 1);
    const display = new Display();
    const session = new BenchSession({
      entry: titration,
      inputs: defaultInputs(titration),
      seed: 3,
      grade: 'school',
      openPort: async () => pagePort(),
      storage: first.storage,
      tab: 'b',
      requestFrame: display.requestFrame,
      cancelFrame: display.cancelFrame,
    });
    open.push(session);
    await session.start();
    session.record();
    await display.until(() => session.store.getState().notebook.rows.length === 2);
    expect(session.store.getState().notebook.rows.map(({ id, run }) => [id, run])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('a store that refuses loses nothing on the page, and says so', async () => {
    const display = new Display();
    let events: StorageEvents | null = null;
    const session = new BenchSession({
      entry: titration,
      inputs: defaultInputs(titration),
      seed: 3,
      grade: 'school',
      openPort: async () => pagePort(),
      storage: {
        ...memory(),
        load: async (listener: StorageEvents) => {
          events = listener;
          return null;
        },
        save: () => events?.onUnkept('full'),
      },
      tab: 'a',
      requestFrame: display.requestFrame,
      cancelFrame: display.cancelFrame,
    });
    open.push(session);
    await session.start();
    session.record();
    await display.until(() => session.store.getState().messages.length > 0);
    expect(session.store.getState().notebook.rows).toHaveLength(1);
    expect(session.store.getState().messages[0]).toMatchObject({
      kind: 'warning',
      text: expect.stringContaining('save the notebook as a file'),
    });
    expect(session.store.getState().unkept).toBe('full');
    // A notice is of the run in which it was said; a warning stays until it is dismissed.
    session.say('The stopcock is open already.');
    session.stepOnce();
    await display.until(() => session.step === 1);
    session.reset();
    await display.until(() => session.step === 0);
    expect(session.store.getState().messages.map(({ kind }) => kind)).toEqual(['warning']);
  });
});
