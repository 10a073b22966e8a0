import { describe, expect, it } from 'vitest';
import { penKey } from '../../../src/bench/full/strokes';
import { spotlightKey } from '../../../src/bench/full/spotlight';
import {
  commandOf,
  FULL_KEYS,
  PAGE_KEYS,
  TOOL_KEYS,
  type KeyCommand,
  type KeyPress,
} from '../../../src/bench/keys/keys';

const press = (key: string, changes: Partial<KeyPress> = {}): KeyCommand | null =>
  commandOf({ key, withModifier: false, focus: 'page', full: false, dialog: false, pageKeys: true, ...changes });

const inFull = { full: true } as const;

describe('keys of the bench', () => {
  it('on the page: full screen, run, read out, demonstration, help, and no more', () => {
    expect(['f', 'F', ' ', 'd', 'w', '?'].map((key) => press(key))).toEqual([
      'full-screen',
      'full-screen',
      'run',
      'read-out',
      'watch',
      'help',
    ]);
    for (const key of ['r', 'l', 's', 'p', 't', 'h', '+', '-', 'ArrowRight', 'Escape', 'x'])
      expect(press(key)).toBeNull();
  });

  it('in full screen: all of them', () => {
    const keys = [' ', 'r', 'ArrowRight', '+', '=', '-', 'l', 's', 'p', 't', 'h', 'f', 'Escape', '?', 'd', 'w'];
    expect(keys.map((key) => press(key, inFull))).toEqual([
      'run',
      'reset',
      'step',
      'faster',
      'faster',
      'slower',
      'laser',
      'spotlight',
      'pen',
      'projector',
      'hide',
      'leave',
      'leave',
      'help',
      'read-out',
      'watch',
    ]);
  });

  it('never take a key from a field, a dialog or the browser', () => {
    for (const full of [true, false]) {
      for (const key of ['f', ' ', 'r', '?', 'Escape', 'ArrowRight']) {
        expect(press(key, { full, focus: 'field' })).toBeNull();
        expect(press(key, { full, dialog: true })).toBeNull();
        expect(press(key, { full, withModifier: true })).toBeNull();
      }
    }
  });

  it('leave Space to a button, and arrows to the handles of the stage', () => {
    expect(press(' ', { focus: 'control' })).toBeNull();
    expect(press(' ', { ...inFull, focus: 'handle' })).toBeNull();
    expect(press('ArrowRight', { ...inFull, focus: 'handle' })).toBeNull();
    expect(press('h', { ...inFull, focus: 'handle' })).toBe('hide');
  });

  it('go on after a speed was chosen: only arrows are left to the choice', () => {
    expect(press('f', { focus: 'choice' })).toBe('full-screen');
    expect(press(' ', { ...inFull, focus: 'choice' })).toBe('run');
    expect(press('r', { ...inFull, focus: 'choice' })).toBe('reset');
    expect(press('ArrowRight', { ...inFull, focus: 'choice' })).toBeNull();
  });

  it('can be switched off on the page, not in full screen', () => {
    for (const key of ['f', ' ', 'd', '?']) expect(press(key, { pageKeys: false })).toBeNull();
    expect(press('r', { ...inFull, pageKeys: false })).toBe('reset');
  });

  it('are as the lists that ? opens say', () => {
    const names: Readonly<Record<string, string>> = { Space: ' ', '→': 'ArrowRight', Esc: 'Escape' };
    const keysOf = (lines: typeof PAGE_KEYS) => lines.flatMap(({ keys }) => keys.map((key) => names[key] ?? key));
    for (const key of keysOf(PAGE_KEYS)) expect(press(key), key).not.toBeNull();
    for (const key of keysOf(FULL_KEYS)) {
      expect(press(key), key).toBeNull();
      expect(press(key, inFull), key).not.toBeNull();
    }
    const listed = keysOf([...PAGE_KEYS, ...FULL_KEYS]).map((key) => press(key, inFull));
    expect(new Set(listed).size).toBe(PAGE_KEYS.length + FULL_KEYS.length);
  });

  it('do not clash with those of the tools', () => {
    const named: Readonly<Record<string, string>> = { '⌫': 'Backspace', Del: 'Delete' };
    for (const key of TOOL_KEYS.flatMap(({ keys }) => keys.map((name) => named[name] ?? name))) {
      expect(penKey(key) !== null || spotlightKey(key) !== 0, key).toBe(true);
      expect(press(key, inFull), key).toBeNull();
    }
  });
});
