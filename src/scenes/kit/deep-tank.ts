/** A deep glass tank with a scale of depth, a spout at the level of the fluid, and the cylinder that the spout fills. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { glassVessel, type Profile } from './glass';
import { createLiquid } from './liquid';
import { acrossGradient, contactShadow, downGradient, mix } from './shading';

export interface FluidLook {
  readonly body: number;
  readonly deep: number;
  readonly surface: number;
  /** White light after it, for the cylinder. */
  readonly transmitted: number;
}

export interface DeepTank {
  readonly root: Container;
  /** Lies over what is in the tank: the near glass. */
  readonly front: Container;
  /** Width and depth of the fluid in stage units, metres of depth on the scale; the origin is the middle of the surface. */
  lay(width: number, depth: number, metres: number, textSize: number): void;
  fill(look: FluidLook): void;
  /** Height of the surface above its mark and of its waves, stage units, and their phase. */
  wave(rise: number, height: number, phase: number): void;
}

const FREEBOARD = 26;
const POINTS = 28;
const FIGURES = 4;

export function createDeepTank(context: StageContext): DeepTank {
  const { theme } = context;
  const root = new Container({ label: 'tank' });
  const front = new Container({ label: 'near glass' });
  const back = new Graphics();
  const fluid = new Graphics();
  const surface = new Graphics();
  const marks = new Graphics();
  const near = new Graphics();
  const spout = new Graphics();
  const figures = Array.from({ length: FIGURES }, () =>
    context.text({ size: 12, mono: true, weight: '600', colour: 0xf1f5f9, anchor: [0, 0.5] }),
  );
  const shadow = new Container();
  root.addChild(shadow, back, fluid, surface, spout);
  front.addChild(marks, near, ...figures);
  let look: FluidLook | null = null;
  let [width, depth] = [200, 300];
  let still = '';

  function paint(): void {
    if (!look) return;
    fluid
      .clear()
      .rect(-width / 2, 0, width, depth)
      .fill(
        downGradient([
          [0, look.body],
          [1, look.deep],
        ]),
      )
      .rect(-width / 2, 0, width * 0.2, depth)
      .fill(
        acrossGradient([
          [0, 0xffffff, 0.12],
          [1, 0xffffff, 0],
        ]),
      );
    spout
      .clear()
      .roundRect(width / 2 - 4, -5, 40, 12, 5)
      .fill({ color: theme.glassBody, alpha: 0.55 })
      .roundRect(width / 2 + 24, -3, 12, 26, 5)
      .fill({ color: theme.glassBody, alpha: 0.55 })
      .rect(width / 2 - 2, 0, 28, 4)
      .fill({ color: look.body, alpha: 0.85 });
    still = '';
  }

  return {
    root,
    front,
    lay(nextWidth, nextDepth, metres, textSize) {
      [width, depth] = [nextWidth, nextDepth];
      const [left, top] = [-width / 2 - 7, -FREEBOARD];
      for (const child of shadow.removeChildren()) child.destroy();
      const foot = contactShadow(theme, width * 1.3, 24);
      foot.y = depth + 9;
      shadow.addChild(foot);
      back
        .clear()
        .roundRect(left, top, width + 14, depth + FREEBOARD + 10, 6)
        .fill({ color: theme.glassBody, alpha: theme.name === 'dark' ? 0.12 : 0.3 });
      near
        .clear()
        .roundRect(left, top, width + 14, depth + FREEBOARD + 10, 6)
        .stroke({ width: 2, color: theme.glassEdge, alpha: 0.7 })
        .roundRect(left + 3, top + 4, 4, depth + FREEBOARD, 2)
        .fill({ color: theme.glassShine, alpha: 0.5 })
        .roundRect(-left - 8, top + 16, 2.4, depth * 0.8, 1.2)
        .fill({ color: theme.glassShine, alpha: 0.3 });
      marks.clear();
      const tenths = Math.round(metres * 10);
      for (let n = 0; n <= tenths; n++) {
        const y = (depth * n) / tenths;
        marks.rect(-width / 2 + 2, y - 0.6, n % 5 === 0 ? 16 : 9, 1.2);
      }
      marks.fill({ color: 0xf1f5f9, alpha: 0.9 });
      figures.forEach((figure, n) => {
        figure.text = n === FIGURES - 1 ? `${(n * metres) / 3} m` : ((n * metres) / 3).toFixed(1);
        const y = (depth * n) / 3;
        figure.position.set(-width / 2 + 21, n === 0 ? y + textSize * 0.8 : n === FIGURES - 1 ? y - textSize * 0.7 : y);
      });
      paint();
    },
    fill(next) {
      if (next === look) return;
      look = next;
      paint();
    },
    wave(rise, height, phase) {
      if (!look) return;
      const key = height < 0.35 ? rise.toFixed(1) : `${rise.toFixed(1)} ${height.toFixed(1)} ${phase.toFixed(1)}`;
      if (key === still) return;
      still = key;
      const at = (part: number): number =>
        -rise - (height < 0.35 ? 0 : height * Math.sin(6 * Math.PI * Math.abs(part - 0.5) - phase));
      const points: number[] = [];
      for (let n = 0; n <= POINTS; n++) points.push(-width / 2 + (width * n) / POINTS, at(n / POINTS));
      surface
        .clear()
        .poly([...points, width / 2, 6, -width / 2, 6])
        .fill(look.body)
        .poly(points, false)
        .stroke({ width: 2.4, color: look.surface, cap: 'round', join: 'round' });
    },
  };
}

