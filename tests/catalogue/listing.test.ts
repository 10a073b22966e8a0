import { fetchObjectives, objectiveOf } from '../../catalogue/objectives';
import { describe, expect, it } from 'vitest';
import { experiments, listingById, listings } from '../../catalogue';
import { instruments } from '../../catalogue/instruments';
import { counts } from '../../catalogue/counts.generated';
import type { Listing } from '../../catalogue/listing';
import { subjects } from '../../catalogue/subjects';

/** Facts of the specification; where it names no title or simulationType, those of the science sheets. */
const EXPERIMENTS: Readonly<Record<string, readonly (readonly [id: string, title: string, simulationType: string])[]>> =
  {
    chemistry: [
      ['chem1', 'Titration Basics', 'titration'],
      ['chem2', 'Making Aspirin', 'synthesis'],
      ['chem3', 'Electrolysis of Water', 'electrolysis'],
      ['chem4', "Boyle's Law", 'gas_law_boyle'],
      ['chem5', 'Reaction Rate Factors', 'reaction_rate'],
      ['chem6', 'Calorimetry (heat of solution)', 'calorimetry'],
      ['chem7', 'pH Scale Basics', 'ph_measurement'],
      ['chem8', 'Density Determination', 'density'],
      ['chem9', 'Limiting Reactants', 'limiting_reactant'],
      ['chem10', 'Chromatography Basics', 'chromatography'],
      ['chem11', 'Types of Chemical Bonds', 'bonding_types'],
    ],
    physics: [
      ['phy1', 'Projectile Motion', 'matterjs_physics'],
      ['phy2', "Ohm's Law", 'circuit'],
      ['phy3', 'Simple Pendulum', 'matterjs_physics'],
      ['phy4', "Hooke's Law", 'hookes_law'],
      ['phy5', 'Conservation of Energy', 'energy_conservation'],
      ['phy6', 'Refraction', 'refraction'],
      ['phy7', 'Simple Harmonic Motion', 'matterjs_physics'],
      ['phy8', 'Buoyancy', 'buoyancy'],
      ['phy9', 'Series and Parallel Circuits', 'circuit_complex'],
      ['phy10', 'Wave Interference', 'wave_interference'],
      ['phy11', 'Heat Conduction', 'heat_conduction'],
    ],
    biology: [
      ['bio1', 'Using a Microscope', 'microscope'],
      ['bio2', 'DNA Extraction', 'step_based'],
      ['bio3', 'Photosynthesis Rate', 'photosynthesis'],
      ['bio4', 'Cellular Respiration', 'cellular_respiration'],
      ['bio5', 'Osmosis in Cells', 'osmosis'],
      ['bio6', 'Catalase Enzyme Activity', 'enzyme_activity'],
      ['bio7', 'Mendelian Genetics', 'genetics'],
      ['bio8', 'Food Web Dynamics', 'food_web'],
      ['bio9', 'Heart Rate and Activity', 'heart_rate'],
      ['bio10', 'Protein Synthesis', 'protein_synthesis'],
      ['bio11', 'Ecological Succession', 'ecological_succession'],
    ],
    'medical-microbiology': [
      ['mmb1', 'Gram Staining', 'gram_stain'],
      ['mmb2', 'Bacterial Growth Curve', 'bacterial_growth'],
      ['mmb3', 'Antibiotic Sensitivity Testing', 'antibiotic_sensitivity'],
      ['mmb4', 'Catalase Test', 'catalase_test'],
      ['mmb5', 'Oxidase Test', 'oxidase_test'],
      ['mmb6', 'Acid-Fast Staining', 'acid_fast_stain'],
      ['mmb7', 'Capsule Staining', 'capsule_stain'],
      ['mmb8', 'Endospore Staining', 'endospore_stain'],
      ['mmb9', 'MacConkey Agar Culture', 'macconkey_agar'],
      ['mmb10', 'Viral Lytic Cycle', 'viral_lytic_cycle'],
    ],
    'medical-lab': [
      ['mlab1', 'Blood Typing', 'blood_typing'],
      ['mlab2', 'Urinalysis', 'urinalysis'],
      ['mlab3', 'Complete Blood Count', 'cbc'],
      ['mlab4', 'Glucose Tolerance Test', 'glucose_tolerance'],
      ['mlab5', 'ELISA', 'elisa'],
      ['mlab6', 'WBC Differential', 'wbc_differential'],
      ['mlab7', 'Prothrombin Time', 'prothrombin_time'],
      ['mlab8', 'Semen Analysis', 'semen_analysis'],
      ['mlab9', 'CSF Analysis', 'csf_analysis'],
      ['mlab10', 'Thyroid Function', 'thyroid_function'],
    ],
    'material-science': [
      ['ms1', 'Tensile Test', 'tensile_test'],
      ['ms2', 'Rockwell Hardness', 'rockwell_hardness'],
      ['ms3', 'Charpy Impact', 'charpy_impact'],
      ['ms4', 'Creep Test', 'creep_test'],
      ['ms5', 'Fatigue Test', 'fatigue_test'],
      ['ms6', 'Salt-Spray Corrosion', 'salt_spray'],
      ['ms7', 'XRD Basics', 'xrd_basics'],
      ['ms8', 'SEM Basics', 'sem_basics'],
      ['ms9', 'Thermal Expansion', 'thermal_expansion'],
      ['ms10', 'Electrical Conductivity', 'electrical_conductivity'],
    ],
    'environmental-science': [
      ['es1', 'Water Quality', 'water_quality'],
      ['es2', 'Soil Composition', 'soil_composition'],
      ['es3', 'PM2.5 Air Pollution', 'air_pollution'],
      ['es4', 'Greenhouse Effect', 'greenhouse_effect'],
      ['es5', 'Deforestation', 'deforestation'],
      ['es6', 'Ocean Acidification', 'ocean_acidification'],
      ['es7', 'Landfill', 'landfill'],
      ['es8', 'Solar Potential', 'solar_potential'],
      ['es9', 'Eutrophication', 'eutrophication'],
      ['es10', 'Biodiversity Index', 'biodiversity_index'],
    ],
  };

