/**
 * A field of numbers as a picture: one single-channel float texture updated in place and coloured by a shader through a
 * 256-entry map; where shaders are missing, an RGBA picture filled through the same map.
 *
 * Between cells the shader follows the quadratic B-spline through the 3 × 3 cells around, so that heights and slopes are
 * smooth at every magnification. With `relief` the slope is lit by the stage's lamp, upper left.
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
import { QUAD_VERTEX } from './quad-vertex';
import type { ColourMap } from './colour-maps';

export interface FieldLook {
  readonly map: ColourMap;
  /** Values at the two ends of the map. */
  readonly from: number;
  readonly to: number;
  /** Brightness per unit of slope (value per cell); 0 for flat colours. */
  readonly relief: number;
}

export interface FieldTexture {
  readonly root: Container;
  /** Takes the values over: row by row, the first row at the bottom. A picture is made anew only if the shape changes. */
  draw(values: Float32Array, columns: number, rows: number, look: FieldLook): void;
}

const FRAGMENT = `#version 300 es
precision highp float;
in vec2 vUV;
out vec4 finalColor;
uniform highp sampler2D uField;
uniform sampler2D uMap;
uniform vec2 uRange;
uniform float uRelief;
void main() {
  ivec2 size = textureSize(uField, 0);
  vec2 at = vUV * vec2(size) - 0.5;
  vec2 cell = floor(at + 0.5);
  vec2 f = at - cell;
  vec3 wx = vec3(0.5 * (0.5 - f.x) * (0.5 - f.x), 0.75 - f.x * f.x, 0.5 * (0.5 + f.x) * (0.5 + f.x));
  vec3 wy = vec3(0.5 * (0.5 - f.y) * (0.5 - f.y), 0.75 - f.y * f.y, 0.5 * (0.5 + f.y) * (0.5 + f.y));
  vec3 dx = vec3(f.x - 0.5, -2.0 * f.x, f.x + 0.5);
  vec3 dy = vec3(f.y - 0.5, -2.0 * f.y, f.y + 0.5);
  ivec2 last = size - 1;
  float height = 0.0;
  vec2 slope = vec2(0.0);
  for (int j = 0; j < 3; j++) {
    vec3 row;
    for (int i = 0; i < 3; i++) {
      row[i] = texelFetch(uField, clamp(ivec2(cell) + ivec2(i - 1, j - 1), ivec2(0), last), 0).r;
    }
    float along = dot(row, wx);
    height += wy[j] * along;
    slope += vec2(wy[j] * dot(row, dx), dy[j] * along);
  }
  float level = clamp((height - uRange.x) / (uRange.y - uRange.x), 0.0, 1.0);
  vec3 colour = texture(uMap, vec2((level * 255.0 + 0.5) / 256.0, 0.5)).rgb;
  // Water that rises to the right and downwards faces the lamp, upper left.
  float facing = uRelief * dot(slope, vec2(0.70711, -0.70711));
  facing /= 1.0 + 0.5 * abs(facing);
  colour *= clamp(1.0 + facing, 0.35, 1.7);
  colour += 0.4 * smoothstep(0.4, 1.2, facing);
  finalColor = vec4(colour, 1.0);
}`;

/** Origin at its upper left; `width` and `height` in stage units. */
export function createFieldTexture(context: StageContext, width: number, height: number): FieldTexture {
  return context.webgl ? shaded(width, height) : painted(width, height);
}

