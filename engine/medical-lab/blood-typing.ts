/**
 * ABO and RhD grouping of a blood sample on a tile: forward (known sera on the patient's cells), reverse (the patient's plasma on
 * known cells), and the antiglobulin test for weak D. The law of the clumps is in `agglutination.ts`.
 *
 * Reagents   titre 256, θ = t/(t + 16) = 0.941 for anti-A and anti-B; θ = 0.90 for anti-D
 * Plasma     θ = t/(t + 64); several antibodies on the same cells add what they bind
 * Antiglobulin test   300 s at 37 °C, washing, antiglobulin: the clumps of that well begin anew, at b₅₀ = 250
 *
 * Scatter (input `noise`): antigen sites of a donor and the size of each drop vary by 10 % (log-normal); their expected values are
 * those of the tables. Assumptions: drops of equal size, reagents in excess, no prozone, no cold antibodies, no mixed fields.
 */
import { type ActResult, defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import {
  type AboGroup,
  type Antigen,
  type Donor,
  donors,
  type PatientName,
  type RhType,
  SITES,
} from '../data/blood-donors';
import { gradeOf, HALF_ANTIGLOBULIN, HALF_DIRECT, meetingTime, occupied, sticking } from './agglutination';

export interface Params {
  readonly sample: PatientName;
  readonly anti_a: boolean;
  readonly anti_b: boolean;
  readonly anti_d: boolean;
  readonly cell_percent: Quantity<'%'>;
  readonly specimen: Quantity<'1'>;
  readonly noise: boolean;
}

export type WellName = 'a' | 'b' | 'd' | 'a1' | 'b_cells' | 'o';
export const FORWARD = ['a', 'b', 'd'] as const satisfies readonly WellName[];
export const REVERSE = ['a1', 'b_cells', 'o'] as const satisfies readonly WellName[];
const WELLS: readonly WellName[] = [...FORWARD, ...REVERSE];

type AboReport = AboGroup | 'Refer';

interface Well {
  readonly cells: boolean;
  /** Antiserum in a forward well, plasma in a reverse one. */
  readonly serum: boolean;
  /** N, cells in the mean clump; 1 until both are in. */
  readonly clump: Quantity<'cells'>;
  /** Steps of rocking since both are in. */
  readonly rocked: number;
  /** Bound antibody and what makes cells stick, once both are in. */
  readonly sticking: number;
  /** Size of this well's drop of cells, in usual drops. */
  readonly drop: number;
}

export interface State {
  readonly wells: Readonly<Record<WellName, Well>>;
  /** Sites of this donor, by what stands in the table times its own factor. */
  readonly sites: Readonly<Record<'a' | 'b' | 'd', Quantity<'sites'>>>;
  readonly rocking: boolean;
  /** Steps left in the incubator; 0 outside it. */
  readonly incubating: number;
  readonly incubated: boolean;
  /** Grade of the D well when it went into the incubator. */
  readonly direct: number | null;
  readonly antiglobulin: boolean;
  readonly reportedAbo: AboReport | null;
  readonly reportedRh: RhType | null;
  readonly revealed: boolean;
}

const DT: Quantity<'s'> = 0.1;
const INCUBATION: Quantity<'s'> = 300;
const INCUBATION_STEPS = Math.round(INCUBATION / DT);
/** Incubation is played so many times faster. */
const INCUBATION_RATE = 60;

const REAGENT_OCCUPIED = occupied(256, 16);
const ANTI_D_OCCUPIED = 0.9;
const PLASMA_HALF = 64;
/** Relative scatter of antigen sites and of drops: teaching value. */
const SCATTER = 0.1;

// ---------------------------------------------------------------- wells

/** Log-normal with mean 1; 1 exactly without scatter. */
function scatter(rng: Rng, noise: boolean): number {
  const z = rng.normal();
  if (!noise) return 1;
  const variance = Math.log(1 + SCATTER * SCATTER);
  return Math.exp(Math.sqrt(variance) * z - 0.5 * variance);
}

const sitesOf = (antigen: Antigen | null): Quantity<'sites'> => (antigen === null ? 0 : SITES[antigen]);

const plasma = (titre: number, avidity: number): number => occupied(titre, PLASMA_HALF) * avidity;

/** Antibody bound on a cell of a well, sites. */
function boundIn(name: WellName, { sites }: State, donor: Donor): Quantity<'sites'> {
  switch (name) {
    case 'a':
      return sites.a * REAGENT_OCCUPIED;
    case 'b':
      return sites.b * REAGENT_OCCUPIED;
    case 'd':
      return sites.d * ANTI_D_OCCUPIED;
    case 'a1':
      return SITES.A1 * plasma(donor.antiA, donor.avidityA);
    case 'b_cells':
      return SITES.B * plasma(donor.antiB, 1);
    case 'o':
      return SITES.H * plasma(donor.antiH, 1);
  }
}

const both = ({ cells, serum }: Well): boolean => cells && serum;

/** Why the D well cannot be tested yet. */
const missingIn = ({ serum }: Well): string => (serum ? 'Add the patient’s cells first.' : 'Add anti-D first.');

/** A well with something added; the clumps begin when cells and serum meet. */
function fill(state: State, name: WellName, added: Partial<Pick<Well, 'cells' | 'serum'>>, donor: Donor): State {
  const well = { ...state.wells[name], ...added };
  const next: Well =
    both(well) && !both(state.wells[name])
      ? { ...well, clump: 1, rocked: 0, sticking: sticking(boundIn(name, state, donor), HALF_DIRECT) }
      : well;
  return { ...state, wells: { ...state.wells, [name]: next } };
}

const gradeIn = ({ wells }: State, name: WellName): number | null =>
  both(wells[name]) ? gradeOf(wells[name].clump) : null;

const clumpIn = ({ wells }: State, name: WellName): Quantity<'cells'> | null =>
  both(wells[name]) ? wells[name].clump : null;

/** What was in the D well is in the incubator, off the rocker, until antiglobulin is added. */
const inIncubator = ({ direct, antiglobulin }: State): boolean => direct !== null && !antiglobulin;

/** Rocking of the forward well that has had least of it, s; null while none holds cells and serum. */
function rockedFor({ wells }: State): Quantity<'s'> | null {
  const steps = FORWARD.filter((name) => both(wells[name])).map((name) => wells[name].rocked);
  return steps.length === 0 ? null : Math.min(...steps) * DT;
}

// ---------------------------------------------------------------- what the wells say

type AboResult = AboGroup | 'Not read';
type RhResult = 'Positive' | 'Weak D' | 'Negative' | 'Negative, weak D not excluded' | 'Indeterminate';

const positive = (grade: number): boolean => grade >= 1;

/** Group of cells that carry A, B, both or neither. */
const groupOf = (a: boolean, b: boolean): AboGroup => (a ? (b ? 'AB' : 'A') : b ? 'B' : 'O');

function forwardOf(state: State): AboResult {
  const [a, b] = [gradeIn(state, 'a'), gradeIn(state, 'b')];
  return a === null || b === null ? 'Not read' : groupOf(positive(a), positive(b));
}

/** Landsteiner: the plasma holds the antibodies to what the cells lack. */
function reverseOf(state: State): AboResult {
  const [a1, b] = [gradeIn(state, 'a1'), gradeIn(state, 'b_cells')];
  return a1 === null || b === null ? 'Not read' : groupOf(!positive(a1), !positive(b));
}

const controlReacts = (state: State): boolean => positive(gradeIn(state, 'o') ?? 0);

function rhOf(state: State): RhResult | null {
  const now = gradeIn(state, 'd');
  if (now === null) return null;
  const direct = state.direct ?? now;
  if (direct >= 2) return 'Positive';
  if (!state.antiglobulin) return direct === 0 ? 'Negative, weak D not excluded' : 'Indeterminate';
  if (positive(now)) return 'Weak D';
  return now === 0 ? 'Negative' : 'Indeterminate';
}

function discrepancyOf(state: State): number | null {
  const [forward, reverse] = [forwardOf(state), reverseOf(state)];
  if (forward === 'Not read' || reverse === 'Not read') return null;
  return forward !== reverse || controlReacts(state) ? 1 : 0;
}

const ABO_UNITS: Readonly<Record<AboGroup, readonly AboGroup[]>> = {
  O: ['O'],
  A: ['O', 'A'],
  B: ['O', 'B'],
  AB: ['O', 'A', 'B', 'AB'],
};
const OH_ONLY = 'Oh only';

/** Red cells that a recipient may get. */
const unitsFor = (abo: AboGroup, rhPositive: boolean): string =>
  ABO_UNITS[abo].flatMap((unit) => (rhPositive ? [`${unit}-`, `${unit}+`] : [`${unit}-`])).join(', ');

const ALL_UNITS = [
  ...(['O', 'A', 'B', 'AB'] as const).flatMap((abo) => [unitsFor(abo, true), unitsFor(abo, false)]),
  OH_ONLY,
];

function compatibleOf(state: State): string | null {
  const forward = forwardOf(state);
  const rh = rhOf(state);
  if (forward === 'Not read' || rh === null) return null;
  if (forward === 'O' && controlReacts(state)) return OH_ONLY;
  return unitsFor(forward, rh === 'Positive');
}

// ---------------------------------------------------------------- reports

/** What should have been reported. */
const rightAbo = (state: State, donor: Donor): AboReport => (discrepancyOf(state) === 1 ? 'Refer' : donor.abo);

const SHOWN = 'The answer has been shown: the marks stand as they are.';

function reportAbo(state: State, report: AboReport): ActResult<Params, State> {
  if (state.revealed) return { state, notice: SHOWN };
  if (report !== 'Refer') {
    if (forwardOf(state) === 'Not read') return { state, notice: 'Read the forward group first: cells and both sera.' };
    if (discrepancyOf(state) === 1) return { state, notice: 'Forward and reverse groups disagree; investigate.' };
  }
  const alone = report !== 'Refer' && reverseOf(state) === 'Not read';
  return {
    state: { ...state, reportedAbo: report },
    notice: alone
      ? 'Reported on the forward group alone: a laboratory would ask for the reverse group too.'
      : undefined,
  };
}

function reportRh(state: State, report: RhType): ActResult<Params, State> {
  if (state.revealed) return { state, notice: SHOWN };
  if (rhOf(state) === null) return { state, notice: 'Read the D well first: cells and anti-D.' };
  return { state: { ...state, reportedRh: report } };
}

// ---------------------------------------------------------------- readings

const clumpReading = (well: string) =>
  ({ label: `Mean clump, ${well}`, unit: 'cells', digits: 4, origin: 'chance' }) as const;
const gradeReading = (well: string) =>
  ({ label: `Grade, ${well}`, unit: '1', range: [0, 4], origin: 'chance' }) as const;

export const simulation = defineSimulation<Params, State>()({
  version: 1,
  dt: DT,
  rate: ({ incubating }) => (incubating > 0 ? INCUBATION_RATE : 1),
  readings: {
    clump_a: clumpReading('anti-A'),
    clump_b: clumpReading('anti-B'),
    clump_d: clumpReading('anti-D'),
    grade_a: gradeReading('anti-A'),
    grade_b: gradeReading('anti-B'),
    grade_d: gradeReading('anti-D'),
    clump_a1: clumpReading('A1 cells'),
    clump_b_cells: clumpReading('B cells'),
    clump_o: clumpReading('O cells'),
    grade_a1: gradeReading('A1 cells'),
    grade_b_cells: gradeReading('B cells'),
    grade_o: gradeReading('O cells'),
    abo_forward: { label: 'Forward group', kind: 'text', unit: 'text', values: ['A', 'B', 'AB', 'O', 'Not read'] },
    abo_reverse: { label: 'Reverse group', kind: 'text', unit: 'text', values: ['A', 'B', 'AB', 'O', 'Not read'] },
    rh: {
      label: 'RhD',
      kind: 'text',
      unit: 'text',
      values: ['Positive', 'Weak D', 'Negative', 'Negative, weak D not excluded', 'Indeterminate'],
    },
    discrepancy: { label: 'Forward and reverse disagree', unit: '1', decimals: 0, origin: 'computed' },
    compatible_red_cells: { label: 'Compatible red cells', kind: 'text', unit: 'text', values: ALL_UNITS },
    rocked: { label: 'Forward wells rocked for', unit: 's', decimals: 0, origin: 'computed' },
  },
  actions: {
    add_cells: {
      label: 'Add patient’s cells',
      hint: 'A drop of the patient’s cells into each of the three forward wells.',
    },
    add_serum: { label: 'Add the ticked sera', hint: 'A drop of each ticked serum into its well.' },
    mix: { label: 'Rock the tile', value: { kind: 'toggle', optional: true } },
    add_reverse_cells: {
      label: 'Set up the reverse group',
      hint: 'The patient’s plasma with A1 cells, B cells and, as a control, O cells.',
    },
    incubate_37: { label: 'Incubate the D well at 37 °C', hint: 'Five minutes, for anti-D to bind.' },
    add_ahg: { label: 'Wash, add antiglobulin', hint: 'Antiglobulin links cells that carry bound anti-D.' },
    report_abo: {
      label: 'Report the ABO group',
      value: { kind: 'select', options: ['A', 'B', 'AB', 'O', 'Refer'] },
      hint: 'Refer where forward and reverse group disagree.',
    },
    report_rh: { label: 'Report RhD', value: { kind: 'select', options: ['Positive', 'Negative', 'Weak D'] } },
    reveal: { label: 'Show the answer', hint: 'The reports can then no longer be changed.' },
  },
  fields: () => ({}),

  init({ sample, specimen, noise }, rng, blood) {
    const donor = donors[sample];
    const sites = blood.stream(`specimen ${specimen}`).stream('antigen sites');
    const drops = rng.stream(`specimen ${specimen}`).stream('drops');
    return {
      wells: Object.fromEntries(
        WELLS.map((name) => [
          name,
          { cells: false, serum: false, clump: 1, rocked: 0, sticking: 0, drop: scatter(drops, noise) },
        ]),
      ) as unknown as State['wells'],
      sites: {
        a: sitesOf(donor.a) * scatter(sites, noise),
        b: sitesOf(donor.b) * scatter(sites, noise),
        d: sitesOf(donor.d) * scatter(sites, noise),
      },
      rocking: false,
      incubating: 0,
      incubated: false,
      direct: null,
      antiglobulin: false,
      reportedAbo: null,
      reportedRh: null,
      revealed: false,
    };
  },

  step(state, { cell_percent }) {
    const incubating = Math.max(0, state.incubating - 1);
    const tau = meetingTime(cell_percent, state.rocking);
    const grown = (name: WellName): Well => {
      const well = state.wells[name];
      if (!both(well) || (name === 'd' && inIncubator(state))) return well;
      const rocked = well.rocked + (state.rocking ? 1 : 0);
      return { ...well, rocked, clump: well.clump + (well.sticking * well.drop * DT) / tau };
    };
    const wells: State['wells'] = {
      a: grown('a'),
      b: grown('b'),
      d: grown('d'),
      a1: grown('a1'),
      b_cells: grown('b_cells'),
      o: grown('o'),
    };
    return { ...state, wells, incubating, incubated: state.incubated || (state.incubating > 0 && incubating === 0) };
  },

  act(state, params, action) {
    const donor = donors[params.sample];
    switch (action.do) {
      case 'add_cells': {
        if (FORWARD.every((name) => state.wells[name].cells)) {
          return { state, notice: 'The three wells hold the patient’s cells already.' };
        }
        return { state: FORWARD.reduce((next, name) => fill(next, name, { cells: true }, donor), state) };
      }
      case 'add_serum': {
        const ticked = FORWARD.filter((name) => params[`anti_${name}`]);
        if (ticked.length === 0) return { state, notice: 'Tick at least one antiserum.' };
        if (ticked.every((name) => state.wells[name].serum)) {
          return { state, notice: 'The ticked sera are in their wells already.' };
        }
        return { state: ticked.reduce((next, name) => fill(next, name, { serum: true }, donor), state) };
      }
      case 'mix':
        return { state: { ...state, rocking: action.value !== 0 } };
      case 'add_reverse_cells': {
        if (state.wells.o.cells) return { state, notice: 'The reverse group is set up already.' };
        return { state: REVERSE.reduce((next, name) => fill(next, name, { cells: true, serum: true }, donor), state) };
      }
      case 'incubate_37': {
        if (!both(state.wells.d)) return { state, notice: missingIn(state.wells.d) };
        if (state.direct !== null) return { state, notice: 'The D well has been incubated already.' };
        return { state: { ...state, incubating: INCUBATION_STEPS, direct: gradeIn(state, 'd') } };
      }
      case 'add_ahg': {
        if (!both(state.wells.d)) return { state, notice: missingIn(state.wells.d) };
        if (!state.incubated) return { state, notice: 'Incubate the D well at 37 °C first.' };
        if (state.antiglobulin) return { state, notice: 'Antiglobulin is in the well already.' };
        const d: Well = {
          ...state.wells.d,
          clump: 1,
          sticking: sticking(boundIn('d', state, donor), HALF_ANTIGLOBULIN),
        };
        return { state: { ...state, antiglobulin: true, wells: { ...state.wells, d } } };
      }
      case 'report_abo':
        return reportAbo(state, action.value);
      case 'report_rh':
        return reportRh(state, action.value);
      case 'reveal':
        return { state: { ...state, revealed: true } };
    }
  },

  occupies: (state, _params, action) =>
    action.do === 'incubate_37' && both(state.wells.d) && state.direct === null ? INCUBATION : 0,

  done: ({ reportedAbo, reportedRh }) => reportedAbo !== null && reportedRh !== null,

  read: (state) => ({
    clump_a: clumpIn(state, 'a'),
    clump_b: clumpIn(state, 'b'),
    clump_d: clumpIn(state, 'd'),
    grade_a: gradeIn(state, 'a'),
    grade_b: gradeIn(state, 'b'),
    grade_d: gradeIn(state, 'd'),
    clump_a1: clumpIn(state, 'a1'),
    clump_b_cells: clumpIn(state, 'b_cells'),
    clump_o: clumpIn(state, 'o'),
    grade_a1: gradeIn(state, 'a1'),
    grade_b_cells: gradeIn(state, 'b_cells'),
    grade_o: gradeIn(state, 'o'),
    abo_forward: forwardOf(state),
    abo_reverse: reverseOf(state),
    rh: rhOf(state),
    discrepancy: discrepancyOf(state),
    compatible_red_cells: compatibleOf(state),
    rocked: rockedFor(state),
  }),

  answers(_state, { sample }) {
    const { abo, rh } = donors[sample];
    return [
      { id: 'abo', label: 'ABO group', value: abo, unit: 'text', options: ['A', 'B', 'AB', 'O'] },
      { id: 'rh', label: 'Rh(D)', value: rh, unit: 'text', options: ['Positive', 'Negative', 'Weak D'] },
    ];
  },

  toggles: ({ rocking }) => ({ mix: rocking }),
  view(state, params) {
    const donor = donors[params.sample];
    const seen = (name: WellName) => {
      const { cells, serum, clump, drop } = state.wells[name];
      return { cells, serum, clump, drop };
    };
    return {
      wells: { a: seen('a'), b: seen('b'), d: seen('d'), a1: seen('a1'), b_cells: seen('b_cells'), o: seen('o') },
      rocking: state.rocking,
      /** What is left of the time at 37 °C of what was in the D well; null while it is on the tile. */
      incubationLeft: inIncubator(state) ? state.incubating * DT : null,
      antiglobulin: state.antiglobulin,
      reportedAbo: state.reportedAbo,
      reportedRh: state.reportedRh,
      /** The answer, once it was asked for. */
      answer: state.revealed
        ? {
            abo: donor.abo,
            rh: donor.rh,
            remark: donor.remark,
            aboRight: state.reportedAbo === null ? null : state.reportedAbo === rightAbo(state, donor),
            rhRight: state.reportedRh === null ? null : state.reportedRh === donor.rh,
          }
        : null,
    };
  },
});
