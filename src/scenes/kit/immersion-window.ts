/** A close look at a body in a fluid: the waterline on it, the pressure around it, the forces on it. The body keeps its size. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext } from '../contract';
import { FORCE_COLOURS } from './depth-force-plot';
import type { FluidLook } from './deep-tank';
import { downGradient, mix, screen } from './shading';
import { BALL_RADIUS, type BallMaterial, createTestBall } from './test-ball';
import { createVectorArrow } from './vector-arrow';

export interface ImmersionForces {
  /** N; drag and string upwards positive. */
  readonly weight: number;
  readonly buoyancy: number;
  readonly drag: number;
  readonly string: number;
}

export interface ImmersionWindow {
  readonly root: Container;
  lay(width: number, height: number, textSize: number, full: boolean): void;
  /** Of the ball, against its own size. */
  scale(): number;
  fill(look: FluidLook, material: BallMaterial): void;
  /** `height`: of the centre above the surface in radii; `ripple` in radii; `held`: a string leads up. */
  place(height: number, ripple: number, phase: number, held: boolean, slack: boolean): void;
  /** Pressures at even angles clockwise from below, and the one that is drawn at full length. */
  press(pressures: Float32Array, most: number): void;
  /** `unit`: stage units to a newton; `bar`: a round force for the scale. */
  pull(forces: ImmersionForces, unit: number, bar: number): void;
}

const POINTS = 30;
const PRESSURE_LENGTH = 26;
/** Sideways from the middle, so that arrows do not lie on one another. */
const LANES = { weight: -9, buoyancy: 9, drag: 27, string: -27 } as const;

/** Darker than in the tank, so that the arrows stand out. */
const dimmed = (colour: number): number => mix(colour, 0x04121c, 0.42);

