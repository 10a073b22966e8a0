/** What colours a plate shows: agar, colonies and the agar around them, from the pH that the model gives. */
import { BILE_HAZE_PH, redShare, START_PH } from '../../../../engine/medical-microbiology/colony-acid';
import type { ColonyForm } from '../../../../engine/medical-microbiology/colony-forms';
import { macConkeyAt, NUTRIENT_AGAR } from '../../kit/petri/agar-tones';
import type { ColonyKind } from '../../kit/petri/colonies';
import { mix } from '../../kit/paint/shading';

export interface SeenPlate {
  readonly agar: 'MacConkey' | 'Nutrient agar';
  readonly kinds: readonly {
    readonly count: number;
    readonly radius: number;
    readonly ph: number;
    readonly form: ColonyForm;
  }[];
}

const CREAM: Readonly<Record<ColonyForm, number>> = {
  flat: 0xf0e5c6,
  mucoid: 0xf3ecd9,
  smooth: 0xefe6d0,
  thin: 0xe9dfc4,
  irregular: 0xd9ddb4,
  domed: 0xe9bf52,
  pinpoint: 0xf1ead6,
};
/** A colony that stays colourless lets the agar through. */
const PALE = 0xe9cdb0;
const RED = 0xb81a50;
/** How far the pH of a colony reaches into the agar: falls to 1/e; drawn, not computed. */
export const REACH_MM = 2.2;
const HALO = { width: 3.2, base: 0.16, most: 0.62, haze: 0.24 } as const;
const HAZE = 0xe58fb0;

export const agarOf = ({ agar }: SeenPlate): number => (agar === 'MacConkey' ? macConkeyAt(START_PH) : NUTRIENT_AGAR);

export function colonyColour(agar: SeenPlate['agar'], form: ColonyForm, ph: number): number {
  if (agar === 'Nutrient agar') return CREAM[form];
  // The red share of fresh agar does not colour a colony yet.
  const fresh = redShare(START_PH);
  const share = Math.min(1, Math.max(0, (redShare(ph) - fresh) / (1 - fresh)));
  const pale = mix(PALE, CREAM[form], 0.35);
  return mix(pale, form === 'mucoid' ? mix(RED, 0xffffff, 0.22) : RED, share);
}

/** The kinds of a plate for the kit's painter; `dish`: radius of its agar, mm. */
export const kindsOf = ({ agar, kinds }: SeenPlate, dish: number): readonly ColonyKind[] =>
  kinds.map(({ count, radius, ph, form }) => {
    const away = Math.min(1, Math.abs(ph - START_PH) / 2);
    const haze = agar === 'MacConkey' && ph < BILE_HAZE_PH;
    return {
      count,
      radius: radius / dish,
      form,
      colour: colonyColour(agar, form, ph),
      halo:
        agar === 'MacConkey' && away > 0.02
          ? {
              colour: haze ? mix(macConkeyAt(ph), HAZE, 0.5) : macConkeyAt(ph),
              reach: (HALO.width * Math.min(1, radius)) / dish,
              strength: HALO.base + (HALO.most - HALO.base) * away + (haze ? HALO.haze : 0),
            }
          : null,
    };
  });
