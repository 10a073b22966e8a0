import { defineSubject } from '../listing';

export const medicalMicrobiology = defineSubject('medical-microbiology', [
  {
    id: 'mmb1',
    title: 'Gram Staining',
    simulationType: 'gram_stain',
    objective:
      'Stain a smear in four steps and tell Gram-positive from Gram-negative bacteria, including what goes wrong when a step is mistimed.',
  },
  {
    id: 'mmb2',
    title: 'Bacterial Growth Curve',
    simulationType: 'bacterial_growth',
    objective:
      'Grow E. coli in broth, sample it by dilution plating and optical density, and read lag, growth rate and yield.',
    entry: () => import('./mmb2'),
  },
  {
    id: 'mmb3',
    title: 'Antibiotic Sensitivity Testing',
    simulationType: 'antibiotic_sensitivity',
    objective:
      'Perform a disc diffusion (Kirby-Bauer) test, measure inhibition zones and interpret them with breakpoints.',
  },
  {
    id: 'mmb4',
    title: 'Catalase Test',
    simulationType: 'catalase_test',
    objective: 'Detect catalase with hydrogen peroxide and separate staphylococci from streptococci.',
  },
  {
    id: 'mmb5',
    title: 'Oxidase Test',
    simulationType: 'oxidase_test',
    objective: "Show cytochrome c oxidase with Kovács' reagent and read it within the valid time.",
  },
  {
    id: 'mmb6',
    title: 'Acid-Fast Staining',
    simulationType: 'acid_fast_stain',
    objective: 'Stain mycobacteria by a hot and a cold method and grade a sputum smear by counting.',
  },
  {
    id: 'mmb7',
    title: 'Capsule Staining',
    simulationType: 'capsule_stain',
    objective: 'Make bacterial and yeast capsules visible by negative stain and measure them.',
  },
  {
    id: 'mmb8',
    title: 'Endospore Staining',
    simulationType: 'endospore_stain',
    objective: 'Stain endospores green in red cells (Schaeffer-Fulton) and see why heat and culture age matter.',
  },
  {
    id: 'mmb9',
    title: 'MacConkey Agar Culture',
    simulationType: 'macconkey_agar',
    objective: 'Grow bacteria on a selective and differential medium and tell lactose fermenters from non-fermenters.',
  },
  {
    id: 'mmb10',
    title: 'Viral Lytic Cycle',
    simulationType: 'viral_lytic_cycle',
    objective:
      'Follow phage through adsorption, eclipse, assembly and lysis, and measure latent period and burst size in a one-step growth experiment.',
  },
]);
