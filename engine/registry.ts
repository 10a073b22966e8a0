/**
 * Every simulation, one lazy line each. The key is the catalogue's simulationType, followed by `/name` where several
 * experiments share a type.
 */
import type { AnySimulation } from './contract';

export const simulations = {
  titration: () => import('./chemistry/titration'),
  electrolysis: () => import('./chemistry/electrolysis'),
  ph_measurement: () => import('./chemistry/ph-measurement'),
  density: () => import('./chemistry/density'),
  gas_law_boyle: () => import('./chemistry/gas-law-boyle'),
  limiting_reactant: () => import('./chemistry/limiting-reactant'),
  reaction_rate: () => import('./chemistry/reaction-rate'),
  hookes_law: () => import('./physics/hookes-law'),
  buoyancy: () => import('./physics/buoyancy'),
  circuit: () => import('./physics/circuit'),
  bonding_types: () => import('./chemistry/bonding-types'),
  synthesis: () => import('./chemistry/synthesis'),
  calorimetry: () => import('./chemistry/calorimetry'),
  energy_conservation: () => import('./physics/energy-conservation'),
  chromatography: () => import('./chemistry/chromatography'),
  circuit_complex: () => import('./physics/circuit-complex'),
  wave_interference: () => import('./physics/wave-interference'),
  refraction: () => import('./physics/refraction'),
  heat_conduction: () => import('./physics/heat-conduction'),
  protein_synthesis: () => import('./biology/protein-synthesis'),
  bacterial_growth: () => import('./medical-microbiology/bacterial-growth'),
  gram_stain: () => import('./medical-microbiology/gram-stain'),
  macconkey_agar: () => import('./medical-microbiology/macconkey-agar'),
  acid_fast_stain: () => import('./medical-microbiology/acid-fast-stain'),
  capsule_stain: () => import('./medical-microbiology/capsule-stain'),
  endospore_stain: () => import('./medical-microbiology/endospore-stain'),
  antibiotic_sensitivity: () => import('./medical-microbiology/antibiotic-sensitivity'),
  catalase_test: () => import('./medical-microbiology/catalase-test'),
  oxidase_test: () => import('./medical-microbiology/oxidase-test'),
  air_pollution: () => import('./environmental-science/air-pollution'),
  water_quality: () => import('./environmental-science/water-quality'),
  ocean_acidification: () => import('./environmental-science/ocean-acidification'),
  soil_composition: () => import('./environmental-science/soil-composition'),
  solar_potential: () => import('./environmental-science/solar-potential'),
  eutrophication: () => import('./environmental-science/eutrophication'),
  landfill: () => import('./environmental-science/landfill'),
  biodiversity_index: () => import('./environmental-science/biodiversity-index'),
  greenhouse_effect: () => import('./environmental-science/greenhouse-effect'),
  deforestation: () => import('./environmental-science/deforestation'),
  'matterjs_physics/projectile': () => import('./physics/projectile'),
  'matterjs_physics/pendulum': () => import('./physics/pendulum'),
  'matterjs_physics/harmonic': () => import('./physics/harmonic'),
  gel_electrophoresis: () => import('./instruments/gel-electrophoresis'),
  tensile_test: () => import('./material-science/tensile-test'),
  rockwell_hardness: () => import('./material-science/rockwell-hardness'),
  charpy_impact: () => import('./material-science/charpy-impact'),
  thermal_expansion: () => import('./material-science/thermal-expansion'),
  creep_test: () => import('./material-science/creep-test'),
  electrical_conductivity: () => import('./material-science/electrical-conductivity'),
  ct_scanner: () => import('./instruments/ct-scanner'),
  dna_sequencing: () => import('./instruments/dna-sequencer/index'),
  ecg_synthesis: () => import('./instruments/ecg-machine/index'),
  icu_monitor_ventilator: () => import('./instruments/icu-monitor-ventilator/index'),
  blood_typing: () => import('./medical-lab/blood-typing'),
  wbc_differential: () => import('./medical-lab/wbc-differential'),
  microscope: () => import('./biology/microscope'),
  heart_rate: () => import('./biology/heart-rate'),
  photosynthesis: () => import('./biology/photosynthesis'),
  enzyme_activity: () => import('./biology/enzyme-activity'),
  genetics: () => import('./biology/genetics'),
} as const satisfies Readonly<Record<string, () => Promise<{ readonly simulation: AnySimulation }>>>;

export type SimulationKey = keyof typeof simulations;

/** The simulation of a key, as a type. */
export type SimulationFor<K extends SimulationKey> =
  Awaited<ReturnType<(typeof simulations)[K]>> extends { readonly simulation: infer T } ? T : never;

export const isSimulationKey = (key: string): key is SimulationKey => Object.hasOwn(simulations, key);
