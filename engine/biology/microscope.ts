/**
 * A school microscope with three dry objectives and five prepared slides: total magnification, field, resolution, depth of field,
 * focus, brightness (`core/light-microscope.ts`), and lengths by the scale in the eyepiece.
 *
 * An objective magnifies a few per cent more or less than is engraved on it: drawn once for a seed, seen in the picture only, and
 * found by laying the eyepiece scale on the stage micrometer. Until then it is the shared part of every length.
 *
 * Assumptions: parfocal objectives, one wavelength, a condenser that is centred and focused, an eye that is rested.
 */
import { defineSimulation, type Grade, type Quantity } from '../contract';
import {
  abbeLimit,
  blurDiameter,
  contrastGain,
  depthOfField,
  displayCode,
  divisionLength,
  EYEPIECE,
  fieldDiameter,
  greyOf,
  imageBrightness,
  type Objective,
  pointSpread,
  rayleighDistance,
  sharpnessAt,
} from '../core/light-microscope';
import { rectangular } from '../core/uncertainty';
import { defocusOf, HALF_SLIDE, layersOf, type Magnification, type Slide } from './slides/slide-kinds';

/** Plan achromats, dry. */
export const OBJECTIVES: Readonly<Record<Magnification, Objective>> = {
  '4x': { magnification: 4, aperture: 0.1, index: 1 },
  '10x': { magnification: 10, aperture: 0.25, index: 1 },
  '40x': { magnification: 40, aperture: 0.65, index: 1 },
};

export interface Params {
  readonly slide: Slide;
  readonly magnification: Magnification;
  readonly focus: Quantity<'scale'>;
  readonly light: Quantity<'%'>;
  readonly aperture: Quantity<'%'>;
}

interface Calibration {
  readonly divisions: number;
  readonly length: Quantity<'µm'>;
  /** How many were made before it: each is read anew. */
  readonly before: number;
}

/** What one division stands for, and what it is uncertain by. */
interface Scale {
  readonly division: Quantity<'µm'>;
  readonly relative: number;
  readonly effect: string;
}

interface State {
  readonly steps: number;
  readonly slideSeed: number;
  /** By how much each objective magnifies more than it says, as a part. */
  readonly off: Readonly<Record<Magnification, number>>;
  readonly grade: Exclude<Grade, 'ideal'>;
  /** Middle of the field on the slide, µm. */
  readonly x: number;
  readonly y: number;
  /** Turned by the fine focus, units of the knob. */
  readonly fine: number;
  /** The lamp as it glows, %. */
  readonly lamp: number;
  /** How fast the coarse focus is turned, units/s, over the last second. */
  readonly speed: number;
  readonly calibrations: Readonly<Partial<Record<Magnification, Calibration>>>;
  readonly calibrated: number;
  readonly measured: { readonly divisions: number; readonly scale: Scale } | null;
  readonly counted: { readonly cells: number; readonly field: number; readonly magnification: Magnification } | null;
}

const DT: Quantity<'s'> = 0.05;
const LAMP_LAG: Quantity<'s'> = 0.15;
const SPEED_OVER: Quantity<'s'> = 1;
/** The coarse focus may drive a long objective into the slide beyond this, units/s. */
export const HASTY = 20;
/** An engraved magnification holds within this part; a maker's selected set within the second. Chosen. */
const OFF = { school: 0.03, research: 0.01 } as const;
/** An edge against a scale of one division, whole divisions read: 1/√12. */
const READ_TO = 0.3;
/** A cell at the edge of the field counts as whole or not at all: ±½. */
const COUNT_TO = 0.5;
const FOCUS_END = 100;

const NOT_MICROMETER = 'Calibrate on the stage micrometer';
const MALFORMED = 'Type divisions:micrometres, such as 40:100';
/** Divisions, and what of the stage micrometer they cover, µm: one of its divisions at least, its length at most. */
const READABLE = { divisions: [1, EYEPIECE.divisions], length: [10, 1000] } as const;
const UNREADABLE = `The eyepiece has ${READABLE.divisions[0]} to ${READABLE.divisions[1]} divisions, and the stage micrometer marks from ${READABLE.length[0]} to ${READABLE.length[1]} µm`;
const AT_EDGE = 'The stage stops at the edge of the slide.';
const NO_DIVISION = 'Count at least one division';
const NO_CELL = 'Count at least one cell';
const DARK = 'The lamp is off, or as good as: in the dark there is nothing to be read.';
const BLURRED = 'All is a blur here: focus first, then read the scale.';
/** Below this brightness, %, the eye sees nothing. */
const UNSEEN = 0.05;
/** A reading of the micrometer is as far off the engraved magnification at most, as a part: beyond it a scale was misread. */
const MISREAD = 0.15;
/** Marks of the stage micrometer are told apart up to a spot of half their distance, µm. */
const HALF_MARK: Quantity<'µm'> = 5;

