import { describe, expect, it } from 'vitest';
import { AskQueue, type Asked } from '../../../src/bench/run/ask-queue';

const set = (speed: number): Asked & { is: 'inputs' } => ({ is: 'inputs', patch: { speed } });
const RECORD: Asked = { is: 'record' };

describe('what was asked for', () => {
  it('goes with one request up to its records: what comes after them waits', () => {
    const queue = new AskQueue();
    for (const asked of [set(1), set(2), RECORD, RECORD, set(3)]) queue.push(asked);
    expect(queue.take()).toEqual({ changes: [set(1), set(2)], records: 2 });
    expect(queue.hasRecord).toBe(false);
    expect(queue.isEmpty).toBe(false);
    expect(queue.take()).toEqual({ changes: [set(3)], records: 0 });
    expect(queue.isEmpty).toBe(true);
  });

  it('comes first again when its request was lost', () => {
    const queue = new AskQueue();
    for (const asked of [set(1), RECORD]) queue.push(asked);
    const lost = queue.take();
    queue.push(set(2));
    queue.putBack(lost);
    expect(queue.take()).toEqual(lost);
    expect(queue.take()).toEqual({ changes: [set(2)], records: 0 });
  });

  it('is of the next run while that waits for records of this one; a script still asks of this one', () => {
    const queue = new AskQueue();
    queue.push(RECORD);
    queue.keepForNextRun();
    queue.push(set(2));
    queue.enter(set(1));
    expect(queue.nextRunWaits).toBe(true);
    expect(queue.take()).toEqual({ changes: [], records: 1 });
    queue.beginRun();
    expect(queue.nextRunWaits).toBe(false);
    expect(queue.take()).toEqual({ changes: [set(2)], records: 0 });
  });
});
