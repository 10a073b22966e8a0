/**
 * A landfill is filled, capped and watched for a century: gas by LandGEM, leachate by Turc's water balance, a leak through its liner, a
 * well below it (`landfill-laws.ts`). Nothing happens before it is started; then a step is a hundredth of a year.
 *
 * Recirculated leachate raises k, to twice where there is enough of it, up to 0.7 per year: from then on the rate is that of the equivalent
 * pool, Q = k L₀ m. Waste holds water: under a cap leachate falls to what still soaks in over years.
 */
import { defineSimulation, type Quantity } from '../contract';
import { rectangular } from '../core/uncertainty';
import {
  atFence,
  CHLORIDE,
  COD_BACKGROUND,
  COD_LOSS,
  drained,
  groundwater,
  landGem,
  leachateCod,
  leakOf,
  type Liner,
  METHANE,
  mixed,
  moistened,
  pooled,
  type Tanks,
  throughTanks,
  waterBalance,
  YEAR,
} from './landfill-laws';

export interface Params {
  readonly waste_rate: Quantity<'Mg/yr'>;
  readonly open_years: Quantity<'yr'>;
  readonly decay_rate: Quantity<'1/yr'>;
  readonly methane_potential: Quantity<'m³/Mg'>;
  readonly methane_pct: Quantity<'%'>;
  readonly collection_eff: Quantity<'%'>;
  readonly oxidation: Quantity<'%'>;
  readonly precipitation: Quantity<'mm/yr'>;
  readonly air_temp: Quantity<'°C'>;
  readonly area_ha: Quantity<'ha'>;
  readonly liner: Liner;
  readonly leachate_head: Quantity<'m'>;
  readonly holes_per_ha: Quantity<'1/ha'>;
}

interface State {
  readonly started: boolean;
  /** Steps since the start. */
  readonly steps: number;
  readonly capped: boolean;
  readonly gasOn: boolean;
  readonly well: boolean;
  readonly recirculating: boolean;
  /** k was changed once: the rate is that of the pool. */
  readonly byPool: boolean;
  /** Waste that still can decay. */
  readonly pool: Quantity<'Mg'>;
  /** ∫k dt so far, and as it was when the middle of each year's waste was placed: for the picture of the layers. */
  readonly decay: number;
  readonly placedAt: readonly number[];
  readonly peak: { readonly rate: number; readonly year: number };
  /** Leachate that leaves the waste. */
  readonly draining: Quantity<'mm/yr'>;
  readonly chloride: Tanks;
  readonly cod: Tanks;
}

const PER_YEAR = 100;
const STEP: Quantity<'yr'> = 1 / PER_YEAR;
const END: Quantity<'yr'> = 100;
const FASTEST: Quantity<'1/yr'> = 0.7;
/** Most years open: layers of the picture. */
export const LAYERS = 60;
/** A tenth of waste that has decayed lowers the surface by a fiftieth: 20 % in the end. */
const SETTLEMENT = 0.2;
const HECTARE = 10_000;

const yearOf = ({ steps }: State): number => steps / PER_YEAR;

const kOf = ({ recirculating, draining }: State, { decay_rate: k }: Params): number =>
  recirculating ? Math.max(k, Math.min(FASTEST, moistened(draining) * k)) : k;

const rateOf = (state: State, params: Params): number =>
  state.byPool ? kOf(state, params) * params.methane_potential * state.pool : landGem(yearOf(state), params);

interface Water {
  readonly evaporated: Quantity<'mm/yr'>;
  readonly leachate: Quantity<'m³/yr'>;
  readonly leak: Quantity<'m³/d'>;
}

const balanceOf = ({ capped }: Pick<State, 'capped'>, { precipitation, air_temp }: Params) =>
  waterBalance(precipitation, air_temp, capped);

function waterOf(state: State, params: Params): Water {
  const { area_ha: area, liner, leachate_head: head, holes_per_ha: holes } = params;
  const leachate = (state.draining / 1000) * area * HECTARE;
  return {
    evaporated: balanceOf(state, params).evaporated,
    leachate,
    leak: leakOf(liner, area, head, holes, leachate),
  };
}

const LEAK_YEAR = YEAR / 86_400;

