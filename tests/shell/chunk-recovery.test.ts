import { describe, expect, it } from 'vitest';
import { isFetchFailure, mayReload } from '../../src/shell/chunk-recovery';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

describe('a part of the site that cannot be fetched', () => {
  it('is a reason to load the page again, once', () => {
    const kept = memory();
    const at = (now: number) => mayReload({ now, online: true, storage: () => kept });
    expect(at(1_000_000)).toBe(true);
    expect(at(1_001_000)).toBe(false);
    expect(at(1_059_000)).toBe(false);
    expect(at(1_061_000)).toBe(true);
    // The clock was set back by an hour.
    expect(at(-2_539_000)).toBe(true);
    expect(at(-2_538_000)).toBe(false);
  });

  it('is none where the page could not come back, or the reload could not be remembered', () => {
    expect(mayReload({ now: 0, online: false, storage: memory })).toBe(false);
    const blocked = () => {
      throw new Error('blocked');
    };
    expect(mayReload({ now: 0, online: true, storage: blocked })).toBe(false);
  });

  it('is told from other errors by what the browsers say', () => {
    for (const message of [
      'Failed to fetch dynamically imported module: https://lab.example/assets/About-1.js',
      'error loading dynamically imported module: https://lab.example/assets/About-1.js',
      'Importing a module script failed.',
      'Unable to preload CSS for /assets/About-1.css',
    ])
      expect(isFetchFailure(new Error(message))).toBe(true);
    expect(isFetchFailure(new Error('x is undefined'))).toBe(false);
    expect(isFetchFailure('dynamically imported module')).toBe(false);
  });
});
