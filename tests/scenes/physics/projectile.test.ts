import { beforeAll, describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/physics/phy1';
import { simulation } from '../../../engine/physics/projectile';
import { DT } from '../../../engine/physics/projectile-flight';
import { SimulationHost } from '../../../engine/runtime/host';
import { stageSize } from '../../../src/bench/stage/stage-size';
import type { HandleDef, SceneContext } from '../../../src/scenes/contract';
import { createScene } from '../../../src/scenes/physics/projectile/scene';
import { factsOf, frameOf, stubCanvas, stubContext } from '../stage-stub';

beforeAll(stubCanvas);

const open = (inputs: Readonly<Record<string, number | boolean>> = {}) => {
  const { context, recorded } = stubContext(undefined, factsOf(entry, simulation));
  const scene = createScene(context as unknown as SceneContext<'matterjs_physics/projectile'>);
  scene.resize(stageSize(960, 540));
  const host = new SimulationHost({
    simulation,
    inputs: { ...defaultInputs(entry), ...inputs },
    applies: {},
    seed: 1,
    grade: 'ideal',
  });
  let now = 0;
  const draw = (): void => scene.draw(frameOf(host) as never, (now += 200));
  draw();
  return { scene, recorded, host, draw, words: () => scene.describe(frameOf(host) as never) };
};

function handle<R extends HandleDef['role']>(
  { recorded }: ReturnType<typeof open>,
  role: R,
  name: RegExp,
): Extract<HandleDef, { role: R }> {
  for (const def of recorded.handles.values()) {
    if (def.role === role && name.test(def.name)) return def as Extract<HandleDef, { role: R }>;
  }
  throw new Error(`no ${role} called ${String(name)}`);
}

/** Where the launcher's axis stands on the wide stage, on the ground. */
const AXIS = ((): { readonly x: number; readonly y: number } => {
  stubCanvas();
  const launcher = open().scene.root.getChildByLabel('launcher', true);
  if (!launcher) throw new Error('there is no launcher');
  return { x: launcher.x, y: launcher.y };
})();

describe('the launcher on its field, by hand', () => {
  it('turns the barrel to the pointer', () => {
    const barrel = handle(open(), 'slider', /Barrel/);
    const pointing = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      return { x: AXIS.x + 50 * Math.cos(angle), y: AXIS.y - 50 * Math.sin(angle) };
    };
    for (const degrees of [0, 30, 45, 80]) expect(barrel.drag(pointing(degrees), AXIS, 45)).toBeCloseTo(degrees, 9);
  });

  it('does what the dock does', () => {
    const bench = open();
    handle(bench, 'slider', /Barrel/).set(60);
    handle(bench, 'slider', /Launch speed/).set(35);
    handle(bench, 'slider', /Carriage/).set(12.5);
    handle(bench, 'slider', /Barrel/).keys?.['Enter']?.();
    handle(bench, 'slider', /Target/).set(35);
    expect(bench.recorded.inputs).toEqual([
      ['angle', 60],
      ['velocity', 35],
      ['height', 12.5],
    ]);
    expect(bench.recorded.dispatched).toEqual([{ do: 'launch' }, { do: 'place_target', value: 35 }]);
  });

  it('drags the target along the tape in metres, and no further than the field', () => {
    const target = handle(open(), 'slider', /Target/);
    const one = target.drag({ x: AXIS.x + 196, y: AXIS.y }, AXIS, 40);
    const two = target.drag({ x: AXIS.x + 392, y: AXIS.y }, AXIS, 40);
    expect(two / one).toBeCloseTo(2, 9);
    expect(target.max).toBeGreaterThan(40);
    expect(target.max).toBeLessThan(60);
  });

  it('keeps its field before a throw, wherever the target is put', () => {
    const bench = open();
    const target = handle(bench, 'slider', /Target/);
    const { max } = target;
    bench.host.act({ do: 'place_target', value: 0 });
    bench.draw();
    expect(target.max).toBeCloseTo(max, 6);
  });

  it('holds every flight on the field: whatever is set, the ball stays on the stage', () => {
    const settings = [
      {},
      { angle: 90, velocity: 100, gravity: 1 },
      { velocity: 1, gravity: 20 },
      { height: 50, velocity: 5 },
      { velocity: 100, drag: true, mass: 0.01, diameter: 0.3 },
      { velocity: 100, gravity: 1.62, height: 50 },
    ];
    for (const inputs of settings) {
      const bench = open(inputs);
      bench.host.act({ do: 'launch' });
      const tracer = handle(bench, 'slider', /Tracer/);
      while (!bench.host.finished) bench.host.advance(20_000);
      bench.draw();
      const { recorded, scene } = bench;
      const ball = scene.root.getChildByLabel('ball', true);
      if (!ball) throw new Error('there is no ball');
      expect(ball.visible).toBe(true);
      expect(ball.x).toBeGreaterThanOrEqual(AXIS.x - 1e-6);
      expect(ball.x).toBeLessThan(960);
      expect(tracer.max).toBeCloseTo(Number(bench.host.readings().flight_time_s), 3);
      expect(recorded.handles.size).toBe(7);
    }
  });

  it('traces the path: the time nearest to the pointer', () => {
    const bench = open();
    bench.host.act({ do: 'launch' });
    bench.host.advance(6 / DT);
    bench.draw();
    const tracer = handle(bench, 'slider', /Tracer/);
    const ball = bench.scene.root.getChildByLabel('ball', true);
    if (!ball) throw new Error('there is no ball');
    // Half of the range lies below the summit, which is reached after half of the time: 20 sin 45°/9.81 s.
    const middle = { x: (AXIS.x + ball.x) / 2, y: 0 };
    expect(tracer.drag(middle, middle, 0)).toBeCloseTo((20 * Math.SQRT1_2) / 9.81, 1);
    expect(tracer.drag({ x: ball.x, y: ball.y }, middle, 0)).toBeCloseTo(2.883, 2);
    expect(tracer.step).toBeCloseTo(0.01, 9);
  });

  it('pulls the tape in metres of the field', () => {
    const bench = open();
    handle(bench, 'point', /Case of the tape/).set({ x: 10, y: 0 });
    bench.draw();
    const hook = handle(bench, 'point', /Hook/);
    const target = handle(bench, 'slider', /Target/);
    const along = hook.drag({ x: AXIS.x + 300, y: AXIS.y - 100 }, AXIS, { x: 0, y: 0 });
    expect(along.x).toBeCloseTo(target.drag({ x: AXIS.x + 300, y: AXIS.y }, AXIS, 0), 9);
    expect(along.y).toBeCloseTo(along.x / 3, 9);
  });

  it('says in words what it shows', () => {
    const bench = open({ drag: true });
    expect(bench.words()).toMatch(/set to 45° and 20 m\/s, with air resistance, at 9.81 m\/s²\. No ball/);
    bench.host.act({ do: 'launch' });
    bench.host.advance(0.2 / DT);
    expect(bench.words()).toMatch(/The ball is flying at \d+\.\d\d m/);
    bench.host.advance(10 / DT);
    bench.host.act({ do: 'record_shot' });
    expect(bench.words()).toMatch(/It landed at \d+\.\d\d m after .* Shots recorded at this setting: 1/);
  });
});
