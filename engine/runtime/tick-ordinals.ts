/** How often each instrument was read by hand within its present tick: further readings within one are independent repeats. */
import type { ReadingDefs } from '../contract';
import { tickOf } from './instrument';

export class TickOrdinals {
  readonly #read = new Map<string, { readonly tick: number; readonly count: number }>();

  clear(): void {
    this.#read.clear();
  }

  /** All are read once more at `time`, in lab seconds; from 0, the number of each one's reading within its tick. */
  next(defs: ReadingDefs, time: number): (id: string) => number {
    const ordinals = new Map<string, number>();
    for (const [id, def] of Object.entries(defs)) {
      if (def.kind === 'text' || !def.instrument) continue;
      const tick = tickOf(time, def.instrument.updateInterval);
      const before = this.#read.get(id);
      const ordinal = before?.tick === tick ? before.count : 0;
      this.#read.set(id, { tick, count: ordinal + 1 });
      ordinals.set(id, ordinal);
    }
    return (id) => ordinals.get(id) ?? 0;
  }
}
