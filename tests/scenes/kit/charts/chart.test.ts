import { Container, Graphics, Text } from 'pixi.js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createChart, layBelow } from '../../../../src/scenes/kit/charts/chart';
import { line, pen } from '../../../../src/scenes/kit/charts/line';
import { bars, points, rule } from '../../../../src/scenes/kit/charts/marks';
import { groundColours } from '../../../../src/scenes/kit/charts/series-colours';
import { contrast } from '../../../../src/scenes/kit/paint/contrast';
import { corner } from '../../../../src/scenes/kit/charts/words';
import { typeSizes } from '../../../../src/scenes/kit/layout/type-sizes';
import { darkStage, lightStage, projectorStage } from '../../../../src/scenes/kit/theme';
import { everything, stubCanvas, stubContext } from '../../stage-stub';

beforeAll(stubCanvas);

const make = (longer = 1) => {
  const { context } = stubContext();
  // Texts as wide as their letters, so that places can be looked at without a canvas.
  const text = ((options: { size: number; text?: string; anchor?: readonly [number, number] }) => {
    const made = new Text({ text: options.text ?? '', style: { fontSize: options.size } });
    made.anchor.set(options.anchor?.[0] ?? 0, options.anchor?.[1] ?? 0);
    const lines = (): readonly string[] => {
      const { wordWrap, wordWrapWidth } = made.style;
      const wide = made.text.length * made.style.fontSize * 0.6 * longer;
      if (!wordWrap || wide <= wordWrapWidth) return made.text.split('\n');
      const letters = Math.max(1, Math.floor(wordWrapWidth / (made.style.fontSize * 0.6 * longer)));
      return made.text.match(new RegExp(`.{1,${letters}}`, 'g')) ?? [];
    };
    Object.defineProperty(made, 'width', {
      get: () => Math.max(0, ...lines().map((each) => each.length)) * made.style.fontSize * 0.6 * longer,
    });
    Object.defineProperty(made, 'height', { get: () => lines().length * made.style.fontSize * 1.2 });
    return made;
  }) as unknown as typeof context.text;
  return createChart(
    { ...context, text },
    {
      ground: 'screen',
      x: { label: 'Extension of the spring', short: 'x', unit: 'm' },
      y: { label: 'Stretching force', short: 'F', unit: 'N' },
      marks: {
        found: bars(),
        law: line({ points: 'grows', name: 'law' }),
        rests: points({ name: 'loads at rest' }),
        now: pen(),
        limit: rule({ along: 'x' }),
        words: corner({ at: 'above' }),
      },
    },
  );
};

const boxOf = (text: Text) => ({
  left: text.x - text.anchor.x * text.width,
  right: text.x + (1 - text.anchor.x) * text.width,
  top: text.y - text.anchor.y * text.height,
  bottom: text.y + (1 - text.anchor.y) * text.height,
});

const textsOf = (chart: { readonly root: Container }): Text[] => {
  const found: Text[] = [];
  const visit = (node: Container): void => {
    if (!node.visible) return;
    if (node instanceof Text && node.text !== '') found.push(node);
    node.children.forEach(visit);
  };
  visit(chart.root);
  return found;
};

