/** Where the parts of a survey with quadrats stand, in stage units: wide, and for phones held upright. */
import type { StageSize } from '../contract';
import type { PlotBox } from '../kit/habitat-ground';

export type Box = readonly [x: number, y: number, width: number, height: number];
export interface SurveyLayout {
  readonly plot: PlotBox;
  readonly tape: number;
  /** Where the loose frame waits: its middle. */
  readonly loose: readonly [x: number, y: number];
  readonly closeup: PlotBox;
  readonly key: Box;
  readonly tally: Box | null;
  readonly ranks: Box;
  readonly species: Box;
  readonly counts: Box | null;
  /** Middle of the caption between the arrows. */
  readonly caption: readonly [x: number, y: number];
  readonly back: Box;
  readonly forth: Box;
  readonly throwOne: Box;
  readonly throwAll: Box | null;
  readonly whole: Box;
  readonly byHand: Box;
  readonly check: Box;
  readonly useTally: Box;
  /** Indices of typed counts, in the place of close-up and key. */
  readonly indices: Box;
  /** Buttons that choose what the left half shows, where not all has room. */
  readonly panes: readonly [Box, Box, Box] | null;
}

export const surveyLayouts: Readonly<Record<StageSize['layout'], SurveyLayout>> = {
  wide: {
    plot: { x: 42, y: 56, side: 366 },
    tape: 19,
    loose: [60, 463],
    closeup: { x: 444, y: 18, side: 272 },
    key: [734, 14, 212, 342],
    tally: [438, 372, 192, 158],
    ranks: [642, 372, 146, 158],
    species: [800, 372, 146, 158],
    counts: [42, 486, 366, 46],
    caption: [580, 311],
    back: [440, 296, 40, 30],
    forth: [680, 296, 40, 30],
    throwOne: [84, 448, 84, 30],
    throwAll: [178, 448, 90, 30],
    whole: [278, 448, 130, 30],
    byHand: [440, 332, 120, 30],
    check: [566, 332, 62, 30],
    useTally: [634, 332, 86, 30],
    indices: [444, 18, 502, 336],
    panes: null,
  },
  narrow: {
    plot: { x: 30, y: 12, side: 286 },
    tape: 14,
    loose: [232, 357],
    closeup: { x: 334, y: 12, side: 298 },
    key: [8, 8, 312, 306],
    tally: null,
    ranks: [8, 8, 312, 149],
    species: [8, 165, 312, 149],
    counts: null,
    caption: [0, 0],
    back: [345, 330, 56, 54],
    forth: [404, 330, 56, 54],
    throwOne: [261, 330, 81, 54],
    throwAll: null,
    whole: [261, 330, 81, 54],
    byHand: [463, 330, 95, 54],
    check: [561, 330, 77, 54],
    useTally: [261, 330, 81, 54],
    indices: [334, 12, 298, 298],
    panes: [
      [2, 330, 56, 54],
      [60, 330, 56, 54],
      [118, 330, 85, 54],
    ],
  },
};

/** CSS px that the page's button takes in the upper right corner. */
const PAGE_BUTTON = 48;

/** The species key, lower where the page's button would lie on it. */
export function keyBox({ layout, bleed, pixel }: StageSize): Box {
  const [x, y, across, high] = surveyLayouts[layout].key;
  const button = bleed.x + bleed.width - PAGE_BUTTON * pixel;
  const free = bleed.y + PAGE_BUTTON * pixel;
  if (layout === 'narrow' || button >= x + across || free <= y) return [x, y, across, high];
  return [x, free, across, y + high - free];
}
