import { defineSubject } from '../listing';

export const physics = defineSubject('physics', [
  {
    id: 'phy1',
    title: 'Projectile Motion',
    simulationType: 'matterjs_physics',
    objective:
      'Predict and measure range, height and time of flight, and find the best launch angle with and without air.',
    entry: () => import('./phy1'),
  },
  {
    id: 'phy2',
    title: "Ohm's Law",
    simulationType: 'circuit',
    objective: 'Verify that current is proportional to voltage for a resistor, and see components for which it is not.',
  },
  {
    id: 'phy3',
    title: 'Simple Pendulum',
    simulationType: 'matterjs_physics',
    objective: 'Measure how the period depends on length, gravity and amplitude, and determine g.',
  },
  {
    id: 'phy4',
    title: "Hooke's Law",
    simulationType: 'hookes_law',
    objective: 'Find the spring constant by static loading and by timing oscillations.',
  },
  {
    id: 'phy5',
    title: 'Conservation of Energy',
    simulationType: 'energy_conservation',
    objective:
      'Follow the exchange of potential, kinetic and thermal energy of a body that falls, slides or swings in a half-pipe.',
  },
  {
    id: 'phy6',
    title: 'Refraction',
    simulationType: 'refraction',
    objective:
      "Verify Snell's law, find the critical angle, and measure how the intensity divides between reflection and transmission.",
  },
  {
    id: 'phy7',
    title: 'Simple Harmonic Motion',
    simulationType: 'matterjs_physics',
    objective:
      'Show that the period of a mass on a spring depends on mass and stiffness but not on amplitude, and follow its energy and damping.',
  },
  {
    id: 'phy8',
    title: 'Buoyancy',
    simulationType: 'buoyancy',
    objective: "Test Archimedes' principle and decide when and how deep bodies float.",
  },
  {
    id: 'phy9',
    title: 'Series and Parallel Circuits',
    simulationType: 'circuit_complex',
    objective:
      'Measure how current and voltage share between two resistors in series and in parallel, and find faults by measurement.',
    entry: () => import('./phy9'),
  },
  {
    id: 'phy10',
    title: 'Wave Interference',
    simulationType: 'wave_interference',
    objective:
      'Observe two-source interference in a ripple tank, relate minima to path difference, and carry the result over to light.',
    entry: () => import('./phy10'),
  },
  {
    id: 'phy11',
    title: 'Heat Conduction',
    simulationType: 'heat_conduction',
    objective: 'Watch a temperature profile develop in a bar, reach steady state, and determine thermal conductivity.',
  },
]);
