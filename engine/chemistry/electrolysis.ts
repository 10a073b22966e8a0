/**
 * Electrolysis of water in a Hofmann voltameter.
 *
 * Voltage    V = E_rev + ΔpH + η_a(I) + η_c(I) + I L/(κ A_t), solved for I; I = 0 where V ≤ E_rev + ΔpH
 * Electrode  η(I) = (b/ln 10) asinh(I / 2 j₀ A): Tafel's law where I is large, linear where it is small
 * Faraday    dn(H₂) = I dt/2F, dn(O₂) = I dt/4F, current efficiency 1
 * pH         [H⁺] at the anode and [OH⁻] at the cathode of unbuffered sulfate: Q/(F · 20 mL), as much as water at pH 7 besides; from
 *            1 mmol/L on (pH 3 and 11) the bubbles stir as much away as comes
 * Gas        V = n R T/(p − p_w): collected over water at 25 °C and 1 atm
 *
 * With `dissolution` the liquid around each electrode first takes up its gas to saturation; nothing rises before.
 * Between two changes the current is constant, so that every step is exact; the one in which the tube fills ends there.
 *
 * All at one temperature, 25 °C: reaction, conductivity, gases, water vapour, solubilities.
 *
 * Assumptions: no Joule heating, no concentration polarisation; the voltage of the pH gap of unbuffered sulfate is
 * there from the first instant. Range: 1–12 V.
 */
import { defineSimulation, type InstrumentSpec, type Quantity } from '../contract';
import { constants } from '../core/constants';
import { newton } from '../core/root';
import { linearRgbToSrgb } from '../core/spectrum';
import { celsiusToKelvin, mLToL } from '../core/units';
import { CELL_TEMPERATURE, type Electrolyte, electrolytes, REVERSIBLE } from '../data/electrolytes';
import { indicators } from '../data/indicators';
import { baseForm, indicatorLight } from './indicator-colour';
import { rectangular } from '../core/uncertainty';

export interface Params {
  readonly voltage: Quantity<'V'>;
  readonly electrolyte: 'None' | 'Sulfuric Acid (dilute)' | 'Sodium Sulfate';
  readonly dissolution: boolean;
}

const F = constants.faraday.value;
const LN10 = Math.LN10;

const DT: Quantity<'s'> = 0.05;
const ELECTRODE_AREA: Quantity<'cm²'> = 1;
const PATH: Quantity<'cm'> = 10;
const TUBE_AREA: Quantity<'cm²'> = 1.5;

const PRESSURE: Quantity<'Pa'> = 101_325;
const WATER_VAPOUR: Quantity<'Pa'> = 3169;
const DRY_PART = (PRESSURE - WATER_VAPOUR) / PRESSURE;
/** Of gas that is collected over water at 25 °C and 1 atm. */
export const MOLAR_VOLUME: Quantity<'mL/mol'> =
  (1e6 * (constants.gasConstant.value * celsiusToKelvin(CELL_TEMPERATURE))) / (PRESSURE - WATER_VAPOUR);

export const TUBE_CAPACITY: Quantity<'mL'> = 50;
const MOST_H2: Quantity<'mol'> = TUBE_CAPACITY / MOLAR_VOLUME;
const TEST_NEEDS: Quantity<'mL'> = 2;
const RATIO_FROM: Quantity<'mL'> = 0.05;

/** Liquid around an electrode that its gas has to saturate, and what that takes. */
const NEAR_LIQUID: Quantity<'L'> = mLToL(30);
const SATURATION: Readonly<Record<'h2' | 'o2', Quantity<'mol'>>> = {
  h2: 0.781e-3 * DRY_PART * NEAR_LIQUID,
  o2: 1.27e-3 * DRY_PART * NEAR_LIQUID,
};

const NEUTRAL = 7;
/** (mol/L)² at 25 °C. */
const WATER_PRODUCT = 1e-14;
/** Liquid at a plate that its ions change: chosen. */
const PLATE_LIQUID: Quantity<'L'> = mLToL(20);
/** Above this the bubbles stir away as many ions as are made: chosen, so that the plates differ by eight units of pH. */
const MOST_IONS: Quantity<'mol/L'> = 1e-3;
/** Below this current nothing is seen at the plates. */
const SEEN_FROM: Quantity<'A'> = 1e-5;
const INDICATOR_DROPS = 8;
const INDICATOR_VOLUME: Quantity<'mL'> = 50;

const BELOW = 'Below the decomposition voltage';
const FULL = 'The hydrogen tube is full.';
const POP = 'It burns with a squeaky pop: hydrogen.';
const RELIT = 'The glowing splint bursts into flame: oxygen.';

// ---------------------------------------------------------------- the cell

/** V below which no current flows at all. */
export const decompositionVoltage = (electrolyte: Params['electrolyte']): Quantity<'V'> =>
  REVERSIBLE + electrolytes[electrolyte].phGap;

