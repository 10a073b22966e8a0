import { beforeAll, describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/chemistry/chem6';
import { defaultInputs } from '../../../catalogue/define';
import { simulation } from '../../../engine/chemistry/calorimetry';
import { SimulationHost } from '../../../engine/runtime/host';
import { appliesOf } from '../../../engine/runtime/inputs';
import { stageSize } from '../../../src/bench/stage/stage-size';
import { createScene } from '../../../src/scenes/chemistry/calorimetry';
import type { HandleDef, SceneContext } from '../../../src/scenes/contract';
import { frameOf, stubCanvas, stubContext } from '../stage-stub';

beforeAll(stubCanvas);

const open = (inputs = {}) => {
  const { context, recorded } = stubContext();
  const scene = createScene(context as unknown as SceneContext<'calorimetry'>);
  scene.resize(stageSize(960, 540));
  const host = new SimulationHost({
    simulation,
    inputs: { ...defaultInputs(entry), ...inputs },
    applies: appliesOf(entry),
    seed: 1,
    grade: 'ideal',
  });
  let now = 0;
  const draw = (): void => scene.draw(frameOf(host) as never, (now += 100));
  /** Drawn every five seconds, as the recorder writes. */
  const wait = (seconds: number): void => {
    for (let n = 0; n < seconds / 5; n++) {
      host.advance(100);
      draw();
    }
  };
  const handle = <R extends HandleDef['role']>(role: R, name: RegExp): Extract<HandleDef, { role: R }> => {
    for (const def of recorded.handles.values()) {
      if (def.role === role && name.test(def.name)) return def as Extract<HandleDef, { role: R }>;
    }
    throw new Error(`no ${role} called ${String(name)}`);
  };
  draw();
  const gap = (): number => {
    const words = scene.describe(frameOf(host) as never);
    const [, number] = words.match(/lines on the thermogram are (-?[\d.]+) K apart/) ?? [];
    return Number(number);
  };
  return { scene, recorded, host, draw, wait, handle, gap };
};

describe('the calorimeter, by hand', () => {
  it('does what the dock does', () => {
    const { recorded, handle } = open();
    handle('toggle', /Stirrer/).toggle(true);
    handle('slider', /Salt mass/).set(7.5);
    handle('button', /Heater/).press();
    handle('button', /Log/).press();
    handle('button', /Fresh cup/).press();
    expect(recorded.inputs).toEqual([['salt_mass', 7.5]]);
    expect(recorded.dispatched).toEqual([
      { do: 'stir', value: 1 },
      { do: 'electrical_calibration', value: 1000 },
      { do: 'log_reading' },
      { do: 'empty' },
    ]);
  });

  it('pours one portion in one drag', () => {
    const { recorded, handle } = open();
    const boat = handle('slider', /Weighing boat/);
    const start = { x: 100, y: 400 };
    const by = (way: number): void => boat.set(Math.min(1, boat.drag({ x: 100 + way, y: 400 - way }, start, 0)));
    for (const way of [40, 100, 150, 170, 140, 180]) by(way);
    expect(recorded.dispatched).toEqual([{ do: 'add_salt' }]);
    boat.held?.(false);
    for (const way of [40, 160]) by(way);
    expect(recorded.dispatched).toHaveLength(2);
  });

  it('extrapolates as the bench does, and differently from a range that holds the dissolving', () => {
    const { host, wait, handle, gap, draw } = open({ salt_type: 'NH4NO3' });
    host.act({ do: 'stir', value: 1 });
    wait(60);
    host.act({ do: 'add_salt' });
    wait(600);
    const proper = gap();
    expect(proper).toBeCloseTo(Number(host.readings()['delta_t_extrapolated']), 2);
    handle('slider', /Drift: begin/).set(5);
    draw();
    expect(Math.abs(gap())).toBeLessThan(Math.abs(proper) - 0.02);
    handle('slider', /Drift: begin/).set(90);
    draw();
    expect(gap()).toBeCloseTo(proper, 2);
  });
});
