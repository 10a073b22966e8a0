/**
 * The spectrum of a diagnostic X-ray tube with a tungsten anode.
 *
 * Bremsstrahlung (Kramers' law), absorbed on its way out of the anode, in bins of 1 keV at E = 10.5, 11.5, … below the
 * tube voltage:
 *
 *   Φ(E) ∝ (kVp/E − 1) exp(−μ_W d / sin α),   d = 1.8 µm, α = 12°
 *
 * Above the K edge of tungsten, 69.525 keV, characteristic photons: together 0.12 (kVp/69.525 − 1)^1.63 of that sum, 29 %
 * at 57.5, 50 % at 59.5 and 21 % at 67.5 keV. Then a filter of aluminium, exp(−μ_Al t).
 *
 * A ray that leaves the anode nearer to its surface comes through more tungsten (heel effect): there the take-off angle stands
 * in the place of α. Assumptions: constant tube voltage, no L lines (the filter stops them). d is chosen so that half-value layers with 2.5 mm Al are 2.9, 3.5 and 4.2 mm Al at 80, 100 and 120 kVp, the soft
 * end of real tubes. Range: 40 to 150 kVp. Energies in keV, lengths in mm of aluminium.
 */
import { bisect } from '../core/root';
import { airEnergyAbsorption, linearAttenuation, tungsten, tungstenMassAttenuation } from '../data/x-ray-attenuation';

const PRODUCTION_DEPTH_CM = 1.8e-4;
export const ANODE_ANGLE = (12 * Math.PI) / 180;
const FIRST_BIN = 10.5;
/** Characteristic lines, keV and their parts of all K photons. */
const K_LINES = [
  { keV: 57.5, part: 0.29 },
  { keV: 59.5, part: 0.5 },
  { keV: 67.5, part: 0.21 },
] as const;
const K_YIELD = 0.12;
const K_EXPONENT = 1.63;

export interface XRaySpectrum {
  /** Middles of the bins, keV. */
  readonly keV: Float64Array;
  /** Photons in each bin, as parts of all. */
  readonly fluence: Float64Array;
}

/** Photons per electron on the anode, in one unit for all voltages and filters: `filter` mm of aluminium, `takeOff` radians. */
export function tubeEmission(kvp: number, filter: number, takeOff = ANODE_ANGLE): XRaySpectrum {
  const bins = Math.ceil(kvp - FIRST_BIN);
  const keV = Float64Array.from({ length: bins }, (_, n) => FIRST_BIN + n);
  const path = (tungsten.density * PRODUCTION_DEPTH_CM) / Math.sin(takeOff);
  const fluence = keV.map((energy) => (kvp / energy - 1) * Math.exp(-tungstenMassAttenuation(energy) * path));
  if (kvp > tungsten.kEdge) {
    const continuum = fluence.reduce((sum, photons) => sum + photons, 0);
    const lines = K_YIELD * (kvp / tungsten.kEdge - 1) ** K_EXPONENT * continuum;
    for (const line of K_LINES) {
      const bin = Math.round(line.keV - FIRST_BIN);
      fluence[bin] = (fluence[bin] ?? 0) + line.part * lines;
    }
  }
  for (let n = 0; n < bins; n++) {
    fluence[n] = fluence[n]! * Math.exp((-linearAttenuation('aluminium', keV[n]!) * filter) / 10);
  }
  return { keV, fluence };
}

/** Photons that leave a tube at `kvp` behind `filter` mm of aluminium. */
export function tubeSpectrum(kvp: number, filter: number): XRaySpectrum {
  const { keV, fluence } = tubeEmission(kvp, filter);
  let all = 0;
  for (const photons of fluence) all += photons;
  return { keV, fluence: fluence.map((photons) => photons / all) };
}

/** A beam of one photon energy, keV. */
export const monoenergetic = (keV: number): XRaySpectrum => ({
  keV: Float64Array.of(keV),
  fluence: Float64Array.of(1),
});

/** Mean photon energy, keV, of a spectrum whose parts add up to 1. */
export const meanEnergy = ({ keV, fluence }: XRaySpectrum): number =>
  fluence.reduce((sum, photons, n) => sum + photons * keV[n]!, 0);

/** Air kerma of the photons, in the unit of their fluence times keV cm²/g. */
export const airKerma = ({ keV, fluence }: XRaySpectrum): number =>
  fluence.reduce((sum, photons, n) => sum + photons * keV[n]! * airEnergyAbsorption(keV[n]!), 0);

/** Aluminium, mm, that leaves `part` of the air kerma: a half unless another part is given. */
export function halfValueLayer({ keV, fluence }: XRaySpectrum, part = 0.5): number {
  const kerma = fluence.map((photons, n) => photons * keV[n]! * airEnergyAbsorption(keV[n]!));
  const attenuation = keV.map((energy) => linearAttenuation('aluminium', energy) / 10);
  const behind = (mm: number): number =>
    kerma.reduce((sum, dose, n) => sum + dose * Math.exp(-attenuation[n]! * mm), 0);
  const left = behind(0) * part;
  return bisect((mm) => behind(mm) - left, 0, 50, { tolerance: 1e-9 });
}

/** Photons gathered in groups of equal number, each with the means of its energy and of the given curves over energy. */
export interface EnergyGroups {
  readonly keV: Float64Array;
  /** One array for each curve. */
  readonly means: readonly Float64Array[];
}

/** A bin that lies across a border is shared out. */
export function equalFluenceGroups(
  { keV, fluence }: XRaySpectrum,
  count: number,
  curves: readonly ((keV: number) => number)[],
): EnergyGroups {
  const energies = new Float64Array(count);
  const means = curves.map(() => new Float64Array(count));
  let group = 0;
  let room = 1 / count;
  for (let n = 0; n < keV.length; n++) {
    const values = curves.map((curve) => curve(keV[n]!));
    for (let left = fluence[n]!; left > 0; ) {
      // The last group takes what rounding leaves over.
      const part = group === count - 1 ? left : Math.min(left, room);
      energies[group] = energies[group]! + count * part * keV[n]!;
      means.forEach((mean, m) => {
        mean[group] = mean[group]! + count * part * values[m]!;
      });
      left -= part;
      room -= part;
      if (room <= 0 && group < count - 1) {
        group++;
        room = 1 / count;
      }
    }
  }
  return { keV: energies, means };
}
