/** The WebGL renderer and what only it needs: fetched where there is a graphics processor. */
import 'pixi.js/lib/scene/mesh/init.mjs';
import 'pixi.js/lib/unsafe-eval/init.mjs';
export { WebGLRenderer } from 'pixi.js/lib/rendering/renderers/gl/WebGLRenderer.mjs';
