/** At which sizes, in which states and looks a stage is looked at: all of them, or a bench's share within the tests. Pure. */
import type { InspectionLook } from '../../src/bench/stage/inspect/inspection';

interface Screen {
  /** CSS px. */
  readonly width: number;
  readonly height: number;
  /** Device px of one CSS px: large screens are drawn coarser, which changes no place and saves most of the time. */
  readonly density: number;
}

/** What is left of the screens that schools and learners have. */
export const SCREENS: readonly Screen[] = [
  { width: 360, height: 640, density: 1 },
  { width: 390, height: 844, density: 1 },
  { width: 820, height: 1180, density: 0.75 },
  { width: 1366, height: 640, density: 1 },
  { width: 1920, height: 1080, density: 0.6 },
  { width: 3840, height: 2160, density: 0.3 },
];

/** As much longer other languages are. */
const LONG_WORDS = 1.4;

export const LOOKS: readonly (Required<InspectionLook> & { readonly name: string })[] = [
  { theme: 'light', wordLength: 1, name: 'light' },
  { theme: 'dark', wordLength: 1, name: 'dark' },
  { theme: 'dark', wordLength: LONG_WORDS, name: 'long words' },
];

/** Of a run: as the bench opens, as its picture shows it, and where it ends. */
export type StageState = 'start' | 'picture' | 'end';

export interface PlannedLook {
  readonly state: StageState;
  readonly screen: Screen;
  readonly look: (typeof LOOKS)[number];
}

export const EVERY_LOOK: readonly PlannedLook[] = (['start', 'picture', 'end'] as const).flatMap((state) =>
  SCREENS.flatMap((screen) => LOOKS.map((look) => ({ state, screen, look }))),
);

/** A phone and a laptop for every bench; one of the others for each in turn. */
const [SMALL_PHONE, PHONE, TABLET, LAPTOP, DESK, PROJECTOR] = SCREENS as readonly [
  Screen,
  Screen,
  Screen,
  Screen,
  Screen,
  Screen,
];
const PHONES = [SMALL_PHONE, PHONE] as const;
const OTHERS = [TABLET, DESK, PROJECTOR] as const;
const STATES = ['picture', 'start', 'end'] as const;

const nth = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T;

/**
 * The share of the bench with this place in the catalogue: three sizes, each in another state and look, the phone among them, so that
 * what does not fit is seen on whichever bench it is; over the catalogue every size meets all states and looks.
 */
export function shareOfLooks(index: number): readonly PlannedLook[] {
  const round = Math.floor(index / STATES.length);
  return [nth(PHONES, index), LAPTOP, nth(OTHERS, index)].map((screen, place) => ({
    screen,
    state: nth(STATES, place + index + Math.floor(round / LOOKS.length)),
    look: nth(LOOKS, place + round),
  }));
}
