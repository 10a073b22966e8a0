/**
 * Density of solids and liquids by balance, callipers, measuring cylinder and sinker, at 20.0 °C.
 *
 * Balance       shows m (1 − ρₐ/ρ)/(1 − ρₐ/8.0): air carries a part of the sample and of the steel weights
 * Density       ρ = m_shown (1 − ρₐ/8.0)/V + ρₐ, which undoes that without knowing ρ
 * Cylinder      reading = true volume + 0.22 mL for each cm of the eye above the meniscus (half the bore behind the scale)
 * Displacement  V = reading with the solid − reading before
 * Sinker        ρ = ρₐ + (ρ_w − ρₐ)(m_air − m_liquid)/(m_air − m_water)
 * Uncertainty   (u_ρ/ρ)² = (u_m/m)² + (u_V/V)²: repeats, the step of each scale, and the zero of the callipers, which all edges
 *               share; so do those of the scale of the cylinder (class B, ±1 mL at 50 mL)
 *
 * The scatter of a reading is drawn here, when it is taken, since it stays until the next one; it follows the run's grade and is
 * absent at grade ideal. Volume and density are worked out from what the instruments show of it.
 *
 * Assumptions: samples are dry when they are weighed; no bubbles; the thread has no volume; volumes do not change with
 * temperature. Masses in g, volumes in cm³ (= mL), lengths in mm, as the instruments show them.
 */
import { defineSimulation, type Grade, type Quantity } from '../contract';
import {
  AIR_DENSITY,
  CYLINDER_BORE,
  CYLINDER_ML,
  CYLINDER_TARE,
  SINKER,
  WATER_DENSITY,
  WEIGHTS_DENSITY,
} from '../data/density-samples';
import { vialOf } from './density-vials';
import {
  cylinderReading,
  type Dimensions,
  EXACT,
  isLiquid,
  levelMl,
  PARALLAX,
  type Params,
  readAgain,
  RESEARCH,
  resultsOf,
  sampleOf,
  scatter,
  SCHOOL,
  type SinkerPlace,
  solidOf,
  type State,
  takenOut,
  uncertaintyOf,
} from './density-results';

export type { Params, State } from './density-results';

const DT: Quantity<'s'> = 0.1;
/** What hands take for each action. */
const HANDS: Quantity<'s'> = 2;
const WATER_FOR_SOLID: Quantity<'mL'> = 30;
const LEAST_FILL: Quantity<'mL'> = 5;
const BORE_AREA = (Math.PI * CYLINDER_BORE ** 2) / 4;

const HOLDS = 'The cylinder holds 50 mL.';

type Action = { readonly do: string; readonly value?: unknown };

/** What a balance in air shows of a mass that hangs in, or is surrounded by, a fluid. */
const weighed = (mass: number, volume: number, fluid: number): number =>
  (mass - fluid * volume) / (1 - AIR_DENSITY / WEIGHTS_DENSITY);

/** A weighing: display of the balance for this many grams. */
function onBalance(state: State, shown: number, grade: Grade): number {
  return shown + scatter(state.balance, grade, 'balance');
}

function immerse(state: State, params: Params, grade: Grade): State {
  const out = takenOut(state, params);
  const water = readAgain({ ...out, pouredMl: out.pouredMl === 0 ? WATER_FOR_SOLID : out.pouredMl }, grade);
  const before = cylinderReading(water, params);
  return {
    ...readAgain({ ...water, immersed: true }, grade),
    before,
    after: null,
    entered: null,
    sampleAt: 'cylinder',
    cylinderAt: 'bench',
  };
}

// ---------------------------------------------------------------- what is not done

