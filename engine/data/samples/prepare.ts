/**
 * What may be done to a sample on its way from the bench to an instrument. Each step is a pure function of the record: amounts of
 * substances stay what they were, and the tools' own uncertainty is noted in `prep`.
 *
 * Pipette and flask of class A: 0.1 % together for a dilution; balance and flask for what is dissolved or digested 0.2 % (standard
 * uncertainties; ISO 648 and ISO 1042 allow 0.1 to 0.2 % for 10 mL pipettes and 100 mL flasks).
 */
import type { Quantity } from '../../contract';
import { atomsOf, IONS, isMetal } from './atoms';
import { type Preparation, type Sample, type SamplePart } from './sample';
import { crushed, PARTICLES, passing } from './sizes';
import { SUBSTANCES, type SubstanceId } from './substances';

export type Prepared =
  | { readonly ok: true; readonly sample: Sample }
  | { readonly ok: false; readonly sentence: string };

export const DILUTION_U = 0.001;
export const WEIGHED_U = 0.002;

const refused = (sentence: string): Prepared => ({ ok: false, sentence });
const done = (sample: Sample, step: Preparation, changed: Partial<Sample>): Prepared => ({
  ok: true,
  sample: { ...sample, ...changed, prep: [...sample.prep, step] },
});

/** Grams of a part in the whole of its sample; of gases none, since their amount is a volume. */
export function gramsOf({ amount }: Sample, { id, q }: SamplePart): number {
  switch (q.unit) {
    case '1':
      return q.value * amount.value;
    case 'g/L':
      return (q.value * amount.value) / 1000;
    case 'mol/L':
      return (q.value * SUBSTANCES[id].molarMass * amount.value) / 1000;
  }
}

/** A rest that the ten digits of a code do not tell from nothing. */
const REST = 1e-9;

/** A portion of it, and what stays. */
export function split(
  sample: Sample,
  portion: number,
):
  | { readonly ok: true; readonly taken: Sample; readonly left: Sample }
  | { readonly ok: false; readonly sentence: string } {
  const { value, unit } = sample.amount;
  if (!(portion > 0)) return { ok: false, sentence: `Say how many ${unit} are to be taken: more than 0.` };
  if (portion > value * (1 + REST))
    return { ok: false, sentence: `Only ${Number(value.toPrecision(4))} ${unit} of it are left.` };
  const of = (amount: number): Sample => ({ ...sample, amount: { value: amount, unit } });
  const left = value - portion;
  return { ok: true, taken: of(Math.min(portion, value)), left: of(left > REST * value ? left : 0) };
}

/** With its own solvent, to so many times its volume. */
export function dilute(sample: Sample, factor: number): Prepared {
  if (sample.phase !== 'solution' && sample.phase !== 'suspension')
    return refused('Only what is dissolved or suspended can be diluted: dissolve it first.');
  if (!(factor > 1 && factor <= 100_000)) return refused('Dilute by more than 1, and at most 100,000 times.');
  return done(
    sample,
    { do: 'dilute', factor, u: DILUTION_U },
    {
      amount: { ...sample.amount, value: sample.amount.value * factor },
      parts: sample.parts.map((part) => ({ ...part, q: { ...part.q, value: part.q.value / factor } })),
    },
  );
}

/** Salts that water parts into their ions, and in which nothing without water dissolves. */
const IONS_OF: Readonly<Partial<Record<SubstanceId, readonly SubstanceId[]>>> = {
  'sodium-chloride': ['sodium', 'chloride'],
  'potassium-chloride': ['potassium', 'chloride'],
  'caesium-chloride': ['caesium', 'chloride'],
};
/** Minerals and polymers that no solvent of the shelf dissolves; elements do not either. */
const INSOLUBLE: readonly SubstanceId[] = ['silica', 'calcium-fluoride', 'magnesium-oxide', 'polystyrene'];
/** Of what water takes up little, at 25 °C: as in the flask in which it is made (`chemistry/aspirin-chemistry.ts`). */
const SOLUBLE_IN_WATER: Readonly<Partial<Record<SubstanceId, Quantity<'g/L'>>>> = {
  aspirin: 4.43,
  'salicylic-acid': 2.48,
};
/** More than this in a litre is a paste. */
const MOST_DISSOLVED: Quantity<'g/L'> = 300;
const TOO_LITTLE = 'That is too little solvent for so much: take more, or split the sample.';

