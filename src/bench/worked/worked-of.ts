import type { Worked } from '../../../catalogue/worked';

const files = import.meta.glob<{ readonly worked: Worked }>('../../../catalogue/*/*.worked.ts');

/** Fetches the worked procedure of a bench; null where there is none. */
export function workedOf(id: string): (() => Promise<Worked>) | null {
  const load = Object.entries(files).find(([file]) => file.endsWith(`/${id}.worked.ts`))?.[1];
  return load ? async () => (await load()).worked : null;
}
