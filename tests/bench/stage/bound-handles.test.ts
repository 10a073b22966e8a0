import { describe, expect, it } from 'vitest';
import { BoundHandles } from '../../../src/bench/stage/bound-handles';
import { SceneHandles } from '../../../src/bench/stage/scene-handles';
import type { BenchFacts } from '../../../src/scenes/contract';
import { KIT_FACTS } from '../../../src/scenes/kit/kit-facts';

function bench(facts: BenchFacts = KIT_FACTS) {
  const asked: unknown[] = [];
  const handles = new SceneHandles();
  const present = { facts };
  const bound = new BoundHandles(handles, () => present.facts, {
    dispatch: (action) => asked.push(action),
    press: (id) => asked.push({ press: id }),
    setInput: (id, value) => asked.push([id, value]),
  });
  /** The newest thing said of the only handle. */
  const said = () => handles.take();
  return { asked, handles, bound, present, said };
}

const frame = (params: Record<string, number | string | boolean>, waiting = {}, toggles = {}) => ({
  params,
  waiting,
  toggles,
});

describe('a handle on an input', () => {
  it('has the name, bounds, step, unit and digits of the entry', () => {
    const { bound, said } = bench();
    bound.input('length');
    const [created] = said();
    expect(created).toMatchObject({
      is: 'create',
      face: { role: 'slider', name: 'Length' },
      state: { min: 0.1, max: 2 },
    });
    bound.follow(frame({ length: 0.4 }));
    expect(said()).toMatchObject([{ is: 'state', state: { value: 0.4, text: '0.40 m' } }]);
  });

  it('shows what is set and waits, before what is in force', () => {
    const { bound, said } = bench();
    bound.input('length');
    said();
    bound.follow(frame({ length: 0.4 }, { length: 1.2 }));
    expect(said()).toMatchObject([{ state: { value: 1.2 } }]);
  });

  it('sets it on its step, within bounds that may change', () => {
    const { bound, handles, asked, present, said } = bench();
    bound.input('length', { drag: (point) => point.x });
    const [created] = said();
    const id = created?.id ?? 0;
    const drag = (x: number): void =>
      handles.handle({ is: 'drag', id, point: { x, y: 0 }, start: { x: 0, y: 0 }, startValue: 0.1 });
    drag(0.523);
    drag(9);
    const { length } = KIT_FACTS.inputs;
    if (!length) throw new Error('no length');
    present.facts = { ...KIT_FACTS, inputs: { length: { ...length, max: 1 } } };
    drag(0.3);
    drag(9);
    expect(asked).toEqual([
      ['length', 0.52],
      ['length', 2],
      ['length', 0.3],
      ['length', 1],
    ]);
  });

  it('goes through the options of a list by their places', () => {
    const { bound, handles, asked, said } = bench();
    bound.input('medium');
    const [created] = said();
    bound.follow(frame({ medium: 'Water' }));
    expect(said()).toMatchObject([{ state: { value: 1, text: 'Water' } }]);
    handles.handle({ is: 'nudge', id: created?.id ?? 0, steps: { x: 1, y: 0 } });
    expect(asked).toEqual([['medium', 'Glycerol']]);
  });

  it('is a switch where the input is one', () => {
    const { bound, handles, asked, said } = bench();
    bound.input('lamp');
    const [created] = said();
    expect(created).toMatchObject({ face: { role: 'toggle', name: 'Lamp' } });
    bound.follow(frame({ lamp: true }));
    handles.handle({ is: 'toggle', id: created?.id ?? 0 });
    expect(asked).toEqual([['lamp', false]]);
  });

  it('refuses an input that there is not', () => {
    const { bound } = bench();
    expect(() => bound.input('colour')).toThrow('There is no input "colour".');
  });
});

describe('a handle on an action', () => {
  it('is a button with the label of the dock', () => {
    const { bound, handles, asked, said } = bench();
    bound.action('release');
    const [created] = said();
    expect(created).toMatchObject({ face: { role: 'button', name: 'Release' } });
    handles.handle({ is: 'press', id: created?.id ?? 0 });
    expect(asked).toEqual([{ press: 'release' }]);
  });

  it('is a switch that stands where the simulation says', () => {
    const { bound, handles, asked, said } = bench();
    bound.action('stir');
    const [created] = said();
    bound.follow(frame({}, {}, { stir: true }));
    expect(said()).toMatchObject([{ is: 'state', state: { value: true } }]);
    handles.handle({ is: 'toggle', id: created?.id ?? 0 });
    expect(asked).toEqual([{ do: 'stir', value: 0 }]);
  });

  it('gives at a press what stands in Do, and any value of its range by a drag', () => {
    const { bound, handles, asked, said } = bench();
    bound.action('set_voltage');
    bound.action('set_voltage', { drag: (point) => point.x });
    const [button, slider] = said();
    handles.handle({ is: 'press', id: button?.id ?? 0 });
    handles.handle({ is: 'drag', id: slider?.id ?? 0, point: { x: 3.14, y: 0 }, start: { x: 0, y: 0 }, startValue: 0 });
    expect(asked).toEqual([{ press: 'set_voltage' }, { do: 'set_voltage', value: 3.1 }]);
  });
});
