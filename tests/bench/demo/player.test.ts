/** The demonstration of every bench is played to its end, which takes twelve seconds of a processor. */
import { describe, expect, it } from 'vitest';
import { defaultInputs, type AnyEntry } from '../../../catalogue/define';
import { listings } from '../../../catalogue/index';
import { simulations } from '../../../engine/registry';
import { SimulationHost } from '../../../engine/runtime/host';
import { appliesOf } from '../../../engine/runtime/inputs';
import { DemoPlayer, type DemoView, hurry, type PlayedSession } from '../../../src/bench/demo/player';
import type { Phase } from '../../../src/bench/run/phase';
import type { Speed } from '../../../src/bench/run/store';

const DEMO: NonNullable<AnyEntry['demo']> = [
  { at: 0, do: 'open', says: 'The tap is opened.' },
  { at: 1, do: 'close', says: 'And closed.' },
  { at: 1, do: 'record_point' },
  { at: 60, set: { level: 3 }, says: 'A higher level.' },
];

/** A session with a lab clock of its own, that asks the player as the real one does. `ends`: lab time at which the run is done. */
function bench(ends = Infinity) {
  let now = 0;
  const seen: DemoView[] = [];
  const player = new DemoPlayer(
    DEMO,
    () => now,
    (view) => seen.push(view),
  );
  const state = { phase: { is: 'running' } as Phase, time: 0, speed: 1 as Speed, pace: null, facts: null };
  const session: PlayedSession = {
    store: { getState: () => state },
    rate: 1,
    run: () => {
      state.phase = { is: 'running' };
    },
    pause: () => {
      state.phase = { is: 'paused' };
    },
    setSpeed: (speed) => {
      state.speed = speed;
    },
  };
  const queue = [...player.script];
  const entered: number[] = [];
  const show = (ms: number): void => {
    now += ms;
    player.tick(session);
    if (state.phase.is !== 'running') return;
    let to = state.time + (ms / 1000) * state.speed;
    for (let next = queue[0]; next && next.at <= to; next = queue[0]) {
      if (!player.mayEnter(next)) {
        to = next.at;
        break;
      }
      entered.push(now);
      queue.shift();
    }
    const finished = state.time < ends && to >= ends;
    state.time = to;
    if (finished) state.phase = { is: 'done' };
  };
  const until = (condition: () => boolean): void => {
    for (let frame = 0; frame < 5000 && !condition(); frame++) show(50);
    expect(condition()).toBe(true);
  };
  return { player, session, state, seen, entered, until, show, now: () => now };
}

describe('a demonstration', () => {
  it('waits with the lab clock until a caption could be read, and does the rest of a step at once', () => {
    const { player, entered, until, state } = bench();
    until(() => entered.length === 3);
    expect(entered[1]! - entered[0]!).toBeGreaterThan(2000);
    expect(entered[2]).toBe(entered[1]);
    expect(state.time).toBeLessThan(1.06);
    expect(player.view).toMatchObject({ caption: 'And closed.', deed: 'Record reading', shown: 2, of: 3 });
  });

  it('hurries through a long wait and takes its time before the next step', () => {
    const { player, entered, until, state, now } = bench();
    until(() => entered.length === 4);
    expect(now()).toBeLessThan(30_000);
    expect(state.speed).toBe(1);
    expect(player.view.caption).toBe('A higher level.');
    expect([100, 31, 30, 9.5, 9, 0].map(hurry)).toEqual([16, 16, 4, 4, 1, 1]);
  });

  it('leaves the speed that somebody chose', () => {
    const { session, entered, until, state } = bench();
    until(() => entered.length === 1);
    session.setSpeed(0.25);
    until(() => entered.length === 3);
    expect(state.speed).toBe(0.25);
  });

  it('goes on where the run comes to its end first', () => {
    const { player, until } = bench(20);
    until(() => player.view.over);
    expect(player.view.shown).toBe(3);
  });

  it('skips to the next caption, and from the last one to its end', () => {
    const { player, session, until, now, state } = bench();
    until(() => player.view.shown === 1);
    for (const shown of [2, 3]) {
      const from = now();
      player.skip(session);
      until(() => player.view.shown === shown);
      expect(now() - from).toBeLessThan(4500);
    }
    player.skip(session);
    expect(player.view.over).toBe(true);
    expect(state.phase.is).toBe('paused');
  });

  it('is over after the last caption could be read, and can begin anew', () => {
    const { player, until, now } = bench();
    until(() => player.view.shown === 3);
    const last = now();
    until(() => player.view.over);
    expect(now() - last).toBeGreaterThanOrEqual(5000);
    player.restart();
    expect(player.view).toEqual({ caption: '', deed: '', shown: 0, of: 3, over: false });
  });
});

describe('the demonstration of each entry', () => {
  const built = listings.filter(({ entry }) => entry);
  for (const { id, entry: load } of built) {
    it(`${id}: every step is accepted, in order, and the caption can be read`, async () => {
      const { entry } = (await load!()) as unknown as { readonly entry: AnyEntry };
      const { simulation } = await simulations[entry.simulation]();
      const applies = appliesOf(entry);
      const host = new SimulationHost({ simulation, inputs: defaultInputs(entry), applies, seed: 1, grade: 'school' });
      const demo = entry.demo ?? [];
      expect(demo.length).toBeGreaterThan(2);
      expect(demo.map(({ at }) => at)).toEqual(demo.map(({ at }) => at).toSorted((a, b) => a - b));
      for (const step of demo) {
        while (host.time < step.at - 1e-9) host.advance(1);
        if ('set' in step) host.change(step.set as Record<string, number>);
        else host.act(step.value === undefined ? { do: step.do } : { do: step.do, value: step.value });
        if (step.says !== undefined) expect(step.says.length, step.says).toBeLessThanOrEqual(130);
      }
      expect(host.takeNotices().filter(({ refused }) => refused)).toEqual([]);
    });
  }
});
