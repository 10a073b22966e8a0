import type { Frame } from '../../contract';

/** The planet, its balance, and the Earth's years, in words. */
export function describePlanet({ params, shown, view, hidden }: Frame<'greenhouse_effect'>): string {
  const world = hidden.has('planet')
    ? 'A planet'
    : params.planet === 'Moon'
      ? 'The Moon'
      : `${params.planet === 'Earth' ? 'The ' : ''}${params.planet}`;
  const layers = params.layers === 0 ? 'no layer' : params.layers === 1 ? 'one layer' : `${params.layers} layers`;
  const sent = view.photon
    ? ` The last photon ${(view.photon.way.at(-1) ?? 0) > 0 ? 'reached space' : 'came back to the ground'} after ${view.photon.way.length - 2} absorptions.`
    : '';
  return `${world} under ${layers} of air: ${shown.absorbed_solar.text} W/m² of sunlight are absorbed, ${shown.olr.text} W/m² of infrared leave; the surface has ${shown.t_surface.text} K.${sent} The Earth with ${shown.co2_ppm.text} ppm of CO₂, year ${Math.floor(view.calendar ?? view.years)}: surface ${shown.t_anomaly.text} °C warmer, deep sea ${shown.t_deep.text} °C; imbalance ${shown.imbalance.text} W/m².`;
}
