import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Particle Size Analyzer',
  simulation: 'instrument_particle_size_analyzer',
  model: 'instruments/particle-sizer',
  scene: 'instruments/particle-sizer',
  place: 21,
  objective: 'Measure particle sizes by dynamic light scattering and by laser diffraction.',
  picture: {
    query:
      'method=Laser%20Diffraction&sample=Silica%20Sand&diameter_um=200&sigma=0.5&particle_index=1.54&assumed_index=1.54&actions=0:align_laser~0:measure_background~10:load_sample~11:start_run',
    until: 75,
    end: 80,
    press: ['Invert the rings'],
  },
};
