import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Action, defineSimulation, ModelError } from '../../../engine/contract';
import { type LogEntry, type RunSetup, SimulationHost } from '../../../engine/runtime/host';
import { walk, walkSetup } from './toys';

const started = (changes: Partial<RunSetup> = {}): SimulationHost => {
  const host = new SimulationHost(walkSetup(changes));
  host.act({ do: 'start' });
  return host;
};

/** Steps to the end by the sizes given in turn, entering the log on the way. */
function replay(setup: RunSetup, log: readonly LogEntry[], end: number, sizes: readonly number[]): SimulationHost {
  const host = new SimulationHost(setup);
  host.sample({ columns: ['x', 'die'], traceEvery: 3, logEvery: 7 });
  let taken = host.enter(log, 0);
  for (let turn = 0; host.step < end; turn++) {
    const next = log[taken]?.step ?? end;
    host.advance(Math.max(1, Math.min(sizes[turn % sizes.length] ?? 1, next - host.step, end - host.step)));
    taken += host.enter(log, taken);
  }
  return host;
}

const entry = fc.oneof(
  fc.constantFrom('start', 'wait', 'throw', 'back', 'forbidden', 'reset').map((name) => ({ do: name })),
  fc.constantFrom('a', 'b').map((value) => ({ do: 'say', value })),
  fc.integer({ min: 0, max: 20 }).map((n) => ({ do: 'dial', value: n / 2 })),
  fc.record({ speed: fc.integer({ min: 0, max: 20 }).map((n) => n / 2) }),
  fc.record({ gain: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ length: fc.integer({ min: 1, max: 9 }) }),
);
const timed = fc.array(fc.record({ after: fc.nat(20), entry }), { maxLength: 25 });

const play = (setup: RunSetup, events: readonly { after: number; entry: object }[], tail: number): SimulationHost => {
  const host = new SimulationHost(setup);
  host.sample({ columns: ['x', 'die'], traceEvery: 3, logEvery: 7 });
  const go = (steps: number): void => {
    const end = host.step + steps;
    while (host.step < end) host.advance(end - host.step);
  };
  for (const { after, entry: each } of events) {
    go(after);
    if ('do' in each) host.act(each as { do: string });
    else host.change(each as Record<string, number>);
  }
  go(tail);
  return host;
};

describe('a run is its log', () => {
  it('gives the same readings, rows and trace bit for bit when replayed, in any grouping of steps', () => {
    fc.assert(
      fc.property(
        timed,
        fc.nat(20),
        fc.nat(1000),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
        (events, tail, seed, sizes) => {
          const setup = walkSetup({ seed, grade: 'school' });
          const first = play(setup, events, tail);
          const again = replay(setup, first.log, first.step, sizes);
          expect(again.readings()).toEqual(first.readings());
          expect(again.shown()).toEqual(first.shown());
          expect(again.log).toEqual(first.log);
          expect(again.queued).toEqual(first.queued);
          expect(again.inputs).toEqual(first.inputs);
          expect(again.takeTrace()).toEqual(first.takeTrace());
          expect(again.takeRows()).toEqual(first.takeRows());
        },
      ),
      { numRuns: 200 },
    );
  });

  it('differs with the seed where chance plays a part', () => {
    const place = (seed: number): unknown => {
      const host = started({ seed, inputs: { speed: 1, gain: 1, length: 50 } });
      host.advance(20);
      return host.readings().x;
    };
    expect(place(1)).toBe(place(1));
    expect(place(1)).not.toBe(place(2));
  });

  it('draws at an action do not shift the draws of the steps', () => {
    const place = (throws: number): unknown => {
      const host = started({ inputs: { speed: 1, gain: 1, length: 50 } });
      for (let n = 0; n < throws; n++) host.act({ do: 'throw' });
      host.advance(20);
      return host.readings().x;
    };
    expect(place(5)).toBe(place(0));
  });
});

