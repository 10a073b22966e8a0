import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listingById } from '../catalogue/index';
import type { OwnBenchText } from '../src/own-bench';

const phy3: OwnBenchText = {
  listing: {
    kind: 'experiment',
    subject: 'physics',
    id: 'phy3',
    title: 'Simple Pendulum',
    slug: 'simple-pendulum-simulation-experiment',
    simulationType: 'matterjs_physics',
  },
  simulation: 'matterjs_physics/pendulum',
  objective: 'Determine g.',
  among: 'Physics',
  next: null,
  entry: '/assets/phy3.js',
  workers: { simulation: ['/assets/worker.js', '/assets/model.js'], stage: ['/assets/stage.js', '/assets/scene.js'] },
};

const PATH = '/subject/physics/simple-pendulum-simulation-experiment';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

function pageSaying(text: string | null): void {
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'own-bench' && text !== null ? { textContent: text } : null),
  });
}

describe('the bench of the page’s own file', () => {
  it('is found at its own address, and by its id, without the list of all', async () => {
    pageSaying(JSON.stringify(phy3));
    const { ownBenchAt, ownBenchOf } = await import('../src/own-bench');
    expect(ownBenchAt(PATH)?.listing).toMatchObject(phy3.listing);
    expect(ownBenchAt(PATH)?.listing.entry).toBeTypeOf('function');
    const listed = listingById.get('phy3');
    expect(listed && ownBenchOf(listed)?.objective).toBe('Determine g.');
  });

  it('is no other bench, whatever page the reader goes on to', async () => {
    pageSaying(JSON.stringify(phy3));
    const { ownBenchAt, ownBenchOf } = await import('../src/own-bench');
    expect(ownBenchAt('/subject/physics/refraction-simulation-experiment')).toBeNull();
    expect(ownBenchAt('/subject/physics/phy3')).toBeNull();
    const other = listingById.get('phy4');
    expect(other && ownBenchOf(other)).toBeNull();
  });

  it('is none on a page of no bench, and where there is no page', async () => {
    pageSaying(null);
    expect((await import('../src/own-bench')).ownBench()).toBeNull();
    vi.resetModules();
    vi.unstubAllGlobals();
    expect((await import('../src/own-bench')).ownBench()).toBeNull();
  });
});
