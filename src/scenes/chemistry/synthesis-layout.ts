/** Where things stand on the bench of the aspirin synthesis. Only what the step needs is out: a narrow stage holds less of it. */
import type { Stage } from '../../../engine/chemistry/synthesis-steps';
import type { StageSize } from '../contract';

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

export interface SynthesisLayout {
  readonly benchY: number;
  readonly sashY: number;
  /** null: put away. */
  readonly parts: Readonly<Record<PartName, Place | null>>;
  /** The flask on the bench, and the wash bottle. */
  readonly flask: Place;
  readonly water: Place;
  readonly next: { readonly x: number; readonly y: number; readonly width: number };
  readonly message: { readonly x: number; readonly y: number; readonly width: number };
}

const at = (x: number, y: number, scale = 1): Place => ({ x, y, scale });

const WIDE = {
  benchY: 420,
  sashY: 58,
  next: { x: 480, y: 74, width: 420 },
  message: { x: 480, y: 112, width: 420 },
} as const;

const AWAY = {
  bath: null,
  ice: null,
  funnel: null,
  balance: null,
  melting: null,
  tile: null,
  anhydride: null,
  catalyst: null,
  ethanol: null,
  lens: null,
} as const;

/** From the bath to the funnel. */
const WIDE_FLASK: SynthesisLayout = {
  ...WIDE,
  parts: {
    ...AWAY,
    bath: at(186, 510, 1.26),
    ice: at(590, 512, 1.2),
    funnel: at(850, 504, 1.14),
    catalyst: at(372, 442, 1.05),
    anhydride: at(456, 440, 1.05),
    lens: at(756, 168, 1.04),
  },
  flask: at(412, 520, 1.24),
  water: at(728, 500, 1.2),
};
/** From the funnel to the melting point. */
const WIDE_PRODUCT: SynthesisLayout = {
  ...WIDE,
  parts: {
    ...AWAY,
    funnel: at(140, 500, 1.44),
    balance: at(498, 446, 1.66),
    tile: at(484, 488, 1.36),
    melting: at(852, 504, 1.44),
    ethanol: at(688, 456, 1.2),
  },
  flask: at(-300, 520, 1.24),
  water: at(296, 470, 1.2),
};

const NARROW = {
  benchY: 306,
  sashY: 44,
  next: { x: 426, y: 54, width: 400 },
  message: { x: 426, y: 88, width: 400 },
} as const;

/** Heating and quenching; ice and suction; the product. */
const HOT: SynthesisLayout = {
  ...NARROW,
  parts: {
    ...AWAY,
    bath: at(142, 388, 1.02),
    ice: at(536, 390, 0.96),
    catalyst: at(300, 324, 0.92),
    lens: at(548, 170, 0.88),
  },
  flask: at(338, 392, 1),
  water: at(436, 376, 1),
};
const COLD: SynthesisLayout = {
  ...NARROW,
  parts: { ...AWAY, ice: at(300, 388, 1.06), funnel: at(500, 384, 1.14), lens: at(106, 170, 1.1) },
  flask: at(110, 388, 1),
  water: at(604, 376, 1),
};
const PRODUCT: SynthesisLayout = {
  ...NARROW,
  parts: {
    ...AWAY,
    funnel: at(84, 376, 1.08),
    balance: at(330, 318, 1.16),
    tile: at(326, 350, 1.06),
    melting: at(570, 384, 1.16),
    ethanol: at(464, 330, 0.94),
  },
  flask: at(-200, 380, 1),
  water: at(196, 336, 1),
};

export function layoutFor(size: StageSize['layout'], stage: Stage): SynthesisLayout {
  const wide = size === 'wide';
  switch (stage) {
    case 'loaded':
    case 'heating':
    case 'quenched':
      return wide ? WIDE_FLASK : HOT;
    case 'cooling':
      return wide ? WIDE_FLASK : COLD;
    case 'filtered':
    case 'washed':
    case 'dried':
    case 'recrystallised':
      return wide ? WIDE_PRODUCT : PRODUCT;
  }
}
