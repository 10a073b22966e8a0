/**
 * The join of the catalogue's data and the engine's types. An entry says how people meet a simulation; the compiler
 * checks that its inputs give exactly the params of that simulation, that outputs are readings, that steps name actions.
 */
import type { ActionsOf, ParamsOf, Quantity, ReadingDefsOf, TextReading } from '../engine/contract';
import type { FitKind } from '../engine/core/fit-kinds';
import type { InputBounds, InputDef, InputSet, InputValue, RunInputs } from '../engine/inputs';
import type { SimulationFor, SimulationKey } from '../engine/registry';
import type { Find } from '../engine/runtime/answers';

// ---------------------------------------------------------------- inputs

/** The value of one declared input, with its unit or its options. */
type ValueOf<D> = D extends { type: 'number' | 'slider'; unit: infer U extends string }
  ? Quantity<U>
  : D extends { type: 'select'; options: readonly (infer O)[] }
    ? O
    : D extends { type: 'checkbox' }
      ? boolean
      : string;

export type ParamsFrom<I extends readonly InputDef[]> = { readonly [D in I[number] as D['id']]: ValueOf<D> };

// ---------------------------------------------------------------- procedure

type ActionKeyOf<K extends SimulationKey> = keyof ActionsOf<SimulationFor<K>> & string;
type ReadingKeyOf<K extends SimulationKey> = keyof ReadingDefsOf<SimulationFor<K>> & string;
type TextReadingKeyOf<K extends SimulationKey> = {
  [R in ReadingKeyOf<K>]: ReadingDefsOf<SimulationFor<K>>[R] extends TextReading ? R : never;
}[ReadingKeyOf<K>];
type NumberReadingKeyOf<K extends SimulationKey> = Exclude<ReadingKeyOf<K>, TextReadingKeyOf<K>>;

/** What may be worked out from the points of the plot, along which axes. */
export interface PlotWork<Y extends string, X extends string> {
  readonly with: readonly (FitKind | 'derivative' | 'secondDerivative' | 'granStrong' | 'granWeak' | 'granBase')[];
  readonly x: AxisChoice<X>;
  /** Left out where it is a column that the learner computes. */
  readonly y?: AxisChoice<Y>;
}

/** What a row must show: a reading in its unit, the lab time of the run in seconds, or a word. */
export type RowHaving<Reading extends string, Word extends string> =
  | { readonly reading: Reading; readonly from?: number; readonly to?: number; readonly is?: undefined }
  | { readonly reading: Word; readonly is: string; readonly from?: undefined; readonly to?: undefined };

/** What shows that a step of the procedure was done. */
export type Done<Action extends string, NumberKey extends string, TextKey extends string, InputId extends string> =
  /** `optional`: the learner may tick it and go on without. */
  | { readonly did: Action; readonly times?: number; readonly optional?: true }
  | { readonly reading: NumberKey; readonly from?: number; readonly to?: number }
  | { readonly reading: TextKey; readonly is: string }
  | { readonly input: InputId; readonly equals: InputValue }
  /** A result was checked: found, or told after the last try. */
  | { readonly found: string }
  /**
   * `recorded` rows; with `where`, only those whose inputs had these values; with `having`, only those in which the reading
   * has a value, and within these ends; with `apart`, only those at least so many lab seconds after the row before (of another value
   * of `distinct`), or after the run began: what is recorded has come to rest; with `following`, only those recorded after a row
   * that shows it: what comes later is not done by a row of an earlier step; with `distinct`, with so many values of it.
   */
  | {
      readonly recorded: number;
      readonly where?: Readonly<Partial<Record<InputId, InputValue>>>;
      readonly having?: RowHaving<NumberKey | 'time', TextKey>;
      readonly apart?: number;
      readonly following?: RowHaving<NumberKey | 'time', TextKey>;
      readonly distinct?: InputId | NumberKey;
    }
  /** The last rows of so many runs agree in this reading within a span, in its unit: concordant titres. */
  | { readonly agreeing: NumberKey; readonly within: number; readonly runs: number }
  /** The recorded points were worked out in the plot in one of these ways; the learner may tick it who did it elsewhere. */
  | { readonly fitted: readonly PlotWork<NumberKey | InputId, 'time' | NumberKey | InputId>[] }
  /** The learner ticks it: a step on paper. */
  | { readonly byLearner: true }
  | { readonly all: readonly Done<Action, NumberKey, TextKey, InputId>[] };