/** Origin at its upper left. */
export function createImmersionWindow(context: StageContext, arrows: number): ImmersionWindow {
  const { theme } = context;
  const root = new Container({ label: 'close look' });
  const back = new Container();
  const inside = new Container();
  const cover = new Graphics();
  inside.mask = cover;
  const fluid = new Graphics();
  const crest = new Graphics();
  const string = new Graphics().rect(-1.2, -400, 2.4, 400).fill(0xe8d9b0);
  const loose = new Graphics()
    .moveTo(0, 0)
    .bezierCurveTo(26, -20, -30, -46, 0, -70)
    .bezierCurveTo(16, -90, -6, -120, 0, -400)
    .stroke({ width: 2.2, color: 0xe8d9b0 });
  const ball = createTestBall();
  const veil = new Graphics();
  const shape = new GraphicsContext().rect(-1, -0.9, 1, 1.8).fill({ color: 0xffffff, alpha: 0.85 });
  const tip = new GraphicsContext().poly([0, 0, -6, -3.2, -6, 3.2]).fill({ color: 0xffffff, alpha: 0.85 });
  root.once('destroyed', () => {
    shape.destroy();
    tip.destroy();
  });
  const pressures = Array.from({ length: arrows }, (_, n) => {
    const angle = (2 * Math.PI * n) / arrows;
    const arrow = new Container({ rotation: -Math.PI / 2 - angle, visible: false });
    // From outside towards the surface of the ball: below it for n = 0, then clockwise.
    arrow.position.set(-Math.sin(angle) * (BALL_RADIUS + 2), Math.cos(angle) * (BALL_RADIUS + 2));
    const shaft = new Graphics(shape);
    shaft.x = -5;
    arrow.addChild(shaft, new Graphics(tip));
    return { arrow, shaft };
  });
  const forces = {
    weight: createVectorArrow(FORCE_COLOURS.weight, 5),
    buoyancy: createVectorArrow(FORCE_COLOURS.buoyancy, 5),
    drag: createVectorArrow(FORCE_COLOURS.drag, 5),
    string: createVectorArrow(FORCE_COLOURS.string, 5),
  };
  const stage = new Container();
  stage.addChild(
    string,
    loose,
    ...pressures.map(({ arrow }) => arrow),
    ball.root,
    ...Object.values(forces).map((arrow) => arrow.root),
  );
  inside.addChild(fluid, crest, stage, veil);
  const ruler = new Graphics();
  const rulerText = context.text({ size: 13, mono: true, weight: '600', colour: 0xffffff, anchor: [0, 0.5] });
  const legend = (Object.keys(LANES) as (keyof typeof LANES)[]).map((name) =>
    context.text({ text: name, size: 12.5, weight: '700', colour: FORCE_COLOURS[name], anchor: [0, 0.5] }),
  );
  root.addChild(back, inside, cover, ruler, rulerText, ...legend);
  let [width, height, scale] = [200, 200, 1];
  let look: FluidLook | null = null;
  let still = '';
  let lastBar = '';

  function paint(): void {
    if (!look) return;
    fluid
      .clear()
      .rect(0, 0, width, 3 * height)
      .fill(
        downGradient([
          [0, dimmed(look.body)],
          [1, dimmed(look.deep)],
        ]),
      );
    still = '';
  }

  return {
    root,
    lay(nextWidth, nextHeight, textSize, full) {
      [width, height] = [nextWidth, nextHeight];
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, width, height, 10));
      cover.clear().roundRect(0, 0, width, height, 10).fill(0xffffff);
      scale = Math.min(1, (height - 24) / 280);
      stage.position.set(width / 2, height * 0.48);
      stage.scale.set(scale);
      legend.forEach((text, n) => {
        text.visible = full;
        text.position.set(12, 14 + n * textSize * 1.35);
      });
      lastBar = '';
      paint();
    },
    scale: () => scale,
    fill(next, material) {
      ball.set(material);
      if (next === look) return;
      look = next;
      paint();
    },
    place(up, ripple, phase, held, slack) {
      string.visible = held && !slack;
      loose.visible = held && slack;
      string.y = -BALL_RADIUS;
      loose.y = -BALL_RADIUS;
      const radius = BALL_RADIUS * scale;
      const level = Math.max(-height, Math.min(2 * height, stage.y + up * radius));
      const waves = ripple * radius >= 0.6 ? Math.min(9, ripple * radius) : 0;
      const key = `${level.toFixed(1)} ${waves.toFixed(1)} ${waves > 0 ? phase.toFixed(1) : ''}`;
      if (key === still || !look) return;
      still = key;
      fluid.y = level + 8;
      const points: number[] = [];
      for (let n = 0; n <= POINTS; n++) {
        const part = n / POINTS;
        points.push(width * part, level - waves * Math.sin(5 * Math.PI * Math.abs(part - 0.5) - phase));
      }
      crest
        .clear()
        .poly([...points, width, level + 9, 0, level + 9])
        .fill(dimmed(look.body))
        .poly(points, false)
        .stroke({ width: 2.6, color: look.surface, join: 'round' });
      // What is under the surface is seen through the fluid.
      veil.clear();
      if (level < height) {
        veil
          .poly([...points, width, height, 0, height])
          .fill({ color: dimmed(look.body), alpha: look.surface === 0xf4f7fa ? 0.62 : 0.16 });
      }
    },
    press(values, most) {
      pressures.forEach(({ arrow, shaft }, n) => {
        const value = values[n] ?? 0;
        const length = most > 0 ? (PRESSURE_LENGTH * value) / most : 0;
        const visible = length > 1.5;
        if (arrow.visible !== visible) arrow.visible = visible;
        if (visible && Math.abs(shaft.scale.x - length) > 0.05) shaft.scale.x = length;
      });
    },
    pull({ weight, buoyancy, drag, string: tension }, unit, bar) {
      const put = (name: keyof typeof LANES, length: number): void => {
        const arrow = forces[name];
        arrow.root.x = LANES[name];
        arrow.set(0, -length * (unit / scale));
      };
      put('weight', -weight);
      put('buoyancy', buoyancy);
      put('drag', drag);
      put('string', tension);
      const key = `${bar} ${unit}`;
      if (key === lastBar) return;
      lastBar = key;
      const length = bar * unit;
      const [x, y] = [14, height - 18];
      ruler
        .clear()
        .rect(x, y - 1, length, 2)
        .rect(x, y - 5, 1.6, 10)
        .rect(x + length - 1.6, y - 5, 1.6, 10)
        .fill(0xffffff);
      rulerText.text = `${bar} N`;
      rulerText.position.set(x + length + 8, y);
    },
  };
}