/** Slugs and display names of the specification, in its order; simulationTypes of the sheets. */
const INSTRUMENTS: readonly (readonly [slug: string, title: string, simulationType: string])[] = [
  ['gcms', 'GC-MS', 'instrument_gcms'],
  ['hplc', 'HPLC', 'instrument_hplc'],
  ['nmr', 'NMR Spectrometer', 'instrument_nmr'],
  ['cryotem', 'Cryo-TEM', 'cryo_tem'],
  ['xrd', 'XRD', 'instrument_xrd'],
  ['mri', 'MRI Scanner', 'mri_scanner'],
  ['ctscanner', 'CT Scanner', 'ct_scanner'],
  ['xray', 'Advanced X-Ray', 'xray_radiography'],
  ['uv-vis', 'UV-Vis Spectrophotometer', 'instrument_uv_vis'],
  ['aas', 'AAS', 'instrument_aas'],
  ['ftir', 'FTIR Spectrometer', 'instrument_ftir'],
  ['icpms', 'ICP-MS', 'instrument_icpms'],
  ['pet-scanner', 'PET Scanner', 'pet_scanner'],
  ['ultrasound', 'Ultrasound Machine', 'ultrasound_imaging'],
  ['robotic-surgery', 'Robotic Surgery System', 'robotic_surgery'],
  ['icu-machine', 'ICU Machine', 'icu_monitor_ventilator'],
  ['gel-electrophoresis', 'Gel Electrophoresis', 'gel_electrophoresis'],
  ['ecg-machine', 'ECG Machine', 'ecg_synthesis'],
  ['ion-chromatograph', 'Ion Chromatograph', 'instrument_ion_chromatograph'],
  ['dna-sequencer', 'DNA Sequencer', 'dna_sequencing'],
  ['particle-size-analyzer', 'Particle Size Analyzer', 'instrument_particle_size_analyzer'],
  ['gene-editing-workstation', 'Gene Editing Workstation', 'crispr_editing'],
];

/** Of a list, the rows of the specification; others may stand beside them. */
const asSpecified = (rows: readonly Listing[], ids: readonly string[]) =>
  rows.filter(({ id }) => ids.includes(id)).map((row) => [row.id, row.title, row.simulationType]);

