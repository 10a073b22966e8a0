import { describe, expect, it } from 'vitest';
import { depthOf, type Fault, faultsOf, outOf } from '../../scripts/stages/faults';
import type { Inspection, Quad, ShownHandle, ShownText, Sides } from '../../src/bench/stage/inspect/inspection';

const box = (left: number, top: number, width: number, height: number): Sides => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const quad = ({ left, top, right, bottom }: Sides): Quad => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

/** Turned by 45° about its middle. */
const turned = (sides: Sides): Quad => {
  const x = (sides.left + sides.right) / 2;
  const y = (sides.top + sides.bottom) / 2;
  const turn = (spot: { x: number; y: number }) => ({
    x: x + (spot.x - x - (spot.y - y)) * Math.SQRT1_2,
    y: y + (spot.x - x + (spot.y - y)) * Math.SQRT1_2,
  });
  const [a, b, c, d] = quad(sides);
  return [turn(a), turn(b), turn(c), turn(d)];
};

const text = (words: string, place: Sides, more: Partial<ShownText> = {}): ShownText => ({
  words,
  part: 'part',
  box: place,
  stageBox: place,
  lines: [quad(place)],
  size: 14,
  bold: false,
  colour: 0,
  contrast: 7,
  panel: null,
  ...more,
});

const handle = (name: string, place: Sides): ShownHandle => ({ name, enabled: true, box: place, target: place });

const stage = (more: Partial<Inspection>): Inspection => ({
  width: 400,
  height: 300,
  layout: 'wide',
  scale: 1,
  time: 0,
  running: false,
  texts: [],
  handles: [],
  leads: [],
  ...more,
});

const kinds = (faults: readonly Fault[]): readonly string[] => faults.map(({ kind, about }) => `${kind}: ${about}`);

describe('how far boxes reach into each other', () => {
  it('is the shortest way apart', () => {
    expect(depthOf(quad(box(0, 0, 10, 10)), quad(box(8, 3, 10, 10)))).toBeCloseTo(2);
    expect(depthOf(quad(box(0, 0, 10, 10)), quad(box(10, 0, 10, 10)))).toBe(0);
  });

  it('counts turned boxes as they lie, not by what is around them', () => {
    // Around the turned square reaches to 17.07; its side is no nearer than its corner's diagonal allows.
    const square = turned(box(0, 0, 20, 20));
    expect(depthOf(square, quad(box(20, 20, 5, 5)))).toBeLessThan(0);
    expect(depthOf(square, quad(box(20, 8, 5, 5)))).toBeGreaterThan(2);
  });

  it('says by how much a text leaves its panel', () => {
    const panel = quad(box(100, 100, 50, 20));
    expect(outOf(panel, [quad(box(110, 105, 20, 10))])).toBe(0);
    expect(outOf(panel, [quad(box(110, 105, 48, 10))])).toBeCloseTo(8);
    expect(outOf([panel[3], panel[2], panel[1], panel[0]], [quad(box(110, 105, 48, 10))])).toBeCloseTo(8);
  });
});

describe('faults of a stage', () => {
  it('finds none where all is well', () => {
    const texts = [text('one', box(10, 10, 40, 12)), text('two', box(10, 30, 40, 12))];
    const handles = [handle('knob', box(100, 100, 44, 44)), handle('key', box(144, 100, 44, 44))];
    expect(faultsOf(stage({ texts, handles }), [])).toEqual([]);
  });

  it('names texts that meet', () => {
    const texts = [text('one', box(10, 10, 40, 12)), text('two', box(45, 12, 40, 12))];
    expect(kinds(faultsOf(stage({ texts }), []))).toEqual(['texts meet: “one” and “two”']);
  });

  it('counts letters that all but touch as meeting', () => {
    const below = (gap: number) => [text('111/66', box(10, 10, 60, 20)), text('MAP 86', box(10, 30 + gap, 50, 14))];
    expect(faultsOf(stage({ texts: below(0.6) }), [])).toMatchObject([{ kind: 'texts meet', detail: '0.6 px apart' }]);
    expect(faultsOf(stage({ texts: below(1.2) }), [])).toEqual([]);
  });

  it('looks at lines: a short one leaves room beside it', () => {
    const lines = [quad(box(10, 10, 80, 12)), quad(box(10, 26, 20, 12))];
    const texts = [text('long\nlo', box(10, 10, 80, 28), { lines }), text('two', box(50, 27, 30, 12))];
    expect(faultsOf(stage({ texts }), [])).toEqual([]);
  });

  it('names a text that leaves its panel or the stage', () => {
    const panel = { name: 'screen', quad: quad(box(100, 100, 50, 20)) };
    const texts = [text('12.5 mL', box(110, 104, 60, 12), { panel }), text('edge', box(380, 20, 40, 12))];
    expect(kinds(faultsOf(stage({ texts }), []))).toEqual([
      'text leaves its panel: “12.5 mL”, screen',
      'text leaves the stage: “edge”',
    ]);
  });

  it('names what is too small or too faint, large texts by their own measure', () => {
    const texts = [
      text('small', box(10, 10, 40, 12), { size: 11.4 }),
      text('faint', box(10, 40, 40, 12), { contrast: 4.4 }),
      text('large', box(10, 70, 40, 30), { contrast: 3.1, size: 24 }),
      text('bold', box(10, 110, 40, 30), { contrast: 3.1, size: 19, bold: true }),
    ];
    expect(kinds(faultsOf(stage({ texts }), []))).toEqual(['text too small: “small”', 'text too faint: “faint”']);
  });

  it('names handles that leave too little of each other, but not a small one on a large one', () => {
    const handles = [
      handle('field', box(0, 0, 300, 200)),
      handle('bob', box(20, 20, 44, 44)),
      handle('rod', box(40, 20, 44, 44)),
      handle('squeezed', box(320, 20, 20, 44)),
    ];
    expect(kinds(faultsOf(stage({ handles }), []))).toEqual([
      'handles too close: “rod” over “bob”',
      'handles too close: “squeezed”',
    ]);
  });

  it('names a lead that ends in nothing', () => {
    const ends = [
      { at: { x: 1, y: 2 }, in: 'terminal' },
      { at: { x: 30.2, y: 40 }, in: null },
    ];
    expect(faultsOf(stage({ leads: [{ name: 'cable', ends }] }), [])).toEqual([
      { kind: 'lead ends in nothing', about: 'cable', detail: 'at 30, 40' },
    ]);
  });

  it('names what of the page lies over texts and handles', () => {
    const texts = [text('burette', box(10, 10, 60, 12))];
    const handles = [handle('tap', box(200, 10, 44, 44))];
    const page = [
      { name: 'chip', box: box(60, 5, 150, 26) },
      { name: 'describe', box: box(350, 5, 44, 44) },
    ];
    expect(kinds(faultsOf(stage({ texts, handles }), page))).toEqual([
      'page over text: chip over “burette”',
      'page over handle: chip over “tap”',
    ]);
  });
});
