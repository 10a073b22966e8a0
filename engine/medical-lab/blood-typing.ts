/**
 * ABO and RhD grouping of a blood sample on a tile: forward (known sera on the patient's cells), reverse (the patient's plasma on
 * known cells), and the antiglobulin test for weak D in a tube, with its controls. The wells are in `typing-wells.ts`, what they
 * say in `typing-results.ts`.
 *
 * Scatter (input `noise`): antigen sites of a donor and the size of each drop vary by 10 % (log-normal); their expected values are
 * those of the tables. Assumptions: drops of equal size, reagents in excess, no prozone, no cold antibodies, no mixed fields.
 */
import { type ActResult, defineSimulation, type Quantity } from '../contract';
import { type AboGroup, type Donor, donors, type PatientName, type RhType } from '../data/blood-donors';
import {
  ABO_RESULTS,
  ALL_UNITS,
  discrepancyOf,
  forwardOf,
  isInvalid,
  reverseOf,
  RH_RESULTS,
  rhOf,
  suitableOf,
} from './typing-results';
import {
  addAntiglobulin,
  addCheckCells,
  advanced,
  both,
  cleanWells,
  clumpIn,
  DT,
  fill,
  FORWARD,
  gradeIn,
  INCUBATION,
  isAway,
  isRocked,
  REVERSE,
  rockedFor,
  stepsOf,
  WASHING,
  type WellName,
  type Wells,
} from './typing-wells';

export interface Params {
  readonly sample: PatientName;
  readonly anti_a: boolean;
  readonly anti_b: boolean;
  readonly anti_d: boolean;
  readonly cell_percent: Quantity<'%'>;
  readonly specimen: Quantity<'1'>;
  readonly noise: boolean;
}

type AboReport = AboGroup | 'Refer';
type RhReport = RhType | 'Refer';

export interface State extends Wells {
  readonly reportedAbo: AboReport | null;
  readonly reportedRh: RhReport | null;
  /** The marks, once the answer was shown; null for what had not been reported. */
  readonly marks: { readonly aboRight: boolean | null; readonly rhRight: boolean | null } | null;
}

/** Incubation and washing are played so many times faster. */
const AWAY_RATE = 60;

type Result = ActResult<Params, State>;

// ---------------------------------------------------------------- reports

/** What should have been reported. */
const rightAbo = (state: State, donor: Donor): AboReport => (discrepancyOf(state) === 1 ? 'Refer' : donor.abo);
const rightRh = (state: State, donor: Donor): RhReport => (isInvalid(rhOf(state)) ? 'Refer' : donor.rh);

const SHOWN = 'The answer has been shown: the marks stand as they are.';

function reportAbo(state: State, report: AboReport): Result {
  if (state.marks) return { state, notice: SHOWN };
  if (report !== 'Refer') {
    if (forwardOf(state) === 'Not read') {
      return { state, notice: 'Read the forward group first: cells and both sera, two minutes of rocking.' };
    }
    const discrepancy = discrepancyOf(state);
    if (discrepancy === null) {
      return { state, notice: 'Read the reverse group too: a group is reported when both agree.' };
    }
    if (discrepancy === 1) return { state, notice: 'Forward and reverse groups disagree; investigate.' };
  }
  return { state: { ...state, reportedAbo: report } };
}

function reportRh(state: State, report: RhReport): Result {
  if (state.marks) return { state, notice: SHOWN };
  if (report !== 'Refer' && rhOf(state) === 'Not read') {
    return { state, notice: 'Read the D well first: cells and anti-D, two minutes of rocking.' };
  }
  return { state: { ...state, reportedRh: report } };
}

function reveal(state: State, donor: Donor): Result {
  if (state.marks) return { state };
  const { reportedAbo, reportedRh } = state;
  const marks = {
    aboRight: reportedAbo === null ? null : reportedAbo === rightAbo(state, donor),
    rhRight: reportedRh === null ? null : reportedRh === rightRh(state, donor),
  };
  return { state: { ...state, marks } };
}

