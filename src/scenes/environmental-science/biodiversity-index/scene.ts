/**
 * A survey with quadrats: the plot from above with its tapes, one frame from close by, the key, a recorder, the tally sheet
 * and sheets that grow with each frame. Learners may count a frame themselves and check it against the recorder.
 */
import { Container } from 'pixi.js';
import { isSampledHabitat } from '../../../../engine/data/habitat-communities';
import type { CreateScene, StageSize } from '../../contract';
import { createPaperSlip } from '../../kit/words/paper-slip';
import { describeSurvey } from './describe-survey';
import { createIndexCard, type IndexCard } from './index-card';
import { TAPE } from './survey-arrangement';
import { createSurveyFrames } from './survey-frames';
import { createSurveyGround } from './survey-ground';
import { placeSurvey, type SurveyPlaces } from './survey-places';
import { createSurveyRecorder } from './survey-recorder';
import { createSurveySheets } from './survey-sheets';
import {
  createSurveyState,
  speciesName,
  type SurveyFrame,
  type SurveyState,
  tallyRows,
  tallyTitle,
  verdict,
} from './survey-state';
import { createSurveyWords } from './survey-words';
import { createTallySheet, type TallySheet } from './tally-sheet';

/** Sheets that lie where frames are counted, while counts are typed. */
function layTyped(indices: IndexCard, tally: TallySheet, { layout, type }: StageSize, at: SurveyPlaces): void {
  const { x, y, side } = at.closeup;
  const below = at.key.y + at.key.height;
  if (layout === 'wide') indices.lay({ x, y, width: at.key.x + at.key.width - x, height: below - y }, type);
  else {
    indices.lay({ x, y, width: side, height: side }, type);
    tally.lay({ ...at.key, y: at.recorder.y, height: below - at.recorder.y }, type);
  }
}

/** Another habitat and a survey that began anew end a count by hand. Returns whether the habitat is another. */
function followSurvey(survey: SurveyState, { params, view }: SurveyFrame): boolean {
  const moved = params.habitat !== survey.habitat;
  survey.habitat = params.habitat;
  if (moved || view.laid < survey.lastLaid) {
    survey.byHand = false;
    survey.follows = true;
  }
  survey.lastLaid = view.laid;
  return moved;
}

export const createScene: CreateScene<'biodiversity_index'> = (context) => {
  const root = new Container({ label: 'biodiversity survey' });
  const ground = createSurveyGround(context);
  const survey = createSurveyState();
  const changed = (): void => {
    survey.version++;
    context.redraw();
  };
  const words = createSurveyWords(context);
  const frames = createSurveyFrames(context, survey, words, changed);
  const { map, closeup, key } = frames;
  const tally = createTallySheet(context);
  const indices = createIndexCard(context);
  /** Says which quadrat lies in the close-up where the tally, whose heading does, has no room. */
  const slip = createPaperSlip(context);
  const { recorder, ...keys } = createSurveyRecorder(context, survey, frames.nextUnnamed, changed);
  const sheets = createSurveySheets(context, survey, changed);
  root.addChild(
    map.root,
    frames.rays,
    closeup.root,
    key.root,
    tally.root,
    indices.root,
    sheets.sheet.root,
    sheets.counts.root,
    recorder.root,
    slip.root,
    words.root,
  );
  let wide = true;
  const rows = (frame: SurveyFrame) => tallyRows(survey, closeup.organisms, frame);

  /** What is there for a sampled habitat, and what for typed counts. */
  function enable(sampled: boolean): void {
    frames.enable(sampled);
    slip.root.visible = sampled && !wide;
    tally.root.visible = wide || !sampled;
    sheets.enable(sampled, wide);
    keys.enable(sampled);
  }

  return {
    root,
    resize(next) {
      wide = next.layout === 'wide';
      const at = placeSurvey(next, { recorder, key, tally, slip, sheet: sheets.sheet, counts: sheets.counts });
      layTyped(indices, tally, next, at);
      ground.resize(next, at);
      map.lay(at.plot, TAPE[next.layout], wide, at.loose);
      frames.lay(at.closeup);
      words.lay(at);
    },

    draw(frame, now) {
      const { view, fields } = frame;
      if (followSurvey(survey, frame)) frames.fetchLife();
      ground.paint(frame);
      map.show(fields.frame, view.laid, view.counted, view.side, now);
      frames.draw(frame, ground.key);
      const { chosen, habitat } = survey;
      slip.set('Quadrat', chosen < 0 ? '–' : `${chosen + 1} of ${view.laid}`);
      tally.set(tallyTitle(survey, view.laid), rows(frame));
      sheets.draw(frame, ground.key);
      words.draw(frame, verdict(survey, closeup.organisms));
      indices.draw(frame);
      enable(isSampledHabitat(habitat));
    },

    describe(frame) {
      const { chosen, byHand } = survey;
      return describeSurvey(frame, { chosen, byHand, rows: rows(frame), species: speciesName(survey, key.chosen) });
    },

    destroy: () => root.destroy({ children: true }),
  };
};
