/**
 * Two resistors in series or in parallel, with the battery, the meters and the leads that measure them.
 *
 *   Kirchhoff's current law at every node, Ohm's law V = I R along every resistance: modified nodal analysis.
 *   series    R = R1 + R2          parallel    1/R = 1/R1 + 1/R2          p_total = EMF · i_total
 *
 * The circuit, in the direction of the current:
 *
 *   EMF – internal resistance – fuse – switch – node 3 (post +) – lead – ammeter – lead – node 1 – the pair –
 *   two leads – node 0 (post −)
 *
 * The ammeter can also be moved in line with R1 or R2, between that resistor and node 2; the two leads then join at its place.
 *
 * Node 2 lies between R1 and R2 in series, and where the branches meet again in parallel. The voltmeter joins the nodes
 * that its probes are on; at first 1 and 2: across R1 in series, across the pair in parallel.
 *
 * Assumptions: direct current at rest; R1 and R2 do not drift with temperature, also as bulbs; ideal battery, meters and
 * leads unless `real_meters`. The switch and the fuse lie before the posts, so everything is dead while one is open.
 * Range: any inputs; above 3.0 A from the battery the fuse opens, and the next opening of the switch renews it.
 */
import { defineSimulation, ModelError, type InstrumentSpec, type Quantity, type SettingSpec } from '../contract';
import { AMMETER_PLACES, type AmmeterPlace } from './ammeter-places';
import { isTold } from './circuit-meters';
import { solveNetwork, type CircuitElement } from './nodal-analysis';
import { REAL_APPARATUS } from './real-apparatus';
import { rectangular } from '../core/uncertainty';

export interface Params {
  readonly configuration: 'Series' | 'Parallel';
  readonly voltage: Quantity<'V'>;
  readonly r1: Quantity<'Ω'>;
  readonly r2: Quantity<'Ω'>;
  readonly real_meters: boolean;
  readonly fault: 'None' | 'R1 open' | 'R2 open' | 'R2 shorted';
}

export type ProbeNode = 0 | 1 | 2 | 3;

/** Currents in A, all positive away from the battery's + post. */
interface Currents {
  readonly total: number;
  readonly r1: number;
  readonly r2: number;
}

interface Solution {
  readonly currents: Currents;
  /** V at the nodes 0 to 3, against node 0. */
  readonly potentials: readonly [number, number, number, number];
  /** V at the far end of the pair, against node 0. */
  readonly end: number;
  readonly v1: number;
  readonly v2: number;
}

export interface State {
  readonly closed: boolean;
  readonly fuse: 'whole' | 'open';
  readonly bulbs: boolean;
  readonly probeA: ProbeNode;
  readonly probeB: ProbeNode;
  readonly ammeter: AmmeterPlace;
  readonly solution: Solution;
  /** Charge that has passed since reset, C: the drift of the dots. */
  readonly passed: Currents;
}

/** What a fault puts in the place of a resistor. */
export const FAULT_RESISTANCE = { open: 1e9, shorted: 1e-6 } as const satisfies Readonly<Record<string, Quantity<'Ω'>>>;

export const FUSE_CURRENT: Quantity<'A'> = 3;
export const RATED_POWER: Quantity<'W'> = 2;

const DEAD: Solution = { currents: { total: 0, r1: 0, r2: 0 }, potentials: [0, 0, 0, 0], end: 0, v1: 0, v2: 0 };

/** The resistances that R1 and R2 put into the circuit, Ω; Infinity where a fault leaves no path. */
function pathResistances({ r1, r2, fault }: Params): { readonly r1: number; readonly r2: number } {
  switch (fault) {
    case 'None':
      return { r1, r2 };
    case 'R1 open':
      return { r1: Infinity, r2 };
    case 'R2 open':
      return { r1, r2: Infinity };
    case 'R2 shorted':
      return { r1, r2: FAULT_RESISTANCE.shorted };
  }
}

/** R of the pair as it is connected, Ω; null where no path is left. */
function equivalentResistance(params: Params): number | null {
  const { r1, r2 } = pathResistances(params);
  const resistance = params.configuration === 'Series' ? r1 + r2 : 1 / (1 / r1 + 1 / r2);
  return resistance === Infinity ? null : resistance;
}

/** Nodes 0 to 3 are those of the probes; the rest lie inside: the ends of the ammeter, the far end of the pair, the
 * middle of the return. In line with a resistor the ammeter has node 4 on the resistor's side. */
