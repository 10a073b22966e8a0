/** Holds one scene on one canvas: scale, text, handles, drawing. It does not know whether it is in a worker or on the page. */
import type { Renderer } from 'pixi.js';
import type { SimulationKey } from '../../../engine/registry';
import { cut, layoutOf } from '../../../engine/runtime/layout';
import type { Picture } from '../../../workers/protocol';
import type { CreateScene, Frame, Scene, SceneContext, StageSize } from '../../scenes/contract';
import { darkStage, lightStage, projectorStage } from '../../scenes/kit/theme';
import { isWebGL, Painter } from './painter';
import type { CanvasSize, Dress, Effects, HandleEvent, OpenRequest, Wish } from './protocol';
import { SceneHandles } from './scene-handles';
import { pictureOf } from './stage-picture';
import { stageSize } from './stage-size';
import { StageTexts } from './stage-texts';
import type { StandIn } from './stand-ins';
import { Veil } from './veil';

export type AnyCreateScene = CreateScene<SimulationKey>;
type AnyCanvas = OffscreenCanvas | HTMLCanvasElement;

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
  // An offscreen context draws what the page's does.
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null;
  if (!context) return;
  context.setTransform(scale, 0, 0, scale, -bleed.x * scale, -bleed.y * scale);
  paint(context);
}

const THEMES = { dark: darkStage, light: lightStage, projector: projectorStage } as const;

const NOTHING_HIDDEN: ReadonlySet<string> = new Set();

interface SceneHostOptions extends Pick<OpenRequest, 'size' | 'dress'> {
  readonly renderer: Renderer;
  readonly behind: AnyCanvas;
  readonly createScene: AnyCreateScene;
}

export class SceneHost {
  readonly #behind: AnyCanvas;
  readonly #createScene: AnyCreateScene;
  readonly #painter: Painter;
  readonly #handles = new SceneHandles();
  #texts: StageTexts;
  #scene: Scene<SimulationKey>;
  #size: CanvasSize;
  #dress: Dress;
  #standIns: readonly StandIn[] = [];
  #veil: Veil | null = null;
  #wishes: Wish[] = [];
  /** Wall milliseconds of the last drawing: the scene's clock never goes back. */
  #now = 0;
  #stale = false;
  #frame: Frame<SimulationKey> | null = null;
  /** Of the frame on show; given back when the next one comes. */
  #buffer: ArrayBuffer | null = null;

  constructor({ renderer, behind, createScene, size, dress }: SceneHostOptions) {
    this.#behind = behind;
    this.#createScene = createScene;
    this.#painter = new Painter(renderer);
    this.#size = size;
    this.#dress = dress;
    this.#texts = new StageTexts(size.density);
    this.#scene = this.#create(dress);
    this.resize(size);
  }

  #create(dress: Dress): Scene<SimulationKey> {
    this.#dress = dress;
    const context = {
      ...this.#surroundings(dress),
      paintBehind: (stage, paint) => paintOn(this.#behind, stage, this.#size.density, paint),
      text: (options) => this.#texts.create(options),
      handle: (def) => this.#handles.create(def),
      dispatch: (action) => this.#wishes.push({ is: 'act', action }),
      setInput: (id: string, value: string | number | boolean) => this.#wishes.push({ is: 'input', id, value }),
      redraw: () => {
        this.#stale = true;
      },
    } as SceneContext<SimulationKey>;
    const scene = this.#createScene(context);
    this.#painter.add(scene.root);
    this.#veil = this.#standIns.length > 0 ? this.#drape(scene, dress) : null;
    return scene;
  }

  get size(): CanvasSize {
    return this.#size;
  }

  /** Something for the page beside what the scene asks for. */
  wish(wish: Wish): void {
    this.#wishes.push(wish);
  }

  #surroundings({ theme, reducedMotion }: Dress) {
    return {
      theme: THEMES[theme],
      reducedMotion,
      webgl: isWebGL(this.#painter.renderer),
    };
  }

  /** A twin of the scene that nobody sees and that can do nothing. */
  #drape(scene: Scene<SimulationKey>, dress: Dress): Veil {
    const texts = new StageTexts(this.#size.density);
    const handles = new SceneHandles();
    const nothing = (): void => {};
    const twin = this.#createScene({
      ...this.#surroundings(dress),
      paintBehind: nothing,
      text: (options) => texts.create(options),
      handle: (def) => handles.create(def),
      dispatch: nothing,
      setInput: nothing,
      redraw: nothing,
    } as SceneContext<SimulationKey>);
    return new Veil(
      this.#standIns,
      { scene, texts: () => this.#texts.list(), handles: this.#handles },
      { scene: twin, texts: () => texts.list(), handles },
    );
  }

  /** Hides inputs: a new scene that is never told their values. */
  hide(standIns: readonly StandIn[]): void {
    this.#standIns = standIns;
    this.dress(this.#dress);
  }

  #drawFrame(frame: Frame<SimulationKey>, now: number): void {
    if (this.#veil) this.#veil.draw(frame, now);
    else this.#scene.draw(frame, now);
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
    this.#handles.clear();
    this.#scene.root.removeFromParent();
    this.#scene.destroy();
    this.#veil?.destroy();
    this.#texts = new StageTexts(this.#size.density);
    this.#scene = this.#create(dress);
    this.resize(this.#size);
  }

  /** Fits the stage to its canvas. */
  resize(size: CanvasSize): void {
    if (size.width === 0 || size.height === 0) return;
    this.#size = size;
    const stage = stageSize(size.width, size.height);
    const { root } = this.#scene;
    this.#painter.resize(size.width, size.height, size.density);
    this.#texts.resize(stage, size.density);
    root.scale.set(1 / stage.pixel);
    root.position.set(-stage.bleed.x / stage.pixel, -stage.bleed.y / stage.pixel);
    if (this.#veil) this.#veil.resize(stage);
    else this.#scene.resize(stage);
    if (this.#frame) this.#drawFrame(this.#frame, this.#now);
    this.#painter.paint();
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
      if (!this.#frame) this.#wishes.push({ is: 'drawn' });
      // The one place where a frame regains its simulation's types: key, worker and scene come from the same registry key.
      this.#frame = {
        view: picture.view,
        fields: cut(picture.buffer, layoutOf(picture.fields)),
        readings: picture.readings,
        shown: picture.shown,
        params: picture.inputs,
        hidden: NOTHING_HIDDEN,
        time: picture.time,
        running: picture.running,
      } as unknown as Frame<SimulationKey>;
    }
    if (this.#frame) {
      this.#now = Math.max(this.#now, now);
      this.#drawFrame(this.#frame, this.#now);
      this.#painter.paint();
    }
    return back;
  }

  handle(event: HandleEvent): void {
    if (this.#veil) this.#veil.handle(event);
    else this.#handles.handle(event);
  }

  describe(): string {
    if (!this.#frame) return '';
    return this.#veil?.describe(this.#frame) ?? this.#scene.describe(this.#frame);
  }

  /** What the canvas shows, with its background, as PNG. */
  picture(): Promise<Blob | null> {
    return pictureOf([this.#behind, this.#painter.renderer.canvas as AnyCanvas]);
  }

  destroy(): void {
    this.#scene.root.removeFromParent();
    this.#scene.destroy();
    this.#veil?.destroy();
  }
}

/** What every renderer of a stage is asked for. The last picture is kept, since only what changed is drawn. */
export const RENDERER_OPTIONS = {
  antialias: true,
  preserveDrawingBuffer: true,
  backgroundAlpha: 0,
} as const;
