/** A close look at a body in a fluid: the waterline on it, the pressure around it, the forces on it. The body keeps its size. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { createArrowLegend } from '../../kit/charts/arrow-legend';
import { groundColours } from '../../kit/charts/series-colours';
import type { Size } from '../../kit/layout/layout';
import { createVectorArrow } from '../../kit/mechanics/vector-arrow';
import { downGradient, metalDown, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { type Fluid, fluidTones, type FluidTones } from './fluids';
import { FORCE_COLOURS } from './force-colours';
import { BALL_RADIUS, type BallMaterial, createTestBall } from './test-ball';

export type ImmersionForces = Readonly<Record<keyof typeof FORCE_COLOURS, number>>;

export interface ImmersionWindow extends Part {
  fill(fluid: Fluid, material: BallMaterial): void;
  /** `height`: of the centre above the surface in radii; `ripple` in radii; `held`: a string leads up. */
  place(height: number, ripple: number, phase: number, held: boolean, slack: boolean): void;
  /** Pressures at even angles clockwise from below, and the one that is drawn at full length. */
  press(pressures: Float32Array, most: number): void;
  /** N; drag and string upwards positive. `most`: the force whose arrow is longest. */
  pull(forces: ImmersionForces, most: number): void;
}

const POINTS = 30;
const PRESSURE_LENGTH = 26;
/** Length of the arrow of the greatest force, beside a ball of `BALL_RADIUS`. */
const ARROW = 108;
/** Half the height that is seen beside such a ball. */
const HALF = 134;
/** Sideways from the middle, so that arrows do not lie on one another. */
const LANES = { weight: -10, buoyancy: 10, drag: 32, string: -32 } as const;
/** Names stand beyond the ball and its pressure, at the side of their arrows. */
const NAMES_FROM = 66;
/** Part of an arrow's length at which it is named. */
const NAMES_AT = 0.75;
const FRAME = 7;
const FORCES = Object.keys(LANES) as (keyof typeof LANES)[];

/** String by which the ball hangs, taut or slack. */
function createTwine(dark: boolean) {
  const colour = dark ? 0xe8d9b0 : 0x7a6a43;
  const taut = new Graphics().rect(-1.2, -400, 2.4, 400).fill(colour);
  const loose = new Graphics()
    .moveTo(0, 0)
    .bezierCurveTo(26, -20, -30, -46, 0, -70)
    .bezierCurveTo(16, -90, -6, -120, 0, -400)
    .stroke({ width: 2.2, color: colour });
  for (const twine of [taut, loose]) twine.y = -BALL_RADIUS;
  return {
    roots: [taut, loose],
    set(held: boolean, slack: boolean) {
      taut.visible = held && !slack;
      loose.visible = held && slack;
    },
  };
}

/** Arrows towards the surface of the ball, made when it is first known how many. */
function createPressures(ink: number) {
  const root = new Container({ label: 'pressure' });
  const shape = new GraphicsContext().rect(-1, -1, 1, 2).fill({ color: ink, alpha: 0.85 });
  const tip = new GraphicsContext().poly([0, 0, -7, -3.6, -7, 3.6]).fill({ color: ink, alpha: 0.85 });
  const pressures: { readonly arrow: Container; readonly shaft: Graphics }[] = [];
  const add = (count: number): void => {
    for (let n = 0; n < count; n++) {
      const angle = (2 * Math.PI * n) / count;
      const arrow = new Container({ rotation: -Math.PI / 2 - angle, visible: false });
      // From outside towards the surface of the ball: below it for n = 0, then clockwise.
      arrow.position.set(-Math.sin(angle) * (BALL_RADIUS + 2), Math.cos(angle) * (BALL_RADIUS + 2));
      const shaft = new Graphics(shape);
      shaft.x = -5;
      arrow.addChild(shaft, new Graphics(tip));
      root.addChild(arrow);
      pressures.push({ arrow, shaft });
    }
  };
  return {
    root,
    destroy() {
      shape.destroy();
      tip.destroy();
    },
    press(values: Float32Array, most: number) {
      if (pressures.length === 0) add(values.length);
      pressures.forEach(({ arrow, shaft }, n) => {
        const value = values[n] ?? 0;
        const length = most > 0 ? (PRESSURE_LENGTH * value) / most : 0;
        const visible = length > 1.5;
        arrow.visible = visible;
        if (visible && Math.abs(shaft.scale.x - length) > 0.05) shaft.scale.x = length;
      });
    },
  };
}

