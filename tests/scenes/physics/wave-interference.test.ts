import type { Container } from 'pixi.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/physics/phy10';
import { simulation } from '../../../engine/physics/wave-interference';
import { SimulationHost } from '../../../engine/runtime/host';
import type { Frame, HandleDef, SceneContext } from '../../../src/scenes/contract';
import { colourAt, diverging, viridis } from '../../../src/scenes/kit/paint/colour-maps';
import { lightColour } from '../../../src/scenes/kit/paint/light-colour';
import { createNodalLines } from '../../../src/scenes/physics/wave-interference/nodal-lines';
import { createDoubleSlitStage } from '../../../src/scenes/physics/wave-interference/double-slit-stage';
import { createRippleTankStage } from '../../../src/scenes/physics/wave-interference/ripple-tank-stage';
import { createScene } from '../../../src/scenes/physics/wave-interference/scene';
import { everything, factsOf, frameOf, sizes, stubCanvas, stubContext } from '../stage-stub';

beforeAll(stubCanvas);

type WaveContext = SceneContext<'wave_interference'>;
type WaveFrame = Frame<'wave_interference'>;

const defaults = { frequency: 5, separation: 3, depth: 5, phase: 0, mode: 'Ripple tank' };
const hostOf = (inputs: object = {}): SimulationHost =>
  new SimulationHost({
    simulation,
    inputs: { ...defaults, ...inputs },
    applies: { depth: 'restart', mode: 'restart' },
    seed: 1,
    grade: 'school',
  });
const frame = (host: SimulationHost): WaveFrame => frameOf(host) as unknown as WaveFrame;

function handleOf<R extends HandleDef['role']>(
  recorded: ReturnType<typeof stubContext>['recorded'],
  name: string,
  role: R,
): Extract<HandleDef, { role: R }> {
  const def = [...recorded.handles.values()].find((one) => one.name === name);
  if (def?.role !== role) throw new Error(`no ${role} called ${name}`);
  return def as Extract<HandleDef, { role: R }>;
}

const [, wide] = sizes;

