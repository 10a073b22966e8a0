/**
 * Tensile test of a round bar in a screw machine: the crosshead's travel is imposed, the load follows.
 *
 * Bar         `tensile-bar.ts`: elastic line, yielding, neck, fracture, in series with the machine
 * Record      `tensile-record.ts`: curve and results
 * Rate        all stresses × (ė/ė0)^m, ė = v/L0, ė0 = 1.667·10⁻³ s⁻¹
 * Strain      extension of the gauge length / L0 by extensometer; crosshead travel / L0 without; after it was taken
 *             off, on from its last value with the travel
 * Caliper     diameter of the smallest section; F/S and 2 ln(d0/d) once the bar necks
 * Scatter     strength and elongation of each bar, load cell: normal deviates
 *
 * Assumptions: the machine's stiffness is constant; grips do not slip; a change of speed acts at once.
 */
import { defineSimulation, type Quantity } from '../contract';
import { brent } from '../core/root';
import type { Sample, SamplePart } from '../data/samples/sample';
import {
  type Bar,
  barProfile,
  elasticForce,
  elongationOf,
  extensionAt,
  flowForce,
  fractureTravel,
  hardeningRate,
  isNecking,
  leastArea,
  ludersFront,
  MACHINE_STIFFNESS,
  permanentSet,
  pull,
  reductionOfAreaOf,
  unloadingSlopes,
  upperYieldForce,
} from './tensile-bar';
import { tensileDerived } from './tensile-derived';
import type { CaliperReading, Moment, StrainGauge } from './tensile-marks';
import { LOAD_CELL_SD, tensileReadings } from './tensile-readings';
import {
  createTensileRecord,
  CURVE_COLUMNS,
  CURVE_POINTS,
  drawCurve,
  keepPoint,
  resultsOf,
  type TensileRecord,
  type TensileSample,
  takeSample,
} from './tensile-record';
import { drawMelt, gripMass, pieceOf } from './tensile-pieces';
import { barOf, drawSpecimen, type Mounted, type Specimen, speedOf } from './tensile-specimen';

export interface Params extends Mounted {
  /** The extensometer is clipped on when the bar is mounted. */
  readonly extensometer: boolean;
}

/** What the crosshead does, or why it stands. */
export type Motion = 'mounted' | 'pulling' | 'stopped' | 'unloading' | 'unloaded' | 'overloaded' | 'broken' | 'fitted';

export interface State {
  /** Since the bar was mounted, and samples taken. */
  readonly steps: number;
  readonly samples: number;
  readonly specimen: Specimen;
  readonly bar: Bar;
  readonly motion: Motion;
  readonly travel: Quantity<'m'>;
  readonly plasticStrain: number;
  readonly yielded: boolean;
  readonly force: Quantity<'N'>;
  readonly extension: Quantity<'m'>;
  readonly gauge: StrainGauge;
  /** Error of the load cell in the last sample. */
  readonly forceError: Quantity<'N'>;
  readonly greatestForce: Quantity<'N'>;
  readonly greatestMeasured: Quantity<'N'>;
  readonly upperYield: Quantity<'Pa'> | null;
  readonly fractureForce: Quantity<'N'>;
  readonly caliper: CaliperReading | null;
  readonly measurements: number;
  readonly neckPoints: readonly { readonly strain: number; readonly stress: Quantity<'Pa'> }[];
  readonly record: TensileRecord;
  readonly message: string | null;
  /** What the bar is made of, and the pieces that were sawn off it, in order. */
  readonly melt: readonly SamplePart[];
  readonly taken: readonly Sample[];
}

const DT: Quantity<'s'> = 0.05;
const LOAD_LIMIT: Quantity<'N'> = 200e3;
/** A step is sampled so often that no sample pulls the gauge length by more than this strain: finer while the bar yields. */
const SAMPLE_STRAIN = { yielding: 5e-5, hardening: 5e-4 } as const;
const YIELDING_UNTIL = 0.01;
const MOST_NECK_POINTS = 24;
/** A load nearer to that of yielding than this part of it is that load. */
const ROUNDING = 1e-6;
/** Gauge length × uniform + √S0 × neck: above every alloy of the table with its scatter. */
const LONGEST = { uniform: 1.5, neck: 0.65 } as const;

