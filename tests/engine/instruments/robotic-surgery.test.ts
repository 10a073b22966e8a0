/** Laws of the tele-operated arm that single readings cannot say. */
import { describe, expect, it } from 'vitest';
import { filtered, createIirMemory, lowPass } from '../../../engine/core/iir-filter';
import { createRng } from '../../../engine/core/rng';
import { CORNERS, LOW, LYING, PEGS, RINGS } from '../../../engine/instruments/robotic-surgery/board';
import { type Params, simulation } from '../../../engine/instruments/robotic-surgery/index';
import {
  DEGREE,
  isReachable,
  type Joints,
  jointsOf,
  jointsToward,
  LIMITS,
  portDistance,
  type Tip,
  tipOf,
} from '../../../engine/instruments/robotic-surgery/kinematics';
import { lastsOf, placeAt, reachOver } from '../../../engine/instruments/robotic-surgery/operator';
import { clutchesFor } from '../../../engine/instruments/robotic-surgery/pilot';
import { follow, servoGain } from '../../../engine/instruments/robotic-surgery/servo';
import { amplitudeOf, filterGain, RATE } from '../../../engine/instruments/robotic-surgery/tremor';
import { freshWork, scoreOf } from '../../../engine/instruments/robotic-surgery/work';
import { benchOf } from '../drive';

const DEFAULTS: Params = {
  task: 'Free Motion',
  control: 'Cartesian',
  motion_scale: '3:1',
  tremor: 0,
  tremor_frequency: 9,
  filter_cutoff: 6,
  filter_on: true,
  latency: 0,
  operator: 'You',
  target_distance: 60,
  target_width: 5,
};

class Console extends benchOf(simulation, DEFAULTS) {
  get tip(): Tip {
    return { x: this.number('tip_x'), y: this.number('tip_y'), z: this.number('tip_z') };
  }
}
const docked = (changes: Partial<Params> = {}, seed = 1) => new Console(changes, seed).run('dock');
const piloted = (changes: Partial<Params> = {}, seed = 1) =>
  docked({ operator: 'Trained Autopilot', ...changes }, seed).run('start_task');
const whole = (bench: Console) => {
  for (let s = 0; s < 301 && bench.read('advice') === ''; s++) bench.wait(1);
  return bench;
};

const apart = (a: Tip, b: Tip): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2);

const randomJoints = (rng: ReturnType<typeof createRng>): Joints => ({
  yaw: rng.uniform(...LIMITS.yaw),
  pitch: rng.uniform(...LIMITS.pitch),
  insertion: rng.uniform(...LIMITS.insertion),
});

describe('kinematics', () => {
  it('forward of inverse is the point, over 1000 random reachable points', () => {
    const rng = createRng(7);
    for (let n = 0; n < 1000; n++) {
      const joints = randomJoints(rng);
      const tip = tipOf(joints);
      expect(isReachable(jointsOf(tip))).toBe(true);
      expect(apart(tipOf(jointsOf(tip)), tip)).toBeLessThan(1e-9);
      expect(apart(tipOf(jointsToward(tip)), tip)).toBeLessThan(1e-9);
    }
  });

  it('goes to a point within reach that no other one betters', () => {
    const rng = createRng(8);
    for (let n = 0; n < 60; n++) {
      const point = { x: rng.uniform(-250, 250), y: rng.uniform(-250, 250), z: rng.uniform(-250, -1) };
      const near = jointsToward(point);
      expect(isReachable(near)).toBe(true);
      const least = apart(tipOf(near), point);
      for (let k = 0; k < 300; k++) expect(apart(tipOf(randomJoints(rng)), point)).toBeGreaterThan(least - 1e-9);
    }
  });

  it('the shaft drags the wall by |δ|√(1 − cos²q₁ cos²q₂)', () => {
    const rng = createRng(9);
    for (let n = 0; n < 100; n++) {
      const joints = randomJoints(rng);
      const above = rng.uniform(-20, 20);
      const straight = Math.cos(joints.yaw) * Math.cos(joints.pitch);
      expect(portDistance(joints, above)).toBeCloseTo(Math.abs(above) * Math.sqrt(1 - straight ** 2), 9);
    }
  });
});

