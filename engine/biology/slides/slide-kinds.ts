/** The prepared slides of the microscope, and where what lies on them is in focus. */

/** Objectives of the turret. */
export const MAGNIFICATIONS = ['4x', '10x', '40x'] as const;
export type Magnification = (typeof MAGNIFICATIONS)[number];

export const SLIDES = ['Onion Epidermis', 'Cheek Cells', 'Elodea Leaf', 'Blood Smear', 'Stage Micrometer'] as const;
export type Slide = (typeof SLIDES)[number];

/** Half of the side of what can be seen of a slide, µm: the stage stops there. */
export const HALF_SLIDE = 2500;
/** How far the stage rises for one unit of the focus knob, µm. */
export const FOCUS_TRAVEL = 4;
/** Place of the knob at which the (upper) layer is in focus. */
const IN_FOCUS: Readonly<Record<Slide, number>> = {
  'Onion Epidermis': 52,
  'Cheek Cells': 48,
  'Elodea Leaf': 55,
  'Blood Smear': 45,
  'Stage Micrometer': 50,
};
/** How far below the upper layer each layer lies, µm. */
const LAYERS: Readonly<Partial<Record<Slide, readonly number[]>>> = { 'Elodea Leaf': [0, 40] };
const ONE_LAYER: readonly number[] = [0];

export const inFocusAt = (slide: Slide): number => IN_FOCUS[slide];
export const layersOf = (slide: Slide): readonly number[] => LAYERS[slide] ?? ONE_LAYER;

/** Distance of the upper layer from the focal plane, µm, signed: above where the knob is turned too far. */
export const defocusOf = (slide: Slide, focus: number): number => FOCUS_TRAVEL * (focus - IN_FOCUS[slide]);