const resistanceOf = ({ conductivity }: Electrolyte): Quantity<'Ω'> => PATH / (conductivity * TUBE_AREA);

interface Shares {
  readonly anode: Quantity<'V'>;
  readonly cathode: Quantity<'V'>;
  readonly ohmic: Quantity<'V'>;
}

function sharesOf(cell: Electrolyte, current: Quantity<'A'>): Shares {
  const overpotential = ({ tafelSlope, exchangeCurrent }: Electrolyte['anode']): number =>
    (tafelSlope / LN10) * Math.asinh(current / (2 * exchangeCurrent * ELECTRODE_AREA));
  return {
    anode: overpotential(cell.anode),
    cathode: overpotential(cell.cathode),
    ohmic: current * resistanceOf(cell),
  };
}

/** The current that the voltage drives through the closed cell. */
export function currentOf({ voltage, electrolyte }: Pick<Params, 'voltage' | 'electrolyte'>): Quantity<'A'> {
  const cell = electrolytes[electrolyte];
  const driving = voltage - decompositionVoltage(electrolyte);
  if (driving <= 0) return 0;
  const resistance = resistanceOf(cell);
  const slope = ({ tafelSlope, exchangeCurrent }: Electrolyte['anode'], current: number): number =>
    tafelSlope / LN10 / Math.sqrt(current ** 2 + (2 * exchangeCurrent * ELECTRODE_AREA) ** 2);
  return newton(
    (current) => {
      const { anode, cathode, ohmic } = sharesOf(cell, current);
      return anode + cathode + ohmic - driving;
    },
    (current) => slope(cell.anode, current) + slope(cell.cathode, current) + resistance,
    0,
    driving / resistance,
    { tolerance: 1e-15 },
  );
}

// ---------------------------------------------------------------- state

interface Gas {
  /** mol in the tube, and in the liquid around the electrode. */
  readonly collected: Quantity<'mol'>;
  readonly dissolved: Quantity<'mol'>;
}

export interface State {
  readonly on: boolean;
  readonly full: boolean;
  readonly charge: Quantity<'C'>;
  readonly h2: Gas;
  readonly o2: Gas;
  readonly indicator: boolean;
  /** Splint tests that succeeded. */
  readonly pops: number;
  readonly relit: number;
  /** A when switched on: kept because it is a root. */
  readonly current: Quantity<'A'>;
}

const currentIn = ({ on, current }: State): Quantity<'A'> => (on ? current : 0);
const volumeOf = ({ collected }: Gas): Quantity<'mL'> => collected * MOLAR_VOLUME;

function receive(gas: Gas, amount: Quantity<'mol'>, saturation: Quantity<'mol'>): Gas {
  const taken = Math.min(amount, Math.max(0, saturation - gas.dissolved));
  return { collected: gas.collected + (amount - taken), dissolved: gas.dissolved + taken };
}

function electrolyse(state: State, { dissolution }: Params, seconds: Quantity<'s'>): State {
  const charge = state.current * seconds;
  return {
    ...state,
    charge: state.charge + charge,
    h2: receive(state.h2, charge / (2 * F), dissolution ? SATURATION.h2 : 0),
    o2: receive(state.o2, charge / (4 * F), dissolution ? SATURATION.o2 : 0),
  };
}

// ---------------------------------------------------------------- what can be read

interface LocalPh {
  readonly anode: number;
  readonly cathode: number;
  readonly bulk: number;
}

/** Units of pH by which so much charge shifts the liquid at a plate: away from 7, acid at the anode as alkaline at the cathode. */
function phShift(charge: Quantity<'C'>): number {
  const made = Math.min(MOST_IONS, charge / (F * PLATE_LIQUID));
  return NEUTRAL + Math.log10(made / 2 + Math.sqrt(made ** 2 / 4 + WATER_PRODUCT));
}

function phOf({ charge }: State, { electrolyte }: Params): LocalPh {
  const { ph } = electrolytes[electrolyte];
  if (ph === 'drifts') {
    const shift = phShift(charge);
    return { anode: NEUTRAL - shift, cathode: NEUTRAL + shift, bulk: NEUTRAL };
  }
  return { anode: ph, cathode: ph, bulk: ph };
}

const [bromothymolBlue] = indicators.filter(({ name }) => name === 'Bromothymol Blue');

/** White light after a limb, 0xrrggbb. */
function colourAt(ph: number, indicator: boolean): number {
  if (!indicator || !bromothymolBlue) return 0xffffff;
  const beta = baseForm(ph, bromothymolBlue);
  return linearRgbToSrgb(indicatorLight(bromothymolBlue, beta, INDICATOR_DROPS, INDICATOR_VOLUME));
}

