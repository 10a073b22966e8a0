/** What is written on the sheet and belongs to no notebook: kept until the page is left. */
import { createStore } from 'zustand/vanilla';

export interface Who {
  readonly name: string;
  readonly group: string;
}

/** As typed: a value and its standard uncertainty. */
export interface Typed {
  readonly value: string;
  readonly uncertainty: string;
}

interface Sheet {
  readonly who: Who;
  /** By the key of a run and the id of the quantity. */
  readonly found: Readonly<Record<string, Typed>>;
}

export const sheetStore = createStore<Sheet>(() => ({ who: { name: '', group: '' }, found: {} }));

export const NOTHING_TYPED: Typed = { value: '', uncertainty: '' };
