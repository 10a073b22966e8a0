/** What stands for packages of pixi's in the build does what they do. */
import { colord } from '@pixi/colord';
import fc from 'fast-check';
import { lru as packaged } from 'tiny-lru';
import { describe, expect, it } from 'vitest';
import { cssColour } from '../../src/scenes/kit/shading';
import { readColour } from '../../src/scenes/pixi-colours';
import { lru } from '../../src/scenes/pixi-latest';

const read = (text: string) => {
  const colour = colord(text);
  return colour.isValid() ? colour.rgba : null;
};

const digits = (length: number) =>
  fc.array(fc.constantFrom(...'0123456789abcdefABCDEF'), { minLength: length, maxLength: length });

describe('colours', () => {
  it('are read from hexadecimal digits as the package reads them', () => {
    const some = fc.oneof(...[3, 4, 6, 8].map(digits)).map((parts) => `#${parts.join('')}`);
    fc.assert(
      fc.property(some, (text) => {
        expect(readColour(text)).toEqual(read(text));
      }),
    );
  });

  it('are read from the stops of gradients as the package reads them', () => {
    const alpha = fc.oneof(fc.constantFrom(0, 0.05, 0.5, 1), fc.double({ min: 1e-6, max: 1, noNaN: true }));
    const some = fc.tuple(fc.integer({ min: 0, max: 0xffffff }), alpha);
    fc.assert(
      fc.property(some, ([colour, opacity]) => {
        const text = cssColour(colour, opacity);
        expect(readColour(text)).toEqual(read(text));
      }),
    );
  });

  it('are nothing where the text is none', () => {
    for (const text of ['', '#12345', 'rgba(1, 2, 3)', 'mauve']) expect(readColour(text)).toBeNull();
  });
});

describe('what was used last', () => {
  it('is kept as the package keeps it', () => {
    const uses = fc.array(fc.tuple(fc.boolean(), fc.constantFrom(...'abcdef'), fc.nat()));
    fc.assert(
      fc.property(uses, (all) => {
        const [mine, theirs] = [lru<number>(3), packaged<number>(3)];
        for (const [writes, key, value] of all) {
          if (writes) {
            mine.set(key, value);
            theirs.set(key, value);
          }
          expect(mine.has(key)).toBe(theirs.has(key));
          expect(mine.get(key)).toBe(theirs.get(key));
        }
      }),
    );
  });
});
