/**
 * Pools of a rocky shore of north-west Europe. Commonest first: how common each one is, is a teaching value; that it lives there is from
 * P. J. Hayward and J. S. Ryland (eds), Handbook of the Marine Fauna of North-West Europe (1995).
 */
import { speciesList } from './habitat-species';

export const rockPoolSpecies = speciesList([
  ['Common periwinkle', 'Littorina littorea', 'dark pointed shell, a spiral of few turns', 'animal'],
  ['Coral weed', 'Corallina officinalis', 'pink jointed feathers', 'alga'],
  ['Common limpet', 'Patella vulgata', 'ribbed cone', 'animal'],
  ['Acorn barnacle', 'Semibalanus balanoides', 'white ring of six plates', 'animal'],
  ['Bladder wrack', 'Fucus vesiculosus', 'forked straps with paired bladders', 'alga'],
  ['Beadlet anemone', 'Actinia equina', 'disc with a crown of short tentacles', 'animal'],
  ['Sea lettuce', 'Ulva lactuca', 'thin, wavy green sheets', 'alga'],
  ['Common mussel', 'Mytilus edulis', 'blue-black wedge with growth lines', 'animal'],
  ['Dog whelk', 'Nucella lapillus', 'pale spindle shell, open groove', 'animal'],
  ['Green sea urchin', 'Psammechinus miliaris', 'ball of short spines', 'animal'],
  ['Cushion star', 'Asterina gibbosa', 'plump star of five short arms', 'animal'],
  ['Shore crab', 'Carcinus maenas', 'broad shell, five teeth on each side, two pincers', 'animal'],
]);
