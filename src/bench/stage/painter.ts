/** Brings a stage of display objects onto its canvas, only where it changed. */
import {
  type CanvasRenderer,
  Container,
  type Graphics,
  type Renderer,
  RenderContainer,
  Ticker,
  type WebGLRenderer,
} from 'pixi.js';
import { type Box, Damage, GATE, overlap } from './damage';

export const isWebGL = (renderer: Renderer): renderer is WebGLRenderer => 'gl' in renderer;

/** How a renderer keeps what it draws within rectangles. */
interface Clipping {
  /** Whether several rectangles fit into one pass. */
  readonly takesMany: boolean;
  /** Clears the rectangles, all where null, and draws only there until `end`. */
  begin(boxes: readonly Box[] | null): void;
  end(): void;
}

function scissors({ gl }: WebGLRenderer): Clipping {
  return {
    takesMany: false,
    begin(boxes) {
      if (boxes) {
        const [box] = boxes;
        gl.enable(gl.SCISSOR_TEST);
        if (box) gl.scissor(box.left, gl.drawingBufferHeight - box.bottom, box.right - box.left, box.bottom - box.top);
        else gl.scissor(0, 0, 0, 0);
      }
      gl.clearColor(0, 0, 0, 0);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.STENCIL_BUFFER_BIT);
    },
    end: () => gl.disable(gl.SCISSOR_TEST),
  };
}

/** `lies`: where a drawing lies, if that is known: one that touches no rectangle is not drawn at all. */
function clipPaths(renderer: CanvasRenderer, lies: (drawing: Graphics) => Box | undefined): Clipping {
  const { graphics } = renderer.renderPipes;
  const drawAll = graphics.execute.bind(graphics);
  let within: readonly Box[] | null = null;
  graphics.execute = (drawing) => {
    const box = within && lies(drawing);
    if (!box || within?.some((other) => overlap(box, other))) drawAll(drawing);
  };
  return {
    takesMany: true,
    begin(boxes) {
      const context = renderer.canvasContext.activeContext;
      const { width, height } = renderer.canvas;
      within = boxes;
      context.save();
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.beginPath();
      for (const { left, top, right, bottom } of boxes ?? [{ left: 0, top: 0, right: width, bottom: height }])
        context.rect(left, top, right - left, bottom - top);
      context.clip();
      context.clearRect(0, 0, width, height);
    },
    end() {
      within = null;
      renderer.canvasContext.activeContext.restore();
    },
  };
}

export class Painter {
  readonly renderer: Renderer;
  /** What is drawn; scenes are put into it. */
  readonly stage = new Container({ label: 'stage' });
  readonly #content = new Container({ label: 'content' });
  readonly #damage = new Damage();
  #density = 1;
  /** Rectangles still to be drawn in this frame; null: the whole stage. */
  #boxes: readonly Box[] | null = null;
  readonly #takesMany: boolean;
  /** The next pass is the frame's first: it looks for what changed. */
  #first = true;

  constructor(renderer: Renderer) {
    this.renderer = renderer;
    // The renderer's housekeeping would ask for every display frame, also where nothing moves: it is done while painting.
    Ticker.system.autoStart = false;
    Ticker.system.stop();
    const clipping = isWebGL(renderer)
      ? scissors(renderer)
      : clipPaths(renderer as CanvasRenderer, (drawing) => this.#damage.boxOf(drawing));
    this.#takesMany = clipping.takesMany;
    const open = new RenderContainer({
      label: GATE,
      render: () => {
        // Transforms are up to date here, and nothing is drawn yet.
        if (this.#first)
          this.#boxes = this.#damage.look(this.stage, renderer.screen.width, renderer.screen.height, this.#density);
        clipping.begin(this.#boxes);
      },
    });
    const close = new RenderContainer({ label: GATE, render: () => clipping.end() });
    this.stage.addChild(open, this.#content, close);
    this.stage.enableRenderGroup();
    renderer.runners.contextChange.add({ contextChange: () => this.#damage.forget() });
  }

  add(scene: Container): void {
    this.#content.addChild(scene);
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
    if (!this.#damage.stirred(this.stage)) return;
    this.#first = true;
    this.#pass();
    if (this.#takesMany) return;
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