const AMMETER_IN = 4;
const AMMETER_OUT = 5;
const RETURN_MIDDLE = 6;
const SERIES_END = 7;
const NODES = 8;

/** Places in the list of elements whose currents are read. */
const SOURCE = 0;
const R1 = 1;
const R2 = 2;

/** What hands have put into the circuit. */
type Meters = Pick<State, 'probeA' | 'probeB' | 'ammeter'>;

/** Between which nodes R1, R2 and the ammeter lie. */
function placesOf({ configuration }: Params, ammeter: AmmeterPlace) {
  const series = configuration === 'Series';
  const end = series ? SERIES_END : 2;
  switch (ammeter) {
    case 'In the main lead':
      return { r1: [1, 2], r2: [series ? 2 : 1, end], ammeter: [AMMETER_IN, AMMETER_OUT], end } as const;
    case 'In line with R1':
      return { r1: [1, AMMETER_IN], r2: [series ? 2 : 1, end], ammeter: [AMMETER_IN, 2], end } as const;
    case 'In line with R2':
      return series
        ? ({ r1: [1, 2], r2: [AMMETER_IN, end], ammeter: [2, AMMETER_IN], end } as const)
        : ({ r1: [1, 2], r2: [1, AMMETER_IN], ammeter: [AMMETER_IN, 2], end } as const);
  }
}

function elementsOf(params: Params, { probeA, probeB, ammeter }: Meters): CircuitElement[] {
  const real = params.real_meters;
  const { sourceResistance, ammeterResistance, leadResistance, voltmeterResistance } = REAL_APPARATUS;
  const paths = pathResistances(params);
  const places = placesOf(params, ammeter);
  // A short is stamped by its current, which is far larger than its voltage tells in floating-point numbers.
  const resistor = ([from, to]: readonly [number, number], path: number): CircuitElement => ({
    kind: path === FAULT_RESISTANCE.shorted ? 'ammeter' : 'resistor',
    from,
    to,
    resistance: path === Infinity ? FAULT_RESISTANCE.open : path,
  });
  const lead = (from: number, to: number): CircuitElement => ({
    kind: 'ammeter',
    from,
    to,
    resistance: real ? leadResistance : 0,
  });
  const elements: CircuitElement[] = [
    {
      kind: 'voltage-source',
      from: 0,
      to: 3,
      voltage: params.voltage,
      internalResistance: real ? sourceResistance : 0,
    },
    resistor(places.r1, paths.r1),
    resistor(places.r2, paths.r2),
    lead(3, ammeter === 'In the main lead' ? AMMETER_IN : AMMETER_OUT),
    {
      kind: 'ammeter',
      from: places.ammeter[0],
      to: places.ammeter[1],
      resistance: real ? ammeterResistance : 0,
    },
    lead(AMMETER_OUT, 1),
    lead(places.end, RETURN_MIDDLE),
    lead(RETURN_MIDDLE, 0),
  ];
  if (real && probeA !== probeB) {
    elements.push({ kind: 'resistor', from: probeA, to: probeB, resistance: voltmeterResistance });
  }
  return elements;
}

function solveCircuit(params: Params, meters: Meters): Solution {
  // In parallel the node at the end of a series pair hangs on nothing: the solver gives a lone node 0 V.
  const solved = solveNetwork({ nodes: NODES, elements: elementsOf(params, meters) });
  if (solved.is !== 'solved') throw new ModelError('undetermined', 'The circuit has no definite currents.');
  const { potentials: v, currents } = solved;
  const { r1, r2, end } = placesOf(params, meters.ammeter);
  return {
    currents: { total: currents[SOURCE]!, r1: currents[R1]!, r2: currents[R2]! },
    potentials: [v[0]!, v[1]!, v[2]!, v[3]!],
    end: v[end]!,
    v1: v[r1[0]]! - v[r1[1]]!,
    v2: v[r2[0]]! - v[r2[1]]!,
  };
}

const isLive = ({ closed, fuse }: State): boolean => closed && fuse === 'whole';

/** The state as its switch, fuse and probes make it; a current above the fuse's opens it. */
function settle(state: State, params: Params): State {
  if (!isLive(state)) return { ...state, solution: DEAD };
  const solution = solveCircuit(params, state);
  if (Math.abs(solution.currents.total) > FUSE_CURRENT) return { ...state, fuse: 'open', solution: DEAD };
  return { ...state, solution };
}

