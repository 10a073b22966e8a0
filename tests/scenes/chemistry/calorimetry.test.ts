import { Text } from 'pixi.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/chemistry/chem6';
import { defaultInputs } from '../../../catalogue/define';
import type { Grade } from '../../../engine/contract';
import { simulation } from '../../../engine/chemistry/calorimetry';
import { SimulationHost } from '../../../engine/runtime/host';
import { appliesOf } from '../../../engine/runtime/inputs';
import { stageSize } from '../../../src/bench/stage/stage-size';
import { createScene } from '../../../src/scenes/chemistry/calorimetry/scene';
import type { HandleDef, SceneContext } from '../../../src/scenes/contract';
import { darkStage } from '../../../src/scenes/kit/theme';
import { everything, factsOf, frameOf, stubCanvas, stubContext } from '../stage-stub';

beforeAll(stubCanvas);

const open = (inputs = {}, grade: Grade = 'ideal') => {
  const { context, recorded } = stubContext(darkStage, factsOf(entry, simulation));
  const scene = createScene(context as unknown as SceneContext<'calorimetry'>);
  scene.resize(stageSize(960, 540));
  const host = new SimulationHost({
    simulation,
    inputs: { ...defaultInputs(entry), ...inputs },
    applies: appliesOf(entry),
    seed: 1,
    grade,
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
  /** The figure on the thermogram, with whose ranges it is by. */
  const figure = (): string => {
    const texts = everything(scene.root).flatMap((part) => (part instanceof Text ? [part.text] : []));
    return texts.find((text) => text.startsWith('ΔT'))?.slice(3) ?? '';
  };
  const gap = (): number => Number.parseFloat(figure().replace('−', '-'));
  return { scene, recorded, host, draw, wait, handle, figure, gap };
};

describe('the calorimeter, by hand', () => {
  it('does what the dock does', () => {
    const { recorded, handle } = open();
    handle('toggle', /Stir/).toggle(true);
    handle('slider', /Salt mass/).set(7.5);
    handle('button', /Log/).press();
    expect(recorded.inputs).toEqual([['salt_mass', 7.5]]);
    expect(recorded.dispatched).toEqual([{ do: 'stir', value: 1 }, { do: 'log_reading' }]);
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

  it.each(['ideal', 'school', 'research'] as const)(
    'says of ΔT at every moment what the readings say (%s)',
    (grade) => {
      const { scene, host, draw, handle, figure } = open({ salt_type: 'NH4NO3' }, grade);
      host.act({ do: 'stir', value: 1 });
      host.advance(1200);
      draw();
      host.act({ do: 'add_salt' });
      let said = 0;
      for (let n = 0; n < 600; n++) {
        host.advance(8);
        draw();
        const { value, text } = host.shown()['delta_t_extrapolated'] ?? { value: null, text: '' };
        expect(figure(), `${host.time} s`).toBe(value === null ? '' : `${text} K`);
        if (value !== null) said++;
      }
      expect(said).toBeGreaterThan(200);
      expect(scene.describe(frameOf(host) as never)).toContain(figure());
      handle('slider', /Drift: begin/).set(30);
      draw();
      expect(figure()).toMatch(/^−\d\.\d\d K by your ranges$/);
      handle('slider', /Drift: begin/).set(90);
      draw();
      expect(figure()).toBe(`${host.shown()['delta_t_extrapolated']?.text} K`);
    },
  );

  it('says nothing of ΔT where the bench has no fit: after a second portion', () => {
    const { host, wait, figure } = open({ salt_type: 'NH4NO3', salt_mass: 4 });
    host.act({ do: 'stir', value: 1 });
    wait(60);
    host.act({ do: 'add_salt' });
    wait(200);
    expect(figure()).not.toBe('');
    host.act({ do: 'add_salt' });
    wait(200);
    expect(figure()).toBe('');
  });

  it('shows beside it what the exponential drifts give, with the moment of 63 %', () => {
    const { scene, host, wait } = open({ salt_type: 'NH4NO3', cup: 'Coffee cup without lid' }, 'school');
    const second = (): string | undefined =>
      everything(scene.root).flatMap((part) =>
        part instanceof Text && part.text.startsWith('to 63 %') ? [part.text] : [],
      )[0];
    host.act({ do: 'stir', value: 1 });
    wait(60);
    host.act({ do: 'add_salt' });
    wait(100);
    expect(second()).toBeUndefined();
    wait(500);
    expect(second()).toBe(`to 63 %: ${host.shown()['delta_t_drift']?.text} K`);
    expect(scene.describe(frameOf(host) as never)).toContain('By exponential drifts to 63 % of the change');
  });
});