function messageOf(state: State): string | null {
  if (state.full) return `${FULL} Open the taps to release the gas.`;
  if (!state.on) return null;
  if (state.current === 0) return `${BELOW}: no current flows.`;
  if (state.current < SEEN_FROM) return 'Hardly any current flows: nothing is to be seen at the plates.';
  return null;
}

/** Gas is made, and some of it goes into the liquid. */
const isDissolving = ({ on, current, h2, o2 }: State, { dissolution }: Params): boolean =>
  dissolution && on && current >= SEEN_FROM && (h2.dissolved < SATURATION.h2 || o2.dissolved < SATURATION.o2);

export interface View {
  readonly on: boolean;
  readonly full: boolean;
  readonly current: Quantity<'A'>;
  readonly charge: Quantity<'C'>;
  readonly h2: Quantity<'mL'>;
  readonly o2: Quantity<'mL'>;
  /** How far the liquid around each plate is saturated, 0 to 1; 1 where gases do not dissolve. */
  readonly saturated: { readonly h2: number; readonly o2: number };
  /** White light after the liquid in each limb and in the reservoir, 0xrrggbb. */
  readonly light: { readonly anode: number; readonly cathode: number; readonly bulk: number };
  readonly indicator: boolean;
  /** How the voltage is spent, V; `gap`: what the pH difference costs. null while no current flows. */
  readonly shares: (Shares & { readonly reversible: number; readonly gap: number }) | null;
  readonly pops: number;
  readonly relit: number;
  /** Gas is still dissolving in the liquid around the plates. */
  readonly dissolving: boolean;
  readonly message: string | null;
}

// ---------------------------------------------------------------- instruments

const SCHOOL_METER = 'maker: ±0.5 %, taken as rectangular; its last digit is that of the display';
const BENCH_METER = 'Agilent 34401A, current ranges: ±0.1 % of the reading, taken as rectangular';

const meter = (name: string, school: number, research: number): InstrumentSpec => ({
  name,
  device: 'ammeter',
  updateInterval: 4,
  school: { resolution: school, gain: rectangular(0.005), source: SCHOOL_METER },
  research: { resolution: research, gain: rectangular(0.001), source: BENCH_METER },
});

const TUBE_GAIN = rectangular(0.1 / TUBE_CAPACITY);
const tube = (device: string): InstrumentSpec => ({
  name: 'Limb of the voltameter, 50 mL in divisions of 0.2 mL',
  device,
  updateInterval: 20,
  school: {
    resolution: 0.05,
    repeatability: 0.03,
    gain: TUBE_GAIN,
    source:
      'read to a quarter of a division, σ = 0.03 mL as a teaching value; tube as ISO 385 class B, ±0.1 mL at 50 mL, taken as rectangular',
  },
  research: {
    resolution: 0.02,
    repeatability: 0.01,
    gain: TUBE_GAIN / 2,
    source:
      'read with a lens to a tenth of a division, σ = 0.01 mL as a teaching value; tube as ISO 385 class A, ±0.05 mL at 50 mL, taken as rectangular',
  },
});

