/** What has been made of one grid so far: movie, picks, classes, halves. Each rests on the one before, and goes with it. */
import type { Rng } from '../../core/rng';
import { compareHalves, type Classes, gatherParticles, type Halves, iterate, startClasses } from './classes';
import { resolutionOf, iceTransmission } from './contrast-transfer';
import { addFrames, alignedSum, countsOf, type Exposure, type Movie, motionLeft, SIDE } from './micrograph';
import { alignFrames, LEAST_DOSE } from './motion';
import { shape } from './particles';
import { likeness, type Pick, pickParticles, templateOf } from './picking';

export interface Session {
  readonly movie: Movie;
  readonly empty: boolean;
  /** Shifts that were found and the sum moved by them, once somebody asked. */
  aligned: { readonly found: Float64Array; readonly sum: Float32Array } | null;
  /** Sum of the frames as they came, and of how many. */
  readonly raw: { readonly sum: Float32Array; frames: number };
  counted: number | null;
  picks: readonly Pick[] | null;
  likeness: number | null;
  classes: Classes | null;
  halves: Halves | null;
  /** Of the model, for so many particles; null for no agreement. */
  resolution: number | null;
}

export interface Processing extends Exposure {
  readonly motion_correction: boolean;
  readonly pick_threshold: number;
  readonly particles: number;
}

export const openSession = (movie: Movie, empty: boolean): Session => ({
  movie,
  empty,
  aligned: null,
  raw: { sum: new Float32Array(SIDE * SIDE), frames: 0 },
  counted: null,
  picks: null,
  likeness: null,
  classes: null,
  halves: null,
  resolution: null,
});

export const finished = ({ movie }: Session): boolean => movie.frames.length >= movie.exposure.frames;

/** Frames are put in register where that is asked for and can be done. */
export const corrects = ({ motion_correction, dose, frames }: Processing): boolean =>
  motion_correction && frames > 1 && dose / frames >= LEAST_DOSE;

/** The picture that is worked on: the aligned sum, or that of the frames as they came. */
export function pictureOf(session: Session, params: Processing): Float32Array {
  if (finished(session) && corrects(params)) return aligned(session).sum;
  const { movie, raw } = session;
  addFrames(movie, raw.frames, raw.sum);
  raw.frames = movie.frames.length;
  return raw.sum;
}

function aligned(session: Session): NonNullable<Session['aligned']> {
  if (session.aligned) return session.aligned;
  const found = alignFrames(session.movie);
  session.aligned = { found, sum: alignedSum(session.movie, found) };
  return session.aligned;
}

/** Rms of the motion that the sum has in it, Å; null before the movie is whole. */
export const residualOf = (session: Session, params: Processing): number | null =>
  finished(session) ? motionLeft(session.movie, corrects(params) ? aligned(session).found : null) : null;

export const foundShifts = (session: Session, params: Processing): Float64Array | null =>
  finished(session) && corrects(params) ? aligned(session).found : null;

/** Electrons counted for each pixel of the detector, of a whole movie. */
export function countedOf(session: Session): number {
  session.counted ??= countsOf(session.movie);
  return session.counted;
}

/** Å from where the first frame began. */
export function lastShift({ movie: { shifts } }: Session): number {
  const [x, y] = [shifts.at(-2) ?? 0, shifts.at(-1) ?? 0];
  return Math.sqrt(x * x + y * y);
}

/** Later work is void. */
export function clearFrom(session: Session, level: 'picks' | 'classes' | 'halves'): void {
  if (level === 'picks') {
    session.picks = null;
    session.likeness = null;
  }
  if (level !== 'halves') session.classes = null;
  session.halves = null;
  session.resolution = null;
}

export function pick(session: Session, params: Processing): void {
  clearFrom(session, 'picks');
  const picture = pictureOf(session, params);
  const template = templateOf(params.specimen, params, session.movie.pixel);
  choose(session, params, pickParticles(picture, template, params.pick_threshold));
}

/** Takes these picks, and what their mean is like. */
export function choose(session: Session, params: Processing, picks: readonly Pick[]): void {
  clearFrom(session, 'picks');
  session.picks = picks;
  session.likeness = likeness(
    pictureOf(session, params),
    templateOf(params.specimen, params, session.movie.pixel),
    picks,
    session.movie.pixel,
  );
}

/**
 * Motion that blurs the particles, Å: all of it where frames are not put in register, else that inside the frames. Frames of many movies
 * are taken as put in register without an error of their own.
 */
const blurOf = ({ movie }: Session, params: Processing): number =>
  corrects(params) ? Math.sqrt(movie.inside) : motionLeft(movie, null);

export function beginClasses(session: Session, params: Processing, rng: Rng): void {
  clearFrom(session, 'classes');
  const particles = gatherParticles(
    session.movie.exposure,
    session.empty,
    pictureOf(session, params),
    session.picks ?? [],
    blurOf(session, params) / Math.SQRT2,
    rng.stream('images'),
  );
  session.classes = startClasses(particles, rng.stream('references'));
}

export const refineClasses = (session: Session): void => {
  if (session.classes) iterate(session.classes);
};

/** What the model of Rosenthal and Henderson is asked for. */
export const averagingOf = (session: Session, params: Processing) => ({
  particles: params.particles,
  symmetry: shape(params.specimen).symmetry,
  dose: params.dose,
  frames: params.frames,
  voltage: params.voltage,
  transmission: iceTransmission(params.ice_thickness, params.voltage),
  defocus: params.defocus,
  bfactor: params.bfactor,
  blur: blurOf(session, params),
});

export function refine(session: Session, params: Processing): void {
  if (!session.classes) return;
  session.halves = compareHalves(session.classes);
  session.resolution = session.empty ? null : resolutionOf(averagingOf(session, params), params.pixel_size);
}
