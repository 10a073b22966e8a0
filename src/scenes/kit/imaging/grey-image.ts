/**
 * A grey picture of numbers as a reading room shows it: black below a window, white above it, straight lines between pixels.
 * One single-channel texture updated in place; the window is two numbers of a shader, so that turning it costs nothing.
 *
 * `field-texture` smooths over 3 × 3 cells, which would take 40 % of the noise off an image in which noise is the subject.
 */
import {
  BufferImageSource,
  CanvasSource,
  Container,
  DOMAdapter,
  Mesh,
  MeshGeometry,
  Shader,
  Sprite,
  Texture,
  UniformGroup,
} from 'pixi.js';
import type { StageContext } from '../../contract';
import { QUAD_VERTEX } from '../paint/quad-vertex';

export interface GreyImage {
  readonly root: Container;
  /** Takes the values over: row by row, the first row at the top. */
  draw(values: Float32Array | Uint8Array, columns: number, rows: number): void;
  /** Values that are shown black and white. */
  window(from: number, to: number): void;
}

const FRAGMENT = `#version 300 es
precision highp float;
in vec2 vUV;
out vec4 finalColor;
uniform highp sampler2D uPixels;
uniform vec2 uSize;
uniform vec2 uWindow;
void main() {
  vec2 at = vUV * uSize - 0.5;
  vec2 corner = floor(at);
  vec2 f = at - corner;
  ivec2 last = ivec2(uSize) - 1;
  ivec2 a = clamp(ivec2(corner), ivec2(0), last);
  ivec2 b = clamp(ivec2(corner) + 1, ivec2(0), last);
  float top = mix(texelFetch(uPixels, a, 0).r, texelFetch(uPixels, ivec2(b.x, a.y), 0).r, f.x);
  float bottom = mix(texelFetch(uPixels, ivec2(a.x, b.y), 0).r, texelFetch(uPixels, b, 0).r, f.x);
  float grey = clamp((mix(top, bottom, f.y) - uWindow.x) / (uWindow.y - uWindow.x), 0.0, 1.0);
  finalColor = vec4(vec3(grey), 1.0);
}`;

/** Rows of textures begin at multiples of this many bytes. */
const ROW_ALIGNMENT = 4;

/** `f32` for numbers, `u8` for 0 to 255. Origin at its upper left; `width` and `height` in stage units. */
export function createGreyImage(context: StageContext, kind: 'f32' | 'u8', width: number, height: number): GreyImage {
  return context.webgl ? shaded(kind, width, height) : painted(width, height);
}

function shaded(kind: 'f32' | 'u8', width: number, height: number): GreyImage {
  const root = new Container({ label: 'grey image' });
  const bytes = kind === 'u8';
  const source = (columns: number, rows: number): BufferImageSource =>
    new BufferImageSource({
      resource: bytes ? new Uint8Array(columns * rows) : new Float32Array(columns * rows),
      width: columns,
      height: rows,
      format: bytes ? 'r8unorm' : 'r32float',
      scaleMode: 'nearest',
      alphaMode: 'no-premultiply-alpha',
    });
  let pixels = source(ROW_ALIGNMENT, 1);
  const look = new UniformGroup({
    uSize: { value: new Float32Array([1, 1]), type: 'vec2<f32>' },
    uWindow: { value: new Float32Array([0, 1]), type: 'vec2<f32>' },
  });
  const shader = Shader.from({
    gl: { vertex: QUAD_VERTEX, fragment: FRAGMENT, name: 'grey-image' },
    resources: { uPixels: pixels, look },
  });
  const geometry = new MeshGeometry({
    positions: new Float32Array([0, 0, width, 0, width, height, 0, height]),
    uvs: new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]),
    indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
  });
  root.addChild(new Mesh({ geometry, shader }));
  root.once('destroyed', () => {
    shader.destroy();
    geometry.destroy(true);
    pixels.destroy();
  });
  return {
    root,
    draw(values, columns, rows) {
      const across = bytes ? Math.ceil(columns / ROW_ALIGNMENT) * ROW_ALIGNMENT : columns;
      if (pixels.width !== across || pixels.height !== rows) {
        const old = pixels;
        pixels = source(across, rows);
        shader.resources['uPixels'] = pixels;
        old.destroy();
      }
      const resource = pixels.resource as Float32Array | Uint8Array;
      if (across === columns) resource.set(values);
      else {
        for (let j = 0; j < rows; j++) resource.set(values.subarray(j * columns, (j + 1) * columns), j * across);
      }
      pixels.update();
      look.uniforms.uSize[0] = columns;
      look.uniforms.uSize[1] = rows;
    },
    window(from, to) {
      const unit = bytes ? 255 : 1;
      look.uniforms.uWindow[0] = from / unit;
      look.uniforms.uWindow[1] = to / unit;
    },
  };
}

function painted(width: number, height: number): GreyImage {
  const root = new Container({ label: 'grey image' });
  const canvas = DOMAdapter.get().createCanvas(1, 1);
  const pen = canvas.getContext('2d');
  const source = new CanvasSource({ resource: canvas, scaleMode: 'linear' });
  // Its size changes with the picture's: the sprite must hear of that, else it is drawn one pixel wide.
  const sprite = new Sprite(new Texture({ source, dynamic: true }));
  root.addChild(sprite);
  root.once('destroyed', () => sprite.texture.destroy(true));
  let picture: ImageData | null = null;
  let kept: Float32Array | Uint8Array = new Float32Array(0);
  let black = 0;
  let white = 1;
  const paint = (): void => {
    if (!pen || !picture) return;
    const { data } = picture;
    const scale = 255 / (white - black);
    for (let p = 0; p < kept.length; p++) {
      const grey = ((kept[p] ?? 0) - black) * scale;
      data[4 * p] = grey;
      data[4 * p + 1] = grey;
      data[4 * p + 2] = grey;
      data[4 * p + 3] = 255;
    }
    pen.putImageData(picture, 0, 0);
    source.update();
  };
  return {
    root,
    draw(values, columns, rows) {
      if (!picture || canvas.width !== columns || canvas.height !== rows) {
        source.resize(columns, rows);
        picture = pen?.createImageData(columns, rows) ?? null;
        sprite.setSize(width, height);
      }
      if (kept.length === values.length) kept.set(values);
      else kept = values.slice();
      paint();
    },
    window(from, to) {
      if (from === black && to === white) return;
      [black, white] = [from, to];
      paint();
    },
  };
}