interface Pane extends Size {
  /** Of what is drawn beside a ball of `BALL_RADIUS`. */
  readonly scale: number;
  readonly small: number;
}

/** The forces as arrows over the ball, each with its name on a slip at its side. */
function createForces(context: StageContext) {
  const { theme } = context;
  const halo = theme.name === 'dark' ? 0x06131c : 0xffffff;
  const { series } = groundColours(theme, 'screen');
  const over = new Container();
  const forces = FORCES.map((name) => {
    const colour = series[FORCE_COLOURS[name]];
    const edge = createVectorArrow(halo, 10);
    const arrow = createVectorArrow(colour, 6);
    over.addChild(edge.root, arrow.root);
    const tag = new Container();
    const slip = new Graphics();
    const anchor = [LANES[name] < 0 ? 1 : 0, 0.5] as const;
    const text = context.text({ text: name, size: 12, weight: '700', colour, anchor });
    tag.addChild(slip, text);
    return { name, side: Math.sign(LANES[name]), edge, arrow, tag, slip, text };
  });
  return {
    over,
    tags: forces.map(({ tag }) => tag),
    lay(small: number) {
      for (const { side, slip, text } of forces) {
        text.style.fontSize = small;
        slip
          .clear()
          .roundRect(side < 0 ? -text.width - 4 : -4, -text.height / 2 - 1, text.width + 8, text.height + 2, 5)
          .fill({ color: halo, alpha: 0.9 });
      }
    },
    /** `unit`: stage units of a newton beside a ball of `BALL_RADIUS`. */
    pull(values: ImmersionForces, unit: number, { width, height, scale, small }: Pane) {
      const line = small * 0.8;
      // Where two names have no room side by side, each has a row of its own.
      const cramped = 2 * Math.max(...forces.map(({ text }) => text.width + 8)) + 2 * FRAME > width;
      const top = FRAME + small - height / 2;
      for (const { name, side, edge, arrow, tag, text } of forces) {
        const up = (name === 'weight' ? -1 : 1) * values[name] * unit;
        for (const part of [edge, arrow]) part.root.x = LANES[name];
        edge.set(0, up === 0 ? 0 : -up - Math.sign(up) * 2);
        arrow.set(0, -up);
        tag.visible = arrow.root.visible;
        if (!tag.visible) continue;
        // String and buoyancy are named above the middle, weight and drag below it: so no two names meet.
        const upper = name === 'string' || name === 'buoyancy';
        const beside = Math.max((upper ? up : -up) * NAMES_AT * scale, line) * (upper ? -1 : 1);
        const y = !cramped || name === 'weight' ? beside : name === 'string' ? top : upper ? -line : line;
        const room = width / 2 - FRAME - 8 - text.width;
        tag.position.set(width / 2 + side * Math.min(NAMES_FROM * scale, room), height / 2 + y);
      }
    },
  };
}

/** The fluid up to its waterline, and the veil of it over what is under that. */
function createFluidBody(theme: StageTheme) {
  const fluid = new Graphics();
  const crest = new Graphics();
  const veil = new Graphics();
  let [width, height] = [200, 200];
  let look: Fluid | null = null;
  let tones: FluidTones | null = null;
  let still = '';
  function paint(): void {
    if (!tones) return;
    fluid
      .clear()
      .rect(0, 0, width, 3 * height)
      .fill(
        downGradient([
          [0, tones.lens],
          [1, mix(tones.lens, theme.name === 'dark' ? 0x000000 : tones.body, 0.3)],
        ]),
      );
    still = '';
  }
  return {
    fluid,
    crest,
    veil,
    lay(size: Size) {
      ({ width, height } = size);
      paint();
    },
    fill(next: Fluid) {
      if (next === look) return;
      look = next;
      tones = fluidTones(theme, next);
      paint();
    },
    /** `level`: from the top; `waves`: their height. */
    place(level: number, waves: number, phase: number) {
      const key = `${level.toFixed(1)} ${waves.toFixed(1)} ${waves > 0 ? phase.toFixed(1) : ''}`;
      if (key === still || !tones || !look) return;
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
        .fill(tones.lens)
        .poly(points, false)
        .stroke({ width: 2.6, color: tones.surface, join: 'round' });
      // What is under the surface is seen through the fluid.
      veil.clear();
      if (level < height)
        veil.poly([...points, width, height, 0, height]).fill({ color: tones.lens, alpha: look.metal ? 0.6 : 0.16 });
    },
  };
}

