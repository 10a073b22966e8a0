/**
 * The powder pattern of `xrd_basics`: what reaches the detector at each angle.
 *
 * Place        2θ of Bragg's law, and +2 h cos θ/R for a sample that lies h too high, towards the beam (R = 173 mm)
 * Width        0.08° of the instrument, size, strain: added
 * Height       5000 counts/s of the strongest line of large crystals; fine ones spread the same area
 * Background   40 e^(−2θ/60°) + 20 counts/s, and what the sample fluoresces
 */
import type { Quantity } from '../contract';
import { ANODES, type AnodeName, type Powder } from '../data/diffraction-powders';
import { heightAt, peakHeight, type Profile, type Shape, sizeWidth, strainWidth } from '../diffraction/line-profile';
import { braggAngle, type PowderLine, powderLines } from '../diffraction/powder-lines';
import { SECOND } from '../diffraction/profile-fit';

export interface PatternParams {
  readonly anode: AnodeName;
  readonly crystallite: Quantity<'nm'>;
  readonly microstrain: Quantity<'%'>;
  readonly k_alpha2: boolean;
  readonly displacement: Quantity<'mm'>;
}

/** The scan begins here; it ends at 140° at most. */
export const FIRST_ANGLE: Quantity<'°'> = 15;
export const LAST_ANGLE: Quantity<'°'> = 140;
export const INSTRUMENT_WIDTH: Quantity<'°'> = 0.08;
/** Share of Lorentzian in every line. */
export const ETA = 0.5;
/** Above it a size cannot be told from the instrument. */
export const LARGEST_SIZE: Quantity<'nm'> = 200;
const RADIUS: Quantity<'mm'> = 173;
const STRONGEST: Quantity<'1/s'> = 5000;
const AIR = { height: 40, reach: 60, flat: 20 } as const;

/**
 * How far a line is shifted by a sample that lies too high, towards the tube and the detector: to higher angles, since the rays meet
 * it before the axis. (The −2 s cos θ/R of the textbooks counts s away from the beam.)
 */
export const heightShift = (twoTheta: Quantity<'°'>, displacement: Quantity<'mm'>): Quantity<'°'> =>
  (2 * displacement * Math.cos((twoTheta * Math.PI) / 360) * 180) / (Math.PI * RADIUS);

/** Of one powder and anode: worked out once. */
const known = new Map<Powder, Map<AnodeName, readonly PowderLine[]>>();
export function linesOf(powder: Powder, anode: AnodeName): readonly PowderLine[] {
  let byAnode = known.get(powder);
  if (!byAnode) known.set(powder, (byAnode = new Map()));
  let lines = byAnode.get(anode);
  if (!lines) byAnode.set(anode, (lines = powderLines(powder.crystal, ANODES[anode].alpha1)));
  return lines;
}

/** Where the second line of the tube lies beside the first. */
export const partnerOf =
  (anode: AnodeName) =>
  (at: Quantity<'°'>): Quantity<'°'> => {
    const { alpha1, alpha2 } = ANODES[anode];
    return braggAngle(alpha1 / (2 * Math.sin((at * Math.PI) / 360)), alpha2) ?? 180;
  };

/** Lines that can be reached, at most 140°. */
const within = (lines: readonly PowderLine[]): readonly PowderLine[] =>
  lines.filter(({ twoTheta }) => twoTheta >= FIRST_ANGLE && twoTheta <= LAST_ANGLE);

const shapeAt = (
  twoTheta: Quantity<'°'>,
  { anode, crystallite, microstrain }: Pick<PatternParams, 'anode' | 'crystallite' | 'microstrain'>,
): Shape => ({
  fwhm:
    INSTRUMENT_WIDTH +
    sizeWidth(twoTheta, ANODES[anode].alpha1, crystallite) +
    strainWidth(twoTheta, microstrain / 100),
  eta: ETA,
});

export interface PatternLine extends Profile {
  readonly line: PowderLine;
}

/** The lines as they are measured, of the first wavelength; areas in counts per second times degrees. */
export function patternLines(powder: Powder, params: PatternParams): readonly PatternLine[] {
  const lines = linesOf(powder, params.anode);
  const strongest = within(lines).reduce<PowderLine | null>(
    (best, line) => (best === null || line.strength > best.strength ? line : best),
    null,
  );
  if (!strongest) return [];
  const sharp = shapeAt(strongest.twoTheta, { anode: params.anode, crystallite: LARGEST_SIZE, microstrain: 0 });
  const scale = STRONGEST / peakHeight(sharp) / strongest.strength;
  return lines.map((line) => ({
    line,
    at: line.twoTheta + heightShift(line.twoTheta, params.displacement),
    area: scale * line.strength,
    ...shapeAt(line.twoTheta, params),
  }));
}

/** The lines with those of the tube's second wavelength. */
export function profilesOf(lines: readonly PatternLine[], { anode, k_alpha2, displacement }: PatternParams): Profile[] {
  if (!k_alpha2) return [...lines];
  return lines.flatMap((line): Profile[] => {
    const second = braggAngle(line.line.d, ANODES[anode].alpha2);
    return second === null
      ? [line]
      : [line, { ...line, at: second + heightShift(second, displacement), area: SECOND * line.area }];
  });
}

/** Counts per second beside all lines. */
export const background = (twoTheta: Quantity<'°'>, powder: Powder, anode: AnodeName): number =>
  AIR.height * Math.exp(-twoTheta / AIR.reach) + AIR.flat + (powder.fluorescence[anode] ?? 0);

/** Counts per second at each step of a scan. */
export function ratesOf(powder: Powder, params: PatternParams, step: Quantity<'°'>, count: number): Float64Array {
  const profiles = profilesOf(patternLines(powder, params), params);
  return Float64Array.from({ length: count }, (_, n) => {
    const twoTheta = FIRST_ANGLE + n * step;
    return heightAt(profiles, twoTheta) + background(twoTheta, powder, params.anode);
  });
}
