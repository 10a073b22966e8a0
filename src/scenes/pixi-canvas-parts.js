/** The canvas renderer and the pipes that only it needs: fetched where there is no graphics processor. */
import { extensions } from 'pixi.js/lib/extensions/Extensions.mjs';
import { AbstractRenderer } from 'pixi.js/lib/rendering/renderers/shared/system/AbstractRenderer.mjs';
import { CanvasGraphicsContextSystem } from 'pixi.js/lib/scene/graphics/canvas/CanvasGraphicsContextSystem.mjs';
import { CanvasGraphicsPipe } from 'pixi.js/lib/scene/graphics/canvas/CanvasGraphicsPipe.mjs';
import { SheetTextSystem } from './pixi-canvas-texts';

// The check asks whether shaders can be compiled from text; there are none here.
Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck() {} });

extensions.add(CanvasGraphicsPipe, CanvasGraphicsContextSystem, SheetTextSystem);

export { CanvasRenderer } from 'pixi.js/lib/rendering/renderers/canvas/CanvasRenderer.mjs';
