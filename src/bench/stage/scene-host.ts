/** Holds one scene on one canvas: scale, text, handles, drawing. It does not know whether it is in a worker or on the page. */
import type { Renderer, Text } from 'pixi.js';
import type { InputValue } from '../../../engine/inputs';
import type { SimulationKey } from '../../../engine/registry';
import type { Picture } from '../../../workers/protocol';
import type { BenchFacts, CreateScene, Frame, Scene, SceneContext, StageSize } from '../../scenes/contract';
import { darkStage, lightStage, projectorStage } from '../../scenes/kit/theme';
import { BoundHandles, type Followed } from './bound-handles';
import { frameOf } from './frame-of';
import { drawnSides, geometryOf, targetsOf } from './handle-targets';
import type { Inspection, InspectionLook, ShownHandle } from './inspect/inspection';
import { isWebGL, Painter } from './painter';
import {
  type CanvasSize,
  type Dress,
  type Effects,
  type HandleEvent,
  type OpenRequest,
  sameDress,
  type Wish,
} from './protocol';
import { ReadingCover } from './reading-cover';
import { SceneHandles } from './scene-handles';
import { pictureOf } from './stage-picture';
import { stageSize } from './stage-size';
import { StageTexts } from './stage-texts';
import type { StandIn } from './stand-ins';
import { type Actors, Veil } from './veil';

export type AnyCreateScene = CreateScene<SimulationKey>;
type AnyCanvas = OffscreenCanvas | HTMLCanvasElement;

/** An offscreen context draws what the page's does. Asked for once: Firefox throws when a canvas given over is asked again. */
const contexts = new WeakMap<AnyCanvas, CanvasRenderingContext2D | null>();
function contextOf(canvas: AnyCanvas): CanvasRenderingContext2D | null {
  const known = contexts.get(canvas);
  if (known !== undefined) return known;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null;
  contexts.set(canvas, context);
  return context;
}

/** Paints a canvas that fills the stage, in stage units. */
function paintOn(
  canvas: AnyCanvas,
  { bleed, pixel }: StageSize,
  density: number,
  paint: (context: CanvasRenderingContext2D) => void,
): void {
  const scale = density / pixel;
  canvas.width = Math.round(bleed.width * scale);
  canvas.height = Math.round(bleed.height * scale);
  const context = contextOf(canvas);
  if (!context) return;
  context.setTransform(scale, 0, 0, scale, -bleed.x * scale, -bleed.y * scale);
  paint(context);
}

const THEMES = { dark: darkStage, light: lightStage, projector: projectorStage } as const;

const NO_FACTS: BenchFacts = { inputs: {}, actions: {} };

/** Drawn before the stage is inspected, and how long each stands for. */
const SETTLING_FRAMES = 4;
const SETTLING_FRAME_MS = 300;

interface SceneHostOptions extends Pick<OpenRequest, 'size' | 'dress'> {
  readonly renderer: Renderer;
  readonly behind: AnyCanvas;
  readonly createScene: AnyCreateScene;
}

/** A scene with its texts and handles: the one on show, or the twin that nobody sees. */
interface Performer {
  readonly scene: Scene<SimulationKey>;
  readonly texts: StageTexts;
  readonly handles: SceneHandles;
  readonly bound: BoundHandles;
}

/** What a scene can ask for. */
type Asks = Pick<SceneContext<SimulationKey>, 'paintBehind' | 'dispatch' | 'press' | 'setInput' | 'redraw' | 'sound'>;

const nothing = (): void => {};
const DEAF: Asks = {
  paintBehind: nothing,
  dispatch: nothing,
  press: nothing,
  setInput: nothing,
  redraw: nothing,
  sound: nothing,
};

const actorsOf = ({ scene, texts, handles, bound }: Performer): Actors => ({
  scene,
  handles,
  texts: () => texts.list(),
  draw: (frame, now) => {
    scene.draw(frame, now);
    bound.follow(frame as unknown as Followed);
  },
});

export class SceneHost {
  readonly #behind: AnyCanvas;
  readonly #createScene: AnyCreateScene;
  readonly #painter: Painter;
  readonly #handles = new SceneHandles();
  #facts: BenchFacts | null = null;
  /** Null until the bench has said what there is to set and to do. */
  #performer: Performer | null = null;
  #actors: Actors | null = null;
  /** Not null: with words longer than they are. */
  #LongText: typeof Text | null = null;
  #size: CanvasSize;
  #dress: Dress;
  #standIns: readonly StandIn[] = [];
  #veil: Veil | null = null;
  /** Not null: readings are hidden from whoever looks on. */
  #cover: ReadingCover | null = null;
  #wishes: Wish[] = [];
  /** Wall milliseconds of the last drawing: the scene's clock never goes back. */
  #now = 0;
  #stale = false;
  #wake: () => void = nothing;
  /** The first picture is on the canvas, and the page knows. */
  #drawn = false;
  #frame: Frame<SimulationKey> | null = null;
  /** Of the frame on show; given back when the next one comes. */
  #buffer: ArrayBuffer | null = null;

