/** A straight line laid on a stress-strain curve by hand: its foot stands on the strain axis, its upper end sets the slope. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../contract';

/** Where the plot lies on the stage, and what it spans. */
export interface PlotBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Strain at its right edge, %, and stress at its top, MPa. */
  readonly strain: number;
  readonly stress: number;
}

export interface OffsetLine {
  readonly root: Container;
  /** Foot on the strain axis, %, and slope, GPa. */
  readonly offset: number;
  readonly slope: number;
  show(visible: boolean): void;
  /** `origin`: of the line's root on the stage. */
  lay(box: PlotBox, origin: Point): void;
  /** Where it meets the curve, MPa and %; null: nowhere. */
  meet(point: { readonly strain: number; readonly stress: number } | null): void;
}

const OFFSET = { least: 0, greatest: 1, step: 0.01 } as const;
const SLOPE = { least: 1, greatest: 400, step: 0.5, first: 100 } as const;
/** The slope's knob sits so high on the line, as a share of the plot. */
const KNOB = 0.86;
const AWAY = -1e4;

/** `moved` is called when hands have moved it. */
export function createOffsetLine(context: StageContext, moved: () => void): OffsetLine {
  const { theme } = context;
  const root = new Container({ label: 'offset line', visible: false });
  const colour = 0xfbbf24;
  const line = new Graphics();
  const foot = new Graphics()
    .poly([0, -1, 8, 12, -8, 12])
    .fill(colour)
    .poly([0, 2, 5, 10, -5, 10])
    .fill({ color: 0xffffff, alpha: 0.35 });
  const knob = new Graphics()
    .circle(0, 0, 8.5)
    .fill({ color: 0x000000, alpha: 0.4 })
    .circle(0, 0, 7)
    .fill(colour)
    .circle(-1.8, -2, 2.6)
    .fill({ color: 0xffffff, alpha: 0.6 });
  const cross = new Graphics()
    .circle(0, 0, 6)
    .stroke({ width: 2, color: 0xffffff })
    .circle(0, 0, 2)
    .fill(theme.screenGlow);
  root.addChild(line, cross, foot, knob);
  let box: PlotBox = { x: 0, y: 0, width: 1, height: 1, strain: 1, stress: 1 };
  let origin: Point = { x: 0, y: 0 };
  let offset = 0;
  let slope: number = SLOPE.first;
  let visible = false;

  const strainAt = (x: number): number => ((x - origin.x - box.x) / box.width) * box.strain;
  const stressAt = (y: number): number => ((origin.y + box.y + box.height - y) / box.height) * box.stress;
  const xOf = (strain: number): number => box.x + (strain / box.strain) * box.width;
  const yOf = (stress: number): number => box.y + box.height - (stress / box.stress) * box.height;

  const footHandle = context.handle({
    role: 'slider',
    name: 'Foot of the offset line',
    hint: 'Drag it along the strain axis, or use the arrow keys: one step is 0.01 %.',
    min: OFFSET.least,
    max: OFFSET.greatest,
    step: OFFSET.step,
    value: 0,
    format: (value) => `${value.toFixed(2)} % of strain`,
    set(value) {
      offset = value;
      redraw();
      moved();
    },
    drag: (point, start, from) => from + ((point.x - start.x) / box.width) * box.strain,
  });
  const slopeHandle = context.handle({
    role: 'slider',
    name: 'Slope of the offset line',
    hint: 'Drag the upper end until the line lies along the elastic part, or use the arrow keys.',
    min: SLOPE.least,
    max: SLOPE.greatest,
    step: SLOPE.step,
    value: SLOPE.first,
    format: (value) => `${value.toFixed(1)} gigapascal`,
    set(value) {
      slope = value;
      redraw();
      moved();
    },
    drag(point) {
      const run = Math.max(1e-4, strainAt(point.x) - offset);
      return Math.max(0, stressAt(point.y)) / run / 10;
    },
  });

  /** MPa for each % of strain. */
  const rise = (): number => slope * 10;
  const redraw = (): void => {
    if (!visible) return;
    const topStrain = Math.min(box.strain, offset + box.stress / rise());
    const from = { x: xOf(offset), y: yOf(0) };
    const to = { x: xOf(topStrain), y: yOf((topStrain - offset) * rise()) };
    line.clear().moveTo(from.x, from.y).lineTo(to.x, to.y).stroke({ width: 1.8, color: colour });
    foot.position.set(from.x, from.y);
    const held = Math.min(topStrain, offset + (KNOB * box.stress) / rise());
    const at = { x: xOf(held), y: yOf((held - offset) * rise()) };
    knob.position.set(at.x, at.y);
    footHandle.place(origin.x + from.x - 12, origin.y + from.y - 4, 24, 24);
    slopeHandle.place(origin.x + at.x - 12, origin.y + at.y - 12, 24, 24);
  };
  footHandle.enable(false);
  slopeHandle.enable(false);
  return {
    root,
    get offset() {
      return offset;
    },
    get slope() {
      return slope;
    },
    show(next) {
      if (next === visible) return;
      visible = next;
      root.visible = next;
      footHandle.enable(next);
      slopeHandle.enable(next);
      if (next) redraw();
      else {
        footHandle.place(AWAY, AWAY, 1, 1);
        slopeHandle.place(AWAY, AWAY, 1, 1);
      }
    },
    lay(nextBox, nextOrigin) {
      box = nextBox;
      origin = nextOrigin;
      redraw();
    },
    meet(point) {
      cross.visible = point !== null;
      if (point) cross.position.set(xOf(point.strain), yOf(point.stress));
    },
  };
}
