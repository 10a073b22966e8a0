/**
 * The beam of a radiograph, and what an object, a grid and the distance leave of it.
 *
 *   air kerma      K ∝ Σ Φ(E) E (μ_en/ρ)_air, 80 µGy/mAs at 100 cm with 80 kVp behind 2.5 mm Al
 *   transmission   t = Σ w(E) exp(−Σ μ_m(E) L_m); w the part of E in the kerma, or in the energy that a detector takes up
 *   scatter        SPR = 0.22 T (1 − exp(−A/400)), T what scatters in g/cm² (cm of tissue), A the area of the field in cm²
 *   grid           lets T_p of the primary and T_s of the scattered photons through
 *
 * The kerma of a typical three-phase generator and the grids are chosen; SPR is a fit to published values of 3 to 4 for 20 cm and a
 * field of 30 cm. Lengths in cm, filters in mm of aluminium, kerma in µGy.
 */
import { airEnergyAbsorption, linearAttenuation } from '../../data/x-ray-attenuation';
import { airKerma, ANODE_ANGLE, halfValueLayer, monoenergetic, tubeEmission, type XRaySpectrum } from '../x-ray-tube';
import type { Layer } from './objects';

export type GridName = 'None' | '8:1' | '12:1';

/** Parts of the primary and of the scattered photons that get through. */
export const grids: Readonly<Record<GridName, { readonly primary: number; readonly scatter: number }>> = {
  None: { primary: 1, scatter: 1 },
  '8:1': { primary: 0.7, scatter: 0.12 },
  '12:1': { primary: 0.7, scatter: 0.07 },
};

/** µGy/mAs at 100 cm that the unit of `airKerma` stands for. */
const KERMA_UNIT = 80 / airKerma(tubeEmission(80, 2.5));

export interface Beam {
  /** Photons of each bin; for a tube per electron on the anode, for a single energy parts of all. */
  readonly spectrum: XRaySpectrum;
  readonly monochromatic: boolean;
  /** µGy/mAs at 100 cm; the tube's, also where a single energy is taken out of it. */
  readonly output: number;
  /** keV. */
  readonly meanEnergy: number;
  /** mm of aluminium. */
  readonly halfValueLayer: number;
}

export function tubeBeam(kvp: number, filter: number): Beam {
  const spectrum = tubeEmission(kvp, filter);
  const photons = spectrum.fluence.reduce((sum, value) => sum + value, 0);
  return {
    spectrum,
    monochromatic: false,
    output: KERMA_UNIT * airKerma(spectrum),
    meanEnergy: spectrum.fluence.reduce((sum, value, n) => sum + value * spectrum.keV[n]!, 0) / photons,
    halfValueLayer: halfValueLayer(spectrum),
  };
}

/** Photons of one energy, as many as the tube would give. */
export function singleEnergyBeam(keV: number, kvp: number, filter: number): Beam {
  const spectrum = monoenergetic(keV);
  return {
    spectrum,
    monochromatic: true,
    output: tubeBeam(kvp, filter).output,
    meanEnergy: keV,
    halfValueLayer: halfValueLayer(spectrum),
  };
}

/** What a photon counts by: in air kerma, or by the energy that a detector takes up. */
export type Weighting = 'kerma' | 'energy';

/** Weights of the bins; they add up to 1. */
export function weightsOf({ keV, fluence }: XRaySpectrum, by: Weighting): Float64Array {
  const weights = fluence.map((photons, n) => photons * keV[n]! * (by === 'kerma' ? airEnergyAbsorption(keV[n]!) : 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** Part of the beam behind a path. */
export function transmission(beam: Beam, path: readonly Layer[], by: Weighting): number {
  const { keV } = beam.spectrum;
  const weights = weightsOf(beam.spectrum, by);
  let sum = 0;
  for (let n = 0; n < keV.length; n++) {
    let depth = 0;
    for (const { material, cm } of path) if (cm > 0) depth += linearAttenuation(material, keV[n]!) * cm;
    sum += weights[n]! * Math.exp(-depth);
  }
  return Math.abs(sum - 1) < 1e-12 ? 1 : sum;
}

/** Scattered over primary photons behind an object, without a grid. */
export const scatterToPrimary = (scatters: number, field: number): number =>
  0.22 * scatters * (1 - Math.exp((-field * field) / 400));

/** µGy at 100 cm behind sheets of aluminium, mm, per mAs. */
export function kermaBehind({ spectrum: { keV, fluence } }: Beam, mm: number): number {
  const left = fluence.map((photons, n) => photons * Math.exp((-linearAttenuation('aluminium', keV[n]!) * mm) / 10));
  return KERMA_UNIT * airKerma({ keV, fluence: left });
}

/** Rays nearer to the anode's surface than this, radians, do not get out. */
const CUT_OFF = Math.PI / 180;

/**
 * Output along the anode-cathode axis over that of the central ray, for the angles of the rays from it: positive towards the
 * cathode.
 */
export function heelProfile(kvp: number, filter: number, angles: readonly number[]): Float64Array {
  const middle = airKerma(tubeEmission(kvp, filter));
  return Float64Array.from(angles, (angle) =>
    ANODE_ANGLE + angle <= CUT_OFF ? 0 : airKerma(tubeEmission(kvp, filter, ANODE_ANGLE + angle)) / middle,
  );
}
