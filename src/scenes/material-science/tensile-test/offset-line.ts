/** A straight line laid on a stress-strain curve by hand: its foot stands on the strain axis, its upper end sets the slope. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { ON_DARK, ON_LIGHT } from '../../kit/charts/series-colours';

/** The chart that it lies in, as far as the line asks it. */
export interface LineChart {
  toPixel(strain: number, stress: number): Point;
  toValue(point: Point): Point;
}

export interface OffsetLine {
  /** What hands take hold of, in units of the stage. */
  readonly root: Container;
  /** Foot on the strain axis, %, and slope, GPa. */
  readonly offset: number;
  readonly slope: number;
  /** Where its upper end lies within `strain`, %, and `stress`, MPa. */
  end(strain: number, stress: number): { readonly strain: number; readonly stress: number };
  /** Puts the grips where the line is, in a chart to these ends; null puts them away. */
  place(chart: LineChart | null, strain: number, stress: number): void;
}

const OFFSET = { least: 0, greatest: 1, step: 0.01 } as const;
const SLOPE = { least: 1, greatest: 400, step: 0.5, first: 100 } as const;
/** The slope's knob sits so high on the line, as a share of the plot. */
const KNOB = 0.86;

/** `moved` is called when hands have moved it. */
export function createOffsetLine(context: StageContext, moved: () => void): OffsetLine {
  const { theme } = context;
  const root = new Container({ label: 'grips of the offset line', visible: false });
  const colour = (theme.name === 'dark' ? ON_DARK : ON_LIGHT).orange;
  const foot = new Graphics().poly([0, -1, 8, 12, -8, 12]).fill(colour);
  const knob = new Graphics().circle(0, 0, 8).fill({ color: theme.screen }).circle(0, 0, 6.5).fill(colour);
  root.addChild(foot, knob);
  let chart: LineChart | null = null;
  let offset = 0;
  let slope: number = SLOPE.first;

  const footHandle = context.handle({
    role: 'slider',
    grip: 'x',
    name: 'Foot of the offset line',
    hint: 'Drag it along the strain axis, or use the arrow keys: one step is 0.01 %.',
    min: OFFSET.least,
    max: OFFSET.greatest,
    step: OFFSET.step,
    value: 0,
    format: (value) => `${value.toFixed(2)} % of strain`,
    set(value) {
      offset = value;
      moved();
    },
    drag: (point, start, from) => from + (chart ? chart.toValue(point).x - chart.toValue(start).x : 0),
  });
  const slopeHandle = context.handle({
    role: 'slider',
    grip: 'free',
    name: 'Slope of the offset line',
    hint: 'Drag the upper end until the line lies along the elastic part, or use the arrow keys.',
    min: SLOPE.least,
    max: SLOPE.greatest,
    step: SLOPE.step,
    value: SLOPE.first,
    format: (value) => `${value.toFixed(1)} gigapascal`,
    set(value) {
      slope = value;
      moved();
    },
    drag(point, _start, from) {
      if (!chart) return from;
      const { x, y } = chart.toValue(point);
      return Math.max(0, y) / Math.max(1e-4, x - offset) / 10;
    },
  });
  footHandle.enable(false);
  slopeHandle.enable(false);

  const end = (strain: number, stress: number): { strain: number; stress: number } => {
    /** MPa for each % of strain. */
    const rise = slope * 10;
    const reached = Math.min(strain, offset + stress / rise);
    return { strain: reached, stress: (reached - offset) * rise };
  };
  return {
    root,
    get offset() {
      return offset;
    },
    get slope() {
      return slope;
    },
    end,
    place(next, strain, stress) {
      chart = next;
      const shown = next !== null;
      if (root.visible !== shown) {
        root.visible = shown;
        footHandle.enable(shown);
        slopeHandle.enable(shown);
      }
      if (!next) return;
      const held = end(strain, KNOB * stress);
      const [low, high] = [next.toPixel(offset, 0), next.toPixel(held.strain, held.stress)];
      foot.position.set(low.x, low.y);
      knob.position.set(high.x, high.y);
      footHandle.place(low.x - 10, low.y, 20, 16);
      slopeHandle.place(high.x - 10, high.y - 10, 20, 20);
    },
  };
}
