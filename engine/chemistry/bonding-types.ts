/**
 * Three kinds of bond in one bench: an ionic crystal, a molecule, a metal.
 *
 * Pair          energy of two partners against their distance (pair-energy.ts), density of their electrons (pair-density.ts)
 * Crystal       Madelung constant summed over the ions of a cube; Born–Landé energy; density from the unit cell
 * Iron          body-centred, from 912 to 1394 °C face-centred, body-centred again; each cell grows in proportion to temperature
 * Ionic part    1 − e^(−Δχ²/4) (Pauling)
 * Heating       the sample takes up heat: temperature stands still while it changes, melts or boils. Every heating takes 0.9 s
 * Cell          cube of 1 cm between two plates: I = κ V · 1 cm, at most 10 A; V alternates with 1 kHz, so that nothing is split
 *
 * Assumptions: one atmosphere; a melt, water and a solution keep one conductivity; a gas does not conduct and has no value.
 * The drawn particles (particle-motion.ts) are a picture of the state, not its cause.
 */
import { defineSimulation, type Quantity } from '../contract';
import {
  type BondingSample,
  bondingSamples,
  type Compound,
  type Structure,
  WATER_ANGLE,
  WATER_DIPOLE,
  IRON_RESISTIVITY,
} from '../data/bonding-samples';
import type { Sample, SamplePart } from '../data/samples/sample';
import { createLinear } from '../core/interpolate';
import { crystalOf, heatOf, phaseOf, temperatureOf } from './bonding-heat';
import { bondingReadings } from './bonding-readings';
import { ballsOf } from './crystal-sites';
import { DENSITY_COLUMNS, DENSITY_ROWS, electronGone, fillDensity, type PairFrame, pairFrames } from './pair-density';
import { LATTICE_ENERGY, MADELUNG, pairEnergy } from './pair-energy';
import {
  breakPiece,
  type Condition,
  createMotion,
  dissolve,
  ELECTRONS,
  fillBalls,
  mendPiece,
  type Motion,
  moveParticles,
  PARTICLE_NUMBERS,
} from './particle-motion';

export interface Params {
  readonly compound: Compound;
}

const DT: Quantity<'s'> = 1 / 60;
const ROOM: Quantity<'°C'> = 25;
const HEATING_TIME: Quantity<'s'> = 0.9;
const CELL: Quantity<'m'> = 0.01;
const CURRENT_LIMIT: Quantity<'A'> = 10;
const GREATEST_VOLTAGE: Quantity<'V'> = 12;
/** Water freezes below, and spatters above. */
const WATER_RANGE = [0, 100] as const;
const DISSOLVED = 3;
/** Of the field in the picture: it goes to and fro in so many seconds, for the eye; at the cell a thousand times in one second. */
const SWING: Quantity<'s'> = 3;
const ironResistivity = createLinear(
  IRON_RESISTIVITY.map(([celsius]) => celsius),
  IRON_RESISTIVITY.map(([, tenNanoohms]) => 1e-8 * tenNanoohms),
);
/** What the meter of the cell can still tell from nothing, S/m. */
const LEAST_SHOWN = 1e-14;
const LEAST_SEPARATION: Quantity<'Å'> = 0.5;
const CURVE_POINTS = 201;

// ---------------------------------------------------------------- state

type Blow = 'not struck' | 'cleaved along {100}' | 'slipped along {110}' | 'slipped along {111}' | 'shattered';

const BLOWS: Readonly<Record<Structure, Blow>> = {
  'rock salt': 'cleaved along {100}',
  'hexagonal ice': 'shattered',
  'body-centred cubic': 'slipped along {110}',
  'face-centred cubic': 'slipped along {111}',
};

const LOOKS = ['orbitals', 'lattice', 'charge density'] as const;
export type Look = (typeof LOOKS)[number];

export interface State {
  separation: Quantity<'Å'>;
  /** Degrees of heat now, at the end of the change, and gained in one second. */
  heat: number;
  targetHeat: number;
  heating: number;
  target: Quantity<'°C'>;
  voltage: Quantity<'V'>;
  dissolved: boolean;
  blow: Blow;
  /** Blows struck, for the picture of the hammer. */
  blows: number;
  look: Look;
  readonly density: Float32Array;
  readonly curve: Float32Array;
  readonly motion: Motion;
  /** Since the field of the picture was last at its height. */
  swung: Quantity<'s'>;
  /** Put into vials, in order. */
  readonly taken: readonly Sample[];
}