export type AnyDone = Done<string, string, string, string>;

export interface ProcedureStep<D> {
  readonly text: string;
  readonly done: D;
  /** Shown when the learner asks for a hint. */
  readonly hint?: string;
  /** Done badly on purpose, to see why it is done otherwise. */
  readonly badly?: true;
}

// ---------------------------------------------------------------- entries

export interface ModelNotes {
  /** LaTeX, one relation each, with a word on what it says. */
  readonly equations: readonly { readonly tex: string; readonly says: string }[];
  readonly assumptions: readonly string[];
  readonly validity: string;
  /** Constants and model parameters in the sheet's own words; `teaching` marks values chosen for teaching. */
  readonly parameters: readonly {
    readonly name: string;
    readonly value: string;
    readonly source: string;
    readonly teaching?: true;
  }[];
  readonly sources: readonly string[];
  /** What real apparatus does differently. */
  readonly limits?: readonly string[];
}

/** How a plotted quantity is transformed before it is drawn: x, 1/x, x², √x, ln x, log₁₀ x, sin x°, sin 2x°. */
export type AxisTransform = 'value' | 'reciprocal' | 'square' | 'root' | 'ln' | 'log10' | 'sin' | 'sinTwice';

/** A column of the table: 'time', an input's id or a reading's id. */
export interface AxisChoice<Column extends string> {
  readonly column: Column;
  readonly transform?: AxisTransform;
}

/** Columns that a titration is worked up from: volume run in, pH, volume of the sample (an input), and the end point. */
export interface TitrationPlot<Reading extends string = string, Input extends string = string> {
  readonly volume: Reading;
  readonly ph: Reading;
  readonly sample: Input;
  /** Volume at which the indicator turned. */
  readonly titre?: Reading;
}

/** One timed step of the automatic demonstration, lab seconds: something is done, or inputs are set. */
export type DemoStep<Action extends string, Input extends string> = {
  readonly at: number;
  /** What the learner is told while it happens; the caption before stays where it is left out. */
  readonly says?: string;
} & (
  | { readonly do: Action | 'record_point'; readonly value?: number | string }
  | { readonly set: Readonly<Partial<Record<Input, InputValue>>> }
);

/** With what a demonstration ends: `{}` in the sentence is what the formula of the notebook gives for the last recorded row. */
export interface DemoResult {
  readonly says: string;
  readonly formula: string;
  readonly unit: string;
}

/** What the learner is asked before the first run. Neither the options nor the axes give the outcome away. */
export interface Predict {
  readonly question: string;
  readonly options: readonly [string, string, ...string[]];
  /** Ends of the axes on which the expected curve is sketched, for the plot as the experiment begins. */
  readonly sketch?: { readonly x: readonly [number, number]; readonly y: readonly [number, number] };
}

/** A word on measuring, once so many rows count. */
export interface CoachHint {
  readonly after: number;
  readonly text: string;
}

/** What is read of an entry, rather than done with it: the exports of `<id>.texts.ts` beside it. */
export interface EntryTexts {
  /** Markdown with $...$ and $$...$$ for mathematics. */
  readonly theory: string;
  /** What is often believed, and what the experiment shows instead. Markdown. */
  readonly misconceptions: readonly { readonly believed: string; readonly instead: string }[];
  readonly model: ModelNotes;
}

