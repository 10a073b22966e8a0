/**
 * An arable field of north-west Europe. Commonest first: how common each one is, is a teaching value; that it lives there is from
 * P. J. Wilson and M. King, Arable Plants: a field guide (2003).
 */
import { speciesList } from './habitat-species';

export const wheatFieldSpecies = speciesList([
  ['Winter wheat', 'Triticum aestivum', 'upright blades, ear with two rows of grains'],
  ['Ground beetle', 'Pterostichus melanarius', 'long black beetle, ridged wing cases', 'animal'],
  ['Common poppy', 'Papaver rhoeas', 'four crumpled red petals, black middle'],
  ['Cornflower', 'Centaurea cyanus', 'blue ring of trumpet florets, thin leaves'],
]);
