/**
 * The picture that an eyepiece shows, in a round field: a sharp drawing of each layer of the specimen, and what aperture and focus
 * make of it. It is painted when something changed, some ten times a second at most, on a small canvas that the stage enlarges.
 */
import { CanvasSource, Container, DOMAdapter, Graphics, Sprite, Texture } from 'pixi.js';
import { COARSEST, createSmoother, type Exposure, exposed, type Smoother } from './optical-image';

/** A part of a slide: its middle and the half of what is drawn, µm; `scale` in pixels of the drawing per µm. */
export interface FieldArea {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly scale: number;
}

/** Draws a layer sharp, in µm of the slide, on a white ground: what it leaves of the light. */
export type DrawLayer = (pen: CanvasRenderingContext2D, layer: number, area: FieldArea) => void;

export interface FieldLook extends Exposure {
  /** Whatever the drawing depends on besides its place: another number, another drawing. */
  readonly drawing: number;
  /** Middle of the field on the slide, and its diameter, µm. */
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
  /** Standard deviation of the spot that a point of each layer becomes, µm. */
  readonly spreads: readonly number[];
}

export interface FieldPicture {
  readonly root: Container;
  /** Radius in units of its parent; its origin is the middle. */
  lay(radius: number): void;
  /** Whether it shows this look already, has painted it now, or has to wait: ask again. */
  show(look: FieldLook, now: number): 'shown' | 'painted' | 'waits';
}

/** Wall ms between two pictures: a hand that turns a knob sees it move, a weak device keeps its pace. */
const LEAST_BETWEEN = 90;
const CORNER_POINTS = 24;

interface Layer {
  readonly smoother: Smoother;
  data: Uint8ClampedArray;
}

const samePlace = (a: FieldLook, b: FieldLook): boolean =>
  a.drawing === b.drawing &&
  a.x === b.x &&
  a.y === b.y &&
  a.diameter === b.diameter &&
  a.spreads.length === b.spreads.length;
const sameLook = (a: FieldLook, b: FieldLook): boolean =>
  a.grey === b.grey && a.contrast === b.contrast && a.spreads.every((spread, n) => spread === b.spreads[n]);

/** What of the square lies beyond the round field, in black. */
function paintCorners(corners: Graphics, radius: number): void {
  corners.clear();
  const edge = radius + 1.5;
  for (const [across, down] of [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const) {
    const points = [across * edge, down * edge];
    for (let n = 0; n <= CORNER_POINTS; n++) {
      const angle = (n * Math.PI) / 2 / CORNER_POINTS;
      points.push(across * Math.cos(angle) * radius, down * Math.sin(angle) * radius);
      if (n === 0) points.splice(2, 0, across * edge, 0);
    }
    points.push(0, down * edge);
    corners.poly(points).fill(0x020304);
  }
}

/** Draws layers sharp, each on a white ground, and says what pixels they have. As in life the picture is turned by half a turn. */
function createSharpPen(side: number, draw: DrawLayer) {
  const drawing = DOMAdapter.get().createCanvas(side, side);
  const pen = drawing.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D | null;
  /** `scale`: pixels per µm. */
  return ({ x, y }: FieldLook, layer: number, scale: number): Uint8ClampedArray | null => {
    if (!pen) return null;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalCompositeOperation = 'source-over';
    pen.globalAlpha = 1;
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, side, side);
    pen.setTransform(-scale, 0, 0, -scale, side / 2 + scale * x, side / 2 + scale * y);
    draw(pen, layer, { x, y, half: side / 2 / scale, scale });
    return pen.getImageData(0, 0, side, side).data;
  };
}

/** `pixels` across the field: a multiple of 16. */
export function createFieldPicture(pixels: number, draw: DrawLayer): FieldPicture {
  const margin = COARSEST;
  const side = pixels + 2 * margin;
  const sharp = createSharpPen(side, draw);
  const canvas = DOMAdapter.get().createCanvas(1, 1);
  const out = canvas.getContext('2d') as CanvasRenderingContext2D | null;
  const source = new CanvasSource({ resource: canvas, scaleMode: 'linear' });
  const sprite = new Sprite(new Texture({ source, dynamic: true }));
  const corners = new Graphics();
  const root = new Container({ label: 'field of view' });
  root.addChild(sprite, corners);
  root.once('destroyed', () => sprite.texture.destroy(true));

  const layers: Layer[] = [];
  let picture: ImageData | null = null;
  let size = 0;
  let drawn: FieldLook | null = null;
  let shown: FieldLook | null = null;
  let last = Number.NEGATIVE_INFINITY;

  const layerAt = (n: number): Layer => {
    const known = layers[n];
    if (known) return known;
    const made = { smoother: createSmoother(side), data: new Uint8ClampedArray(0) };
    layers.push(made);
    return made;
  };

  function drawSharp(look: FieldLook): void {
    look.spreads.forEach((_, n) => {
      const data = sharp(look, n, pixels / look.diameter);
      if (data) layerAt(n).data = data;
    });
  }

  function paint(look: FieldLook): void {
    const scale = pixels / look.diameter;
    const planes = look.spreads.map((spread, n) => {
      const { smoother, data } = layerAt(n);
      return smoother.smooth(data, spread * scale);
    });
    const across = pixels / Math.min(...planes.map(({ step }) => step));
    if (!out) return;
    if (!picture || canvas.width !== across) {
      source.resize(across, across);
      picture = out.createImageData(across, across);
      sprite.setSize(size, size);
    }
    exposed(planes, margin, look, picture.data);
    out.putImageData(picture, 0, 0);
    source.update();
  }

  return {
    root,
    lay(radius) {
      size = 2 * radius;
      sprite.position.set(-radius, -radius);
      sprite.setSize(size, size);
      paintCorners(corners, radius);
    },
    show(look, now) {
      if (shown && drawn && samePlace(shown, look) && sameLook(shown, look)) return 'shown';
      if (now - last < LEAST_BETWEEN && now >= last) return 'waits';
      last = now;
      if (!drawn || !samePlace(drawn, look)) drawSharp(look);
      drawn = look;
      shown = look;
      paint(look);
      return 'painted';
    },
  };
}