// ---------------------------------------------------------------- the antiglobulin test

/** Why the D well cannot be tested yet; null where it can. */
function missingIn({ wells: { d } }: State): string | null {
  if (both(d)) return null;
  return d.serum ? 'Add the patient’s cells first.' : 'Add anti-D first.';
}

function whyNotIncubated(state: State): string | null {
  const missing = missingIn(state);
  if (missing !== null) return missing;
  if (state.tube) return 'The D well has been incubated already.';
  return isRocked(state, 'd') ? null : 'Rock the D well for two minutes and read it first.';
}

function incubate(state: State): Result {
  const notice = whyNotIncubated(state);
  if (notice !== null) return { state, notice };
  return {
    state: {
      ...state,
      tube: {
        direct: gradeIn(state, 'd') ?? 0,
        withControl: both(state.wells.control),
        doing: { is: 'incubating', left: stepsOf(INCUBATION) },
        incubated: false,
        washed: false,
        antiglobulin: false,
      },
    },
  };
}

const INCUBATE_FIRST = 'Incubate the D well at 37 °C first.';

function whyNotWashed(state: State): string | null {
  const { tube } = state;
  if (!tube?.incubated) return missingIn(state) ?? INCUBATE_FIRST;
  if (tube.antiglobulin) return 'Washing comes before antiglobulin.';
  return tube.washed ? 'The cells have been washed already.' : null;
}

function wash(state: State): Result {
  const notice = whyNotWashed(state);
  if (notice !== null || !state.tube) return { state, notice: notice ?? INCUBATE_FIRST };
  return { state: { ...state, tube: { ...state.tube, doing: { is: 'washing', left: stepsOf(WASHING) } } } };
}

function antiglobulin(state: State, donor: Donor): Result {
  const { tube } = state;
  if (!tube?.incubated) return { state, notice: missingIn(state) ?? INCUBATE_FIRST };
  if (tube.antiglobulin) return { state, notice: 'Antiglobulin is in the tube already.' };
  return { state: addAntiglobulin(state, tube, donor) };
}

function checkCells(state: State): Result {
  const { tube } = state;
  if (!tube?.antiglobulin || !isRocked(state, 'd')) return { state, notice: 'Read the AHG phase first.' };
  if ((gradeIn(state, 'd') ?? 0) > 0) {
    return { state, notice: 'Check cells test a reading of 0: here the cells have reacted.' };
  }
  if (state.wells.check.cells) return { state, notice: 'Check cells are in the D well already.' };
  return { state: addCheckCells(state, tube) };
}

function rhControl(state: State, donor: Donor): Result {
  if (state.wells.control.cells) return { state, notice: 'The Rh control is set up already.' };
  const notice = state.tube ? 'Set up after the incubation, it is a control of the direct test alone.' : undefined;
  return { state: fill(state, 'control', { cells: true, serum: true }, donor), notice };
}

// ---------------------------------------------------------------- readings

const clumpReading = (well: string) =>
  ({ label: `Mean clump, ${well}`, unit: 'cells', digits: 4, origin: 'chance' }) as const;
