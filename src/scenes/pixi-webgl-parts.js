/** The WebGL renderer and what only it needs: fetched where there is a graphics processor. */
import { extensions } from 'pixi.js/lib/extensions/Extensions.mjs';
import { DefaultShader } from 'pixi.js/lib/rendering/batcher/shared/DefaultShader.mjs';
import { GraphicsContextSystem } from 'pixi.js/lib/scene/graphics/shared/GraphicsContextSystem.mjs';
import { GraphicsPipe } from 'pixi.js/lib/scene/graphics/shared/GraphicsPipe.mjs';
import 'pixi.js/lib/scene/mesh/init.mjs';
import 'pixi.js/lib/unsafe-eval/init.mjs';
import { bringWebGL } from './pixi-webgl-only';

bringWebGL({ createBatchShader: (maxTextures) => new DefaultShader(maxTextures) });
extensions.add(GraphicsPipe, GraphicsContextSystem);

export { WebGLRenderer } from 'pixi.js/lib/rendering/renderers/gl/WebGLRenderer.mjs';
