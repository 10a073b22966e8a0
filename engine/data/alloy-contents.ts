/**
 * What the alloys of the tensile bench consist of, as mass fractions; the base metal is the rest. Typical contents within the limits of
 * UNS G10450, S30400, A96061, A97075, C11000, C26000 and R56400 (Metals and Alloys in the Unified Numbering System, SAE/ASTM) and of ASTM A36
 * and A48. `form`: the crystal that an element is dissolved in, or forms itself.
 */
import type { TensileAlloyName } from './tensile-alloys';
import type { SubstanceId } from './samples/substances';

export interface AlloyElement {
  readonly id: SubstanceId;
  readonly share: number;
  readonly form: string;
}

export interface AlloyContents {
  readonly base: { readonly id: SubstanceId; readonly form: string };
  readonly others: readonly AlloyElement[];
  /** kg/m³. */
  readonly density: number;
}

type Shares = Readonly<Partial<Record<SubstanceId, number>>>;

const dissolved = (form: string, shares: Shares): readonly AlloyElement[] =>
  Object.entries(shares).map(([id, share]) => ({ id: id as SubstanceId, share, form }));

const of = (base: SubstanceId, form: string, density: number, shares: Shares, apart: readonly AlloyElement[] = []) =>
  ({ base: { id: base, form }, density, others: [...dissolved(form, shares), ...apart] }) as const;

/** Carbon of a steel lies in plates of cementite, that of grey iron in flakes. */
const carbon = (share: number, form: string): readonly AlloyElement[] => [{ id: 'carbon', share, form }];

export const ALLOY_CONTENTS: Readonly<Record<TensileAlloyName, AlloyContents>> = {
  'Low-carbon steel A36': of(
    'iron-metal',
    'ferrite',
    7850,
    { 'manganese-metal': 0.008, 'copper-metal': 0.0022, silicon: 0.002 },
    carbon(0.002, 'cementite'),
  ),
  'Medium-carbon steel 1045 (normalised)': of(
    'iron-metal',
    'ferrite',
    7850,
    { 'manganese-metal': 0.0075, silicon: 0.002 },
    carbon(0.0045, 'cementite'),
  ),
  'Stainless steel 304 (annealed)': of('iron-metal', 'austenite', 7930, {
    'chromium-metal': 0.184,
    'nickel-metal': 0.085,
    'manganese-metal': 0.014,
    silicon: 0.005,
    carbon: 0.0005,
  }),
  'Aluminium 6061-T6': of('aluminium-metal', 'aluminium', 2700, {
    'magnesium-metal': 0.01,
    silicon: 0.006,
    'copper-metal': 0.0028,
    'iron-metal': 0.0035,
    'chromium-metal': 0.002,
    'zinc-metal': 0.001,
  }),
  'Aluminium 7075-T6': of('aluminium-metal', 'aluminium', 2810, {
    'zinc-metal': 0.056,
    'magnesium-metal': 0.025,
    'copper-metal': 0.016,
    'chromium-metal': 0.0023,
    'iron-metal': 0.0025,
  }),
  'Copper C11000 (annealed)': of('copper-metal', 'copper', 8890, { 'iron-metal': 0.00005, 'lead-metal': 0.00002 }),
  'Brass C26000 (annealed)': of('copper-metal', 'alpha brass', 8530, {
    'zinc-metal': 0.3,
    'lead-metal': 0.0004,
    'iron-metal': 0.0003,
  }),
  'Titanium Ti-6Al-4V (annealed)': of('titanium-metal', 'alpha titanium', 4430, { 'aluminium-metal': 0.06 }, [
    { id: 'titanium-metal', share: 0.065, form: 'beta titanium' },
    { id: 'vanadium-metal', share: 0.04, form: 'beta titanium' },
    { id: 'iron-metal', share: 0.0015, form: 'beta titanium' },
  ]),
  'Grey cast iron class 30': of(
    'iron-metal',
    'ferrite',
    7150,
    { silicon: 0.022, 'manganese-metal': 0.006 },
    carbon(0.033, 'graphite'),
  ),
};
