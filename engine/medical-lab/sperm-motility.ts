/** What a camera says of many cells: their classes, and mean speeds of those that move. */
import { createRng, type Rng } from '../core/rng';
import type { SemenSample } from '../data/semen-samples';
import {
  expectedShares,
  type Kind,
  type Kinematics,
  kinematicsOf,
  swimmerOf,
  TEST_SWIMMER,
  trackOf,
} from './sperm-track';

export type Speed = 'vcl' | 'vsl' | 'vap' | 'alh' | 'bcf';

export interface Tracked {
  /** %. */
  readonly shares: Readonly<Record<Kind, number>>;
  readonly cells: number;
  /** Of the motile cells: means, and standard deviations of the means. */
  readonly means: Readonly<Record<Speed, number>> | null;
  readonly scatter: Readonly<Record<Speed, number>>;
}

/** The camera: pictures in a second, and pictures of a track. */
export interface Camera {
  readonly frameRate: number;
  readonly frames: number;
}

const meansOf = (tracks: readonly Kinematics[]): Pick<Tracked, 'means' | 'scatter'> => {
  const motile = tracks.filter(({ kind }) => kind !== 'immotile');
  const n = motile.length;
  const zero = { vcl: 0, vsl: 0, vap: 0, alh: 0, bcf: 0 };
  if (n === 0) return { means: null, scatter: zero };
  const mean = (of: Speed): number => motile.reduce((sum, track) => sum + track[of], 0) / n;
  const each = (value: (of: Speed) => number): Readonly<Record<Speed, number>> => ({
    vcl: value('vcl'),
    vsl: value('vsl'),
    vap: value('vap'),
    alh: value('alh'),
    bcf: value('bcf'),
  });
  const means = each(mean);
  const scatter = each((of) =>
    n > 1 ? Math.sqrt(motile.reduce((sum, track) => sum + (track[of] - means[of]) ** 2, 0) / (n - 1) / n) : 0,
  );
  return { means, scatter };
};

/** The one cell of the test track. */
export function trackTest({ frameRate, frames }: Camera): Tracked {
  const one = kinematicsOf(trackOf(TEST_SWIMMER, 1, frameRate, frames, null), frameRate);
  return { shares: { rapid: 100, slow: 0, 'non-progressive': 0, immotile: 0 }, cells: 1, ...meansOf([one]) };
}

/** So many cells of a sample; without a stream of chance shares are the expected ones, and speeds those of one fixed set of cells. */
export function trackCells(
  sample: SemenSample,
  factor: number,
  { frameRate, frames }: Camera,
  cells: number,
  chance: Rng | null,
): Tracked {
  const rng = chance ?? createRng(1, 'expected tracks');
  const tracks = Array.from({ length: cells }, () =>
    kinematicsOf(trackOf(swimmerOf(sample, rng), factor, frameRate, frames, rng), frameRate),
  );
  const part = (of: Kind): number => (100 * tracks.filter(({ kind }) => kind === of).length) / cells;
  return {
    shares: chance
      ? {
          rapid: part('rapid'),
          slow: part('slow'),
          'non-progressive': part('non-progressive'),
          immotile: part('immotile'),
        }
      : expectedShares(sample, factor),
    cells,
    ...meansOf(tracks),
  };
}