describe('the remote centre', () => {
  it('docked right the shaft passes the port at every step of a task', () => {
    const bench = piloted({ task: 'Peg Transfer', tremor: 1 });
    for (let n = 0; n < 2000; n++) {
      bench.host.advance(1);
      expect(bench.number('rcm_error')).toBeLessThan(1e-9);
    }
  });

  it('docked wrong it drags the wall and says so; docked again it does not', () => {
    const bench = docked({ control: 'Joint' }).run(['dock', 15], ['set_yaw', 30]).wait(2);
    expect(bench.number('rcm_error')).toBeCloseTo(7.5, 3);
    expect(bench.read('advice')).toContain('dragged');
    bench.run('dock', ['set_yaw', 30]).wait(2);
    expect(bench.number('rcm_error')).toBeLessThan(1e-9);
    expect(bench.read('advice')).toBe('');
  });
});

describe('what has its price', () => {
  const time = (motion_scale: Params['motion_scale']): number =>
    whole(piloted({ task: 'Peg Transfer', motion_scale }, 3)).number('elapsed');

  it('scaling: the hand runs out of room and clutches', () => {
    expect(clutchesFor(60, 1)).toBe(0);
    expect(clutchesFor(60, 5)).toBe(1);
    expect(clutchesFor(120, 5)).toBe(2);
    expect(time('5:1')).toBeGreaterThan(1.1 * time('1:1'));
  });

  it('a port that is dragged: the score of a task falls with each second', () => {
    const right = whole(piloted({ task: 'Peg Transfer' }, 3));
    const wrong = docked({ operator: 'Trained Autopilot', task: 'Peg Transfer' }, 3).run(['dock', 20], 'start_task');
    // 'The port is being dragged' is said all the while: it is waited for by the clock.
    expect(wrong.wait(60).number('score')).toBeLessThan(right.number('score') - 50);
  });

  it('leaves the clock of a move between plates alone', () => {
    const of = (motion_scale: Params['motion_scale']): number =>
      whole(piloted({ task: 'Fitts Targets', motion_scale, target_distance: 120 }, 3)).number('movement_time');
    expect(Math.abs(of('5:1') / of('1:1') - 1)).toBeLessThan(0.05);
  });
});

describe('the tremor filter', () => {
  it('has a step response that settles to 1, at every cut-off', () => {
    for (const cutoff of [1, 6, 20]) {
      const memory = createIirMemory();
      const coefficients = lowPass(cutoff, RATE);
      let y = 0;
      for (let n = 0; n < 500; n++) y = filtered(memory, coefficients, 1);
      expect(y).toBeCloseTo(1, 9);
    }
  });

  it('lets 0.7071 through at its cut-off, all of what is slow, and less of what is fast', () => {
    for (const cutoff of [1, 3, 6, 12, 20]) {
      expect(filterGain(cutoff, cutoff)).toBeCloseTo(Math.SQRT1_2, 9);
      expect(filterGain(cutoff, 1e-3)).toBeCloseTo(1, 6);
      for (let f = 1; f < 40; f++) expect(filterGain(cutoff, f + 1)).toBeLessThan(filterGain(cutoff, f));
    }
  });

  it('turns the phase by a quarter at its cut-off', () => {
    const f = 5;
    const memory = createIirMemory();
    const coefficients = lowPass(f, RATE);
    let [sine, cosine] = [0, 0];
    for (let n = 0; n < 600; n++) {
      const phase = (2 * Math.PI * f * n) / RATE;
      const y = filtered(memory, coefficients, Math.sin(phase));
      if (n >= 400) [sine, cosine] = [sine + y * Math.sin(phase), cosine + y * Math.cos(phase)];
    }
    expect(Math.atan2(cosine, sine)).toBeCloseTo(-Math.PI / 2, 3);
  });

  it('is what the tip of a resting arm shows: hand × filter × servo / scale', () => {
    for (const [scale, factor] of [
      ['1:1', 1],
      ['5:1', 5],
    ] as const)
      for (const filter_on of [true, false]) {
        const bench = docked({ tremor: 1, motion_scale: scale, filter_on }).wait(5);
        expect(bench.number('tremor_hand')).toBeCloseTo(1, 3);
        const passes = (filter_on ? filterGain(6, 9) : 1) * servoGain(9);
        expect(bench.number('tremor_tip') / (passes / factor)).toBeGreaterThan(0.97);
        expect(bench.number('tremor_tip') / (passes / factor)).toBeLessThan(1.01);
      }
  });

  it('the fit tells the amplitude of an oscillation on a slow motion', () => {
    const record = Float64Array.from({ length: RATE }, (_, k) => {
      const t = k / RATE;
      return 0.3 * Math.sin(2 * Math.PI * 7.5 * t + 0.4) + 5 + 30 * t - 8 * t * t;
    });
    expect(amplitudeOf(record, 0, 7.5)).toBeCloseTo(0.3, 9);
  });
});

