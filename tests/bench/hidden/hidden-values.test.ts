/** What a link hides is nowhere on the page: each input of each bench whose turn it is is opened hidden with two values, and what differs must not tell which. */
import { describe, expect, it } from 'vitest';
import { type AnyEntry, defaultInputs } from '../../../catalogue/define';
import { listings } from '../../../catalogue/index';
import type { InputDef, InputValue } from '../../../engine/inputs';
import { simulations } from '../../../engine/registry';
import { answersOf } from '../../../engine/runtime/answers';
import { fixedInputs } from '../../../engine/runtime/fixed-inputs';
import { unknownFor } from '../../../engine/runtime/inputs';
import { placeOf } from '../../../src/bench/controls/input-rules';
import { encodeNotebook } from '../../../src/bench/data/notebook-file';
import { emptyNotebook } from '../../../src/bench/notebook/notebook';
import { pagePort } from '../by-hand';
import { keptRow } from '../rows';
import { type Bench, bench } from '../run/session-bench';
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
  // One input of each bench in the gate, all of them in the rest.
  const tags = cases.find(([id]) => id === listing.id)?.[1] === input.id ? [] : ['rest'];
  it('holds and sends nothing that tells it', { tags, timeout: 60_000 }, async () => {
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
  });
});

describe('an unknown of the model itself', () => {
  it('is nowhere on the page: the acid of the titration', async () => {
    const { listing, entry } = loaded.find((each) => each.listing.id === 'chem1') ?? {};
    const input = entry?.inputs.find(({ id }) => id === 'acid_conc');
    if (!listing || !entry || !input) throw new Error('no titration');
    const { simulation } = await simulations.titration();
    const inputs = { ...defaultInputs(entry), unknown: true };
    const [answer] = answersOf(simulation, entry.inputs, { inputs, seed: 3, hide: ['acid_conc'] });
    expect(String(answer?.value)).toMatch(/^0\.\d{3,4}$/);
    const held = await heldOf(listing, { ...entry, inputs: unknownFirst(entry.inputs) }, input, input.defaultValue);
    expect(Object.values(held.texts).join('\n')).not.toContain(String(answer?.value));
  });
});

/** The link of a hidden concentration switches the unknown on. */
const unknownFirst = (inputs: readonly InputDef[]): readonly InputDef[] =>
  inputs.map((each) => (each.id === 'unknown' && each.type === 'checkbox' ? { ...each, defaultValue: true } : each));

describe('what a run that hides something holds fast', () => {
  const opened = async (): Promise<Bench> => {
    const { entry } = loaded.find((each) => each.listing.id === 'phy6') ?? {};
    if (!entry) throw new Error('no refraction');
    const hide = ['n1'];
    const inputs = { ...defaultInputs(entry), n1: 1.52 };
    const fixed = fixedInputs(entry.inputs, { lock: [], hide });
    return bench(async () => pagePort(), [], entry, { inputs, hide, fixed, preset: true });
  };

  it('seed and instruments stay, with a word on it; the trial goes on', async () => {
    const { session, display } = await opened();
    session.setSeed(9);
    session.setGrade('ideal');
    expect(session.store.getState()).toMatchObject({ seed: 3, grade: 'school', trial: 1 });
    expect(session.store.getState().messages.at(-1)?.text).toMatch(/belong to what is hidden/);
    session.record();
    await display.until(() => session.store.getState().notebook.rows.length > 0);
    session.reset();
    expect(session.store.getState().trial).toBe(2);
  });

  it('no action hands the hidden value on', async () => {
    const { session, display } = await opened();
    const n2 = session.store.getState().inputs['n2'];
    session.act({ do: 'swap_media' });
    session.record();
    await display.until(() => session.store.getState().notebook.rows.length > 0);
    expect(session.store.getState().inputs['n2']).toBe(n2);
    expect(session.store.getState().notebook.rows[0]?.inputs['n2']).toBe(n2);
  });

  it('what hangs on a hidden choice is there whatever the choice', () => {
    const { entry } = loaded.find((each) => each.listing.id === 'icu-machine') ?? {};
    const input = entry?.inputs.find(({ id }) => id === 'driving_setting');
    if (!entry || !input) throw new Error('no ventilator');
    const places = ['Volume Control', 'Pressure Control'].map((vent_mode) =>
      placeOf(input, { ...defaultInputs(entry), vent_mode }, ['vent_mode']),
    );
    expect(places).toEqual(['shown', 'shown']);
  });

  it('a saved file has no hidden input, even one that has no place with these settings', () => {
    const { entry } = loaded.find((each) => each.listing.id === 'icu-machine') ?? {};
    if (!entry) throw new Error('no ventilator');
    const row = { ...keptRow(1), inputs: { ...defaultInputs(entry), driving_setting: 23 } };
    const file = { experiment: 'icu-machine', title: '', notebook: { ...emptyNotebook, rows: [row] } };
    expect(encodeNotebook(entry, file, ['driving_setting'])).not.toContain('driving_setting');
  });
});
