import { beforeAll, describe, expect, it } from 'vitest';
import { PRESETS } from '../../../engine/physics/bench-presets';
import { type Params, simulation } from '../../../engine/physics/circuit';
import { SimulationHost } from '../../../engine/runtime/host';
import type { Frame, HandleDef, SceneContext } from '../../../src/scenes/contract';
import { BENCH_WIDE, pointOf } from '../../../src/scenes/physics/circuit/bench-plan';
import { shifted, turned } from '../../../src/scenes/physics/circuit/bench-plan';
import { type PartView, steppedLine } from '../../../src/scenes/physics/circuit/bench-part';
import { createBenchStage } from '../../../src/scenes/physics/circuit/bench-stage';
import { frameOf, sizes, stubCanvas, stubContext } from '../stage-stub';

beforeAll(stubCanvas);

const INPUTS: Params = { voltage: 9, resistance: 100, component: 'Resistor', real_meters: false, burnout: false };
const hostWith = (netlist: string): SimulationHost => {
  const host = new SimulationHost({ simulation, inputs: { ...INPUTS }, applies: {}, seed: 1, grade: 'ideal' });
  host.act({ do: 'build', value: netlist });
  return host;
};
const frame = (host: SimulationHost): Frame<'circuit'> => frameOf(host) as unknown as Frame<'circuit'>;
const stageOf = (netlist: string) => {
  const host = hostWith(netlist);
  const { context, recorded } = stubContext();
  const stage = createBenchStage(context as unknown as SceneContext<'circuit'>);
  const size = sizes[2];
  if (!size) throw new Error('no size');
  stage.resize(size);
  stage.show(true);
  stage.draw(frame(host));
  const handle = (name: string): HandleDef => {
    const found = [...recorded.handles.values()].find((def) => def.name.startsWith(name));
    if (!found) throw new Error(`no ${name}`);
    return found;
  };
  return { host, stage, recorded, handle };
};

describe('the free bench', () => {
  it('draws every famous circuit at every size, and says what is on the board', () => {
    for (const netlist of Object.values(PRESETS)) {
      const { host, stage } = stageOf(netlist);
      for (const size of sizes) {
        stage.resize(size);
        stage.draw(frame(host));
      }
      expect(stage.describe(frame(host))).toMatch(netlist === '' ? /^An empty board/ : /^On the board: B1, battery/);
      stage.root.destroy({ children: true });
    }
  });

  it('lays a wire from the hole where a drag begins to the one where it ends', () => {
    const { recorded, handle } = stageOf('B1 b2 b7 6');
    const board = handle('Board');
    if (board.role !== 'point') throw new Error('not a point');
    const from = pointOf(BENCH_WIDE, 'e2');
    board.held?.(true);
    board.drag({ x: from.x + 9, y: from.y - 7 }, pointOf(BENCH_WIDE, 'b2'), { x: 0, y: 0 });
    board.held?.(false);
    expect(recorded.dispatched).toEqual([{ do: 'connect', value: 'b2 e2' }]);
  });

  it('moves a part by drag and by keys, and takes it off over the tray', () => {
    const { recorded, handle } = stageOf('B1 b2 b7 6; R1 d3 f3 220');
    const part = handle('R1');
    if (part.role !== 'point') throw new Error('not a point');
    part.held?.(true);
    part.drag({ x: 260, y: 180 + 96 }, { x: 260, y: 180 }, { x: 3, y: 2 });
    part.held?.(false);
    part.set({ x: 12, y: 2 });
    part.held?.(true);
    part.drag({ x: 260, y: 500 }, { x: 260, y: 180 }, { x: 3, y: 2 });
    part.held?.(false);
    part.keys?.['t']?.();
    part.keys?.['+']?.();
    expect(recorded.dispatched).toEqual([
      { do: 'place', value: 'R1 d5 f5 220' },
      { do: 'place', value: 'R1 k3 m3 220' },
      { do: 'remove', value: 'R1' },
      { do: 'place', value: 'R1 d3 d5 220' },
      { do: 'place', value: 'R1 d3 f3 330' },
    ]);
  });

  it('turns a switch by a press, and puts a part from the tray at the cursor by Enter', () => {
    const { recorded, handle } = stageOf('B1 b2 b7 6; S1 b2 e2 open');
    const knife = handle('S1');
    if (knife.role !== 'point') throw new Error('not a point');
    knife.held?.(true);
    knife.held?.(false);
    handle('Lamp from the tray').keys?.['Enter']?.();
    handle('Battery from the tray').keys?.['Enter']?.();
    expect(recorded.dispatched).toEqual([
      { do: 'toggle', value: 'S1' },
      { do: 'place', value: 'L d4 f4' },
      { do: 'place', value: 'B d4 f4' },
    ]);
  });
});

describe('where parts may go', () => {
  it('a part that is shifted stays on the board as it is', () => {
    expect(shifted('b2', 'd4', { x: -5, y: 9 })).toEqual(['a6', 'c8']);
  });

  it('a quarter turn keeps the first end and both on the board', () => {
    expect(turned('d3', 'f3')).toBe('d5');
    expect(turned('d8', 'f8')).toBe('b8');
  });

  it('values go up and down through what shops have, also from one between', () => {
    const resistor = (line: string): PartView => ({
      kind: 'resistor',
      name: 'R1',
      from: 'a1',
      to: 'c1',
      resistance: 100,
      line,
      current: 0,
      voltage: null,
      filament: 0,
    });
    expect(steppedLine(resistor('R1 a1 c1 680'), 1)).toBe('R1 a1 c1 1000');
    expect(steppedLine(resistor('R1 a1 c1 4.7k'), -1)).toBe('R1 a1 c1 3300');
    expect(steppedLine(resistor('R1 a1 c1 120'), 1)).toBe('R1 a1 c1 150');
    expect(steppedLine(resistor('R1 a1 c1 1'), -1)).toBeNull();
  });
});
