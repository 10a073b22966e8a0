import type { Frame } from '../../contract';

/** Sample, pair, source and hammer in words. */
export function describeBonding({ view, shown, params, hidden }: Frame<'bonding_types'>): string {
  const name = hidden.has('compound') ? 'The sample' : params.compound;
  const state = {
    solid: `is solid, ${view.structure ?? ''},`,
    liquid: 'is liquid',
    gas: 'is a gas',
    dissolved: 'is dissolved in water',
  }[view.condition];
  const sentences = [
    `${name} ${state} at ${shown.temperature_c.text} °C.`,
    `The pair is at ${view.separation.toFixed(2)} Å and has an energy of ${shown.pair_energy_kjmol.text} kJ/mol.`,
  ];
  if (shown.conductivity_meter.value !== null) {
    sentences.push(
      `At ${view.voltage.toFixed(1)} V a current of ${shown.current_a.text} A flows; the conductivity is ${shown.conductivity_meter.text}.`,
    );
  }
  if (view.limited) sentences.push('The source is at its limit of 10 A.');
  if (view.blow !== 'not struck') sentences.push(`Under the hammer it has ${view.blow}.`);
  sentences.push(`The viewer shows ${view.look === 'lattice' ? 'the lattice' : `the ${view.look} of the pair`}.`);
  return sentences.join(' ');
}
