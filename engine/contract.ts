/**
 * The engine's contract: what a simulation is.
 *
 * A simulation is a record of pure functions over typed inputs. A host (`runtime/host.ts`) owns its state and
 * advances it by whole steps of `dt`; nothing but `(inputs, seed, log of actions and input changes)` enters a run.
 */
import type { Rng } from './core/rng';
import type { Sample } from './data/samples/sample';
import type { Quantity } from './quantity';

export type { Quantity } from './quantity';

/** A place on a plane, in the unit its declaration names. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

// ---------------------------------------------------------------- readings

/**
 * How the errors of calibration are distributed. A tolerance is a limit, and each error within it is as likely as any other: the default.
 * Normal where a standard deviation is what is known.
 */
export type Spread = 'rectangular' | 'normal';

/** One instrument class: what it adds between the true value and the display. All in the unit of the reading. */
export interface InstrumentGrade {
  /** Smallest step of the display or of the scale as it is read. */
  readonly resolution: number;
  /**
   * Steps that one range of the display has: 2000 for 3½ digits. Larger values are shown in ranges ten times as coarse each, and
   * the zero error goes with the range. Default: one range.
   */
  readonly counts?: number;
  /** Standard deviation of independent repeats. */
  readonly repeatability?: number;
  /** Standard deviation of the relative gain error, fixed for a run. */
  readonly gain?: number;
  /** Standard deviation of the zero error, fixed for a run. */
  readonly offset?: number;
  readonly spread?: Spread;
  /** Standard deviation of scatter that the model has drawn already: it counts in the uncertainty and is not added again. */
  readonly drawn?: number;
  /** Where the class tolerance comes from. */
  readonly source: string;
}

export interface InstrumentSpec {
  /** What the learner would call it: "50 mL burette, class B". */
  readonly name: string;
  /** Readings of one device share its gain and its zero error, so that they agree with each other; default: a device of its own. */
  readonly device?: string;
  /** Lab seconds between two updates of the display. */
  readonly updateInterval: Quantity<'s'>;
  readonly school: InstrumentGrade;
  readonly research: InstrumentGrade;
}

export type Grade = 'ideal' | 'school' | 'research';

/** How far what is set may be off what its label says. Standard deviations, drawn once for a seed. */
export interface SettingGrade {
  /** Of the relative error. */
  readonly gain?: number;
  /** Of the error, in the unit of the input. */
  readonly offset?: number;
  readonly spread?: Spread;
  /** Where the class tolerance comes from. */
  readonly source: string;
}

/**
 * An input that a label or a piece of glassware stands for: the learner reckons with what it says, the apparatus has a little
 * more or less, the same in every trial of a seed. An ideal run has what the label says.
 */
export interface SettingSpec {
  /** What the learner would call it: "25 mL pipette, class B". */
  readonly name: string;
  readonly school: SettingGrade;
  readonly research: SettingGrade;
}

/**
 * Why no instrument shows a number:
 *
 * - `computed`: worked out from settings and other quantities of the run, without an error of its own
 * - `theory`: a true value of the model, which nothing on this bench measures
 * - `count`: things counted; where they are a sample, its chance is the subject and the model's
 * - `chance`: its scatter is drawn by the model and changes within a run, so that no class of instrument states it
 * - `derived`: worked out by `derive` from what the instruments show, with their uncertainties; the true value in an ideal run
 */
export type ReadingOrigin = 'computed' | 'theory' | 'count' | 'chance' | 'derived';

export interface NumberReading {
  readonly kind?: 'number';
  readonly label: string;
  readonly unit: string;
  /** What stands between the model and the learner. A reading of the catalogue declares this or its origin. */
  readonly instrument?: InstrumentSpec;
  readonly origin?: ReadingOrigin;
  /** Of chance: the reading that is its standard uncertainty, where the run itself can state it. */
  readonly uncertainty?: string;
  /** The display stops at these: [least, greatest]. */
  readonly range?: readonly [number, number];
  /** Below this a display says only that it is less; the value stays the number. */
  readonly least?: number;
  /** Significant digits of the display where no instrument sets them; default 4. */
  readonly digits?: number;
  /** Decimals of the display instead: 0 for what is counted. */
  readonly decimals?: number;
}