/** One step of the three tanks for both substances. */
function soaked(state: State, params: Params): Pick<State, 'chloride' | 'cod'> {
  const leak = waterOf(state, params).leak * LEAK_YEAR;
  const flow = groundwater(params.area_ha);
  const cod = leachateCod(yearOf(state) + STEP / 2, params.open_years);
  const inflow = (leachate: number, background: number): number => mixed(leak, flow, leachate, background) - background;
  return {
    chloride: throughTanks(state.chloride, inflow(CHLORIDE.leachate, CHLORIDE.background), 0, STEP),
    cod: throughTanks(state.cod, inflow(cod, COD_BACKGROUND), COD_LOSS, STEP),
  };
}

const placedOf = (state: State, { waste_rate, open_years }: Params): number =>
  waste_rate * Math.min(yearOf(state), open_years);

/** What is caught, and what gets through the cap. */
function gasOf(state: State, params: Params) {
  const rate = rateOf(state, params);
  const collected = state.gasOn ? (rate * params.collection_eff) / 100 : 0;
  return { rate, collected, emitted: (rate - collected) * (1 - params.oxidation / 100) };
}

const powerOf = (collected: number): number => (collected * METHANE.heat * METHANE.engine) / YEAR;
const warmingOf = (emitted: number): number => (emitted * METHANE.density * METHANE.warming) / 1000;

const flowMeter = {
  updateInterval: YEAR / 10,
  school: {
    resolution: 1000,
    counts: 200,
    gain: rectangular(0.05),
    source: 'two to three digits in ranges; orifice plate ±5 %, rectangular',
  },
  research: {
    resolution: 100,
    counts: 2000,
    gain: rectangular(0.02),
    source: 'three to four digits in ranges; thermal mass flow meters ±2 %, rectangular',
  },
} as const;

/** Of a whole site: as a single flow meter, since a real balance would hide the law. */
const siteBalance = {
  ...flowMeter,
  school: {
    ...flowMeter.school,
    source: 'chosen, far better than real, where chambers are off by tens of per cent: ±5 %, rectangular',
  },
  research: {
    ...flowMeter.research,
    source: 'chosen, far better than real, where tracer plumes are off by some 15 %: ±2 %, rectangular',
  },
} as const;

const refused = (state: State, notice: string) => ({ state, notice });

const DRY = 'There is no leachate to pump back: all rain that soaks in evaporates.';
const STILL_FILLING = 'Waste still comes: in this model it is brought in under the cap, which a real site never does.';