const NO_GAS: Gas = { collected: 0, dissolved: 0 };

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: 10,
  readings: {
    current_ma: {
      label: 'Current',
      unit: 'mA',
      range: [0, 2000],
      instrument: meter('Digital multimeter, 400 mA range', 0.1, 0.001),
    },
    charge_c: {
      label: 'Charge passed',
      unit: 'C',
      range: [0, 1e6],
      instrument: meter('Coulomb counter of the multimeter', 0.1, 0.001),
    },
    h2_ml: { label: 'Hydrogen collected', unit: 'mL', range: [0, TUBE_CAPACITY], instrument: tube('hydrogen limb') },
    o2_ml: { label: 'Oxygen collected', unit: 'mL', range: [0, TUBE_CAPACITY], instrument: tube('oxygen limb') },
    volume_ratio: { label: 'Hydrogen : oxygen', unit: '1', digits: 3, origin: 'derived' },
    ohmic_v: { label: 'Voltage on the liquid, I R', unit: 'V', decimals: 2, origin: 'theory' },
    overpotential_v: { label: 'Overpotentials, both plates', unit: 'V', decimals: 2, origin: 'theory' },
    ph_anode: { label: 'pH at the anode', unit: '1', decimals: 1, origin: 'theory' },
    ph_cathode: { label: 'pH at the cathode', unit: '1', decimals: 1, origin: 'theory' },
  },
  actions: {
    switch_on: { label: 'Switch on' },
    switch_off: { label: 'Switch off' },
    set_voltage: {
      label: 'Set the voltage',
      value: { kind: 'number', unit: 'V', min: 1, max: 12, step: 1, initial: 9 },
      hint: 'Turns the knob of the power supply, also while current flows.',
    },
    add_bromothymol: {
      label: 'Add bromothymol blue',
      hint: 'An indicator: yellow in acid, green when neutral, blue in alkali.',
    },
    test_hydrogen: {
      label: 'Burning splint at the hydrogen tap',
      hint: 'Needs 2 mL of gas; the little that it takes is not missed.',
    },
    test_oxygen: {
      label: 'Glowing splint at the oxygen tap',
      hint: 'Needs 2 mL of gas; the little that it takes is not missed.',
    },
    release_gas: { label: 'Open the taps', hint: 'Lets the gas out of both tubes; the charge is still counted on.' },
  },
  fields: () => ({}),

  init: (params) => ({
    on: false,
    full: false,
    charge: 0,
    h2: NO_GAS,
    o2: NO_GAS,
    indicator: false,
    pops: 0,
    relit: 0,
    current: currentOf(params),
  }),

  step(state, params, { dt }) {
    if (!state.on || state.current === 0) return state;
    const next = electrolyse(state, params, dt);
    if (next.h2.collected < MOST_H2) return next;
    // Back to where it is just full: what this step collected beyond that never passed.
    const beyond = (next.h2.collected - MOST_H2) / (state.current / (2 * F));
    const filled = electrolyse(state, params, Math.max(0, dt - beyond));
    return { ...filled, h2: { ...filled.h2, collected: MOST_H2 }, on: false, full: true };
  },

  act(state, params, action) {
    switch (action.do) {
      case 'switch_on':
        if (state.full) return { state, notice: `${FULL} Open the taps to release the gas.` };
        return { state: { ...state, on: true }, notice: state.current === 0 ? BELOW : undefined };
      case 'switch_off':
        return { state: { ...state, on: false } };
      case 'set_voltage': {
        const voltage = action.value;
        const current = currentOf({ ...params, voltage });
        return {
          state: { ...state, current },
          inputs: { voltage },
          notice: state.on && current === 0 ? BELOW : undefined,
        };
      }
      case 'add_bromothymol':
        return { state: { ...state, indicator: true } };
      case 'test_hydrogen':
        if (volumeOf(state.h2) < TEST_NEEDS) {
          return { state, notice: 'Not enough gas. The test needs 2 mL in the hydrogen tube.' };
        }
        return { state: { ...state, pops: state.pops + 1 }, notice: POP };
      case 'test_oxygen':
        if (volumeOf(state.o2) < TEST_NEEDS) {
          return { state, notice: 'Not enough gas. The test needs 2 mL in the oxygen tube.' };
        }
        return { state: { ...state, relit: state.relit + 1 }, notice: RELIT };
      case 'release_gas':
        return {
          state: {
            ...state,
            full: false,
            h2: { ...state.h2, collected: 0 },
            o2: { ...state.o2, collected: 0 },
          },
        };
    }
  },

  reconfigure: (state, params, before) =>
    params.voltage === before.voltage ? state : { ...state, current: currentOf(params) },

  done: ({ full }) => full,

  read(state, params) {
    const current = currentIn(state);
    const { anode, cathode, ohmic } = sharesOf(electrolytes[params.electrolyte], current);
    const ph = phOf(state, params);
    const h2 = volumeOf(state.h2);
    const o2 = volumeOf(state.o2);
    return {
      current_ma: current * 1000,
      charge_c: state.charge,
      h2_ml: h2,
      o2_ml: o2,
      volume_ratio: o2 < RATIO_FROM ? null : h2 / o2,
      ohmic_v: ohmic,
      overpotential_v: anode + cathode,
      ph_anode: ph.anode,
      ph_cathode: ph.cathode,
    };
  },

  derive(_state, _params, instruments) {
    const h2 = instruments.shown('h2_ml');
    const o2 = instruments.shown('o2_ml');
    return { volume_ratio: h2 === null || o2 === null ? null : h2 / o2 };
  },

  view(state, params): View {
    const current = currentIn(state);
    const cell = electrolytes[params.electrolyte];
    const ph = phOf(state, params);
    const part = (gas: Gas, saturation: number): number => (params.dissolution ? gas.dissolved / saturation : 1);
    return {
      on: state.on,
      full: state.full,
      current,
      charge: state.charge,
      h2: volumeOf(state.h2),
      o2: volumeOf(state.o2),
      saturated: { h2: part(state.h2, SATURATION.h2), o2: part(state.o2, SATURATION.o2) },
      light: {
        anode: colourAt(ph.anode, state.indicator),
        cathode: colourAt(ph.cathode, state.indicator),
        bulk: colourAt(ph.bulk, state.indicator),
      },
      indicator: state.indicator,
      shares: current > 0 ? { reversible: REVERSIBLE, gap: cell.phGap, ...sharesOf(cell, current) } : null,
      pops: state.pops,
      relit: state.relit,
      dissolving: isDissolving(state, params),
      message: messageOf(state),
    };
  },
});