/** What the real counterpart of a bench can do to those who work at it. Plain text. */
export interface SafetyNotes {
  /** What burns, poisons, infects, cuts or radiates, with what is worn or done against it: a sentence or two each. */
  readonly hazards: readonly string[];
  /** What a class uses or does instead: organisms of risk group 1 by name, a lower voltage, a ready-made slide. */
  readonly instead?: readonly string[];
  /** Where what is left over goes. */
  readonly waste?: string;
  /** Where this is said: author, title, year, place. */
  readonly sources: readonly string[];
}

/** For whoever teaches with it: `teaching` of `<id>.teaching.ts` beside the entry, a page of its own. Plain text. */
export interface TeachingNotes {
  /** What learners know or can do afterwards. */
  readonly aim: string;
  /** For whom, and what they should bring. */
  readonly level: string;
  /** How long it takes, and where it may be cut. */
  readonly time: string;
  /** Before the lesson. */
  readonly preparation: string;
  /** Left out where the real counterpart has no hazard; its sentence at the bench is the entry's `caution`. */
  readonly safety?: SafetyNotes;
  readonly goesWrong: readonly { readonly what: string; readonly remedy: string }[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

export interface ExperimentBody<K extends SimulationKey, I extends readonly InputDef[]> {
  readonly id: string;
  readonly simulation: K;
  /** `() => import('./<id>.texts')`: what is only read is fetched when it is read. */
  readonly texts: () => Promise<EntryTexts>;
  readonly inputs: I;
  /** Names of the readings that are the outputs of the specification, where it lists them. */
  readonly outputs?: readonly ReadingKeyOf<K>[];
  /** Bounds or options that depend on the other inputs. */
  readonly boundsFor?: (inputs: ParamsFrom<I>) => Readonly<Partial<Record<I[number]['id'], InputBounds>>>;
  /** Inputs that go back to their defaults when this one changes: another patient brings his own. */
  readonly resets?: { readonly [D in I[number]['id']]?: readonly I[number]['id'][] };
  /** What an option of a list sets besides: a planet brings its sunlight. The learner may change it then. */
  readonly presets?: {
    readonly [D in I[number]['id']]?: {
      readonly [option: string]: Readonly<Partial<Record<I[number]['id'], InputValue>>>;
    };
  };
  /** Done once by the Run button, where the apparatus has a start of its own; once more after the actions that end what it began. */
  readonly runAction?: {
    readonly do: ActionKeyOf<K>;
    readonly value?: number | string;
    readonly endedBy?: readonly ActionKeyOf<K>[];
    /** Nothing moves before it: what else is done at the start does not set the clock going. */
    readonly alone?: true;
  };
  /** Those with which a run is prepared: done at the start they leave the clock alone. */
  readonly preparations?: readonly ActionKeyOf<K>[];
  /**
   * Readings that are worked out from inputs rather than measured, and those inputs: they have no value while one of them
   * is hidden.
   */
  readonly tells?: { readonly [R in ReadingKeyOf<K>]?: readonly I[number]['id'][] };
  /** Constants that the procedure finds: what "Check my result" asks for besides hidden inputs and the model's own unknowns. */
  readonly finds?: readonly (Omit<Find, 'where'> & {
    readonly where?: Readonly<Partial<Record<I[number]['id'], InputValue>>>;
  })[];
  /** Inputs that a bench begins with which no link opened, where these are not the defaults. */
  readonly opensWith?: Readonly<Partial<Record<I[number]['id'], InputValue>>>;
  /** Readings that are worked out and would give a result away: shown once the learner has recorded a row of the same. */
  readonly afterRecord?: readonly ReadingKeyOf<K>[];
  /** Order of the readings panel; those left out are shown below a fold. */
  readonly mainReadings: readonly ReadingKeyOf<K>[];
  /** Order of the Do panel; those left out are shown below a fold. `hold` buttons repeat while pressed. */
  readonly mainActions: readonly ActionKeyOf<K>[];
  readonly holdActions?: readonly ActionKeyOf<K>[];
  /** Those that put a fresh specimen in the place of the old one: what is recorded then is of another run. */
  readonly freshActions?: readonly ActionKeyOf<K>[];
  /** Those that take a sample to the shelf, and what it is: "the dry product". */
  readonly yields?: { readonly [A in ActionKeyOf<K>]?: string };
  /** Whose initial value is the customary one: full screen, which has no room to type, gives that at a press. */
  readonly customaryActions?: readonly ActionKeyOf<K>[];
  readonly plot: {
    readonly x: AxisChoice<'time' | NumberReadingKeyOf<K> | I[number]['id']>;
    readonly y: AxisChoice<NumberReadingKeyOf<K>>;
    /** Lab seconds between two points of the live trace; a function where the run's clock depends on the inputs. */
    readonly sampleEvery: Quantity<'s'> | ((inputs: ParamsFrom<I>) => Quantity<'s'>);
    readonly titration?: TitrationPlot<NumberReadingKeyOf<K>, I[number]['id']>;
    /**
     * Inputs whose changes move a point along this column: rows that differ in them alone are one series when it is plotted to the
     * right. An input is moved by its own changes without being named.
     */
    readonly along?: { readonly [X in NumberReadingKeyOf<K> | I[number]['id']]?: readonly I[number]['id'][] };
  };
  readonly procedure: readonly ProcedureStep<
    Done<ActionKeyOf<K>, NumberReadingKeyOf<K>, TextReadingKeyOf<K>, I[number]['id']>
  >[];
  /** One sentence at the head of the procedure: what would be worn or minded at the real bench. Goes with `safety` of the teaching notes. */
  readonly caution?: string;
  readonly predict?: Predict;
  readonly coach?: readonly CoachHint[];
  /** A short run that shows the experiment by itself. */
  readonly demo?: readonly DemoStep<ActionKeyOf<K>, I[number]['id']>[];
  readonly demoResult?: DemoResult;
  /** Shows "For learning only. Not for diagnosis or treatment." */
  readonly medical?: true;
}

export interface InstrumentBody<K extends SimulationKey, I extends readonly InputDef[]> extends ExperimentBody<K, I> {
  readonly description: string;
  readonly samples: readonly string[];
}

/** An entry whose simulation has been forgotten: what the bench and the command line handle. */
export interface AnyEntry extends InputSet {
  readonly id: string;
  readonly simulation: SimulationKey;
  readonly texts: () => Promise<EntryTexts>;
  readonly outputs?: readonly string[];
  readonly resets?: { readonly [input: string]: readonly string[] | undefined };
  readonly runAction?: {
    readonly do: string;
    readonly value?: number | string;
    readonly endedBy?: readonly string[];
    readonly alone?: true;
  };
  readonly tells?: { readonly [reading: string]: readonly string[] | undefined };
  readonly finds?: readonly Find[];
  readonly opensWith?: RunInputs;
  readonly afterRecord?: readonly string[];
  readonly mainReadings: readonly string[];
  readonly mainActions: readonly string[];
  readonly holdActions?: readonly string[];
  readonly freshActions?: readonly string[];
  readonly yields?: { readonly [action: string]: string | undefined };
  readonly preparations?: readonly string[];
  readonly customaryActions?: readonly string[];
  readonly plot: {
    readonly x: AxisChoice<string>;
    readonly y: AxisChoice<string>;
    readonly sampleEvery: number | ((inputs: RunInputs) => number);
    readonly titration?: TitrationPlot;
    readonly along?: { readonly [column: string]: readonly string[] | undefined };
  };
  readonly procedure: readonly ProcedureStep<AnyDone>[];
  /** Numbers of the steps that a link's task has left out. */
  readonly leftOut?: readonly number[];
  readonly caution?: string;
  readonly predict?: Predict;
  readonly coach?: readonly CoachHint[];
  readonly demo?: readonly DemoStep<string, string>[];
  readonly demoResult?: DemoResult;
  readonly medical?: true;
  readonly description?: string;
  readonly samples?: readonly string[];
}

// ---------------------------------------------------------------- the join

type Mismatch<Got, Want> = {
  [P in keyof Got | keyof Want]: P extends keyof Got
    ? P extends keyof Want
      ? [Got[P]] extends [Want[P]]
        ? never
        : P
      : P
    : P;
}[keyof Got | keyof Want];

/** Unit tags are optional in Quantity, so units are compared by their tag, not by assignability. */
type Unit<T> = T extends { readonly __unit?: infer U } ? U : never;
type UnitsAgree<Got, Want> = {
  [P in keyof Got & keyof Want]: [Want[P]] extends [number]
    ? [Unit<Got[P]>] extends [Unit<Want[P]>]
      ? never
      : P
    : never;
}[keyof Got & keyof Want];

/**
 * What is wrong with one input, at its id: an object beside the text of an id, since two texts would make `never` of the whole. The
 * compiler prints a template literal in full, so that its first line has the name.
 */
type InputFault<Id, Got, Want> = Id extends keyof Want & string
  ? Id extends (Mismatch<Got, Want> | UnitsAgree<Got, Want>) & string
    ? { readonly id: { readonly error: `the model has another type or unit for ${Id}` } }
    : unknown
  : { readonly id: { readonly error: `the model has no param ${Id & string}` } };
type InputsAgree<I extends readonly InputDef[], Want> = {
  readonly [N in keyof I]: I[N] extends { readonly id: infer Id } ? InputFault<Id, ParamsFrom<I>, Want> : unknown;
};

type Missing<Got, Want> = Exclude<keyof Want, keyof Got>;
/** Params that no input gives are told at the name of the simulation. */
type AllGiven<Got, Want> = [Missing<Got, Want>] extends [never]
  ? unknown
  : {
      readonly simulation: {
        readonly error: 'the model has params without an input';
        readonly params: Missing<Got, Want>;
      };
    };

type Joined<I extends readonly InputDef[], Want> = { readonly inputs: InputsAgree<I, Want> } & AllGiven<
  ParamsFrom<I>,
  Want
>;

type DefaultOk<D> = D extends { type: 'select'; options: readonly (infer O)[]; defaultValue: infer V }
  ? [V] extends [O]
    ? D
    : Omit<D, 'defaultValue'> & {
        readonly defaultValue: { readonly error: 'the default is not one of the options'; readonly options: O };
      }
  : D;
type DefaultsOk<I extends readonly InputDef[]> = { readonly [N in keyof I]: DefaultOk<I[N]> };

const forgetting = (body: Pick<AnyEntry, 'texts'>): AnyEntry => body as AnyEntry;

/** Declares an experiment. Compile errors: an input missing, misspelt, of a wrong unit or not read by the model;
 * an unknown simulation; a default not among the options; an output that is not a reading; a step naming no action. */
export function defineExperiment<const K extends SimulationKey, const I extends readonly InputDef[]>(
  body: ExperimentBody<K, I> & { readonly inputs: DefaultsOk<I> } & Joined<I, ParamsOf<SimulationFor<K>>>,
): AnyEntry {
  return forgetting(body);
}

/** Declares an instrument: an experiment with a description and samples, on the same bench. */
export function defineInstrument<const K extends SimulationKey, const I extends readonly InputDef[]>(
  body: InstrumentBody<K, I> & { readonly inputs: DefaultsOk<I> } & Joined<I, ParamsOf<SimulationFor<K>>>,
): AnyEntry {
  return forgetting(body);
}

/** Lab seconds between two points of the live trace. */
export const samplingOf = ({ plot: { sampleEvery } }: AnyEntry, inputs: RunInputs): number =>
  typeof sampleEvery === 'function' ? sampleEvery(inputs) : sampleEvery;

export { defaultInputs } from '../engine/runtime/inputs';
