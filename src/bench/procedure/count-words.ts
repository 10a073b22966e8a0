/** The count of a step in words: "8 of 12 values of voltage". Pure. */
import { unitText } from '../../../engine/runtime/format';
import type { AnyEntry } from '../../../catalogue/define';
import type { SimulationFacts } from '../../../workers/protocol';
import type { InputDef, InputValue, RunInputs } from '../../../engine/inputs';
import { unitOf } from '../controls/input-rules';
import type { Count } from './is-done';

/** Rows that are looked at for what was set otherwise. */
const LOOKED_AT = 200;

/** A label within a sentence: "Voltage" gives "voltage", "pH", "KI stock" and "He velocity" stay. */
const within = (label: string): string =>
  /^\p{Lu}\p{Ll}{2}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** One condition: "at 200 MPa", "Sodium Sulfate", "without air resistance". */
function conditionText(input: InputDef, value: InputValue): string {
  if (typeof value === 'boolean') return `${value ? 'with' : 'without'} ${within(input.label)}`;
  const unit = unitText(unitOf(input) ?? '');
  return typeof value === 'number' || unit !== '' ? `at ${value} ${unit}`.trimEnd() : value;
}

/** "30 s", "20 min": round times as a step names them. */
const roundTime = (seconds: number): string =>
  seconds >= 120 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;

/** What the rows must show: "after 30 s", "with initial rate", "with glucose left of at most 0.2 mmol", "with colour from 2 to 8 s". */
function havingText({ reading, from, to, is }: NonNullable<Count['having']>, facts: SimulationFacts | null): string {
  if (reading === 'time') return `after ${roundTime(from ?? 0)}`;
  const def = facts?.readings[reading];
  const name = within(def?.label ?? reading);
  if (is !== undefined) return `with ${name}: ${is}`;
  const ends =
    from === undefined
      ? to === undefined
        ? ''
        : `of at most ${to}`
      : to === undefined
        ? `of at least ${from}`
        : `from ${from} to ${to}`;
  if (ends === '') return `with ${name}`;
  return `with ${name} ${ends.replaceAll('-', '−')} ${unitText(def?.unit ?? '')}`.trimEnd();
}

/**
 * Which rows a count takes: ": at 200 MPa". What is set anyway, and was in every row, need not be said. `rows`: inputs they were taken with.
 */
export function rowsCounted(
  { where = {}, having, apart }: Count,
  entry: AnyEntry,
  inputs: RunInputs,
  rows: readonly { readonly inputs: RunInputs }[],
  facts: SimulationFacts | null,
): string {
  const newest = rows.slice(-LOOKED_AT);
  const texts = entry.inputs.flatMap((input) => {
    const value = where[input.id];
    if (value === undefined) return [];
    const strays = inputs[input.id] !== undefined && inputs[input.id] !== value;
    const strayed = newest.some((row) => row.inputs[input.id] !== undefined && row.inputs[input.id] !== value);
    return strays || strayed || value !== input.defaultValue ? [conditionText(input, value)] : [];
  });
  const all = [
    ...texts,
    ...(having ? [havingText(having, facts)] : []),
    ...(apart ? [`at least ${roundTime(apart)} apart`] : []),
  ];
  return all.length === 0 ? '' : `: ${all.join(', ')}`;
}

export function countWords({ have, need, of, id }: Count, entry: AnyEntry, facts: SimulationFacts | null): string {
  const so = `${have} of ${need}`;
  const column = entry.inputs.find((input) => input.id === id)?.label ?? facts?.readings[id]?.label ?? id;
  switch (of) {
    case 'rows':
      return `${so} ${need === 1 ? 'reading' : 'readings'} recorded`;
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