export const focusOf = ({ fine }: Pick<State, 'fine'>, { focus }: Pick<Params, 'focus'>): number =>
  Math.min(FOCUS_END, Math.max(0, focus + fine));

function scaleOf({ calibrations, grade }: State, magnification: Magnification): Scale {
  const known = calibrations[magnification];
  if (known) {
    return {
      division: known.length / known.divisions,
      relative: READ_TO / known.divisions,
      effect: `${magnification} calibration ${known.before}`,
    };
  }
  return {
    division: divisionLength(OBJECTIVES[magnification].magnification),
    relative: rectangular(OFF[grade]),
    effect: `${magnification} objective`,
  };
}

const within = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;

/** `n:L`, or why it is none. */
function parseCalibration(text: string): { readonly divisions: number; readonly length: number } | string {
  const found = /^\s*(\d+(?:\.\d+)?)\s*:\s*(\d+(?:\.\d+)?)\s*$/.exec(text);
  if (!found) return MALFORMED;
  const [divisions, length] = [Number(found[1]), Number(found[2])];
  return within(divisions, READABLE.divisions) && within(length, READABLE.length) ? { divisions, length } : UNREADABLE;
}

const refused = (state: State, notice: string) => ({ state, notice });

/** Distance of the layer that is nearest to the focal plane, µm, signed. */
function nearestDefocus(state: State, params: Params): Quantity<'µm'> {
  const upper = defocusOf(params.slide, focusOf(state, params));
  return layersOf(params.slide)
    .map((below) => upper - below)
    .reduce((best, each) => (Math.abs(each) < Math.abs(best) ? each : best));
}

/** Why an eye can read nothing here, or null: it is dark, or each point is a spot wider than `finest` µm. */
function unreadable(state: State, params: Params, finest: Quantity<'µm'>): string | null {
  const objective = OBJECTIVES[params.magnification];
  const iris = params.aperture / 100;
  if (imageBrightness(objective, iris, state.lamp) < UNSEEN) return DARK;
  return pointSpread(objective, iris, nearestDefocus(state, params)) > finest ? BLURRED : null;
}

/** What the scales cannot show: as many divisions on such a length. */
function misread(
  { divisions, length }: { divisions: number; length: number },
  magnification: Magnification,
): string | null {
  const nominal = divisionLength(OBJECTIVES[magnification].magnification);
  const off = length / divisions / nominal - 1;
  return Math.abs(off) > MISREAD
    ? `At ${magnification} one division is near ${nominal} µm: no objective is off by so much. Read both scales again.`
    : null;
}

