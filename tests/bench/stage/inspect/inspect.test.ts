import { Container, Graphics, Text } from 'pixi.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { contrast, contrastNeeded, over, rgbOf } from '../../../../src/bench/stage/inspect/contrast';
import { lengthened } from '../../../../src/bench/stage/inspect/long-text';
import { contrastOf } from '../../../../src/bench/stage/inspect/pixels';
import { look, partAt } from '../../../../src/bench/stage/inspect/shown';
import { asLead, asPanel } from '../../../../src/scenes/kit/stage-marks';
import { stubCanvas } from '../../../scenes/stage-stub';

beforeAll(stubCanvas);

/** Ten units wide for each letter and as high as its font. */
const inkOf = ({ text, style }: Text) => [{ left: 0, top: 0, right: 10 * text.length, bottom: style.fontSize }];

const label = (text: string, x: number, y: number): Text => new Text({ text, x, y, style: { fontSize: 20 } });

describe('what is seen of a display tree', () => {
  it('gives places and sizes with the scale of all parents', () => {
    const root = new Container({ scale: 0.5, x: 100, children: [label('pH', 20, 40)] });
    const [seen] = look(root, inkOf).texts;
    expect(seen).toMatchObject({ size: 10, box: { left: 110, top: 20, right: 120, bottom: 30 } });
  });

  it('leaves out what is empty, hidden or too faint to be seen', () => {
    const hidden = new Container({ visible: false, children: [label('a', 0, 0)] });
    const faint = new Container({ alpha: 0.2, children: [new Text({ text: 'b', alpha: 0.2 })] });
    const root = new Container({ children: [hidden, faint, label(' ', 0, 0), label('c', 0, 0)] });
    expect(look(root, inkOf).texts.map(({ text }) => text.text)).toEqual(['c']);
  });

  it('finds the panel of a text: the last drawn below it that it touches, else the nearest around it', () => {
    const note = asPanel(new Container({ label: 'note' }), { x: 0, y: 0, width: 200, height: 100 });
    const face = asPanel(new Graphics({ label: 'screen', x: 10, y: 10 }), { x: 0, y: 0, width: 50, height: 30 });
    const later = asPanel(new Graphics({ label: 'later' }), { x: 0, y: 0, width: 200, height: 100 });
    note.addChild(face, label('on the screen', 40, 20), label('on the note', 20, 60), label('lost', 20, 400), later);
    const root = new Container({ children: [note, label('beside', 300, 0)] });
    expect(look(root, inkOf).texts.map(({ panel }) => panel?.name ?? null)).toEqual(['screen', 'note', 'note', null]);
  });

  it('gives the ends of leads and what lies there, never the lead itself', () => {
    const terminal = new Graphics({ label: 'terminal', x: 50, y: 50 }).rect(-5, -5, 10, 10).fill(0xff0000);
    const cable = new Graphics({ label: 'cable' }).rect(0, 0, 60, 60).fill(0x00ff00);
    asLead(cable, { x: 50, y: 50 }, { x: 5, y: 5 });
    const { leads, views } = look(new Container({ scale: 2, children: [terminal, cable] }), inkOf);
    const [lead] = leads;
    expect(lead?.ends).toEqual([
      { x: 100, y: 100 },
      { x: 10, y: 10 },
    ]);
    expect(lead?.ends.map((end) => partAt(views, end, 4, 1e6))).toEqual(['terminal', null]);
  });
});

describe('contrast', () => {
  it('is that of WCAG', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
    expect(contrast(rgbOf(0x767676), rgbOf(0xffffff))).toBeCloseTo(4.54, 2);
    expect(contrast(rgbOf(0xff0000), rgbOf(0xff0000))).toBe(1);
    expect(over([0, 0, 0], [200, 100, 0], 0.5)).toEqual([100, 50, 0]);
    expect([contrastNeeded(23.9, false), contrastNeeded(24, false), contrastNeeded(18.7, true)]).toEqual([4.5, 3, 3]);
  });

  const patch = (colours: readonly number[]): Uint8ClampedArray =>
    new Uint8ClampedArray(colours.flatMap((colour) => [...rgbOf(colour), 255]));

  it('is taken where the letters are, by their worst part', () => {
    const ground = [0xffffff, 0xffffff, 0xffffff, 0xffffff, 0x000000, 0x222222, 0x222222, 0x222222];
    const drawn = [0x000000, 0x000000, 0x000000, 0x000000, 0x000000, 0x000000, 0x000000, 0x000000];
    expect(contrastOf(0x000000, 1, patch(drawn), patch(ground))).toBeLessThan(2);
    expect(contrastOf(0x000000, 1, patch(drawn.slice(0, 4)), patch(ground.slice(0, 4)))).toBeCloseTo(21);
  });

  it('tells a text that something covers from one as bright as what is behind it', () => {
    const ground = patch(Array.from({ length: 8 }, () => 0x303030));
    expect(contrastOf(0xffffff, 1, ground, ground)).toBe('covered');
    expect(contrastOf(0x303030, 1, ground, ground)).toBeCloseTo(1);
  });
});

describe('longer words', () => {
  it('leaves numbers, units, formulae and symbols as they are', () => {
    for (const same of ['200 kN', '12.5 mL', '5 mol/L', 'NaHCO3', 'MAP', 'pH 7.00', '20 °C', 'x', '3 min'])
      expect(lengthened(same, 1.4)).toBe(same);
  });

  it('makes each word longer by the factor, rounded up', () => {
    expect(lengthened('Water level 20 mL', 1.4)).toBe('Waterat levelev 20 mL');
    expect(lengthened('START', 1.4)).toHaveLength(7);
  });
});
