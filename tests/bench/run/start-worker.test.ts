import { afterEach, describe, expect, it, vi } from 'vitest';
import { startSimulationWorker, startStageWorker } from '../../../src/bench/run/start-worker';

const started: string[] = [];
class FreshWorker {
  constructor(_url: URL, { name }: { readonly name: string }) {
    started.push(name);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.begunWorkers = undefined;
  started.length = 0;
});

const begun = (failed: boolean) => ({ worker: { onerror: () => {} } as unknown as Worker, failed });

describe('workers that the page has begun', () => {
  it('are taken over once each; after that a fresh one starts', () => {
    vi.stubGlobal('Worker', FreshWorker);
    const [simulation, stage] = [begun(false), begun(false)];
    globalThis.begunWorkers = { simulation, stage };
    expect(startSimulationWorker()).toBe(simulation.worker);
    expect(startStageWorker()).toBe(stage.worker);
    expect(started).toEqual([]);
    expect(simulation.worker.onerror).toBeNull();
    expect(startSimulationWorker()).toBeInstanceOf(FreshWorker);
    expect(started).toEqual(['simulation']);
  });

  it('are begun anew where they could not be fetched, or where there are none', () => {
    vi.stubGlobal('Worker', FreshWorker);
    globalThis.begunWorkers = { stage: begun(true) };
    expect(startStageWorker()).toBeInstanceOf(FreshWorker);
    globalThis.begunWorkers = undefined;
    expect(startSimulationWorker()).toBeInstanceOf(FreshWorker);
    expect(started).toEqual(['stage', 'simulation']);
  });
});