const isElement = (id: SubstanceId): boolean => atomsOf(id).size === 1 && !SUBSTANCES[id].formula.includes(' ');
const namesOf = (parts: readonly SamplePart[]): string => parts.map(({ id }) => SUBSTANCES[id].name).join(', ');

/** Why it does not dissolve; null where it does. */
function staysSolid({ parts, phase }: Sample, solvent: string): string | null {
  const metals = parts.filter(({ id }) => isMetal(id));
  if (metals.length > 0) return `${namesOf(metals)} does not dissolve in ${solvent}: digest it in acid.`;
  const stays = parts.filter(
    ({ id }) =>
      INSOLUBLE.includes(id) ||
      (phase === 'solid' && isElement(id)) ||
      (IONS_OF[id] !== undefined && !solvent.startsWith('water')),
  );
  return stays.length > 0 ? `${namesOf(stays)} does not dissolve in ${solvent}.` : null;
}

/** Of what this water does not take up all; null where it does. */
function undissolved(sample: Sample, litres: Quantity<'L'>, solvent: string): string | null {
  if (solvent !== 'water') return null;
  for (const part of sample.parts) {
    const most = SOLUBLE_IN_WATER[part.id];
    if (most !== undefined && gramsOf(sample, part) > most * litres)
      return `A litre of water dissolves only ${most.toFixed(1)} g of ${SUBSTANCES[part.id].name}: take more water, another solvent, or a smaller portion.`;
  }
  return null;
}

/** All of a solid or of a liquid, made up to so many millilitres with a solvent. Water parts salts into their ions. */
export function dissolve(sample: Sample, millilitres: number, solvent: string): Prepared {
  if (sample.phase !== 'solid' && sample.phase !== 'liquid')
    return refused('Only a solid or a pure liquid is to be dissolved.');
  if (!(millilitres > 0 && millilitres <= 10_000)) return refused('Take more than 0 and at most 10,000 mL of solvent.');
  const why = staysSolid(sample, solvent);
  if (why !== null) return refused(why);
  const litres = millilitres / 1000;
  if (sample.parts.reduce((sum, part) => sum + gramsOf(sample, part), 0) > MOST_DISSOLVED * litres)
    return refused(TOO_LITTLE);
  const left = undissolved(sample, litres, solvent);
  if (left !== null) return refused(left);
  return done(
    sample,
    { do: 'dissolve', u: WEIGHED_U },
    {
      phase: 'solution',
      matrix: solvent,
      amount: { value: millilitres, unit: 'mL' },
      parts: sample.parts.flatMap(({ form: _solid, sizes: _grains, ...part }): readonly SamplePart[] => {
        const grams = gramsOf(sample, part) / litres;
        const ions = IONS_OF[part.id] ?? [part.id];
        return ions.map((id) => ({
          id,
          q: { value: (grams * SUBSTANCES[id].molarMass) / molarMassOf(ions), unit: 'g/L' },
        }));
      }),
    },
  );
}

const molarMassOf = (ions: readonly SubstanceId[]): number =>
  ions.reduce((sum, id) => sum + SUBSTANCES[id].molarMass, 0);

// ---------------------------------------------------------------- digestion

/**
 * Boiled with aqua regia, which dissolves also what nitric acid alone only covers with oxide (aluminium, chromium), fumed off and made
 * up with nitric acid: elements of which there are ions stay, what organic matter consists of is gone.
 */
export function digest(sample: Sample, millilitres: number): Prepared {
  if (sample.phase === 'gas') return refused('A gas is not digested.');
  if (!(millilitres > 0 && millilitres <= 10_000)) return refused('Make it up to more than 0 and at most 10,000 mL.');
  const grams = new Map<SubstanceId, number>();
  for (const part of sample.parts) {
    for (const [symbol, count] of atomsOf(part.id)) {
      const ion = IONS.get(symbol);
      if (ion === undefined) continue;
      const share = (count * SUBSTANCES[ion].molarMass) / SUBSTANCES[part.id].molarMass;
      grams.set(ion, (grams.get(ion) ?? 0) + share * gramsOf(sample, part));
    }
  }
  return done(
    sample,
    { do: 'digest', u: WEIGHED_U },
    {
      phase: 'solution',
      matrix: 'nitric acid, 1 %',
      pH: 1,
      amount: { value: millilitres, unit: 'mL' },
      parts: [...grams].map(([id, g]) => ({ id, q: { value: (1000 * g) / millilitres, unit: 'g/L' } })),
    },
  );
}

