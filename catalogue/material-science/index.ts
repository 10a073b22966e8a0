import { defineSubject } from '../listing';

export const materialScience = defineSubject('material-science', [
  {
    id: 'ms1',
    title: 'Tensile Test',
    simulationType: 'tensile_test',
    objective:
      'Pull a round bar to fracture and obtain modulus, 0.2 % proof stress, tensile strength, elongation and reduction of area.',
    entry: () => import('./ms1'),
  },
  {
    id: 'ms2',
    title: 'Rockwell Hardness',
    simulationType: 'rockwell_hardness',
    objective: 'Measure Rockwell hardness correctly and see what the number is: a depth.',
  },
  {
    id: 'ms3',
    title: 'Charpy Impact',
    simulationType: 'charpy_impact',
    objective: 'Measure absorbed impact energy against temperature and find the ductile-brittle transition.',
  },
  {
    id: 'ms4',
    title: 'Creep Test',
    simulationType: 'creep_test',
    objective: 'Record creep curves, separate the three stages and predict life with the Larson-Miller parameter.',
  },
  {
    id: 'ms5',
    title: 'Fatigue Test',
    simulationType: 'fatigue_test',
    objective: "Build an S-N curve with scatter, find a fatigue limit and add damage by Miner's rule.",
  },
  {
    id: 'ms6',
    title: 'Salt-Spray Corrosion',
    simulationType: 'salt_spray',
    objective: 'Run a neutral salt-spray test, measure mass loss and rust spread, and see what a coating gives.',
  },
  {
    id: 'ms7',
    title: 'XRD Basics',
    simulationType: 'xrd_basics',
    objective: 'Record a powder pattern, index it, find lattice type and constant, and crystallite size.',
  },
  {
    id: 'ms8',
    title: 'SEM Basics',
    simulationType: 'sem_basics',
    objective: 'Choose beam energy, spot size and detector, see the interaction volume and explain contrast.',
  },
  {
    id: 'ms9',
    title: 'Thermal Expansion',
    simulationType: 'thermal_expansion',
    objective: 'Measure expansion with a push-rod dilatometer, correct for the rod and obtain α(T).',
  },
  {
    id: 'ms10',
    title: 'Electrical Conductivity',
    simulationType: 'electrical_conductivity',
    objective: 'Measure resistivity with two and four probes from insulators to metals and follow it with temperature.',
  },
]);
