import type { EntryFacts } from './entry-facts';

// The build writes the file; without it (tests, a fresh checkout) lists say less.
const files = import.meta.glob<Readonly<Record<string, EntryFacts>>>('./generated/entry-facts.json', {
  eager: true,
  import: 'default',
});

/** By the id of the catalogue; built experiments and instruments only. */
export const entryFacts: Readonly<Record<string, EntryFacts>> = Object.values(files)[0] ?? {};
