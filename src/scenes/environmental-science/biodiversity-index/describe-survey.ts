/** What the stage of a survey shows, in sentences. */
import { habitatCommunities, isSampledHabitat } from '../../../../engine/data/habitat-communities';
import type { Frame } from '../../contract';
import type { TallyRow } from './tally-sheet';

export interface SurveyOnStage {
  /** The quadrat in the close-up, from 0; −1 for none. */
  readonly chosen: number;
  readonly byHand: boolean;
  readonly rows: readonly TallyRow[];
  /** The species chosen in the key. */
  readonly species: string;
}

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export function describeSurvey(
  { view, params, shown, hidden }: Frame<'biodiversity_index'>,
  { chosen, byHand, rows, species }: SurveyOnStage,
): string {
  const sentences: string[] = [];
  const { habitat } = params;
  if (isSampledHabitat(habitat)) {
    const { species: kinds, animals } = habitatCommunities[habitat];
    sentences.push(
      `${habitat} from above, 50 m by 50 m, with ${plural(view.laid, 'frame')} of ${params.quadrat_size} m on it; ${view.counted} counted.`,
    );
    if (chosen >= 0) {
      const tally = rows.map(({ name, count }) => `${name} ${count}`).join(', ');
      sentences.push(
        `The close-up shows quadrat ${chosen + 1}${byHand ? ', counted by hand' : ''}: ${tally === '' ? 'nothing named yet' : tally}.`,
      );
    }
    sentences.push(`The key holds ${kinds} species; ${species} is chosen.`);
    if (view.recapture) {
      const { recaptured, marked } = view.recapture;
      sentences.push(
        `${recaptured} of ${marked} ${animals} caught again carry a mark: about ${shown.chapman_estimate.text} in all.`,
      );
    }
  } else sentences.push(`Typed counts of ${plural(view.counts.length, 'species', 'species')} lie sorted in a tray.`);
  sentences.push(
    (hidden.has('rarefy_to') ? null : view.message) ??
      `Found so far: ${shown.richness.text} species among ${shown.individuals.text} individuals; Chao1 ${shown.chao1.text}.`,
  );
  return sentences.join(' ');
}
