/**
 * What the built site takes of pixi.js. The package's own index cannot be shaken (it registers every renderer and loader),
 * so the build resolves `pixi.js` to this file: a name that is missing here is a build error, to be added below.
 */
import 'pixi.js/lib/rendering/init.mjs';
import 'pixi.js/lib/scene/graphics/init.mjs';
import 'pixi.js/lib/scene/text/init.mjs';
export { autoDetectRenderer } from 'pixi.js/lib/rendering/renderers/autoDetectRenderer.mjs';
export { Application } from 'pixi.js/lib/app/Application.mjs';
export { Container } from 'pixi.js/lib/scene/container/Container.mjs';
export { RenderContainer } from 'pixi.js/lib/scene/container/RenderContainer.mjs';
export { Graphics } from 'pixi.js/lib/scene/graphics/shared/Graphics.mjs';
export { GraphicsContext } from 'pixi.js/lib/scene/graphics/shared/GraphicsContext.mjs';
export { FillGradient } from 'pixi.js/lib/scene/graphics/shared/fill/FillGradient.mjs';
export { Text } from 'pixi.js/lib/scene/text/Text.mjs';
export { TextStyle } from 'pixi.js/lib/scene/text/TextStyle.mjs';
export { CanvasTextMetrics } from 'pixi.js/lib/scene/text/canvas/CanvasTextMetrics.mjs';
export { Sprite } from 'pixi.js/lib/scene/sprite/Sprite.mjs';
export { Texture } from 'pixi.js/lib/rendering/renderers/shared/texture/Texture.mjs';
export { Mesh } from 'pixi.js/lib/scene/mesh/shared/Mesh.mjs';
export { MeshGeometry } from 'pixi.js/lib/scene/mesh/shared/MeshGeometry.mjs';
export { MeshSimple } from 'pixi.js/lib/scene/mesh-simple/MeshSimple.mjs';
export { Geometry } from 'pixi.js/lib/rendering/renderers/shared/geometry/Geometry.mjs';
export { Shader } from 'pixi.js/lib/rendering/renderers/shared/shader/Shader.mjs';
export { GlProgram } from 'pixi.js/lib/rendering/renderers/gl/shader/GlProgram.mjs';
export { Buffer } from 'pixi.js/lib/rendering/renderers/shared/buffer/Buffer.mjs';
export { BufferUsage } from 'pixi.js/lib/rendering/renderers/shared/buffer/const.mjs';
export { BufferImageSource } from 'pixi.js/lib/rendering/renderers/shared/texture/sources/BufferImageSource.mjs';
export { TextureSource } from 'pixi.js/lib/rendering/renderers/shared/texture/sources/TextureSource.mjs';
export { CanvasSource } from 'pixi.js/lib/rendering/renderers/shared/texture/sources/CanvasSource.mjs';
export { RenderTexture } from 'pixi.js/lib/rendering/renderers/shared/texture/RenderTexture.mjs';
export { Rectangle } from 'pixi.js/lib/maths/shapes/Rectangle.mjs';
export { Matrix } from 'pixi.js/lib/maths/matrix/Matrix.mjs';
export { Point } from 'pixi.js/lib/maths/point/Point.mjs';
export { Polygon } from 'pixi.js/lib/maths/shapes/Polygon.mjs';
export { Color } from 'pixi.js/lib/color/Color.mjs';
export { Filter } from 'pixi.js/lib/filters/Filter.mjs';
export { RendererType } from 'pixi.js/lib/rendering/renderers/types.mjs';
export { DOMAdapter } from 'pixi.js/lib/environment/adapter.mjs';
export { UniformGroup } from 'pixi.js/lib/rendering/renderers/shared/shader/UniformGroup.mjs';
export { State } from 'pixi.js/lib/rendering/renderers/shared/state/State.mjs';
export { Ticker } from 'pixi.js/lib/ticker/Ticker.mjs';
export { extensions } from 'pixi.js/lib/extensions/Extensions.mjs';
