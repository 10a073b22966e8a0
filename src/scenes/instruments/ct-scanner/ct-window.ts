/** Level and width of the window: preset keys, a drag on the image, and the histogram with its edges that can be moved. */
import { Graphics } from 'pixi.js';
import { HISTOGRAM } from '../../../../engine/instruments/ct-image';
import type { Box, Frame, InputFacts, SceneContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { band } from '../../kit/charts/marks';
import { createKey } from '../../kit/instruments/key';

type Params = Frame<'ct_scanner'>['params'];
type WindowInput = 'window_level' | 'window_width';

const PRESETS = [
  { value: 'Brain', print: 'Brain', level: 40, width: 80 },
  { value: 'Soft tissue', print: 'Tissue', level: 40, width: 400 },
  { value: 'Lung', print: 'Lung', level: -600, width: 1500 },
  { value: 'Bone', print: 'Bone', level: 400, width: 1800 },
] as const;
/** Logarithm of the count that reaches the top of the histogram. */
const FULL_COUNT = 4.5;
const HISTOGRAM_TO = HISTOGRAM.from + HISTOGRAM.bins * HISTOGRAM.width;
/** HU of one stage unit of a drag on the image, for each HU of width; at least 1. */
const DRAG_PER_WIDTH = 1 / 160;

/** Level and width as the inputs have them. */
export interface CtWindow {
  follow(params: Params): void;
  set: (level: number, width: number) => void;
  edges: () => readonly [black: number, white: number];
  bounds: (id: WindowInput) => InputFacts;
}

export function createCtWindow(context: SceneContext<'ct_scanner'>): CtWindow {
  let params: Params | null = null;
  const bounds = (id: WindowInput): InputFacts => {
    const facts = context.facts.inputs[id];
    if (!facts) throw new Error(`There is no input "${id}".`);
    return facts;
  };
  const held = (id: WindowInput, value: number): number => {
    const { min, max, step } = bounds(id);
    return Math.min(max, Math.max(min, Math.round(value / (step ?? 1)) * (step ?? 1)));
  };
  return {
    bounds,
    follow(next) {
      params = next;
    },
    set(level, width) {
      const [newLevel, newWidth] = [held('window_level', level), held('window_width', width)];
      if (newLevel !== params?.window_level) context.setInput('window_level', newLevel);
      if (newWidth !== params?.window_width) context.setInput('window_width', newWidth);
    },
    edges() {
      const { window_level: level = 40, window_width: width = 400 } = params ?? {};
      return [level - width / 2, level + width / 2];
    },
  };
}

/** A key for each window that radiologists use; it lights while its window is set. */
export function createPresetKeys(context: SceneContext<'ct_scanner'>) {
  const presets = PRESETS.map(({ value, print, level, width }) => ({
    level,
    width,
    key: createKey(context, {
      press: () => context.dispatch({ do: 'preset', value }),
      name: `Window for ${value.toLowerCase()}`,
      hint: `Level ${level} HU, width ${width} HU.`,
      print,
    }),
  }));
  return {
    keys: presets.map(({ key }) => key),
    light({ window_level, window_width }: Params): void {
      for (const { key, level, width } of presets) key.light(window_level === level && window_width === width);
    },
  };
}

/** Window and level by a drag on the image, as radiologists set them. */
export function createWindowDrag(context: SceneContext<'ct_scanner'>, { bounds, set }: CtWindow) {
  const [level, width] = [bounds('window_level'), bounds('window_width')];
  return context.handle({
    role: 'point',
    grip: 'none',
    name: 'Image: window width and level',
    hint: 'Drag sideways for the width, up and down for the level.',
    min: { x: width.min, y: level.min },
    max: { x: width.max, y: level.max },
    step: 10,
    value: { x: 400, y: 40 },
    format: ({ x, y }) => `width ${x.toFixed(0)} HU, level ${y.toFixed(0)} HU`,
    set: ({ x, y }) => set(y, x),
    drag(point, startPoint, from) {
      const rate = Math.max(1, from.x * DRAG_PER_WIDTH);
      return { x: from.x + rate * (point.x - startPoint.x), y: from.y - rate * (point.y - startPoint.y) };
    },
  });
}

/** CT numbers of the image, the ramp of greys over them, and a grip at each edge of the window. */
export function createWindowHistogram(context: SceneContext<'ct_scanner'>, { edges, set }: CtWindow) {
  const { theme } = context;
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'CT number', short: 'CT', unit: 'HU', domain: [HISTOGRAM.from, HISTOGRAM_TO] },
    y: { label: '', domain: [0, FULL_COUNT], bare: true },
    marks: {
      window: band({ along: 'x', alpha: 0.18 }),
      counts: line({ width: 1.6 }),
      ramp: line({ colour: 'bright', width: 1.4 }),
    },
  });
  const edgeGrip = (fill: number): Graphics =>
    new Graphics().poly([-7, 0, 7, 0, 7, 9, 0, 17, -7, 9]).fill(fill).stroke({ width: 1.2, color: theme.screenGlow });
  const edgeGrips = [edgeGrip(0x0b0f14), edgeGrip(0xf4f7fa)] as const;
  const edgeHandle = (name: string, n: 0 | 1) =>
    context.handle({
      role: 'slider',
      grip: 'none',
      name,
      min: n === 0 ? -3000 : -1000,
      max: n === 0 ? 2000 : 4000,
      step: 20,
      value: edges()[n],
      format: (value) => `${value.toFixed(0)} HU`,
      set(value) {
        const other = edges()[1 - n] ?? 0;
        set((value + other) / 2, n === 0 ? other - value : value - other);
      },
      drag: (point, startPoint, from) => from + chart.toValue(point).x - chart.toValue(startPoint).x,
    });
  const handles = [edgeHandle('Black edge of the window', 0), edgeHandle('White edge of the window', 1)] as const;
  return {
    views: [chart.root, ...edgeGrips],
    curve: chart.marks.counts.root,
    /** Null where there is no room. */
    lay(box: Box | null, type: TypeSizes): void {
      for (const part of [chart.root, ...edgeGrips]) part.visible = box !== null;
      for (const handle of handles) handle.enable(box !== null);
      if (box) chart.lay(box, type);
    },
    count(counts: ArrayLike<number>): void {
      chart.marks.counts.even(counts, HISTOGRAM.from, HISTOGRAM_TO);
    },
    mark(dark: number, white: number): void {
      chart.marks.window.set(Math.max(HISTOGRAM.from, dark), Math.min(HISTOGRAM_TO, white));
      chart.marks.ramp.columns([dark, white], [0, FULL_COUNT]);
      [dark, white].forEach((edge, n) => {
        handles[n]?.update(edge);
        const at = chart.toPixel(Math.min(HISTOGRAM_TO, Math.max(HISTOGRAM.from, edge)), FULL_COUNT);
        edgeGrips[n]?.position.set(at.x, at.y);
        handles[n]?.place(at.x - 9, at.y - 2, 18, 24);
      });
    },
  };
}
