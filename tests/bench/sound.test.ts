import { describe, expect, it } from 'vitest';
import { createGate, MOST, SAME_MS } from '../../src/bench/sound/rate';
import { SOUNDS } from '../../src/scenes/contract';

describe('sounds of the bench', () => {
  it('do not repeat themselves at every picture', () => {
    const gate = createGate();
    expect(gate('drop', 0)).toBe(true);
    expect(gate('drop', SAME_MS - 1)).toBe(false);
    expect(gate('click', SAME_MS - 1)).toBe(true);
    expect(gate('drop', SAME_MS)).toBe(true);
  });

  it('are so many within a second and no more', () => {
    const gate = createGate();
    const begun = Array.from({ length: 60 }, (_, n) => gate(SOUNDS[n % SOUNDS.length] ?? 'click', n * 10));
    expect(begun.filter(Boolean)).toHaveLength(MOST);
    expect(gate('click', 2000)).toBe(true);
  });
});
