import { Sprite } from 'pixi.js';
import { beforeAll, expect, it } from 'vitest';
import { createGreyImage } from '../../../../src/scenes/kit/imaging/grey-image';
import { stubCanvas, stubContext } from '../../stage-stub';

beforeAll(stubCanvas);

it('fills its place without WebGL, however many pixels the picture has', () => {
  const image = createGreyImage(stubContext().context, 'f32', 200, 100);
  const size = () => {
    const { width, height } = image.root.getBounds();
    return [width, height];
  };
  // Somebody asked for it before there was a picture.
  size();
  for (const [columns, rows] of [
    [8, 6],
    [3, 12],
  ] as const) {
    image.draw(new Float32Array(columns * rows), columns, rows);
    expect(size()).toEqual([200, 100]);
    const [sprite] = image.root.children;
    if (!(sprite instanceof Sprite)) throw new Error('no sprite');
    // In the sprite's own units, which the renderer draws in: the pixels of the picture.
    expect(sprite.bounds.maxX).toBe(columns);
    expect(sprite.bounds.maxY).toBe(rows);
  }
});
