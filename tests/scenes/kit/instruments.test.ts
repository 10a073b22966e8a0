import { type Graphics, Text } from 'pixi.js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { BoundHandles } from '../../../src/bench/stage/bound-handles';
import { SceneHandles } from '../../../src/bench/stage/scene-handles';
import type { StageContext } from '../../../src/scenes/contract';
import { createDisplay, type RowNeeds, rowSizes } from '../../../src/scenes/kit/instruments/display';
import { createInstrument } from '../../../src/scenes/kit/instruments/instrument';
import { createKey } from '../../../src/scenes/kit/instruments/key';
import { KIT_FACTS } from '../../../src/scenes/kit/kit-facts';
import { typeSizes } from '../../../src/scenes/kit/layout/type-sizes';
import { darkStage, lightStage, projectorStage } from '../../../src/scenes/kit/theme';
import { pressed, stubCanvas, stubContext } from '../stage-stub';

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (colour: number): number => {
  const part = (shift: number): number => {
    const c = ((colour >> shift) & 255) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0);
};
const contrast = (a: number, b: number): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

beforeAll(stubCanvas);

const SMALL = 12;
const ADVANCE = 0.6;
const GAP = 7;
const row = (characters: number, unit = 0, label = 0): RowNeeds => ({ characters, unit, label });

describe('figures of a display', () => {
  const ROOMS = [
    { width: 90, height: 30 },
    { width: 200, height: 60 },
    { width: 320, height: 90 },
    { width: 150, height: 200 },
  ];

  it('keep within their room, with unit and label', () => {
    for (const room of ROOMS) {
      for (const rows of [[row(5, 1.2)], [row(6)], [row(5, 0.6, 3), row(3, 2.4, 4)]]) {
        const { figures, unit, label } = rowSizes(rows, room, SMALL);
        if (figures <= SMALL) continue;
        for (const { characters, unit: sign, label: name } of rows) {
          const across = characters * ADVANCE * figures + (sign > 0 ? GAP + sign * unit : 0);
          const beside = label === 'beside' && name > 0 ? name * SMALL + GAP : 0;
          expect(across + beside).toBeLessThanOrEqual(room.width);
        }
        expect(rows.length * (figures + (label === 'above' ? SMALL : 0))).toBeLessThanOrEqual(room.height);
      }
    }
  });

  /** The stub's texts have no width of their own. */
  const withWidths = () =>
    vi.spyOn(Text.prototype, 'width', 'get').mockImplementation(function (this: Text) {
      return this.text.length * this.style.fontSize * ADVANCE;
    });

  it('keep room for the widest unit, whichever stands there when they are laid', () => {
    const widths = withWidths();
    const display = createDisplay(stubContext().context, { rows: [{ unit: 'kgf/mm²', widest: '00.00' }] });
    display.setUnit(0, 'V');
    display.lay({ x: 0, y: 0, width: 200, height: 90 }, typeSizes(1));
    display.setUnit(0, 'kgf/mm²');
    const texts = display.root.children.flatMap(({ children }) => children).filter((part) => part instanceof Text);
    const unit = texts.find(({ text }) => text === 'kgf/mm²');
    expect(unit && unit.x + unit.width).toBeLessThanOrEqual(display.pane.x + display.pane.width);
    widths.mockRestore();
  });

  it('have no words beside them where their label stands', () => {
    const widths = withWidths();
    const display = createDisplay(stubContext().context, {
      rows: [{ label: 'Lock', unit: '%', widest: '000.0' }],
      note: true,
    });
    display.note('ready');
    const texts = display.root.children.flatMap(({ children }) => children).filter((part) => part instanceof Text);
    const [label, words] = ['Lock', 'ready'].map((text) => texts.find((part) => part.text === text));
    let seenLow = 0;
    for (let height = 20; height < 90; height++) {
      display.lay({ x: 0, y: 0, width: 300, height }, typeSizes(1));
      if (!label?.visible || !words?.visible) continue;
      seenLow++;
      expect(words.y - label.y, `${height} high`).toBeGreaterThan(12);
    }
    expect(seenLow).toBeGreaterThan(0);
    widths.mockRestore();
  });

  it('grow with their room and never fall below the least size of a text', () => {
    const sizes = ROOMS.slice(0, 3).map((room) => rowSizes([row(5, 1.2)], room, SMALL).figures);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(rowSizes([row(9, 2, 6)], { width: 40, height: 12 }, SMALL).figures).toBe(SMALL);
  });

  it('leave the label out before they become too small to read', () => {
    expect(rowSizes([row(4, 0, 4)], { width: 60, height: 16 }, SMALL).label).toBe('none');
  });
});

