/**
 * A hay meadow of lowland north-west Europe. Commonest first: how common each one is, is a teaching value; that it lives there is from
 * J. S. Rodwell (ed.), British Plant Communities 3, Grasslands: Centaureo-Cynosuretum (1992).
 */
import { speciesList } from './habitat-species';

export const meadowSpecies = speciesList([
  ['Red fescue', 'Festuca rubra', 'tuft of fine, wiry blades'],
  ['White clover', 'Trifolium repens', 'three round leaflets, pale band, white head'],
  ['Brown-lipped snail', 'Cepaea nemoralis', 'banded shell', 'animal'],
  ['Ribwort plantain', 'Plantago lanceolata', 'lance leaves with parallel ribs, dark spike'],
  ['Meadow buttercup', 'Ranunculus acris', 'leaves cut like a hand, five glossy petals'],
  ['Yorkshire-fog', 'Holcus lanatus', 'broad soft blades, pinkish plume'],
  ['Common daisy', 'Bellis perennis', 'flat rosette of spoon leaves, small white rays'],
  ['Yarrow', 'Achillea millefolium', 'feathery leaves, flat heads of tiny flowers'],
  ['Red clover', 'Trifolium pratense', 'three pointed leaflets with a V, large pink head'],
  ['Dandelion', 'Taraxacum officinale', 'leaves with backward teeth, many-rayed head'],
  ["Bird's-foot trefoil", 'Lotus corniculatus', 'five leaflets, ring of pea flowers'],
  ['Selfheal', 'Prunella vulgaris', 'leaf pairs, square violet head'],
  ['Oxeye daisy', 'Leucanthemum vulgare', 'large white rays, narrow toothed leaves'],
  ['Common knapweed', 'Centaurea nigra', 'narrow leaves, shaggy purple thistle head'],
  ['Cuckooflower', 'Cardamine pratensis', 'rosette of round leaflets, four pale petals'],
  ['Seven-spot ladybird', 'Coccinella septempunctata', 'domed red beetle, seven spots', 'animal'],
  ['Field scabious', 'Knautia arvensis', 'lobed leaves, lilac cushion with a frilled edge'],
  ['Common spotted orchid', 'Dactylorhiza fuchsii', 'spotted strap leaves, pink spike'],
]);
