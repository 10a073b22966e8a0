/**
 * The specification's catalogue as `lab describe` tells it. Its inputs stand one a line: id, type, unit where it gives one, default, then
 * bounds and step, or options. Inputs that it does not name may stand beside them. What it says of titles, simulation types and look-up
 * is held by `listing.test.ts`, `subjects.test.ts` and `lookup.test.ts`.
 */
import { describe, expect, it } from 'vitest';
import type { AnyEntry, EntryTexts } from '../../catalogue/define';
import { experiments, listingById } from '../../catalogue/index';
import { json } from '../scripts/lab-here';

const INPUTS: Readonly<Record<string, string>> = {
  chem1: `base_conc number 0.1, 0.01 to 1, step 0.01
    acid_vol number 25, 5 to 50, step 1
    indicator select: Phenolphthalein, Methyl Orange, Bromothymol Blue`,
  chem2: `salicylic_acid number (g) 2, 0.5 to 5, step 0.1
    acetic_anhydride number (mL) 5, 1 to 10, step 0.5
    catalyst select Phosphoric Acid: Sulfuric Acid, Phosphoric Acid`,
  chem3: `voltage number 9, 1 to 12, step 1
    electrolyte select Sodium Sulfate: None, Sulfuric Acid (dilute), Sodium Sulfate`,
  chem4: 'pressure slider (atm) 1, 0.5 to 3, step 0.1',
  chem5: `concentration slider 0.5, 0.1 to 2, step 0.1
    temperature slider (°C) 25, 0 to 100, step 5`,
  chem6: `salt_type select: NaCl, NH4NO3, CaCl2
    salt_mass number 5, 1 to 10, step 0.5
    water_vol number 100, 50 to 200, step 10`,
  chem7: 'solution select: Water, Lemon Juice, Soap, Vinegar, Ammonia',
  chem8: `substance select: Aluminum Block, Water, Ethanol, Lead Weight
    volume_method select: Direct Measurement, Water Displacement`,
  chem9: `reactant_a number (mol) 1, 0.1 to 5, step 0.1
    reactant_b number (mol) 1, 0.1 to 5, step 0.1
    stoichiometry select: 1:1, 1:2, 2:1`,
  chem10: `mixture select: Ink, Plant Pigments, Food Coloring
    solvent select: Water, Ethanol, Acetone`,
  chem11: 'compound select: NaCl (Ionic), H2O (Covalent), Fe (Metallic)',
  phy1: `angle number (°) 45, 0 to 90, step 1
    velocity number (m/s) 20, 1 to 100, step 1
    gravity number 9.81, 1 to 20, step 0.01`,
  phy2: `voltage slider (V) 5, 0 to 12, step 0.5
    resistance slider (Ω) 100, 10 to 1000, step 10`,
  phy3: `length number (m) 1, 0.1 to 5, step 0.1
    gravity number 9.81, 1 to 20
    initial_angle number 10, 1 to 45`,
  phy4: `mass slider (kg) 0.5, 0.1 to 2
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

/** How each environmental experiment's theory begins: the one sentence that its sheet gives. */
const SENTENCES: Readonly<Record<string, string>> = {
  es1: 'Water quality is judged from physical, chemical and biological tests, because oxygen-demanding waste, nutrients, sediment and microbes each leave a measurable mark on a river.',
  es2: 'Soil is a mixture of sand, silt, clay, humus, water and air whose proportions fix its texture and so its drainage, aeration and store of nutrients.',
  es3: 'Fine particles below 2.5 µm drift far on the wind and reach the depths of the lungs, so their concentration, set by emission, wind, stability and height, is the key measure of harmful air.',
  es4: 'Greenhouse gases let sunlight in but absorb and re-emit part of the outgoing infrared, so the surface must warm until the energy leaving to space again equals the energy absorbed.',
  es5: 'Clearing forest releases stored carbon and breaks the habitat into pieces, so both the amount and the pattern of clearing decide the damage.',
  es6: 'When the sea takes up carbon dioxide it forms carbonic acid, which lowers pH and uses up the carbonate ions that corals and shellfish need to build their skeletons.',
  es7: 'Buried waste rots without air to methane and carbon dioxide while rain that soaks through carries dissolved matter down as leachate, so a modern site needs a liner, a cap and gas wells.',
  es8: 'The power a solar panel gives depends on the height and direction of the sun, the clearness of the air, the tilt of the panel and its temperature.',
  es9: 'Too much phosphorus and nitrogen feed blooms of algae whose decay robs deep water of oxygen, and the lake moves from clear to green',
  es10: "Biodiversity joins the number of species with how evenly individuals are shared among them, and indices such as Shannon's and Simpson's turn counts into one comparable number.",
};

interface InputRow {
  readonly id: string;
  readonly type: string;
  readonly unit: string | null;
  readonly default: number | string | boolean;
  readonly min: number | null;
  readonly max: number | null;
  readonly step: number | null;
  readonly options: readonly string[] | null;
}

interface Described {
  readonly inputs: readonly InputRow[];
  readonly instructions: readonly string[];
}

const described = (id: string): Promise<Described> => json('describe', id, '--json');

async function loadedOf(id: string): Promise<{ readonly entry: AnyEntry; readonly texts: EntryTexts }> {
  const loaded = await listingById.get(id)?.entry?.();
  if (!loaded) throw new Error(`${id} is not built`);
  return { entry: loaded.entry, texts: await loaded.entry.texts() };
}

/** An input as the table writes it, with as much of it as `like` has. */
function inWords(inputs: readonly InputRow[], like: string): string {
  const [id = ''] = like.split(/\s/);
  const input = inputs.find((each) => each.id === id);
  if (!input) return `no ${id}`;
  const words = `${id} ${input.type}${/^\S+ \S+ \(/.test(like) ? ` (${input.unit})` : ''}`;
  if (input.type === 'number' || input.type === 'slider') {
    if (!like.includes(',')) return words;
    const step = like.includes(', step') ? `, step ${input.step}` : '';
    return `${words} ${input.default}, ${input.min} to ${input.max}${step}`;
  }
  if (input.type !== 'select' || !like.includes(':')) return words;
  const chosen = /^\S+ select:/.test(like) ? '' : ` ${input.default}`;
  return `${words}${chosen}: ${input.options?.join(', ')}`;
}

describe('inputs of the specification', () => {
  it.each(Object.entries(INPUTS))('%s', async (id, table) => {
    const { inputs } = await described(id);
    const lines = table.split('\n').map((line) => line.trim());
    expect(lines.map((line) => inWords(inputs, line))).toEqual(lines);
  });
});

describe('experiments of the specification', () => {
  it('have the slug of their title: in lower case, hyphens for spaces, and the suffix', () => {
    for (const { title, slug } of experiments)
      expect(slug).toBe(`${title.toLowerCase().replaceAll(' ', '-')}-simulation-experiment`);
  });

  it('have a long theory', async () => {
    for (const { id } of experiments)
      expect((await loadedOf(id)).texts.theory.split(/\s+/).length, id).toBeGreaterThan(150);
  });

  it.each(Object.entries(SENTENCES))('%s begins its theory with its one sentence', async (id, sentence) => {
    const { theory } = (await loadedOf(id)).texts;
    const text = theory.replace(/^\s*## .*/, '').replaceAll('**', '');
    expect(text.trim().slice(0, sentence.length)).toBe(sentence);
  });

  it('bio2 has no inputs, and five instructions before all other steps', async () => {
    const { inputs, instructions } = await described('bio2');
    expect(inputs).toEqual([]);
    const five = [/^Mash the strawberry/, /extraction buffer and wait/, /^Filter/, /ethanol .* gently on top/, /spool/];
    expect(five.map((step, at) => step.test(instructions[at] ?? ''))).toEqual(five.map(() => true));
  });

  it('outputs are named where the specification names them', async () => {
    for (const [id, outputs] of Object.entries(OUTPUTS))
      expect((await loadedOf(id)).entry.outputs, id).toEqual(outputs);
  });

  it('titration is done with 25 mL of acid and two or three drops of indicator', async () => {
    const { instructions } = await described('chem1');
    expect(instructions.join(' ')).toMatch(/25 mL of acid[^.]*two or three drops/);
  });
});
