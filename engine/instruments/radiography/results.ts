/**
 * The numbers of an exposure: kerma at the entrance and at the detector, contrast, signal to noise.
 *
 *   K_i = output mAs (100/FSD)²,   FSD = SID − thickness − 5 cm,   K_det = output mAs (100/SID)² t_ref (T_p + SPR T_s)
 *   EI = 100 K_det/µGy (IEC 62494-1),   KAP = K_i (field FSD/SID)²
 *
 * Contrast: (I_soft − I_bone)/I_soft behind 1 cm of bone in the reference path, scatter included. Lengths in cm, kerma in µGy.
 */
import { type Beam, type GridName, grids, scatterToPrimary, transmission } from './beam';
import { factsOf, type ObjectName, type SlabMaterial, withBone } from './objects';
import { photonsIn } from './radiograph';

/** From the detector to the table top, cm. */
const TABLE = 5;

export interface Setting {
  readonly phantom: ObjectName;
  readonly material: SlabMaterial;
  readonly slab: number;
  readonly mas: number;
  readonly sid: number;
  readonly field: number;
  readonly grid: GridName;
}

export interface Results {
  readonly output: number;
  readonly incident: number;
  readonly detector: number;
  readonly kap: number;
  readonly transmission: number | null;
  readonly contrast: number;
  /** √N of the photons that a detector pixel counts behind the reference path. */
  readonly snr: number;
}

/** Scatter to primary in front of the grid and behind it, and what the grid costs. */
export function scatterOf(setting: Setting): { object: number; detector: number; bucky: number } {
  const { phantom, material, slab } = setting;
  const object = scatterToPrimary(factsOf(phantom, material, slab).scatters, setting.field);
  const { primary, scatter } = grids[setting.grid];
  return {
    object,
    detector: (object * scatter) / primary,
    bucky: (1 + object) / (primary + object * scatter),
  };
}

/** µGy in air at the detector. */
export const airKermaAtDetector = (beam: Beam, { mas, sid }: Setting): number => beam.output * mas * (100 / sid) ** 2;

export function resultsOf(beam: Beam, setting: Setting): Results {
  const { phantom, material, slab, mas, sid, field, grid } = setting;
  const { thickness, reference } = factsOf(phantom, material, slab);
  const scatter = scatterOf(setting);
  const focusToSkin = sid - thickness - TABLE;
  const incident = beam.output * mas * (100 / focusToSkin) ** 2;
  const { primary } = grids[grid];
  const through = primary * (1 + scatter.detector);
  const detector = airKermaAtDetector(beam, setting) * transmission(beam, reference, 'kerma') * through;
  const soft = transmission(beam, reference, 'energy');
  const bone = transmission(beam, withBone(reference), 'energy');
  return {
    output: beam.output,
    incident,
    detector,
    kap: incident * ((field * focusToSkin) / sid) ** 2,
    transmission: phantom === 'Slab' ? transmission(beam, reference, 'kerma') : null,
    contrast: (soft - bone) / (soft * (1 + scatter.detector)),
    snr: Math.sqrt(photonsIn(detector, field)),
  };
}
