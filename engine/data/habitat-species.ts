/**
 * The species of the four teaching habitats, commonest first: the order is the rank in the community. Which species live
 * in such a place is taken from the floras and faunas named as `source`; how common each one is there is a teaching value.
 */

export interface HabitatSpecies {
  readonly name: string;
  readonly scientific: string;
  readonly kind: 'plant' | 'alga' | 'fungus' | 'animal';
  /** By what it is told apart from the others, seen from above. */
  readonly marks: string;
}

export type SampledHabitat = 'Rainforest Plot' | 'Temperate Meadow' | 'Tidal Rock Pool' | 'Wheat Field';

/** The law that gives the abundances their shape. */
export type AbundanceModel =
  /** Fisher's log-series of parameter α. */
  | { readonly is: 'log-series'; readonly alpha: number }
  /** Each species has this part of the one before it. */
  | { readonly is: 'geometric'; readonly ratio: number }
  /** MacArthur's broken stick. */
  | { readonly is: 'broken-stick' }
  | { readonly is: 'shares'; readonly shares: readonly number[] };

export interface HabitatCommunity {
  /** Individuals on the plot. */
  readonly individuals: number;
  readonly abundance: AbundanceModel;
  readonly species: readonly HabitatSpecies[];
  /** What the commonest animal, the one that is marked and caught again, is called: many of it. */
  readonly animals: string;
  readonly source: string;
}

type Row = readonly [name: string, scientific: string, marks: string, kind?: HabitatSpecies['kind']];

const list = (rows: readonly Row[]): readonly HabitatSpecies[] =>
  rows.map(([name, scientific, marks, kind = 'plant']) => ({ name, scientific, marks, kind }));

const rainforest = list([
  ['Heartleaf philodendron', 'Philodendron hederaceum', 'heart-shaped leaves on a creeping stem'],
  ['Wild coffee', 'Psychotria marginata', 'pairs of pointed leaves, each pair across the last'],
  ['Spikemoss', 'Selaginella exaltata', 'flat, finely divided fans'],
  ['Walking palm seedling', 'Socratea exorrhiza', 'leaflets cut off square, like fish fins'],
  ['Dung beetle', 'Canthon aequinoctialis', 'round black beetle, broad head', 'animal'],
  ['Lobster-claw', 'Heliconia latispatha', 'long paddle leaves, red boat-shaped bracts'],
  ['Maidenhair fern', 'Adiantum lucidum', 'small wedge leaflets on black stalks'],
  ['Prayer plant', 'Calathea lutea', 'oval leaves, feathered with dark stripes'],
  ['Pepper shrub', 'Piper cordulatum', 'heart leaves with veins in arcs, upright white spike'],
  ['Understorey palm', 'Geonoma cuneata', 'undivided leaves, forked at the tip'],
  ['Trumpet tree seedling', 'Cecropia insignis', 'umbrella leaf of nine rounded lobes'],
  ["Bird's-nest fern", 'Asplenium serratum', 'rosette of long straps'],
  ['Swiss-cheese plant', 'Monstera deliciosa', 'leaf with holes and slits'],
  ['Spiral ginger', 'Costus pulverulentus', 'leaves in a spiral staircase, red cone'],
  ['Flamingo flower', 'Anthurium consobrinum', 'arrow leaves, tail-like spike'],
  ['Cacao seedling', 'Theobroma cacao', 'drooping reddish young leaves, long and pointed'],
  ['Kapok seedling', 'Ceiba pentandra', 'seven leaflets from one point'],
  ['Ice-cream bean', 'Inga marginata', 'four leaflets, winged stalk between the pairs'],
  ['Tree fern', 'Cyathea petiolata', 'twice-divided fronds from one crown'],
  ['Bromeliad', 'Guzmania lingulata', 'stiff rosette with a red star'],
  ['Begonia', 'Begonia guaduensis', 'lopsided leaves, half a heart each'],
  ['Radiator plant', 'Peperomia obtusifolia', 'small round fleshy leaves'],
  ['Dumb cane', 'Dieffenbachia longispatha', 'large oval leaves with pale spots'],
  ['Elephant-ear', 'Caladium bicolor', 'arrow leaves with a red middle'],
  ['Passion vine', 'Passiflora biflora', 'leaves of two blunt lobes, a coiled tendril'],
  ['Halberd fern', 'Tectaria incisa', 'a few broad, wavy leaflets'],
  ['Mahogany seedling', 'Swietenia macrophylla', 'even pairs of leaflets, none at the tip'],
  ['Monkey-ladder vine', 'Bauhinia guianensis', 'leaves cleft like a hoof'],
  ['Cup fungus', 'Cookeina speciosa', 'orange goblets', 'fungus'],
  ['Veiled lady', 'Phallus indusiatus', 'white net around a dark cap', 'fungus'],
  ['Jewel orchid', 'Goodyera erosa', 'rosette of oval leaves, netted with white'],
  ['Leafcutter ant', 'Atta colombica', 'long-legged ant with a piece of leaf', 'animal'],
  ['Arrowhead vine', 'Syngonium podophyllum', 'five leaflets, the outer ones eared'],
  ['Velvet tree', 'Miconia argentea', 'leaf pairs with three veins from the base'],
  ['Panama-hat plant', 'Carludovica palmata', 'pleated fan in four parts'],
  ['Poison frog', 'Oophaga pumilio', 'small red frog, blue legs', 'animal'],
  ['Forest sedge', 'Mapania assamica', 'narrow grooved leaves in threes'],
  ['Forest bamboo', 'Olyra latifolia', 'zigzag stem, lance leaves on alternate sides'],
  ['Giant millipede', 'Nyssodesmus python', 'many flat plates and legs', 'animal'],
  ['Cycad', 'Zamia neurophyllidia', 'stiff fronds with pleated leaflets and a cone'],
]);

