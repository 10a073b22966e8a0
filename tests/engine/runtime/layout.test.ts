import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FieldDefs } from '../../../engine/contract';
import { cut, layoutOf } from '../../../engine/runtime/layout';

const fields = fc
  .array(
    fc.record({
      kind: fc.constantFrom('f32' as const, 'u8' as const),
      shape: fc.array(fc.nat(7), { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 6 },
  )
  .map((defs): FieldDefs => Object.fromEntries(defs.map((def, index) => [`field${index}`, def])));

it('cuts arrays of the declared kind and length that do not touch one another', () => {
  fc.assert(
    fc.property(fields, (defs) => {
      const layout = layoutOf(defs);
      const arrays = Object.entries(cut(new ArrayBuffer(layout.byteLength), layout));
      expect(arrays.map(([name]) => name)).toEqual(Object.keys(defs));
      for (const [index, [name, array]] of arrays.entries()) {
        const { kind, shape } = defs[name] ?? { kind: 'u8', shape: [] };
        expect(array).toBeInstanceOf(kind === 'f32' ? Float32Array : Uint8Array);
        expect(array.length).toBe(shape.reduce((product, extent) => product * extent, 1));
        array.fill(index + 1);
      }
      for (const [index, [, array]] of arrays.entries())
        expect([...array].every((each) => each === index + 1)).toBe(true);
    }),
  );
});

it('places slots one after the other, on 4-byte boundaries', () => {
  const layout = layoutOf({
    a: { kind: 'u8', shape: [3, 3] },
    b: { kind: 'f32', shape: [2] },
    c: { kind: 'u8', shape: [1] },
  });
  expect(layout.slots.map(({ name, offset, length }) => [name, offset, length])).toEqual([
    ['a', 0, 9],
    ['b', 12, 2],
    ['c', 20, 1],
  ]);
  expect(layout.byteLength).toBe(24);
});

it('takes no room without fields', () => {
  expect(layoutOf({})).toEqual({ slots: [], byteLength: 0 });
});

it('refuses a buffer that is too small', () => {
  expect(() => cut(new ArrayBuffer(4), layoutOf({ a: { kind: 'f32', shape: [2] } }))).toThrow(RangeError);
});