// ---------------------------------------------------------------- the rest

const PORES: Quantity<'µm'> = 0.45;

/** Through 0.45 µm: particles stay on the filter, but for those that are known to be finer. */
export function filter(sample: Sample): Prepared {
  if (sample.phase !== 'suspension' && sample.phase !== 'solution')
    return refused('Only a liquid runs through a filter.');
  return done(
    sample,
    { do: 'filter' },
    {
      phase: 'solution',
      parts: sample.parts.flatMap((part) => {
        if (part.form !== PARTICLES) return [part];
        const fine = part.sizes ? passing(part.sizes, PORES) : null;
        return fine ? [{ ...part, q: { ...part.q, value: part.q.value * fine.share }, sizes: fine.sizes }] : [];
      }),
    },
  );
}

const LEAVES_AS_GAS: readonly SubstanceId[] = ['hydrogencarbonate', 'carbonate'];

/** With nitric acid to a pH of 2, so that metals stay dissolved; carbonate leaves as gas. */
export function acidify(sample: Sample): Prepared {
  if (sample.phase !== 'solution') return refused('Only a solution is acidified; filter a suspension first.');
  return done(
    sample,
    { do: 'acidify' },
    { pH: Math.min(2, sample.pH ?? 7), parts: sample.parts.filter(({ id }) => !LEAVES_AS_GAS.includes(id)) },
  );
}

/** What was ground by hand passes a sieve of 325 mesh. */
const GROUND: Quantity<'µm'> = 45;

/** In a mortar, as fine as a diffractometer wants it. */
export function grind(sample: Sample): Prepared {
  if (sample.phase !== 'solid') return refused('Only a solid is ground.');
  return done(
    sample,
    { do: 'grind' },
    { parts: sample.parts.map((part) => (part.sizes ? { ...part, sizes: crushed(part.sizes, GROUND) } : part)) },
  );
}

const NO_POWDER = 'Only a powder of which the grains are known';

/** What passes a sieve, wet, and is dried again; what stays on it is thrown away. */
export function sieve(sample: Sample, mesh: Quantity<'µm'>): Prepared {
  if (sample.phase !== 'solid') return refused('Only a dry powder is sieved.');
  if (!(mesh >= 20 && mesh <= 10_000)) return refused('There are sieves from 20 to 10,000 µm.');
  const after: SamplePart[] = [];
  for (const part of sample.parts) {
    if (!part.sizes) return refused(`${NO_POWDER} is sieved.`);
    const fine = passing(part.sizes, mesh);
    if (fine) after.push({ ...part, q: { ...part.q, value: part.q.value * fine.share }, sizes: fine.sizes });
  }
  const total = (parts: readonly SamplePart[]): number => parts.reduce((sum, { q }) => sum + q.value, 0);
  const share = total(after) / total(sample.parts);
  if (!(share > 0)) return refused('All of it stays on the sieve: take a coarser one, or grind it.');
  return done(
    sample,
    { do: 'sieve', mesh, u: WEIGHED_U },
    {
      amount: { ...sample.amount, value: sample.amount.value * share },
      parts: after.map((part) => ({ ...part, q: { ...part.q, value: part.q.value / share } })),
    },
  );
}

/** Stirred into water with hexametaphosphate, which keeps grains apart, and made up. */
export function disperse(sample: Sample, millilitres: Quantity<'mL'>): Prepared {
  if (sample.phase !== 'solid') return refused('Only a powder is dispersed.');
  if (!(millilitres > 0 && millilitres <= 10_000)) return refused('Take more than 0 and at most 10,000 mL of water.');
  if (sample.parts.some(({ sizes }) => !sizes)) return refused(`${NO_POWDER} is dispersed.`);
  const dissolves = sample.parts.filter(({ id }) => !INSOLUBLE.includes(id));
  if (dissolves.length > 0) return refused(`${namesOf(dissolves)} dissolves: there would be no particles.`);
  const litres = millilitres / 1000;
  if (sample.amount.value > MOST_DISSOLVED * litres) return refused(TOO_LITTLE);
  return done(
    sample,
    { do: 'disperse', u: WEIGHED_U },
    {
      phase: 'suspension',
      matrix: 'water with hexametaphosphate',
      amount: { value: millilitres, unit: 'mL' },
      parts: sample.parts.map((part) => ({
        ...part,
        q: { value: gramsOf(sample, part) / litres, unit: 'g/L' },
        form: PARTICLES,
      })),
    },
  );
}
