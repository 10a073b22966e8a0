/** The swimmers of the picture: where they are now and which way they came. A dense sample is thinned. */
import { createRng } from '../core/rng';
import { SEMEN, type SemenName } from '../data/semen-samples';
import { amplitudeOf, KINDS, type Swimmer, swimmerOf, TEST_SWIMMER } from './sperm-track';

export interface Seen extends Swimmer {
  /** Where it began, µm, and where it heads. */
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

export const FIELD = { width: 400, height: 300 } as const;
export const MOST_SEEN = 48;
/** Of the way that each came: places, and seconds between them. */
export const TRAIL = { points: 16, apart: 0.05 } as const;
const SEEN_PER_MILLION = 0.75;

/** Those of a wet preparation. */
export function swimmersOf(name: SemenName, specimen: number): readonly Seen[] {
  if (name === 'Test track') return [{ ...TEST_SWIMMER, x: 40, y: 150, heading: 0 }];
  const rng = createRng(specimen, `wet ${name}`);
  const many = Math.min(MOST_SEEN, Math.round(SEMEN[name].concentration * SEEN_PER_MILLION));
  return Array.from({ length: many }, () => ({
    ...swimmerOf(SEMEN[name], rng),
    x: rng.uniform(0, FIELD.width),
    y: rng.uniform(0, FIELD.height),
    heading: rng.uniform(0, 2 * Math.PI),
  }));
}

const wrapped = (value: number, within: number): number => ((value % within) + within) % within;

/** Where a swimmer of the picture is; at one edge it leaves the field, at the other another comes in. */
function placeOf(
  { kind, speed: full, beat, phase, x, y, heading }: Seen,
  swum: number,
  beaten: number,
  factor: number,
) {
  const along = full * swum;
  const side = kind === 'immotile' ? 0 : amplitudeOf(full * factor) * Math.sin(2 * Math.PI * beat * beaten + phase);
  return {
    x: wrapped(x + along * Math.cos(heading) - side * Math.sin(heading), FIELD.width),
    y: wrapped(y + along * Math.sin(heading) + side * Math.cos(heading), FIELD.height),
  };
}

/** Fills heads (x, y, heading, class of each) and trails; what is not there is not finite. */
export function fillPicture(
  swimmers: readonly Seen[],
  { swum, beaten, factor }: { readonly swum: number; readonly beaten: number; readonly factor: number },
  out: { readonly heads: Float32Array; readonly trails: Float32Array },
): void {
  out.heads.fill(Number.NaN);
  out.trails.fill(Number.NaN);
  swimmers.forEach((swimmer, n) => {
    const { x, y } = placeOf(swimmer, swum, beaten, factor);
    out.heads.set([x, y, swimmer.heading, KINDS.indexOf(swimmer.kind)], 4 * n);
    for (let k = 0; k < TRAIL.points; k++) {
      const ago = k * TRAIL.apart;
      if (ago > beaten) break;
      const before = placeOf(swimmer, swum - ago * factor, beaten - ago, factor);
      out.trails.set([before.x, before.y], 2 * (n * TRAIL.points + k));
    }
  });
}