export const LOAD_LIMIT_REACHED = 'Load cell limit: use a thinner bar.';
export const MODULUS_NOT_VALID = 'Not valid: machine stiffness included.';
const BROKEN = 'The bar is broken: fit the pieces together, or reset to mount a new one.';
const FRACTURE = 'Fracture. Fit the pieces together and measure.';
const LEFT_ON = 'Fracture with the extensometer on: take it off earlier.';

const isApart = ({ motion }: State): boolean => motion === 'broken' || motion === 'fitted';

/** The crosshead goes back, or stands where it has gone back to. */
const reloads = ({ motion, bar, plasticStrain, force, greatestForce }: State): boolean =>
  motion === 'unloading' ||
  motion === 'unloaded' ||
  (motion === 'stopped' && force < greatestForce && force < (1 - ROUNDING) * flowForce(bar, plasticStrain));

function strainOf(gauge: StrainGauge, bar: Bar, travel: number, extension: number): number {
  if (gauge.is === 'extensometer') return extension / bar.gaugeLength;
  return gauge.strain + (travel - gauge.travel) / bar.gaugeLength;
}

const presentStrain = (state: State): number => strainOf(state.gauge, state.bar, state.travel, state.extension);
const presentStress = (state: State): number => (state.force + state.forceError) / state.bar.area;

/** What the instruments stand before now. */
const momentOf = (state: State): Moment => ({
  force: state.force + state.forceError,
  extension: state.extension,
  travel: state.travel,
  gauge: state.gauge,
  time: state.steps * DT,
  ordinal: state.samples,
});

/** The present state as the recorder sees it. */
const sampleOf = (state: State, firstLoading: boolean): TensileSample => ({
  strain: presentStrain(state),
  stress: presentStress(state),
  firstLoading,
  uniform: !isNecking(state.bar, state.plasticStrain) && !isApart(state),
  source: state.gauge.is,
  moment: momentOf(state),
  hardeningRate: state.plasticStrain > 0 ? hardeningRate(state.bar, state.plasticStrain) : state.bar.modulus,
});

/** Notes what load cell and strain gauge show now. */
function recorded(state: State): State {
  const firstLoading = state.force > state.greatestForce;
  takeSample(state.record, sampleOf(state, firstLoading));
  return {
    ...state,
    samples: state.samples + 1,
    greatestForce: Math.max(state.greatestForce, state.force),
    greatestMeasured: Math.max(state.greatestMeasured, state.force + state.forceError),
  };
}

/** The bar gives way at its upper yield point: that very point is recorded before the load drops. */
function atUpperYield(state: State, force: number): State {
  const extension = extensionAt(state.bar, state.plasticStrain, force);
  const travel = extension + force / MACHINE_STIFFNESS;
  const peak = recorded({ ...state, force, extension, travel });
  keepPoint(peak.record, sampleOf(peak, false), true);
  peak.record.marks.upperYield = momentOf(peak);
  return { ...peak, upperYield: presentStress(peak) };
}

function atFracture(state: State): State {
  const { bar } = state;
  const parting = recorded({
    ...state,
    plasticStrain: bar.pFracture,
    yielded: true,
    travel: fractureTravel(bar),
  });
  keepPoint(parting.record, sampleOf(parting, false), true);
  // The load is kept without the noise of the last sample.
  parting.record.marks.fracture = { ...momentOf(parting), force: parting.force };
  const broken: State = {
    ...parting,
    motion: 'broken',
    fractureForce: parting.force,
    force: 0,
    extension: bar.gaugeLength * elongationOf(bar),
    message: parting.gauge.is === 'extensometer' ? LEFT_ON : FRACTURE,
  };
  keepPoint(broken.record, sampleOf(broken, false), true);
  return broken;
}