describe('the experiments', () => {
  it('stand in the specification’s order of subjects', () => {
    expect(subjects.map(({ id }) => id)).toEqual(Object.keys(EXPERIMENTS));
  });

  it.each(Object.entries(EXPERIMENTS))('of %s have the ids, titles and types stated, in order', (subject, rows) => {
    const listed = experiments.filter((row) => row.subject === subject);
    const ids = rows.map(([id]) => id);
    expect(asSpecified(listed, ids), 'the experiments of the specification, in its order').toEqual(rows);
    expect(subjects.find(({ id }) => id === subject)?.experiments).toEqual(listed);
  });

  it.each([
    ['chem1', 'titration-basics-simulation-experiment'],
    ['chem4', "boyle's-law-simulation-experiment"],
    ['chem6', 'calorimetry-(heat-of-solution)-simulation-experiment'],
    ['chem7', 'ph-scale-basics-simulation-experiment'],
    ['phy2', "ohm's-law-simulation-experiment"],
    ['phy4', "hooke's-law-simulation-experiment"],
    ['phy9', 'series-and-parallel-circuits-simulation-experiment'],
    ['phy10', 'wave-interference-simulation-experiment'],
    ['bio10', 'protein-synthesis-simulation-experiment'],
    ['mmb6', 'acid-fast-staining-simulation-experiment'],
    ['mlab5', 'elisa-simulation-experiment'],
    ['ms6', 'salt-spray-corrosion-simulation-experiment'],
    ['es3', 'pm2.5-air-pollution-simulation-experiment'],
  ])('%s has the slug %s', (id, slug) => {
    expect(listingById.get(id)?.slug).toBe(slug);
  });
});

describe('the instruments', () => {
  it('have the slugs, display names and order of the specification', () => {
    expect(
      asSpecified(
        instruments,
        INSTRUMENTS.map(([slug]) => slug),
      ),
    ).toEqual(INSTRUMENTS);
    expect(instruments.every((row) => row.id === row.slug && row.kind === 'instrument')).toBe(true);
  });
});

describe('all listings', () => {
  it('have the specification’s ninety-five among them: 73 experiments and 22 instruments', () => {
    expect(Object.values(EXPERIMENTS).flat()).toHaveLength(73);
    expect([...Object.values(EXPERIMENTS).flat(), ...INSTRUMENTS]).toHaveLength(95);
  });

  it('are counted without being loaded, and each is found by its id', () => {
    expect(counts).toEqual({ experiments: experiments.length, instruments: instruments.length });
    expect(listingById.size).toBe(listings.length);
    expect(listings.filter((row) => listingById.get(row.id) !== row)).toEqual([]);
  });

  it.each(['id', 'slug', 'title'] as const)('share no %s', (field) => {
    const seen = listings.map((row) => row[field].toLowerCase());
    expect(seen.filter((value, i) => seen.indexOf(value) !== i)).toEqual([]);
  });

  it('share a simulationType only where the specification says so', () => {
    const types = listings.map((row) => row.simulationType);
    expect(types.filter((type, i) => types.indexOf(type) !== i)).toEqual(['matterjs_physics', 'matterjs_physics']);
  });

  it('have an objective of their own in plain text that ends as a sentence', async () => {
    const objectives = await Promise.all(listings.map(objectiveOf));
    expect(objectives.filter((objective) => !/^[A-Z][^$*\\`]{20,}\.$/.test(objective))).toEqual([]);
    expect(new Set(objectives.map((objective) => objective.toLowerCase())).size).toBe(listings.length);
  });

  it('are all that objectives are written for', async () => {
    const written = await Promise.all(Object.values(fetchObjectives).map((fetch) => fetch()));
    expect(written.flatMap(({ objectives }) => Object.keys(objectives))).toEqual(listings.map(({ id }) => id));
  });

  it('keep ids and slugs in lower case without spaces', () => {
    expect(listings.filter(({ id, slug }) => /[A-Z\s]/.test(id + slug)).map(({ id }) => id)).toEqual([]);
  });
});

describe('the entries that are built', () => {
  const built = listings.filter((row) => row.entry !== undefined);

  it('include the first four', () => {
    expect(built.map(({ id }) => id)).toEqual(expect.arrayContaining(['chem1', 'phy9', 'phy10', 'bio10']));
  });

  it.each(built.map((row) => [row.id, row] as const))('%s is loaded under its own id and type', async (id, row) => {
    const loaded = await row.entry?.();
    expect(loaded?.entry.id).toBe(id);
    expect(loaded?.entry.simulation.split('/')[0]).toBe(row.simulationType);
  });
});
