/**
 * Inputs of a run: how they are declared, what values they take, when a changed one comes into force. Types only; what checks and
 * brings values is `runtime/inputs.ts`.
 */
import type { NumberBounds } from './contract';

/** When a changed input comes into force: at once, at the next start action, or by a new run. */
export type Applies = 'live' | 'next' | 'restart';

export type InputValue = number | string | boolean;

/** Values by the ids of the inputs. */
export type RunInputs = Readonly<Record<string, InputValue>>;

export interface InputCondition {
  readonly input: string;
  readonly equals: InputValue;
}

interface InputBase {
  readonly id: string;
  readonly label: string;
  readonly applies: Applies;
  /** One sentence, shown on demand. */
  readonly hint?: string;
  /** The stage is built for this value: hidden, it keeps its picture and loses its name. */
  readonly apparatus?: true;
  /** Shown only while other inputs have these values. */
  readonly showWhen?: InputCondition | readonly InputCondition[];
  /** Hidden (the value is then an unknown to be found) while another input has this value. */
  readonly hideWhen?: InputCondition;
}

export interface NumberInput extends InputBase, NumberBounds {
  readonly type: 'number' | 'slider';
  readonly defaultValue: number;
}

export interface SelectInput extends InputBase {
  readonly type: 'select';
  /** Where the options are numbers: their unit, '1' for plain ones. */
  readonly unit?: string;
  readonly options: readonly string[];
  readonly defaultValue: string;
}

export interface CheckboxInput extends InputBase {
  readonly type: 'checkbox';
  readonly defaultValue: boolean;
}

export interface TextInput extends InputBase {
  readonly type: 'text';
  readonly defaultValue: string;
  /** The sentence of refusal, or null where the text is allowed. */
  readonly validate?: (text: string) => string | null;
  /** The nearest allowed text, for one that comes from a link. Default: the default value. */
  readonly nearest?: (text: string) => string;
  /** The text is the code of a sample from the shelf (`data/samples/sample-code.ts`), '' for none. */
  readonly holds?: 'sample';
}

export type InputDef = NumberInput | SelectInput | CheckboxInput | TextInput;

/** What an input allows, where that depends on the other inputs: it lies within what its declaration allows. */
export interface InputBounds {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly options?: readonly string[];
}

/** Inputs that are checked together. An entry of the catalogue is one. */
export interface InputSet {
  readonly inputs: readonly InputDef[];
  /** What an option of a list sets besides, by input and option; values that are given beside it stand. */
  readonly presets?: {
    readonly [input: string]: { readonly [option: string]: RunInputs | undefined } | undefined;
  };
  /** Bounds by input. Called with values that are all allowed by their declarations. */
  readonly boundsFor?: (inputs: RunInputs) => Readonly<Partial<Record<string, InputBounds>>>;
}
