/** What the controller and the stage say in words. */
import type { Frame } from '../../contract';

type ExpansionFrame = Frame<'thermal_expansion'>;

const MODES: Readonly<Record<ExpansionFrame['view']['mode'], string>> = {
  idle: 'off',
  ramp: 'heating',
  hold: 'holding',
  cool: 'cooling',
};

export function controlNote({ view }: ExpansionFrame): readonly [string, 'plain' | 'warning'] {
  if (view.reference) return [`reference run: ${MODES[view.mode]}`, 'plain'];
  if (view.mounted && !view.zeroed) return ['zero not set', 'warning'];
  return [`${MODES[view.mode]}${view.calibrated ? ', k known' : ''}`, 'plain'];
}

export function describeExpansion({ view, params, shown, hidden }: ExpansionFrame): string {
  const sentences = [
    view.reference
      ? 'The reference bar of tungsten lies in the tube.'
      : view.mounted
        ? `A sample${hidden.has('material') ? '' : ` of ${params.material.toLowerCase()}`}, ${params.length} mm long, lies in the tube${view.zeroed ? '' : '; the zero is not set'}.`
        : 'The tube is empty.',
    `The furnace is ${MODES[view.mode]}; the thermocouple shows ${shown.temperature.text} °C.`,
  ];
  if (shown.delta_l_raw.value !== null) sentences.push(`The transducer shows ${shown.delta_l_raw.text} µm.`);
  if (view.lag > 1) sentences.push('The sample is colder than the furnace.');
  if (view.lag < -1) sentences.push('The sample is warmer than the furnace.');
  if (view.turn !== null) sentences.push(`The end of the bimetal strip stands at ${shown.bimetal_deflection.text} mm.`);
  return sentences.join(' ');
}
