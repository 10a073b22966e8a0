/**
 * What the build changes in pixi.js, as a Vite plugin. Each change says why; each fails the build if the text it stands on
 * has gone, so that an update of the package cannot undo it in silence.
 */
import type { Plugin } from 'vite';

interface Change {
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
}

const CHANGES: readonly Change[] = [
  {
    // The WebGPU renderer is never asked for, since it can lose its device.
    file: 'rendering/renderers/autoDetectRenderer.mjs',
    from: "await import('./gpu/WebGPURenderer.mjs')",
    to: '{ WebGPURenderer: undefined }',
  },
  {
    // Pixi asks by making a context on a canvas of its own: half a second where WebGL is done in software. Asking the
    // canvas that will be drawn on costs nothing, since the renderer then gets this same context.
    file: 'rendering/renderers/autoDetectRenderer.mjs',
    from: /isWebGLSupported\(\s*options\.failIfMajorPerformanceCaveat[^)]*\)/,
    to: "options.canvas?.getContext('webgl2', { alpha: true, premultipliedAlpha: true, antialias: !!options.antialias, stencil: true, preserveDrawingBuffer: !!options.preserveDrawingBuffer, powerPreference: 'default' })",
  },
  {
    // A second test context. WebGL 2 requires high precision in fragment shaders (GLSL ES 3.00, 4.5.4).
    file: 'rendering/renderers/gl/shader/program/getMaxFragmentPrecision.mjs',
    from: 'const gl = getTestContext();',
    to: "return 'highp';\n    const gl = getTestContext();",
  },
  {
    // A read-back from a 2-D canvas at every start; every browser that runs this site can multiply.
    file: 'rendering/renderers/canvas/utils/canvasUtils.mjs',
    from: 'canUseMultiply: canUseNewCanvasBlendModes()',
    to: 'canUseMultiply: true',
  },
  {
    // The shader of a batch asks each of its textures in turn: sixteen cost up to ten times as much as two on weak and
    // software devices, and the stage has few textures.
    file: 'rendering/renderers/gl/GlLimitsSystem.mjs',
    from: 'checkMaxIfStatementsInShader(this.maxTextures, gl)',
    to: 'Math.min(2, this.maxTextures)',
  },
];

/** The plugin: build only; the development server runs pixi.js as it is. */
export const pixiBuild: Plugin = {
  name: 'pixi-build',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    const changes = CHANGES.filter(({ file }) => id.endsWith(`pixi.js/lib/${file}`));
    if (changes.length === 0) return null;
    return changes.reduce((text, { file, from, to }) => {
      const changed = text.replace(from, to);
      if (changed === text) this.error(`pixi.js/lib/${file} has no ${from} any more: look at scripts/pixi-build.ts.`);
      return changed;
    }, code);
  },
};
