/** Holds one scene on one Pixi application: scale, text, handles, drawing. No React, no physics. */
import { type Application, type Renderer, RendererType, Text } from 'pixi.js';
import type { SimulationKey } from '../../engine/registry';
import { cut, layoutOf } from '../../engine/runtime/layout';
import type { FrameReply } from '../../workers/protocol';
import type { CreateScene, Frame, Scene, SceneContext, StageSize, TextOptions } from '../scenes/contract';
import type { StageTheme } from '../scenes/kit/theme';
import { HandleOverlay } from './handle-overlay';
import type { BenchSession } from './session';

/** Below this width, in CSS px, the narrow stage is used. */
const NARROW_BELOW = 560;
const WIDE = { width: 960, height: 540 } as const;
const NARROW = { width: 640, height: 400 } as const;
/** Smallest text on the stage, CSS px. */
const LEAST_TEXT = 12;
/** More device pixels than this cost much and show little. */
const MOST_DENSITY = 2;

export const TEXT_FACE = 'Inter, system-ui, sans-serif';
export const MONO_FACE = '"JetBrains Mono", ui-monospace, monospace';

/** The logical stage for a canvas of this size in CSS px. */
export function stageSize(width: number, height: number): StageSize {
  const logical = width < NARROW_BELOW ? NARROW : WIDE;
  const scale = Math.max(1e-3, Math.min(width / logical.width, height / logical.height));
  const visible = { width: width / scale, height: height / scale };
  return {
    layout: logical === NARROW ? 'narrow' : 'wide',
    width: logical.width,
    height: logical.height,
    bleed: {
      x: (logical.width - visible.width) / 2,
      y: (logical.height - visible.height) / 2,
      width: visible.width,
      height: visible.height,
    },
    pixel: 1 / scale,
  };
}

export const density = (): number => Math.min(MOST_DENSITY, globalThis.devicePixelRatio || 1);

/** Texts of a stage: kept readable and sharp at every scale. */
export class StageTexts {
  #texts = new Map<Text, TextOptions>();
  #pixel = 1;

  create(options: TextOptions): Text {
    const text = new Text({
      text: options.text ?? '',
      anchor: { x: options.anchor?.[0] ?? 0, y: options.anchor?.[1] ?? 0 },
      style: {
        fontFamily: options.mono ? MONO_FACE : TEXT_FACE,
        fontSize: options.size,
        fontWeight: options.weight ?? '400',
        fill: options.colour ?? 0xffffff,
        align: options.align ?? 'left',
        ...(options.wrap === undefined ? {} : { wordWrap: true, wordWrapWidth: options.wrap }),
      },
    });
    this.#texts.set(text, options);
    text.once('destroyed', () => this.#texts.delete(text));
    this.#fit(text, options);
    return text;
  }

  resize(stage: StageSize): void {
    this.#pixel = stage.pixel;
    for (const [text, options] of this.#texts) this.#fit(text, options);
  }

  #fit(text: Text, options: TextOptions): void {
    text.style.fontSize = Math.max(options.size, (options.minCss ?? LEAST_TEXT) * this.#pixel);
    text.resolution = density() / this.#pixel;
  }
}

/** Paints a canvas that fills the stage, in stage units. */
function paintOn(
  canvas: HTMLCanvasElement,
  { bleed, pixel }: StageSize,
  paint: (context: CanvasRenderingContext2D) => void,
): void {
  const scale = density() / pixel;
  canvas.width = Math.round(bleed.width * scale);
  canvas.height = Math.round(bleed.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.setTransform(scale, 0, 0, scale, -bleed.x * scale, -bleed.y * scale);
  paint(context);
}

export interface SceneHostOptions {
  readonly app: Application<Renderer>;
  readonly overlay: HTMLElement;
  /** Lies behind the stage's canvas; painted once for each size. */
  readonly behind: HTMLCanvasElement;
  readonly session: BenchSession;
  readonly createScene: CreateScene<SimulationKey>;
  readonly theme: StageTheme;
  readonly reducedMotion: boolean;
}

export class SceneHost {
  readonly #app: Application<Renderer>;
  readonly #overlay: HandleOverlay;
  readonly #texts = new StageTexts();
  readonly #scene: Scene<SimulationKey>;
  readonly #off: () => void;
  #lastFrame: Frame<SimulationKey> | null = null;
  #cuts = new WeakMap<ArrayBuffer, Record<string, Float32Array | Uint8Array>>();

  constructor({ app, overlay, behind, session, createScene, theme, reducedMotion }: SceneHostOptions) {
    this.#app = app;
    this.#overlay = new HandleOverlay(overlay);
    const context = {
      theme,
      reducedMotion,
      webgl: app.renderer.type === RendererType.WEBGL,
      paintBehind: (stage, paint) => paintOn(behind, stage, paint),
      text: (options) => this.#texts.create(options),
      handle: (def) => this.#overlay.create(def),
      dispatch: (action) => session.act(action),
      setInput: (id: string, value: string | number | boolean) => session.setInput(id, value),
      redraw: () => session.redraw(),
    } as SceneContext<SimulationKey>;
    this.#scene = createScene(context);
    app.stage.addChild(this.#scene.root);
    this.#off = session.onFrame((reply, now, running) => this.#draw(reply, now, running));
  }

  /** Fits the stage to a canvas of this size, CSS px. */
  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    const stage = stageSize(width, height);
    this.#app.renderer.resize(width, height, density());
    this.#texts.resize(stage);
    this.#scene.root.scale.set(1 / stage.pixel);
    this.#scene.root.position.set(-stage.bleed.x / stage.pixel, -stage.bleed.y / stage.pixel);
    this.#overlay.resize(stage);
    this.#scene.resize(stage);
    if (this.#lastFrame) this.#scene.draw(this.#lastFrame, 0);
    this.#overlay.flush();
    this.#app.render();
  }

  describe(): string {
    return this.#lastFrame ? this.#scene.describe(this.#lastFrame) : '';
  }

  destroy(): void {
    this.#off();
    this.#overlay.clear();
    this.#scene.root.removeFromParent();
    this.#scene.destroy();
  }

  #draw(reply: FrameReply, now: number, running: boolean): void {
    let fields = this.#cuts.get(reply.buffer);
    if (!fields) {
      fields = cut(reply.buffer, layoutOf(reply.fields));
      this.#cuts.set(reply.buffer, fields);
    }
    // The one place where a frame regains its simulation's types: key, worker and scene come from the same registry key.
    const frame = {
      view: reply.view,
      fields,
      readings: reply.readings,
      shown: reply.shown,
      params: reply.inputs,
      time: reply.time,
      running,
    } as unknown as Frame<SimulationKey>;
    this.#lastFrame = frame;
    this.#scene.draw(frame, now);
    this.#overlay.flush();
    this.#app.render();
  }
}
