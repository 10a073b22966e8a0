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
