/** What atoms a substance consists of, and which substances are metals. */
import { SUBSTANCES, type SubstanceId } from './substances';

const ATOM = /([A-Z][a-z]?)(\d*)/g;

/** Atoms of a formula by their symbols: "Al2O3" has 2 Al and 3 O. */
export function atomsOf(id: SubstanceId): ReadonlyMap<string, number> {
  const atoms = new Map<string, number>();
  const [formula = ''] = SUBSTANCES[id].formula.split(' ');
  for (const [, symbol = '', count] of formula.matchAll(ATOM))
    atoms.set(symbol, (atoms.get(symbol) ?? 0) + (count === '' ? 1 : Number(count)));
  return atoms;
}

/** Ions of one element, by its symbol: what a digest holds of it. */
export const IONS: ReadonlyMap<string, SubstanceId> = new Map(
  (Object.keys(SUBSTANCES) as SubstanceId[]).flatMap((id) => {
    const { formula } = SUBSTANCES[id];
    const [, symbol] = /^([A-Z][a-z]?) \d*\+$/.exec(formula) ?? [];
    return symbol === undefined ? [] : [[symbol, id] as const];
  }),
);

/** An element whose ions are in the table, as a metal. */
export const isMetal = (id: SubstanceId): boolean => {
  const atoms = [...atomsOf(id)];
  return atoms.length === 1 && !SUBSTANCES[id].formula.includes(' ') && IONS.has(atoms[0]?.[0] ?? '');
};