/** Pulls the crosshead to `travel`. */
function pulledTo(state: State, travel: number): State {
  const { bar, plasticStrain, yielded } = state;
  const pulled = pull(bar, plasticStrain, yielded, travel);
  const upper = pulled.yielded && !yielded ? upperYieldForce(bar) : null;
  if (pulled.force > LOAD_LIMIT || (upper ?? 0) > LOAD_LIMIT) {
    const over = (x: number): number => pull(bar, plasticStrain, yielded, x).force - LOAD_LIMIT;
    const limit = upper !== null && over(travel) < 0 ? state.travel : brent(over, state.travel, travel);
    const { p, force, extension, ...rest } = pull(bar, plasticStrain, yielded, limit);
    return recorded({
      ...state,
      motion: 'overloaded',
      travel: limit,
      plasticStrain: p,
      yielded: rest.yielded,
      force,
      extension,
      message: LOAD_LIMIT_REACHED,
    });
  }
  const before = upper === null ? state : atUpperYield(state, upper);
  const { p, force, extension } = pulled;
  if (pulled.broken) return atFracture({ ...before, force, extension });
  return recorded({ ...before, travel, plasticStrain: p, yielded: pulled.yielded, force, extension });
}

/** Lowers the crosshead to `travel`, or to where the load has gone. */
function loweredTo(state: State, travel: number): State {
  const { bar, plasticStrain } = state;
  const force = elasticForce(bar, plasticStrain, travel);
  if (force > 0) return recorded({ ...state, travel, force, extension: travel - force / MACHINE_STIFFNESS });
  const set = permanentSet(bar, plasticStrain);
  return recorded({ ...state, motion: 'unloaded', travel: set, force: 0, extension: set });
}

/** The caliper at the thinnest place. */
function measured(state: State): State {
  const area = leastArea(state.bar, state.plasticStrain, state.extension);
  const apart = isApart(state);
  const force = apart ? state.fractureForce : state.force;
  const neck =
    isNecking(state.bar, state.plasticStrain) || apart
      ? { stress: force / area, strain: Math.log(state.bar.area / area), force, time: state.steps * DT }
      : null;
  return {
    ...state,
    measurements: state.measurements + 1,
    caliper: { diameter: Math.sqrt((4 * area) / Math.PI), neck, apart },
    neckPoints: neck ? [...state.neckPoints, neck].slice(-MOST_NECK_POINTS) : state.neckPoints,
  };
}

