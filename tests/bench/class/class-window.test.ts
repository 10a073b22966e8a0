import { afterEach, describe, expect, it } from 'vitest';
import { defaultInputs, type AnyEntry } from '../../../catalogue/define';
import { entry as titration } from '../../../catalogue/chemistry/chem1';
import { Follower, type Joined } from '../../../src/bench/class/follow';
import { type ClassView, hashOf, type Line, LOST_MS, pairingOf } from '../../../src/bench/class/messages';
import { teach, type Teaching } from '../../../src/bench/class/teach';
import { BenchSession } from '../../../src/bench/run/session';
import { Display, memory, pagePort, settled, soon } from '../by-hand';

/** Lines of one name hear each other, not themselves; messages are cloned on the way. */
function air() {
  const ends = new Set<Line>();
  return (): Line => {
    const end: Line = {
      onmessage: null,
      postMessage(message) {
        const data = structuredClone(message);
        for (const other of ends) if (other !== end) setImmediate(() => other.onmessage?.({ data }));
      },
    };
    ends.add(end);
    return end;
  };
}

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

async function teacher(line: Line, name = 'a', entry: AnyEntry = titration) {
  const display = new Display();
  const session = new BenchSession({
    entry,
    inputs: defaultInputs(entry),
    seed: 7,
    grade: 'school',
    openPort: async () => pagePort(),
    storage: memory(),
    tab: 'a',
    requestFrame: display.requestFrame,
    cancelFrame: display.cancelFrame,
  });
  await session.start();
  const view = { hidden: false, big: ['ph_meter'], projector: false };
  const teaching: Teaching = teach({ session, line, name, view: () => view, onClass: () => {} });
  ended.push(
    () => session.dispose(),
    () => teaching.end(),
  );
  return { session, display, view, teaching };
}

function pupil(line: Line, entry: AnyEntry = titration) {
  const seen: { joined: Joined; view: ClassView | null; now: number } = { joined: 'waiting', view: null, now: 0 };
  const follower = new Follower({
    entry,
    line,
    openPort: async () => pagePort(),
    now: () => seen.now,
    onChange: (joined, view) => Object.assign(seen, { joined, view }),
    onBeside: (beside) => Object.assign(seen, { beside }),
    onMove: (path) => Object.assign(seen, { path }),
    onOver: () => Object.assign(seen, { over: true }),
  });
  ended.push(() => follower.end());
  return { follower, seen };
}

type Teacher = Awaited<ReturnType<typeof teacher>>;
type Pupil = ReturnType<typeof pupil>;

/** The class shows the teacher's step: same time, same readings to the last digit. */
async function expectSame({ session }: Teacher, { follower }: Pupil): Promise<void> {
  await soon(() => {
    const [here, there] = [session.store.getState(), follower.store.getState()];
    expect(there.time).toBe(here.time);
    expect(there.phase.is).not.toBe('loading');
    expect(there.shown).toEqual(here.shown);
  });
}

const work = async ({ session, display }: Teacher): Promise<void> => {
  session.run();
  session.act({ do: 'swirl', value: 1 });
  await display.until(() => session.store.getState().time > 0.5);
  session.act({ do: 'open_stopcock', value: 0.8 });
  await display.until(() => session.store.getState().time > 6);
  session.setInput('acid_volume', 20);
  session.act({ do: 'close_stopcock' });
  await display.until(() => session.store.getState().time > 7);
  session.pause();
  for (let frame = 0; frame < 5; frame++) await display.show(20);
};

