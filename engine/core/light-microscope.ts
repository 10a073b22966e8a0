/**
 * A compound light microscope: what objective, condenser diaphragm and lamp make of a specimen.
 *
 * Lengths in µm in the specimen, apertures without unit. The image is incoherent with a partly filled condenser: the working aperture
 * is the mean of objective and condenser, and the diffraction spot is that of a round pupil.
 */

export interface Objective {
  /** As it is engraved. */
  readonly magnification: number;
  readonly aperture: number;
  /** Refractive index between front lens and cover glass: 1 for air, 1.515 for oil. */
  readonly index: number;
}

export interface Eyepiece {
  readonly magnification: number;
  /** Diameter of the field stop in the intermediate image, mm. */
  readonly fieldNumber: number;
  /** One division of the graticule in the intermediate image, mm. */
  readonly division: number;
  /** How many it has. */
  readonly divisions: number;
}

/** A wide-field eyepiece as schools have it. */
export const EYEPIECE: Eyepiece = { magnification: 10, fieldNumber: 18, division: 0.1, divisions: 100 };

/** Green light, to which the eye is most sensitive, µm. */
export const WAVELENGTH = 0.55;

/** First zero of J₁ over π: the radius of the Airy disc in units of λ/(2 NA). */
const AIRY = 1.22;
/** Berek's constant of the eye, µm: a spot of 2 arc minutes and more at 250 mm still looks sharp (Leica's form of his formula). */
const BEREK = 340;
/** Standard deviation of the Gaussian that fits the Airy disc best, in λ/NA: 0.42 λN with N = 1/2NA. */
const AIRY_GAUSSIAN = 0.21;
/** Rays of a defocused disc gather within a quarter of its diameter, as a standard deviation. */
const DISC_SPREAD = 0.25;
/** (NA/M)² of the 4/0.10 objective, for which the brightness is 100 % at full lamp. */
const BRIGHTEST = 0.025 ** 2;
/** Brightness, %, at which the eye's answer has come to 63 % of white. */
const EYE_HALF = 40;
/** What closing the diaphragm adds to the contrast at most; chosen. */
const CONTRAST_GAIN = 0.6;

/** `iris`: how far the diaphragm is open, as a part of the objective's aperture. */
export const condenserAperture = ({ aperture }: Objective, iris: number): number => aperture * iris;

export const workingAperture = (objective: Objective, iris: number): number =>
  (objective.aperture + condenserAperture(objective, iris)) / 2;

/** Two points closer than this merge, µm: 1.22 λ/(NA_obj + NA_cond) (Rayleigh's criterion). */
export const rayleighDistance = (objective: Objective, iris: number): number =>
  (AIRY * WAVELENGTH) / (2 * workingAperture(objective, iris));

/** Smallest period of a grating that is seen, µm: λ/(NA_obj + NA_cond) (Abbe 1873). */
export const abbeLimit = (objective: Objective, iris: number): number =>
  WAVELENGTH / (2 * workingAperture(objective, iris));

/** Thickness of the slice that looks sharp, µm: λn/(2NA²) + n·340/(NA·M) (Berek 1927, as Leica gives it). */
export function depthOfField(objective: Objective, iris: number, { magnification }: Eyepiece = EYEPIECE): number {
  const aperture = workingAperture(objective, iris);
  const { index } = objective;
  return (
    (WAVELENGTH * index) / (2 * aperture * aperture) +
    (index * BEREK) / (objective.magnification * magnification * aperture)
  );
}

/** Diameter of the disc into which a point spreads off focus, µm: the cone of the working aperture. */
export function blurDiameter(objective: Objective, iris: number, defocus: number): number {
  const sine = workingAperture(objective, iris) / objective.index;
  return (2 * Math.abs(defocus) * sine) / Math.sqrt(1 - sine * sine);
}

/** Standard deviation of the diffraction spot in focus, µm. */
export const diffractionSpread = (objective: Objective, iris: number): number =>
  (AIRY_GAUSSIAN * WAVELENGTH) / workingAperture(objective, iris);

/** Standard deviation of what a point becomes, µm: diffraction and defocus. */
export function pointSpread(objective: Objective, iris: number, defocus: number): number {
  const geometric = DISC_SPREAD * blurDiameter(objective, iris, defocus);
  return Math.sqrt(diffractionSpread(objective, iris) ** 2 + geometric ** 2);
}

/** 1 at best focus. */
export const sharpnessAt = (objective: Objective, iris: number, defocus: number): number =>
  diffractionSpread(objective, iris) / pointSpread(objective, iris, defocus);

/** Brightness of the image, %, of a lamp at `lamp` %: lamp · iris² · (NA/M)². */
export const imageBrightness = ({ aperture, magnification }: Objective, iris: number, lamp: number): number =>
  (lamp * iris * iris * (aperture / magnification) ** 2) / BRIGHTEST;

/** Light of the empty field as it is seen, 0 to 1: the eye saturates. Displays code it (`displayCode`). */
export const greyOf = (brightness: number): number => 1 - Math.exp(-brightness / EYE_HALF);

/** What a display is sent for a part of its white, 0 to 1 (IEC 61966-2-1, sRGB). */
export const displayCode = (light: number): number =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;

/** How much stronger differences look when the diaphragm is closed; 1 when it is open. */
export const contrastGain = (iris: number): number => 1 + CONTRAST_GAIN * (1 - iris);

/** Diameter of the field in the specimen, mm. */
export const fieldDiameter = (magnification: number, { fieldNumber }: Eyepiece = EYEPIECE): number =>
  fieldNumber / magnification;

/** One division of the eyepiece scale in the specimen, µm. */
export const divisionLength = (magnification: number, { division }: Eyepiece = EYEPIECE): number =>
  (1000 * division) / magnification;
