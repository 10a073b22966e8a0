/**
 * The scene's contract: a scene draws one frame of a simulation and turns what hands do on the stage into actions and
 * inputs. It computes no physics: everything it shows is in the frame.
 *
 * A scene draws on a logical stage, 960×540 units (`wide`, on broader canvases wider) or 640×640 (`tall`, phones held upright). The host
 * scales and centres it; `resize` says which part outside the logical stage is visible too, so that backgrounds can fill it.
 */
import type { Container, Text } from 'pixi.js';
import type {
  ActionDef,
  ActionFrom,
  ActionsOf,
  FieldDefsOf,
  FieldsOf,
  ParamsOf,
  Point,
  ReadingDefsOf,
  ReadingsOf,
  ViewOf,
} from '../../engine/contract';
import type { SimulationFor, SimulationKey } from '../../engine/registry';
import type { Shown } from '../../engine/runtime/instrument';
import type { StageTheme } from './kit/theme';

export type { Point };

export interface Frame<K extends SimulationKey> {
  readonly view: ViewOf<SimulationFor<K>>;
  /** Cut out of the frame's buffer: valid during `draw` only. */
  readonly fields: FieldsOf<FieldDefsOf<SimulationFor<K>>>;
  /** True values: for drawing. What the learner may read is in `shown`. */
  readonly readings: ReadingsOf<ReadingDefsOf<SimulationFor<K>>>;
  /** What the instruments show at the run's grade: text with its digits, value, uncertainty. */
  readonly shown: { readonly [R in keyof ReadingDefsOf<SimulationFor<K>>]: Shown };
  /** Inputs in force. What is hidden has a neutral value here, not its own. */
  readonly params: ParamsOf<SimulationFor<K>>;
  /** Where its toggles stand, by the ids of their actions. */
  readonly toggles: Readonly<Record<string, boolean>>;
  /** Inputs that are set and wait for the next start; empty where nothing waits. */
  readonly waiting: Partial<ParamsOf<SimulationFor<K>>>;
  /** Ids of inputs that are unknowns to be found: what shows their value otherwise than through `params` is covered. */
  readonly hidden: ReadonlySet<string>;
  /** Lab seconds since reset. */
  readonly time: number;
  readonly running: boolean;
}

/** A place and a size, in stage units where nothing else is said. Origin at the upper left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The sizes that texts may have on this stage, in stage units. None is below 12 CSS px, but on canvases too small for that. */
export interface TypeSizes {
  /** Names, captions, figures of axes. */
  readonly small: number;
  /** Sentences, values beside the apparatus. */
  readonly text: number;
  /** The value of a display. */
  readonly figures: number;
}

export interface StageSize {
  readonly layout: 'wide' | 'tall';
  /** The logical stage: 960×540, up to 1240×540 on broader canvases, or 640×640. Everything that matters lies inside. */
  readonly width: number;
  readonly height: number;
  /** What is visible, in stage units: contains the logical stage. Backgrounds fill it. */
  readonly bleed: Box;
  /** Stage units of one CSS pixel. Scenes take `type` for texts and rarely need it. */
  readonly pixel: number;
  readonly type: TypeSizes;
}

/** Something that is drawn in a box: a part of the kit, or apparatus of a scene. */
export interface Part {
  readonly root: Container;
  /** Fills the box, in units of its parent; sets its own position. */
  lay(box: Box, type: TypeSizes): void;
}

// ---------------------------------------------------------------- what the bench says of inputs and actions

/** An input as the entry declares it, with the bounds that hold among the present inputs. */
export interface InputFacts {
  readonly id: string;
  readonly label: string;
  readonly kind: 'number' | 'select' | 'checkbox' | 'text';
  /** '' for plain numbers and words. */
  readonly unit: string;
  /** Of numbers. */
  readonly min: number;
  readonly max: number;
  /** Null where any number between the bounds is allowed. */
  readonly step: number | null;
  /** Of a select. */
  readonly options: readonly string[];
  /** Nobody may change it: a link keeps it, or it is hidden. */
  readonly fixed: boolean;
}