describe('the class window', () => {
  it('shows the readings of the step at which the teacher is', async () => {
    const line = air();
    const desk = await teacher(line());
    const wall = pupil(line());
    await expectSame(desk, wall);
    await work(desk);
    await expectSame(desk, wall);
    expect(wall.follower.store.getState().phase.is).toBe('paused');
    expect(wall.seen).toMatchObject({ joined: 'joined', view: { big: ['ph_meter'], running: false } });
  });

  it('joins late, in the middle of a run', async () => {
    const line = air();
    const desk = await teacher(line());
    await work(desk);
    expect(desk.session.log.length).toBeGreaterThan(2);
    const wall = pupil(line());
    await expectSame(desk, wall);
    desk.session.stepOnce();
    for (let frame = 0; frame < 5; frame++) await desk.display.show(20);
    await expectSame(desk, wall);
  });

  it('shows beside the apparatus what the teacher chose, also to who joins late', async () => {
    const line = air();
    const desk = await teacher(line());
    const wall = pupil(line());
    const beside = { plot: '<svg/>', step: '1. Read the burette.', caption: 'Titrate slowly.' };
    desk.teaching.show(beside);
    await soon(() => expect(wall.seen).toMatchObject({ beside }));
    const late = pupil(line());
    await soon(() => expect(late.seen).toMatchObject({ beside }));
  });

  it('follows into a new run, with another seed and other inputs', async () => {
    const line = air();
    const desk = await teacher(line());
    const wall = pupil(line());
    await work(desk);
    desk.session.setSeed(99);
    await soon(() => expect(desk.session.store.getState().phase.is).toBe('ready'));
    for (let frame = 0; frame < 5; frame++) await desk.display.show(20);
    expect(desk.session.store.getState().time).toBe(0);
    await expectSame(desk, wall);
    expect(wall.follower.store.getState().seed).toBe(99);
    await work(desk);
    await expectSame(desk, wall);
  });

  it('follows into the next trial, with what was recorded in the one before', async () => {
    const line = air();
    const desk = await teacher(line());
    const wall = pupil(line());
    await work(desk);
    desk.session.record();
    for (let frame = 0; frame < 5; frame++) await desk.display.show(20);
    await expectSame(desk, wall);
    expect(wall.follower.store.getState().trial).toBe(1);
    desk.session.reset();
    await soon(() => expect(desk.session.store.getState().phase.is).toBe('ready'));
    await work(desk);
    await expectSame(desk, wall);
    expect(desk.session.store.getState().trial).toBe(2);
    expect(wall.follower.store.getState()).toMatchObject({ seed: 7, trial: 2 });
  });

  it('hides readings from the class alone', async () => {
    const line = air();
    const desk = await teacher(line());
    const wall = pupil(line());
    await expectSame(desk, wall);
    desk.view.hidden = true;
    desk.teaching.tell();
    await soon(() => expect(wall.follower.store.getState().answersHidden).toBe(true));
    expect(desk.session.store.getState().answersHidden).toBe(false);
  });

  it('closes when the teacher ends it, not when the teacher is only gone', async () => {
    const line = air();
    const desk = await teacher(line());
    const wall = pupil(line());
    await expectSame(desk, wall);
    desk.teaching.end();
    await settled();
    expect(wall.seen).not.toHaveProperty('over');
    desk.teaching.over();
    await soon(() => expect(wall.seen).toHaveProperty('over', true));
  });

  it('says when the teacher is gone or silent, stands still, and joins again', async () => {
    const line = air();
    const desk = await teacher(line());
    const wall = pupil(line());
    await work(desk);
    await expectSame(desk, wall);
    const { time } = wall.follower.store.getState();
    desk.teaching.end();
    await settled();
    // It may come again at once: a lesson goes on, a page is loaded anew.
    expect(wall.seen.joined).toBe('joined');
    wall.seen.now += LOST_MS + 1;
    wall.follower.beat();
    await soon(() => expect(wall.seen.joined).toBe('lost'));
    expect(wall.follower.store.getState().time).toBe(time);

    // The reloaded page of the teacher: another window's name, a fresh run.
    const again = await teacher(line(), 'b');
    // Asked twice, it is told twice; the second time while the run is being loaded.
    wall.follower.beat();
    wall.follower.beat();
    await soon(() => expect(wall.seen.joined).toBe('joined'));
    await expectSame(again, wall);
    expect(wall.follower.store.getState().time).toBe(0);

    wall.seen.now += LOST_MS + 1;
    wall.follower.beat();
    expect(wall.seen.joined).toBe('lost');
    again.teaching.tell();
    await soon(() => expect(wall.seen.joined).toBe('joined'));
  });

  it('goes along to the next bench of a lesson', async () => {
    const line = air();
    const desk = await teacher(line());
    const wall = pupil(line());
    await expectSame(desk, wall);
    line().postMessage({ is: 'moves', path: '/subject/physics/a-lens' });
    await soon(() => expect(wall.seen).toMatchObject({ path: '/subject/physics/a-lens', joined: 'joined' }));
  });

  it('does nothing of its own: hands on the class window change nothing', async () => {
    const line = air();
    const desk = await teacher(line());
    const wall = pupil(line());
    await expectSame(desk, wall);
    wall.follower.act();
    wall.follower.moveInput();
    await settled();
    expect(desk.session.log).toHaveLength(0);
  });

  it('has its pairing in its address', () => {
    expect(pairingOf(hashOf('x-1'))).toBe('x-1');
    expect(pairingOf('#model')).toBeNull();
    expect(pairingOf('')).toBeNull();
  });
});