export interface OverflowCylinder {
  readonly root: Container;
  /** Greatest volume on its scale and what is in it, mL. */
  set(full: number, volume: number, transmitted: number): void;
  showFigures(visible: boolean): void;
}

const CYLINDER_NUMBERS = 4;

/** Origin at the middle of the foot. */
export function createOverflowCylinder(context: StageContext, height: number, radius: number): OverflowCylinder {
  const { theme } = context;
  const root = new Container({ label: 'cylinder' });
  const profile: Profile = [
    [0, radius * 0.94],
    [4, radius],
    [height * 0.97, radius],
    [height, radius * 1.14],
  ];
  const inner = profile.map(([at, r]) => [at, r - 1.5] as const);
  const scale = height * 0.86;
  const glass = glassVessel(theme, profile);
  const liquid = createLiquid(theme, inner);
  const marks = new Graphics();
  for (let n = 1; n <= CYLINDER_NUMBERS * 5; n++) {
    const at = (scale * n) / (CYLINDER_NUMBERS * 5);
    marks
      .rect(-radius * 0.78, -at - 0.5, radius * (n % 5 === 0 ? 0.56 : 0.3), 1)
      .fill({ color: theme.scaleInk, alpha: n % 5 === 0 ? 0.95 : 0.65 });
  }
  const numbers = Array.from({ length: CYLINDER_NUMBERS }, (_, n) => {
    const number = context.text({ size: 11, mono: true, weight: '600', colour: theme.scaleInk, anchor: [0, 0.5] });
    number.position.set(radius + 5, (-scale * (n + 1)) / CYLINDER_NUMBERS);
    return number;
  });
  root.addChild(
    contactShadow(theme, radius * 4, 16),
    new Graphics()
      .roundRect(-radius * 1.6, -4, radius * 3.2, 8, 4)
      .fill({ color: mix(theme.glassBody, theme.glassEdge, 0.4), alpha: 0.6 }),
    glass.back,
    liquid.root,
    glass.front,
    marks,
    ...numbers,
  );
  let most = 0;
  return {
    root,
    set(full, volume, transmitted) {
      if (full !== most) {
        most = full;
        numbers.forEach((number, n) => {
          const litres = full >= 1000;
          const value = (full * (n + 1)) / CYLINDER_NUMBERS / (litres ? 1000 : 1);
          number.text = `${value}${n < CYLINDER_NUMBERS - 1 ? '' : litres ? ' L' : ' mL'}`;
        });
      }
      liquid.set((scale * volume) / full, transmitted);
    },
    showFigures(visible) {
      for (const number of numbers) number.visible = visible;
    },
  };
}
