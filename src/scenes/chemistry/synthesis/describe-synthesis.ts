import type { Stage } from '../../../../engine/chemistry/synthesis-steps';
import { inFlask, type SynthesisFrame } from './synthesis-state';

const WHERE: Readonly<Record<Stage, string>> = {
  loaded: 'The flask stands on the bench with a white slurry of salicylic acid in acetic anhydride',
  heating: 'The flask stands in the water bath',
  quenched: 'The flask stands on the bench, with water added',
  cooling: 'The flask stands in ice',
  filtered: 'The crystals lie on the filter, unwashed',
  washed: 'The washed crystals lie on the filter',
  dried: 'The dry crystals lie on the balance',
  recrystallised: 'The recrystallised product lies on the balance',
};

/** “Next: …”, as the callout on the stage says it. */
export const nextStep = ({ next }: SynthesisFrame['view']): string =>
  `Next: ${next.charAt(0).toLowerCase()}${next.slice(1)}`;

export function describeSynthesis({ view, shown, params }: SynthesisFrame): string {
  const holds = inFlask(view.stage);
  const sentences = [`${WHERE[view.stage]}; the bath is set to ${params.bath_temp} °C.`];
  if (holds) {
    sentences.push(`Its thermometer shows ${shown.temperature_c.text} °C.`);
    if (view.stage === 'heating')
      sentences.push(
        view.slurry > 0.5
          ? 'The slurry is still white.'
          : view.slurry > 0.05
            ? 'The slurry is clearing.'
            : 'The liquid is clear.',
      );
    else if (view.crystals > 0.02) sentences.push('Needles grow from the glass.');
  }
  if (shown.dry_mass_g.value !== null) sentences.push(`The balance shows ${shown.dry_mass_g.text} g.`);
  if (shown.ferric_purple.value !== null)
    sentences.push(`The iron(III) spot is violet to ${shown.ferric_purple.text} of full colour.`);
  if (shown.melting_point_c.value !== null)
    sentences.push(
      `The crystals began to melt at ${shown.melting_begins_c.text} °C and were clear at ${shown.melting_point_c.text} °C.`,
    );
  sentences.push(`${nextStep(view)}.`);
  if (view.message) sentences.push(view.message);
  return sentences.join(' ');
}
