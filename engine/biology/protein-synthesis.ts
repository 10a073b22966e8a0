/**
 * Transcription and translation of a typed piece of DNA, base by base and residue by residue.
 *
 * Law: RNA polymerase reads the template strand 3'→5', so the message equals the coding strand with U for T; the
 * ribosome reads it in codons by the standard genetic code. After t seconds
 *   bases in the message  n(t) = min(N, floor(45 t)),
 *   residues in the chain r(t) = min(R, floor(15 (t − N/45))) once the message is complete,
 * and the chain is released at N/45 + R/15.
 *
 * Assumptions: constant speeds (E. coli, 37 °C); no introns; nothing before the start codon is needed but the AUG;
 * release takes no time; translation waits for the whole message, as in cells with a nucleus.
 * Range: 3 to 600 bases. In the frame modes a stop is written as `*`, takes no time and does not end the chain: they
 * are a reader's tool, as in translation programs.
 */
import { defineSimulation, ModelError } from '../contract';
import { INSERTED, mutationEffect, mutationEffects } from './mutation-effect';
import {
  chainMass,
  cleanSequence,
  complement,
  gcPercent,
  messageOf,
  strayLetters,
  threeLetters,
  translateFrame,
  translateFromFirstStart,
} from './sequence';

export type Strand = "Coding 5'-3'" | "Template 3'-5'";
export type ReadingFrame = 'First AUG' | 'Frame 1' | 'Frame 2' | 'Frame 3';

export interface Params {
  readonly dna_sequence: string;
  readonly strand: Strand;
  readonly reading_frame: ReadingFrame;
}

/** What will be made of a DNA: fixed from the moment at which transcription starts. */
interface Plan {
  readonly message: string;
  /** Where reading starts, from 0; null without a start codon. */
  readonly start: number | null;
  /** One letter per codon read; `*` only in the frame modes. */
  readonly chain: string;
  /** Residues of `chain`, stops not counted. */
  readonly residues: number;
  readonly stop: string;
}

export interface State {
  /** The typed DNA before any edit, cleaned. */
  readonly original: string;
  readonly dna: string;
  /** Where in the original each base comes from; INSERTED for a new one. */
  readonly origins: readonly number[];
  readonly plan: Plan;
  /** Steps since transcription started; stands still once the chain is released. */
  readonly steps: number;
}

export const MIN_BASES = 3;
export const MAX_BASES = 600;
const MAX_INSERTED = 10;
/** Stray letters named in a refusal: more would not be read. */
const MAX_NAMED = 5;

/** E. coli at 37 °C: 45 bases and 15 residues per second (H. Bremer and P. P. Dennis, in: Escherichia coli and Salmonella). */
export const BASES_PER_SECOND = 45;
export const RESIDUES_PER_SECOND = 15;
const STEPS_PER_BASE = 40;
const STEPS_PER_RESIDUE = (STEPS_PER_BASE * BASES_PER_SECOND) / RESIDUES_PER_SECOND;
const STEPS_PER_SECOND = STEPS_PER_BASE * BASES_PER_SECOND;

export const NO_START = 'No start codon (AUG) found';
const TOO_SHORT = 'Type at least three bases';
const TOO_LONG = `At most ${MAX_BASES} bases`;

const refuseLetters = (sequence: string): string | null => {
  const strays = strayLetters(sequence);
  if (strays.length === 0) return null;
  const places = strays.slice(0, MAX_NAMED).map(({ letter, position }) => `${letter} at ${position}`);
  if (strays.length > MAX_NAMED) places.push(`${strays.length - MAX_NAMED} more`);
  return `Only A, C, G, T (or U) are bases; remove: ${places.join(', ')}`;
};

/** The sentence that refuses a typed DNA, or null where it is allowed. */
export function refuseDna(text: string): string | null {
  const sequence = cleanSequence(text);
  const strays = refuseLetters(sequence);
  if (strays !== null) return strays;
  if (sequence.length < MIN_BASES) return TOO_SHORT;
  return sequence.length > MAX_BASES ? TOO_LONG : null;
}

/** The message of a typed DNA, 5'→3'. */
const transcribe = (dna: string, strand: Strand): string =>
  messageOf(strand === "Coding 5'-3'" ? dna : complement(dna));

function makePlan(dna: string, params: Params): Plan {
  const message = transcribe(dna, params.strand);
  if (params.reading_frame === 'First AUG') {
    const translation = translateFromFirstStart(message);
    if (translation === null) return { message, start: null, chain: '', residues: 0, stop: 'none' };
    const { start, protein, stop } = translation;
    return {
      message,
      start,
      chain: protein,
      residues: protein.length,
      stop: stop ?? 'none',
    };
  }
  const start = Number(params.reading_frame.slice(-1)) - 1;
  const chain = translateFrame(message, start);
  const stopAt = chain.indexOf('*');
  return {
    message,
    start,
    chain,
    residues: chain.replaceAll('*', '').length,
    stop: stopAt < 0 ? 'none' : message.slice(start + 3 * stopAt, start + 3 * stopAt + 3),
  };
}

