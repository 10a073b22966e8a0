import { DOMAdapter, type ICanvas } from 'pixi.js';
import type { StageRenderer as CanvasStage } from './canvas-renderer';
import type { StageRenderer as WebGLStage } from './webgl-renderer';

/** Names by which WebGL goes where the processor does its work. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

export type RendererChoice = 'webgl' | 'canvas';

const create = (): ICanvas => DOMAdapter.get().createCanvas(1, 1);

function hasGraphicsProcessor(): boolean {
  const gl = create().getContext('webgl2', { failIfMajorPerformanceCaveat: true }) as WebGL2RenderingContext | null;
  if (!gl) return false;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = info && gl.getParameter(info.UNMASKED_RENDERER_WEBGL);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name !== 'string' || !SOFTWARE.test(name);
}

/**
 * The processor draws on it and keeps it: no copy goes to and fro where there is no graphics processor anyway. Who asks for its
 * context gets the one it has: Firefox throws when a canvas that the page gave over is asked a second time.
 */
export function keepInMemory<T extends Pick<ICanvas, 'getContext'>>(canvas: T): T {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  canvas.getContext = ((kind: string) => (kind === '2d' ? context : null)) as T['getContext'];
  return canvas;
}

function inMemory(): RendererChoice {
  const { createCanvas, ...rest } = DOMAdapter.get();
  DOMAdapter.set({ ...rest, createCanvas: (width, height) => keepInMemory(createCanvas(width, height)) });
  return 'canvas';
}

let chosen: RendererChoice | null = null;

/**
 * The renderer that suits this device. Without a graphics processor WebGL is emulated: a plain canvas is then ready sooner, fills the same
 * pixels several times faster and leaves the processor to the page. What pixi draws on is kept in memory then.
 */
export function chooseRenderer(): RendererChoice {
  chosen ??= hasGraphicsProcessor() ? 'webgl' : inMemory();
  return chosen;
}

/** The chosen renderer's class; the other one is not fetched. */
export async function fetchRenderer(): Promise<typeof CanvasStage | typeof WebGLStage> {
  const { StageRenderer } =
    chooseRenderer() === 'canvas' ? await import('./canvas-renderer') : await import('./webgl-renderer');
  return StageRenderer;
}
