import { beforeAll, describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/chemistry/chem10';
import { defaultInputs } from '../../../catalogue/define';
import { simulation } from '../../../engine/chemistry/chromatography';
import type { Action } from '../../../engine/contract';
import { SimulationHost } from '../../../engine/runtime/host';
import { stageSize } from '../../../src/bench/stage/stage-size';
import { createScene } from '../../../src/scenes/chemistry/chromatography/scene';
import type { Box, HandleDef, SceneContext } from '../../../src/scenes/contract';
import { createPaperStrip } from '../../../src/scenes/chemistry/chromatography/paper-strip';
import { factsOf, frameOf, stubCanvas, stubContext } from '../stage-stub';

beforeAll(stubCanvas);

function open(width: number, height: number) {
  const { context, recorded } = stubContext(undefined, factsOf(entry, simulation));
  const scene = createScene(context as unknown as SceneContext<'chromatography'>);
  scene.resize(stageSize(width, height));
  const host = new SimulationHost({ simulation, inputs: defaultInputs(entry), applies: {}, seed: 1, grade: 'ideal' });
  let now = 0;
  const draw = (pictures = 40): void => {
    for (let n = 0; n < pictures; n++) {
      for (const action of recorded.dispatched.splice(0)) host.act(action as Action);
      now += 16;
      scene.draw(frameOf(host) as never, now);
    }
  };
  const handle = <R extends HandleDef['role']>(role: R, name: RegExp): Extract<HandleDef, { role: R }> => {
    for (const def of recorded.handles.values())
      if (def.role === role && name.test(def.name)) return def as Extract<HandleDef, { role: R }>;
    throw new Error(`no ${role} called ${String(name)}`);
  };
  const box = (def: HandleDef): Box => {
    const place = recorded.places.get(def);
    if (!place) throw new Error(`${def.name} has no place`);
    return place;
  };
  draw();
  return { scene, host, draw, handle, box };
}

describe('the chromatography bench, by hand', () => {
  it.each([
    [960, 540],
    [390, 390],
  ])('hangs the strip into the jar and takes it out again (%i × %i)', (width, height) => {
    const bench = open(width, height);
    bench.handle('button', /^Capillary/).press();
    bench.draw();
    const strip = bench.handle('point', /^Paper strip/);
    const paper = bench.box(strip);
    const ruler = bench.box(bench.handle('slider', /^Loupe/));
    // The jar stands on the other side of the ruler.
    const jarX = 2 * ruler.x - paper.x;
    const carry = (x: number): void => {
      strip.held?.(true);
      bench.draw(2);
      strip.set({ x, y: 340 });
      bench.draw(2);
      strip.held?.(false);
      bench.draw();
    };
    carry(jarX + 20);
    bench.host.advance(900);
    bench.draw();
    expect(Number(frameOf(bench.host).readings['front_cm' as never])).toBeCloseTo(Math.sqrt(0.0938889 * 900), 6);
    bench.handle('button', /^Pencil/).press();
    bench.draw();
    carry(jarX + 200);
    expect(bench.host.finished).toBe(true);
    expect(bench.scene.describe(frameOf(bench.host) as never)).toContain('out and dry');
    const loupe = bench.handle('slider', /^Loupe/);
    loupe.keys?.['3']?.();
    bench.draw(200);
    const spot = Number(frameOf(bench.host).readings['spot_3_cm' as never]);
    expect(bench.scene.describe(frameOf(bench.host) as never)).toContain(`${spot.toFixed(2)} cm from the line`);
  });

  it('scans what lies on the strip: the areas under the peaks are the amounts, however far they have spread', () => {
    const { context } = stubContext();
    const strip = createPaperStrip(context);
    strip.lay(20);
    const area = (sigma: number): number => {
      strip.set({ spots: [{ height: 7, sigma, absorbance: [0, 1, 0] }], amount: 1, front: null, marks: [] });
      const scan = new Float32Array(3001);
      strip.scan(1, scan);
      // Along the middle alone: what spreads sideways leaves it, so σ times the area is what stays the same.
      return sigma * scan.reduce((sum, value) => sum + value, 0);
    };
    expect(area(0.4) / area(0.1)).toBeCloseTo(1, 3);
  });
});
