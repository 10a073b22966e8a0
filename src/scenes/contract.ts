/**
 * The scene's contract: a scene draws one frame of a simulation and turns what hands do on the stage into actions and
 * inputs. It computes no physics: everything it shows is in the frame.
 *
 * A scene draws on a logical stage, 960×540 units (`wide`) or 640×400 (`narrow`, phones held upright). The host scales
 * and centres it; `resize` says which part outside the logical stage is visible too, so that backgrounds can fill it.
 */
import type { Container, Text } from 'pixi.js';
import type {
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
  /** Ids of inputs that are unknowns to be found: what shows their value otherwise than through `params` is covered. */
  readonly hidden: ReadonlySet<string>;
  /** Lab seconds since reset. */
  readonly time: number;
  readonly running: boolean;
}

export interface StageSize {
  readonly layout: 'wide' | 'narrow';
  /** The logical stage: 960×540 or 640×400. Everything that matters lies inside. */
  readonly width: number;
  readonly height: number;
  /** What is visible, in stage units: contains the logical stage. Backgrounds fill it. */
  readonly bleed: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Stage units of one CSS pixel: text of 12 CSS px is `12 * pixel` units high. */
  readonly pixel: number;
}

// ---------------------------------------------------------------- handles: what can be grabbed

interface HandleBase {
  /** Accessible name: what a person would call the part. */
  readonly name: string;
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
}

export interface SceneContext<K extends SimulationKey> extends StageContext {
  dispatch(action: ActionFrom<ActionsOf<SimulationFor<K>>>): void;
  setInput<I extends keyof ParamsOf<SimulationFor<K>> & string>(id: I, value: ParamsOf<SimulationFor<K>>[I]): void;
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
