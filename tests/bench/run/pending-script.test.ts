import { describe, expect, it } from 'vitest';
import { AskQueue } from '../../../src/bench/run/ask-queue';
import { PendingScript } from '../../../src/bench/run/pending-script';

const at = (time: number) => new PendingScript({ script: [{ at: time, action: { do: 'start' } }] });

describe('a link’s script', () => {
  it.each([
    // Years of lab time in steps of a second: a part of the time is more than a part of a step.
    [694_267_200.3, 1, 694_267_200],
    [694_267_200, 1, 694_267_200],
    [0.3, 0.1, 3],
    [0, 0.1, 0],
    [2.05, 0.1, 20],
  ])('event at %d s in steps of %d s is due at step %i just when it enters there', (time, dt, step) => {
    for (const here of [step, step + 1]) {
      const script = at(time);
      const due = script.isDue(here, dt);
      const queue = new AskQueue();
      const steps = script.stepsBeforeNext(5, here, dt, queue);
      expect(due, `step ${here}`).toBe(script.events.length === 0);
      expect(due ? steps : steps > 0, 'what is not due lets steps go by').toBe(due ? 5 : true);
    }
  });

  it('lets steps go by to the time of what comes next, and no further', () => {
    const script = at(2.05);
    expect(script.stepsBeforeNext(100, 10, 0.1, new AskQueue())).toBe(11);
    expect(script.isDue(21, 0.1)).toBe(true);
  });
});