/** What stays solid on its way to an instrument. */
const PIECES: Readonly<Partial<Record<Compound, { readonly name: string; readonly id: SamplePart['id'] }>>> = {
  'NaCl (Ionic)': { name: 'Salt crystal', id: 'sodium-chloride' },
  'Fe (Metallic)': { name: 'Piece of iron', id: 'iron-metal' },
};

const pieceOf = ({ name, id }: { readonly name: string; readonly id: SamplePart['id'] }, grams: number): Sample => ({
  version: 1,
  name,
  phase: 'solid',
  matrix: 'one piece',
  amount: { value: grams, unit: 'g' },
  temperature: ROOM,
  parts: [{ id, q: { value: 1, unit: '1' }, form: 'crystalline' }],
  prep: [],
  source: 'broken off the sample of this bench, and cooled to room temperature',
});

const sampleOf = ({ compound }: Params): BondingSample => bondingSamples[compound];

function conditionOf(state: State, params: Params): Condition {
  if (state.dissolved) return 'dissolved';
  return (['solid', 'liquid', 'gas'] as const)[phaseOf(sampleOf(params), state.heat)];
}

function conductivityOf(state: State, params: Params): number | null {
  const condition = conditionOf(state, params);
  if (condition === 'gas') return null;
  switch (params.compound) {
    case 'NaCl (Ionic)':
      return condition === 'dissolved' ? 8.5 : condition === 'liquid' ? 358 : 1e-15;
    case 'H2O (Covalent)':
      return condition === 'solid' ? 1e-8 : 5.5e-6;
    case 'Fe (Metallic)':
      return condition === 'solid' ? 1 / ironResistivity.value(temperatureOf(sampleOf(params), state.heat)) : 7e5;
  }
}

const currentOf = (state: State, params: Params): number | null => {
  const conductivity = conductivityOf(state, params);
  return conductivity === null ? null : Math.min(CURRENT_LIMIT, conductivity * state.voltage * CELL);
};

/** κ as the meter of the cell shows it. */
function meterText(conductivity: number | null): string | null {
  if (conductivity === null) return null;
  if (conductivity < LEAST_SHOWN) return '< 10⁻¹⁴ S/m';
  const power = Math.floor(Math.log10(conductivity));
  if (power >= -1 && power <= 3) return `${Number(conductivity.toPrecision(3))} S/m`;
  const digits = [...String(power)].map((digit) => (digit === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)])).join('');
  return `${(conductivity / 10 ** power).toFixed(2)} × 10${digits} S/m`;
}

/** Energies of the pair at even steps from the least separation to the end of the picture, kJ/mol. */
function curveOf(params: Params): Float32Array {
  const { pair } = sampleOf(params);
  const { to } = pairFrames[params.compound];
  return Float32Array.from({ length: CURVE_POINTS }, (_, n) =>
    pairEnergy(pair, LEAST_SEPARATION + ((to - LEAST_SEPARATION) * n) / (CURVE_POINTS - 1)),
  );
}

// ---------------------------------------------------------------- what hands do

const NOT_SOLID: Readonly<Record<Exclude<Condition, 'solid'>, string>> = {
  liquid: 'The sample is liquid: there is nothing solid to strike. Let it cool below its melting point.',
  gas: 'The sample is a gas: there is nothing solid to strike. Let it cool below its melting point.',
  dissolved: 'The sample is dissolved: there is nothing solid to strike. Reset the bench for a dry crystal.',
};

function refuseWater(state: State, params: Params): string | null {
  const [least, most] = WATER_RANGE;
  const temperature = temperatureOf(sampleOf(params), state.heat);
  switch (params.compound) {
    case 'H2O (Covalent)':
      return 'The sample is water itself: there is nothing to dissolve.';
    case 'Fe (Metallic)':
      return 'Iron is insoluble in water: it stays as it is.';
    case 'NaCl (Ionic)':
      if (state.dissolved) return 'The salt is dissolved already.';
      if (temperature < least) return 'Below 0 °C the water would freeze: warm the sample first.';
      if (temperature > most) return 'Above 100 °C the water would spatter: let the sample cool first.';
      return null;
  }
}

function heatTo(state: State, params: Params, temperature: number): void {
  state.target = temperature;
  state.targetHeat = heatOf(sampleOf(params), temperature);
  state.heating = (state.targetHeat - state.heat) / HEATING_TIME;
}

// ---------------------------------------------------------------- frames

