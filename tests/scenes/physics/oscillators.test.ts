import { beforeAll, describe, expect, it } from 'vitest';
import { type AnyEntry, defaultInputs } from '../../../catalogue/define';
import { entry as phy3 } from '../../../catalogue/physics/phy3';
import { entry as phy7 } from '../../../catalogue/physics/phy7';
import { simulation as harmonic } from '../../../engine/physics/harmonic';
import { simulation as pendulum } from '../../../engine/physics/pendulum';
import { SimulationHost } from '../../../engine/runtime/host';
import { stageSize } from '../../../src/bench/stage/stage-size';
import type { HandleDef, Point, Scene, SceneContext } from '../../../src/scenes/contract';
import { createScene as createHarmonic } from '../../../src/scenes/physics/harmonic/scene';
import { createScene as createPendulum } from '../../../src/scenes/physics/pendulum/scene';
import { factsOf, frameOf, stubCanvas, stubContext } from '../stage-stub';

beforeAll(stubCanvas);

/** What the bench gives a scene, of either experiment. */
function bench(
  entry: AnyEntry,
  simulation: typeof pendulum | typeof harmonic,
  create: (context: never) => Scene<never>,
  inputs: Readonly<Record<string, number>> = {},
) {
  const { context, recorded } = stubContext(undefined, factsOf(entry, simulation));
  const scene = create(context as unknown as SceneContext<never> as never);
  scene.resize(stageSize(960, 540));
  const live = Object.fromEntries(entry.inputs.map(({ id }) => [id, 'live' as const]));
  const host = new SimulationHost({
    simulation,
    inputs: { ...defaultInputs(entry), ...inputs },
    applies: live,
    seed: 1,
    grade: 'ideal',
  });
  let now = 0;
  const draw = (): void => scene.draw(frameOf(host) as never, (now += 200));
  draw();
  const slider = (name: RegExp) => {
    for (const def of recorded.handles.values()) {
      if (def.role === 'slider' && name.test(def.name)) return def as Extract<HandleDef, { role: 'slider' }>;
    }
    throw new Error(`no slider called ${String(name)}`);
  };
  return { recorded, host, draw, slider, words: () => scene.describe(frameOf(host) as never) };
}

const onPendulum = (inputs?: Readonly<Record<string, number>>) =>
  bench(phy3, pendulum, createPendulum as never, inputs);
const onTrack = (inputs?: Readonly<Record<string, number>>) => bench(phy7, harmonic, createHarmonic as never, inputs);