/** Waste that is there holds its water; an empty site has none. */
function capOn(state: State, params: Params) {
  const capped = { ...state, capped: true };
  const next = state.steps > 0 ? capped : { ...capped, draining: balanceOf(capped, params).sinking };
  const filling = state.steps < params.open_years * PER_YEAR;
  return filling ? { state: next, notice: STILL_FILLING } : { state: next };
}

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: STEP * YEAR,
  rate: 2 * YEAR,
  startActions: ['start'],
  readings: {
    year: { label: 'Year', unit: 'yr', decimals: 2, origin: 'computed' },
    years_since_closure: { label: 'Years since closure', unit: 'yr', decimals: 2, origin: 'computed' },
    methane_rate: {
      label: 'Methane generated',
      unit: 'm³/yr',
      instrument: { name: 'Gas balance of the site: flow meters and flux chambers', ...siteBalance },
    },
    gas_rate: { label: 'Landfill gas generated', unit: 'm³/yr', origin: 'derived' },
    methane_collected: {
      label: 'Methane collected',
      unit: 'm³/yr',
      instrument: { name: 'Flow meter at the engine', ...flowMeter },
    },
    methane_emitted: { label: 'Methane emitted', unit: 'm³/yr', origin: 'derived' },
    peak_year: { label: 'Year of the largest rate so far', unit: 'yr', decimals: 2, origin: 'computed' },
    methane_total_potential: { label: 'Methane in all', unit: 'm³', origin: 'theory' },
    power_mw: { label: 'Electric power', unit: 'MW', origin: 'derived' },
    co2e_t: { label: 'Emission as CO₂', unit: 't/yr', origin: 'derived' },
    evapotranspiration: { label: 'Evapotranspiration', unit: 'mm/yr', origin: 'theory' },
    leachate_m3: {
      label: 'Leachate',
      unit: 'm³/yr',
      instrument: {
        name: 'Water meter of the leachate pump',
        updateInterval: YEAR / 10,
        school: { resolution: 10, gain: rectangular(0.05), source: 'maker: ±5 %, rectangular' },
        research: { resolution: 1, gain: rectangular(0.02), source: 'maker: ±2 %, rectangular' },
      },
    },
    leak_m3_d: { label: 'Leak through the liner', unit: 'm³/d', origin: 'theory' },
    cod: {
      label: 'COD of the leachate',
      unit: 'mg/L',
      instrument: {
        name: 'Cuvette test, dichromate',
        device: 'photometer',
        updateInterval: YEAR / 10,
        school: { resolution: 10, gain: rectangular(0.05), repeatability: 20, source: 'maker: ±5 %, rectangular' },
        research: {
          resolution: 1,
          gain: rectangular(0.02),
          repeatability: 5,
          source: 'ISO 6060: ±2 %, taken as rectangular; repeats scatter by 5 mg/L',
        },
      },
    },
    well_chloride: {
      label: 'Chloride in the well',
      unit: 'mg/L',
      instrument: {
        name: 'Titration by Mohr, 100 mL',
        updateInterval: YEAR / 10,
        school: {
          resolution: 0.5,
          repeatability: 1,
          gain: rectangular(0.02),
          source: 'ISO 9297: ±1 mg/L; titrant ±2 %, rectangular',
        },
        research: {
          resolution: 0.1,
          repeatability: 0.2,
          gain: rectangular(0.01),
          source: 'ion chromatography, ISO 10304-1: ±1 %, rectangular',
        },
      },
    },
    well_cod: {
      label: 'COD in the well',
      unit: 'mg/L',
      instrument: {
        name: 'Cuvette test, dichromate, low range',
        device: 'photometer, low range',
        updateInterval: YEAR / 10,
        school: { resolution: 1, gain: rectangular(0.05), repeatability: 2, source: 'maker: ±5 %, rectangular' },
        research: { resolution: 0.1, gain: rectangular(0.02), repeatability: 0.5, source: 'maker: ±2 %, rectangular' },
      },
    },
    boundary_methane_pct: {
      label: 'Methane at the fence',
      unit: '%',
      range: [0, 100],
      instrument: {
        name: 'Infrared landfill gas analyser',
        updateInterval: YEAR / 10,
        school: {
          resolution: 0.1,
          offset: rectangular(0.2),
          gain: rectangular(0.03),
          source: 'maker: ±(3 % + 0.2 % by volume), rectangular',
        },
        research: {
          resolution: 0.01,
          offset: rectangular(0.05),
          gain: rectangular(0.01),
          source: 'maker: ±(1 % + 0.05 % by volume), rectangular',
        },
      },
    },
    settlement_pct: {
      label: 'Settlement',
      unit: '%',
      instrument: {
        name: 'Levelling of markers on the top',
        updateInterval: YEAR / 10,
        school: {
          resolution: 0.1,
          repeatability: 0.1,
          source: 'levelling of soft ground: standard deviation 2 cm in 20 m of waste',
        },
        research: {
          resolution: 0.01,
          repeatability: 0.02,
          source: 'precise levelling: standard deviation 4 mm in 20 m of waste',
        },
      },
    },
  },
  actions: {
    start: { label: 'Open the site', hint: 'The first lorry comes; the clock begins.' },
    place_cap: {
      label: 'Place the cap',
      hint: 'Clay, sheet and soil: nine tenths of the rain run off, and gas seeks other ways. The waste below drains for years.',
    },
    turn_on_gas: { label: 'Turn the gas wells on', hint: 'A blower draws gas from the waste to an engine.' },
    turn_off_gas: { label: 'Turn the gas wells off' },
    drill_well: { label: 'Drill the well', hint: 'A monitoring well below the site, for chloride and COD.' },
    recirculate: {
      label: 'Recirculate leachate',
      value: { kind: 'toggle' },
      hint: 'Leachate is pumped back on the waste: moist waste decays up to twice as fast.',
    },
  },
  fields: () => ({
    /** Of each year's waste: the part that can still decay. */
    layers: { kind: 'f32', shape: [LAYERS] },
  }),

  init: (params) => ({
    started: false,
    steps: 0,
    capped: false,
    gasOn: false,
    well: false,
    recirculating: false,
    byPool: false,
    pool: 0,
    decay: 0,
    placedAt: [],
    peak: { rate: 0, year: 0 },
    chloride: [0, 0, 0],
    cod: [0, 0, 0],
    draining: balanceOf({ capped: false }, params).sinking,
  }),

  // Before the site is opened there is no waste that holds water.
  reconfigure: (state, params) => (state.started ? state : { ...state, draining: balanceOf(state, params).sinking }),

  step(state, params) {
    if (!state.started) return state;
    const k = kOf(state, params);
    const isOpen = state.steps < params.open_years * PER_YEAR;
    const decay = state.decay + k * STEP;
    const middle = isOpen && state.steps % PER_YEAR === PER_YEAR / 2;
    const next: State = {
      ...state,
      ...soaked(state, params),
      steps: state.steps + 1,
      pool: pooled(state.pool, isOpen ? params.waste_rate : 0, k, STEP),
      decay,
      draining: drained(state.draining, balanceOf(state, params).sinking, STEP),
      placedAt: middle ? [...state.placedAt, decay] : state.placedAt,
    };
    const rate = rateOf(next, params);
    return rate > next.peak.rate ? { ...next, peak: { rate, year: yearOf(next) } } : next;
  },

  act(state, params, action) {
    switch (action.do) {
      case 'start':
        return { state: { ...state, started: true } };
      case 'place_cap':
        if (state.capped) return refused(state, 'The cap is on already.');
        return capOn(state, params);
      case 'turn_on_gas':
        return { state: { ...state, gasOn: true } };
      case 'turn_off_gas':
        return { state: { ...state, gasOn: false } };
      case 'drill_well':
        if (state.well) return refused(state, 'The well is there already.');
        return { state: { ...state, well: true } };
      case 'recirculate': {
        const recirculating = action.value === 1;
        if (recirculating && state.draining <= 0) return refused(state, DRY);
        const next = { ...state, recirculating };
        const changed = kOf(next, params) !== kOf(state, params);
        const notice = recirculating && !changed ? 'The waste is as moist as can be: k stays.' : undefined;
        return { state: { ...next, byPool: state.byPool || changed }, notice };
      }
    }
  },

  toggles: ({ recirculating }) => ({ recirculate: recirculating }),

  done: (state) => yearOf(state) >= END,

  read(state, params) {
    const year = yearOf(state);
    const { rate, collected, emitted } = gasOf(state, params);
    const water = waterOf(state, params);
    const placed = placedOf(state, params);
    const { waste_rate, open_years, methane_potential, methane_pct, area_ha } = params;
    const escaping = rate > 0 ? 1 - collected / rate : 1;
    return {
      year,
      years_since_closure: Math.max(0, year - open_years),
      methane_rate: rate,
      gas_rate: (100 * rate) / methane_pct,
      methane_collected: collected,
      methane_emitted: emitted,
      peak_year: state.peak.year,
      methane_total_potential: methane_potential * waste_rate * open_years,
      power_mw: powerOf(collected),
      co2e_t: warmingOf(emitted),
      evapotranspiration: water.evaporated,
      leachate_m3: water.leachate,
      leak_m3_d: water.leak,
      cod: leachateCod(year, open_years),
      well_chloride: state.well ? CHLORIDE.background + state.chloride[2] : null,
      well_cod: state.well ? COD_BACKGROUND + state.cod[2] : null,
      boundary_methane_pct: atFence(methane_pct, state.capped, escaping, rate / (area_ha * HECTARE)),
      settlement_pct: placed > 0 ? Math.max(0, 100 * SETTLEMENT * (1 - state.pool / placed)) : 0,
    };
  },

  derive(_state, params, instruments) {
    const rate = instruments.shown('methane_rate');
    const collected = instruments.shown('methane_collected');
    if (rate === null || collected === null) return {};
    const emitted = Math.max(0, rate - collected) * (1 - params.oxidation / 100);
    return {
      gas_rate: (100 * rate) / params.methane_pct,
      methane_emitted: emitted,
      power_mw: powerOf(collected),
      co2e_t: warmingOf(emitted),
    };
  },

  view(state, params, out) {
    const filled = Math.min(yearOf(state), params.open_years);
    for (let n = 0; n < LAYERS; n++) {
      const placedAt = state.placedAt[n];
      out.layers[n] = placedAt === undefined ? (n < filled ? 1 : 0) : Math.exp(placedAt - state.decay);
    }
    const { started, capped, gasOn, well, recirculating, peak } = state;
    const water = waterOf(state, params);
    const below = mixed(water.leak * LEAK_YEAR, groundwater(params.area_ha), CHLORIDE.leachate, CHLORIDE.background);
    return {
      started,
      filled,
      open: started && filled < params.open_years,
      capped,
      gasOn,
      well,
      recirculating,
      peakRate: peak.rate,
      /** Chloride below the site and in the three tanks on the way to the well, mg/L. */
      plume: [
        started ? below : CHLORIDE.background,
        ...state.chloride.map((above) => CHLORIDE.background + above),
      ] as readonly number[],
    };
  },
});
