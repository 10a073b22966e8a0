/** Numbers in texts against the runs that show them, to the digits printed. Half a minute of a processor for some 400 runs. */
import { describe, expect, it } from 'vitest';
import { listings } from '../../catalogue/index';
import type { TeachingNotes } from '../../catalogue/define';
import type { Worked } from '../../catalogue/worked';
import type { AnySimulation } from '../../engine/contract';
import { simulations } from '../../engine/registry';
import type { LoggedRow } from '../../engine/runtime/host';
import {
  type BenchTexts,
  type Claims,
  claimingTexts,
  NUMBER_WITH_UNIT,
  printed,
  rowOf,
  textAt,
  valueIn,
} from './claim';
import { addAction, type Held, heldBy } from './controls';

const files = import.meta.glob<Claims>('./*.json', { eager: true, import: 'default' });
const notes = import.meta.glob<{ readonly teaching: TeachingNotes }>('../../catalogue/*/*.teaching.ts');

const procedures = import.meta.glob<{ readonly worked: Worked }>('../../catalogue/*/*.worked.ts');

async function simulationOf({ entry }: BenchTexts): Promise<AnySimulation> {
  const load = simulations[entry.simulation] as () => Promise<{ simulation: AnySimulation }>;
  return (await load()).simulation;
}

async function workedOf(id: string): Promise<Worked | undefined> {
  return (await Object.entries(procedures).find(([file]) => file.endsWith(`/${id}.worked.ts`))?.[1]())?.worked;
}

async function textsOf(id: string): Promise<BenchTexts> {
  const entry = (await listings.find((listing) => listing.id === id)?.entry?.())?.entry;
  const teaching = await Object.entries(notes).find(([file]) => file.endsWith(`/${id}.teaching.ts`))?.[1]();
  if (!entry || !teaching) throw new Error(`There is no bench "${id}".`);
  return { entry, texts: await entry.texts(), teaching: teaching.teaching };
}

/** A bench whose texts have no number of their own needs no file. */
const NONE: Claims = { claims: [] };

describe.each(listings.map(({ id }) => [id, files[`./${id}.json`] ?? NONE] as const))(
  'texts of %s',
  (id, { claims, given = [] }) => {
    it('say what the bench shows', async () => {
      const texts = await textsOf(id);
      const simulation = await simulationOf(texts);
      const runs = new Map<string, LoggedRow>();
      for (const claim of claims) {
        const { where, phrase, run, value } = claim;
        expect(textAt(texts, where), `the text at ${where}`).toContain(phrase);
        const shown = valueIn(texts.entry, simulation, rowOf(texts.entry, simulation, run, runs), value);
        if (typeof shown === 'string') expect(phrase, `${value} at ${where}`).toContain(shown);
        else {
          const said = printed(claim);
          const off = Math.abs(Number(shown ?? Number.NaN) - said.value);
          expect(off, `${where} says "${phrase}"; ${value} is ${shown}`).toBeLessThanOrEqual(said.half * (1 + 1e-9));
        }
      }
    });

    it('give no number that nobody vouches for', async () => {
      const texts = await textsOf(id);
      const held = heldBy(texts.entry, texts.texts, await simulationOf(texts), await workedOf(id));
      const vouched = [...claims, ...given];
      const open = [...claimingTexts(texts)].flatMap(([where, text]) =>
        [...text.matchAll(NUMBER_WITH_UNIT)].flatMap(({ 0: number, index }) => {
          const covered = vouched.some((each) => {
            const from = each.where === where ? text.indexOf(each.phrase) : -1;
            return from >= 0 && index >= from && index < from + each.phrase.length;
          });
          return covered || held(number) ? [] : [`${where}: ${number}`];
        }),
      );
      expect(open).toEqual([]);
    });
  },
);

describe('a claim', () => {
  it('is held to the digits that are printed', () => {
    expect(printed({ phrase: '91 % after a minute' })).toEqual({ value: 91, half: 0.5 });
    expect(printed({ phrase: 'about 0.86 µm', number: '0.86' }).half).toBeCloseTo(0.005, 12);
    expect(() => printed({ phrase: 'none' })).toThrow('has no number');
  });

  it('has thousands that stand apart', () => {
    expect(printed({ phrase: 'some 48 502 bp again' })).toEqual({ value: 48_502, half: 0.5 });
    expect(printed({ phrase: 'in 2\u2009400 m', number: '2\u2009400' }).value).toBe(2400);
    expect(printed({ phrase: 'Patient 9 100 µg' }).value).toBe(9);
  });
});

describe('a number with a unit', () => {
  it.each([
    ['the 23 130 bp end, 2\u2009400 m and 2 000 000 L', ['23 130 bp', '2\u2009400 m', '2 000 000 L']],
    ['Rp0.2 250 MPa at 20°, −5 °C or 5×10¹⁴ Ω', ['250 MPa', '20°', '−5 °C', '5×10¹⁴ Ω']],
    [
      '0.5-40 Hz, 5 m/s, 4 cm⁻¹, 0.13 Ωm, 115 Å², 2 % and 3 mol',
      ['40 Hz', '5 m', '4 cm', '0.13 Ωm', '115 Å', '2 %', '3 mol'],
    ],
  ])('is read whole in "%s"', (text, found) => {
    expect(text.match(NUMBER_WITH_UNIT)).toEqual(found);
  });

  it.each(['2 H₂O and 4 NaCl', '3 N₂', '2 K⁺ for 3 Na⁺', '2m/c', 'BCL11A', 'v = √(2 g h)', 'a slope of 2g', '2 ATP'])(
    'is no letter of a formula: "%s"',
    (text) => {
      expect(text.match(NUMBER_WITH_UNIT)).toBeNull();
    },
  );

  it('is found in what a typed value suggests', () => {
    const held: Held = { values: [], typed: [], texts: [] };
    addAction(held, { label: 'Sweep', value: { kind: 'text', placeholder: '273,373,10' } });
    addAction(held, { label: 'Put in', value: { kind: 'text', placeholder: 'R1 b2 f2 220' } });
    addAction(held, { label: 'Take', value: { kind: 'number', unit: 'mL', min: 10, max: 1000, initial: 100 } });
    expect(held.typed).toEqual([273, 373, 10, 220]);
    expect(held.values).toContainEqual([0.1, 'L']);
  });
});