describe('the pendulum, by hand', () => {
  /** The middle of a handle on the wide stage. */
  const middleOf = ({ recorded, slider }: ReturnType<typeof onPendulum>, name: RegExp): Point => {
    const box = recorded.places.get(slider(name));
    if (!box) throw new Error(`${String(name)} has no place`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  /** Pivot and length of the string on the stage: two angles of the same bob say where it hangs. */
  function stringOf(inputs: Readonly<Record<string, number>>): { readonly pivot: Point; readonly length: number } {
    const aside = middleOf(onPendulum({ ...inputs, initial_angle: 30 }), /Bob/);
    const further = middleOf(onPendulum({ ...inputs, initial_angle: 45 }), /Bob/);
    const length = (further.x - aside.x) / (Math.SQRT1_2 - 0.5);
    return { pivot: { x: aside.x - length / 2, y: aside.y - (length * Math.sqrt(3)) / 2 }, length };
  }

  it('takes the bob to the angle of the pointer, on either side, and lets it go', () => {
    const { recorded, slider } = onPendulum();
    const bob = slider(/Bob/);
    const { pivot } = stringOf({});
    const LOW = { x: pivot.x, y: pivot.y + 300 };
    for (const degrees of [-40, -5, 12, 44]) {
      const angle = (degrees * Math.PI) / 180;
      const point = { x: pivot.x + 200 * Math.sin(angle), y: pivot.y + 200 * Math.cos(angle) };
      expect(bob.drag(point, LOW, 10)).toBeCloseTo(Math.abs(degrees), 9);
    }
    bob.held?.(false);
    expect(recorded.dispatched).toEqual([{ do: 'release' }]);
    // A press without a drag moves nothing and lets nothing go.
    bob.held?.(true);
    bob.held?.(false);
    expect(recorded.dispatched).toHaveLength(1);
  });

  it('moves the clamp in metres of the scale that stands', () => {
    const metre = stringOf({ length: 1 }).length;
    const clamp = onPendulum({ length: 1 }).slider(/Clamp/);
    expect(clamp.drag({ x: 0, y: 100 + 0.4 * metre }, { x: 0, y: 100 }, 1)).toBeCloseTo(0.6, 9);
    const five = stringOf({ length: 5 }).length;
    const long = onPendulum({ length: 5 }).slider(/Clamp/);
    expect(long.drag({ x: 0, y: 100 + five }, { x: 0, y: 100 }, 5)).toBeCloseTo(0, 9);
  });

  it('swings clear of the uprights of its frame', () => {
    const bench = onPendulum({ initial_angle: 45, mass: 2 });
    const { pivot } = stringOf({ mass: 2 });
    const bob = middleOf(bench, /Bob/);
    const left = pivot.x - (bob.x - pivot.x);
    const [radius, rod] = [25, 5];
    expect(left - radius).toBeGreaterThan(middleOf(bench, /Clamp/).x + rod);
  });

  it('says what stands there', () => {
    const { host, draw, words } = onPendulum();
    expect(words()).toContain('held in the hand');
    host.act({ do: 'count', value: 2 });
    host.act({ do: 'release' });
    host.advance(16_000);
    draw();
    expect(words()).toContain('mean period of 2.00989 s');
    expect(words()).toContain('for 2 swings');
  });
});

describe('the glider, by hand', () => {
  it('is drawn aside in metres of the scale, on either side, and let go', () => {
    const { recorded, slider } = onTrack({ amplitude: 0.2 });
    const glider = slider(/Glider/);
    // 0.2 m and 0.18 m on the same scale: where the place of rest is, and how long a metre.
    const at = (amplitude: number): number => {
      const bench = onTrack({ amplitude });
      const box = bench.recorded.places.get(bench.slider(/Glider/));
      return box ? box.x + box.width / 2 : Number.NaN;
    };
    const metre = (at(0.2) - at(0.18)) / 0.02;
    const zero = at(0.2) - 0.2 * metre;
    for (const side of [-1, 1]) {
      const point = { x: zero + side * 0.1 * metre, y: 360 };
      expect(glider.drag(point, point, 0.2)).toBeCloseTo(0.1, 9);
    }
    glider.held?.(false);
    expect(recorded.dispatched).toEqual([{ do: 'release' }]);
  });

  it('takes weights, springs and the frequency', () => {
    const { recorded, slider } = onTrack();
    slider(/Weights/).set(1.2);
    slider(/Spring/).set(55);
    slider(/Crank/).set(2.5);
    expect(recorded.inputs).toEqual([
      ['mass', 1.2],
      ['spring_constant', 55],
      ['drive_frequency', 2.5],
    ]);
    const up = slider(/Weights/).drag({ x: 0, y: 20 }, { x: 0, y: 100 }, 0.5);
    expect(up).toBeGreaterThan(0.5);
  });

  it('says what stands there, with the motor and its curve', () => {
    const { host, draw, words } = onTrack({ damping: 2, drive_amplitude: 1 });
    host.act({ do: 'drive', value: 1 });
    host.advance(40_000);
    host.act({ do: 'mark_resonance' });
    draw();
    const omega = 2 * Math.PI;
    const steady = 1 / Math.sqrt((20 - 0.5 * omega ** 2) ** 2 + (2 * omega) ** 2);
    expect(words()).toContain(`the amplitude was ${steady.toFixed(4)} m`);
    expect(words()).toContain('Points on the resonance curve: 1.');
  });
});
