/**
 * The cine memory: of each picture of the last seconds what it was taken of, so that it can be formed once more. The pictures themselves
 * are not kept. All have the settings in force: where those change, the memory is emptied.
 */
export interface CineFrame {
  /** Number of the picture: its noise. */
  readonly picture: number;
  /** mm. */
  readonly probe: number;
  /** How far the wall was, 0 to 1. */
  readonly pulse: number;
  /** s into its beat, and how long that was. */
  readonly into: number;
  readonly beat: number;
}

/** Steps that are kept, 4 s of the lab. */
export const CINE_STEPS = 200;
/** Pictures back from the last at most: of an object that stands still, three steps each. */
export const MOST_BACK = Math.floor(CINE_STEPS / 3) - 1;

/** With one more picture, or with the last as it is now; `between`: steps from picture to picture. */
export function keptWith(cine: readonly CineFrame[], frame: CineFrame, between: number): readonly CineFrame[] {
  const most = Math.floor(CINE_STEPS / between);
  const others = cine.at(-1)?.picture === frame.picture ? cine.slice(0, -1) : cine;
  return [...others.slice(Math.max(0, others.length + 1 - most)), frame];
}

/** The picture that lies `at` (0: the last, −1: the one before) in the memory, or the first; null where nothing is kept. */
export const lookedAt = (cine: readonly CineFrame[], at: number): CineFrame | null =>
  cine[Math.max(0, cine.length - 1 + at)] ?? null;
