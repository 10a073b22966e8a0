/** The inputs of the street and its stack, and the plume that they make. */
import type { Quantity } from '../contract';
import { atGround, type Plume, plumeOf, type Stability } from './gaussian-plume';

export interface Params {
  readonly emission_rate: Quantity<'g/s'>;
  readonly stack_height: Quantity<'m'>;
  readonly wind_speed: Quantity<'m/s'>;
  readonly stability: Stability;
  readonly exit_velocity: Quantity<'m/s'>;
  readonly stack_diameter: Quantity<'m'>;
  readonly gas_temp: Quantity<'K'>;
  readonly air_temp: Quantity<'K'>;
  readonly mixing_height: Quantity<'m'>;
  readonly background_pm: Quantity<'µg/m³'>;
  readonly deposition_velocity: Quantity<'cm/s'>;
  readonly receptor_x: Quantity<'km'>;
  readonly receptor_y: Quantity<'m'>;
  readonly pump_flow: Quantity<'L/min'>;
}

/** Micrograms in a gram. */
export const MICRO = 1e6;

export const plumeFor = (params: Params, rain: Quantity<'mm/h'>): Plume =>
  plumeOf({
    stability: params.stability,
    emission: params.emission_rate,
    height: params.stack_height,
    wind: params.wind_speed,
    exitSpeed: params.exit_velocity,
    diameter: params.stack_diameter,
    gasTemperature: params.gas_temp,
    airTemperature: params.air_temp,
    mixingHeight: params.mixing_height,
    depositionSpeed: params.deposition_velocity / 100,
    rain,
  });

/** PM2.5 at the sampler while the wind blows along the street and no rain falls. */
export const dryPm25 = (params: Params): Quantity<'µg/m³'> =>
  params.background_pm + MICRO * atGround(plumeFor(params, 0), params.receptor_x * 1000, params.receptor_y);
