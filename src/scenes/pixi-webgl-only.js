/** What pixi's shared files need for WebGL alone: its renderer brings it, and the canvas renderer never asks for it. */

/** @type {{ createBatchShader: (maxTextures: number) => { maxTextures: number }, earcut: (points: number[], holes: number[], dimensions: number) => number[] } | null} */
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

/** Triangles of a polygon: three indices each. */
export const triangulate = (points, holes, dimensions) => parts.earcut(points, holes, dimensions);
