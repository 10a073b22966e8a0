import { describe, expect, it } from 'vitest';
import { BLANK, draw, type Drawing, pathOf, type PenEvent, penKey } from '../../../src/bench/full/strokes';
import { resized, SPOTLIGHT, spotlightKey } from '../../../src/bench/full/spotlight';

const line = (y: number): PenEvent => ({
  on: 'stroke',
  points: [
    { x: 100, y },
    { x: 300, y },
  ],
});
const after = (...events: readonly PenEvent[]): Drawing => events.reduce(draw, BLANK);

describe('the pen', () => {
  it('draws in the colour chosen, each stroke with a name of its own', () => {
    const { strokes } = after(line(10), { on: 'tool', tool: 'blue' }, line(200), { on: 'undo' }, line(300));
    expect(strokes.map(({ colour }) => colour)).toEqual(['red', 'blue']);
    expect(new Set(strokes.map(({ id }) => id)).size).toBe(2);
  });

  it('erases whole strokes that are touched anywhere along, and no others', () => {
    const drawn = after(line(100), line(200), { on: 'tool', tool: 'eraser' });
    const left = draw(drawn, { on: 'erase', points: [{ x: 200, y: 110 }] });
    expect(left.strokes.map(({ points }) => points[0]?.y)).toEqual([200]);
    expect(draw(drawn, { on: 'erase', points: [{ x: 200, y: 150 }] })).toBe(drawn);
    expect(draw(drawn, line(5)).strokes).toHaveLength(2);
  });

  it('takes back strokes, erasures and clearing, in order', () => {
    const cleared = after(line(100), line(200), { on: 'clear' });
    expect(cleared.strokes).toHaveLength(0);
    const back = draw(cleared, { on: 'undo' });
    expect(back.strokes).toHaveLength(2);
    expect([1, 2, 3].reduce((drawing) => draw(drawing, { on: 'undo' }), back)).toEqual(BLANK);
  });

  it('makes a dot of a single point', () => {
    expect(pathOf([{ x: 1, y: 2 }])).toBe('M1.0 2.0h0.01');
    expect(pathOf([])).toBe('');
  });

  it('has keys for each tool', () => {
    expect(['1', '4', 'e', 'Backspace', 'Delete'].map(penKey)).toEqual([
      { on: 'tool', tool: 'red' },
      { on: 'tool', tool: 'ink' },
      { on: 'tool', tool: 'eraser' },
      { on: 'undo' },
      { on: 'clear' },
    ]);
    expect(['5', '0', 'p', ' ', 'Escape'].map(penKey)).toEqual([null, null, null, null, null]);
  });
});

describe('the spotlight', () => {
  it('grows and shrinks between its bounds, and back to where it was', () => {
    expect(resized(resized(SPOTLIGHT.start, 1), -1)).toBeCloseTo(SPOTLIGHT.start, 12);
    expect(resized(SPOTLIGHT.start, 100)).toBe(SPOTLIGHT.most);
    expect(resized(SPOTLIGHT.start, -100)).toBe(SPOTLIGHT.least);
    expect(['[', ']', 'x'].map(spotlightKey)).toEqual([-1, 1, 0]);
  });
});