export interface TextReading {
  readonly kind: 'text';
  readonly label: string;
  readonly unit: 'text';
  /** The words it can show, where they are known beforehand. */
  readonly values?: readonly string[];
  /** `derived`: a class of what the instruments show, named by `derive`; the true one in an ideal run. */
  readonly origin?: 'derived';
}

export type ReadingDef = NumberReading | TextReading;
export type ReadingDefs = Readonly<Record<string, ReadingDef>>;
export type ReadingValue = number | string | null;
export type ReadingsOf<R extends ReadingDefs> = {
  readonly [K in keyof R]: (R[K] extends TextReading ? string : number) | null;
};

// ---------------------------------------------------------------- actions

/** What a number that is set may be: the value of an input or of an action. */
export interface NumberBounds {
  /** '1' for a plain number. */
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** What is said of a value that is not allowed, in the words of the apparatus. Default: a sentence made of label and bounds. */
  readonly refusal?: string;
}

export interface NumberActionValue extends NumberBounds {
  readonly kind: 'number';
  readonly initial?: number;
  readonly optional?: boolean;
}

export type ActionValueDef =
  | NumberActionValue
  /** 0 or 1. */
  | { readonly kind: 'toggle'; readonly optional?: boolean }
  | {
      readonly kind: 'select';
      readonly options: readonly string[];
      readonly initial?: string;
      /** An option may also be given by its place, counted from 1. */
      readonly numbered?: true;
      readonly optional?: boolean;
    }
  | { readonly kind: 'text'; readonly placeholder?: string; readonly maxLength?: number; readonly optional?: boolean }
  | {
      readonly kind: 'number-or-text';
      readonly unit: string;
      readonly min: number;
      readonly max: number;
      readonly placeholder?: string;
      readonly optional?: boolean;
    }
  | {
      readonly kind: 'point';
      readonly unit: string;
      readonly min: Point;
      readonly max: Point;
      readonly optional?: boolean;
    };

export interface ActionDef {
  /** What the button says. */
  readonly label: string;
  readonly value?: ActionValueDef;
  /** One sentence for the learner: what it does, where that is not obvious. */
  readonly hint?: string;
}

export type ActionDefs = Readonly<Record<string, ActionDef>>;

type ValueOf<V extends ActionValueDef> = V extends { kind: 'number' }
  ? number
  : V extends { kind: 'toggle' }
    ? 0 | 1
    : V extends { kind: 'select'; options: readonly (infer O)[] }
      ? O
      : V extends { kind: 'text' }
        ? string
        : V extends { kind: 'number-or-text' }
          ? number | string
          : Point;

/** The union of what can be done, one member for each declared action. */
export type ActionFrom<A extends ActionDefs> = {
  [K in keyof A & string]: A[K] extends { value: infer V extends ActionValueDef }
    ? V extends { optional: true }
      ? { readonly do: K; readonly value?: ValueOf<V> }
      : { readonly do: K; readonly value: ValueOf<V> }
    : { readonly do: K };
}[keyof A & string];

/** The actions that put something on or off and leave it so. */
export type ToggleOf<A extends ActionDefs> = {
  [K in keyof A & string]: A[K] extends { value: { kind: 'toggle' } } ? K : never;
}[keyof A & string];

export type ActionValue = number | string | Point;

/** An action as it travels: from the page, a link, a case or the command line. Checked by the host before `act` sees it. */
export interface Action {
  readonly do: string;
  readonly value?: ActionValue | undefined;
}

export interface ActResult<P, S> {
  readonly state: S;
  /** The sentence for the learner. A refusal leaves the state unchanged and says why. */
  readonly notice?: string | undefined;
  /** A patch of inputs, for actions that set inputs (presets). */
  readonly inputs?: Partial<P> | undefined;
}

// ---------------------------------------------------------------- fields

export type FieldDef =
  | { readonly kind: 'f32'; readonly shape: readonly number[] }
  | { readonly kind: 'u8'; readonly shape: readonly number[] };
