/** The protocol of a sandwich ELISA: what is done in which order, how long it takes, and what is refused or said on the way. */
import type { Quantity } from '../contract';
import { WASH_SECONDS } from './sandwich-assay';

/** What has been done to the plate, in order. */
const STAGES = [
  'empty',
  'loaded',
  'incubated',
  'detected',
  'labelled',
  'colouring',
  'stopped',
  'read',
  'fitted',
] as const;
export type Stage = (typeof STAGES)[number];

export type Deed =
  | 'load_plate'
  | 'incubate'
  | 'wash'
  | 'add_detection'
  | 'add_hrp'
  | 'add_substrate'
  | 'add_stop'
  | 'read_plate'
  | 'fit_curve';

/** How far a plate has come. */
export interface Progress {
  readonly stage: Stage;
  /** Steps of the washes after incubation, detection and label; null: not washed. */
  readonly washes: readonly [number | null, number | null, number | null];
}

export interface ProtocolSettings {
  readonly wash_steps: Quantity<'1'>;
  readonly incubation_min: Quantity<'min'>;
  readonly substrate_min: Quantity<'min'>;
}

const LOADING = 60;
const LABELLING = 1200;
export const READING = 30;
/** s of one step of one wash. */
const WASHING = WASH_SECONDS / 3;

export const isAfter = (stage: Stage, other: Stage): boolean => STAGES.indexOf(stage) >= STAGES.indexOf(other);
/** Which wash is due at a stage; null: none. */
export const washAt = (stage: Stage): 0 | 1 | 2 | null =>
  stage === 'incubated' ? 0 : stage === 'detected' ? 1 : stage === 'labelled' ? 2 : null;

/** How long a deed keeps the bench, s. */
export function lasting(deed: Deed, { incubation_min, wash_steps }: ProtocolSettings): number {
  switch (deed) {
    case 'load_plate':
      return LOADING;
    case 'incubate':
    case 'add_detection':
      return 60 * incubation_min;
    case 'add_hrp':
      return LABELLING;
    case 'wash':
      return WASHING * wash_steps;
    case 'read_plate':
      return READING;
    default:
      return 0;
  }
}

/** Why a deed is not done now; null: it may be. */
export function refusal(deed: Deed, { stage, washes }: Progress, isFitted: boolean): string | null {
  switch (deed) {
    case 'load_plate':
      return stage === 'empty' ? null : 'The plate is loaded already: reset for a new one.';
    case 'incubate':
      return stage === 'loaded'
        ? null
        : stage === 'empty'
          ? 'Load the plate first.'
          : 'The samples were incubated already.';
    case 'wash': {
      const due = washAt(stage);
      if (due === null) return 'There is nothing to wash off now.';
      return washes[due] === null ? null : 'The plate is washed: go on.';
    }
    case 'add_detection':
      return stage === 'incubated'
        ? null
        : isAfter(stage, 'detected')
          ? 'Detection antibody was added already.'
          : 'Incubate the samples first.';
    case 'add_hrp':
      return stage === 'detected'
        ? null
        : isAfter(stage, 'labelled')
          ? 'Peroxidase was added already.'
          : 'Add the detection antibody first.';
    case 'add_substrate':
      return stage === 'labelled'
        ? null
        : isAfter(stage, 'colouring')
          ? 'The substrate is in the wells already.'
          : 'Add peroxidase first.';
    case 'add_stop':
      return stage === 'colouring'
        ? null
        : isAfter(stage, 'stopped')
          ? 'The wells are stopped already.'
          : 'Add the substrate first.';
    case 'read_plate':
      if (stage === 'colouring') return 'Add stop solution first.';
      return isAfter(stage, 'stopped') ? null : 'There is no colour to read yet.';
    case 'fit_curve':
      if (!isAfter(stage, 'read')) return 'Read the plate first.';
      return isFitted ? 'The curve is fitted already.' : null;
  }
}

/** What is said of a wash that was left out before this deed. */
export function unwashed(deed: Deed, { stage, washes }: Progress): string | undefined {
  const due = washAt(stage);
  if (due === null || washes[due] !== null || deed === 'wash') return undefined;
  return [
    'Not washed after the samples. The next washes take free antigen away as well; in serum, other proteins would stay on the wall.',
    'Not washed after the detection antibody: what floats free takes peroxidase from what is bound.',
    'Not washed after the peroxidase: label that floats free makes dye in every well.',
  ][due];
}

/** What the protocol does next, `seconds` after the substrate came; null: it waits, or is through. */
export function nextDeed(
  { stage, washes }: Progress,
  { substrate_min }: ProtocolSettings,
  seconds: Quantity<'s'>,
): Deed | null {
  const due = washAt(stage);
  if (due !== null && washes[due] === null) return 'wash';
  switch (stage) {
    case 'empty':
      return 'load_plate';
    case 'loaded':
      return 'incubate';
    case 'incubated':
      return 'add_detection';
    case 'detected':
      return 'add_hrp';
    case 'labelled':
      return 'add_substrate';
    case 'colouring':
      return seconds >= 60 * substrate_min ? 'add_stop' : null;
    case 'stopped':
      return 'read_plate';
    case 'read':
      return 'fit_curve';
    default:
      return null;
  }
}

/** s of all of it. */
export const wholeProtocol = (params: ProtocolSettings): number =>
  LOADING +
  120 * params.incubation_min +
  3 * WASHING * params.wash_steps +
  LABELLING +
  60 * params.substrate_min +
  READING +
  1;
