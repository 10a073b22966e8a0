import { Container } from 'pixi.js';
import { expect, it } from 'vitest';
import { createCarried } from '../../../../src/scenes/kit/controls/carried';
import { stubContext } from '../../stage-stub';

const carried = () => {
  const part = new Container();
  const held = createCarried(stubContext().context, part, {
    name: 'Part',
    hint: '',
    box: { x: 0, y: 0, width: 10, height: 10 },
    drop: () => {},
    send: () => {},
  });
  held.home({ x: 0, y: 0 }, 1);
  held.home({ x: 100, y: 50 }, 1);
  return { part, held };
};

it('glides home, without a jump after a pause', () => {
  const { part, held } = carried();
  held.move(0);
  held.move(60_000);
  expect(part.x).toBeGreaterThan(10);
  expect(part.x).toBeLessThan(90);
  for (let n = 1; n < 100; n++) held.move(60_000 + 16 * n);
  expect([part.x, part.y]).toEqual([100, 50]);
});

it('keeps its way when the clock of the pictures is another one, and behind', () => {
  const { part, held } = carried();
  held.move(90_000);
  held.move(120);
  expect(part.x).toBeGreaterThanOrEqual(0);
  expect(part.x).toBeLessThanOrEqual(100);
  for (let n = 1; n < 100; n++) held.move(120 + 16 * n);
  expect([part.x, part.y]).toEqual([100, 50]);
});
