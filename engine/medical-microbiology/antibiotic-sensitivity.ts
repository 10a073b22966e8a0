/**
 * Disc diffusion after Kirby and Bauer: a disc on a seeded plate, 35 °C, 18 h. The drug spreads (`disc-diffusion.ts`) while the lawn grows; where it
 * still stands at a critical concentration when the lawn reaches its critical density, growth fails, and that ring is the edge of the zone
 * (K. E. Cooper).
 *
 * c(r, t_c) = κ MIC with κ of the drug, t_c = lag + ln(10⁸/(3·10⁶ McF))/μ. Tables in `susceptibility-tables.ts`.
 *
 * Edge        plates differ: standard deviation of a zone 0.4 mm at school, drawn for each disc and trial; what is seen and measured has it,
 *             the true zone has not
 * Control     the control strain of the species stands on a second plate with the same disc, turbidity and depth
 * Report      of a zone that was measured; before, there is none
 * Further     discs are computed each alone; they are laid before the plate is warm
 */
import { defineSimulation, type Grade, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import {
  atDiscEdge,
  CELLS,
  diameterAbove,
  DISC_RADIUS,
  LONGEST_STEP,
  loaded,
  spread,
  spreadFor,
} from './disc-diffusion';
import { DISH_RADIUS_MM } from './spread-plate';
import {
  ANTIBIOTICS,
  type Antibiotic,
  breakpointOf,
  controlRange,
  criticalConcentration,
  criticalTime,
  DISCS,
  groupOf,
  isSeries,
  micOf,
  readBy,
  type SeriesMic,
  speciesOf,
  type Strain,
} from './susceptibility-tables';

export interface Params {
  readonly organism: Strain;
  readonly series_mic: SeriesMic;
  readonly antibiotic: Antibiotic;
  readonly mcfarland: Quantity<'McFarland'>;
  readonly agar_depth: Quantity<'mm'>;
}

interface Disc {
  readonly antibiotic: Antibiotic;
  readonly zone: Quantity<'mm'>;
  /** Of this plate, as it is seen. */
  readonly seen: Quantity<'mm'>;
}

export interface State {
  readonly steps: number;
  /** Profile of the first disc now, mg/L. */
  readonly c: Float64Array;
  readonly discs: readonly Disc[];
  /** Of the control strain, true. */
  readonly controlZone: Quantity<'mm'>;
  /** Whole millimetres; null before. */
  readonly measured: number | null;
  readonly revealed: boolean;
  readonly edges: Rng;
  readonly edge: Quantity<'mm'>;
  readonly look: number;
}

const DT: Quantity<'s'> = LONGEST_STEP;
const HOUR: Quantity<'s'> = 3600;
const READ_FROM: Quantity<'h'> = 16;
const END: Quantity<'h'> = 18;
const STANDARD: Quantity<'McFarland'> = 0.5;
const DEPTHS: readonly [Quantity<'mm'>, Quantity<'mm'>] = [3.5, 4.5];
const NO_ZONE = 2 * DISC_RADIUS;
const WIDEST = 2 * DISH_RADIUS_MM;

/** Standard deviation of a zone from plate to plate. */
const EDGE: Readonly<Record<Grade, Quantity<'mm'>>> = { ideal: 0, school: 0.4, research: 0.2 };
const PLATES =
  'chosen: whole millimetres of a sliding calliper; zones scatter from plate to plate by a standard deviation of ';

const hoursOf = ({ steps }: State): Quantity<'h'> => (steps * DT) / HOUR;
const tcOf = ({ organism, mcfarland }: Params): Quantity<'h'> => criticalTime(organism, mcfarland);
const isVisible = (state: State, params: Params): boolean => hoursOf(state) >= tcOf(params) - 1e-9;
/** Half up, as a calliper is read. */
const whole = (mm: Quantity<'mm'>): number => Math.floor(mm + 0.5);

/** As the edge is settled. */
function profileAtEdge(antibiotic: Antibiotic, params: Params): Float64Array {
  const { load, diffusivity } = DISCS[antibiotic];
  return spreadFor(loaded(load, params.agar_depth), diffusivity, tcOf(params) * HOUR);
}

function laid(antibiotic: Antibiotic, params: Params, edges: Rng, edge: Quantity<'mm'>): Disc {
  const least = criticalConcentration(params.organism, antibiotic, params.series_mic);
  const zone = diameterAbove(profileAtEdge(antibiotic, params), least);
  // Drawn for every disc, so that one without a zone does not shift the draws to come.
  const off = edge * edges.normal();
  return { antibiotic, zone, seen: zone > NO_ZONE ? Math.min(WIDEST, Math.max(NO_ZONE, zone + off)) : zone };
}

const zoneOf = ({ discs }: State): Quantity<'mm'> => discs[0]?.zone ?? NO_ZONE;

function qcOf(state: State, params: Params): 'in range' | 'out of range' | 'no range' | null {
  if (hoursOf(state) < READ_FROM) return null;
  const { organism, antibiotic } = params;
  const range = controlRange(organism, antibiotic);
  if (range === null) return 'no range';
  const mm = groupOf(organism).control === organism ? state.measured : whole(state.controlZone);
  // A control that nobody has measured is in no range yet.
  if (mm === null) return null;
  return mm >= range[0] && mm <= range[1] ? 'in range' : 'out of range';
}

/** Why nothing may be reported. */
function hindrance(state: State, params: Params): string | null {
  if (hoursOf(state) < READ_FROM) return 'read before 16 h';
  if (Math.abs(params.mcfarland - STANDARD) > 1e-9) return 'turbidity is not 0.5 McFarland';
  if (params.agar_depth < DEPTHS[0] || params.agar_depth > DEPTHS[1]) return 'agar is not 4 mm deep';
  return qcOf(state, params) === 'out of range' ? 'control out of range' : null;
}

const INTERPRETATIONS = ['not measured', 'S', 'I', 'R', 'not reportable', 'no breakpoint'] as const;

function interpreted(state: State, params: Params): (typeof INTERPRETATIONS)[number] | null {
  if (!isVisible(state, params)) return null;
  if (hindrance(state, params) !== null) return 'not reportable';
  if (state.measured === null) return 'not measured';
  return readBy(breakpointOf(params.organism, params.antibiotic), state.measured);
}

/** Cefoxitin only stands for oxacillin. */
function reported(state: State, params: Params): string | null {
  const result = interpreted(state, params);
  if (result !== 'S' && result !== 'I' && result !== 'R') return null;
  const { organism, antibiotic } = params;
  const standsFor = speciesOf(organism) === 'S. aureus' && antibiotic === 'Cefoxitin 30 ug';
  return `${standsFor ? 'oxacillin' : DISCS[antibiotic].drug} ${result}`;
}

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: 600,
  readings: {
    measured_zone_mm: {
      label: 'Zone, as measured',
      unit: 'mm',
      decimals: 0,
      range: [0, 90],
      instrument: {
        name: 'Sliding calliper, whole mm',
        updateInterval: DT,
        school: { resolution: 1, drawn: EDGE.school, source: `${PLATES}0.4 mm` },
        research: { resolution: 1, drawn: EDGE.research, source: `${PLATES}0.2 mm` },
      },
    },
    zone_diameter_mm: { label: 'Zone, true', unit: 'mm', origin: 'theory', decimals: 1 },
    critical_time_h: { label: 'Edge settled after', unit: 'h', origin: 'theory', decimals: 2 },
    edge_concentration_mg_l: { label: 'Drug at the rim of the disc', unit: 'mg/L', origin: 'theory', digits: 3 },
    mic_mg_l: { label: 'MIC, by broth dilution', unit: 'mg/L', origin: 'theory', digits: 3 },
    interpretation: { label: 'Interpretation', kind: 'text', unit: 'text', values: INTERPRETATIONS },
    reported_as: { label: 'Reported as', kind: 'text', unit: 'text' },
    qc_status: {
      label: 'Control strain',
      kind: 'text',
      unit: 'text',
      values: ['in range', 'out of range', 'no range'],
    },
  },
  actions: {
    measure_zone: {
      label: 'Measure the zone',
      value: { kind: 'number', unit: 'mm', min: NO_ZONE, max: WIDEST, step: 0.1, initial: 20 },
      hint: 'Opening of the calliper across the first disc, 6 mm where there is no zone; whole millimetres are kept.',
    },
    add_disc: {
      label: 'Lay a further disc',
      value: { kind: 'number', unit: '1', min: 1, max: ANTIBIOTICS.length, step: 1, initial: 3 },
      hint: '1 ampicillin, 2 ciprofloxacin, 3 gentamicin, 4 tetracycline, 5 cefoxitin; before the plate goes into the incubator. To compare by eye: the first disc is the one that is measured.',
    },
    reveal_mic: { label: 'Show the MIC', hint: 'From a dilution series in broth, made beside the plate.' },
  },
  fields: () => ({ profile: { kind: 'f32', shape: [CELLS] } }),

  init(params, rng, _specimen, grade = 'ideal') {
    const edges = rng.stream('edges');
    const { antibiotic, agar_depth, organism } = params;
    const { control } = groupOf(organism);
    return {
      steps: 0,
      c: loaded(DISCS[antibiotic].load, agar_depth),
      discs: [laid(antibiotic, params, edges, EDGE[grade])],
      controlZone: diameterAbove(
        profileAtEdge(antibiotic, params),
        criticalConcentration(control, antibiotic, params.series_mic),
      ),
      measured: null,
      revealed: false,
      edges,
      edge: EDGE[grade],
      look: rng.stream('lawn').int(1, 9999),
    };
  },

  step(state, { antibiotic }) {
    spread(state.c, DISCS[antibiotic].diffusivity, DT, state.steps);
    return { ...state, steps: state.steps + 1 };
  },

  act(state, params, action) {
    switch (action.do) {
      case 'measure_zone':
        if (!isVisible(state, params))
          return { state, notice: 'The lawn is not yet visible: there is no edge to measure.' };
        return { state: { ...state, measured: whole(action.value) } };
      case 'add_disc': {
        const antibiotic = ANTIBIOTICS[action.value - 1];
        if (antibiotic === undefined) return { state, notice: 'There are five kinds of discs, 1 to 5.' };
        if (state.steps > 0) return { state, notice: 'Discs are laid before the plate goes into the incubator.' };
        if (state.discs.some((disc) => disc.antibiotic === antibiotic))
          return { state, notice: `${antibiotic} lies on this plate already.` };
        return { state: { ...state, discs: [...state.discs, laid(antibiotic, params, state.edges, state.edge)] } };
      }
      case 'reveal_mic':
        return { state: { ...state, revealed: true } };
    }
  },

  done: (state) => hoursOf(state) >= END,

  read(state, params) {
    const { organism, antibiotic, series_mic } = params;
    const visible = isVisible(state, params);
    return {
      measured_zone_mm: state.measured,
      zone_diameter_mm: visible ? zoneOf(state) : null,
      critical_time_h: tcOf(params),
      edge_concentration_mg_l: atDiscEdge(state.c),
      mic_mg_l: state.revealed || isSeries(organism) ? micOf(organism, antibiotic, series_mic) : null,
      interpretation: interpreted(state, params),
      reported_as: reported(state, params),
      qc_status: qcOf(state, params),
    };
  },

  view(state, params, out) {
    out.profile.set(state.c);
    const tc = tcOf(params);
    const hours = hoursOf(state);
    const { rate } = groupOf(params.organism);
    return {
      hours,
      /** How dense the lawn is, 0 to 1. */
      lawn: 1 / (1 + Math.exp(-rate * (hours - tc))),
      visible: isVisible(state, params),
      species: speciesOf(params.organism),
      discs: state.discs.map(({ antibiotic, seen }) => ({ code: DISCS[antibiotic].code, zone: seen, antibiotic })),
      /** The first disc's, mm. */
      zone: state.discs[0]?.seen ?? NO_ZONE,
      measured: state.measured,
      hindrance: hindrance(state, params),
      breakpoint: breakpointOf(params.organism, params.antibiotic),
      range: controlRange(params.organism, params.antibiotic),
      mic: micOf(params.organism, params.antibiotic, params.series_mic),
      micKnown: state.revealed || isSeries(params.organism),
      look: state.look,
    };
  },
});
