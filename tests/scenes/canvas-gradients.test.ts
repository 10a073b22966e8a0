import { FillGradient, type FillInput, Graphics, type GraphicsPipeLike, Matrix } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { GradientGraphicsAdaptor, gradientOf } from '../../src/scenes/canvas-gradients';

interface Made {
  readonly ends: readonly number[];
  readonly stops: (readonly [number, string])[];
}

function context() {
  const made: Made[] = [];
  const make = (...ends: readonly number[]) => {
    const gradient: Made = { ends, stops: [] };
    made.push(gradient);
    return { addColorStop: (offset: number, colour: string) => gradient.stops.push([offset, colour]) };
  };
  const calls: (readonly unknown[])[] = [];
  const names = ['save', 'transform', 'beginPath', 'moveTo', 'lineTo', 'closePath', 'rect', 'arc', 'ellipse', 'fill'];
  const log = (name: string) => [name, (...args: readonly unknown[]) => void calls.push([name, ...args])] as const;
  return {
    made,
    calls,
    on: {
      createLinearGradient: make,
      createRadialGradient: make,
      ...Object.fromEntries([...names, 'stroke', 'restore'].map(log)),
    } as unknown as CanvasRenderingContext2D,
  };
}

/** Stands for the gradient's picture, which the canvas renderer does not look at. */
function unpainted(gradient: FillGradient): FillGradient {
  gradient.buildGradient = () => {};
  return gradient;
}

const across = (): FillGradient =>
  unpainted(
    new FillGradient({
      type: 'linear',
      start: { x: 0, y: 0 },
      end: { x: 1, y: 0 },
      textureSpace: 'local',
      colorStops: [
        { offset: 0, color: '#ff8040' },
        { offset: 1, color: '#000000' },
      ],
    }),
  );

const round = (): FillGradient =>
  unpainted(
    new FillGradient({
      type: 'radial',
      center: { x: 0.25, y: 0.5 },
      innerRadius: 0,
      outerCenter: { x: 0.5, y: 0.5 },
      outerRadius: 0.5,
      textureSpace: 'local',
      colorStops: [{ offset: 0, color: 'white' }],
    }),
  );

/** What reaches the canvas of a drawing. */
function draw(graphics: Graphics): readonly (readonly unknown[])[] {
  const { on, calls } = context();
  const canvasContext = { activeContext: on, setContextTransform: () => {}, setBlendMode: () => {} };
  const renderer = { canvasContext, globalUniforms: {}, _roundPixels: 0 };
  new GradientGraphicsAdaptor().execute({ renderer } as unknown as GraphicsPipeLike, graphics);
  return calls;
}

describe('gradients of the canvas renderer', () => {
  it('run over the unit square, with the colours of their stops, and are made once for each tint', () => {
    const { on, made } = context();
    const gradient = across();
    const plain = gradientOf(on, gradient, 0xffffff);
    expect(gradientOf(on, gradient, 0xffffff)).toBe(plain);
    gradientOf(on, gradient, 0x80ff00);
    expect(made.map(({ ends }) => ends)).toEqual([
      [0, 0, 1, 0],
      [0, 0, 1, 0],
    ]);
    expect(made[0]?.stops).toEqual([
      [0, '#ff8040ff'],
      [1, '#000000ff'],
    ]);
    expect(made[1]?.stops[0]?.[1]).toBe('#808000ff');
  });

  it('have their bright spot at its place where they are round', () => {
    const { on, made } = context();
    gradientOf(on, round(), 0xffffff);
    expect(made[0]?.ends).toEqual([0.25, 0.5, 0, 0.5, 0.5, 0.5]);
  });

  it('fill the bounds of a shape, under its own transform, and leave the context as it was', () => {
    const shape = new Graphics().setTransform(new Matrix(1, 0, 0, 1, 5, 6)).rect(10, 20, 30, 40);
    expect(draw(shape.fill(across()))).toEqual([
      ['save'],
      ['save'],
      ['transform', 1, 0, 0, 1, 5, 6],
      ['beginPath'],
      ['rect', 10, 20, 30, 40],
      ['transform', 30, 0, 0, 40, 10, 20],
      ['fill', 'nonzero'],
      ['restore'],
      ['restore'],
    ]);
  });

  it('leave out holes', () => {
    const calls = draw(new Graphics().circle(0, 0, 9).fill(round()).circle(0, 0, 4).cut());
    expect(calls).toContainEqual(['arc', 0, 0, 4, 0, 2 * Math.PI]);
    expect(calls).toContainEqual(['fill', 'evenodd']);
  });

  it('are drawn in their turn among fills and lines that pixi draws', () => {
    const fills: readonly FillInput[] = [0xff0000, across(), 0x00ff00];
    const graphics = new Graphics();
    fills.forEach((fill, index) => graphics.rect(index, 0, 1, 1).fill(fill));
    graphics.moveTo(7, 0).lineTo(8, 0).stroke({ width: 2, color: 0 });
    const drawn = draw(graphics).filter(([name]) => name === 'rect' || name === 'moveTo');
    expect(drawn).toEqual([
      ['rect', 0, 0, 1, 1],
      ['rect', 1, 0, 1, 1],
      ['rect', 2, 0, 1, 1],
      ['moveTo', 7, 0],
    ]);
  });
});