describe('from hand to tip', () => {
  it('is linear in the motion scale: 50 mm of the hand are 10 mm at 5:1', () => {
    for (const [scale, factor] of [
      ['1:1', 1],
      ['2:1', 2],
      ['3:1', 3],
      ['5:1', 5],
    ] as const) {
      const bench = docked({ motion_scale: scale }).run(['move_hand', '50, 0']).wait(3);
      expect(bench.number('tip_x')).toBeCloseTo(50 / factor, 4);
      bench.run(['move_hand', '-25, 10']).wait(3);
      expect(bench.number('tip_x')).toBeCloseTo(-25 / factor, 4);
      expect(bench.number('tip_y')).toBeCloseTo(10 / factor, 4);
    }
  });

  it('shows nothing of a step of the hand until the delay is over', () => {
    for (const latency of [50, 200, 600]) {
      const bench = docked({ latency }).wait(2);
      const rests = bench.tip;
      bench.run(['move_hand', '30, 30']);
      bench.wait(latency / 1000);
      expect(apart(bench.tip, rests)).toBeLessThan(1e-9);
      bench.wait(0.02);
      expect(apart(bench.tip, rests)).toBeGreaterThan(1e-6);
    }
  });

  it('the clutch moves no tip, and gives the hand its room again', () => {
    const bench = docked({ motion_scale: '5:1' }).run(['move_hand', '150, 0']).wait(2).run('clutch').wait(2);
    expect(bench.number('tip_x')).toBeCloseTo(30, 6);
    bench.run(['move_hand', '100, 0']).wait(2);
    expect(bench.number('tip_x')).toBeCloseTo(50, 4);
  });

  it('a change of scale, control or cut-off moves no tip', () => {
    const bench = docked().run(['move_hand', '60, 30'], ['lift_hand', -90]).wait(3);
    const rests = bench.tip;
    for (const change of [
      { motion_scale: '1:1' },
      { control: 'Joint' },
      { control: 'Cartesian' },
      { filter_cutoff: 2 },
    ] as const) {
      bench.set(change).wait(1);
      expect(apart(bench.tip, rests)).toBeLessThan(1e-6);
    }
  });

  it('no joint goes faster than its motor', () => {
    const bench = docked({ control: 'Joint' }).run(['set_yaw', 60], ['set_insertion', 220]);
    for (let n = 0; n < 150; n++) {
      const [yaw, insertion] = [bench.number('joint_yaw'), bench.number('joint_insertion')];
      bench.host.advance(1);
      expect(Math.abs(bench.number('joint_yaw') - yaw)).toBeLessThanOrEqual(0.6 + 1e-9);
      expect(Math.abs(bench.number('joint_insertion') - insertion)).toBeLessThanOrEqual(1.5 + 1e-9);
    }
  });

  it('the servo answers a step as a critically damped one of 120 rad/s does, without overshoot', () => {
    let motion = { at: 0, speed: 0 };
    for (let n = 1; n <= 30; n++) {
      motion = follow(motion, 1, 1e9, 0.01);
      const wt = 1.2 * n;
      expect(motion.at).toBeCloseTo(1 - (1 + wt) * Math.exp(-wt), 9);
    }
  });
});

