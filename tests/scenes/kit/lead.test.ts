import { beforeAll, describe, expect, it } from 'vitest';
import { createLead, endsOf } from '../../../src/scenes/kit/electric/lead';
import { crosses, leadRoute } from '../../../src/scenes/kit/electric/lead-route';
import { moved, portAt } from '../../../src/scenes/kit/instruments/socket';
import { stubCanvas, stubContext } from '../stage-stub';

const from = portAt({ x: 40, y: 60 }, 'front');
const to = portAt({ x: 360, y: 80 }, 'top');
const wall = { x: 150, y: -40, width: 90, height: 240 };

const crossed = (points: readonly { x: number; y: number }[], box: typeof wall): boolean =>
  points.some((point, n) => {
    const next = points[n + 1];
    return next !== undefined && crosses(point, next, box);
  });

beforeAll(stubCanvas);

describe('a lead', () => {
  it('ends at its ports', () => {
    for (const options of [{}, { avoid: [wall] }]) {
      const points = leadRoute(from, to, options);
      expect(points[0]).toEqual(from.at);
      expect(points.at(-1)).toEqual(to.at);
    }
  });

  it('hangs below its ends where nothing is in its way', () => {
    const points = leadRoute(from, to);
    expect(Math.max(...points.map(({ y }) => y))).toBeGreaterThan(100);
  });

  it('keeps clear of boxes, and would have met them', () => {
    expect(crossed(leadRoute(from, to), wall)).toBe(true);
    expect(crossed(leadRoute(from, to, { avoid: [wall] }), wall)).toBe(false);
  });

  it('goes between two boxes that leave a gap', () => {
    const high = { x: 150, y: -200, width: 90, height: 300 };
    const low = { x: 150, y: 160, width: 90, height: 300 };
    const points = leadRoute(from, to, { avoid: [high, low] });
    expect(crossed(points, high) || crossed(points, low)).toBe(false);
  });

  it('lies on the bench and not below it', () => {
    const points = leadRoute(from, to, { floor: 110 });
    expect(Math.max(...points.map(({ y }) => y))).toBeLessThanOrEqual(110);
  });

  it('may leave the box that it is plugged into', () => {
    const own = { x: 0, y: 0, width: 80, height: 100 };
    expect(leadRoute(from, to, { avoid: [own] })).toHaveLength(leadRoute(from, to).length);
  });

  it('says where it ends', () => {
    const { context } = stubContext();
    const lead = createLead(context, { kind: 'red' });
    expect(endsOf(lead.root)).toBeUndefined();
    lead.lay(from, to);
    expect(endsOf(lead.root)).toEqual([from.at, to.at]);
  });

  it('takes a port of a part that stands elsewhere', () => {
    expect(moved(from, { x: 100, y: 200 }, 0.5)).toEqual({ at: { x: 120, y: 230 }, direction: { x: 0, y: 1 } });
  });
});