/** What the dock shows too, so that the same thing has the same name, bounds and digits on the stage. */
export interface BenchFacts {
  readonly inputs: Readonly<Record<string, InputFacts>>;
  readonly actions: Readonly<Record<string, ActionDef>>;
}

// ---------------------------------------------------------------- handles: what can be grabbed

/**
 * The mark at rest that says how something is taken hold of: it moves along an axis, along a way of its own, freely, or is
 * pressed. `none` where the apparatus says it itself (a key, a knob). Default: by the role of the handle.
 */
export type Grip = 'x' | 'y' | 'along' | 'free' | 'press' | 'none';

interface HandleBase {
  /** Accessible name: what a person would call the part. */
  readonly name: string;
  readonly grip?: Grip;
  /** How it is worked by keyboard; read out as a description. */
  readonly hint?: string;
  /** Extra keys: KeyboardEvent.key → what it does. */
  readonly keys?: Readonly<Record<string, () => void>>;
}

export type HandleDef =
  | (HandleBase & {
      readonly role: 'button';
      press(): void;
      /** Milliseconds between repeats while held down; absent = once per press. */
      readonly repeatEvery?: number;
      /** Called when a press begins and ends, for the drawn state. */
      held?(down: boolean): void;
    })
  | (HandleBase & { readonly role: 'toggle'; readonly pressed: boolean; toggle(pressed: boolean): void })
  | (HandleBase & {
      readonly role: 'slider';
      readonly min: number;
      /** May be a getter: read again whenever the value changes. */
      readonly max: number;
      /** One arrow key; Page keys take ten. */
      readonly step: number;
      readonly value: number;
      /** The value in words with its unit, for screen readers. */
      format(value: number): string;
      set(value: number): void;
      /** The value for a pointer at `point` (stage units), of a drag that began at `start` with `startValue`. */
      drag(point: Point, start: Point, startValue: number): number;
      /** The pointer went down or up. */
      held?(down: boolean): void;
      /** A press without a drag, where the pointer was (stage units). */
      tap?(point: Point): void;
    })
  | (HandleBase & {
      readonly role: 'point';
      readonly min: Point;
      readonly max: Point;
      readonly step: number;
      readonly value: Point;
      format(value: Point): string;
      set(value: Point): void;
      drag(point: Point, start: Point, startValue: Point): Point;
      held?(down: boolean): void;
    });

export interface Handle {
  /** Where it is, in stage units. The host enlarges it to a 44 px target. Cheap when nothing changed. */
  place(x: number, y: number, width: number, height: number): void;
  /** Tells assistive technology and the next drag what the value is now. Cheap when nothing changed. */
  update(value: number | boolean | Point): void;
  rename(name: string): void;
  /** Where a carried part may be let go, in stage units: shown while a hand holds it. */
  aim(targets: readonly Box[]): void;
  /** Apparatus that is put away has no handle: it is hidden from everybody. */
  enable(enabled: boolean): void;
  remove(): void;
}

export interface TextOptions {
  readonly text?: string;
  /** Stage units; drawn never smaller than 12 CSS px. */
  readonly size: number;
  /** Drawn at this CSS size at least, where larger than 12. */
  readonly minCss?: number;
  readonly weight?: '400' | '600' | '700';
  readonly mono?: boolean;
  readonly colour?: number;
  readonly align?: 'left' | 'center' | 'right';
  /** Where the text's anchor lies: default [0, 0], its top left. */
  readonly anchor?: readonly [number, number];
  /** Stage units after which it wraps. */
  readonly wrap?: number;
}

/** How a hand moves what is bound to a number or to a list (there: the place of the option, from 0). */
interface BoundGestures {
  /** What the apparatus calls it; default: the label that the dock shows. */
  readonly name?: string;
  readonly hint?: string;
  readonly grip?: Grip;
  readonly keys?: Readonly<Record<string, () => void>>;
  /**
   * Called with its value whenever that changes, for the drawn state: the number or the place of the option; of toggles true
   * or false.
   */
  readonly follow?: (value: number | boolean) => void;
  /** The value for a pointer at `point` (stage units), of a drag that began at `start` with `startValue`. Without it: keys only. */
  readonly drag?: (point: Point, start: Point, startValue: number) => number;
  readonly held?: (down: boolean) => void;
  readonly tap?: (point: Point) => void;
}