/** Where the handle was placed: its middle. */
function middleOf(recorded: ReturnType<typeof stubContext>['recorded'], name: string): { x: number; y: number } {
  const def = [...recorded.handles.values()].find((one) => one.name === name);
  const box = def && recorded.places.get(def);
  if (!box) throw new Error(`${name} was not placed`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe('the ripple tank on the stage', () => {
  function tank(inputs: object = {}) {
    const { context, recorded } = stubContext(undefined, factsOf(entry, simulation));
    const stage = createRippleTankStage(context as unknown as WaveContext);
    const host = hostOf(inputs);
    if (!wide) throw new Error('no size');
    stage.resize(wide);
    stage.draw(frame(host), 0);
    return { stage, recorded, host };
  }

  it('changes the separation by either dipper, mirrored', () => {
    const { recorded } = tank();
    const right = handleOf(recorded, 'Dipper 1, right', 'slider');
    const left = handleOf(recorded, 'Dipper 2, left', 'slider');
    // The dippers stand 3 cm apart, the axis midway between them.
    const [{ x: rightX }, { x: leftX }] = [middleOf(recorded, right.name), middleOf(recorded, left.name)];
    const cm = (rightX - leftX) / 3;
    const axis = (rightX + leftX) / 2;
    expect(cm).toBeGreaterThan(13);
    expect(right.drag({ x: axis + 4 * cm, y: 400 }, { x: 0, y: 0 }, 3)).toBeCloseTo(8, 9);
    expect(left.drag({ x: axis - 4 * cm, y: 400 }, { x: 0, y: 0 }, 3)).toBeCloseTo(8, 9);
    right.set(8);
    expect(recorded.inputs).toEqual([['separation', 8]]);
    left.tap?.({ x: 0, y: 0 });
    expect(recorded.dispatched).toEqual([{ do: 'one_source', value: 1 }]);
  });

  it('sends the probe on at intervals while it is dragged, and where it is let go', () => {
    const { recorded } = tank();
    const probe = handleOf(recorded, 'Probe', 'point');
    const cm = (middleOf(recorded, 'Dipper 1, right').x - middleOf(recorded, 'Dipper 2, left').x) / 3;
    const dragged = probe.drag({ x: 100 + cm, y: 100 }, { x: 100, y: 100 + cm }, { x: 0, y: 15 });
    expect(dragged.x).toBeCloseTo(1, 9);
    expect(dragged.y).toBeCloseTo(16, 9);
    probe.held?.(true);
    probe.set({ x: 0.2, y: 15 });
    expect(recorded.dispatched).toEqual([]);
    probe.set({ x: 0.6, y: 15 });
    expect(recorded.dispatched).toEqual([{ do: 'probe_x', value: 0.6 }]);
    probe.set({ x: 0.7, y: 14.9 });
    probe.held?.(false);
    expect(recorded.dispatched.slice(1)).toEqual([
      { do: 'probe_x', value: 0.7 },
      { do: 'probe_y', value: 14.9 },
    ]);
  });

  it('reads the angle of the arm from the axis, right positive', () => {
    const { recorded } = tank();
    const arm = handleOf(recorded, 'Arm of the protractor', 'slider');
    const [right, left] = [middleOf(recorded, 'Dipper 1, right'), middleOf(recorded, 'Dipper 2, left')];
    const cm = (right.x - left.x) / 3;
    // The probe stands on the axis, 15 cm from the dippers.
    const centre = { x: (right.x + left.x) / 2, y: middleOf(recorded, 'Probe').y + 15 * cm };
    const at = (x: number, y: number) => arm.drag({ x: centre.x + x, y: centre.y - y }, centre, 0);
    expect(at(100, 100)).toBeCloseTo(45, 9);
    expect(at(-100, 0)).toBeCloseTo(-90, 9);
    expect(at(0, 80)).toBeCloseTo(0, 9);
  });

  it('shows nodal lines and heights in colours by keys of the display, which are no action', () => {
    const { recorded, stage, host } = tank();
    const scale = () => everything(stage.root).find(({ label }) => label === `colour bar ${diverging.name}`);
    expect(scale()?.visible).toBe(false);
    handleOf(recorded, 'Heights in colours', 'toggle').toggle(true);
    handleOf(recorded, 'Nodal lines', 'toggle').toggle(true);
    stage.draw(frame(host), 16);
    expect(scale()?.visible).toBe(true);
    // The still intensity goes before both.
    host.act({ do: 'intensity_map', value: 1 });
    stage.draw(frame(host), 32);
    expect(scale()?.visible).toBe(false);
    expect(recorded.dispatched).toEqual([]);
  });

  it('says what it shows in words', () => {
    const { stage, host } = tank({ frequency: 10, separation: 6 });
    host.act({ do: 'drive', value: 1 });
    host.advance(3 * 240);
    const words = stage.describe(frame(host));
    expect(words).toContain('two dippers 6 cm apart, in step');
    expect(words).toContain('There are 6 nodal lines.');
    expect(words).toMatch(/the amplitude there is 1\.\d\d times that of one source/);
    host.act({ do: 'one_source', value: 1 });
    expect(stage.describe(frame(host))).toContain('Rings spread from one source.');
  });

  it('keeps every part finite at all sizes, also on the coarse lattice', () => {
    const { stage, host } = tank({ frequency: 1, depth: 20 });
    host.act({ do: 'drive', value: 1 });
    for (const size of sizes) {
      stage.resize(size);
      host.advance(60);
      stage.draw(frame(host), 0);
      for (const { x, y, rotation } of everything(stage.root)) {
        expect([x, y, rotation].every(Number.isFinite)).toBe(true);
      }
    }
  });
});

describe('nodal lines', () => {
  it('lie where the path difference is what they say', () => {
    const lines = createNodalLines();
    const points: { x: number; y: number }[] = [];
    const note = (x: number, y: number) => {
      points.push({ x, y: -y });
      return lines.root;
    };
    lines.root.moveTo = note as typeof lines.root.moveTo;
    lines.root.lineTo = note as typeof lines.root.lineTo;
    lines.draw([2.5], 6, 1, { left: -20, right: 20, below: -5, above: 25 });
    expect(points.length).toBeGreaterThan(50);
    for (const { x, y } of points) {
      const difference = Math.sqrt((x - 3) ** 2 + y * y) - Math.sqrt((x + 3) ** 2 + y * y);
      expect(difference).toBeCloseTo(2.5, 9);
    }
  });
});

describe('the double slit on the stage', () => {
  it('moves the screen, the slits and a cover by hand', () => {
    const { context, recorded } = stubContext(undefined, factsOf(entry, simulation));
    const stage = createDoubleSlitStage(context as unknown as WaveContext);
    const host = hostOf({ mode: 'Light: double slit' });
    host.act({ do: 'drive', value: 1 });
    for (const size of sizes) {
      stage.resize(size);
      stage.draw(frame(host), 0);
      for (const { x, y } of everything(stage.root)) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
    }
    const screen = handleOf(recorded, 'Screen on the rail', 'slider');
    const near = middleOf(recorded, screen.name);
    host.act({ do: 'screen_distance', value: 2 });
    stage.draw(frame(host), 16);
    const far = middleOf(recorded, screen.name);
    expect(far.x - near.x).toBeGreaterThan(100);
    expect(screen.drag(far, near, 1)).toBeCloseTo(2, 9);
    host.act({ do: 'screen_distance', value: 1 });
    screen.set(1.5);
    handleOf(recorded, 'Separation of the slits', 'slider').tap?.({ x: 0, y: 0 });
    handleOf(recorded, 'Laser', 'toggle').toggle(false);
    expect(recorded.dispatched).toEqual([
      { do: 'screen_distance', value: 1.5 },
      { do: 'one_source', value: 1 },
      { do: 'drive', value: 0 },
    ]);
    const spacing = frame(host).shown.fringe_spacing_mm;
    expect(stage.describe(frame(host))).toContain(`fringes ${spacing.text} mm apart`);
    // λL/d = 599.6 nm · 1 m/0.3 mm.
    expect(Math.abs(Number(spacing.value) - 1.9986)).toBeLessThan(3 * (spacing.uncertainty ?? 0));
  });

  it('is fetched when it is first wanted, and comes and goes with the apparatus', async () => {
    const { context, recorded } = stubContext(undefined, factsOf(entry, simulation));
    const scene = createScene(context as unknown as WaveContext);
    if (!wide) throw new Error('no size');
    scene.resize(wide);
    const host = hostOf();
    scene.draw(frame(host), 0);
    host.change({ mode: 'Light: double slit' });
    scene.draw(frame(host), 0);
    expect(scene.describe(frame(host))).toContain('being set up');
    await expect.poll(() => [...recorded.handles.values()].some(({ name }) => name === 'Laser')).toBe(true);
    scene.draw(frame(host), 0);
    const visible = (): string[] =>
      scene.root.children.filter((child: Container) => child.visible).map((child: Container) => child.label);
    expect(visible()).toEqual(['room', 'double slit stage']);
    host.change({ mode: 'Ripple tank' });
    scene.draw(frame(host), 0);
    expect(visible()).toEqual(['room', 'ripple tank stage']);
    scene.destroy();
  });
});

describe('colours', () => {
  it('map the ends and the middle to their anchors', () => {
    expect(colourAt(viridis, -1)).toBe(0x440154);
    expect(colourAt(viridis, 2)).toBe(0xfde725);
    // Entry 128 of 256 is half a step beyond the middle anchor, 0xf7f7f7.
    expect(((colourAt(diverging, 0.5) >> 8) & 255) / 0xf7).toBeCloseTo(1, 1);
  });

  it('grow steadily brighter along viridis', () => {
    const luma = (colour: number): number =>
      0.2126 * ((colour >> 16) & 255) + 0.7152 * ((colour >> 8) & 255) + 0.0722 * (colour & 255);
    for (let n = 1; n <= 20; n++) {
      expect(luma(colourAt(viridis, n / 20))).toBeGreaterThan(luma(colourAt(viridis, (n - 1) / 20)));
    }
  });

  it('give light its hue: red, green, blue, and none outside sight', () => {
    const strongest = (wavelength: number): number => {
      const colour = lightColour(wavelength) ?? 0;
      const parts = [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];
      return parts.indexOf(Math.max(...parts));
    };
    expect([650, 530, 460].map(strongest)).toEqual([0, 1, 2]);
    expect([353, 999].map(lightColour)).toEqual([null, null]);
  });

  it('keep deep red red and violet violet, to the ends of sight', () => {
    for (let wavelength = 660; wavelength <= 780; wavelength += 5) expect(lightColour(wavelength)).toBe(0xff0000);
    for (let wavelength = 380; wavelength <= 400; wavelength += 5) {
      const colour = lightColour(wavelength) ?? 0;
      expect(colour & 0xff).toBe(255);
      expect((colour >> 8) & 255).toBe(0);
      expect(colour >> 16).toBeGreaterThan(40);
    }
  });
});
