/** The WebGL renderer and the pipes that only it needs: fetched where there is a graphics processor. */
import 'pixi.js/lib/scene/mesh/init.mjs';
import 'pixi.js/lib/unsafe-eval/init.mjs';
import { extensions } from 'pixi.js/lib/extensions/Extensions.mjs';
import { GraphicsContextSystem } from 'pixi.js/lib/scene/graphics/shared/GraphicsContextSystem.mjs';
import { GraphicsPipe } from 'pixi.js/lib/scene/graphics/shared/GraphicsPipe.mjs';

extensions.add(GraphicsPipe, GraphicsContextSystem);

export { WebGLRenderer } from 'pixi.js/lib/rendering/renderers/gl/WebGLRenderer.mjs';
