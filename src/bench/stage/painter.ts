/** Brings a stage of display objects onto its canvas, only where it changed. */
import { Container, type Renderer, RenderContainer, Ticker, type WebGLRenderer } from 'pixi.js';
import { type Box, Damage, GATE } from './damage';

/** Names by which renderers without a graphics processor go. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** Whether a shader may do much for each pixel: not without WebGL, nor where the processor does WebGL's work. */
export function shadesPixels(renderer: Renderer): boolean {
  if (!isWebGL(renderer)) return false;
  const { gl } = renderer;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = info && gl.getParameter(info.UNMASKED_RENDERER_WEBGL);
  return typeof name !== 'string' || !SOFTWARE.test(name);
}

export const isWebGL = (renderer: Renderer): renderer is WebGLRenderer => 'gl' in renderer;

export class Painter {
  readonly renderer: Renderer;
  /** What is drawn; scenes are put into it. */
  readonly stage = new Container({ label: 'stage' });
  readonly #content = new Container({ label: 'content' });
  readonly #damage = new Damage();
  #density = 1;
  /** Rectangles still to be drawn in this frame; null: the whole stage. */
  #boxes: readonly Box[] | null = null;
  /** The next pass is the frame's first: it looks for what changed. */
  #first = true;

  constructor(renderer: Renderer) {
    this.renderer = renderer;
    // The renderer's housekeeping would ask for every display frame, also where nothing moves: it is done while painting.
    Ticker.system.autoStart = false;
    Ticker.system.stop();
    if (!isWebGL(renderer)) return;
    const { gl } = renderer;
    const open = new RenderContainer({
      label: GATE,
      render: () => {
        // Transforms are up to date here, and nothing is drawn yet.
        if (this.#first)
          this.#boxes = this.#damage.look(this.stage, renderer.screen.width, renderer.screen.height, this.#density);
        const [box] = this.#boxes ?? [];
        if (this.#boxes) {
          gl.enable(gl.SCISSOR_TEST);
          if (box)
            gl.scissor(box.left, gl.drawingBufferHeight - box.bottom, box.right - box.left, box.bottom - box.top);
          else gl.scissor(0, 0, 0, 0);
        }
        gl.clearColor(0, 0, 0, 0);
        gl.clear(gl.COLOR_BUFFER_BIT | gl.STENCIL_BUFFER_BIT);
      },
    });
    const close = new RenderContainer({ label: GATE, render: () => gl.disable(gl.SCISSOR_TEST) });
    this.stage.addChild(open, this.#content, close);
    this.stage.enableRenderGroup();
    renderer.runners.contextChange.add({ contextChange: () => this.#damage.forget() });
  }

  add(scene: Container): void {
    if (isWebGL(this.renderer)) this.#content.addChild(scene);
    else this.stage.addChild(scene);
    this.#damage.forget();
  }

  /** CSS px, and device px of one CSS px. */
  resize(width: number, height: number, density: number): void {
    this.#density = density;
    this.renderer.resize(width, height, density);
    this.#damage.forget();
  }

  paint(): void {
    Ticker.system.update(performance.now());
    if (!isWebGL(this.renderer)) {
      this.renderer.render({ container: this.stage });
      return;
    }
    if (!this.#damage.stirred(this.stage)) return;
    this.#first = true;
    this.#pass();
    // The other rectangles have a pass each: the same instructions, clipped elsewhere.
    this.#first = false;
    while (this.#boxes && this.#boxes.length > 1) {
      this.#boxes = this.#boxes.slice(1);
      this.#pass();
    }
  }

  #pass(): void {
    this.renderer.render({ container: this.stage, clear: false });
  }
}
