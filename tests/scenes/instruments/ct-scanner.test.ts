import { beforeAll, describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/instruments/ctscanner';
import type { SimulationKey } from '../../../engine/registry';
import { simulation } from '../../../engine/instruments/ct-scanner';
import { SimulationHost } from '../../../engine/runtime/host';
import type { CreateScene, HandleDef } from '../../../src/scenes/contract';
import { createScene } from '../../../src/scenes/instruments/ct-scanner/scene';
import { darkStage } from '../../../src/scenes/kit/theme';
import { factsOf, frameOf, sizes, stubCanvas, stubContext } from '../stage-stub';

beforeAll(stubCanvas);

function stand(inputs: Record<string, string | number | boolean> = {}) {
  const host = new SimulationHost({
    simulation,
    inputs: { ...defaultInputs(entry), ...inputs },
    applies: {},
    seed: 1,
    grade: 'ideal',
  });
  const { context, recorded } = stubContext(darkStage, factsOf(entry, simulation));
  const scene = (createScene as unknown as CreateScene<SimulationKey>)(context);
  scene.resize(sizes[2]!);
  const draw = (): void => scene.draw(frameOf(host), 0);
  draw();
  const handle = <R extends HandleDef['role']>(name: string, role: R): Extract<HandleDef, { role: R }> => {
    const found = [...recorded.handles.values()].find((def) => def.name.startsWith(name) && def.role === role);
    if (!found) throw new Error(`There is no ${name}.`);
    return found as Extract<HandleDef, { role: R }>;
  };
  return { host, recorded, scene, draw, handle };
}

describe('the CT room', () => {
  it('sets the window from the image: sideways the width, up the level, within their bounds and steps', () => {
    const { handle, recorded } = stand();
    const image = handle('Image', 'point');
    const { x, y } = image.drag({ x: 300, y: 120 }, { x: 200, y: 200 }, { x: 400, y: 40 });
    expect(x).toBeGreaterThan(400);
    expect(y).toBeGreaterThan(40);
    image.set({ x: 612.4, y: 96 });
    expect(recorded.inputs).toEqual([
      ['window_level', 100],
      ['window_width', 612],
    ]);
    recorded.inputs.length = 0;
    image.set({ x: -50, y: 9999 });
    expect(recorded.inputs).toEqual([
      ['window_level', 2000],
      ['window_width', 1],
    ]);
  });

  it('moves one edge of the window and leaves the other', () => {
    const { handle, recorded } = stand();
    handle('White edge', 'slider').set(440);
    // From −160…240 to −160…440: level 140, width 600.
    expect(recorded.inputs).toEqual([
      ['window_level', 140],
      ['window_width', 600],
    ]);
  });

  it('goes on to the next region that the phantom has', () => {
    const { handle, recorded } = stand({ phantom: 'Thorax', roi: 'Bone' });
    handle('Region of interest', 'button').press();
    expect(recorded.inputs).toEqual([['roi', 'Soft tissue']]);
    const { handle: head, recorded: none } = stand({ phantom: 'Shepp-Logan' });
    head('Region of interest', 'button').press();
    expect(none.inputs).toEqual([]);
  });

  it('has a console that does what the dock does', () => {
    const { handle, recorded } = stand();
    for (const name of ['Load patient', 'Start scan']) handle(name, 'button').press();
    handle('Window for lung', 'button').press();
    expect(recorded.dispatched).toEqual([
      { do: 'load_patient' },
      { do: 'start_scan' },
      { do: 'preset', value: 'Lung' },
    ]);
  });

  it('says in words what the stage shows', () => {
    const { scene, host } = stand({ noise: false });
    const words = (): string => scene.describe(frameOf(host));
    expect(words()).toContain('The table is empty; Insert Phantom waits on the trolley.');
    host.act({ do: 'load_patient' });
    expect(words()).toContain('Insert Phantom lies on the table, in front of the bore.');
    host.act({ do: 'warm_up' });
    expect(words()).toContain('The tube warms up');
    host.act({ do: 'start_scan' });
    host.advance(500);
    expect(words()).toContain('180 of 360 projections are recorded');
    host.advance(300);
    expect(words()).toContain('The image of 360 projections is complete.');
    expect(words()).toMatch(/In the region of water the CT number is −?\d\.\d HU\./);
  });
});