export interface View {
  /** What of the pair is shown: 1 orbitals, 2 lattice, 3 charge density. */
  readonly look: Look;
  readonly compound: Compound;
  readonly condition: Condition;
  /** What solid it is; null where it is none. */
  readonly structure: Structure | null;
  readonly separation: Quantity<'Å'>;
  /** Where the energy of the pair is least. */
  readonly minimum: Quantity<'Å'>;
  readonly frame: PairFrame;
  /** Where the field `curve` begins. */
  readonly curveFrom: Quantity<'Å'>;
  /** Part of an electron that sodium has given away; 0 for the others. */
  readonly gone: number;
  readonly temperature: Quantity<'°C'>;
  readonly target: Quantity<'°C'>;
  readonly voltage: Quantity<'V'>;
  /** The source gives no more. */
  readonly limited: boolean;
  readonly blow: Blow;
  readonly blows: number;
  /** Half of the box of the drawn piece, Å. */
  readonly reach: number;
}

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: 1,
  readings: bondingReadings,
  actions: {
    set_separation: {
      label: 'Set the separation',
      value: { kind: 'number', unit: 'Å', min: LEAST_SEPARATION, max: 10, step: 0.01, initial: 3 },
      hint: 'Moves one partner along the energy curve.',
    },
    set_temperature: {
      label: 'Set the temperature',
      value: { kind: 'number', unit: '°C', min: -50, max: 3000, step: 1, initial: 900 },
      hint: 'Of the sample, by burner or cooling.',
    },
    apply_voltage: {
      label: 'Apply a voltage',
      value: { kind: 'number', unit: 'V', min: 0, max: 12, step: 0.1, initial: 6 },
      hint: 'To the cell, a cube of 1 cm. It alternates a thousand times in one second, so that nothing is deposited at the plates.',
    },
    add_to_water: { label: 'Add to water', hint: 'Puts the sample into the beaker; the cell is filled from it.' },
    strike: { label: 'Strike', hint: 'With the hammer.' },
    take_piece: {
      label: 'Put a piece into a vial',
      value: { kind: 'number', unit: 'g', min: 0.01, max: 10, step: 0.01, initial: 1 },
      hint: 'Of the same crystal, of which only a few atoms are drawn: the bench keeps its own. It goes to the shelf; ground, it goes to the diffractometer.',
    },
    view: {
      label: 'View',
      value: { kind: 'select', options: LOOKS, initial: 'lattice', numbered: true },
      hint: 'Orbitals of the pair, the lattice, or the charge density of the pair.',
    },
  },
  fields: ({ compound }) => ({
    balls: { kind: 'f32', shape: [ballsOf(compound), PARTICLE_NUMBERS] },
    electrons: { kind: 'f32', shape: [compound === 'Fe (Metallic)' ? ELECTRONS : 0, 3] },
    density: { kind: 'f32', shape: [DENSITY_ROWS, DENSITY_COLUMNS] },
    curve: { kind: 'f32', shape: [CURVE_POINTS] },
  }),

  init(params, rng) {
    const sample = sampleOf(params);
    const heat = heatOf(sample, ROOM);
    const density = new Float32Array(DENSITY_ROWS * DENSITY_COLUMNS);
    fillDensity(params.compound, sample.pair.minimum, density);
    const condition = (['solid', 'liquid', 'gas'] as const)[phaseOf(sample, heat)];
    return {
      separation: sample.pair.minimum,
      heat,
      targetHeat: heat,
      heating: 0,
      target: ROOM,
      voltage: 0,
      dissolved: false,
      blow: 'not struck',
      blows: 0,
      look: 'lattice',
      density,
      curve: curveOf(params),
      motion: createMotion(params.compound, condition, rng.stream('particles')),
      swung: 0,
      taken: [],
    };
  },

  step(state, params) {
    if (state.heat !== state.targetHeat) {
      const before = state.targetHeat - state.heat;
      state.heat += state.heating * DT;
      if ((state.targetHeat - state.heat) * before <= 0 || Math.abs(state.targetHeat - state.heat) < 1e-6) {
        state.heat = state.targetHeat;
      }
    }
    const condition = conditionOf(state, params);
    if (condition !== 'solid' && state.blow !== 'not struck') {
      state.blow = 'not struck';
      mendPiece(state.motion);
    }
    const temperature = temperatureOf(sampleOf(params), state.heat);
    state.motion.close = crystalOf(sampleOf(params), state.heat)?.structure === 'face-centred cubic';
    state.swung = (state.swung + DT) % SWING;
    const field = (state.voltage / GREATEST_VOLTAGE) * Math.cos((2 * Math.PI * state.swung) / SWING);
    moveParticles(state.motion, params.compound, condition, temperature, field, DT);
    return state;
  },

  act(state, params, action) {
    switch (action.do) {
      case 'set_separation':
        state.separation = action.value;
        fillDensity(params.compound, action.value, state.density);
        return { state };
      case 'set_temperature':
        if (state.dissolved) {
          return { state, notice: 'The solution is kept at 25 °C. Reset the bench for a dry crystal.' };
        }
        heatTo(state, params, action.value);
        return { state };
      case 'apply_voltage':
        state.voltage = action.value;
        return { state };
      case 'add_to_water': {
        const notice = refuseWater(state, params);
        if (notice !== null) return { state, notice };
        state.dissolved = true;
        dissolve(state.motion, params.compound);
        heatTo(state, params, ROOM);
        return { state };
      }
      case 'strike': {
        const condition = conditionOf(state, params);
        if (condition !== 'solid') return { state, notice: NOT_SOLID[condition] };
        state.blows++;
        const crystal = crystalOf(sampleOf(params), state.heat);
        if (state.blow === 'not struck' && crystal) {
          breakPiece(state.motion, params.compound);
          state.blow = BLOWS[crystal.structure];
        }
        return { state };
      }
      case 'take_piece': {
        const piece = PIECES[params.compound];
        if (!piece) return { state, notice: 'Ice would be water again before it came to an instrument.' };
        if (conditionOf(state, params) !== 'solid')
          return { state, notice: 'No crystal is there now: let it cool, or reset the bench.' };
        return { state: { ...state, taken: [...state.taken, pieceOf(piece, action.value)] } };
      }
      case 'view':
        state.look = action.value;
        return { state };
    }
  },

  samples: ({ taken }) => taken,

  read(state, params) {
    const sample = sampleOf(params);
    const [first, second] = sample.electronegativities;
    const difference = Math.abs(first - second);
    const salt = params.compound === 'NaCl (Ionic)';
    const water = params.compound === 'H2O (Covalent)';
    const conductivity = conductivityOf(state, params);
    const condition = conditionOf(state, params);
    const crystal = condition === 'solid' ? crystalOf(sample, state.heat) : null;
    // A molecule of water keeps its two bonds, whatever has become of the crystal; ions and iron atoms keep no neighbours.
    const bond = crystal ?? (water ? (sample.solids[0]?.(ROOM) ?? null) : null);
    return {
      electronegativity_difference: difference,
      percent_ionic: 100 * (1 - Math.exp((-difference * difference) / 4)),
      nearest_distance_angstrom: bond?.nearest ?? null,
      bond_angle_deg: water ? WATER_ANGLE : null,
      dipole_debye: water ? WATER_DIPOLE : null,
      madelung_constant: salt ? MADELUNG : null,
      lattice_energy_kjmol: salt ? LATTICE_ENERGY : null,
      coordination_number: bond?.coordination ?? null,
      crystal: crystal?.structure ?? 'none',
      density_g_cm3: crystal?.density ?? (condition === 'liquid' ? sample.liquidDensity : null),
      separation_angstrom: state.separation,
      pair_energy_kjmol: pairEnergy(sample.pair, state.separation),
      conductivity_s_m: conductivity,
      conductivity_meter: meterText(conductivity),
      current_a: currentOf(state, params),
      voltage_v: state.voltage,
      temperature_c: temperatureOf(sample, state.heat),
      melting_point_c: sample.melting,
      phase: condition === 'dissolved' ? DISSOLVED : phaseOf(sample, state.heat),
      blows: state.blows,
      strike_result: state.blow,
    };
  },

  view(state, params, out): View {
    const sample = sampleOf(params);
    const condition = conditionOf(state, params);
    fillBalls(state.motion, params.compound, condition, out.balls);
    out.electrons.set(state.motion.electrons);
    out.density.set(state.density);
    out.curve.set(state.curve);
    return {
      look: state.look,
      compound: params.compound,
      condition,
      structure: condition === 'solid' ? (crystalOf(sample, state.heat)?.structure ?? null) : null,
      separation: state.separation,
      minimum: sample.pair.minimum,
      frame: pairFrames[params.compound],
      curveFrom: LEAST_SEPARATION,
      gone: params.compound === 'NaCl (Ionic)' ? electronGone(state.separation) : 0,
      temperature: temperatureOf(sample, state.heat),
      target: state.target,
      voltage: state.voltage,
      limited: currentOf(state, params) === CURRENT_LIMIT,
      blow: state.blow,
      blows: state.blows,
      reach: state.motion.piece.reach,
    };
  },
});
