/** What pixi's shared files need for WebGL alone: its renderer brings it, and the canvas renderer never asks for it. */

/** @type {{ createBatchShader: (maxTextures: number) => { maxTextures: number } } | null} */
let parts = null;
let shader = null;

export function bringWebGL(brought) {
  parts = brought;
}

/** One shader for all batches that take as many textures; none on a canvas. */
export function batchShader(maxTextures) {
  if (parts && shader?.maxTextures !== maxTextures) shader = parts.createBatchShader(maxTextures);
  return shader;
}
