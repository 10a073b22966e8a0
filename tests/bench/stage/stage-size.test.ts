import { expect, test } from 'vitest';
import { stageSize } from '../../../src/bench/stage/stage-size';

test.each([
  ['a phone upright', 390, 388, 'tall'],
  ['a small phone upright', 320, 261, 'tall'],
  ['a phone on its side', 510, 223, 'wide'],
  ['a laptop at 200 %', 400, 190, 'wide'],
  ['a small frame', 300, 267, 'tall'],
  ['a tablet upright', 786, 450, 'wide'],
])('%s: %i × %i is %s', (_, width, height, layout) => {
  expect(stageSize(width, height).layout).toBe(layout);
});

test('the stage of a phone on its side is as wide as its canvas lets it be, within bounds; higher ones are all alike', () => {
  const low = stageSize(510, 223);
  expect(low.height).toBe(540);
  expect(low.width).toBeGreaterThan(1100);
  expect(low.width).toBeLessThan(low.bleed.width);
  expect(stageSize(900, 200).width).toBe(1240);
  expect(stageSize(300, 195).width).toBe(960);
  for (const [width, height] of [
    [570, 330],
    [968, 489],
    [1920, 700],
  ] as const) {
    expect(stageSize(width, height)).toMatchObject({ layout: 'wide', width: 960, height: 540 });
  }
});