/** The air behind, the pane through which all is seen, and the rim of a reading glass around it. */
function createGlass(theme: StageTheme) {
  const dark = theme.name === 'dark';
  const air = new Graphics();
  const cover = new Graphics();
  const rim = new Graphics();
  return {
    air,
    cover,
    rim,
    lay({ width, height }: Size) {
      air
        .clear()
        .rect(0, 0, width, height)
        .fill(
          downGradient([
            [0, dark ? 0x1a2736 : 0xf7fafd],
            [1, dark ? 0x111c28 : 0xe6eef6],
          ]),
        );
      cover
        .clear()
        .roundRect(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME, 12)
        .fill(0xffffff);
      // Metal around the pane, and what the window throws on it.
      rim
        .clear()
        .roundRect(FRAME / 2, FRAME / 2, width - FRAME, height - FRAME, 15)
        .stroke({ width: FRAME, fill: metalDown(theme) })
        .roundRect(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME, 12)
        .stroke({ width: 1.5, color: 0x000000, alpha: 0.3 })
        .roundRect(1, 1, width - 2, height - 2, 17)
        .stroke({ width: 1, color: theme.metal[0], alpha: 0.8 });
    },
  };
}

/** Origin at its upper left. */
export function createImmersionWindow(context: StageContext): ImmersionWindow {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const ink = dark ? 0xffffff : 0x14202e;
  const root = new Container({ label: 'close look' });
  const inside = new Container();
  const glass = createGlass(theme);
  inside.mask = glass.cover;
  const water = createFluidBody(theme);
  const twine = createTwine(dark);
  const ball = createTestBall();
  const around = createPressures(ink);
  root.once('destroyed', () => around.destroy());
  const forces = createForces(context);
  const body = new Container();
  body.addChild(...twine.roots, around.root, ball.root);
  inside.addChild(glass.air, water.fluid, water.crest, body, water.veil, forces.over);
  const legend = createArrowLegend(context, [{ name: '', unit: 'N', colour: ink }]);
  root.addChild(inside, glass.cover, glass.rim, legend.root, ...forces.tags);
  let pane: Pane = { width: 200, height: 200, scale: 1, small: 12 };

  return {
    root,
    lay({ x, y, width, height }, { small }) {
      root.position.set(x, y);
      const scale = Math.min(1.25, (height - 2 * FRAME) / (2 * HALF));
      pane = { width, height, scale, small };
      glass.lay(pane);
      for (const part of [body, forces.over]) {
        part.position.set(width / 2, height / 2);
        part.scale.set(scale);
      }
      forces.lay(small);
      legend.lay(null);
      water.lay(pane);
    },
    fill(next, material) {
      ball.set(material);
      water.fill(next);
    },
    place(up, ripple, phase, held, slack) {
      twine.set(held, slack);
      const { height, scale } = pane;
      const radius = BALL_RADIUS * scale;
      const level = Math.max(-height, Math.min(2 * height, body.y + up * radius));
      water.place(level, ripple * radius >= 0.6 ? Math.min(9, ripple * radius) : 0, phase);
    },
    press: (pressures, most) => around.press(pressures, most),
    pull(values, most) {
      const { width, height, scale, small } = pane;
      const unit = ARROW / most;
      forces.pull(values, unit, pane);
      legend.set([unit * scale]);
      legend.root.position.set(width - FRAME - 10 - legend.root.width, height - FRAME - small);
    },
  };
}
