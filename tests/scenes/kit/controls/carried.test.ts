import { Container } from 'pixi.js';
import { expect, it } from 'vitest';
import { SceneHandles } from '../../../../src/bench/stage/scene-handles';
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

it('taken and let go between two pictures, it goes home from there, and the next hand takes it where it is', () => {
  const handles = new SceneHandles();
  const drops: unknown[] = [];
  const held = createCarried({ ...stubContext().context, handle: (def) => handles.create(def) }, new Container(), {
    name: 'Part',
    hint: '',
    box: { x: 0, y: 0, width: 10, height: 10 },
    drop: (at) => drops.push(at),
    send: () => {},
  });
  const home = { x: 100, y: 50 };
  held.home(home, 1);
  held.move(0);
  for (let turn = 0; turn < 2; turn++) {
    const startValue = [...handles.faces().values()][0]?.value ?? 0;
    expect(startValue).toEqual(home);
    handles.handle({ is: 'held', id: 1, down: true });
    handles.handle({ is: 'drag', id: 1, point: { x: 7, y: 9 }, start: { x: 0, y: 0 }, startValue });
    handles.handle({ is: 'held', id: 1, down: false });
    for (let n = 1; n < 100; n++) held.move(10_000 * turn + 16 * n);
  }
  expect(drops).toEqual([
    { x: 107, y: 59 },
    { x: 107, y: 59 },
  ]);
});