describe('a chart', () => {
  it('turns values into places of its parent and back', () => {
    const chart = make();
    chart.lay({ x: 100, y: 50, width: 300, height: 200 }, typeSizes(1));
    chart.domain({ x: [0, 0.4], y: [0, 20] });
    const { area } = chart;
    const corners = [chart.toPixel(0, 0), chart.toPixel(0.4, 20)];
    expect(corners[0]).toEqual({ x: area.x, y: area.y + area.height });
    expect(corners[1]?.x).toBeCloseTo(area.x + area.width, 9);
    expect(corners[1]?.y).toBeCloseTo(area.y, 9);
    const back = chart.toValue(chart.toPixel(0.3, 7));
    expect(back.x).toBeCloseTo(0.3, 9);
    expect(back.y).toBeCloseTo(7, 9);
    chart.marks.now.at(0.2, 10);
    expect(chart.marks.now.root.visible).toBe(true);
    chart.marks.now.at(0.2, 30);
    expect(chart.marks.now.root.visible).toBe(false);
  });

  it.each([
    [300, 200, 1],
    [300, 200, 1.4],
    [180, 140, 1.4],
    [160, 110, 1],
    [420, 100, 1.4],
  ])('keeps its texts within %i × %i and apart, %f times as long', (width, height, longer) => {
    const chart = make(longer);
    chart.lay({ x: 0, y: 0, width, height }, typeSizes(1));
    chart.marks.words.set('2.25 J');
    chart.domain({ x: [0, 1250], y: [-80, 20] });
    const frame = textsOf(chart).filter(({ text }) => text !== '2.25 J');
    expect(frame.length).toBeGreaterThan(4);
    const boxes = frame.map((text) => ({ text: text.text, ...boxOf(text) }));
    for (const box of boxes) {
      expect(box.left, box.text).toBeGreaterThanOrEqual(-0.01);
      expect(box.right, box.text).toBeLessThanOrEqual(width + 0.01);
      expect(box.bottom, box.text).toBeLessThanOrEqual(height + 0.01);
    }
    boxes.forEach((a, n) => {
      for (const b of boxes.slice(n + 1)) {
        const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        expect(apart, `${a.text} and ${b.text}`).toBe(true);
      }
    });
  });

  it('draws only what changed', () => {
    const chart = make();
    chart.lay({ x: 0, y: 0, width: 300, height: 200 }, typeSizes(1));
    chart.domain({ x: [0, 10], y: [0, 10] });
    chart.marks.law.columns([0, 1, 2], [0, 1, 2]);
    chart.marks.rests.columns([1], [1]);
    const drawn = vi.spyOn(Graphics.prototype, 'clear');
    chart.domain({ x: [0, 10], y: [0, 10] });
    chart.marks.law.columns([0, 1, 2], [0, 1, 2]);
    chart.marks.rests.columns([1], [1]);
    chart.marks.limit.set(null);
    expect(drawn).not.toHaveBeenCalled();
    const many = Array.from({ length: 2000 }, (_, n) => n / 200);
    chart.marks.law.columns(many, many);
    drawn.mockClear();
    chart.marks.law.columns([...many, 10.1], [...many, 10.1]);
    expect(drawn.mock.calls.length).toBeLessThanOrEqual(2);
    drawn.mockRestore();
  });

  it('shows bars, and hides those without a value', () => {
    const chart = make();
    chart.lay({ x: 0, y: 0, width: 300, height: 200 }, typeSizes(1));
    chart.domain({ x: [0, 4], y: [0, 10] });
    chart.marks.found.set([5, Number.NaN, 0, 20]);
    const found = everything(chart.marks.found.root).slice(1);
    expect(found.map(({ visible }) => visible)).toEqual([true, false, false, true]);
    expect(found[0]?.scale.y).toBeCloseTo(chart.area.height / 2, 6);
    expect(found[3]?.scale.y).toBeCloseTo(chart.area.height, 6);
  });

  it('lies below another with the same edges', () => {
    const [one, two] = [make(), make()];
    one.domain({ y: [0, 100_000] });
    layBelow([one, two], [2, 1], { x: 10, y: 20, width: 300, height: 300 }, typeSizes(1));
    expect(two.area.x).toBeCloseTo(one.area.x, 6);
    expect(two.area.width).toBeCloseTo(one.area.width, 6);
    expect(two.area.y).toBeGreaterThan(one.area.y + one.area.height);
  });
});

describe('colours of series', () => {
  it('can be read on their grounds, in every theme', () => {
    for (const theme of [darkStage, lightStage, projectorStage]) {
      for (const ground of ['screen', 'paper', 'none'] as const) {
        const colours = groundColours(theme, ground);
        for (const colour of [colours.ink, colours.bright, ...Object.values(colours.series)])
          expect(
            contrast(colour, colours.ground),
            `${theme.name} ${ground} ${colour.toString(16)}`,
          ).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