const transcriptionSteps = (plan: Plan): number => STEPS_PER_BASE * plan.message.length;
const releaseStep = (plan: Plan): number => transcriptionSteps(plan) + STEPS_PER_RESIDUE * plan.residues;
const isReleased = ({ plan, steps }: State): boolean => steps >= releaseStep(plan);

const basesMade = ({ plan, steps }: State): number => Math.min(plan.message.length, Math.floor(steps / STEPS_PER_BASE));

const residuesMade = ({ plan, steps }: State): number =>
  Math.min(plan.residues, Math.max(0, Math.floor((steps - transcriptionSteps(plan)) / STEPS_PER_RESIDUE)));

/** Codons behind the ribosome: those of the residues made and the stops that follow them. */
function codonsRead(state: State): number {
  const { plan, steps } = state;
  if (steps < transcriptionSteps(plan)) return 0;
  const made = residuesMade(state);
  let residues = 0;
  let codons = 0;
  while (codons < plan.chain.length) {
    if (plan.chain[codons] !== '*') {
      if (residues === made) break;
      residues++;
    }
    codons++;
  }
  return codons;
}

const begin = (original: string, dna: string, origins: readonly number[], params: Params): State => ({
  original,
  dna,
  origins,
  plan: makePlan(dna, params),
  steps: 0,
});

const unedited = (dna: string, params: Params): State =>
  begin(
    dna,
    dna,
    Array.from(dna, (_, i) => i),
    params,
  );

type Edit = {
  readonly at: number;
  readonly remove: number;
  readonly bases: string;
};
type ParsedEdit = Edit | { readonly refusal: string };

const noBase = (position: number): ParsedEdit => ({
  refusal: `There is no base ${position}`,
});

/** Reads "p:BBB"; `last` is the greatest position allowed. */
function parsePlaced(text: string, last: number): ParsedEdit {
  const match = /^\s*(\d+)\s*:(.*)$/su.exec(text);
  if (match === null)
    return {
      refusal: 'Write a position, a colon and the new letters, like 20:T',
    };
  const position = Number(match[1]);
  const bases = cleanSequence(match[2] ?? '');
  const strays = refuseLetters(bases);
  if (strays !== null) return { refusal: strays };
  if (bases.length === 0) return { refusal: 'Write the new letters after the colon, like 20:T' };
  if (position < 1 || position > last) return noBase(position);
  return { at: position - 1, remove: 0, bases };
}

function parseSubstitution(text: string, dna: string): ParsedEdit {
  const placed = parsePlaced(text, dna.length);
  if ('refusal' in placed) return placed;
  if (placed.bases.length > 1) return { refusal: 'Substitute one base at a time, like 20:T' };
  return { ...placed, remove: 1 };
}

function parseInsertion(text: string, dna: string): ParsedEdit {
  const placed = parsePlaced(text, dna.length + 1);
  if ('refusal' in placed) return placed;
  if (placed.bases.length > MAX_INSERTED) return { refusal: `Insert at most ${MAX_INSERTED} bases at a time` };
  return dna.length + placed.bases.length > MAX_BASES ? { refusal: TOO_LONG } : placed;
}

function parseDeletion(text: string, dna: string): ParsedEdit {
  const match = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/u.exec(text);
  if (match === null) return { refusal: 'Write one position or a range, like 7 or 7-9' };
  const first = Number(match[1]);
  const last = match[2] === undefined ? first : Number(match[2]);
  if (first < 1 || first > dna.length) return noBase(first);
  if (last < 1 || last > dna.length) return noBase(last);
  if (last < first) return { refusal: 'Write the smaller position first, like 7-9' };
  const remove = last - first + 1;
  return dna.length - remove < MIN_BASES ? { refusal: TOO_SHORT } : { at: first - 1, remove, bases: '' };
}

/** Where the bases that an edit writes come from: those that replace as many others take their places in the original. */
function newOrigins({ origins, original }: State, { at, remove, bases }: Edit): readonly number[] {
  if (remove === bases.length) return origins.slice(at, at + remove);
  const before = at === 0 ? -1 : (origins[at - 1] as number);
  const after = origins[at + remove] ?? original.length;
  const fillsGap = (at === 0 || before !== INSERTED) && after - before - 1 === bases.length;
  return Array.from(bases, (_, i) => (fillsGap ? before + 1 + i : INSERTED));
}

function edit(state: State, params: Params, parsed: ParsedEdit): { state: State; notice?: string } {
  if ('refusal' in parsed) return { state, notice: parsed.refusal };
  const { at, remove, bases } = parsed;
  const { dna, origins, original } = state;
  const next = begin(
    original,
    dna.slice(0, at) + bases + dna.slice(at + remove),
    [...origins.slice(0, at), ...newOrigins(state, parsed), ...origins.slice(at + remove)],
    params,
  );
  return next.plan.start === null ? { state: next, notice: NO_START } : { state: next };
}

