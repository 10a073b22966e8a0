import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Landfill',
  simulation: 'landfill',
  model: 'environmental-science/landfill',
  scene: 'environmental-science/landfill',
  objective: 'Fill, cap and watch a landfill make gas and leachate, and choose a liner and gas system.',
  picture: {
    query: 'liner=Clay&actions=0:start~0:drill_well~694267200:place_cap~725824800:turn_on_gas',
    until: 741603600,
    end: 3155760000,
  },
};
