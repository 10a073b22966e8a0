/** The reach that is looked at: where its kilometres lie on the stage, and how oxygen and demand go along it. */
import { PROFILE } from '../../../../engine/environmental-science/river-oxygen';
import type { Box, Frame, StageSize } from '../../contract';
import type { RiverPlace } from './river-picture';

export type RiverFrame = Frame<'water_quality'>;

/** Stage units of the river above the outfall, and after the end of the reach. */
const BEFORE = 118;
const AFTER = 44;
const DEPTHS = [0.3, 10] as const;

export function createRiverReach() {
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let place: RiverPlace = { box, left: 0, right: 1, surface: 0, bed: 1 };
  let shownKm = 1;
  let spacing = 1;
  const profile = { oxygen: new Float64Array(PROFILE.points), demand: new Float64Array(PROFILE.points) };
  const along = (values: Float64Array, part: number): number => {
    const at = Math.max(0, Math.min(PROFILE.points - 1, (part * shownKm) / spacing));
    const n = Math.floor(at);
    const from = values[n] ?? 0;
    return from + (at - n) * ((values[n + 1] ?? from) - from);
  };
  return {
    profile,
    get place() {
      return place;
    },
    get shownKm() {
      return shownKm;
    },
    get spacing() {
      return spacing;
    },
    toX: (km: number): number => place.left + ((place.right - place.left) * km) / shownKm,
    toKm: (x: number): number => ((x - place.left) * shownKm) / (place.right - place.left),
    /** mg/L of oxygen at a part of the reach. */
    oxygenAt: (part: number): number => along(profile.oxygen, part),
    lay(next: Box) {
      box = next;
    },
    /** Takes over what the model has, deep as the river is. */
    follow({ params, view, fields }: RiverFrame, stage: StageSize) {
      shownKm = view.shownKm;
      spacing = view.spacing;
      for (let n = 0; n < PROFILE.points; n++) {
        profile.oxygen[n] = fields.profile[2 * n] ?? 0;
        profile.demand[n] = fields.profile[2 * n + 1] ?? 0;
      }
      const [least, most] = DEPTHS;
      const deep = 0.5 + (0.5 * Math.log(Math.max(least, params.depth) / least)) / Math.log(most / least);
      const { y, height } = box;
      const surface = y + height * 0.42;
      place = {
        box,
        left: BEFORE,
        right: stage.width - AFTER,
        surface,
        bed: surface + (height * 0.58 - 18) * deep,
      };
    },
  };
}

export type RiverReach = ReturnType<typeof createRiverReach>;