function shaded(width: number, height: number): FieldTexture {
  const root = new Container({ label: 'field' });
  const mapSource = new BufferImageSource({
    resource: new Uint8Array(1024),
    width: 256,
    height: 1,
    format: 'rgba8unorm',
    scaleMode: 'linear',
  });
  const fieldSource = (columns: number, rows: number): BufferImageSource =>
    new BufferImageSource({
      resource: new Float32Array(columns * rows),
      width: columns,
      height: rows,
      format: 'r32float',
      scaleMode: 'nearest',
      alphaMode: 'no-premultiply-alpha',
    });
  let field = fieldSource(1, 1);
  const look = new UniformGroup({
    uRange: { value: new Float32Array([0, 1]), type: 'vec2<f32>' },
    uRelief: { value: 0, type: 'f32' },
  });
  const shader = Shader.from({
    gl: { vertex: QUAD_VERTEX, fragment: FRAGMENT, name: 'field' },
    resources: { uField: field, uMap: mapSource, look },
  });
  const geometry = new MeshGeometry({
    positions: new Float32Array([0, 0, width, 0, width, height, 0, height]),
    uvs: new Float32Array([0, 1, 1, 1, 1, 0, 0, 0]),
    indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
  });
  const mesh = new Mesh({ geometry, shader });
  root.addChild(mesh);
  root.once('destroyed', () => {
    shader.destroy();
    geometry.destroy(true);
    field.destroy();
    mapSource.destroy();
  });
  let shownMap: ColourMap | null = null;
  return {
    root,
    draw(values, columns, rows, { map, from, to, relief }) {
      if (field.width !== columns || field.height !== rows) {
        const old = field;
        field = fieldSource(columns, rows);
        shader.resources['uField'] = field;
        old.destroy();
      }
      (field.resource as Float32Array).set(values);
      field.update();
      if (map !== shownMap) {
        shownMap = map;
        (mapSource.resource as Uint8Array).set(map.bytes);
        mapSource.update();
      }
      const { uniforms } = look;
      uniforms.uRange[0] = from;
      uniforms.uRange[1] = to;
      uniforms.uRelief = relief;
    },
  };
}

/** A picture of which each pixel is written by hand, four bytes each: the canvas renderer draws canvases only. */
function pixelsOnCanvas(columns: number, rows: number) {
  const canvas = DOMAdapter.get().createCanvas(columns, rows);
  const pen = canvas.getContext('2d');
  const picture = pen?.createImageData(columns, rows);
  const source = new CanvasSource({ resource: canvas, scaleMode: 'linear' });
  return {
    source,
    data: picture?.data ?? new Uint8ClampedArray(4 * columns * rows),
    /** Call it after writing. */
    show() {
      if (pen && picture) pen.putImageData(picture, 0, 0);
      source.update();
    },
  };
}

function painted(width: number, height: number): FieldTexture {
  const root = new Container({ label: 'field' });
  let pixels = pixelsOnCanvas(1, 1);
  let [shownColumns, shownRows] = [1, 1];
  const sprite = new Sprite(new Texture({ source: pixels.source }));
  root.addChild(sprite);
  root.once('destroyed', () => sprite.texture.destroy(true));
  const fit = (columns: number, rows: number): void => {
    const old = sprite.texture;
    pixels = pixelsOnCanvas(columns, rows);
    [shownColumns, shownRows] = [columns, rows];
    sprite.texture = new Texture({ source: pixels.source });
    sprite.setSize(width, height);
    old.destroy(true);
  };
  return {
    root,
    draw(values, columns, rows, { map, from, to, relief }) {
      if (shownColumns !== columns || shownRows !== rows) fit(columns, rows);
      const { data } = pixels;
      const scale = 255 / (to - from);
      const light = 0.70711 * 0.5 * relief;
      for (let j = 0; j < rows; j++) {
        const down = (j > 0 ? j - 1 : 0) * columns;
        const up = (j < rows - 1 ? j + 1 : j) * columns;
        const row = j * columns;
        let q = (rows - 1 - j) * columns * 4;
        for (let i = 0; i < columns; i++, q += 4) {
          const level = ((values[row + i] ?? 0) - from) * scale;
          const entry = 4 * (level < 0 ? 0 : level > 255 ? 255 : level | 0);
          let brightness = 1;
          if (light !== 0) {
            const right = values[row + (i < columns - 1 ? i + 1 : i)] ?? 0;
            const left = values[row + (i > 0 ? i - 1 : 0)] ?? 0;
            const slope = light * (right - left - (values[up + i] ?? 0) + (values[down + i] ?? 0));
            brightness = Math.min(1.7, Math.max(0.35, 1 + slope / (1 + 0.5 * Math.abs(slope))));
          }
          data[q] = (map.bytes[entry] ?? 0) * brightness;
          data[q + 1] = (map.bytes[entry + 1] ?? 0) * brightness;
          data[q + 2] = (map.bytes[entry + 2] ?? 0) * brightness;
          data[q + 3] = 255;
        }
      }
      pixels.show();
    },
  };
}