describe('actions', () => {
  it('that the model lets through are done while another one occupies the bench, and neither end nor lengthen it', () => {
    const simulation = {
      ...walk,
      meanwhile: (_state: unknown, _params: unknown, action: Action) => action.do === 'say',
    };
    const host = new SimulationHost({ ...walkSetup(), simulation });
    host.act({ do: 'wait' });
    host.advance(3);
    host.act({ do: 'back' });
    host.act({ do: 'say', value: 'a' });
    expect(host.readings().words).toBe('wa');
    expect(host.queued.map((action) => action.do)).toEqual(['back']);
    host.advance(6);
    expect(host.busy).toBe(true);
    host.advance(1);
    expect(host.busy).toBe(false);
  });

  it('come one after the other while the bench is occupied', () => {
    const host = new SimulationHost(walkSetup());
    host.act({ do: 'wait' });
    host.act({ do: 'say', value: 'a' });
    host.act({ do: 'wait' });
    host.act({ do: 'say', value: 'b' });
    expect(host.busy).toBe(true);
    expect(host.queued.map((action) => action.do)).toEqual(['say', 'wait', 'say']);
    host.advance(9);
    expect(host.readings().words).toBe('w');
    host.advance(1);
    expect(host.readings().words).toBe('waw');
    expect(host.queued.map((action) => action.do)).toEqual(['say']);
    host.advance(10);
    expect(host.readings().words).toBe('wawb');
    expect(host.busy).toBe(false);
  });

  it('that are unknown or badly valued change nothing, are not logged and leave a notice', () => {
    const host = new SimulationHost(walkSetup());
    const before = host.readings();
    host.act({ do: 'fly' });
    host.act({ do: 'dial', value: 11 });
    host.act({ do: 'dial', value: 'fast' });
    host.act({ do: 'dial' });
    host.act({ do: 'toString' });
    expect(host.readings()).toEqual(before);
    expect(host.log).toEqual([]);
    const notices = host.takeNotices();
    expect(notices.map((notice) => notice.do)).toEqual(['fly', 'dial', 'dial', 'dial', 'toString']);
    expect(notices[1]?.notice).toBe('Dial (dial) takes a number from 0 to 10 m/s, not 11.');
    expect(host.takeNotices()).toEqual([]);
  });

  it('that a model refuses leave its sentence and the time', () => {
    const host = new SimulationHost(walkSetup());
    host.advance(4);
    host.act({ do: 'forbidden' });
    expect(host.takeNotices()).toEqual([{ at: 0.2, do: 'forbidden', notice: 'This is not allowed.', refused: true }]);
  });

  it('that change nothing are refused, a copy of the state or not, and take no time', () => {
    const setup = walkSetup();
    const copying: RunSetup = {
      ...setup,
      simulation: {
        ...setup.simulation,
        occupies: () => 10,
        act: (state: object) => ({ state: { ...state }, notice: 'Nothing came of it.' }),
      },
    };
    const host = new SimulationHost(copying);
    host.act({ do: 'throw' });
    expect(host.takeNotices()).toMatchObject([{ do: 'throw', refused: true }]);
    expect(host.busy).toBe(false);
  });

  it('of the bench are no faults: pause, resume and record_point pass, reset begins anew', () => {
    const host = started();
    host.advance(10);
    for (const name of ['pause', 'resume', 'record_point']) host.act({ do: name });
    expect(host.takeNotices()).toEqual([]);
    expect(host.readings().x).toBeCloseTo(0.5, 12);
    host.act({ do: 'reset' });
    expect(host.readings().x).toBe(0);
  });

  it('can set inputs', () => {
    const host = started();
    host.act({ do: 'dial', value: 4 });
    expect(host.inputs.speed).toBe(4);
    host.advance(20);
    expect(host.readings().x).toBeCloseTo(4, 12);
  });
});

