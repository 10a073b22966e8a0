/** The count of a step in words: "8 of 12 values of voltage". Pure. */
import type { AnyEntry } from '../../../catalogue/define';
import type { SimulationFacts } from '../../../workers/protocol';
import type { Count } from './is-done';

/** A label within a sentence: "Voltage" gives "voltage", "pH" and "KI stock" stay. */
const within = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

export function countWords({ have, need, of, id }: Count, entry: AnyEntry, facts: SimulationFacts | null): string {
  const so = `${have} of ${need}`;
  const column = entry.inputs.find((input) => input.id === id)?.label ?? facts?.readings[id]?.label ?? id;
  switch (of) {
    case 'rows':
      return `${so} readings recorded`;
    case 'times':
      return `${so} × ${facts?.actions[id]?.label ?? id}`;
    case 'values':
      return `${so} values of ${within(column)}`;
    case 'points':
      return `${so} points of this series`;
    case 'agreeing':
      return `${so} that agree: ${within(column)}`;
  }
}
