/** The texts of the canvas renderer: the first of a stage on one canvas, see `text-sheet.ts`. */
import { DOMAdapter } from 'pixi.js/lib/environment/adapter.mjs';
import { Rectangle } from 'pixi.js/lib/maths/shapes/Rectangle.mjs';
import { ImageSource } from 'pixi.js/lib/rendering/renderers/shared/texture/sources/ImageSource.mjs';
import { Texture } from 'pixi.js/lib/rendering/renderers/shared/texture/Texture.mjs';
import { CanvasTextGenerator } from 'pixi.js/lib/scene/text/canvas/CanvasTextGenerator.mjs';
import { CanvasTextMetrics } from 'pixi.js/lib/scene/text/canvas/CanvasTextMetrics.mjs';
import { CanvasRendererTextSystem } from 'pixi.js/lib/scene/text/canvas/CanvasTextSystem.mjs';
import { Sheet } from './text-sheet';

const WIDTH = 1024;
const HEIGHT = 640;

export class SheetTextSystem extends CanvasRendererTextSystem {
  /** @type {{ sheet: Sheet, canvas: object, context: object, source: ImageSource } | null} */
  #shared = null;
  #own = new WeakSet();

  getTexture(options) {
    const { text, style, resolution = this._renderer.resolution } = options;
    this.#shared ??= this.#create();
    const { sheet, canvas, context, source } = this.#shared;
    // As in CanvasTextGenerator.getCanvasAndContext.
    const padding = style._getFinalPadding();
    const measured = CanvasTextMetrics.measureText(text || ' ', style);
    const width = Math.ceil(Math.ceil(Math.max(1, measured.width) + padding * 2) * resolution);
    const height = Math.ceil(Math.ceil(Math.max(1, measured.height) + padding * 2) * resolution);
    const place = sheet.take(width, height);
    if (!place) return super.getTexture(options);
    CanvasTextGenerator._renderTextToCanvas(style, padding, resolution, { canvas, context, place }, measured);
    const texture = new Texture({
      source,
      frame: new Rectangle(place.x, place.y, width, height),
      orig: new Rectangle(0, 0, width / resolution, height / resolution),
    });
    this.#own.add(texture);
    return texture;
  }

  returnTexture(texture) {
    if (!this.#own.has(texture)) super.returnTexture(texture);
    else if (!texture.destroyed) texture.destroy(false);
  }

  #create() {
    const canvas = DOMAdapter.get().createCanvas(WIDTH, HEIGHT);
    return {
      sheet: new Sheet(WIDTH, HEIGHT),
      canvas,
      context: canvas.getContext('2d'),
      source: new ImageSource({ resource: canvas }),
    };
  }
}

SheetTextSystem.extension = CanvasRendererTextSystem.extension;
