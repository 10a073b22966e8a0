import fc from 'fast-check';
import { Mesh } from 'pixi.js';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createWaveformSweep,
  type WaveformSweep,
} from '../../../../src/scenes/instruments/icu-monitor-ventilator/waveform-sweep';
import { everything, stubCanvas, stubContext } from '../../stage-stub';

beforeAll(stubCanvas);

const SAMPLES = 60;
const WIDTH = 118;

function sweepOf(traces = 1): WaveformSweep {
  const { context } = stubContext();
  const sweep = createWaveformSweep(
    { ...context, webgl: true },
    Array.from({ length: traces }, (_, k) => ({ colour: 0x102030 * k, samples: SAMPLES })),
  );
  sweep.lay(
    WIDTH,
    Array.from({ length: traces }, (_, k) => ({ y: 40 * k, height: 30 })),
    2,
  );
  for (let k = 0; k < traces; k++) sweep.scale(k, 0, 30);
  return sweep;
}

const meshes = (sweep: WaveformSweep): Mesh[] => everything(sweep.root).filter((part) => part instanceof Mesh);
const vertices = (sweep: WaveformSweep): number[] =>
  meshes(sweep).flatMap((mesh) => [...mesh.geometry.getBuffer('aPosition').data]);

/** Stage columns in which a triangle of the strips has an area. */
function covered(sweep: WaveformSweep): Set<number> {
  const columns = new Set<number>();
  for (const mesh of meshes(sweep)) {
    if (!mesh.visible) continue;
    const points = mesh.geometry.getBuffer('aPosition').data;
    const corners = mesh.geometry.getIndex().data;
    for (let n = 0; n < corners.length; n += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => {
        const corner = corners[n + k] ?? 0;
        return { x: points[2 * corner] ?? 0, y: points[2 * corner + 1] ?? 0 };
      });
      if (!a || !b || !c) continue;
      const area = Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y));
      if (area < 1e-6) continue;
      const middle = (a.x + b.x + c.x) / 3;
      columns.add(Math.floor(middle / 2));
    }
  }
  return columns;
}

describe('a sweep', () => {
  it('draws every sample, however they come: one by one or many at a time', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { minLength: 1, maxLength: 200 }),
        fc.integer({ min: 1, max: 90 }),
        (values, group) => {
          const [single, grouped] = [sweepOf(), sweepOf()];
          values.forEach((value, n) => {
            single.put(0, value);
            single.draw();
            grouped.put(0, value);
            if (n % group === 0) grouped.draw();
          });
          grouped.draw();
          expect(vertices(grouped)).toEqual(vertices(single));
        },
      ),
    );
  });

  it('puts a sample at its place: x by its number, y by its value', () => {
    const sweep = sweepOf();
    for (let n = 0; n < 20; n++) sweep.put(0, 12);
    sweep.draw();
    const [first] = meshes(sweep);
    const points = [...(first?.geometry.getBuffer('aPosition').data ?? [])];
    // 118 units over 59 pieces: 2 units a sample; 12 of 30 from the bottom of a box of 30: 18; the line is 2 thick.
    expect(points.slice(4 * 5, 4 * 5 + 4)).toEqual([10, 17, 10, 19]);
  });

  it('leaves a gap ahead of the pen, and nothing beyond what was written', () => {
    const young = sweepOf();
    for (let n = 0; n < 25; n++) young.put(0, 15);
    young.draw();
    expect([...covered(young)].sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, n) => n));

    const old = sweepOf();
    for (let n = 0; n < SAMPLES + 25; n++) old.put(0, 15);
    old.draw();
    const seen = covered(old);
    // The gap is 3.5 % of 60 samples: 2, so the pieces 24 to 26 are blank.
    for (let n = 0; n < SAMPLES - 1; n++) expect(seen.has(n), `piece ${n}`).toBe(n < 24 || n > 26);
  });

  it('cuts off what lies beyond its box, and keeps its traces apart', () => {
    const sweep = sweepOf(2);
    for (let n = 0; n < 40; n++) {
      sweep.put(0, -500);
      sweep.put(1, 500);
    }
    sweep.draw();
    const heights = vertices(sweep).filter((_value, k) => k % 2 === 1);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
    for (const height of heights) expect(height <= 31 || height >= 39).toBe(true);
  });

  it('begins anew', () => {
    const sweep = sweepOf();
    for (let n = 0; n < 80; n++) sweep.put(0, 3);
    sweep.draw();
    sweep.clear();
    sweep.draw();
    expect(covered(sweep).size).toBe(0);
    sweep.put(0, 1);
    expect(sweep.atEdge(0)).toBe(true);
  });
});