export const simulation = defineSimulation<Params, State>()({
  version: 2,
  dt: 1 / STEPS_PER_SECOND,
  rate: 0.1,

  readings: {
    mrna: { kind: 'text', label: 'mRNA', unit: 'text' },
    protein: { kind: 'text', label: 'Protein', unit: 'text' },
    protein_three: {
      kind: 'text',
      label: 'Protein, three letters',
      unit: 'text',
    },
    protein_length: {
      label: 'Chain length',
      unit: 'residues',
      decimals: 0,
      range: [0, MAX_BASES / 3],
      origin: 'count',
    },
    start_position: {
      label: 'Start at base',
      unit: 'base',
      decimals: 0,
      range: [1, MAX_BASES],
      origin: 'count',
    },
    stop_codon: {
      kind: 'text',
      label: 'Stop codon',
      unit: 'text',
      values: ['UAA', 'UAG', 'UGA', 'none'],
    },
    gc_percent: { label: 'G + C', unit: '%', range: [0, 100], origin: 'computed' },
    molecular_weight_da: { label: 'Mass of the chain', unit: 'Da', digits: 7, origin: 'computed' },
    mutation_effect: {
      kind: 'text',
      label: 'Effect of the edits',
      unit: 'text',
      values: mutationEffects,
    },
  },

  actions: {
    substitute: {
      label: 'Substitute a base',
      value: { kind: 'text', placeholder: '20:T', maxLength: 40 },
      hint: 'Position in the typed DNA, a colon and the new base.',
    },
    insert: {
      label: 'Insert bases',
      value: { kind: 'text', placeholder: '4:C', maxLength: 40 },
      hint: 'Up to ten bases, placed before that position.',
    },
    delete: {
      label: 'Delete bases',
      value: { kind: 'text', placeholder: '7 or 7-9', maxLength: 40 },
      hint: 'One position or a range.',
    },
    restore: {
      label: 'Restore the DNA',
      hint: 'Undoes every edit and starts again.',
    },
  },

  fields: () => ({}),

  init(params) {
    const refusal = refuseDna(params.dna_sequence);
    if (refusal !== null) throw new ModelError('dna', refusal);
    return unedited(cleanSequence(params.dna_sequence), params);
  },

  step: (state) => (isReleased(state) ? state : { ...state, steps: state.steps + 1 }),

  act(state, params, action) {
    switch (action.do) {
      case 'substitute':
        return edit(state, params, parseSubstitution(action.value, state.dna));
      case 'insert':
        return edit(state, params, parseInsertion(action.value, state.dna));
      case 'delete':
        return edit(state, params, parseDeletion(action.value, state.dna));
      case 'restore':
        return { state: unedited(state.original, params) };
    }
  },

  done: isReleased,

  read(state, params) {
    const { plan } = state;
    const released = isReleased(state);
    const chain = plan.chain.slice(0, codonsRead(state));
    const stopAt = plan.chain.indexOf('*');
    return {
      mrna: plan.message.slice(0, basesMade(state)),
      protein: chain,
      protein_three: threeLetters(chain),
      protein_length: residuesMade(state),
      start_position: plan.start === null ? null : plan.start + 1,
      stop_codon: released ? plan.stop : null,
      gc_percent: gcPercent(state.dna),
      molecular_weight_da: released ? chainMass(stopAt < 0 ? plan.chain : plan.chain.slice(0, stopAt)) : null,
      mutation_effect: released
        ? mutationEffect(transcribe(state.original, params.strand), plan.message, state.origins)
        : null,
    };
  },

  view(state, params) {
    const { plan, steps, dna, original, origins } = state;
    const typedIsCoding = params.strand === "Coding 5'-3'";
    return {
      phase: isReleased(state) ? 'released' : steps < transcriptionSteps(plan) ? 'transcription' : 'translation',
      /** The typed strand as it is now. */
      dna,
      coding: typedIsCoding ? dna : complement(dna),
      template: typedIsCoding ? complement(dna) : dna,
      message: plan.message,
      start: plan.start,
      chain: plan.chain,
      stop: plan.stop,
      /** Bases in the message, with the part of the one being added. */
      bases: Math.min(plan.message.length, steps / STEPS_PER_BASE),
      /** Residues in the chain, with the part of the one being added. */
      residues: Math.min(plan.residues, Math.max(0, (steps - transcriptionSteps(plan)) / STEPS_PER_RESIDUE)),
      codonsRead: codonsRead(state),
      isEdited: dna !== original,
      /** Places, from 0, of the bases that an edit put there. */
      edited: origins.flatMap((origin, i) => (origin !== INSERTED && original[origin] === dna[i] ? [] : [i])),
    } as const;
  },
});