function moved(state: State, axis: 'x' | 'y', by: number) {
  // Pushed to the right, another part of the slide comes from the left; pushed away, from the near side.
  const at = axis === 'x' ? state.x - by : state.y + by;
  const held = Math.min(HALF_SLIDE, Math.max(-HALF_SLIDE, at));
  if (held === state[axis] && by !== 0) return refused(state, AT_EDGE);
  const next = { ...state, [axis]: held };
  return held === at ? { state: next } : { state: next, notice: AT_EDGE };
}

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: 1,
  readings: {
    total_magnification: { label: 'Total magnification', unit: '×', decimals: 0, origin: 'computed' },
    field_diameter_mm: { label: 'Diameter of the field', unit: 'mm', digits: 3, origin: 'computed' },
    resolution_um: { label: 'Resolution (Rayleigh)', unit: 'µm', digits: 3, origin: 'computed' },
    abbe_limit_um: { label: 'Smallest grating period (Abbe)', unit: 'µm', digits: 3, origin: 'computed' },
    depth_of_field_um: { label: 'Depth of field', unit: 'µm', digits: 3, origin: 'computed' },
    defocus_um: { label: 'Upper layer from best focus', unit: 'µm', decimals: 2, origin: 'theory' },
    blur_um: { label: 'Blur of the nearest layer', unit: 'µm', digits: 3, origin: 'theory' },
    sharpness: { label: 'Sharpness of the nearest layer', unit: '1', decimals: 3, origin: 'theory' },
    brightness: { label: 'Brightness of the image', unit: '%', digits: 3, origin: 'computed' },
    division_um: { label: 'One eyepiece division', unit: 'µm', origin: 'derived' },
    measured_length_um: { label: 'Length measured', unit: 'µm', origin: 'derived' },
    mean_cell_length_um: { label: 'Mean length of the cells counted', unit: 'µm', origin: 'derived' },
  },
  actions: {
    move_stage_x: {
      label: 'Stage to the right',
      value: { kind: 'number', unit: 'µm', min: -5000, max: 5000, step: 1, initial: 100 },
      hint: 'How far the slide is pushed, in µm; the picture goes the other way. Negative: to the left.',
    },
    move_stage_y: {
      label: 'Stage away from you',
      value: { kind: 'number', unit: 'µm', min: -5000, max: 5000, step: 1, initial: 100 },
      hint: 'How far the slide is pushed, in µm; the picture goes the other way. Negative: towards you.',
    },
    fine_focus: {
      label: 'Fine focus',
      value: { kind: 'number', unit: 'scale', min: -5, max: 5, step: 0.01, initial: 0.1 },
      hint: 'By how much it is turned: one unit moves the stage by 4 µm.',
    },
    measure: {
      label: 'Measure',
      value: {
        kind: 'number',
        unit: 'divisions',
        min: 0,
        max: EYEPIECE.divisions,
        step: 0.1,
        initial: 10,
        refusal: `${NO_DIVISION}; the scale has 100.`,
      },
      hint: 'How many divisions of the eyepiece scale the object covers.',
    },
    count_cells: {
      label: 'Count along a diameter',
      value: {
        kind: 'number',
        unit: 'cells',
        min: 0,
        max: 5000,
        step: 0.5,
        initial: 10,
        refusal: `${NO_CELL}, at most 5000.`,
      },
      hint: 'How many cells, end to end, reach across the field.',
    },
    calibrate: {
      label: 'Calibrate',
      value: { kind: 'text', placeholder: '40:100', maxLength: 20 },
      hint: 'Divisions of the eyepiece scale, a colon, and the µm of the stage micrometer that they cover.',
    },
  },
  fields: () => ({}),

  init({ light }, _rng, specimen, grade = 'ideal') {
    const slides = specimen.stream('slides');
    const lenses = specimen.stream('objectives');
    const most = grade === 'ideal' ? 0 : OFF[grade];
    const off = (): number => most * lenses.uniform(-1, 1);
    return {
      steps: 0,
      slideSeed: slides.uint32(),
      off: { '4x': off(), '10x': off(), '40x': off() },
      grade: grade === 'ideal' ? 'school' : grade,
      x: 0,
      y: 0,
      fine: 0,
      lamp: light,
      speed: 0,
      calibrations: {},
      calibrated: 0,
      measured: null,
      counted: null,
    };
  },

  step(state, { light }) {
    return {
      ...state,
      steps: state.steps + 1,
      lamp: light + (state.lamp - light) * Math.exp(-DT / LAMP_LAG),
      speed: state.speed * Math.exp(-DT / SPEED_OVER),
    };
  },

  reconfigure(state, params, before) {
    // Before the first step no time goes by in which a filament could lag or a hand could be hasty.
    const begun = state.steps > 0;
    const next = {
      ...state,
      lamp: begun ? state.lamp : params.light,
      speed: begun ? state.speed + Math.abs(params.focus - before.focus) / SPEED_OVER : 0,
    };
    // Another slide is laid with its middle over the light.
    return params.slide === before.slide ? next : { ...next, x: 0, y: 0, measured: null, counted: null };
  },

  act(state, params, action) {
    const { slide, magnification } = params;
    const unseen = unreadable(state, params, divisionLength(OBJECTIVES[magnification].magnification));
    switch (action.do) {
      case 'move_stage_x':
        return moved(state, 'x', action.value);
      case 'move_stage_y':
        return moved(state, 'y', action.value);
      case 'fine_focus': {
        const focus = focusOf({ fine: state.fine + action.value }, params);
        return { state: { ...state, fine: focus - params.focus } };
      }
      case 'measure':
        if (action.value <= 0) return refused(state, `${NO_DIVISION}.`);
        if (unseen) return refused(state, unseen);
        return {
          state: { ...state, measured: { divisions: action.value, scale: scaleOf(state, magnification) } },
        };
      case 'count_cells':
        if (action.value <= 0) return refused(state, `${NO_CELL}.`);
        if (unseen) return refused(state, unseen);
        return {
          state: {
            ...state,
            counted: {
              cells: action.value,
              field: 1000 * fieldDiameter(OBJECTIVES[magnification].magnification),
              magnification,
            },
          },
        };
      case 'calibrate': {
        if (slide !== 'Stage Micrometer') return refused(state, `${NOT_MICROMETER}.`);
        const read = parseCalibration(action.value);
        if (typeof read === 'string') return refused(state, `${read}.`);
        const wrong = unreadable(state, params, HALF_MARK) ?? misread(read, magnification);
        if (wrong) return refused(state, wrong);
        const calibrations = { ...state.calibrations, [magnification]: { ...read, before: state.calibrated } };
        return { state: { ...state, calibrations, calibrated: state.calibrated + 1 } };
      }
    }
  },

  read(state, params) {
    const objective = OBJECTIVES[params.magnification];
    const iris = params.aperture / 100;
    const nearest = nearestDefocus(state, params);
    const { measured, counted } = state;
    return {
      total_magnification: objective.magnification * EYEPIECE.magnification,
      field_diameter_mm: fieldDiameter(objective.magnification),
      resolution_um: rayleighDistance(objective, iris),
      abbe_limit_um: abbeLimit(objective, iris),
      depth_of_field_um: depthOfField(objective, iris),
      defocus_um: defocusOf(params.slide, focusOf(state, params)),
      blur_um: blurDiameter(objective, iris, nearest),
      sharpness: sharpnessAt(objective, iris, nearest),
      brightness: imageBrightness(objective, iris, state.lamp),
      division_um: scaleOf(state, params.magnification).division,
      measured_length_um: measured ? measured.divisions * measured.scale.division : null,
      mean_cell_length_um: counted ? counted.field / counted.cells : null,
    };
  },

  derive(state, { magnification }) {
    const { division, relative, effect } = scaleOf(state, magnification);
    const { measured, counted } = state;
    const mean = counted ? counted.field / counted.cells : 0;
    return {
      division_um: { value: division, scatter: 0, shared: { [effect]: division * relative } },
      measured_length_um: measured && {
        value: measured.divisions * measured.scale.division,
        scatter: READ_TO * measured.scale.division,
        shared: { [measured.scale.effect]: measured.divisions * measured.scale.division * measured.scale.relative },
      },
      mean_cell_length_um: counted && {
        value: mean,
        scatter: (mean * rectangular(COUNT_TO)) / counted.cells,
        shared: { [`${counted.magnification} objective`]: mean * rectangular(OFF[state.grade]) },
      },
    };
  },

  view(state, params) {
    const objective = OBJECTIVES[params.magnification];
    const iris = params.aperture / 100;
    const defocus = defocusOf(params.slide, focusOf(state, params));
    const brightness = imageBrightness(objective, iris, state.lamp);
    return {
      slide: params.slide,
      slideSeed: state.slideSeed,
      x: state.x,
      y: state.y,
      fine: state.fine,
      focus: focusOf(state, params),
      lamp: state.lamp,
      /** What the objective really magnifies. */
      magnification: objective.magnification * (1 + state.off[params.magnification]),
      /** Standard deviation of the spot that a point of each layer becomes, µm, from the upper layer down. */
      spreads: layersOf(params.slide).map((below) => pointSpread(objective, iris, defocus - below)),
      /** Of the empty field as a display shows it, 0 to 1. */
      grey: displayCode(greyOf(brightness)),
      contrast: contrastGain(iris),
      iris,
      hasty: params.magnification === '40x' && state.speed > HASTY,
    };
  },
});