const meadow = list([
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

const rockPool = list([
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

const wheatField = list([
  ['Winter wheat', 'Triticum aestivum', 'upright blades, ear with two rows of grains'],
  ['Ground beetle', 'Pterostichus melanarius', 'long black beetle, ridged wing cases', 'animal'],
  ['Common poppy', 'Papaver rhoeas', 'four crumpled red petals, black middle'],
  ['Cornflower', 'Centaurea cyanus', 'blue ring of trumpet florets, thin leaves'],
]);

export const habitatCommunities: Readonly<Record<SampledHabitat, HabitatCommunity>> = {
  'Rainforest Plot': {
    individuals: 4000,
    abundance: { is: 'log-series', alpha: 6.178 },
    species: rainforest,
    animals: 'beetles',
    source: 'T. B. Croat, Flora of Barro Colorado Island (1978), for the plants',
  },
  'Temperate Meadow': {
    individuals: 6000,
    abundance: { is: 'geometric', ratio: 0.75 },
    species: meadow,
    animals: 'snails',
    source: 'J. S. Rodwell (ed.), British Plant Communities 3, Grasslands: Centaureo-Cynosuretum (1992)',
  },
  'Tidal Rock Pool': {
    individuals: 3000,
    abundance: { is: 'broken-stick' },
    species: rockPool,
    animals: 'snails',
    source: 'P. J. Hayward and J. S. Ryland (eds), Handbook of the Marine Fauna of North-West Europe (1995)',
  },
  'Wheat Field': {
    individuals: 8000,
    abundance: { is: 'shares', shares: [97, 1.5, 1, 0.5] },
    species: wheatField,
    animals: 'beetles',
    source: 'P. J. Wilson and M. King, Arable Plants: a field guide (2003)',
  },
};

export const isSampledHabitat = (habitat: string): habitat is SampledHabitat =>
  Object.hasOwn(habitatCommunities, habitat);

/** Rank of the commonest animal. */
export const commonestAnimal = ({ species }: HabitatCommunity): number =>
  species.findIndex(({ kind }) => kind === 'animal');
