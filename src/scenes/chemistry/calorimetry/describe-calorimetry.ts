import type { Frame } from '../../contract';

/** Cup, salt and thermogram in words; `gap`: what is said of the gap between the lines. */
export function describeCalorimetry({ view, shown, params }: Frame<'calorimetry'>, gap: string | null): string {
  const sentences = [
    `${params.cup}: ${params.water_vol} mL of water, the thermometer shows ${shown.thermometer_display_c.text} °C; the stirrer is ${view.stirring ? 'moving' : 'still'}.`,
  ];
  if (view.added === null) {
    sentences.push(`${params.salt_mass.toFixed(1)} g of ${params.salt_type} wait in the weighing boat.`);
  } else {
    const left = view.undissolved;
    const state =
      left < 0.01 ? 'All of it is dissolved' : left < 0.5 ? 'Some still lies on the bottom' : 'Most lies on the bottom';
    sentences.push(`The salt was added ${Math.round(view.now - view.added)} s ago. ${state}.`);
  }
  if (view.heating) sentences.push('The heater is on.');
  if (gap !== null) {
    sentences.push(`On the thermogram the change at the moment of mixing is ${gap}.`);
  }
  if (shown.delta_t_drift.value !== null) {
    sentences.push(`By exponential drifts to 63 % of the change it is ${shown.delta_t_drift.text} K.`);
  }
  if (view.message) sentences.push(view.message);
  return sentences.join(' ');
}
