import { CanvasSource } from 'pixi.js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { entry } from '../../../catalogue/instruments/gel-electrophoresis';
import { LANE_PLACES, LANES } from '../../../engine/biology/gel-lanes';
import { createRng } from '../../../engine/core/rng';
import { GENOMIC } from '../../../engine/data/samples/dna-forms';
import type { Sample } from '../../../engine/data/samples/sample';
import { sampleCode } from '../../../engine/data/samples/sample-code';
import { simulation } from '../../../engine/instruments/gel-electrophoresis';
import { SimulationHost } from '../../../engine/runtime/host';
import type { Frame, HandleDef, SceneContext } from '../../../src/scenes/contract';
import { PLACES } from '../../../src/scenes/instruments/gel-electrophoresis/gel-bench-layout';
import { createScene } from '../../../src/scenes/instruments/gel-electrophoresis/scene';
import { darkStage } from '../../../src/scenes/kit/theme';
import { factsOf, frameOf, sizes, stubCanvas, stubContext } from '../stage-stub';

beforeAll(stubCanvas);

const defaults = {
  agarose: 1,
  voltage: 75,
  electrode_distance: 15,
  gel_length: 12,
  buffer: '1x TAE',
  dna: 'Lambda',
  enzyme_1: 'HindIII',
  enzyme_2: 'None',
  ladder: 'Lambda HindIII',
  shelf: '',
  dna_mass: 250,
  stain: 'Ethidium bromide',
  probe_size: 1000,
  band_index: 1,
};

function bench(given: Partial<typeof defaults> = {}) {
  const { context, recorded } = stubContext(darkStage, factsOf(entry, simulation));
  const host = new SimulationHost({
    simulation,
    inputs: { ...defaults, ...given },
    applies: {},
    seed: 1,
    grade: 'school',
  });
  const scene = createScene(context as unknown as SceneContext<'gel_electrophoresis'>);
  const [, wide] = sizes;
  if (!wide) throw new Error('no size');
  scene.resize(wide);
  const draw = () => {
    const frame = frameOf(host) as unknown as Frame<'gel_electrophoresis'>;
    scene.draw(frame, 0);
    return scene.describe(frame);
  };
  const handle = <R extends HandleDef['role']>(name: string, role: R): Extract<HandleDef, { role: R }> => {
    const def = [...recorded.handles.values()].find((one) => one.name === name);
    if (def?.role !== role) throw new Error(`no ${role} called ${name}`);
    return def as Extract<HandleDef, { role: R }>;
  };
  const run = (...names: readonly string[]) => {
    for (const name of names) host.act({ do: name });
  };
  return { host, recorded, draw, handle, run };
}

