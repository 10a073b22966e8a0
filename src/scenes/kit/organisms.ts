/** The organisms of the four habitats: one shared drawing for each species, made when it is first asked for. */
import { GraphicsContext } from 'pixi.js';
import type { SampledHabitat } from '../../../engine/data/habitat-species';
import { blade, palmate, whorl } from './leaf';
import { fieldPlants as field, meadowPlants as meadow } from './meadow-plants';
import { rainforestPlants as forest } from './rainforest-plants';
import { mix } from './shading';
import { smallAnimals as animal } from './small-animals';

/** Draws one individual around its root, reaching about 30 units. */
type Draw = (pen: GraphicsContext) => void;

/** Distance from the root to the tips of most drawings. */
export const ORGANISM_REACH = 30;

const coralWeed: Draw = (pen) =>
  whorl(5, 0.2, (angle) => {
    for (let k = 0; k < 5; k++) {
      const at = 5 * k;
      const x = at * Math.cos(angle);
      const y = at * Math.sin(angle);
      blade(pen, x, y, angle, 6, 2.3, 'wedge', 0xd38aa0, { rib: false });
      if (k === 0) continue;
      for (const side of [-0.9, 0.9]) {
        blade(pen, x, y, angle + side, 8 - k, 1.9, 'wedge', mix(0xd38aa0, 0xffffff, 0.2), { rib: false });
      }
    }
  });

const bladderWrack: Draw = (pen) =>
  whorl(4, 0.3, (angle) => {
    blade(pen, 0, 0, angle, 18, 3.4, 'strap', 0x6b5a26, { rib: 0x4b3f18 });
    for (const fork of [-0.45, 0.45]) {
      const x = 15 * Math.cos(angle);
      const y = 15 * Math.sin(angle);
      blade(pen, x, y, angle + fork, 18, 3.6, 'forked', 0x7a682c, { rib: 0x4b3f18 });
      for (const side of [-1.7, 1.7]) {
        const turn = angle + fork;
        pen
          .circle(x + 7 * Math.cos(turn) - side * Math.sin(turn), y + 7 * Math.sin(turn) + side * Math.cos(turn), 1.9)
          .fill(0x9a8740);
      }
    }
  });

const seaLettuce: Draw = (pen) => {
  for (const [angle, size] of [
    [0.4, 1],
    [2.3, 0.95],
    [4.3, 1.02],
    [5.6, 0.7],
  ] as const) {
    blade(pen, 0, 0, angle, 29 * size, 14 * size, 'wavy', 0x66b83e, { rib: false });
  }
  palmate(pen, 0, 0, 1.2, { leaflets: 3, spread: 4, length: 14, half: 6, outline: 'wavy', colour: 0x8fd060 });
};

/** Drawings in the order of the species of each habitat. */
export const organismDrawings: Readonly<Record<SampledHabitat, readonly Draw[]>> = {
  'Rainforest Plot': [
    forest.philodendron,
    forest.wildCoffee,
    forest.spikemoss,
    forest.walkingPalm,
    animal.dungBeetle,
    forest.lobsterClaw,
    forest.maidenhair,
    forest.prayerPlant,
    forest.pepper,
    forest.understoreyPalm,
    forest.trumpetTree,
    forest.birdsNest,
    forest.swissCheese,
    forest.spiralGinger,
    forest.flamingoFlower,
    forest.cacao,
    forest.kapok,
    forest.iceCreamBean,
    forest.treeFern,
    forest.bromeliad,
    forest.begonia,
    forest.radiatorPlant,
    forest.dumbCane,
    forest.elephantEar,
    forest.passionVine,
    forest.halberdFern,
    forest.mahogany,
    forest.monkeyLadder,
    forest.cupFungus,
    forest.veiledLady,
    forest.jewelOrchid,
    animal.ant,
    forest.arrowheadVine,
    forest.velvetTree,
    forest.panamaHat,
    animal.frog,
    forest.forestSedge,
    forest.forestBamboo,
    animal.millipede,
    forest.cycad,
  ],
  'Temperate Meadow': [
    meadow.redFescue,
    meadow.whiteClover,
    animal.bandedSnail,
    meadow.ribwort,
    meadow.buttercup,
    meadow.yorkshireFog,
    meadow.daisy,
    meadow.yarrow,
    meadow.redClover,
    meadow.dandelion,
    meadow.birdsFoot,
    meadow.selfheal,
    meadow.oxeye,
    meadow.knapweed,
    meadow.cuckooflower,
    animal.ladybird,
    meadow.scabious,
    meadow.orchid,
  ],
  'Tidal Rock Pool': [
    animal.periwinkle,
    coralWeed,
    animal.limpet,
    animal.barnacle,
    bladderWrack,
    animal.anemone,
    seaLettuce,
    animal.mussel,
    animal.whelk,
    animal.urchin,
    animal.cushionStar,
    animal.crab,
  ],
  'Wheat Field': [field.wheat, animal.groundBeetle, field.poppy, field.cornflower],
};

export interface Organisms {
  /** The drawing of a species by its rank, with a soft shadow to the lower right. */
  drawing(habitat: SampledHabitat, rank: number): GraphicsContext;
  destroy(): void;
}

export function createOrganisms(): Organisms {
  const made = new Map<Draw, GraphicsContext>();
  return {
    drawing(habitat, rank) {
      const draw = organismDrawings[habitat][rank];
      if (!draw) throw new RangeError(`${habitat} has no species of rank ${rank}.`);
      const known = made.get(draw);
      if (known) return known;
      const pen = new GraphicsContext();
      for (const [radius, alpha] of [
        [22, 0.05],
        [17, 0.06],
        [12, 0.07],
      ] as const) {
        pen.circle(3, 4, radius).fill({ color: 0x0a1206, alpha });
      }
      draw(pen);
      made.set(draw, pen);
      return pen;
    },
    destroy() {
      for (const pen of made.values()) pen.destroy();
      made.clear();
    },
  };
}
