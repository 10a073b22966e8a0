/**
 * The pattern of the diffractometer: lines of every phase in the sample, their widths, the tube and the background.
 *
 * Strength     w |F|² LP/(ρ v²), w mass fraction, ρ density, v volume of the cell
 * Width        Gaussian of the instrument, H² = 0.01 tan² θ − 0.006 tan θ + 0.008 (°²); Lorentzian of size and strain; folded
 * Tube         i (V − V_k)^1.6 with V_k of the anode's K edge
 * Height       6000 counts/s of the strongest line at 40 kV and 40 mA with large crystallites
 * Background   30 + 60 e^(−2θ/25°) counts/s, and what the sample fluoresces
 */
import type { Quantity } from '../contract';
import { crystalsOf, type DiffractionAnode, type Phase } from '../data/samples/powder-phases';
import type { Sample } from '../data/samples/sample';
import { cellVolume } from '../diffraction/crystals';
import {
  folded,
  heightAt,
  peakHeight,
  type Profile,
  type Shape,
  sizeWidth,
  strainWidth,
} from '../diffraction/line-profile';
import { braggAngle, type PowderLine, powderLines } from '../diffraction/powder-lines';
import { SECOND } from '../diffraction/profile-fit';

export interface XrdPatternParams {
  readonly anode: DiffractionAnode;
  readonly voltage: Quantity<'kV'>;
  readonly current: Quantity<'mA'>;
  readonly ka2: boolean;
  readonly crystallite: Quantity<'nm'>;
  readonly strain: Quantity<'%'>;
  readonly zero_shift: Quantity<'°'>;
}

/** Radius of the goniometer. */
const RADIUS: Quantity<'mm'> = 200;
/** By which a line lies too high where the surface of the sample lies above the axis of the goniometer (Cullity and Stock 2001). */
export const heightShift = (twoTheta: Quantity<'°'>, height: Quantity<'mm'>): Quantity<'°'> =>
  ((360 / Math.PI) * height * Math.cos((twoTheta * Math.PI) / 360)) / RADIUS;

/** Kα₁ and Kα₂, Å (G. Hölzer et al., Phys. Rev. A 56 (1997) 4554; International Tables C 4.2.2.4), and the K edge, kV. */
export const TUBES = {
  Cu: { alpha1: 1.5405929, alpha2: 1.5444274, edge: 8.98 },
  Co: { alpha1: 1.788996, alpha2: 1.792835, edge: 7.71 },
  Mo: { alpha1: 0.7093172, alpha2: 0.713607, edge: 20 },
} as const;

export const FIRST_ANGLE: Quantity<'°'> = 5;
export const LAST_ANGLE: Quantity<'°'> = 140;
const STRONGEST: Quantity<'1/s'> = 6000;
const FULL = { voltage: 40, current: 40, power: 1.6 } as const;
const LARGE: Quantity<'nm'> = 1000;
const AIR = { flat: 30, height: 60, reach: 25 } as const;

/** The tube's lines, as a part of those at 40 kV and 40 mA; 0 at the edge and below. */
export function tubeOutput({
  anode,
  voltage,
  current,
}: Pick<XrdPatternParams, 'anode' | 'voltage' | 'current'>): number {
  const { edge } = TUBES[anode];
  const over = Math.max(0, voltage - edge) / (FULL.voltage - edge);
  return (current / FULL.current) * over ** FULL.power;
}

/** Width of the instrument alone. */
export function instrumentWidth(twoTheta: Quantity<'°'>): Quantity<'°'> {
  const tangent = Math.tan((twoTheta * Math.PI) / 360);
  return Math.sqrt(0.01 * tangent * tangent - 0.006 * tangent + 0.008);
}

type Broadening = Pick<XrdPatternParams, 'anode' | 'crystallite' | 'strain'>;

export const lorentzianWidth = (twoTheta: Quantity<'°'>, { anode, crystallite, strain }: Broadening): Quantity<'°'> =>
  sizeWidth(twoTheta, TUBES[anode].alpha1, crystallite) + strainWidth(twoTheta, strain / 100);

