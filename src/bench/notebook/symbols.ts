/** The short names by which formulas call the columns of an experiment. They follow from the entry and its readings alone. */

/** Names that a formula uses for something else. */
export const RESERVED: ReadonlySet<string> = new Set(
  'sqrt ln log10 exp sin cos tan asin acos atan abs min max rad deg prev pi true false null this'.split(' '),
);

/** Usual symbols of quantities, by the id of the column without its unit. */
const USUAL: Readonly<Record<string, string>> = {
  voltage: 'V',
  current: 'I',
  resistance: 'R',
  power: 'P',
  temperature: 'T',
  pressure: 'p',
  volume: 'V',
  mass: 'm',
  time: 't',
  frequency: 'f',
  ph: 'pH',
  force: 'F',
  velocity: 'v',
  speed: 'v',
  gravity: 'g',
  height: 'h',
  diameter: 'd',
  wavelength: 'lambda',
};

const UNIT_ENDING = /_(m_s|cm_s|per_ml|cfu_ml|ml|atm|m|s|cm|mm|nm|deg|j|da|min|h|per_s|percent)$/;

const camelCase = (id: string): string =>
  id.replaceAll(/[^\p{L}\p{N}]+(.)?/gu, (_gap, next: string | undefined) => (next ?? '').toUpperCase());

function wanted(id: string): string {
  const plain = id.replace(UNIT_ENDING, '');
  const name = USUAL[plain] ?? camelCase(plain);
  return /^\p{L}/u.test(name) ? name : `x${name}`;
}

/** A symbol for each id, in order; the first to ask for a name gets it, the next get a number. */
export function symbolsOf(ids: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set(RESERVED);
  const symbols = new Map<string, string>();
  for (const id of ids) {
    const name = wanted(id);
    const full = camelCase(id);
    let symbol = !taken.has(name) ? name : full;
    for (let number = 2; taken.has(symbol); number++) symbol = `${name}${number}`;
    taken.add(symbol);
    symbols.set(id, symbol);
  }
  return symbols;
}