const powerOf = ({ solution }: State): { readonly p1: number; readonly p2: number } => ({
  p1: solution.v1 * solution.currents.r1,
  p2: solution.v2 * solution.currents.r2,
});

/** What the learner should notice once the switch is closed. */
function warningOf(state: State): string | undefined {
  if (state.fuse === 'open') {
    return 'The fuse has opened: the circuit asked for more than 3.0 A. Find the short circuit; opening the switch puts a new fuse in.';
  }
  const { p1, p2 } = powerOf(state);
  const hot = [p1 > RATED_POWER ? 'R1' : '', p2 > RATED_POWER ? 'R2' : ''].filter((name) => name !== '');
  if (hot.length === 0) return undefined;
  return `${hot.join(' and ')} ${hot.length === 1 ? 'gets' : 'get'} too hot: rated 2 W, now ${hot
    .map((name) => `${(name === 'R1' ? p1 : p2).toPrecision(3)} W`)
    .join(' and ')}.`;
}

const SCHOOL_METER =
  'chosen: hand multimeter of 3½ digits, tolerance ±(0.5 % of reading + 1 digit), taken as rectangular (JCGM 100:2008, 4.3.7)';
const BENCH_METER =
  'Agilent 34401A User’s Guide, gain verification, 1-year limits, taken as rectangular (JCGM 100:2008, 4.3.7)';

const voltmeter: InstrumentSpec = {
  name: 'digital multimeter, 20 V range',
  device: 'voltmeter',
  updateInterval: 0.4,
  school: {
    resolution: 0.01,
    gain: rectangular(0.005),
    offset: rectangular(0.01),
    source: SCHOOL_METER,
  },
  // ±400 µV at 10 V: 0.0035 % of reading and 0.0005 % of the 10 V range.
  research: {
    resolution: 1e-5,
    gain: rectangular(3.5e-5),
    offset: rectangular(5e-5),
    source: BENCH_METER,
  },
};

const ammeter: InstrumentSpec = {
  name: 'digital multimeter, current ranges',
  device: 'ammeter',
  updateInterval: 0.4,
  school: {
    resolution: 1e-4,
    gain: rectangular(0.005),
    offset: rectangular(1e-4),
    source: SCHOOL_METER,
  },
  // The reading's share of the 1 A range (±1.1 mA at 1 A), the zero of the 100 mA range (±55 µA at 100 mA).
  research: {
    resolution: 1e-6,
    gain: rectangular(1e-3),
    offset: rectangular(5e-6),
    source: BENCH_METER,
  },
};

/** A carbon or metal film resistor with a brown (school) or a violet band for its tolerance. */
const resistorBands: SettingSpec = {
  name: 'resistor with colour bands',
  school: {
    gain: rectangular(0.01),
    source: 'IEC 60062:2016, brown band: ±1 %, taken as rectangular',
  },
  research: {
    gain: rectangular(0.001),
    source: 'IEC 60062:2016, violet band: ±0.1 %, taken as rectangular',
  },
};

const probeValue = { kind: 'number', unit: '1', min: 0, max: 3, step: 1 } as const;
const isProbeNode = (node: number): node is ProbeNode => node === 0 || node === 1 || node === 2 || node === 3;
const NO_SUCH_NODE = 'A probe goes on node 0, 1, 2 or 3.';

