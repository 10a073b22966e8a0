/** The canvas renderer and the pipes that only it needs: fetched where WebGL is missing. */
import { extensions } from 'pixi.js/lib/extensions/Extensions.mjs';
import { CanvasGraphicsContextSystem } from 'pixi.js/lib/scene/graphics/canvas/CanvasGraphicsContextSystem.mjs';
import { CanvasGraphicsPipe } from 'pixi.js/lib/scene/graphics/canvas/CanvasGraphicsPipe.mjs';
import { CanvasRendererTextSystem } from 'pixi.js/lib/scene/text/canvas/CanvasTextSystem.mjs';

extensions.add(CanvasGraphicsPipe, CanvasGraphicsContextSystem, CanvasRendererTextSystem);

export { CanvasRenderer } from 'pixi.js/lib/rendering/renderers/canvas/CanvasRenderer.mjs';
