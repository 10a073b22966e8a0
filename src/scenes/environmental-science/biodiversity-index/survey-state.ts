/** What the learner has chosen and counted at a survey, and what the recorder tells of it. */
import { isSampledHabitat } from '../../../../engine/data/habitat-communities';
import type { Frame } from '../../contract';
import type { HabitatLife } from './habitat-life';
import { createOwnTally, type OwnTally } from './own-tally';
import type { Pin } from './organism-pins';
import type { PinnedOrganism } from './quadrat-closeup';
import type { TallyRow } from './tally-sheet';

export type SurveyFrame = Frame<'biodiversity_index'>;

export interface SurveyState {
  habitat: SurveyFrame['params']['habitat'];
  /** null until it has been fetched. */
  life: HabitatLife | null;
  /** The close-up shows the frame that is laid or counted last. */
  follows: boolean;
  /** Frame in the close-up, and what tells it from every other. */
  chosen: number;
  frameKey: string;
  /** Organism chosen in the close-up. */
  organism: number;
  byHand: boolean;
  checked: boolean;
  /** Sheets compare with the whole plot. */
  withWhole: boolean;
  /** Rises with everything that a hand does. */
  version: number;
  lastLaid: number;
  /** Rank below which the species in the close-up are known from the recorder. */
  knownBelow: number;
  readonly own: OwnTally;
}

export const createSurveyState = (): SurveyState => ({
  habitat: 'Custom Counts',
  life: null,
  follows: true,
  chosen: -1,
  frameKey: '',
  organism: -1,
  byHand: false,
  checked: false,
  withWhole: false,
  version: 0,
  lastLaid: 0,
  knownBelow: 0,
  own: createOwnTally(),
});

export const speciesName = ({ life }: SurveyState, rank: number): string =>
  life?.species[rank]?.name ?? `Species ${rank + 1}`;

export const namesOf = ({ own, frameKey }: SurveyState): ReadonlyMap<number, number> => own.names(frameKey);

/** Rank of the species that the learner knows an organism by. */
export function knownSpecies(survey: SurveyState, item: PinnedOrganism | undefined): number | null {
  if (!item) return null;
  if (survey.byHand) return namesOf(survey).get(item.index) ?? null;
  return item.inside && item.species < survey.knownBelow ? item.species : null;
}

/** The pin beside an organism that was given this name, if any. */
export function pinOf({ byHand, checked, knownBelow }: SurveyState, item: PinnedOrganism, given?: number): Pin {
  if (!byHand) return item.inside && item.species < knownBelow ? 'recorder' : 'none';
  if (!checked) return given === undefined ? 'none' : 'mine';
  if (given === undefined) return item.inside ? 'missed' : 'none';
  return item.inside && given === item.species ? 'right' : 'wrong';
}

export function tallyRows(
  survey: SurveyState,
  organisms: readonly PinnedOrganism[],
  { view, params }: SurveyFrame,
): TallyRow[] {
  if (!isSampledHabitat(params.habitat)) {
    return view.counts.map((count, index) => ({ name: `Species ${index + 1}`, count }));
  }
  const { byHand, own, frameKey, knownBelow } = survey;
  const tallied = byHand ? own.counts(frameKey) : new Map<number, number>();
  if (!byHand) {
    for (const item of organisms) {
      if (item.inside && item.species < knownBelow) tallied.set(item.species, (tallied.get(item.species) ?? 0) + 1);
    }
  }
  return [...tallied]
    .sort(([a, n], [b, m]) => m - n || a - b)
    .map(([rank, count]) => ({ name: speciesName(survey, rank), count }));
}

export function tallyTitle({ habitat, byHand, chosen }: SurveyState, laid: number): string {
  if (!isSampledHabitat(habitat)) return 'Typed counts';
  if (byHand) return 'Your tally';
  return chosen < 0 ? 'Tally' : `Quadrat ${chosen + 1} of ${laid}`;
}

export function verdict(survey: SurveyState, organisms: readonly PinnedOrganism[]): string {
  const { byHand, chosen, habitat, checked, own, frameKey } = survey;
  if (!byHand || chosen < 0 || !isSampledHabitat(habitat)) return '';
  if (checked) return own.verdict(frameKey, organisms);
  return namesOf(survey).size === 0 ? 'Choose one, then its picture in the key' : '';
}