export const simulation = defineSimulation<Params, State>()({
  version: 5,
  dt: 0.01,
  rate: 1,
  settings: { r1: resistorBands, r2: resistorBands },
  readings: {
    i_total: { label: 'Total current', unit: 'A', instrument: ammeter },
    i1: { label: 'Current through R1', unit: 'A', instrument: ammeter },
    i2: { label: 'Current through R2', unit: 'A', instrument: ammeter },
    v1: { label: 'Voltage across R1', unit: 'V', instrument: voltmeter },
    v2: { label: 'Voltage across R2', unit: 'V', instrument: voltmeter },
    v_probe: { label: 'Voltage between the probes', unit: 'V', instrument: voltmeter },
    p1: { label: 'Power in R1', unit: 'W', origin: 'derived' },
    p2: { label: 'Power in R2', unit: 'W', origin: 'derived' },
    p_total: { label: 'Power from the battery', unit: 'W', origin: 'derived' },
    r_equivalent: { label: 'Equivalent resistance', unit: 'Ω', origin: 'derived' },
    terminal_v: { label: 'Voltage at the battery posts', unit: 'V', instrument: voltmeter },
  },
  actions: {
    close_switch: { label: 'Close the switch' },
    open_switch: { label: 'Open the switch', hint: 'Also puts a new fuse in where the old one has opened.' },
    probe_a: {
      label: 'Red probe on node',
      value: { ...probeValue, initial: 1 },
      hint: '0 battery −, 1 before R1, 2 after R1, 3 battery +.',
    },
    probe_b: {
      label: 'Black probe on node',
      value: { ...probeValue, initial: 2 },
      hint: '0 battery −, 1 before R1, 2 after R1, 3 battery +.',
    },
    ammeter: {
      label: 'Move the ammeter',
      value: { kind: 'select', options: AMMETER_PLACES, initial: 'In the main lead', numbered: true },
      hint: 'The needle then shows the current through that place; a real ammeter takes its 0.75 Ω along.',
    },
    bulbs: {
      label: 'Bulbs in place of the resistors',
      value: { kind: 'toggle', optional: true },
      hint: 'Bulbs of the same resistances: their brightness follows the power.',
    },
  },
  fields: () => ({}),
  init: () => ({
    closed: false,
    fuse: 'whole',
    bulbs: false,
    probeA: 1,
    probeB: 2,
    ammeter: 'In the main lead',
    solution: DEAD,
    passed: { total: 0, r1: 0, r2: 0 },
  }),
  step(state, _params, { dt }) {
    if (!isLive(state)) return state;
    const { passed, solution } = state;
    const { total, r1, r2 } = solution.currents;
    return {
      ...state,
      passed: { total: passed.total + total * dt, r1: passed.r1 + r1 * dt, r2: passed.r2 + r2 * dt },
    };
  },
  act(state, params, action) {
    switch (action.do) {
      case 'close_switch': {
        if (state.closed) return { state, notice: 'The switch is closed already.' };
        const closed = settle({ ...state, closed: true }, params);
        return { state: closed, notice: warningOf(closed) };
      }
      case 'open_switch': {
        if (!state.closed) return { state, notice: 'The switch is open already.' };
        const notice = state.fuse === 'open' ? 'The switch is open and a new 3 A fuse is in.' : undefined;
        return { state: settle({ ...state, closed: false, fuse: 'whole' }, params), notice };
      }
      case 'probe_a':
        if (!isProbeNode(action.value)) return { state, notice: NO_SUCH_NODE };
        return { state: settle({ ...state, probeA: action.value }, params) };
      case 'probe_b':
        if (!isProbeNode(action.value)) return { state, notice: NO_SUCH_NODE };
        return { state: settle({ ...state, probeB: action.value }, params) };
      case 'ammeter':
        return { state: settle({ ...state, ammeter: action.value }, params) };
      case 'bulbs':
        return { state: { ...state, bulbs: action.value !== 0 } };
    }
  },
  reconfigure: settle,
  read(state, params) {
    const { solution } = state;
    const { currents, potentials, v1, v2 } = solution;
    const { p1, p2 } = powerOf(state);
    return {
      i_total: currents.total,
      i1: currents.r1,
      i2: currents.r2,
      v1,
      v2,
      v_probe: potentials[state.probeA] - potentials[state.probeB],
      p1,
      p2,
      p_total: params.voltage * currents.total,
      r_equivalent: equivalentResistance(params),
      terminal_v: potentials[3] - potentials[0],
    };
  },
  derive(_state, params, instruments) {
    const times = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a * b);
    const total = instruments.shown('i_total');
    const posts = instruments.shown('terminal_v');
    return {
      p1: times(instruments.shown('v1'), instruments.shown('i1')),
      p2: times(instruments.shown('v2'), instruments.shown('i2')),
      p_total: times(params.voltage, total),
      r_equivalent: posts !== null && total !== null && isTold(instruments, 'i_total', total) ? posts / total : null,
    };
  },
  toggles: ({ bulbs }) => ({ bulbs }),
  view(state, params) {
    const { closed, fuse, bulbs, probeA, probeB, ammeter, solution, passed } = state;
    const { p1, p2 } = powerOf(state);
    return {
      closed,
      fuse,
      bulbs,
      probeA,
      probeB,
      ammeter,
      passed,
      potentials: solution.potentials,
      emf: isLive(state) ? params.voltage : 0,
      /** V at the far end of the pair. */
      end: solution.end,
      v1: solution.v1,
      v2: solution.v2,
      /** Power over the rated 2 W. */
      load: [p1 / RATED_POWER, p2 / RATED_POWER] as const,
    };
  },
});