const refused = (state: State, notice: string) => ({ state, notice });

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: 10,
  readings: tensileReadings,
  actions: {
    start: { label: 'Start', hint: 'The crosshead moves up at the set speed.' },
    stop: { label: 'Stop', hint: 'The crosshead stands; the load stays.' },
    unload: { label: 'Unload', hint: 'The crosshead goes back until the load is gone.' },
    reload: { label: 'Reload' },
    remove_extensometer: {
      label: 'Take off the extensometer',
      hint: 'From then on the strain follows the crosshead.',
    },
    measure_neck: { label: 'Measure the diameter', hint: 'Caliper at the thinnest place.' },
    fit_pieces: { label: 'Fit the pieces together', hint: 'After fracture: gives the final gauge length.' },
    take_piece: {
      label: 'Saw a piece off the bar',
      value: { kind: 'number', unit: 'g', min: 0.01, max: 100, step: 0.01, initial: 0.5 },
      hint: 'Off a gripped end of the broken bar, beyond the gauge marks. It goes to the shelf: for X-rays as it is, for its metals digested.',
    },
  },
  fields: () => ({ curve: { kind: 'f32', shape: [CURVE_POINTS, CURVE_COLUMNS] } }),

  init(params, _rng, specimenRng) {
    const specimen = drawSpecimen(params, specimenRng);
    const bar = barOf(params, specimen);
    return {
      steps: 0,
      samples: 0,
      specimen,
      bar,
      motion: 'mounted',
      travel: 0,
      plasticStrain: 0,
      yielded: upperYieldForce(bar) === null,
      force: 0,
      extension: 0,
      gauge: params.extensometer ? { is: 'extensometer' } : { is: 'crosshead', strain: 0, travel: 0, from: null },
      forceError: 0,
      greatestForce: 0,
      greatestMeasured: 0,
      upperYield: null,
      fractureForce: 0,
      caliper: null,
      measurements: 0,
      neckPoints: [],
      record: createTensileRecord(bar.alloy, bar.alloy.law === 'Voce' ? null : unloadingSlopes(bar)),
      message: null,
      melt: drawMelt(params, specimenRng),
      taken: [],
    };
  },

  step(state, params, { dt, rng }) {
    const error = (): number => (params.noise ? rng.normal(0, LOAD_CELL_SD) : 0);
    if (state.motion !== 'pulling' && state.motion !== 'unloading') {
      return { ...state, steps: state.steps + 1, ...(params.noise && { forceError: error() }) };
    }
    const stride = speedOf(params) * dt;
    const finest = state.plasticStrain < YIELDING_UNTIL ? SAMPLE_STRAIN.yielding : SAMPLE_STRAIN.hardening;
    const samples = Math.ceil(stride / state.bar.gaugeLength / finest - 1e-9);
    const from = state.travel;
    let next: State = { ...state, steps: state.steps + 1 };
    for (let sample = 1; sample <= samples && next.motion === state.motion; sample++) {
      const moved = (stride * sample) / samples;
      next = { ...next, forceError: error() };
      next = state.motion === 'pulling' ? pulledTo(next, from + moved) : loweredTo(next, from - moved);
    }
    return next;
  },

  act(state, params, action) {
    switch (action.do) {
      case 'start':
        if (isApart(state)) return refused(state, BROKEN);
        if (state.motion === 'overloaded') return refused(state, LOAD_LIMIT_REACHED);
        if (state.motion === 'pulling') return refused(state, 'The crosshead is pulling already.');
        return {
          state: { ...state, motion: 'pulling', message: null },
          notice:
            state.motion === 'mounted' && state.gauge.is === 'crosshead'
              ? `No extensometer: the strain is crosshead travel over gauge length. Young's modulus: ${MODULUS_NOT_VALID}`
              : undefined,
        };
      case 'stop':
        if (state.motion !== 'pulling' && state.motion !== 'unloading') {
          return refused(state, 'The crosshead stands already.');
        }
        return { state: { ...state, motion: 'stopped', message: null } };
      case 'unload':
        if (isApart(state)) return refused(state, 'The bar is broken: there is no load to take off.');
        if (state.force <= 0) return refused(state, 'There is no load to take off.');
        if (state.motion === 'unloading') return refused(state, 'The crosshead is going back already.');
        return { state: { ...state, motion: 'unloading', message: null } };
      case 'reload':
        if (isApart(state)) return refused(state, BROKEN);
        if (!reloads(state)) return refused(state, 'Unload the bar first.');
        return { state: { ...state, motion: 'pulling', message: null } };
      case 'remove_extensometer':
        if (state.gauge.is === 'crosshead') return refused(state, 'There is no extensometer on the bar.');
        return {
          state: {
            ...state,
            gauge: {
              is: 'crosshead',
              strain: presentStrain(state),
              travel: state.travel,
              from: { extension: state.extension, time: state.steps * DT },
            },
            message: null,
          },
        };
      case 'measure_neck':
        return { state: measured(state) };
      case 'fit_pieces': {
        if (state.motion === 'fitted') return refused(state, 'The pieces are fitted together already.');
        if (state.motion !== 'broken') return refused(state, 'The bar is not broken yet.');
        const length = params.gauge_length * (1 + elongationOf(state.bar));
        return {
          state: { ...measured(state), motion: 'fitted', message: null },
          notice: `Final gauge length: ${length.toFixed(2)} mm.`,
        };
      }
      case 'take_piece': {
        if (!isApart(state)) return refused(state, 'The bar is still in one piece: break it first.');
        const left = gripMass(params) - state.taken.reduce((sum, { amount }) => sum + amount.value, 0);
        if (action.value > left)
          return refused(state, `Only ${left.toFixed(2)} g of the gripped end are left: take less.`);
        return { state: { ...state, taken: [...state.taken, pieceOf(state.melt, action.value)] } };
      }
    }
  },

  reconfigure: (state, params) => ({ ...state, bar: barOf(params, state.specimen) }),

  done: isApart,

  samples: ({ taken }) => taken,

  read(state) {
    const { bar, caliper } = state;
    const strain = presentStrain(state);
    const stress = presentStress(state);
    const apart = isApart(state);
    const uniform = !apart && !isNecking(bar, state.plasticStrain);
    const results = apart ? resultsOf(state.record) : null;
    const scaled = (value: number | null | undefined, by: number): number | null =>
      value === null || value === undefined ? null : value / by;
    return {
      force: (state.force + state.forceError) / 1e3,
      max_force: state.greatestMeasured / 1e3,
      extension: state.gauge.is === 'extensometer' ? state.extension * 1e3 : null,
      crosshead: state.travel * 1e3,
      stress: stress / 1e6,
      strain: strain * 100,
      true_stress: uniform ? (stress * (1 + strain)) / 1e6 : scaled(caliper?.neck?.stress, 1e6),
      true_strain: uniform ? Math.log1p(strain) * 100 : scaled(caliper?.neck?.strain, 0.01),
      neck_diameter: scaled(caliper?.diameter, 1e-3),
      youngs_modulus: scaled(results?.modulus, 1e9),
      rp02: scaled(results?.proofStress, 1e6),
      upper_yield: apart ? scaled(state.upperYield, 1e6) : null,
      rm: scaled(results?.tensileStrength, 1e6),
      ag: scaled(results?.uniformElongation, 0.01),
      final_length: state.motion === 'fitted' ? bar.gaugeLength * (1 + elongationOf(bar)) * 1e3 : null,
      elongation: state.motion === 'fitted' ? elongationOf(bar) * 100 : null,
      reduction_area: apart ? reductionOfAreaOf(bar) * 100 : null,
      fracture_stress: apart ? state.fractureForce / bar.area / 1e6 : null,
      hardening_n: results?.hardening ?? null,
    };
  },

  derive: (state, params, instruments) =>
    tensileDerived(state, params, instruments, {
      uniform: !isApart(state) && !isNecking(state.bar, state.plasticStrain),
      apart: isApart(state),
    }),

  view(state, params, out) {
    const { bar, record, motion } = state;
    const profile = barProfile(bar, state.plasticStrain, state.extension, state.specimen.neckAt);
    const mm = (lengths: readonly number[]): readonly number[] => lengths.map((length) => length * 1e3);
    const points = drawCurve(record, sampleOf(state, false), out.curve);
    return {
      motion,
      /** Of the bar, above its lower gauge mark. */
      profile: {
        heightsMm: mm(profile.heights),
        radiiMm: mm(profile.radii),
        lengthMm: profile.length * 1e3,
        neckHeightMm: profile.neckHeight * 1e3,
      },
      /** Longest that a bar of this size could become: what the stage has to leave room for. */
      roomMm: params.gauge_length * LONGEST.uniform + LONGEST.neck * Math.sqrt(bar.area) * 1e3,
      fracture: bar.alloy.law === 'Voce' ? ('cup and cone' as const) : ('flat' as const),
      extensometerOn: state.gauge.is === 'extensometer',
      forceKn: state.force / 1e3,
      extensionMm: state.extension * 1e3,
      ludersFront: isApart(state) ? null : ludersFront(bar, state.plasticStrain),
      /** How often the caliper was used, and what it found. */
      measurements: state.measurements,
      caliperMm: state.caliper ? state.caliper.diameter * 1e3 : null,
      necking: isNecking(bar, state.plasticStrain),
      modulusNote:
        isApart(state) && record.elasticSource !== 'extensometer' && record.elasticSource !== null
          ? MODULUS_NOT_VALID
          : null,
      /** Points in the field `curve`; the first `uniform` of them have true values; raised when they were thinned. */
      curve: { points, uniform: Math.min(points, record.uniformLength), halvings: record.halvings },
      neckPoints: state.neckPoints.map(({ strain, stress }) => ({ strain: strain * 100, stress: stress / 1e6 })),
      message: state.message,
    };
  },
});
