import { describe, expect, it, vi } from 'vitest';
import type { HandleChange, HandleEvent } from '../../../src/bench/stage/protocol';
import { SceneHandles } from '../../../src/bench/stage/scene-handles';
import type { HandleDef } from '../../../src/scenes/contract';

function knob(set = vi.fn<(value: number) => void>()) {
  const def: HandleDef = {
    role: 'slider',
    name: 'Voltage',
    hint: 'Arrow keys turn the knob.',
    min: 0,
    max: 12,
    step: 0.5,
    value: 5,
    format: (volts) => `${volts} V`,
    set,
    drag: (point, start, volts) => volts + (point.x - start.x) / 20,
    keys: { z: () => set(-1) },
  };
  const handles = new SceneHandles();
  const handle = handles.create(def);
  const created = handles.take();
  return { handles, handle, created, set };
}

const states = (changes: readonly HandleChange[]) =>
  changes.flatMap((change) => (change.is === 'state' ? [change.state] : []));

describe('handles on the scene’s side', () => {
  it('tell the page what there is, once', () => {
    const { handles, created } = knob();
    expect(created).toEqual([
      {
        is: 'create',
        id: 1,
        face: {
          role: 'slider',
          grip: 'along',
          name: 'Voltage',
          hint: 'Arrow keys turn the knob.',
          keys: ['z'],
          repeatEvery: null,
        },
        state: { value: 5, min: 0, max: 12, text: '5 V' },
      },
    ]);
    expect(handles.take()).toEqual([]);
  });

  it('say nothing where nothing changed', () => {
    const { handles, handle } = knob();
    handle.place(1, 2, 3, 4);
    handles.take();
    handle.place(1, 2, 3, 4);
    handle.update(5);
    handle.rename('Voltage');
    handle.enable(true);
    expect(handles.take()).toEqual([]);
  });

  it.each<[string, HandleEvent, number]>([
    ['an arrow key steps', { is: 'nudge', id: 1, steps: { x: 1, y: 0 } }, 5.5],
    ['Page Down takes ten steps', { is: 'nudge', id: 1, steps: { x: 0, y: -10 } }, 0],
    ['End goes to the limit', { is: 'limit', id: 1, to: 'max' }, 12],
    ['a drag is snapped', { is: 'drag', id: 1, point: { x: 33, y: 0 }, start: { x: 0, y: 0 }, startValue: 5 }, 6.5],
    [
      'a drag stops at the limit',
      { is: 'drag', id: 1, point: { x: 900, y: 0 }, start: { x: 0, y: 0 }, startValue: 5 },
      12,
    ],
  ])('%s', (_what, event, expected) => {
    const { handles, set } = knob();
    handles.handle(event);
    expect(set).toHaveBeenCalledExactlyOnceWith(expected);
    expect(states(handles.take())).toEqual([{ value: expected, min: 0, max: 12, text: `${expected} V` }]);
  });

  it('do not lose keys to frames that do not know of them yet', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { handles, handle, set } = knob();
    const right: HandleEvent = { is: 'nudge', id: 1, steps: { x: 1, y: 0 } };
    handles.handle(right);
    handle.update(5);
    handles.handle(right);
    expect(set).toHaveBeenLastCalledWith(6);
    handle.update(5.5);
    handle.update(6);
    // The frame has caught up: what it says next holds again, as it does after a refusal.
    handle.update(3);
    expect(states(handles.take()).at(-1)?.value).toBe(3);
    handles.handle(right);
    vi.advanceTimersByTime(700);
    handle.update(3);
    expect(states(handles.take()).at(-1)?.value).toBe(3);
    vi.useRealTimers();
  });

  it('tell of places and values only the newest since the page last heard, and press only with what there is to hold', () => {
    const { handles, handle } = knob();
    for (let frame = 0; frame < 30; frame++) {
      handle.place(frame, 2, 3, 4);
      handle.update(frame / 10);
    }
    expect(handles.pressing).toBe(false);
    handle.enable(false);
    expect(handles.pressing).toBe(true);
    handle.place(50, 2, 3, 4);
    const told = handles.take();
    expect(told.map(({ is }) => is)).toEqual(['state', 'enable', 'place']);
    expect(told.at(-1)).toMatchObject({ box: { x: 50 } });
    expect(states(told)[0]?.value).toBe(2.9);
    expect(handles.take()).toEqual([]);
  });

  it('do not repeat a value that is there already', () => {
    const { handles, set } = knob();
    handles.handle({ is: 'limit', id: 1, to: 'max' });
    handles.handle({ is: 'nudge', id: 1, steps: { x: 1, y: 0 } });
    expect(set).toHaveBeenCalledTimes(1);
  });

  it('take their own keys, and no event once they are gone', () => {
    const { handles, handle, set } = knob();
    handles.handle({ is: 'key', id: 1, key: 'z' });
    expect(set).toHaveBeenLastCalledWith(-1);
    handle.remove();
    handles.handle({ is: 'nudge', id: 1, steps: { x: 1, y: 0 } });
    expect(set).toHaveBeenCalledTimes(1);
    expect(handles.take()).toEqual([{ is: 'remove', id: 1 }]);
  });

  it('turn a switch to the other side of what it shows', () => {
    const toggle = vi.fn<(on: boolean) => void>();
    const handles = new SceneHandles();
    const handle = handles.create({ role: 'toggle', name: 'Lamp', pressed: false, toggle });
    handles.handle({ is: 'toggle', id: 1 });
    handle.update(true);
    handles.handle({ is: 'toggle', id: 1 });
    expect(toggle.mock.calls).toEqual([[true], [false]]);
  });
});