describe('the gel bench on the stage', () => {
  it('draws the lanes where the model has them', () => {
    expect(LANES.map((lane) => LANE_PLACES[lane])).toEqual([...PLACES]);
  });

  it('does by hand what the dock does', () => {
    const { recorded, draw, handle } = bench();
    draw();
    handle('Cast the gel', 'button').press();
    handle('Tube 3: digest the DNA', 'button').press();
    handle('Power', 'toggle').toggle(true);
    handle('Power', 'toggle').toggle(false);
    handle('Voltage', 'slider').set(100);
    handle('Photograph in UV light', 'button').press();
    handle('Micropipette: load the samples', 'button').press();
    handle('Gel: stain it', 'button').press();
    handle('Sheet: calibrate with the ladder', 'button').press();
    expect(recorded.dispatched).toEqual([
      { do: 'cast_gel' },
      { do: 'digest' },
      { do: 'start_run' },
      { do: 'stop_run' },
      { do: 'image_gel' },
      { do: 'load_sample' },
      { do: 'stain_gel' },
      { do: 'calibrate' },
    ]);
    expect(recorded.inputs).toEqual([['voltage', 100]]);
  });

  it('photographs each gel anew, also where the dyes have come just as far', () => {
    const painted = vi.spyOn(CanvasSource.prototype, 'update');
    const { host, draw, run } = bench();
    const photograph = (): number => {
      run('cast_gel', 'digest', 'load_sample', 'start_run');
      host.advance(3600);
      run('stop_run', 'stain_gel', 'image_gel');
      draw();
      const times = painted.mock.calls.length;
      draw();
      expect(painted.mock.calls.length).toBe(times);
      return times;
    };
    const first = photograph();
    expect(first).toBeGreaterThan(0);
    // Another digest on the next gel, and no picture between that would show an empty glass.
    host.change({ enzyme_2: 'EcoRI' });
    expect(photograph()).toBeGreaterThan(first);
    painted.mockRestore();
  });

  it('says what it shows, step by step, and never the unknown before an answer', () => {
    const { host, draw, run } = bench();
    const truth = String(
      simulation.init(defaults as never, createRng(1).stream('init'), createRng(1).stream('init')).unknownSize,
    );
    expect(draw()).toBe('The tray is empty. Tube 3 holds Lambda DNA, not digested yet.');
    run('cast_gel', 'digest');
    expect(draw()).toBe('A gel of 1.0 % agarose lies in the tank, with its comb in. Tube 3 holds Lambda DNA, HindIII.');
    run('load_sample', 'start_run');
    host.advance(3600);
    expect(draw()).toContain('The power is on at 75 V, 5.000 V/cm; the dye front is');
    run('stop_run', 'stain_gel', 'image_gel', 'calibrate');
    const words = draw();
    expect(words).toContain('Lane 4, unknown: a band at');
    // The smallest fragment of the ladder is too faint to be seen: seven bands.
    expect(/Lane 1, ladder: bands at ([\d, ]+) mm/.exec(words)?.[1]?.split(', ')).toHaveLength(7);
    expect(words).not.toContain(truth);
  });

  it('says of DNA from the shelf where its smear begins, is brightest and ends', () => {
    const dna: Sample = {
      version: 1,
      name: 'DNA',
      phase: 'solution',
      matrix: 'buffer',
      amount: { value: 1, unit: 'mL' },
      temperature: 22,
      parts: [{ id: 'dna', q: { value: 0.3, unit: 'g/L' }, form: GENOMIC }],
      prep: [],
      source: 'of a test',
    };
    const { host, draw, run } = bench({ shelf: sampleCode(dna) });
    run('cast_gel', 'digest', 'load_sample', 'start_run');
    host.advance(3600);
    run('stop_run', 'stain_gel', 'image_gel');
    const [, from, to, at] =
      /Lane 2, from the shelf: a smear from (\d+) to (\d+) mm, brightest at (\d+) mm/.exec(draw()) ?? [];
    expect(Number(from)).toBeGreaterThan(5);
    expect(Number(at)).toBeGreaterThanOrEqual(Number(from));
    expect(Number(at)).toBeLessThan(Number(to));
  });

  it('chooses the band whose pointer is nearest', () => {
    const { host, recorded, draw, handle, run } = bench();
    run('cast_gel', 'digest', 'load_sample', 'start_run');
    host.advance(5400);
    run('stop_run', 'stain_gel', 'image_gel');
    draw();
    const pointer = handle('Band of the digest', 'slider');
    const start = { x: 0, y: 0 };
    expect(pointer.max).toBe(8);
    expect(pointer.drag({ x: 0, y: -1000 }, start, 3)).toBe(1);
    expect(pointer.drag({ x: 0, y: 5000 }, start, 3)).toBe(8);
    pointer.set(4);
    expect(recorded.inputs.at(-1)).toEqual(['band_index', 4]);
  });

  it('measures as far as the gel reaches', () => {
    const { host, draw, handle } = bench();
    host.change({ gel_length: 8 });
    draw();
    expect(handle('Measuring line', 'slider').max).toBe(80);
  });
});