const gradeReading = (well: string) =>
  ({ label: `Grade, ${well}`, unit: '1', range: [0, 4], origin: 'chance' }) as const;

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: ({ tube }) => (tube?.doing ? AWAY_RATE : 1),
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
    clump_control: clumpReading('Rh control'),
    grade_control: gradeReading('Rh control'),
    clump_check: clumpReading('check cells'),
    grade_check: gradeReading('check cells'),
    abo_forward: { label: 'Forward group', kind: 'text', unit: 'text', values: ABO_RESULTS },
    abo_reverse: { label: 'Reverse group', kind: 'text', unit: 'text', values: ABO_RESULTS },
    rh: { label: 'RhD', kind: 'text', unit: 'text', values: RH_RESULTS },
    discrepancy: { label: 'Forward and reverse disagree', unit: '1', decimals: 0, origin: 'computed' },
    compatible_red_cells: {
      label: 'Suitable red cells, before screen and crossmatch',
      kind: 'text',
      unit: 'text',
      values: ALL_UNITS,
    },
    rocked: { label: 'Wells rocked for at least', unit: 's', decimals: 0, origin: 'computed' },
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
    rh_control: {
      label: 'Set up the Rh control',
      hint: 'Patient’s cells with the diluent of anti-D. Set up before the incubation it goes through the antiglobulin test too.',
    },
    incubate_37: {
      label: 'Incubate the D well at 37 °C',
      hint: 'Half an hour in a tube, for the IgG of anti-D to bind. Read the D well first.',
    },
    wash: { label: 'Wash the cells', hint: 'Four times: free antibody would use up the antiglobulin.' },
    add_ahg: { label: 'Add antiglobulin', hint: 'Antiglobulin (AHG) links cells that carry bound IgG.' },
    add_check_cells: {
      label: 'Add check cells',
      hint: 'Cells that carry IgG, after a reading of 0: they clump if the antiglobulin is still active.',
    },
    report_abo: {
      label: 'Report the ABO group',
      value: { kind: 'select', options: ['A', 'B', 'AB', 'O', 'Refer'] },
      hint: 'Refer where forward and reverse group disagree.',
    },
    report_rh: {
      label: 'Report RhD',
      value: { kind: 'select', options: ['Positive', 'Negative', 'Weak D', 'Refer'] },
      hint: 'Refer where a control makes the result invalid.',
    },
    reveal: { label: 'Show the answer', hint: 'The reports can then no longer be changed.' },
  },
  fields: () => ({}),

  init({ sample, specimen, noise }, rng, specimenRng) {
    const blood = specimenRng.stream(`specimen ${specimen}`).stream('antigen sites');
    const drops = rng.stream(`specimen ${specimen}`).stream('drops');
    return { ...cleanWells(donors[sample], noise, blood, drops), reportedAbo: null, reportedRh: null, marks: null };
  },

  step: (state, { cell_percent }) => advanced(state, cell_percent),

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
      case 'rh_control':
        return rhControl(state, donor);
      case 'incubate_37':
        return incubate(state);
      case 'wash':
        return wash(state);
      case 'add_ahg':
        return antiglobulin(state, donor);
      case 'add_check_cells':
        return checkCells(state);
      case 'report_abo':
        return reportAbo(state, action.value);
      case 'report_rh':
        return reportRh(state, action.value);
      case 'reveal':
        return reveal(state, donor);
    }
  },

  occupies(state, _params, action) {
    if (action.do === 'incubate_37') return whyNotIncubated(state) === null ? INCUBATION : 0;
    return action.do === 'wash' && whyNotWashed(state) === null ? WASHING : 0;
  },

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
    clump_control: clumpIn(state, 'control'),
    grade_control: gradeIn(state, 'control'),
    clump_check: clumpIn(state, 'check'),
    grade_check: gradeIn(state, 'check'),
    abo_forward: forwardOf(state),
    abo_reverse: reverseOf(state),
    rh: rhOf(state),
    discrepancy: discrepancyOf(state),
    compatible_red_cells: suitableOf(state),
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
      return { cells, serum, clump, drop, away: isAway(state, name) };
    };
    const { tube } = state;
    return {
      wells: {
        a: seen('a'),
        b: seen('b'),
        d: seen('d'),
        a1: seen('a1'),
        b_cells: seen('b_cells'),
        o: seen('o'),
        control: seen('control'),
        check: seen('check'),
      },
      rocking: state.rocking,
      /** The tube with what was in the D well, until antiglobulin is added: what it is in, and the seconds that are left of it. */
      tube: tube && !tube.antiglobulin ? { is: tube.doing?.is ?? null, left: (tube.doing?.left ?? 0) * DT } : null,
      antiglobulin: tube?.antiglobulin ?? false,
      reportedAbo: state.reportedAbo,
      reportedRh: state.reportedRh,
      /** The answer, once it was asked for. */
      answer: state.marks ? { abo: donor.abo, rh: donor.rh, remark: donor.remark, ...state.marks } : null,
    };
  },
});