describe('limits and interlocks', () => {
  it('nothing moves before the arm is docked', () => {
    const bench = new Console();
    for (const name of ['home', 'clutch', 'grip', 'start_task', 'emergency_stop'] as const)
      expect(bench.do(name)).toContain('Dock');
    expect(bench.do('set_x', 10)).toContain('Dock');
    bench.wait(2);
    expect(bench.read('tip_x')).toBeNull();
  });

  it('a point out of reach is brought to the limit and said', () => {
    const bench = docked();
    expect(bench.do('set_x', 240)).toContain('Out of reach');
    bench.wait(4);
    expect(bench.number('joint_yaw')).toBeCloseTo(60, 3);
    expect(bench.read('advice')).toBe('Out of reach');
  });

  it('the remote centre itself is refused', () => {
    expect(docked().do('set_z', 0)).toContain('remote centre');
  });

  it('the stop holds the joints until the clutch takes over', () => {
    const bench = docked({ control: 'Joint' }).run(['set_yaw', 50]).wait(0.3).run('emergency_stop');
    const held = bench.number('joint_yaw');
    expect(bench.do('set_yaw', 10)).toContain('stopped');
    bench.wait(2);
    expect(bench.number('joint_yaw')).toBe(held);
    bench.run('clutch').wait(2);
    expect(bench.number('joint_yaw')).toBeCloseTo(held, 6);
    bench.run(['set_yaw', 10]).wait(3);
    expect(bench.number('joint_yaw')).toBeCloseTo(10, 4);
  });

  it('free motion has no task, and a task needs the grips', () => {
    expect(docked().do('start_task')).toContain('no task');
    expect(docked({ task: 'Peg Transfer', control: 'Joint' }).do('start_task')).toContain('Cartesian');
  });
});

describe('the tasks', () => {
  it('the trained hand ends each one, and the same seed gives the same time and score', () => {
    for (const task of ['Peg Transfer', 'Needle Through Rings', 'Fitts Targets'] as const) {
      const [a, b, other] = [whole(piloted({ task }, 3)), whole(piloted({ task }, 3)), whole(piloted({ task }, 4))];
      expect(a.read('advice')).toBe('Task done');
      expect(a.number('elapsed')).toBe(b.number('elapsed'));
      expect(a.number('score')).toBe(b.number('score'));
      expect(other.number('elapsed')).not.toBe(a.number('elapsed'));
    }
  });

  it('a steady trained hand drops and strikes nothing', () => {
    for (const task of ['Peg Transfer', 'Needle Through Rings'] as const)
      for (const seed of [1, 2, 3]) {
        const bench = whole(piloted({ task, tremor: 0.5, latency: 50 }, seed));
        expect([bench.number('drops'), bench.number('collisions')]).toEqual([0, 0]);
        expect(bench.number('elapsed')).toBeLessThan(70);
      }
  });

  it('takes longer the later the link is, and worse with a tremor that nothing filters', () => {
    const time = (latency: number) => whole(piloted({ task: 'Peg Transfer', latency })).number('elapsed');
    const [a, b, c] = [time(0), time(200), time(500)];
    expect(b).toBeGreaterThan(a + 10);
    expect(c).toBeGreaterThan(b + 10);
    const shaky = whole(piloted({ task: 'Peg Transfer', tremor: 3, filter_on: false, motion_scale: '1:1' }));
    expect(shaky.number('drops') + shaky.number('collisions')).toBeGreaterThan(0);
  });

  it('a triangle is carried from peg to peg by hand', () => {
    const bench = docked({ task: 'Peg Transfer', motion_scale: '1:1' }).run('start_task');
    const [from, to, corner] = [PEGS[0]!, PEGS[6]!, CORNERS[0]!];
    const go = (x: number, y: number, z: number) => bench.run(['set_x', x], ['set_y', y], ['set_z', z]).wait(2);
    go(from.x + corner.x, from.y + corner.y, -120);
    go(from.x + corner.x, from.y + corner.y, LYING);
    bench.run('grip').wait(0.5);
    go(from.x + corner.x, from.y + corner.y, -120);
    go(to.x + corner.x, to.y + corner.y, -120);
    go(to.x + corner.x, to.y + corner.y, LOW - 4);
    bench.run('release').wait(0.5);
    expect([bench.read('pegs_done'), bench.read('drops'), bench.read('collisions')]).toEqual([1, 0, 0]);
    go(to.x, to.y, -145);
    expect(bench.read('collisions')).toBe(1);
  });

  it('a triangle let go over the board is a drop', () => {
    const bench = docked({ task: 'Peg Transfer', motion_scale: '1:1' }).run('start_task');
    const [from, corner] = [PEGS[0]!, CORNERS[0]!];
    const go = (x: number, y: number, z: number) => bench.run(['set_x', x], ['set_y', y], ['set_z', z]).wait(2);
    go(from.x + corner.x, from.y + corner.y, -120);
    go(from.x + corner.x, from.y + corner.y, LYING);
    bench.run('grip').wait(0.5);
    go(from.x + corner.x, from.y + corner.y, -120);
    go(0, 0, -120);
    bench.run('release').wait(0.5);
    expect([bench.read('pegs_done'), bench.read('drops')]).toEqual([0, 1]);
    expect(bench.number('score')).toBeCloseTo(300 - 15 - bench.number('elapsed'), 9);
  });

  it('a needle across its ring catches in it, along its ring it passes', () => {
    const ring = RINGS[0]!;
    const through = (roll: number) => {
      const bench = docked({ task: 'Needle Through Rings', motion_scale: '1:1' }).run('grip', 'start_task', [
        'set_roll',
        roll,
      ]);
      const [nx, ny] = [15 * Math.cos(ring.heading * DEGREE), 15 * Math.sin(ring.heading * DEGREE)];
      const go = (x: number, y: number, z: number) => bench.run(['set_x', x], ['set_y', y], ['set_z', z]).wait(2);
      go(ring.at.x - nx, ring.at.y - ny, -110);
      go(ring.at.x - nx, ring.at.y - ny, ring.at.z);
      for (let part = -1; part <= 1; part += 0.02)
        bench.run(['set_x', ring.at.x + part * nx], ['set_y', ring.at.y + part * ny]).wait(0.02);
      return [bench.read('pegs_done'), bench.read('collisions')];
    };
    expect(through(ring.heading)).toEqual([1, 0]);
    expect(through(ring.heading + 25)).toEqual([1, 0]);
    expect(through(ring.heading + 60)).toEqual([0, 1]);
  });

  it('by hand, moves between the plates are clocked from the first stir to the rest', () => {
    const bench = docked({ task: 'Fitts Targets', motion_scale: '1:1' })
      .run('start_task', ['move_hand', '-30, 0'])
      .wait(1);
    for (const x of [30, -30, 30])
      for (let n = 1; n <= 60; n++) bench.run(['move_hand', `${-x + (2 * x * n) / 60}, 0`]).wait(n < 60 ? 0.01 : 1);
    expect(bench.number('pegs_done')).toBe(3);
    expect(bench.number('movement_time')).toBeCloseTo(0.6, 2);
    bench.run(['move_hand', '-10, 0']).wait(1);
    expect([bench.read('pegs_done'), bench.read('drops')]).toEqual([3, 1]);
  });

  it('the score falls by 15 for a drop, 10 for a collision, 1 for a second, and never below 0', () => {
    expect(scoreOf({ ...freshWork('Peg Transfer'), steps: 4000, drops: 2, collisions: 1 })).toBe(220);
    expect(scoreOf({ ...freshWork('Peg Transfer'), steps: 30_000, drops: 9 })).toBe(0);
  });
});

