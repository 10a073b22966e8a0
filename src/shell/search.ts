export interface SearchEntry {
  readonly name: string;
  readonly path: string;
}

/** The entries whose name contains the typed text, whatever its case; none before anything is typed. */
export function matchEntries(entries: readonly SearchEntry[], typed: string): readonly SearchEntry[] {
  const sought = typed.trim().toLowerCase();
  return sought === '' ? [] : entries.filter(({ name }) => name.toLowerCase().includes(sought));
}
