/**
 * What the build changes in pixi.js, d3-scale and react-router, as a Vite plugin. Each change says why; each fails the build if the text it stands on
 * has gone, so that an update of the package cannot undo it in silence. What is left of pixi.js goes without its unused members.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { withoutUnused } from './unused-members.ts';

interface Change {
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
  /** How often a pattern for all places finds one; a package with more or fewer is another package. */
  readonly places?: number;
}

const CHANGES: readonly Change[] = [
  {
    // Links fetch nothing ahead: that is for routers with loaders on a server.
    file: 'react-router/dist/production/chunk-7RTFRKQW.mjs',
    from: /usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/,
    to: '[false, null, {}];',
  },
  {
    file: 'react-router/dist/production/chunk-7RTFRKQW.mjs',
    from: /return shouldPrefetch && !isAbsolute \? [^\n]* : link;/,
    to: 'return link;',
  },
  {
    // Forms are the page's own; what says that a call has no effects lets the bundler leave this one out.
    file: 'react-router/dist/production/chunk-7RTFRKQW.mjs',
    from: /var Form = (React\d+\.forwardRef\([\s\S]*?\n\);)\nForm\.displayName = "Form";/,
    to: 'var Form = /* @__PURE__ */ $1',
  },
  {
    // Routes have no loaders, and the site's own ErrorScreen shows what fails: the states and the error pages of a data router go.
    file: 'react-router/dist/production/chunk-7RTFRKQW.mjs',
    from: 'let dataRouterState = dataRouterOpts?.state;',
    to: 'const dataRouterState = undefined;',
  },
  {
    file: 'react-router/dist/production/chunk-7RTFRKQW.mjs',
    from: 'RenderErrorBoundary.contextType = RSCRouterContext;',
    to: '',
  },
  {
    file: 'react-router/dist/production/chunk-7RTFRKQW.mjs',
    from: 'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
    to: 'return useNavigateUnstable();',
  },
  {
    // The WebGPU renderer is never asked for, since it can lose its device.
    file: 'pixi.js/lib/rendering/renderers/autoDetectRenderer.mjs',
    from: /if \(rendererType === "webgpu"[\s\S]*?\} else (?=if)/,
    to: '',
  },
  {
    // Pixi asks by making a context on a canvas of its own: half a second where WebGL is done in software. Asking the
    // canvas that will be drawn on costs nothing, since the renderer then gets this same context.
    file: 'pixi.js/lib/rendering/renderers/autoDetectRenderer.mjs',
    from: /isWebGLSupported\(\s*options\.failIfMajorPerformanceCaveat[^)]*\)/,
    to: "options.canvas?.getContext('webgl2', { alpha: true, premultipliedAlpha: true, antialias: !!options.antialias, stencil: true, preserveDrawingBuffer: !!options.preserveDrawingBuffer, powerPreference: 'default' })",
  },
  {
    // A second test context. WebGL 2 requires high precision in fragment shaders (GLSL ES 3.00, 4.5.4).
    file: 'pixi.js/lib/rendering/renderers/gl/shader/program/getMaxFragmentPrecision.mjs',
    from: 'const gl = getTestContext();',
    to: "return 'highp';\n    const gl = getTestContext();",
  },
  {
    // A read-back from a 2-D canvas at every start; every browser that runs this site can multiply.
    file: 'pixi.js/lib/rendering/renderers/canvas/utils/canvasUtils.mjs',
    from: 'canUseMultiply: canUseNewCanvasBlendModes()',
    to: 'canUseMultiply: true',
  },
  {
    file: 'pixi.js/lib/rendering/renderers/canvas/utils/canvasUtils.mjs',
    from: /canvasUtils\.canUseMultiply \? (canvasUtils\.tintWithMultiply) : [^;]*/,
    to: '$1',
  },
  {
    // The shader of a batch asks each of its textures in turn: sixteen cost up to ten times as much as two on weak and
    // software devices, and the stage has few textures.
    file: 'pixi.js/lib/rendering/renderers/gl/GlLimitsSystem.mjs',
    from: 'checkMaxIfStatementsInShader(this.maxTextures, gl)',
    to: 'Math.min(2, this.maxTextures)',
  },
  {
    // Nothing on the stage is read back out of the renderer, and no mask is a sprite. The others greet, serve a tool for
    // developers, or keep names of earlier versions alive.
    file: 'pixi.js/lib/rendering/renderers/shared/system/SharedSystems.mjs',
    from: /import \{ (?:AlphaMaskPipe|ExtractSystem|GenerateTextureSystem|HelloSystem|RendererInitHook|TextureGCSystem|RenderableGCSystem) \}[^\n]*\n|\n {2}(?:AlphaMaskPipe|ExtractSystem|GenerateTextureSystem|HelloSystem|RendererInitHook|TextureGCSystem|RenderableGCSystem),/g,
    to: '',
    places: 14,
  },
  {
    // Particles are not among the parts in use, nor is WebGPU.
    file: 'pixi.js/lib/unsafe-eval/init.mjs',
    from: /import \{ (?:ParticleBuffer|generateParticleUpdatePolyfill|GpuUboSystem) \}[^\n]*\n|\n {2}Object\.assign\((?:ParticleBuffer|GpuUboSystem)\.prototype, \{[^}]*\}\);/g,
    to: '',
    places: 5,
  },
  {
    // Drawings are made by calls, never from SVG.
    file: 'pixi.js/lib/scene/graphics/shared/GraphicsContext.mjs',
    from: "import { SVGParser } from './svg/SVGParser.mjs';",
    to: 'const SVGParser = () => {};',
  },
  {
    file: 'pixi.js/lib/scene/graphics/shared/path/GraphicsPath.mjs',
    from: "import { parseSVGPath } from '../svg/parseSVGPath.mjs';",
    to: 'const parseSVGPath = () => {};',
  },
  {
    file: 'pixi.js/lib/rendering/renderers/canvas/CanvasRenderer.mjs',
    from: /import \{ AlphaMaskPipe \}[^\n]*\n|\n {2}AlphaMaskPipe,/g,
    to: '',
    places: 2,
  },
  {
    // Programs for WebGPU are never run.
    file: 'pixi.js/lib/rendering/batcher/shared/DefaultShader.mjs',
    from: /const gpuProgram = compileHighShaderGpuProgram\(\{[\s\S]*?\n {4}\}\);|\n {6}gpuProgram,/g,
    to: '',
    places: 2,
  },
  {
    file: 'pixi.js/lib/rendering/renderers/shared/shader/Shader.mjs',
    from: /import \{ GpuProgram \}[^\n]*/,
    to: 'const GpuProgram = undefined;',
  },
  {
    // What only the WebGL renderer draws with comes with it: its shader, its pipes, its drawings' geometry.
    file: 'pixi.js/lib/rendering/batcher/shared/DefaultBatcher.mjs',
    from: "import { DefaultShader } from './DefaultShader.mjs';",
    to: "import { batchShader } from '/src/scenes/pixi-webgl-only.js';",
  },
  {
    // The triangles of lines are WebGL's: here every stroke lies on the middle of its line, and masks are filled.
    file: 'pixi.js/lib/scene/graphics/canvas/CanvasGraphicsAdaptor.mjs',
    from: /import \{ (?:buildLine|shapeBuilders) \}[^\n]*\n|const strokeStyle = style;\s*const useStrokeGeometry = [^;]*;|if \(useStrokeGeometry\) \{[\s\S]*?\n {10}\} else (?=\{)/g,
    to: '',
    places: 4,
  },
  {
    file: 'pixi.js/lib/rendering/mask/stencil/CanvasStencilMaskPipe.mjs',
    from: /import \{ (?:buildLine|shapeBuilders) \}[^\n]*\n|function buildStrokeMaskPath[\s\S]*?\n\}\n|if \(isStroke && data\.style\) \{[\s\S]*?\n {8}\} else (?=\{)/g,
    to: '',
    places: 4,
  },
  {
    file: 'pixi.js/lib/scene/mesh/shared/Mesh.mjs',
    from: "import '../init.mjs';",
    to: '',
  },
  {
    file: 'pixi.js/lib/rendering/batcher/shared/DefaultBatcher.mjs',
    from: /defaultShader \?\? \(defaultShader = new DefaultShader\((options\.maxTextures)\)\);\s*this\.shader = defaultShader;/,
    to: 'this.shader = batchShader($1);',
  },
  {
    file: 'pixi.js/lib/rendering/batcher/shared/DefaultBatcher.mjs',
    from: /if \(this\.shader\.maxTextures === maxTextures\) return;\s*defaultShader = new DefaultShader\(maxTextures\);\s*this\.shader = defaultShader;/,
    to: 'this.shader = batchShader(maxTextures);',
  },
  {
    file: 'pixi.js/lib/rendering/renderers/shared/system/SharedSystems.mjs',
    from: /import \{ (?:CustomRenderPipe|RenderGroupPipe|SpritePipe|BatcherPipe|ColorMaskPipe|StencilMaskPipe|BlendModePipe) \}[^\n]*\n|const SharedRenderPipes = \[[^\]]*\];|SharedRenderPipes, /g,
    to: '',
    places: 9,
  },
  {
    file: 'pixi.js/lib/rendering/renderers/gl/WebGLRenderer.mjs',
    from: 'import { SharedSystems, SharedRenderPipes }',
    to: "import { SharedRenderPipes } from '/src/scenes/pixi-webgl-pipes.js';\nimport { SharedSystems }",
  },
  {
    // Left in the file that both renderers have, it would bring the geometry of WebGL for one number.
    file: 'pixi.js/lib/scene/graphics/shared/buildCommands/buildAdaptiveQuadratic.mjs',
    from: /import \{ GraphicsContextSystem \}[^\n]*/,
    to: 'const GraphicsContextSystem = { defaultOptions: { bezierSmoothness: 0.5 } };',
  },
  {
    file: 'pixi.js/lib/scene/graphics/shared/buildCommands/buildAdaptiveBezier.mjs',
    from: /import \{ GraphicsContextSystem \}[^\n]*/,
    to: 'const GraphicsContextSystem = { defaultOptions: { bezierSmoothness: 0.5 } };',
  },
  {
    // Texts have one style each: no tags to measure and to draw.
    file: 'pixi.js/lib/scene/text/canvas/CanvasTextMetrics.mjs',
    from: /const isTagged = [\s\S]*?return measurements2;\s*\}/,
    to: '',
  },
  {
    file: 'pixi.js/lib/scene/text/canvas/CanvasTextGenerator.mjs',
    from: /if \(measured\.runsByLine[\s\S]*?return;\s*\}/,
    to: '',
  },
  {
    // No text is cut to its ink.
    file: 'pixi.js/lib/scene/text/canvas/CanvasTextGenerator.mjs',
    from: /style\.trim \? getCanvasBoundingBox\(\{[^}]*\}\) : /,
    to: '',
  },
  {
    // Styles are written as this version has them.
    file: 'pixi.js/lib/scene/text/TextStyle.mjs',
    from: 'convertV7Tov8Style(style);',
    to: '',
  },
  {
    file: 'pixi.js/lib/scene/text/canvas/CanvasTextMetrics.mjs',
    from: "import { lru } from 'tiny-lru';",
    to: "import { lru } from '/src/scenes/pixi-latest.ts';",
  },
  {
    // Of the ways to write a colour, those that are given to pixi.
    file: 'pixi.js/lib/color/Color.mjs',
    from: /import \{ extend, colord \}[^\n]*\nimport namesPlugin[^\n]*/,
    to: "import { readColour } from '/src/scenes/pixi-colours.ts';",
  },
  {
    file: 'pixi.js/lib/color/Color.mjs',
    from: 'extend([namesPlugin]);',
    to: '',
  },
  {
    file: 'pixi.js/lib/color/Color.mjs',
    from: /const color = colord\(value\);\s*if \(color\.isValid\(\)\) \{\s*\(\{ r, g, b, a \} = color\.rgba\);/,
    to: 'const color = readColour(value);\nif (color) {\n({ r, g, b, a } = color);',
  },
  {
    // What lies under a pointer is the page's business: the parts of the stage that can be grabbed are elements over it.
    file: 'pixi.js/lib/scene/container/RenderContainer.mjs',
    from: 'this.containsPoint = options.containsPoint ?? (() => false);',
    to: '',
  },
  {
    // No texture lies turned in an atlas.
    file: 'pixi.js/lib/maths/matrix/groupD8.mjs',
    from: /[\s\S]*export \{ groupD8 \};/,
    to: 'export const groupD8 = { isVertical: () => false };',
  },
  {
    // Nothing is filled with a pattern.
    file: 'pixi.js/lib/scene/graphics/shared/fill/FillPattern.mjs',
    from: /[\s\S]*export \{ FillPattern[^}]*\};/,
    to: 'export class FillPattern {}',
  },
  {
    // No blend mode is a filter.
    file: 'pixi.js/lib/rendering/renderers/shared/blendModes/BlendModePipe.mjs',
    from: /this\._isAdvanced = !!BLEND_MODE_FILTERS\[blendMode\];|if \(this\._isAdvanced\) this\._\w+AdvancedBlendMode\([^)]*\);|if \(!this\._isAdvanced\) return;\s*this\._endAdvancedBlendMode\(instructionSet\);/g,
    to: '',
    places: 4,
  },
  {
    // Each renderer says how many textures a batch may have.
    file: 'pixi.js/lib/rendering/batcher/shared/Batcher.mjs',
    from: /import \{ getMaxTexturesPerBatch \}[^\n]*\n|if \(!options\.maxTextures\) \{[\s\S]*?\n {4}\}/g,
    to: '',
    places: 2,
  },
  {
    // Textures are pictures and numbers: no films, no cubes, nothing compressed.
    file: 'pixi.js/lib/rendering/renderers/gl/texture/GlTextureSystem.mjs',
    from: /import \{ (?:glUploadCompressedTextureResource|createGlUploadCubeTextureResource|glUploadVideoResource) \}[^\n]*\n|\n +(?:video: glUploadVideoResource|compressed: glUploadCompressedTextureResource),|,\n +cube: createGlUploadCubeTextureResource\(baseUploaders\)/g,
    to: '',
    places: 6,
  },
  {
    // Text is filled with colours and gradients; the canvas renderer, which has patterns, is a chunk of its own.
    file: 'pixi.js/lib/scene/text/canvas/utils/getCanvasFillStyle.mjs',
    from: "import { canvasUtils } from '../../../../rendering/renderers/canvas/utils/canvasUtils.mjs';",
    to: 'const canvasUtils = {};',
  },
  {
    // No mask is a picture, and textures are made from sources: pixi has not to find out what it was given.
    file: 'pixi.js/lib/rendering/init.mjs',
    from: /import \{ (?:AlphaMask|\w+Source) \}[^\n]*\n|import '[^']*textureFrom\.mjs';\n|\n {2}(?:AlphaMask|\w+Source)\b,?/g,
    to: '',
    places: 11,
  },
  {
    // Each renderer brings the pipes that only it needs.
    file: 'pixi.js/lib/scene/graphics/init.mjs',
    from: /import \{ (?:Canvas|Graphics)\w+ \}[^\n]*\n|extensions\.add\(\w+\);/g,
    to: '',
    places: 8,
  },
  {
    file: 'pixi.js/lib/scene/text/init.mjs',
    from: /import \{ CanvasRendererTextSystem \}[^\n]*\n|extensions\.add\(CanvasRendererTextSystem\);/g,
    to: '',
    places: 2,
  },
  {
    file: 'pixi.js/lib/rendering/renderers/autoDetectRenderer.mjs',
    from: "await import('./canvas/CanvasRenderer.mjs')",
    to: "await import('/src/scenes/pixi-canvas-parts.js')",
  },
  {
    file: 'pixi.js/lib/rendering/renderers/autoDetectRenderer.mjs',
    from: "await import('./gl/WebGLRenderer.mjs')",
    to: "await import('/src/scenes/pixi-webgl-parts.js')",
  },
  {
    // A text may have a place on a canvas that it shares with others.
    file: 'pixi.js/lib/scene/text/canvas/CanvasTextGenerator.mjs',
    from: 'context.resetTransform();\n    context.scale(resolution, resolution);',
    to: 'const { x = 0, y = 0 } = canvasAndContext.place ?? {};\n    context.setTransform(resolution, 0, 0, resolution, x, y);',
  },
  {
    // It is set between save and restore, which takes it back unnoticed: of beams that add up, only the first would.
    file: 'pixi.js/lib/rendering/renderers/canvas/CanvasContextSystem.mjs',
    from: 'if (this._activeBlendMode === blendMode) return;',
    to: '',
  },
  {
    // Shapes are filled with the canvas's own gradients, which need no picture painted before.
    file: 'pixi.js/lib/scene/graphics/canvas/CanvasGraphicsAdaptor.mjs',
    from: 'import { ExtensionType }',
    to: "import { fillPath, gradientStyle, paintGradient } from '/src/scenes/canvas-gradients.ts';\nimport { ExtensionType }",
  },
  {
    file: 'pixi.js/lib/scene/graphics/canvas/CanvasGraphicsAdaptor.mjs',
    from: 'fill.buildGradient();',
    to: 'paintGradient(fill);',
  },
  {
    file: 'pixi.js/lib/scene/graphics/canvas/CanvasGraphicsAdaptor.mjs',
    from: /const canvasStyle = getCanvasStyle\(([^)]*)\);/,
    to: `const space = !isStroke && textureMatrix && style.fill instanceof FillGradient
          ? tempPatternMatrix.copyFrom(textureMatrix).scale(style.texture.source.pixelWidth, style.texture.source.pixelHeight).invert()
          : null;
        const canvasStyle = space ? gradientStyle(context, style.fill, tint) : getCanvasStyle($1);`,
  },
  {
    file: 'pixi.js/lib/scene/graphics/canvas/CanvasGraphicsAdaptor.mjs',
    from: /if \(hasHoles\) \{\s*context\.fill\("evenodd"\);\s*\} else \{\s*context\.fill\(\);\s*\}/,
    to: "fillPath(context, hasHoles ? 'evenodd' : 'nonzero', space);",
  },
  {
    // The ranges of this site's scales are numbers. Importing one interpolator brings those of colours, dates and strings,
    // since they call each other while they load: 5 kB, on the page and in the stage's worker.
    file: 'd3-scale/dist/d3-scale.mjs',
    from: "import { interpolateNumber, interpolate, interpolateRound, piecewise } from 'd3-interpolate';",
    to: `const interpolateNumber = (a, b) => (t) => a * (1 - t) + b * t;
const interpolateRound = (a, b) => (t) => Math.round(a * (1 - t) + b * t);
const interpolate = interpolateNumber;
const piecewise = undefined;`,
  },
  {
    // Figures are written by the platform and by the site's own instruments.
    file: 'd3-scale/dist/d3-scale.mjs',
    from: /import \{ ([^}]*) \} from 'd3-format';/,
    to: 'const [$1] = [];',
  },
];

