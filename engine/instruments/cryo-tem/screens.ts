/** What the screens show: bytes of grey that are made when somebody looks, and the numbers of their curves and marks. */
import { averageOf, BOX, type Classes, CLASSES, membersOf } from './classes';
import { boxOf, type Lens, shellCorrelation } from './contrast-transfer';
import { SIDE } from './micrograph';
import { shape } from './particles';
import { averagingOf, finished, foundShifts, pictureOf, type Processing, type Session } from './session';
import { drawSpectrum, type FocusSpectrum, pictureSpectrum } from './thon-rings';

/** Classes stand four in a row. */
export const ACROSS = 4;
export const SHEET = { width: ACROSS * BOX, height: (CLASSES / ACROSS) * BOX } as const;
export const MOST_FRAMES = 60;
/** Values of the curve over shells: half a box of 192 pixels. */
export const SHELLS = 96;
const GREY = 128;
/** Grey steps of one standard deviation. */
const SPREAD = 44;
/** A pick this near to a particle is a hit, in diameters. */
const HIT = 0.35;

/** What was drawn last, and of what. */
export interface Screens {
  micrograph: string;
  rings: string;
  classes: string;
  readonly bytes: { readonly micrograph: Uint8Array; readonly rings: Uint8Array; readonly classes: Uint8Array };
}

export const blankScreens = (): Screens => ({
  micrograph: '',
  rings: '',
  classes: '',
  bytes: {
    micrograph: new Uint8Array(SIDE * SIDE),
    rings: new Uint8Array(SIDE * SIDE),
    classes: new Uint8Array(SHEET.width * SHEET.height),
  },
});

export interface Seen {
  readonly session: Session | null;
  readonly focus: FocusSpectrum | null;
  readonly revision: number;
  readonly lens: Lens;
}

/**
 * Draws what is not drawn yet. Rings that were measured are those of the film, then those of the movie; beside them stand those of the
 * defocus that was fitted, or else of the one that is set.
 */
export function drawScreens(screens: Screens, { session, focus, revision, lens }: Seen, params: Processing): void {
  const recorded = session && session.movie.frames.length > 0 ? session : null;
  const micrograph = recorded ? `${revision}` : '';
  if (micrograph !== screens.micrograph) {
    screens.micrograph = micrograph;
    if (recorded) drawMicrograph(pictureOf(recorded, params), screens.bytes.micrograph);
    else screens.bytes.micrograph.fill(0);
  }
  const rings = `${revision} rings`;
  if (rings !== screens.rings) {
    screens.rings = rings;
    const power = recorded ? pictureSpectrum(pictureOf(recorded, params)) : (focus?.power ?? null);
    drawSpectrum(power, focus ? { ...lens, defocus: focus.fitted } : lens, params, screens.bytes.rings);
  }
  const classes = session?.classes && session.classes.done > 0 ? session.classes : null;
  const strip = classes ? `${revision}` : '';
  if (strip !== screens.classes) {
    screens.classes = strip;
    if (classes) drawClasses(classes, screens.bytes.classes);
    else screens.bytes.classes.fill(0);
  }
}

/** Electrons as grey about their mean, each pixel softened by its neighbours as a screen does with a picture larger than itself. */
function drawMicrograph(sum: Float32Array, out: Uint8Array): void {
  let [mean, squares] = [0, 0];
  const soft = new Float32Array(sum.length);
  const side = SIDE;
  const mask = side - 1;
  for (let y = 0, p = 0; y < side; y++) {
    const row = y * side;
    const above = ((y - 1) & mask) * side;
    const below = ((y + 1) & mask) * side;
    for (let x = 0; x < side; x++, p++) {
      const beside = sum[row + ((x - 1) & mask)]! + sum[row + ((x + 1) & mask)]!;
      const value = 0.4 * sum[p]! + 0.15 * (beside + sum[above + x]! + sum[below + x]!);
      soft[p] = value;
      mean += value;
      squares += value * value;
    }
  }
  mean /= soft.length;
  const sd = Math.sqrt(Math.max(1e-12, squares / soft.length - mean * mean));
  for (let p = 0; p < soft.length; p++) out[p] = Math.max(0, Math.min(255, GREY + (SPREAD * (soft[p]! - mean)) / sd));
}

/** Class averages, each in its own contrast; a class without images stays black. */
function drawClasses(classes: Classes, out: Uint8Array): void {
  out.fill(0);
  for (let k = 0; k < CLASSES; k++) {
    const members = membersOf(classes, k);
    if (members.length === 0) continue;
    const average = averageOf(classes.particles.images, members, classes.angle);
    const [left, corner] = [(k % ACROSS) * BOX, Math.floor(k / ACROSS) * BOX];
    const sd = Math.sqrt(average.reduce((sum, value) => sum + value * value, 0) / average.length) || 1;
    for (let y = 0, p = 0; y < BOX; y++)
      for (let x = 0; x < BOX; x++, p++)
        out[(corner + y) * SHEET.width + left + x] = Math.max(0, Math.min(255, GREY + (SPREAD * average[p]!) / sd));
  }
}

/** x and y as parts of the picture, and whether a particle is there; gives the number of hits. */
export function fillPicks(session: Session | null, { specimen }: Processing, out: Float32Array): number {
  out.fill(0);
  if (!session?.picks) return 0;
  const { placed, pixel } = session.movie;
  const near = ((HIT * shape(specimen).diameter) / pixel) ** 2;
  let hits = 0;
  session.picks.forEach((pick, n) => {
    const hit = placed.some(({ x, y }) => (x - pick.x) ** 2 + (y - pick.y) ** 2 <= near);
    out.set([pick.x / SIDE, pick.y / SIDE, hit ? 1 : 0], 3 * n);
    if (hit) hits++;
  });
  return hits;
}

/** Of each frame, Å from the first one: the drift, and what was found of it. */
export function fillDrift(session: Session | null, params: Processing, out: Float32Array): void {
  out.fill(0);
  if (!session) return;
  const { shifts } = session.movie;
  const found = foundShifts(session, params);
  const count = shifts.length / 2;
  for (const axis of [0, 1]) {
    let apart = 0;
    for (let j = 0; j < count; j++) apart += (shifts[2 * j + axis]! - (found ? found[2 * j + axis]! : 0)) / count;
    for (let j = 0; j < count; j++) {
      out[4 * j + axis] = shifts[2 * j + axis]! - shifts[axis]!;
      out[4 * j + 2 + axis] = found ? found[2 * j + axis]! + apart - shifts[axis]! : 0;
    }
  }
}

/** Correlation by shell of the model from the first shell on, and by ring of the class averages. */
export function fillShells(
  session: Session | null,
  params: Processing,
  shells: Float32Array,
  correlation: Float32Array,
): void {
  shells.fill(0);
  correlation.fill(0);
  if (!session?.halves || !finished(session)) return;
  correlation.set(session.halves.correlation);
  if (session.empty) return;
  const box = boxOf(params.pixel_size);
  const averaging = averagingOf(session, params);
  for (let n = 1; n <= box / 2; n++) shells[n - 1] = shellCorrelation(averaging, n / (box * params.pixel_size));
}
