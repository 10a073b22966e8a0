/** What a link hides is nowhere on the page: each input of each bench is opened hidden with two values, and what differs must not tell which. */
import { describe, expect, it } from 'vitest';
import type { AnyEntry } from '../../../catalogue/define';
import { listings } from '../../../catalogue/index';
import type { InputDef, InputValue } from '../../../engine/inputs';
import { unknownFor } from '../../../engine/runtime/inputs';
import { type Held, heldOf, written } from './run-of';

/** Two values that seeds draw, both unlike the default where there are more than two. */
function drawn(input: InputDef): readonly [InputValue, InputValue] | null {
  if (input.type === 'text' || input.hideWhen) return null;
  const values = new Set<InputValue>();
  const few = input.type === 'checkbox' || (input.type === 'select' && input.options.length === 2);
  for (let seed = 1; seed < 200 && values.size < 2; seed++) {
    const value: InputValue | undefined = unknownFor(input, seed)[input.id];
    if (value !== undefined && (few || value !== input.defaultValue)) values.add(value);
  }
  const [a, b] = [...values];
  return a !== undefined && b !== undefined ? [a, b] : null;
}

const PARTS = /[-−+]?\d+(?:\.\d+)?|[^\d\s]+/g;

/** Parts of two texts that stand at the same place, line by line. */
function* beside(first: string, second: string): Generator<readonly [string, string]> {
  const [one, two] = [first.split(/\r?\n/), second.split(/\r?\n/)];
  for (const [line, text] of one.entries()) {
    const other = two[line] ?? '';
    if (text === other) continue;
    const [a, b] = [text.match(PARTS) ?? [], other.match(PARTS) ?? []];
    for (const [place, part] of a.entries()) if (part !== b[place]) yield [part, b[place] ?? ''];
    if (!/\d/.test(text)) yield [text, other];
  }
}

function tellsNumber([a, b]: readonly [number, number], first: Held, second: Held): readonly string[] {
  // An instrument may come upon the very value: that is how it is found.
  const shown = new Set([...first.measured, ...second.measured].map((text) => Number(text.replace('−', '-'))));
  return Object.entries(first.texts).flatMap(([name, text]) =>
    [...beside(text, second.texts[name] ?? '')]
      .filter(([one, two]) => Number(one.replace('−', '-')) === a && Number(two.replace('−', '-')) === b)
      .filter(() => !(shown.has(a) && shown.has(b)))
      .map(([one, two]) => `${name}: ${one} | ${two}`),
  );
}

const nameOf = (line: string): string => /^\s*"?([^":=,]+)"?[:=,]/.exec(line)?.[1] ?? '';

/** Steps and the end of a run follow from what happens on the stage, for everybody to see: they may differ. */
const SEEN = new Set(['', 'done', 'finished']);

function tellsWord([a, b]: readonly [string, string], first: Held, second: Held): readonly string[] {
  return Object.entries(first.texts).flatMap(([name, text]) => {
    const [one, two] = [text.split(/\r?\n/), (second.texts[name] ?? '').split(/\r?\n/)];
    return one.flatMap((line, at) => {
      const other = two[at] ?? '';
      // A line less shifts the others: only what stands under the same name is compared.
      if (nameOf(line) !== nameOf(other) || SEEN.has(nameOf(line))) return [];
      const tells = line !== other && line.includes(a) && !other.includes(a) && other.includes(b) && !line.includes(b);
      return tells ? [`${name}: ${line.trim()} | ${other.trim()}`] : [];
    });
  });
}

/** Readings without an instrument that are the hidden value itself, in both runs. */
const readOff = ([a, b]: readonly [InputValue, InputValue], first: Held, second: Held): readonly string[] =>
  first.unmeasured.flatMap((look, at) =>
    Object.entries(look).flatMap(([id, value]) =>
      value === a && second.unmeasured[at]?.[id] === b ? [`reading ${id}`] : [],
    ),
  );

const loaded = await Promise.all(
  listings.flatMap((listing) => (listing.entry ? [listing.entry().then(({ entry }) => ({ listing, entry }))] : [])),
);
const cases = loaded.flatMap(({ listing, entry }) =>
  entry.inputs.flatMap((input) => {
    const values = drawn(input);
    return values ? [[listing.id, input.id, { listing, entry: entry as AnyEntry, input, values }] as const] : [];
  }),
);

describe.each(cases)('%s, opened with a hidden %s', (_id, _input, { listing, entry, input, values }) => {
  it('holds and sends nothing that tells it', async () => {
    const [a, b] = values;
    const [first, second] = [await heldOf(listing, entry, input, a), await heldOf(listing, entry, input, b)];
    const told =
      typeof a === 'number' && typeof b === 'number'
        ? tellsNumber(
            [Number(written(input, a).replace('−', '-')), Number(written(input, b).replace('−', '-'))],
            first,
            second,
          )
        : typeof a === 'string' && typeof b === 'string'
          ? tellsWord([a, b], first, second)
          : tellsWord(['true', 'false'], first, second).concat(tellsWord(['yes', 'no'], first, second));
    expect([...new Set([...told, ...readOff(values, first, second)])]).toEqual([]);
  }, 60_000);
});