  constructor({ renderer, behind, createScene, size, dress }: SceneHostOptions) {
    this.#behind = behind;
    this.#createScene = createScene;
    this.#painter = new Painter(renderer);
    this.#size = size;
    this.#dress = dress;
  }

  /** What the bench says of inputs and actions: with the first a scene can be created. */
  meet(facts: BenchFacts): void {
    const first = this.#facts === null;
    this.#facts = facts;
    if (first) this.#create();
    else for (const handles of [this.#handles, this.#veil?.twinHandles]) handles?.restate();
  }

  #create(): void {
    const facts = this.#facts;
    if (!facts) return;
    const performer = this.#perform(this.#handles, {
      paintBehind: (stage, paint) => paintOn(this.#behind, stage, this.#size.density, paint),
      dispatch: (action) => this.#wishes.push({ is: 'act', action }),
      press: (id: string) => this.#wishes.push({ is: 'press', id }),
      setInput: (id: string, value: InputValue) => this.#wishes.push({ is: 'input', id, value }),
      redraw: () => {
        this.#stale = true;
        this.#wake();
      },
      sound: (sound) => this.#wishes.push({ is: 'sound', sound }),
    });
    this.#performer = performer;
    this.#actors = actorsOf(performer);
    this.#painter.add(performer.scene.root);
    this.#veil =
      this.#standIns.length > 0
        ? new Veil(this.#standIns, this.#actors, actorsOf(this.#perform(new SceneHandles(), DEAF)))
        : null;
    this.resize(this.#size);
  }

  #perform(handles: SceneHandles, asks: Asks): Performer {
    const texts = new StageTexts(this.#size.density, this.#LongText ?? undefined);
    const facts = (): BenchFacts => this.#facts ?? NO_FACTS;
    const bound = new BoundHandles(handles, facts, {
      dispatch: (action) => asks.dispatch(action as Parameters<Asks['dispatch']>[0]),
      press: (id) => (asks.press as (id: string) => void)(id),
      setInput: (id, value) => (asks.setInput as (id: string, value: unknown) => void)(id, value),
    });
    const { theme, reducedMotion } = this.#dress;
    const scene = this.#createScene({
      ...asks,
      theme: THEMES[theme],
      reducedMotion,
      webgl: isWebGL(this.#painter.renderer),
      get facts() {
        return facts();
      },
      text: (options) => texts.create(options),
      handle: (def) => handles.create(def),
      inputHandle: (id, options) => bound.input(id, options),
      actionHandle: (id, options) => bound.action(id, options),
    } as SceneContext<SimulationKey>);
    return { scene, texts, handles, bound };
  }

  get size(): CanvasSize {
    return this.#size;
  }

  /** Something for the page beside what the scene asks for. */
  wish(wish: Wish): void {
    this.#wishes.push(wish);
  }

  /** Hides inputs: a new scene that is never told their values. */
  hide(standIns: readonly StandIn[]): void {
    this.#standIns = standIns;
    this.dress(this.#dress);
  }

  /** Hides what the instruments show wherever the stage prints it, or shows it again. */
  coverReadings(hidden: boolean): void {
    if (hidden === (this.#cover !== null)) return;
    this.#cover?.lift();
    this.#cover = hidden ? new ReadingCover() : null;
    this.#stale = true;
    this.#wake();
  }

  #drawFrame(frame: Frame<SimulationKey>, now: number): void {
    if (this.#veil) this.#veil.draw(frame, now);
    else this.#actors?.draw(frame, now);
    this.#cover?.cover(this.#performer?.texts.list() ?? [], frame.shown);
  }

  /** Whether the scene asked for something since the last time. */
  get asks(): boolean {
    return this.#wishes.length > 0 || this.#handles.changed || (this.#veil?.asks ?? false);
  }

  /** Whether some of that cannot wait: more than where handles went by themselves. */
  get presses(): boolean {
    return this.#wishes.length > 0 || this.#handles.pressing || (this.#veil?.asks ?? false);
  }

  /** What the scene asked for since the last time. */
  effects(): Effects {
    const wishes = this.#wishes;
    this.#wishes = [];
    const handles = this.#handles.take();
    return { handles: this.#veil?.cover(handles) ?? handles, wishes };
  }

  /** A new scene in another dress; the run goes on. */
  dress(dress: Dress): void {
    this.#dress = dress;
    this.#handles.clear();
    this.#leave();
    if (this.#cover) this.#cover = new ReadingCover();
    this.#create();
  }

  /** Fits the stage to its canvas. */
  resize(size: CanvasSize): void {
    if (size.width === 0 || size.height === 0) return;
    this.#size = size;
    const stage = stageSize(size.width, size.height);
    this.#painter.resize(size.width, size.height, size.density);
    const { scene, texts } = this.#performer ?? {};
    if (!scene || !texts) return;
    texts.resize(stage, size.density);
    scene.root.scale.set(1 / stage.pixel);
    scene.root.position.set(-stage.bleed.x / stage.pixel, -stage.bleed.y / stage.pixel);
    if (this.#veil) this.#veil.resize(stage);
    else scene.resize(stage);
    texts.settle(scene.root);
    if (this.#frame) this.#show(this.#frame, this.#now);
  }

  #show(frame: Frame<SimulationKey>, now: number): void {
    this.#drawFrame(frame, now);
    this.#painter.paint();
    if (this.#drawn || !this.#performer) return;
    this.#drawn = true;
    this.#wishes.push({ is: 'drawn' });
  }

  /** Called when the scene asks to be drawn again, also when it does so by itself: when what it fetched has come. */
  onStale(wake: () => void): void {
    this.#wake = wake;
  }

  /** The scene has more to show than it was given: motion that outlasts a picture. */
  get stale(): boolean {
    return this.#stale;
  }

  /** Draws a picture, or the last one again; returns the buffer of the one before. `now`: wall milliseconds. */
  draw(picture: Picture | null, now: number): ArrayBuffer | null {
    let back: ArrayBuffer | null = null;
    this.#stale = false;
    if (picture) {
      back = this.#buffer;
      this.#buffer = picture.buffer.byteLength > 0 ? picture.buffer : null;
      this.#frame = frameOf(picture);
    }
    if (this.#frame) {
      this.#now = Math.max(this.#now, now);
      this.#show(this.#frame, this.#now);
    }
    return back;
  }

  handle(event: HandleEvent): void {
    if (this.#veil) this.#veil.handle(event);
    else this.#handles.handle(event);
  }

  describe(): string {
    const { scene } = this.#performer ?? {};
    if (!this.#frame || !scene) return '';
    return this.#veil?.describe(this.#frame) ?? scene.describe(this.#frame);
  }

  /** What the canvas shows, with its background, as PNG. */
  picture(): Promise<Blob | null> {
    return pictureOf([this.#behind, this.#painter.renderer.canvas as AnyCanvas]);
  }

  /** What the stage shows, as data; the code for it is fetched when somebody asks. */
  async inspect({ theme = this.#dress.theme, wordLength }: InspectionLook): Promise<Inspection> {
    const { inspectStage, longText } = await import('./inspect/inspect-stage');
    const dress = { ...this.#dress, theme };
    if (wordLength !== undefined || !sameDress(dress, this.#dress)) {
      this.#LongText = wordLength === undefined || wordLength === 1 ? null : longText(wordLength);
      this.dress(dress);
    }
    // What settles over some frames has settled.
    for (let k = 0; k < SETTLING_FRAMES && this.#frame; k++)
      this.#drawFrame(this.#frame, (this.#now += SETTLING_FRAME_MS));
    const size = stageSize(this.#size.width, this.#size.height);
    return inspectStage({
      stage: this.#painter.stage,
      paint: () => this.#painter.paint(),
      layers: [this.#behind, this.#painter.renderer.canvas as AnyCanvas],
      ground: THEMES[theme].backdropBottom,
      canvas: this.#size,
      size,
      time: this.#frame?.time ?? null,
      running: this.#frame?.running ?? false,
      handles: this.#shownHandles(size),
    });
  }

  #shownHandles(size: StageSize): readonly ShownHandle[] {
    const places = this.#handles.places().filter(({ enabled }) => enabled);
    const boxes = places.map(({ box }) => drawnSides(box, geometryOf(size)));
    const targets = targetsOf(boxes);
    return places.flatMap(({ name, enabled }, index) => {
      const [box, target] = [boxes[index], targets[index]];
      return box && target ? [{ name, enabled, box, target }] : [];
    });
  }

  #leave(): void {
    const { scene } = this.#performer ?? {};
    scene?.root.removeFromParent();
    scene?.destroy();
    this.#veil?.destroy();
    this.#performer = this.#actors = this.#veil = null;
  }

  destroy(): void {
    this.#leave();
  }
}

/**
 * What every renderer of a stage is asked for. The last picture is kept, since only what changed is drawn. Pixi's events, accessibility
 * and filters, which are its extensions, are not in use.
 */
export const RENDERER_OPTIONS = {
  skipExtensionImports: true,
  antialias: true,
  preserveDrawingBuffer: true,
  backgroundAlpha: 0,
} as const;
