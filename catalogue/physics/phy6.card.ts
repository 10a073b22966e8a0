import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Refraction',
  simulation: 'refraction',
  model: 'physics/refraction',
  scene: 'physics/refraction',
  objective:
    "Verify Snell's law, find the critical angle, and measure how the intensity divides between reflection and transmission.",
  picture: { query: 'n2=1.52&angle=50&actions=0:shape=prism~0:white_light=1', until: 1 },
};
