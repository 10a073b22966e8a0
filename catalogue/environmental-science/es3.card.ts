import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'PM2.5 Air Pollution',
  simulation: 'air_pollution',
  model: 'environmental-science/air-pollution',
  scene: 'environmental-science/air-pollution',
  objective:
    'Follow fine particles from a stack to a town and turn the measured concentration into an air quality index.',
  picture: {
    query:
      'stability=C&wind_speed=3&emission_rate=60&receptor_x=2.4&actions=0:start~0:start_pump~0:set_wind_direction=-4~72000:stop_pump~72000:weigh_filter',
    until: 74400,
    end: 86400,
  },
};