describe('changed inputs', () => {
  it('live ones come into force at once, and the model hears of it once', () => {
    const host = started();
    host.change({ speed: 2 });
    host.change({ speed: 2 });
    expect(host.params.speed).toBe(2);
    expect(host.readings().words).toBe('1>2;');
  });

  it('those for the next start wait for it, and are shown as set', () => {
    const host = new SimulationHost(walkSetup());
    host.change({ gain: 3 });
    expect(host.inputs.gain).toBe(3);
    expect(host.params.gain).toBe(0);
    host.act({ do: 'throw' });
    expect(host.params.gain).toBe(0);
    host.act({ do: 'start' });
    expect(host.params.gain).toBe(3);
  });

  it('that wait are overtaken by an action that sets the same input', () => {
    const host = new SimulationHost(walkSetup({ applies: { speed: 'next' } }));
    host.change({ speed: 9 });
    host.act({ do: 'dial', value: 4 });
    expect(host.inputs.speed).toBe(4);
    host.act({ do: 'start' });
    expect(host.params.speed).toBe(4);
  });

  it('restarting ones begin a new run with those that waited; the clock goes on', () => {
    const host = started();
    host.advance(10);
    host.change({ gain: 2 });
    host.change({ length: 20 });
    expect(host.params).toEqual({ speed: 1, gain: 2, length: 20 });
    expect(host.readings().x).toBe(0);
    expect(host.step).toBe(10);
  });

  it('a new run is the next trial: it draws chances of its own, those of a host that begins with it', () => {
    const host = new SimulationHost(walkSetup({ seed: 5 }));
    const throws = (of: SimulationHost) =>
      Array.from({ length: 20 }, () => {
        of.act({ do: 'throw' });
        return of.readings().die;
      });
    const first = throws(host);
    host.reset();
    expect(host.readings().die).toBeNull();
    expect(host.trial).toBe(2);
    const second = throws(host);
    expect(second).not.toEqual(first);
    expect(throws(new SimulationHost(walkSetup({ seed: 5, trial: 2 })))).toEqual(second);
    expect(throws(new SimulationHost(walkSetup({ seed: 5, trial: 1 })))).toEqual(first);
  });

  it('a restart by an input is the next trial where something was done or recorded', () => {
    const host = new SimulationHost(walkSetup());
    host.change({ length: 20 });
    expect(host.trial).toBe(1);
    host.record();
    host.change({ length: 30 });
    expect(host.trial).toBe(2);
    host.advance(1);
    host.change({ length: 40 });
    expect(host.trial).toBe(3);
  });
});

describe('the end of a run', () => {
  it('stops the steps where it comes, says so once, and time goes on after it', () => {
    const host = started({ inputs: { speed: 2.5, gain: 0, length: 1 } });
    // 1 m by 0.125 m a step, which binary numbers hold exactly: the eighth step.
    expect(host.advance(100)).toEqual({ stepsDone: 8, finished: true });
    expect(host.finished).toBe(true);
    expect(host.advance(5)).toEqual({ stepsDone: 5, finished: false });
    expect(host.step).toBe(13);
  });

  it('may be undone by an action, and comes again', () => {
    const host = started({ inputs: { speed: 2, gain: 0, length: 1 } });
    host.advance(12);
    host.act({ do: 'back' });
    expect(host.finished).toBe(false);
    host.advance(1);
    expect(host.advance(100).finished).toBe(true);
  });
});

it('stops at the deadline, after at least one step', () => {
  const host = started();
  expect(host.advance(100, () => true)).toEqual({ stepsDone: 1, finished: false });
  let asked = 0;
  expect(host.advance(100, () => ++asked === 4).stepsDone).toBe(4);
});

it('refuses readings that are not finite', () => {
  const broken = defineSimulation<object, number>()({
    version: 1,
    dt: 1,
    rate: 1,
    readings: { x: { label: 'x', unit: '1' } },
    actions: {},
    fields: () => ({}),
    init: () => 0,
    step: () => Number.NaN,
    act: (state) => ({ state }),
    read: (state) => ({ x: state }),
    view: () => ({}),
  });
  const host = new SimulationHost(walkSetup({ simulation: broken, inputs: {} }));
  host.advance(1);
  expect(() => host.readings()).toThrow(ModelError);
});

it('fills the fields of a frame', () => {
  const host = started();
  host.advance(20);
  const out = { trail: new Float32Array(2) };
  expect(host.view(out)).toEqual({ x: host.readings().x });
  expect(out.trail[0]).toBeCloseTo(1, 6);
  expect(host.fields).toEqual(walk.fields({ speed: 1, gain: 0, length: 50 }));
});
