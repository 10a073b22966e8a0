/** Where things stand in the fume cupboard of the aspirin synthesis. Only what the step needs is out. */
import type { Stage } from '../../../../engine/chemistry/synthesis-steps';
import type { Box, StageSize } from '../../contract';
import { arrange, column, grow, type Placed, row, type Size, type Tree } from '../../kit/layout/layout';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export type PartName =
  | 'bath'
  | 'ice'
  | 'funnel'
  | 'balance'
  | 'melting'
  | 'tile'
  | 'anhydride'
  | 'catalyst'
  | 'ethanol'
  | 'lens';

type Name = PartName | 'flask' | 'water';

export interface SynthesisLayout {
  readonly benchY: number;
  readonly sashY: number;
  /** null: put away. */
  readonly parts: Readonly<Record<PartName, Place | null>>;
  /** The flask on the bench, and the wash bottle; off the stage while they are not needed. */
  readonly flask: Place;
  readonly water: Place;
  /** What is said next, and below it what is remarked: the middle of the upper edge. */
  readonly words: { readonly x: number; readonly y: number; readonly width: number };
}

/** The room that each takes at scale 1; of baths with the flask and its thermometer in them. */
const SIZES: Readonly<Record<Name, Size>> = {
  bath: { width: 246, height: 336 },
  ice: { width: 196, height: 300 },
  funnel: { width: 208, height: 226 },
  balance: { width: 150, height: 118 },
  melting: { width: 154, height: 252 },
  tile: { width: 208, height: 60 },
  anhydride: { width: 76, height: 126 },
  catalyst: { width: 64, height: 116 },
  ethanol: { width: 74, height: 124 },
  lens: { width: 178, height: 178 },
  flask: { width: 136, height: 246 },
  water: { width: 70, height: 132 },
};

/** Bottles stand further back on the worktop, stage units. */
const BACK: Partial<Record<Name, number>> = {
  anhydride: 46,
  catalyst: 46,
  ethanol: 40,
  water: 8,
  melting: 6,
  balance: 72,
  tile: 36,
};
/** Middle of the foot, from the middle of the box: the funnel's hose runs to an outlet at its right. */
const ASIDE: Partial<Record<Name, number>> = { funnel: -38 };
const MOST_SCALE = 1.42;

type Step = 'warm' | 'quenched' | 'cold' | 'filter' | 'product';

const FILTERING = row<Name>(grow(3.6, 'funnel'), grow(1.4, 'water'), grow(3.4, 'balance'));
const FINDING = row<Name>(grow(4, 'balance'), grow(1.5, 'ethanol'), grow(2.4, 'melting'));
const ALL_PRODUCT = row<Name>(
  grow(3.6, 'funnel'),
  grow(1.4, 'water'),
  grow(4, 'balance'),
  grow(1.5, 'ethanol'),
  grow(2.2, 'melting'),
);
const WIDE_WARM = row<Name>(
  grow(5, 'bath'),
  grow(1.2, 'catalyst'),
  grow(1.4, 'anhydride'),
  grow(2.7, 'flask'),
  grow(5.4, column(grow(3, 'lens'), grow(4, row(grow(3.6, 'ice'), grow(1.5, 'water'))))),
);

const ARRANGEMENTS: Readonly<Record<StageSize['layout'], Readonly<Record<Step, Tree<Name>>>>> = {
  wide: {
    warm: WIDE_WARM,
    quenched: WIDE_WARM,
    cold: row(grow(2.8, 'lens'), grow(3.2, 'ice'), grow(1.4, 'water'), grow(3.6, 'funnel')),
    filter: ALL_PRODUCT,
    product: ALL_PRODUCT,
  },
  tall: {
    warm: row(
      grow(4.6, 'bath'),
      grow(1.3, 'catalyst'),
      grow(4.2, column(grow(3, 'lens'), grow(4, row(grow(2.4, 'flask'), grow(1.4, 'water'))))),
    ),
    quenched: row(grow(3, 'flask'), grow(4, 'ice'), grow(3, column(grow(3, 'lens'), grow(3, 'water')))),
    cold: row(grow(4, 'ice'), grow(5, column(grow(3, 'lens'), grow(4, row(grow(1.4, 'water'), grow(3.6, 'funnel')))))),
    filter: FILTERING,
    product: FINDING,
  },
};

/** What of the stage is kept for the cupboard's frame and for words, stage units; and the worktop's depth behind the feet. */
const FRAMES: Readonly<
  Record<StageSize['layout'], { readonly sash: number; readonly top: number; readonly depth: number }>
> = {
  wide: { sash: 52, top: 108, depth: 84 },
  tall: { sash: 46, top: 150, depth: 96 },
};
const SIDE = 30;
const FOOT = 24;
const AWAY: Place = { x: -300, y: 520, scale: 1 };

const stepOf = (stage: Stage): Step => {
  switch (stage) {
    case 'loaded':
    case 'heating':
      return 'warm';
    case 'quenched':
      return 'quenched';
    case 'cooling':
      return 'cold';
    case 'filtered':
    case 'washed':
      return 'filter';
    case 'dried':
    case 'recrystallised':
      return 'product';
  }
};

export function layoutFor(
  { layout, width, height, type }: Omit<StageSize, 'bleed' | 'pixel'>,
  stage: Stage,
): SynthesisLayout {
  const places = new Map<Name, Place>();
  const leaf = (name: Name): Placed => ({
    lay(box: Box) {
      const size = SIZES[name];
      const back = BACK[name] ?? 0;
      const scale = Math.min(MOST_SCALE, box.width / size.width, (box.height - back) / size.height);
      const x = box.x + box.width / 2 + (ASIDE[name] ?? 0) * scale;
      // The lens hangs in the middle of its box: it is what the eye sees, not a thing on the bench.
      const y = name === 'lens' ? box.y + box.height / 2 : box.y + box.height - back;
      places.set(name, { x, y, scale });
      // The spot tile lies before the balance.
      if (name === 'balance') leaf('tile').lay(box, type);
    },
  });
  const leaves = Object.fromEntries(Object.keys(SIZES).map((name) => [name, leaf(name as Name)])) as Record<
    Name,
    Placed
  >;
  const { sash, top, depth } = FRAMES[layout];
  const box = { x: SIDE, y: top, width: width - 2 * SIDE, height: height - top - FOOT };
  arrange(ARRANGEMENTS[layout][stepOf(stage)], leaves, box, type);
  const placeOf = (name: PartName): Place | null => places.get(name) ?? null;
  return {
    benchY: height - FOOT - depth,
    sashY: sash,
    parts: {
      bath: placeOf('bath'),
      ice: placeOf('ice'),
      funnel: placeOf('funnel'),
      balance: placeOf('balance'),
      melting: placeOf('melting'),
      tile: placeOf('tile'),
      anhydride: placeOf('anhydride'),
      catalyst: placeOf('catalyst'),
      ethanol: placeOf('ethanol'),
      lens: placeOf('lens'),
    },
    flask: places.get('flask') ?? AWAY,
    water: places.get('water') ?? AWAY,
    words: { x: width / 2, y: sash + 8, width: Math.min(520, width - 4 * SIDE) },
  };
}
