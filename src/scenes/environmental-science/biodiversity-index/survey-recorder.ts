/** The recorder in the hand: its keys begin a count by hand, check it and write it into the custom counts. */
import type { SceneContext } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import { namesOf, type SurveyState } from './survey-state';

export function createSurveyRecorder(
  context: SceneContext<'biodiversity_index'>,
  survey: SurveyState,
  nextUnnamed: (after: number) => void,
  changed: () => void,
) {
  const takeTally = (): void => {
    const tallied = [...survey.own.counts(survey.frameKey)].sort(([a], [b]) => a - b);
    if (tallied.length === 0) return;
    survey.byHand = false;
    context.setInput('custom_counts', tallied.map(([, count]) => count).join(','));
    context.setInput('habitat', 'Custom Counts');
  };
  const recorder = createInstrument(context, {
    form: 'hand-held',
    keys: [
      {
        name: 'Count by hand',
        print: 'BY HAND',
        hint: 'Takes the recorder’s pins away: choose an organism, then its picture in the key.',
        toggle(on) {
          survey.byHand = on;
          survey.checked = false;
          survey.follows = !on && survey.chosen === survey.lastLaid - 1;
          if (on) nextUnnamed(-1);
          changed();
        },
      },
      {
        name: 'Check your tally',
        print: 'CHECK',
        press() {
          survey.checked = true;
          changed();
        },
      },
      {
        name: 'Use your tally as custom counts',
        print: 'USE',
        hint: 'Writes the numbers of your tally into Custom Counts.',
        press: takeTally,
      },
    ],
  });
  const [handKey, checkKey, useKey] = recorder.keys;
  return {
    recorder,
    enable(sampled: boolean) {
      recorder.root.visible = sampled;
      const { byHand, chosen } = survey;
      const counting = byHand && sampled && chosen >= 0;
      handKey?.enable(sampled && chosen >= 0);
      handKey?.light(byHand);
      checkKey?.enable(counting);
      useKey?.enable(counting && namesOf(survey).size > 0);
    },
  };
}
