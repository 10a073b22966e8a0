/**
 * The inputs of the specification's catalogue, one line each: id, type, default, then bounds and step, or options. Inputs that it does
 * not name may stand beside them. What it says of titles, simulation types and look-up is held by `listing.test.ts` and `lookup.test.ts`.
 */
import { describe, expect, it } from 'vitest';
import type { AnyEntry } from '../../catalogue/define';
import { listingById } from '../../catalogue/index';

const INPUTS: Readonly<Record<string, string>> = {
  chem1: `base_conc number 0.1, 0.01 to 1, step 0.01
    acid_vol number 25, 5 to 50, step 1
    indicator select: Phenolphthalein, Methyl Orange, Bromothymol Blue`,
  chem2: `salicylic_acid number 2, 0.5 to 5, step 0.1
    acetic_anhydride number 5, 1 to 10, step 0.5
    catalyst select Phosphoric Acid: Sulfuric Acid, Phosphoric Acid`,
  chem3: `voltage number 9, 1 to 12, step 1
    electrolyte select Sodium Sulfate: None, Sulfuric Acid (dilute), Sodium Sulfate`,
  chem4: 'pressure slider 1, 0.5 to 3, step 0.1',
  chem5: `concentration slider 0.5, 0.1 to 2, step 0.1
    temperature slider 25, 0 to 100, step 5`,
  chem6: `salt_type select: NaCl, NH4NO3, CaCl2
    salt_mass number 5, 1 to 10, step 0.5
    water_vol number 100, 50 to 200, step 10`,
  chem7: 'solution select: Water, Lemon Juice, Soap, Vinegar, Ammonia',
  chem8: `substance select: Aluminum Block, Water, Ethanol, Lead Weight
    volume_method select: Direct Measurement, Water Displacement`,
  chem9: `reactant_a number 1, 0.1 to 5, step 0.1
    reactant_b number 1, 0.1 to 5, step 0.1
    stoichiometry select: 1:1, 1:2, 2:1`,
  chem10: `mixture select: Ink, Plant Pigments, Food Coloring
    solvent select: Water, Ethanol, Acetone`,
  chem11: 'compound select: NaCl (Ionic), H2O (Covalent), Fe (Metallic)',
  phy1: `angle number 45, 0 to 90, step 1
    velocity number 20, 1 to 100, step 1
    gravity number 9.81, 1 to 20, step 0.01`,
  phy2: `voltage slider 5, 0 to 12, step 0.5
    resistance slider 100, 10 to 1000, step 10`,
  phy3: `length number 1, 0.1 to 5, step 0.1
    gravity number 9.81, 1 to 20
    initial_angle number 10, 1 to 45`,
  phy4: `mass slider 0.5, 0.1 to 2
    spring_constant select 20: 10, 20, 50`,
  phy5: `height slider 10, 1 to 50
    mass slider 1, 0.1 to 10`,
  phy6: `angle slider 30, 0 to 89
    n1 select 1: 1, 1.33, 1.52
    n2 select 1.33: 1, 1.33, 1.52`,
  phy7: `mass slider 0.5, 0.1 to 2
    spring_constant slider 20, 5 to 100
    amplitude slider 0.2, 0.05 to 0.5`,
  phy8: `volume slider 0.001, 0.0001 to 0.01
    object_density slider 2700, 100 to 10000
    fluid_density select: 1000, 1025, 13600`,
  phy9: `configuration select: Series, Parallel
    voltage slider 6, 1 to 12
    r1 slider 100, 10 to 500
    r2 slider 200, 10 to 500`,
  phy10: `frequency slider 5, 1 to 10
    separation slider 3, 1 to 10, step 0.5`,
  phy11: `material select: Copper, Glass, Wood
    hot_temp slider 100, 50 to 200
    cold_temp slider 0, -20 to 30`,
  bio1: `slide select
    magnification select: 4x, 10x, 40x
    focus slider 20, 0 to 100
    light slider 50, 0 to 100`,
  bio3: `light slider 5000, 0 to 10000
    co2 slider 400, 100 to 1000
    temperature slider 25, 10 to 40`,
  bio4: `glucose slider 5, 0 to 10
    oxygen slider 30, 0 to 60`,
  bio5: 'solution select: Hypotonic, Isotonic, Hypertonic',
  bio6: `temperature slider 37, 0 to 100
    ph slider 7, 2 to 12, step 0.5
    substrate select: Low, Medium, High`,
  bio7: `parent1 select: AA, Aa, aa
    parent2 select: AA, Aa, aa
    trait text`,
  bio8: `grass slider 1000, 100 to 5000
    rabbits slider 100, 10 to 500
    foxes slider 20, 5 to 100`,
  bio9: `activity select: Resting, Walking, Running
    stimulant select: None, Caffeine`,
  bio10: 'dna_sequence text',
  bio11: `type select: Primary, Secondary
    years slider 50, 0 to 100, step 5`,
  mmb2: `inoculum slider 1000, 100 to 10000
    medium select
    temperature slider 37, 4 to 50`,
  mmb4: 'add_reagent checkbox',
  mmb10: 'density slider 50, 10 to 100',
  mlab1: `sample select
    anti_a checkbox
    anti_b checkbox
    anti_d checkbox`,
  mlab5: 'wash_steps slider 3, 1 to 5',
};

const OUTPUTS: Readonly<Record<string, readonly string[]>> = {
  phy2: ['current'],
  bio3: ['oxygen_rate', 'glucose_rate'],
};

async function entryOf(id: string): Promise<AnyEntry> {
  const loaded = await listingById.get(id)?.entry?.();
  if (!loaded) throw new Error(`${id} is not built`);
  return loaded.entry;
}

/** An input as the table writes it, with as much of it as `like` has. */
function inWords(entry: AnyEntry, like: string): string {
  const [id = ''] = like.split(/\s/);
  const input = entry.inputs.find((each) => each.id === id);
  if (!input) return `no ${id}`;
  const words = `${id} ${input.type}`;
  if (input.type === 'number' || input.type === 'slider') {
    if (!like.includes(',')) return words;
    const step = like.includes(', step') ? `, step ${input.step}` : '';
    return `${words} ${input.defaultValue}, ${input.min} to ${input.max}${step}`;
  }
  if (input.type !== 'select' || !like.includes(':')) return words;
  const chosen = /^\S+ select:/.test(like) ? '' : ` ${input.defaultValue}`;
  return `${words}${chosen}: ${input.options.join(', ')}`;
}

describe('inputs of the specification', () => {
  it.each(Object.entries(INPUTS))('%s', async (id, table) => {
    const entry = await entryOf(id);
    const lines = table.split('\n').map((line) => line.trim());
    expect(lines.map((line) => inWords(entry, line))).toEqual(lines);
  });

  it('bio2 has none, and five instructions before all other steps', async () => {
    const { inputs, procedure } = await entryOf('bio2');
    expect(inputs).toEqual([]);
    expect(procedure.length).toBeGreaterThanOrEqual(5);
  });

  it('outputs are named where the specification names them', async () => {
    for (const [id, outputs] of Object.entries(OUTPUTS)) expect((await entryOf(id)).outputs, id).toEqual(outputs);
  });

  it('titration is done with 25 mL of acid and two or three drops of indicator', async () => {
    const { procedure } = await entryOf('chem1');
    expect(procedure.map(({ text }) => text).join(' ')).toMatch(/25 mL of acid[^.]*two or three drops/);
  });
});
