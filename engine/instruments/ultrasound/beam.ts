/**
 * What a pulse and an aperture make of a point, how tissue weakens them, and what output means; c = 1540 m/s. Lengths in mm.
 *
 *   axial width nλ/2, lateral width 0.886 λ z/D at the focus (two-way, −6 dB), and off it √((0.886 λ z/D)² + (D |z − F|/2F)²)
 *   MI = p₀.₃/√f, TI = W f/210 for soft tissue (f in MHz, W in mW): AIUM/NEMA output display
 */
import type { Quantity } from '../../contract';

/** mm/µs, which is km/s. */
export const SPEED = 1.54;
const LATERAL = 0.886;
const LEAST_F_NUMBER = 0.5;
/** At full output: MPa at 1 MHz derated, and mW in B- and M-mode and in Doppler. */
const PRESSURE = 2.5;
const POWER = { image: 60, doppler: 100 } as const;
const SOFT_TISSUE = 210;
/** dB from unattenuated tissue to the electronic noise, at the output of this level. */
export const NOISE_FLOOR = -60;
export const REFERENCE_OUTPUT = -10;

export interface BeamSettings {
  readonly frequency: Quantity<'MHz'>;
  readonly cycles: Quantity<'1'>;
  readonly focus: Quantity<'mm'>;
  readonly aperture: Quantity<'mm'>;
}

export const wavelengthOf = (frequency: Quantity<'MHz'>): Quantity<'mm'> => SPEED / frequency;

export const axialWidth = ({ frequency, cycles }: BeamSettings): Quantity<'mm'> =>
  (cycles * wavelengthOf(frequency)) / 2;

/** Of an aperture that is focused there; one wider than twice the depth makes nothing finer. */
const diffracted = ({ frequency, aperture }: BeamSettings, depth: number): number => {
  const wavelength = wavelengthOf(frequency);
  return depth / aperture < LEAST_F_NUMBER ? wavelength / 2 : (LATERAL * wavelength * depth) / aperture;
};

export const focalWidth = (beam: BeamSettings): Quantity<'mm'> => diffracted(beam, beam.focus);

/** At depth z. */
export function lateralWidth(beam: BeamSettings, z: number): number {
  const { focus, aperture } = beam;
  const defocus = (aperture * Math.abs(z - focus)) / (2 * focus);
  const diffraction = diffracted(beam, z);
  return Math.sqrt(diffraction * diffraction + defocus * defocus);
}

/** dB for each centimetre of depth, both ways. */
export const lossPerCm = (attenuation: number, frequency: number): number => 2 * attenuation * frequency;

/** Depth at which tissue sinks into the noise; null where nothing is lost. */
export function penetration(attenuation: number, frequency: number, output: number): number | null {
  const loss = lossPerCm(attenuation, frequency);
  return loss === 0 ? null : (10 * (REFERENCE_OUTPUT * -1 - NOISE_FLOOR + output)) / loss;
}

export const mechanicalIndex = (frequency: number, output: number): number =>
  (PRESSURE * 10 ** (output / 20)) / Math.sqrt(frequency);

export const thermalIndex = (frequency: number, output: number, doppler: boolean): number =>
  ((doppler ? POWER.doppler : POWER.image) * 10 ** (output / 10) * frequency) / SOFT_TISSUE;

/** Images a second, one line after the other: c/(2 d N), depth in cm. */
export const frameRate = (depth: number, lines: number): number => (SPEED * 1e5) / (2 * depth * lines);

// ---------------------------------------------------------------- Doppler

export const cosine = (degrees: number): number => Math.cos((Math.PI * degrees) / 180);

/** Hz, for cm/s and MHz: 2 f v cos θ/c. */
export const dopplerShift = (frequency: number, velocity: number, angle: number): number =>
  ((2 * frequency * velocity * cosine(angle)) / SPEED) * 10;

/** cm/s that half the pulse repetition frequency, kHz, stands for. */
export const nyquistVelocity = (frequency: number, prf: number, angle: number): number =>
  (SPEED * prf * 100) / (4 * frequency * cosine(angle));

/** A velocity as sampling shows it, within ± `limit`. */
export function folded(velocity: number, limit: number): number {
  const span = 2 * limit;
  const within = (((velocity + limit) % span) + span) % span;
  return within - limit;
}

/** kHz at which the echo of a gate at this depth, mm, is back before the next pulse goes. */
export const prfLimit = (gate: number): number => (SPEED * 1000) / (2 * gate);
