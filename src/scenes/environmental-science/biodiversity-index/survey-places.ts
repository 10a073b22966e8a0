/** Where the parts of a survey lie, and the boxes that several of them need to know. */
import type { Box, StageSize } from '../../contract';
import { arrange, fitted, inset, type Placed, stageBox } from '../../kit/layout/layout';
import type { PlotBox } from './habitat-ground';
import { ARRANGEMENT, COUNTS_HIGH, type Place, REEL, SLIP_WIDE, TAPE, TARGET } from './survey-arrangement';

export interface SurveyPlaces {
  plot: PlotBox;
  closeup: PlotBox;
  /** Middle of the loose frame where it waits. */
  loose: readonly [x: number, y: number];
  recorder: Box;
  key: Box;
}

const square = (box: Box, atX: number): PlotBox => {
  const { x, y, width } = fitted(box, { width: 1, height: 1 }, atX, 0);
  return { x, y, side: width };
};

export function placeSurvey(
  stage: StageSize,
  { recorder, key, counts, slip, ...parts }: Readonly<Record<Exclude<Place, 'map' | 'closeup' | 'loose'>, Placed>>,
): SurveyPlaces {
  const { layout } = stage;
  const none = { x: 0, y: 0, width: 1, height: 1 };
  const at: SurveyPlaces = {
    plot: square(none, 0),
    closeup: square(none, 0),
    loose: [0, 0],
    recorder: none,
    key: none,
  };
  const places: Readonly<Record<Place, Placed>> = {
    ...parts,
    map: {
      lay(box) {
        const tape = TAPE[layout] + 4;
        const room = { ...box, x: box.x + tape, width: box.width - tape - REEL[layout], height: box.height - tape };
        at.plot = square(room, 0);
      },
    },
    closeup: {
      lay(box) {
        at.closeup = square(box, 0.5);
      },
    },
    loose: {
      least: ({ small }) => ({ width: TARGET * small, height: TARGET * small }),
      lay({ x, y, width, height }) {
        at.loose = [x + width / 2, y + height / 2];
      },
    },
    recorder: {
      ...recorder,
      lay(box, type) {
        at.recorder = box;
        recorder.lay(box, type);
      },
    },
    key: {
      ...key,
      lay(box, type) {
        at.key = box;
        key.lay(box, type);
      },
    },
    counts: { ...counts, least: ({ small }) => ({ width: 0, height: COUNTS_HIGH * small }) },
    slip: { ...slip, least: ({ small }) => ({ width: SLIP_WIDE * small, height: 0 }) },
  };
  arrange(ARRANGEMENT[layout], places, inset(stageBox(stage), 14), stage.type);
  return at;
}
