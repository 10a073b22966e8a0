/** How the typed-array fields of a frame lie in one buffer; cut identically on both sides of the worker line. */
import type { FieldDefs } from '../contract';

export interface FieldSlot {
  readonly name: string;
  readonly kind: 'f32' | 'u8';
  readonly shape: readonly number[];
  readonly offset: number;
  readonly length: number;
}

export interface Layout {
  readonly slots: readonly FieldSlot[];
  readonly byteLength: number;
}

/** Slots in order of declaration, each on a 4-byte boundary. */
export function layoutOf(fields: FieldDefs): Layout {
  const slots: FieldSlot[] = [];
  let offset = 0;
  for (const [name, { kind, shape }] of Object.entries(fields)) {
    const length = shape.reduce((product, extent) => product * extent, 1);
    slots.push({ name, kind, shape, offset, length });
    offset += Math.ceil((length * (kind === 'f32' ? 4 : 1)) / 4) * 4;
  }
  return { slots, byteLength: offset };
}

/** Views into `buffer`, one for each slot. The buffer must hold at least `layout.byteLength` bytes. */
export function cut(buffer: ArrayBuffer, layout: Layout): Record<string, Float32Array | Uint8Array> {
  return Object.fromEntries(
    layout.slots.map(({ name, kind, offset, length }) => [
      name,
      kind === 'f32' ? new Float32Array(buffer, offset, length) : new Uint8Array(buffer, offset, length),
    ]),
  );
}
