import { expect, it } from 'vitest';
import { entry } from '../../catalogue/physics/phy6';
import { worked } from '../../catalogue/physics/phy6.worked';
import { readyToJudge } from '../../src/bench/procedure/judge';
import type { BenchSession } from '../../src/bench/run/session';
import { workThrough } from '../../src/bench/worked/work-through';
import { sessionFor } from './perform';

const asAny = entry as Parameters<typeof sessionFor>[0];

async function opened(): Promise<BenchSession> {
  await readyToJudge();
  const session = sessionFor(asAny, {}, 1);
  await session.start();
  return session;
}

it('a worked example does each step in its order, and leaves rows, a curve and its answers', async () => {
  const session = await opened();
  const told: number[] = [];
  await workThrough(session, worked, { tell: (step) => told.push(step), isStopped: () => false });
  const { stepsDone, notebook } = session.store.getState();
  session.dispose();
  expect(told).toEqual(asAny.procedure.map((_, index) => index));
  expect(stepsDone).toEqual(asAny.procedure.map(() => true));
  expect(notebook.rows.length).toBeGreaterThan(3);
  expect(notebook.plot).not.toBeNull();
});

it('once stopped it does nothing more', async () => {
  const session = await opened();
  let stopped = false;
  const told: number[] = [];
  await workThrough(session, worked, {
    tell(step) {
      told.push(step);
      stopped = step === 1;
    },
    isStopped: () => stopped,
  });
  const { stepsDone } = session.store.getState();
  session.dispose();
  expect(told).toEqual([0, 1]);
  expect(stepsDone.at(-1)).toBe(false);
});