export type FieldDefs = Readonly<Record<string, FieldDef>>;
export type FieldArray<D extends FieldDef> = D['kind'] extends 'u8' ? Uint8Array : Float32Array;
export type FieldsOf<F extends FieldDefs> = { readonly [K in keyof F]: FieldArray<F[K]> };

// ---------------------------------------------------------------- simulation

/** What a learner should find, for an answer key. */
export interface Answer {
  /** That of the hidden input it stands for, where there is one. */
  readonly id: string;
  readonly label: string;
  readonly value: number | string;
  readonly unit: string;
  /** How far off still counts as found, in the unit of the value. */
  readonly tolerance?: number;
  /** What a text is chosen from. */
  readonly options?: readonly string[];
}

export interface StepContext {
  readonly dt: Quantity<'s'>;
  readonly rng: Rng;
  /**
   * What the run's instruments make of a value of that reading, for apparatus that acts on its own display (an alarm). Only for
   * readings whose instrument has no repeatability. Default: the value itself.
   */
  readonly shown?: (reading: string, value: number) => number;
}

/** What the instruments make of a run: all that a derived reading may rest on besides the inputs as they are set. */
export interface Instruments<R extends ReadingDefs = ReadingDefs> {
  /** What the instrument of a reading shows now; null for no value. Its scatter and its calibration go into the result. */
  shown(id: keyof R & string): number | null;
  /**
   * What it showed of a true value, lab seconds since the trial began (the `ordinal`th record of one tick). Its calibration goes into the result; its
   * scatter is for whoever uses many such values to estimate from them.
   */
  shownAt(id: keyof R & string, value: number, time: number, ordinal?: number): number;
  /** Standard deviation of the scatter of such a value, the step of the scale included. */
  scatterAt(id: keyof R & string, value: number): number;
  /** The step of its scale there; 0 without an instrument. */
  stepAt(id: keyof R & string, value: number): number;
  /** Standard uncertainty of such a value, calibration included. */
  uncertaintyAt(id: keyof R & string, value: number): number;
}

/** A value with the standard uncertainty that the scatter of what it stands on leaves. */
export interface Estimate {
  readonly value: number;
  readonly scatter: number;
  /**
   * What one standard uncertainty of an effect that the model has drawn for the seed's apparatus does to the value, by the effect's
   * name: it counts in the uncertainty, shared by all values that name it, and is not added again.
   */
  readonly shared?: Readonly<Record<string, number>>;
}

/**
 * Every method depends on its arguments alone. State is linear: whoever calls step(), act() or reconfigure() gives up
 * the state passed in, so a small model returns a new object and a field model reuses its buffers.
 *
 * P inputs, S state, A actions, R readings, V the structured part of a frame, F its typed-array fields.
 */
