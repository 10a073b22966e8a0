import { Container, Graphics, MeshSimple, Texture, updateRenderGroupTransforms } from 'pixi.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBox, type Box, Damage } from '../../../src/bench/stage/damage';

const WIDTH = 960;
const HEIGHT = 540;

const covers = (boxes: readonly Box[], inner: Box): boolean =>
  boxes.some(
    ({ left, top, right, bottom }) =>
      left <= inner.left && top <= inner.top && right >= inner.right && bottom >= inner.bottom,
  );

const square = (x: number, y: number): Graphics => {
  const made = new Graphics().rect(0, 0, 10, 10).fill(0xffffff);
  made.position.set(x, y);
  return made;
};

function stageOf(...children: Container[]): { readonly stage: Container; readonly look: () => readonly Box[] | null } {
  const stage = new Container();
  stage.addChild(...children);
  stage.enableRenderGroup();
  const damage = new Damage();
  const look = (): readonly Box[] | null => {
    updateRenderGroupTransforms(stage.renderGroup, true);
    return damage.look(stage, WIDTH, HEIGHT, 1);
  };
  return { stage, look };
}

describe('what changed on a stage', () => {
  it('is everything at first, and nothing where nothing was touched', () => {
    const { look } = stageOf(square(10, 10));
    expect(look()).toBeNull();
    expect(look()).toEqual([]);
  });

  it('is where an object was and where it is now', () => {
    const moving = square(10, 10);
    const { look } = stageOf(moving, square(500, 300));
    look();
    moving.x = 800;
    const boxes = look() ?? [];
    expect(covers(boxes, { left: 10, top: 10, right: 20, bottom: 20 })).toBe(true);
    expect(covers(boxes, { left: 800, top: 10, right: 810, bottom: 20 })).toBe(true);
    expect(covers(boxes, { left: 500, top: 300, right: 510, bottom: 310 })).toBe(false);
    expect(look()).toEqual([]);
  });

  it.each([
    ['hidden', (object: Graphics) => (object.visible = false)],
    ['faded out', (object: Graphics) => (object.alpha = 0)],
    ['tinted', (object: Graphics) => (object.tint = 0xff0000)],
    ['drawn anew', (object: Graphics) => object.clear().rect(0, 0, 5, 5).fill(0x00ff00)],
    ['taken away', (object: Graphics) => object.removeFromParent()],
  ])('is where an object was %s', (_what, change) => {
    const object = square(100, 200);
    const { look } = stageOf(object, square(500, 300));
    look();
    change(object);
    expect(covers(look() ?? [], { left: 100, top: 200, right: 110, bottom: 210 })).toBe(true);
    expect(look()).toEqual([]);
  });

  it('follows an object through the containers that carry it', () => {
    const object = square(5, 5);
    const arm = new Container({ x: 50, y: 60, scale: 2 });
    const body = new Container({ x: 100 });
    arm.addChild(object);
    body.addChild(arm);
    const { look } = stageOf(body);
    look();
    body.x = 300;
    const boxes = look() ?? [];
    expect(covers(boxes, { left: 160, top: 70, right: 180, bottom: 90 })).toBe(true);
    expect(covers(boxes, { left: 360, top: 70, right: 380, bottom: 90 })).toBe(true);
  });

  it('ends at a mask', () => {
    const wide = new Graphics().rect(0, 0, 900, 500).fill(0xffffff);
    const lens = new Graphics().rect(0, 0, 50, 50).fill(0xffffff);
    const masked = new Container();
    masked.addChild(wide);
    masked.mask = lens;
    const { look } = stageOf(masked, lens);
    look();
    wide.tint = 0x00ff00;
    const boxes = look() ?? [];
    expect(boxes).toHaveLength(1);
    expect(
      covers([{ left: 0, top: 0, right: 53, bottom: 53 }], boxes[0] ?? { left: -1, top: 0, right: 0, bottom: 0 }),
    ).toBe(true);
  });

  it('is a mesh whose corners were moved, and not one that stands still', () => {
    const mesh = new MeshSimple({
      texture: Texture.WHITE,
      vertices: new Float32Array([0, 0, 30, 0, 30, 30]),
      indices: new Uint32Array([0, 1, 2]),
    });
    mesh.autoUpdate = false;
    const { look } = stageOf(mesh);
    look();
    expect(look()).toEqual([]);
    mesh.geometry.positions = new Float32Array([0, 0, 60, 0, 60, 60]);
    mesh.geometry.getBuffer('aPosition').update();
    expect(look()).toHaveLength(1);
    expect(look()).toEqual([]);
  });

  it('is everything where most of the stage changed', () => {
    const wide = new Graphics().rect(0, 0, WIDTH, HEIGHT).fill(0xffffff);
    const { look } = stageOf(wide);
    look();
    wide.tint = 0x00ff00;
    expect(look()).toBeNull();
  });
});

describe('few boxes', () => {
  const box = fc
    .tuple(
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 40 }),
    )
    .map(([left, top, wide, high]) => ({ left, top, right: left + wide, bottom: top + high }));

  it('cover all that was added, and are at most three', () => {
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 30 }), (added) => {
        const boxes: Box[] = [];
        for (const one of added) addBox(boxes, one);
        expect(boxes.length).toBeLessThanOrEqual(3);
        for (const one of added) expect(covers(boxes, one)).toBe(true);
      }),
    );
  });
});
