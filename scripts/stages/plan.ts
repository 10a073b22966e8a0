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

/** So many benches are looked at at each size within the tests, however many there are. */
const BENCHES_AT_A_SIZE = 40;

/** In which states a size is looked at, from bench to bench. */
const STATES = ['picture', 'start', 'picture', 'end'] as const;

const turnOf = <T>(list: readonly T[], turn: number): readonly T[] => list.slice(turn % list.length).slice(0, 1);

/**
 * The share of one of `count` benches. Each size has its forty, spread evenly and shifted from size to size, so that no bench goes
 * without; a bench is always looked at in its picture's state, and over the catalogue every size meets all states and looks.
 */
export function shareOfLooks(index: number, count: number): readonly PlannedLook[] {
  const most = Math.min(BENCHES_AT_A_SIZE, count);
  const share = SCREENS.flatMap((screen, size) => {
    const place = index * most + Math.round((size * count) / SCREENS.length);
    if (place % count >= most) return [];
    // The how-manieth bench of this size it is.
    const turn = Math.floor(place / count) + size;
    return turnOf(LOOKS, turn).flatMap((look) =>
      turnOf(STATES, turn).map((state): PlannedLook => ({ state, screen, look })),
    );
  });
  if (share.some(({ state }) => state === 'picture')) return share;
  return share.map((look, order) => (order === 0 ? { ...look, state: 'picture' } : look));
}
