import { beforeEach, describe, expect, it, vi } from 'vitest';
import { merge, NO_PROGRESS, withReport } from '../../src/progress/progress';
import { changeProgress } from '../../src/progress/change-progress';
import { readProgress } from '../../src/progress/read-progress';
import { NOTHING_READ, PROGRESS_KEY, progressStore } from '../../src/progress/store';

const report = { id: 'chem1', at: 1000, seconds: 15, steps: 2, allSteps: 4 };
const now = () => progressStore.getState();

function storage(works: boolean): Map<string, string> {
  const kept = new Map<string, string>();
  const refuse = (): never => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem: works ? (key: string) => kept.get(key) ?? null : refuse,
    setItem: works ? (key: string, value: string) => kept.set(key, value) : refuse,
    removeItem: works ? (key: string) => kept.delete(key) : refuse,
  });
  return kept;
}

beforeEach(() => progressStore.setState(NOTHING_READ, true));

describe('progress of this browser', () => {
  it('is kept, and read again', async () => {
    const kept = storage(true);
    changeProgress((progress) => withReport(progress, report));
    expect(kept.has(PROGRESS_KEY)).toBe(true);
    progressStore.setState(NOTHING_READ, true);
    await readProgress();
    expect(now()).toMatchObject({ read: true, blocked: false });
    expect(now().progress.done['chem1']?.seconds).toBe(15);
  });

  it('adds to what another tab has written meanwhile', async () => {
    const kept = storage(true);
    await readProgress();
    kept.set(PROGRESS_KEY, JSON.stringify(withReport(NO_PROGRESS, { ...report, id: 'phy9' })));
    changeProgress((progress) => withReport(progress, report));
    expect(Object.keys(now().progress.done).toSorted()).toEqual(['chem1', 'phy9']);
  });

  it('is cleared without a trace, and comes back joined with what was done since', () => {
    const kept = storage(true);
    changeProgress((progress) => withReport(progress, report));
    const before = changeProgress(() => NO_PROGRESS);
    expect(kept.size).toBe(0);
    changeProgress((progress) => withReport(progress, { ...report, id: 'phy9' }));
    changeProgress((since) => merge(before, since));
    expect(Object.keys(now().progress.done).toSorted()).toEqual(['chem1', 'phy9']);
  });

  it('lasts for the visit where the browser keeps nothing, and says so', async () => {
    storage(false);
    await readProgress();
    expect(now().blocked).toBe(true);
    changeProgress((progress) => withReport(progress, report));
    changeProgress((progress) => withReport(progress, report));
    expect(now()).toMatchObject({ blocked: true });
    expect(now().progress.done['chem1']?.seconds).toBe(30);
    await readProgress();
    expect(now().progress.done['chem1']?.seconds).toBe(30);
  });

  it('counts damaged text as none', async () => {
    storage(true).set(PROGRESS_KEY, '{"version":1,');
    await readProgress();
    expect(now()).toEqual({ read: true, progress: NO_PROGRESS, blocked: false });
  });
});