/** Why an action changes nothing; null where it can be done. */
function refusalOf(state: State, params: Params, action: Action): string | null {
  const { substance, volume_method } = params;
  const liquid = isLiquid(params);
  switch (action.do) {
    case 'fill_cylinder': {
      const volume = Number(action.value);
      if (volume > CYLINDER_ML) return HOLDS;
      if (volume < LEAST_FILL) return 'Fill in at least 5 mL: the scale begins there.';
      return null;
    }
    case 'weigh':
      return liquid && state.pouredMl === 0 ? 'The cylinder is empty: fill it first.' : null;
    case 'measure_dimensions':
      return liquid ? 'A liquid has no edges to measure: use the cylinder.' : null;
    case 'immerse': {
      if (liquid)
        return substance === 'Water'
          ? 'This is water itself: use the sinker.'
          : `${substance} mixes with water: use the sinker.`;
      const water = state.pouredMl === 0 ? WATER_FOR_SOLID : state.pouredMl;
      const { volume, height } = solidOf(params);
      if (water + volume > CYLINDER_ML) return HOLDS;
      const least = Math.ceil(height * BORE_AREA - volume);
      return water < least ? `The water would not cover the sample: fill in at least ${least} mL.` : null;
    }
    case 'weigh_sinker_air':
    case 'weigh_sinker_water':
    case 'weigh_sinker_liquid':
      return liquid && volume_method === 'Water Displacement'
        ? null
        : 'The sinker is for liquids, with the volume method Water Displacement.';
    case 'enter_volume':
      if (liquid && volume_method === 'Water Displacement') return 'With the sinker no volume is read.';
      return Number(action.value) > 0 ? null : 'A volume is above 0 mL.';
    default:
      return null;
  }
}

/** The bench before anything has been done; for a solid the cylinder holds water. */
const freshBench = (params: Params) =>
  ({
    grade: 'ideal',
    display: null,
    tare: null,
    sampleMass: null,
    dimensions: null,
    pouredMl: isLiquid(params) ? 0 : WATER_FOR_SOLID,
    immersed: false,
    readingError: 0,
    before: null,
    after: null,
    entered: null,
    sinker: { air: null, water: null, liquid: null },
    sampleAt: 'tray',
    cylinderAt: 'bench',
    sinkerAt: 'rest',
  }) as const satisfies Partial<State>;

/** The cylinder is emptied, and from then on the balance shows the rest alone. */
function weighEmpty(state: State, params: Params, grade: Grade): State {
  const tare = onBalance(state, CYLINDER_TARE, grade);
  return {
    ...takenOut(state, params),
    pouredMl: 0,
    readingError: 0,
    entered: null,
    tare,
    display: tare,
    sampleMass: isLiquid(params) ? null : state.sampleMass,
    sampleAt: state.sampleAt === 'callipers' ? 'callipers' : 'tray',
    cylinderAt: 'balance',
  };
}

function fill(state: State, params: Params, ml: Quantity<'mL'>, grade: Grade): State {
  return {
    ...readAgain({ ...takenOut(state, params), pouredMl: ml, entered: null }, grade),
    before: null,
    after: null,
    sampleMass: isLiquid(params) ? null : state.sampleMass,
    sampleAt: state.sampleAt === 'cylinder' ? 'tray' : state.sampleAt,
    cylinderAt: 'bench',
  };
}

/** A solid by itself; a liquid in its cylinder, whose weight counts until the empty one was weighed. */
function weighSample(state: State, params: Params, grade: Grade): State {
  const { density } = sampleOf(params.substance);
  if (isLiquid(params)) {
    const liquid = weighed(density * state.pouredMl, state.pouredMl, AIR_DENSITY);
    const gross = onBalance(state, CYLINDER_TARE + liquid, grade);
    const net = state.tare === null ? null : gross - state.tare;
    return { ...state, display: net ?? gross, sampleMass: net, cylinderAt: 'balance' };
  }
  const { volume } = solidOf(params);
  const display = onBalance(state, weighed(density * volume, volume, AIR_DENSITY), grade);
  return { ...takenOut(state, params), display, sampleMass: display, sampleAt: 'balance', cylinderAt: 'bench' };
}

/** The edges that a solid has, with the callipers. */
function measureEdges(state: State, params: Params, grade: Grade): State {
  const { form } = sampleOf(params.substance);
  const edge = (exact: Quantity<'mm'>): Quantity<'mm'> => exact + scatter(state.callipers, grade, 'callipers');
  const dimensions: Dimensions | null =
    form.is === 'block'
      ? { length: edge(form.length), width: edge(form.width), height: edge(form.height), diameter: null }
      : form.is === 'rod'
        ? { length: edge(form.length), width: null, height: null, diameter: edge(form.diameter) }
        : null;
  return { ...takenOut(state, params), dimensions, entered: null, sampleAt: 'callipers' };
}

/** Mass and volume of the sinker are the same everywhere; the fluid around it is not. */
function weighSinker(state: State, params: Params, at: SinkerPlace, grade: Grade): State {
  const fluid = at === 'air' ? AIR_DENSITY : at === 'water' ? WATER_DENSITY : sampleOf(params.substance).density;
  const display = onBalance(state, weighed(SINKER.mass, SINKER.volume, fluid), grade);
  return { ...state, display, sinker: { ...state.sinker, [at]: display }, sinkerAt: at };
}