export interface Simulation<P, S, A extends ActionDefs, R extends ReadingDefs, V, F extends FieldDefs> {
  /** Raised whenever results change, so that a link can say that it was made with another version. */
  readonly version: number;
  /** Lab seconds per step, fixed. Finer sub-steps inside a step may depend on state and inputs. */
  readonly dt: Quantity<'s'>;
  readonly readings: R;
  readonly actions: A;
  /** Lab seconds per wall second at 1×. */
  readonly rate: number | ((state: S, params: P) => number);
  /** Inputs that are what a label says; the methods get what the apparatus has, `view` and `derive` what is set. */
  readonly settings?: { readonly [K in keyof P]?: SettingSpec };
  /** Actions at which inputs that apply 'next' come into force. */
  readonly startActions?: readonly (keyof A & string)[];
  /** Shapes of the typed arrays of a frame; they may depend on the inputs. */
  fields(params: P): F;
  /**
   * `specimen` draws what stays the same from trial to trial of a seed (an unknown, a patient), `rng` the chance of one trial. In
   * the first trial they are one stream: what belongs to the specimen is drawn first. `grade`: of the run's instruments, for what
   * the apparatus itself is off by; default ideal.
   */
  init(params: P, rng: Rng, specimen: Rng, grade?: Grade): S;
  step(state: S, params: P, context: StepContext): S;
  /** `grade`: of the run's instruments, for chance that belongs to the apparatus and is off in an ideal run. */
  act(state: S, params: P, action: ActionFrom<A>, rng: Rng, grade: Grade): ActResult<P, S>;
  /** Lab seconds for which an action occupies the bench; later actions wait in a queue. Default 0. */
  occupies?(state: S, params: P, action: ActionFrom<A>): Quantity<'s'>;
  /**
   * Whether an action is done at once, past the queue, while another one occupies the bench, as a flame is lit under a slide that is
   * being stained. It occupies the bench for no time of its own then. Default: it waits.
   */
  meanwhile?(state: S, params: P, action: ActionFrom<A>): boolean;
  /** A live input changed from `before` to `params`. Default: the state is kept as it is. */
  reconfigure?(state: S, params: P, before: P): S;
  /** True once the run has come to its end: the page's transport pauses and says so. Default: never. */
  done?(state: S, params: P): boolean;
  /** The true value of each reading; null = no value. */
  read(state: S, params: P): ReadingsOf<R>;
  /** The readings of origin `derived`, from what the instruments show; one that is left out has no value. */
  derive?(
    state: S,
    params: P,
    instruments: Instruments<R>,
  ): { readonly [K in keyof R]?: (R[K] extends TextReading ? string : number | Estimate) | null | undefined };
  /** Where its toggles stand, whatever put them there: each of them, by the id of its action. */
  toggles?(state: S, params: P): Readonly<Record<ToggleOf<A>, boolean>>;
  /** The unknowns that the simulation draws itself, of a fresh state. */
  answers?(state: S, params: P): readonly Answer[];
  /**
   * What was taken from it since the trial began, in order, with its true composition: it goes to the shelf. What was taken is missing
   * in the state afterwards.
   */
  samples?(state: S, params: P): readonly Sample[];
  /** The small structured part of a frame, cloned to the page; the arrays are filled in `out`. */
  view(state: S, params: P, out: FieldsOf<F>): V;
}

/** A simulation whose types have been forgotten: what the host and the registries handle. */
export type AnySimulation = Simulation<any, any, any, any, any, any>;

/**
 * Declares a simulation. Inputs and state are named; actions, readings, view and fields are inferred:
 * `defineSimulation<Params, State>()({ ... })`.
 */
export function defineSimulation<P, S>() {
  return <const A extends ActionDefs, const R extends ReadingDefs, V, F extends FieldDefs>(
    body: Simulation<P, S, A, R, V, F>,
  ): Simulation<P, S, A, R, V, F> => body;
}

/**
 * Declares a law without time: the readings follow from the inputs at once.
 * `solve` gives the readings; the view is those readings.
 */
export function defineStatic<P>() {
  return <const R extends ReadingDefs>(body: {
    readonly version: number;
    readonly readings: R;
    solve(params: P): ReadingsOf<R>;
  }) =>
    defineSimulation<P, null>()({
      version: body.version,
      dt: 0.05,
      rate: 1,
      readings: body.readings,
      actions: {},
      fields: () => ({}),
      init: () => null,
      step: (state) => state,
      act: (state) => ({ state }),
      read: (_state, params) => body.solve(params),
      view: (_state, params) => body.solve(params),
    });
}

/** A broken invariant inside a model. Impossible inputs are stopped earlier, by their bounds. */
export class ModelError extends Error {
  readonly code: string;
  constructor(code: string, sentence: string) {
    super(sentence);
    this.name = 'ModelError';
    this.code = code;
  }
}

// ---------------------------------------------------------------- types taken from a simulation

export type ParamsOf<T> = T extends Simulation<infer P, infer _S, infer _A, infer _R, infer _V, infer _F> ? P : never;
export type ActionsOf<T> = T extends { readonly actions: infer A extends ActionDefs } ? A : never;
export type ReadingDefsOf<T> = T extends { readonly readings: infer R extends ReadingDefs } ? R : never;
export type ViewOf<T> = T extends { view(...args: never[]): infer V } ? V : never;
export type FieldDefsOf<T> = T extends { fields(...args: never[]): infer F extends FieldDefs } ? F : never;
