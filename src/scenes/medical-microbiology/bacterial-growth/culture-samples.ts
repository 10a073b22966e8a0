/** What is seen of the culture itself: the flask in its bath, the sample in the photometer, and the series of dilutions. */
import { LEAST_OD } from '../../../../engine/medical-microbiology/optical-density';
import type { SceneContext } from '../../contract';
import type { GrowthFrame } from './counted-plate';
import { createCultureBath } from './culture-bath';
import { MEDIUM_WORDS } from './culture-words';
import { createCuvettePhotometer } from './cuvette-photometer';
import type { DilutionRack } from './dilution-rack';
import { turbidLight } from './turbidity';

const LID_MS = 700;
/** Turns of the shaker in a wall second: for the eye; the display says what it is. */
const SHAKER_TURNS = 1.3;
/** Longest wall time between two frames that moves the shaker on. */
const LONGEST_FRAME_MS = 60;
/** cm of broth that the light crosses. */
const DEPTH = { flask: 5, tube: 1.2, cuvette: 1 } as const;
/** Clear media as they look, for recognition. */
const BROTHS: Readonly<Record<GrowthFrame['params']['medium'], number>> = {
  'Nutrient broth': 0xfaf4dd,
  'LB broth': 0xf6e6bb,
  'Minimal medium (M9 glucose)': 0xf2f7fa,
};
const DILUENT = 0xffffff;
/** Turns of the shaker, which go on while the culture grows. */
function createShaker(still: boolean) {
  let turns = 0;
  let drawnAt = Number.NaN;
  return {
    /** Nothing was drawn yet. */
    first: (): boolean => Number.isNaN(drawnAt),
    turn(running: boolean, now: number): number {
      const elapsed = Number.isNaN(drawnAt) ? 0 : Math.min(LONGEST_FRAME_MS, Math.max(0, now - drawnAt));
      drawnAt = now;
      if (running && !still) turns = (turns + (elapsed / 1000) * SHAKER_TURNS) % 1;
      return turns;
    },
  };
}

export function createCultureSamples(context: SceneContext<'bacterial_growth'>) {
  const { reducedMotion } = context;
  const bath = createCultureBath(context);
  const photometer = createCuvettePhotometer(context);
  const shaker = createShaker(reducedMotion);
  let lidSince = Number.NEGATIVE_INFINITY;
  let odKey = '';

  function drawBath({ running, params, waiting, view }: GrowthFrame, now: number): void {
    const { medium, temperature } = { ...params, ...waiting };
    bath.set(
      `E. coli, ${MEDIUM_WORDS[medium]}`,
      turbidLight(BROTHS[params.medium], view.od, DEPTH.flask),
      temperature,
      shaker.turn(running, now),
    );
  }

  function drawPhotometer({ view, fields, shown, params }: GrowthFrame, now: number): void {
    const count = view.odsNoted;
    const last = count > 0 ? (fields.ods[(count - 1) * 2 + 1] ?? 0) : null;
    const key = `${count} ${last}`;
    if (key !== odKey) {
      if (odKey !== '' && last !== null && !reducedMotion) lidSince = now;
      odKey = key;
    }
    const { value, text } = shown.od_sample;
    photometer.set(typeof value === 'number' && value < LEAST_OD ? `< ${LEAST_OD}` : text);
    photometer.fill(last === null ? null : turbidLight(BROTHS[params.medium], last, DEPTH.cuvette));
    const part = (now - lidSince) / LID_MS;
    photometer.close(part >= 0 && part < 1 ? Math.min(1, 4 * part, 4 * (1 - part)) : 0);
    if (part < 1) context.redraw();
  }

  return {
    bath,
    photometer,
    first: shaker.first,
    enable(free: boolean): void {
      bath.enable(free);
      photometer.enable(free);
    },
    draw(frame: GrowthFrame, now: number): void {
      drawBath(frame, now);
      drawPhotometer(frame, now);
    },
    drawRack(rack: DilutionRack, dilution: number, { view, params }: GrowthFrame): void {
      rack.choose(dilution);
      for (let n = 0; n < rack.tubes; n++) {
        const od = (view.sampleOd ?? 0) * 10 ** -n;
        const broth = n === 0 && view.sampleOd !== null ? BROTHS[params.medium] : DILUENT;
        rack.fill(n, turbidLight(broth, od, DEPTH.tube));
      }
    },
  };
}