const callipers = {
  name: 'Vernier callipers, 0.02 mm',
  device: 'callipers',
  updateInterval: 0.5,
  school: {
    ...SCHOOL.callipers,
    source:
      'teaching value: vernier of 0.02 mm, its zero within ±0.02 mm taken as rectangular; standard deviation of repeated settings 0.01 mm',
  },
  research: {
    ...RESEARCH.callipers,
    source:
      'teaching value: digital callipers of 0.01 mm, their zero within ±0.01 mm taken as rectangular; standard deviation of repeated settings 0.005 mm',
  },
} as const;

export const simulation = defineSimulation<Params, State>()({
  version: 5,
  dt: DT,
  rate: 1,
  readings: {
    mass_g: {
      label: 'Balance',
      unit: 'g',
      decimals: 2,
      instrument: {
        name: 'Top-pan balance with draught shield',
        updateInterval: 0.5,
        school: {
          ...SCHOOL.balance,
          source:
            'readability 10 mg and repeatability 5 mg (standard deviation), as makers state them for school balances',
        },
        research: {
          ...RESEARCH.balance,
          source:
            'readability 1 mg and repeatability 0.5 mg (standard deviation), as makers state them for precision balances',
        },
      },
    },
    cylinder_ml: {
      label: 'Cylinder',
      unit: 'mL',
      decimals: 1,
      instrument: {
        name: '50 mL measuring cylinder in 1 mL divisions',
        updateInterval: 0.5,
        school: {
          ...SCHOOL.cylinder,
          source:
            'ISO 4788:2005, class B: ±1 mL at 50 mL, taken as rectangular; read to a fifth of a division, standard deviation of repeated readings 0.1 mL, a teaching value',
        },
        research: {
          ...RESEARCH.cylinder,
          source:
            'ISO 4788:2005, class A: ±0.5 mL at 50 mL, taken as rectangular; read to a tenth of a division, standard deviation of repeated readings 0.05 mL, a teaching value',
        },
      },
    },
    volume_ml: { label: 'Volume', unit: 'cm³', origin: 'derived' },
    density: { label: 'Density', unit: 'g/cm³', origin: 'derived' },
    density_uncertainty: { label: 'Its uncertainty', unit: 'g/cm³', digits: 2, origin: 'computed' },
    length_mm: {
      label: 'Length',
      unit: 'mm',
      decimals: 2,
      instrument: callipers,
    },
    width_mm: { label: 'Width', unit: 'mm', decimals: 2, instrument: callipers },
    height_mm: { label: 'Height', unit: 'mm', decimals: 2, instrument: callipers },
    diameter_mm: { label: 'Diameter', unit: 'mm', decimals: 2, instrument: callipers },
    percent_error: { label: 'Off the accepted value', unit: '%', digits: 2, origin: 'derived' },
  },
  actions: {
    weigh_empty: {
      label: 'Weigh the empty cylinder',
      hint: 'Empties it; from then on the balance shows the rest alone.',
    },
    fill_cylinder: {
      label: 'Fill the cylinder to',
      // Wider than the cylinder: what it does not hold is refused in its words.
      value: { kind: 'number', unit: 'mL', min: 0, max: 500, step: 1, initial: 30 },
      hint: '5 to 50 mL; with the liquid, or for a solid with water.',
    },
    weigh: { label: 'Weigh', hint: 'The sample; a liquid in its cylinder.' },
    measure_dimensions: { label: 'Measure the edges', hint: 'With the callipers.' },
    immerse: { label: 'Lower it into the water', hint: 'On a thread; an empty cylinder is filled to 30.0 mL first.' },
    weigh_sinker_air: { label: 'Sinker in air' },
    weigh_sinker_water: { label: 'Sinker in water' },
    weigh_sinker_liquid: { label: 'Sinker in the liquid' },
    enter_volume: {
      label: 'Enter your volume',
      value: { kind: 'number', unit: 'mL', min: -1000, max: 1000, step: 0.1, initial: 10 },
      hint: 'The volume of the sample as you read it; it takes the place of the automatic one.',
    },
    take_sample: {
      label: 'Put a sample into a vial',
      value: { kind: 'number', unit: 'g', min: 0.01, max: 10, step: 0.01, initial: 1 },
      hint: 'Turnings of the bar that the solid was cut from, or liquid from its bottle: what lies on the bench stays as it is. It goes to the shelf.',
    },
  },
  fields: () => ({}),

  init: (params, rng) => ({
    balance: rng.stream('balance'),
    callipers: rng.stream('callipers'),
    cylinder: rng.stream('cylinder'),
    ...freshBench(params),
    taken: [],
  }),

  samples: ({ taken }) => taken,

  step: (state) => state,

  act(before, params, action, _rng, grade) {
    const refusal = refusalOf(before, params, action);
    if (refusal !== null) return { state: before, notice: refusal };
    const state: State = { ...before, grade };
    switch (action.do) {
      case 'weigh_empty':
        return { state: weighEmpty(state, params, grade) };
      case 'fill_cylinder':
        return { state: fill(state, params, action.value, grade) };
      case 'weigh':
        return { state: weighSample(state, params, grade) };
      case 'measure_dimensions':
        return { state: measureEdges(state, params, grade) };
      case 'immerse': {
        const next = immerse(state, params, grade);
        return params.volume_method === 'Water Displacement'
          ? { state: next }
          : { state: next, notice: 'Set the volume method to Water Displacement to use these readings.' };
      }
      case 'weigh_sinker_air':
        return { state: weighSinker(state, params, 'air', grade) };
      case 'weigh_sinker_water':
        return { state: weighSinker(state, params, 'water', grade) };
      case 'weigh_sinker_liquid':
        return { state: weighSinker(state, params, 'liquid', grade) };
      case 'enter_volume':
        return { state: { ...state, entered: action.value } };
      case 'take_sample': {
        const vial = vialOf(params.substance, isLiquid(params), action.value);
        return { state: { ...state, taken: [...state.taken, vial] } };
      }
    }
  },

  occupies: (state, params, action) =>
    action.do === 'enter_volume' || action.do === 'take_sample' || refusalOf(state, params, action) !== null
      ? 0
      : HANDS,

  reconfigure(state, params, before) {
    if (params.substance !== before.substance) return { ...state, ...freshBench(params) };
    return params.volume_method === before.volume_method ? state : { ...state, entered: null };
  },

  read(state, params) {
    const { volume, density } = resultsOf(state, params, EXACT);
    return {
      mass_g: state.display,
      cylinder_ml: cylinderReading(state, params),
      volume_ml: volume?.value ?? null,
      density: density?.value ?? null,
      density_uncertainty: uncertaintyOf(state, params),
      length_mm: state.dimensions?.length ?? null,
      width_mm: state.dimensions?.width ?? null,
      height_mm: state.dimensions?.height ?? null,
      diameter_mm: state.dimensions?.diameter ?? null,
      percent_error: density === null ? null : 100 * (density.value / sampleOf(params.substance).density - 1),
    };
  },

  derive(state, params, instruments) {
    const at =
      (id: 'mass_g' | 'cylinder_ml' | 'length_mm') =>
      (value: number): number =>
        instruments.shownAt(id, value, 0);
    const { volume, density } = resultsOf(state, params, {
      grams: at('mass_g'),
      ml: at('cylinder_ml'),
      mm: at('length_mm'),
      scatter: {
        grams: instruments.scatterAt('mass_g', 0),
        ml: instruments.scatterAt('cylinder_ml', 0),
        mm: instruments.scatterAt('length_mm', 0),
      },
    });
    const { density: accepted } = sampleOf(params.substance);
    return {
      volume_ml: volume,
      density,
      percent_error: density && {
        value: 100 * (density.value / accepted - 1),
        scatter: (100 * density.scatter) / accepted,
      },
    };
  },

  view: (state, params) => ({
    form: sampleOf(params.substance).form.is,
    sampleAt: state.sampleAt,
    cylinderAt: state.cylinderAt,
    sinkerAt: state.sinkerAt,
    /** The sinker has its turn. */
    bySinker: isLiquid(params) && params.volume_method === 'Water Displacement',
    levelMl: levelMl(state, params),
    pouredMl: state.pouredMl,
    /** What the eye makes of the level, before it is rounded to a mark. */
    seenMl: state.pouredMl === 0 ? null : levelMl(state, params) + state.readingError + PARALLAX * params.eye_level,
    before: state.before,
    sinker: state.sinker,
    /** The balance was set to zero with the empty cylinder on it. */
    tared: state.tare !== null,
  }),
});
