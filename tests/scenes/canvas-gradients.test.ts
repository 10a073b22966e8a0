import { DOMAdapter, FillGradient } from 'pixi.js';
import { describe, expect, it, vi } from 'vitest';
import { fillPath, gradientStyle, paintGradient } from '../../src/scenes/canvas-gradients';

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
  const calls: unknown[] = [];
  const log =
    (name: string) =>
    (...args: readonly unknown[]) =>
      void calls.push([name, ...args]);
  return {
    made,
    calls,
    on: {
      createLinearGradient: make,
      createRadialGradient: make,
      save: log('save'),
      transform: log('transform'),
      fill: log('fill'),
      restore: log('restore'),
    } as unknown as CanvasRenderingContext2D,
  };
}

const across = (): FillGradient =>
  new FillGradient({
    type: 'linear',
    start: { x: 0, y: 0 },
    end: { x: 1, y: 0 },
    textureSpace: 'local',
    colorStops: [
      { offset: 0, color: '#ff8040' },
      { offset: 1, color: '#000000' },
    ],
  });

describe('gradients of the canvas renderer', () => {
  it('are known in size and place without a canvas, and painted where a line needs them', () => {
    const createCanvas = vi.spyOn(DOMAdapter.get(), 'createCanvas');
    const gradient = across();
    gradient.buildGradient();
    expect(createCanvas).not.toHaveBeenCalled();
    expect(gradient.texture.source.width).toBe(256);
    // From the unit box to pixels of the picture and back is nothing.
    expect(gradient.transform.apply({ x: 256, y: 0 }).x).toBeCloseTo(256, 9);
    createCanvas.mockImplementation(
      () =>
        ({
          width: 256,
          height: 1,
          getContext: () => ({ createLinearGradient: () => ({ addColorStop: () => {} }), fillRect: () => {} }),
        }) as never,
    );
    paintGradient(gradient);
    paintGradient(gradient);
    expect(createCanvas).toHaveBeenCalledTimes(1);
    createCanvas.mockRestore();
  });

  it('run over their picture, with the colours of their stops, and are made once for each tint', () => {
    const { on, made } = context();
    const gradient = across();
    gradient.buildGradient();
    const plain = gradientStyle(on, gradient, 0xffffff);
    expect(gradientStyle(on, gradient, 0xffffff)).toBe(plain);
    gradientStyle(on, gradient, 0x80ff00);
    expect(made.map(({ ends }) => ends)).toEqual([
      [0, 0, 256, 0],
      [0, 0, 256, 0],
    ]);
    expect(made[0]?.stops).toEqual([
      [0, '#ff8040ff'],
      [1, '#000000ff'],
    ]);
    expect(made[1]?.stops[0]?.[1]).toBe('#808000ff');
  });

  it('run the other way where they end left of where they begin', () => {
    const { on, made } = context();
    const gradient = new FillGradient({
      type: 'linear',
      start: { x: 1, y: 0 },
      end: { x: 0, y: 0 },
      colorStops: [{ offset: 0, color: 'white' }],
    });
    gradient.buildGradient();
    gradientStyle(on, gradient, 0xffffff);
    expect(made[0]?.ends).toEqual([256, 0, 0, 0]);
  });

  it('lie in the middle of their picture where they are round, with the bright spot at its place', () => {
    const { on, made } = context();
    const gradient = new FillGradient({
      type: 'radial',
      center: { x: 0.25, y: 0.5 },
      innerRadius: 0,
      outerCenter: { x: 0.5, y: 0.5 },
      outerRadius: 0.5,
      colorStops: [{ offset: 0, color: 'white' }],
    });
    gradient.buildGradient();
    gradientStyle(on, gradient, 0xffffff);
    expect(made[0]?.ends).toEqual([64, 128, 0, 128, 128, 128]);
  });

  it('fill a path through their place on the shape, and leave the context as it was', () => {
    const { on, calls } = context();
    fillPath(on, 'evenodd', { a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5 });
    fillPath(on, 'nonzero', null);
    expect(calls).toEqual([
      ['save'],
      ['transform', 2, 0, 0, 3, 4, 5],
      ['fill', 'evenodd'],
      ['restore'],
      ['fill', 'nonzero'],
    ]);
  });
});
