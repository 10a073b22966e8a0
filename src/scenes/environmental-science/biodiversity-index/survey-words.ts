/** What is said on the pictures of a survey: slips above and below the plot, on and below the close-up. */
import { Container } from 'pixi.js';
import { habitatCommunities, isSampledHabitat } from '../../../../engine/data/habitat-communities';
import type { Frame, StageContext } from '../../contract';
import { type Callout, createCallout } from '../../kit/words/callout';
import type { SurveyViews } from './survey-ground';

export interface SurveyWords {
  readonly root: Container;
  lay(views: SurveyViews): void;
  /** In the middle of the close-up, where nothing is to be seen. */
  empty(words: string): void;
  /** `verdict`: on the learner's own count. */
  draw(frame: Frame<'biodiversity_index'>, verdict: string): void;
}

/** Room left and right of a slip. */
const SIDE = 30;

export function createSurveyWords(context: StageContext): SurveyWords {
  const root = new Container({ label: 'words' });
  const [message, verdict, caught, empty] = Array.from({ length: 4 }, () =>
    createCallout(context, { size: 12, tone: 'plain' }),
  ) as [Callout, Callout, Callout, Callout];
  root.addChild(empty.root, message.root, caught.root, verdict.root);
  const none = { x: 0, y: 0, side: 1 };
  let at: SurveyViews = { plot: none, closeup: none };
  /** Puts a slip above the lower edge of a picture. */
  function stand({ root: slip }: Callout, view: keyof SurveyViews): void {
    if (!slip.visible) return;
    const { x, y, side } = at[view];
    const top = y + side - slip.height - 8;
    if (slip.y !== top || slip.x !== x + side / 2) slip.position.set(x + side / 2, top);
  }
  return {
    root,
    lay(views) {
      at = views;
      const { plot, closeup } = views;
      empty.root.position.set(closeup.x + closeup.side / 2, closeup.y + closeup.side / 2 - 20);
      message.root.position.set(plot.x + plot.side / 2, plot.y + 10);
      for (const callout of [message, caught]) callout.lay(plot.side - SIDE);
      empty.lay(closeup.side - 2 * SIDE);
      verdict.lay(closeup.side - SIDE);
    },
    empty: (words) => empty.set(words),
    draw({ view, params, shown, hidden }, words) {
      const { recapture } = view;
      message.set(hidden.has('rarefy_to') ? '' : (view.message ?? ''));
      const animals = isSampledHabitat(params.habitat) ? habitatCommunities[params.habitat].animals : '';
      caught.set(
        recapture
          ? `${recapture.recaptured} of ${recapture.marked} carry a mark: about ${shown.chapman_estimate.text} ${animals}`
          : '',
      );
      verdict.set(words);
      stand(verdict, 'closeup');
      stand(caught, 'plot');
    },
  };
}