function timesIn(text: string, from: string | RegExp): number {
  if (typeof from === 'string') return Number(text.includes(from));
  return from.global ? [...text.matchAll(from)].length : Number(from.test(text));
}

/** The text of a file with its changes; `fail` is told of one whose text has gone. */
function changed(file: string, code: string, fail: (message: string) => never): string {
  return CHANGES.filter((change) => file.endsWith(change.file)).reduce((text, { from, to, places = 1 }) => {
    const found = timesIn(text, from);
    if (found !== places)
      fail(`${file} has ${from} ${found} times, not ${places}: look at scripts/trimmed-packages.ts.`);
    return text.replace(from, to);
  }, code);
}

/** What pixi tells who writes for it: the development server's console still says it. */
const ADVICE = /^\s*(?:deprecation|warn)\([\s\S]*?\);$/gm;

const ROOT = normalizePath(fileURLToPath(new URL('..', import.meta.url)));

let pixi: ReadonlyMap<string, string> | null = null;

/** The plugin: build only; the development server runs the packages as they are. */
export const trimmedPackages: Plugin = {
  name: 'trimmed-packages',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    const fail = (message: string): never => this.error(message);
    if (!id.includes('/node_modules/pixi.js/lib/')) {
      const text = changed(id, code, fail);
      return text === code ? null : text;
    }
    pixi ??= withoutUnused(ROOT, (file) => changed(file, readFileSync(file, 'utf8'), fail).replaceAll(ADVICE, ';'));
    return (
      pixi.get(id) ??
      fail(`${id} was not looked through: it is imported in a way that scripts/unused-members.ts does not know.`)
    );
  },
};