export const shapeAt = (twoTheta: Quantity<'°'>, params: Broadening): Shape =>
  folded(instrumentWidth(twoTheta), lorentzianWidth(twoTheta, params));

const cache = new Map<Phase, Map<DiffractionAnode, readonly PowderLine[]>>();
/** Worked out once for a phase and an anode. */
export function phaseLines(phase: Phase, anode: DiffractionAnode): readonly PowderLine[] {
  let byAnode = cache.get(phase);
  if (!byAnode) cache.set(phase, (byAnode = new Map()));
  let lines = byAnode.get(anode);
  if (!lines) byAnode.set(anode, (lines = powderLines(phase.crystal, TUBES[anode].alpha1)));
  return lines;
}

export interface SampleLine extends Profile {
  readonly line: PowderLine;
  readonly phase: Phase;
  /** Of the strongest line of the sample, %. */
  readonly percent: Quantity<'%'>;
}

/** Kα₁ lines of all phases in order of angle, where the goniometer shows them of a sample that lies too high; areas in counts per second times degrees. */
export function sampleLines(
  sample: Sample,
  params: XrdPatternParams,
  height: Quantity<'mm'> = 0,
): readonly SampleLine[] {
  const all = crystalsOf(sample)
    .crystals.flatMap(({ phase, share }) =>
      phaseLines(phase, params.anode).map((line) => ({
        line,
        phase,
        strength: (share * line.strength) / (phase.density * cellVolume(phase.crystal) ** 2),
      })),
    )
    .filter(({ line }) => line.twoTheta >= FIRST_ANGLE && line.twoTheta <= LAST_ANGLE)
    .toSorted((one, other) => one.line.twoTheta - other.line.twoTheta);
  const [strongest] = all.toSorted((one, other) => other.strength - one.strength);
  if (!strongest) return [];
  const sharp = shapeAt(strongest.line.twoTheta, { anode: params.anode, crystallite: LARGE, strain: 0 });
  const scale = (STRONGEST * tubeOutput(params)) / peakHeight(sharp) / strongest.strength;
  return all.map(({ line, phase, strength }) => ({
    line,
    phase,
    percent: (100 * strength) / strongest.strength,
    at: line.twoTheta + params.zero_shift + heightShift(line.twoTheta, height),
    area: scale * strength,
    ...shapeAt(line.twoTheta, params),
  }));
}

/** Where the second line of the tube lies beside the first, on a goniometer that is off by `zero`. */
export const partnerOf =
  (anode: DiffractionAnode, zero: Quantity<'°'>) =>
  (at: Quantity<'°'>): Quantity<'°'> => {
    const { alpha1, alpha2 } = TUBES[anode];
    return zero + (braggAngle(alpha1 / (2 * Math.sin(((at - zero) * Math.PI) / 360)), alpha2) ?? 180);
  };

/** The lines with their partners. */
export function profilesOf(
  lines: readonly SampleLine[],
  { anode, ka2, zero_shift }: XrdPatternParams,
): readonly Profile[] {
  if (!ka2) return lines;
  const partner = partnerOf(anode, zero_shift);
  return lines.flatMap((line): Profile[] => [line, { ...line, at: partner(line.at), area: SECOND * line.area }]);
}

/** Counts per second beside all lines. */
export function background(twoTheta: Quantity<'°'>, sample: Sample, params: XrdPatternParams): number {
  const own = crystalsOf(sample).crystals.reduce(
    (sum, { phase, share }) => sum + share * (phase.fluorescence[params.anode] ?? 0),
    0,
  );
  return AIR.flat + AIR.height * Math.exp(-twoTheta / AIR.reach) + own * tubeOutput(params);
}

/** Counts per second at even steps. */
export function ratesOf(
  sample: Sample,
  params: XrdPatternParams,
  { from, step, count }: { readonly from: Quantity<'°'>; readonly step: Quantity<'°'>; readonly count: number },
  height: Quantity<'mm'> = 0,
): Float64Array {
  const profiles = profilesOf(sampleLines(sample, params, height), params);
  return Float64Array.from({ length: count }, (_, n) => {
    const twoTheta = from + n * step;
    return heightAt(profiles, twoTheta) + background(twoTheta, sample, params);
  });
}
