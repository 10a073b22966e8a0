/** One indent from touching to reading: which force acts, and how deep the indenter is. Pure functions of the state. */
import type { HardMaterial } from '../data/hardness-materials';
import { creep, loadedDepth, permanentDepth } from './rockwell-contact';
import { POINT_UM, PRELIMINARY, SCALES, type ScaleName } from './rockwell-scales';

export type Stage =
  | 'free'
  | 'touching'
  | 'preliminary'
  | 'zeroed'
  | 'loading'
  | 'dwelling'
  | 'releasing'
  | 'released'
  | 'read'
  /** This place has an indent, but of another scale: a new one is needed. */
  | 'used';

/** How long each takes that goes by itself, s. */
export const TAKES = { touching: 1, loading: 4, releasing: 1 } as const;

/** What the depth gauge stood at, and when, s of the trial. */
export interface Mark {
  readonly depth: number;
  readonly time: number;
}

/** What an indent depends on, settled when the indenter touches. */
export interface Indenting {
  readonly scale: ScaleName;
  /** Machine, anvil and neighbour together: on every permanent depth. */
  readonly factor: number;
  /** What this place is harder than the piece, points. */
  readonly harder: number;
}

export interface Cycle {
  readonly stage: Stage;
  /** For so long, s. */
  readonly since: number;
  readonly indenting: Indenting;
  /** How long the full load stood, s. */
  readonly stood: number;
}

const part = ({ stage, since }: Cycle): number =>
  stage === 'touching' || stage === 'loading' || stage === 'releasing' ? Math.min(1, since / TAKES[stage]) : 1;

/** Force on the indenter, kgf. */
export function forceOf(cycle: Cycle): number {
  const more = SCALES[cycle.indenting.scale].total - PRELIMINARY;
  switch (cycle.stage) {
    case 'free':
    case 'used':
      return 0;
    case 'touching':
      return PRELIMINARY * part(cycle);
    case 'loading':
      return PRELIMINARY + more * part(cycle);
    case 'dwelling':
      return PRELIMINARY + more;
    case 'releasing':
      return PRELIMINARY + more * (1 - part(cycle));
    default:
      return PRELIMINARY;
  }
}

/** Depth of the indenter below the original surface, mm. */
export function depthOf(cycle: Cycle, material: HardMaterial): number {
  const { stage, indenting, since, stood } = cycle;
  const { scale, factor, harder } = indenting;
  const force = forceOf(cycle);
  const begun = loadedDepth(material, scale, PRELIMINARY);
  const under = (load: number, seconds: number): number =>
    begun + (loadedDepth(material, scale, load) - begun) * factor * creep(seconds);
  switch (stage) {
    case 'free':
    case 'used':
      return 0;
    case 'touching':
      return loadedDepth(material, scale, force);
    case 'preliminary':
    case 'zeroed':
      return begun;
    case 'loading':
      return under(force, 0);
    case 'dwelling':
      return under(force, since);
    default: {
      const left = begun + permanentDepth(material, scale) * factor * creep(stood) - (harder * POINT_UM) / 1000;
      const full = under(SCALES[scale].total, stood);
      return stage === 'releasing' ? full + (left - full) * part(cycle) : left;
    }
  }
}
