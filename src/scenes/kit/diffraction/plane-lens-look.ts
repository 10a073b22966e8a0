/** What the lens over the planes of a crystal shows. */
export interface PlaneLensLook {
  /** Distance of the planes, and the wavelength, Å. */
  readonly d: number;
  readonly wavelength: number;
  readonly twoTheta: number;
  /** X-rays are on. */
  readonly beam: boolean;
  readonly tone: number;
  readonly now: number;
}
