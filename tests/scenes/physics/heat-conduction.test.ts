import { Text } from 'pixi.js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/physics/phy11';
import { simulation } from '../../../engine/physics/heat-conduction';
import { SimulationHost } from '../../../engine/runtime/host';
import { appliesOf } from '../../../engine/runtime/inputs';
import { stageSize } from '../../../src/bench/stage/stage-size';
import type { SceneContext } from '../../../src/scenes/contract';
import { createProfileChart } from '../../../src/scenes/physics/heat-conduction/profile-chart';
import { darkStage } from '../../../src/scenes/kit/theme';
import { factsOf, frameOf, stubCanvas, stubContext } from '../stage-stub';

beforeAll(() => {
  stubCanvas();
  // As wide as they have letters: the figures of an axis take room beside the chart.
  vi.spyOn(Text.prototype, 'width', 'get').mockImplementation(function (this: Text) {
    return this.text.length * 8;
  });
});
afterAll(() => void vi.restoreAllMocks());

it('the chart spans the bar from the first frame, however long the figures of its axis are', () => {
  const { context } = stubContext(darkStage, factsOf(entry, simulation));
  const chart = createProfileChart(context as unknown as SceneContext<'heat_conduction'>);
  const host = new SimulationHost({
    simulation,
    inputs: defaultInputs(entry),
    applies: appliesOf(entry),
    seed: 1,
    grade: 'school',
  });
  const front = { x: 150, y: 250, width: 600, height: 80 };
  const { type } = stageSize(971, 493);
  chart.lay({ x: 14, y: 14, width: 940, height: 180 }, front, type);
  chart.draw(frameOf(host) as never, ['Copper'], 0);
  expect(chart.area.x).toBeCloseTo(front.x, 6);
  expect(chart.area.width).toBeCloseTo(front.width, 6);
});