describe("Fitts's law", () => {
  it('movement time is a straight line in the index of difficulty, 0.12 s/bit, without delay', () => {
    const points = [
      [20, 20],
      [120, 20],
      [60, 5],
      [120, 5],
      [60, 2],
      [120, 1],
    ].map(([target_distance, target_width]) => {
      const bench = whole(
        piloted({ task: 'Fitts Targets', target_distance: target_distance!, target_width: target_width! }),
      );
      return [bench.number('fitts_id'), bench.number('movement_time')] as const;
    });
    const mean = (of: (point: readonly [number, number]) => number) =>
      points.reduce((sum, point) => sum + of(point), 0) / points.length;
    const [x, y] = [mean(([id]) => id), mean(([, time]) => time)];
    const slope = mean(([id, time]) => (id - x) * (time - y)) / mean(([id]) => (id - x) ** 2);
    expect(Math.abs(slope - 0.12)).toBeLessThan(0.01);
    for (const [id, time] of points) expect(Math.abs(time - y - slope * (id - x))).toBeLessThan(0.04);
  });

  it('a delay adds 0.7 of itself for each correction', () => {
    const rng = createRng(1);
    const at = { x: 0, y: 0, z: -100 };
    const late = reachOver(at, { ...at, x: 60 }, 60, 5, 0.5, rng);
    expect(lastsOf(late) - late.moving).toBeCloseTo(0.7 * 0.5 * 3, 9);
    expect(placeAt(late, 0).x).toBe(0);
    expect(placeAt(late, lastsOf(late)).x).toBeCloseTo(60, 9);
    for (let t = 0; t < lastsOf(late); t += 0.01)
      expect(placeAt(late, t + 0.01).x).toBeGreaterThanOrEqual(placeAt(late, t).x - 1e-9);
  });
});
