import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Solar Potential',
  simulation: 'solar_potential',
  model: 'environmental-science/solar-potential',
  scene: 'environmental-science/solar-potential',
  objective: "Set a panel's tilt and direction and find how much energy a place can give.",
  picture: { query: 'day_of_year=110&solar_hour=6&actions=0:start', until: 14400, end: 64800 },
};