describe('screens', () => {
  it('have words, figures and warnings that can be read, in all three themes', () => {
    for (const theme of [darkStage, lightStage, projectorStage]) {
      for (const ink of [theme.screenGlow, theme.screenInk, theme.screenWarning]) {
        expect(contrast(ink, theme.screen)).toBeGreaterThan(4.5);
      }
    }
  });
});

/** A context whose handles are the bench's own. */
function benched() {
  const handles = new SceneHandles();
  const asked: unknown[] = [];
  const sounds: string[] = [];
  const bound = new BoundHandles(handles, () => KIT_FACTS, {
    dispatch: (action) => asked.push(action),
    press: (id) => asked.push(pressed(KIT_FACTS.actions, id)),
    setInput: (id, value) => asked.push([id, value]),
  });
  const context: StageContext = {
    ...stubContext().context,
    handle: (def) => handles.create(def),
    inputHandle: (id, options) => bound.input(id, options),
    actionHandle: (id, options) => bound.action(id, options),
    sound: (sound) => sounds.push(sound),
  };
  return { context, handles, bound, asked, sounds };
}

const frame = (stir: boolean, lamp = false) => ({ params: { lamp }, waiting: {}, toggles: { stir } });

describe('a key', () => {
  it('is lit while its toggle is on, whoever put it on, and sounds when that changes', () => {
    const { context, bound, sounds } = benched();
    const key = createKey(context, { action: 'stir' });
    const lamp = key.root.children[1]?.children[1] as Graphics;
    bound.follow(frame(false));
    expect(lamp.visible).toBe(false);
    bound.follow(frame(true));
    expect(lamp.visible).toBe(true);
    bound.follow(frame(true));
    expect(sounds).toEqual(['click']);
  });

  it('says the dock’s words and asks for what the dock asks', () => {
    const { context, handles, asked } = benched();
    createKey(context, { action: 'release' });
    createKey(context, { input: 'lamp', print: 'I/O' });
    expect([...handles.faces().values()].map(({ name }) => name)).toEqual(['Release', 'Lamp']);
    handles.handle({ is: 'press', id: 1 });
    handles.handle({ is: 'toggle', id: 2 });
    expect(asked).toEqual([{ do: 'release' }, ['lamp', true]]);
  });
});

describe('an instrument', () => {
  const type = typeSizes(1);
  const create = () =>
    createInstrument(benched().context, {
      title: 'Supply',
      display: { rows: [{ unit: 'V', widest: '00.0' }] },
      knobs: [{ action: 'set_voltage' }],
      sockets: [
        { id: 'plus', kind: 'red' },
        { id: 'minus', kind: 'black' },
        { id: 'probe', kind: 'bnc', side: 'top' },
      ],
    });

  it('has its ports within its box, upright or across', () => {
    for (const box of [
      { x: 10, y: 20, width: 400, height: 140 },
      { x: 10, y: 20, width: 180, height: 300 },
    ]) {
      const made = create();
      made.lay(box, type);
      for (const id of ['plus', 'minus']) {
        const { x, y } = made.port(id).at;
        expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
      }
      expect(made.port('probe')).toMatchObject({ at: { y: box.y - 1 }, direction: { x: 0, y: -1 } });
      for (const kept of made.clear()) expect(kept.width > 0 && kept.height > 0).toBe(true);
    }
  });

  it('turns a knob of an action to where the model stands', () => {
    const { context, handles } = benched();
    const made = createInstrument(context, { knobs: [{ action: 'set_voltage' }] });
    made.lay({ x: 0, y: 0, width: 200, height: 150 }, type);
    made.knobs[0]?.turnTo(2);
    expect([...handles.faces().values()].map(({ value }) => value)).toEqual([2]);
  });

  it('refuses a socket that it has not', () => {
    const made = create();
    made.lay({ x: 0, y: 0, width: 300, height: 150 }, type);
    expect(() => made.port('usb')).toThrow('There is no socket "usb" at Supply.');
  });
});
