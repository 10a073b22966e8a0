import { describe, expect, it } from 'vitest';
import { commandOf, KEY_LIST, type KeyCommand, type KeyPress } from '../../src/bench/keys';

const press = (key: string, changes: Partial<KeyPress> = {}): KeyCommand | null =>
  commandOf({ key, withModifier: false, focus: 'page', full: false, dialog: false, pageKeys: true, ...changes });

const inFull = { full: true } as const;

describe('keys of the bench', () => {
  it('on the page: full screen, run, read out, help, and no more', () => {
    expect(['f', 'F', ' ', 'd', '?'].map((key) => press(key))).toEqual([
      'full-screen',
      'full-screen',
      'run',
      'read-out',
      'help',
    ]);
    for (const key of ['r', 'l', 'h', '+', '-', 'ArrowRight', 'Escape', 'x']) expect(press(key)).toBeNull();
  });

  it('in full screen: all of them', () => {
    const keys = [' ', 'r', 'ArrowRight', '+', '=', '-', 'l', 'h', 'f', 'Escape', '?', 'd'];
    expect(keys.map((key) => press(key, inFull))).toEqual([
      'run',
      'reset',
      'step',
      'faster',
      'faster',
      'slower',
      'laser',
      'hide',
      'leave',
      'leave',
      'help',
      'read-out',
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

  it('can be switched off on the page, not in full screen', () => {
    for (const key of ['f', ' ', 'd', '?']) expect(press(key, { pageKeys: false })).toBeNull();
    expect(press('r', { ...inFull, pageKeys: false })).toBe('reset');
  });

  it('are all in the list that ? opens', () => {
    const names: Readonly<Record<string, string>> = { Space: ' ', '→': 'ArrowRight', Esc: 'Escape' };
    for (const { keys, full } of KEY_LIST) {
      for (const key of keys) expect(press(names[key] ?? key, { full: full ?? false })).not.toBeNull();
    }
  });
});