/**
 * A handle on an input: name, bounds, step, unit and format come from the entry, its value from the frame. It refuses what a
 * link keeps and says nothing of what is hidden.
 */
export type InputHandleOptions = BoundGestures;

/** A handle on an action: name, hint and bounds come from the simulation; a toggle stands where the simulation says. */
export interface ActionHandleOptions extends BoundGestures {
  /** What a press gives, for actions that take a value; without it and without `drag` what stands beside its button in Do. */
  readonly value?: () => number | string | Point | undefined;
  /** Milliseconds between repeats while held down. */
  readonly repeatEvery?: number;
}

/** Short sounds of the bench, synthesised; see `src/bench/sound/`. */
export const SOUNDS = [
  'drop',
  'click',
  'switch',
  'spark',
  'pour',
  'alarm',
  'relay',
  'bubble',
  'knock',
  'whoosh',
  'beep',
  'break',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** What kit parts need; the same for every simulation. */
export interface StageContext {
  readonly theme: StageTheme;
  readonly reducedMotion: boolean;
  /** Meshes, masks and fields by shader need WebGL; without a graphics processor the canvas renderer takes the plain way. */
  readonly webgl: boolean;
  /**
   * Paints what lies behind everything and stands still, once for each size, in stage units, on a canvas of its own: it
   * then costs nothing per frame. What was painted before is gone.
   */
  paintBehind(stage: StageSize, paint: (canvas: CanvasRenderingContext2D) => void): void;
  /** Text that keeps at least 12 CSS px and stays sharp at every scale; the host looks after both. */
  text(options: TextOptions): Text;
  /** Makes a part operable by pointer, touch and keyboard. Tab order is the order of creation. */
  handle(def: HandleDef): Handle;
  /** A handle on an input of the entry; see `InputHandleOptions`. */
  inputHandle(id: string, options?: InputHandleOptions): Handle;
  /** A handle on an action of the simulation: a button, a toggle, or, with `drag`, a slider over its value. */
  actionHandle(id: string, options?: ActionHandleOptions): Handle;
  /** What the dock says of inputs and actions. */
  readonly facts: BenchFacts;
  /** Asks for a short sound. Nobody may depend on it: sounds are off until they are switched on. */
  sound(sound: Sound): void;
}

type InputIdOf<K extends SimulationKey> = keyof ParamsOf<SimulationFor<K>> & string;
type ActionIdOf<K extends SimulationKey> = keyof ActionsOf<SimulationFor<K>> & string;

export interface SceneContext<K extends SimulationKey> extends StageContext {
  inputHandle(id: InputIdOf<K>, options?: InputHandleOptions): Handle;
  actionHandle(id: ActionIdOf<K>, options?: ActionHandleOptions): Handle;
  dispatch(action: ActionFrom<ActionsOf<SimulationFor<K>>>): void;
  /** As a press on the action's button in Do: with the value that stands there, or its initial one. */
  press(id: ActionIdOf<K>): void;
  setInput<I extends InputIdOf<K>>(id: I, value: ParamsOf<SimulationFor<K>>[I]): void;
  /** Asks for one more draw although no new frame came: for motion that outlasts a paused run (a needle that settles). */
  redraw(): void;
}

export interface Scene<K extends SimulationKey> {
  readonly root: Container;
  resize(stage: StageSize): void;
  /** Moves, scales and tints what is there; allocates as little as possible. `now`: wall milliseconds, for ornament only. */
  draw(frame: Frame<K>, now: number): void;
  /** What the stage shows now, in plain sentences. */
  describe(frame: Frame<K>): string;
  destroy(): void;
}

/** A new scene is created when the theme or the motion preference changes; the run goes on. */
export type CreateScene<K extends SimulationKey> = (context: SceneContext<K>) => Scene<K>;

// ---------------------------------------------------------------- /kit

/** A part in its states, for the page of the kit: `kit/<part>.specimens.ts` exports `specimens: readonly Specimen[]`. */
export interface Specimen {
  readonly part: string;
  readonly states: readonly {
    readonly name: string;
    /** Stage units. */
    readonly width: number;
    readonly height: number;
    create(context: StageContext): Container;
  }[];
}
