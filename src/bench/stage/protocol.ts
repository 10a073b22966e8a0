/**
 * What crosses between the page and the stage. The stage runs in a worker on a canvas given over to it, or, where the browser
 * cannot do that, on the page; both homes speak these types. Whatever a scene asks for rides in the reply to what was asked
 * of it: there are no callbacks. Pictures come straight from the simulation (`workers/protocol.ts`).
 */
import type { Action, Point } from '../../../engine/contract';
import type { InputValue } from '../../../engine/inputs';
import type { SimulationKey } from '../../../engine/registry';
import type { BenchFacts, Box, Grip, Sound } from '../../scenes/contract';
import type { Inspection, InspectionLook } from './inspect/inspection';
import type { StandIn } from './stand-ins';

export type HandleId = number;
export type HandleValue = number | boolean | Point;

/** A handle as the page needs to know it. */
export interface HandleFace {
  readonly role: 'button' | 'toggle' | 'slider' | 'point';
  readonly name: string;
  readonly hint: string | null;
  readonly grip: Grip;
  /** `KeyboardEvent.key`s that the handle takes beside those of its role. */
  readonly keys: readonly string[];
  /** Milliseconds between repeats while a button is held; null: once per press. */
  readonly repeatEvery: number | null;
}

/** What the page's element says: value and bounds in numbers and words. */
export interface HandleState {
  readonly value: HandleValue;
  readonly min: number;
  readonly max: number;
  /** The value in words with its unit; empty for buttons. */
  readonly text: string;
}

export type HandleChange =
  | { readonly is: 'create'; readonly id: HandleId; readonly face: HandleFace; readonly state: HandleState }
  | {
      readonly is: 'place';
      readonly id: HandleId;
      readonly box: Box;
    }
  | { readonly is: 'state'; readonly id: HandleId; readonly state: HandleState }
  /** Where it may be let go, in stage units. */
  | { readonly is: 'aim'; readonly id: HandleId; readonly targets: readonly Box[] }
  | { readonly is: 'rename'; readonly id: HandleId; readonly name: string }
  | { readonly is: 'enable'; readonly id: HandleId; readonly enabled: boolean }
  /** Its value is hidden from the learner. */
  | { readonly is: 'cover'; readonly id: HandleId }
  | { readonly is: 'remove'; readonly id: HandleId };

/** What hands did to a handle. Points are in stage units. */
export type HandleEvent =
  | { readonly is: 'press' | 'toggle'; readonly id: HandleId }
  | { readonly is: 'held'; readonly id: HandleId; readonly down: boolean }
  | { readonly is: 'key'; readonly id: HandleId; readonly key: string }
  /** Steps by keyboard: a slider adds both directions up. */
  | { readonly is: 'nudge'; readonly id: HandleId; readonly steps: Point }
  | { readonly is: 'limit'; readonly id: HandleId; readonly to: 'min' | 'max' }
  | {
      readonly is: 'drag';
      readonly id: HandleId;
      readonly point: Point;
      readonly start: Point;
      readonly startValue: HandleValue;
    }
  | { readonly is: 'tap'; readonly id: HandleId; readonly point: Point };

/** What a scene asks of the bench. */
export type Wish =
  | { readonly is: 'act'; readonly action: Action }
  /** As a press on the action’s button in Do. */
  | { readonly is: 'press'; readonly id: string }
  | { readonly is: 'input'; readonly id: string; readonly value: InputValue }
  | { readonly is: 'sound'; readonly sound: Sound }
  /** The first picture is on the canvas. */
  | { readonly is: 'drawn' }
  /** The stage draws with less detail than it could, since the device is slow; or with all again. */
  | { readonly is: 'detail'; readonly reduced: boolean };

export interface Effects {
  readonly handles: readonly HandleChange[];
  readonly wishes: readonly Wish[];
}

export interface CanvasSize {
  /** CSS px. */
  readonly width: number;
  readonly height: number;
  /** Device px of one CSS px. */
  readonly density: number;
}

/** How the stage is dressed: a scene is created anew when it changes. */
export interface Dress {
  readonly theme: 'dark' | 'light' | 'projector';
  readonly reducedMotion: boolean;
}

export const sameSize = (a: CanvasSize, b: CanvasSize): boolean =>
  a.width === b.width && a.height === b.height && a.density === b.density;

export const sameDress = (a: Dress, b: Dress): boolean => a.theme === b.theme && a.reducedMotion === b.reducedMotion;

export interface OpenRequest {
  readonly key: SimulationKey;
  readonly canvas: OffscreenCanvas;
  /** Lies behind the first; see `paintBehind`. */
  readonly behind: OffscreenCanvas;
  readonly size: CanvasSize;
  readonly dress: Dress;
}

/** An open stage, wherever it runs. */
export interface OpenStage {
  /** Draws the pictures that come on this line from now on, at the display's own pace. */
  watch(line: MessagePort): Promise<void>;
  /** What the scene asked for while it drew: answers as soon as there is something. */
  next(): Promise<Effects>;
  /** What the bench says of inputs and actions: with the first the scene is created, later ones bring other bounds. */
  meet(facts: BenchFacts): Promise<Effects>;
  dress(dress: Dress): Promise<Effects>;
  resize(size: CanvasSize): Promise<Effects>;
  /** Full detail from now on, whatever it costs. */
  fullDetail(): Promise<Effects>;
  /** Hides inputs from now on: what stands in their place. */
  hide(standIns: readonly StandIn[]): Promise<Effects>;
  /** Hides what the instruments show wherever the stage prints it, or shows it again. */
  coverReadings(hidden: boolean): Promise<Effects>;
  handle(event: HandleEvent): Promise<Effects>;
  /** Whether hands are near: where handles go by themselves is told less often while none are. */
  attend(near: boolean): Promise<void>;
  /** What the stage shows now, in plain sentences. */
  describe(): Promise<string>;
  /** What the stage shows now, as PNG; null where the browser makes none. */
  picture(): Promise<Blob | null>;
  /** What it shows as data: texts, panels, handles, leads and their places. */
  inspect(look: InspectionLook): Promise<Inspection>;
}

/** The worker behind the line. */
export interface StageService extends OpenStage {
  /** Takes the canvases over, fetches the scene and creates it. Rejects where it cannot be fetched. */
  open(request: OpenRequest): Promise<Effects>;
}
