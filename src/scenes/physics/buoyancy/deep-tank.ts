/** A deep glass tank with a strip of paper as its scale of depth and a spout at the level of the fluid. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { acrossGradient, downGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { type Fluid, fluidTones, type FluidTones } from './fluids';

export interface DeepTank {
  readonly root: Container;
  /** Lies over what is in the tank: the near glass. */
  readonly front: Container;
  /**
   * Width and depth of the fluid in stage units, metres of depth on the scale, how far the spout reaches beyond the wall; the
   * origin is the middle of the surface.
   */
  lay(width: number, depth: number, metres: number, spout: number, type: TypeSizes): void;
  fill(fluid: Fluid): void;
  /** Height of the surface above its mark and of its waves, stage units, and their phase. */
  wave(rise: number, height: number, phase: number): void;
}

/** Thickness of the glass, and its height above the fluid. */
export const WALL = 7;
const FREEBOARD = 26;
const POINTS = 28;
/** The scale: marks in each metre, and figures at every half. */
const TENTHS = 10;
const FIGURES = 4;

interface FluidSize {
  readonly width: number;
  readonly depth: number;
  /** How far the spout reaches beyond the wall. */
  readonly reach: number;
}

/** Far and near side of the glass. */
function createGlass({ theme }: StageContext) {
  const back = new Graphics();
  const near = new Graphics();
  return {
    back,
    near,
    lay({ width, depth }: FluidSize) {
      const [left, top] = [-width / 2 - WALL, -FREEBOARD];
      const high = depth + FREEBOARD + 10;
      back
        .clear()
        .roundRect(left, top, width + 2 * WALL, high, 6)
        .fill({ color: theme.glassBody, alpha: theme.name === 'dark' ? 0.12 : 0.3 });
      near
        .clear()
        .roundRect(left, top, width + 2 * WALL, high, 6)
        .stroke({ width: 2, color: theme.glassEdge, alpha: 0.7 })
        .roundRect(left + 2.5, top + 4, 3.5, high - 10, 1.75)
        .fill({ color: theme.glassShine, alpha: 0.5 })
        .roundRect(-left - 6, top + 16, 2.4, depth * 0.8, 1.2)
        .fill({ color: theme.glassShine, alpha: 0.3 });
    },
  };
}

/** The strip of paper with the depths. */
function createDepthScale(context: StageContext) {
  const { theme } = context;
  const strip = new Graphics();
  const figures = Array.from({ length: FIGURES }, () =>
    context.text({ size: 12, mono: true, weight: '600', colour: theme.paperInk, anchor: [0, 0.5] }),
  );
  return {
    strip,
    figures,
    lay({ width, depth }: FluidSize, metres: number, type: TypeSizes) {
      const edge = -width / 2 + 1;
      const line = type.small * 1.3;
      strip.clear();
      figures.forEach((figure, n) => {
        figure.style.fontSize = type.small;
        figure.text = n === 0 ? '0 m' : ((n * metres) / (FIGURES - 1)).toFixed(1);
        // At the ends of the strip figures stand within it.
        figure.position.set(
          edge + 14,
          (depth * n) / (FIGURES - 1) + (n === 0 ? line / 2 : n === FIGURES - 1 ? -line / 2 : 0),
        );
      });
      const across = 18 + Math.max(...figures.map((figure) => figure.width));
      strip
        .roundRect(edge, -3, across, depth + 5, 2)
        .fill(theme.paper)
        .roundRect(edge, -3, across, depth + 5, 2)
        .stroke({ width: 1, color: 0x000000, alpha: 0.18 });
      const tenths = Math.round(metres * TENTHS);
      for (let n = 0; n <= tenths; n++)
        strip.rect(edge, (depth * n) / tenths - 0.6, n % (TENTHS / 2) === 0 ? 11 : 6, 1.2);
      strip.fill(theme.paperInk);
    },
  };
}

/** The fluid in the tank and in its spout. */
function paintFluid(
  theme: StageTheme,
  { body, spout }: { readonly body: Graphics; readonly spout: Graphics },
  { width, depth, reach }: FluidSize,
  tones: FluidTones,
): void {
  body
    .clear()
    .rect(-width / 2, 0, width, depth)
    .fill(
      downGradient([
        [0, tones.body],
        [1, tones.deep],
      ]),
    )
    .rect(-width / 2, 0, width * 0.2, depth)
    .fill(
      acrossGradient([
        [0, 0xffffff, 0.14],
        [1, 0xffffff, 0],
      ]),
    );
  const [wall, end] = [width / 2, width / 2 + reach];
  spout
    .clear()
    .roundRect(wall - 4, -6, reach + 10, 13, 5)
    .fill({ color: theme.glassBody, alpha: 0.55 })
    .roundRect(end - 6, -4, 12, 24, 5)
    .fill({ color: theme.glassBody, alpha: 0.55 })
    .roundRect(wall - 4, -6, reach + 10, 13, 5)
    .stroke({ width: 1.2, color: theme.glassEdge, alpha: 0.7 })
    .rect(wall - 2, 1, reach - 2, 4)
    .fill({ color: tones.body, alpha: 0.85 });
}

export function createDeepTank(context: StageContext): DeepTank {
  const { theme } = context;
  const root = new Container({ label: 'tank' });
  const front = new Container({ label: 'near glass' });
  const glass = createGlass(context);
  const body = new Graphics();
  const surface = new Graphics();
  const spout = new Graphics();
  const scale = createDepthScale(context);
  root.addChild(glass.back, body, surface, spout);
  front.addChild(scale.strip, glass.near, ...scale.figures);
  let fluid: Fluid | null = null;
  let tones: FluidTones | null = null;
  let size: FluidSize = { width: 200, depth: 300, reach: 40 };
  let still = '';

  function paint(): void {
    if (!tones) return;
    paintFluid(theme, { body, spout }, size, tones);
    still = '';
  }

  return {
    root,
    front,
    lay(width, depth, metres, reach, type) {
      size = { width, depth, reach };
      glass.lay(size);
      scale.lay(size, metres, type);
      paint();
    },
    fill(next) {
      if (next === fluid) return;
      fluid = next;
      tones = fluidTones(theme, next);
      paint();
    },
    wave(rise, height, phase) {
      if (!tones) return;
      const key = height < 0.35 ? rise.toFixed(1) : `${rise.toFixed(1)} ${height.toFixed(1)} ${phase.toFixed(1)}`;
      if (key === still) return;
      still = key;
      const { width } = size;
      const at = (part: number): number =>
        -rise - (height < 0.35 ? 0 : height * Math.sin(6 * Math.PI * Math.abs(part - 0.5) - phase));
      const points: number[] = [];
      for (let n = 0; n <= POINTS; n++) points.push(-width / 2 + (width * n) / POINTS, at(n / POINTS));
      surface
        .clear()
        .poly([...points, width / 2, 6, -width / 2, 6])
        .fill(tones.body)
        .poly(points, false)
        .stroke({ width: 2.4, color: tones.surface, cap: 'round', join: 'round' });
    },
  };
}
