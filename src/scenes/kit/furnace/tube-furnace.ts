/** A tube furnace cut open along its axis: shell, insulation, windings that glow, the bore with its light. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, downGradient, mix } from '../paint/shading';

export interface TubeFurnaceOptions {
  /** The way its axis lies. */
  readonly along: 'x' | 'y';
  /** Along the axis, across the bore, and thickness of a wall; in its own units. */
  readonly length: number;
  readonly bore: number;
  readonly wall: number;
}

export interface TubeFurnace {
  /** Origin at the upper left of the whole; what lies in the bore is drawn above it. */
  readonly root: Container;
  /** The light of the bore, for above what lies in it. */
  readonly light: Container;
  set(celsius: number): void;
}

const SHELL = 7;
const COIL = 5;
const PITCH = 19;
/** Where windings begin to glow, and where they are bright, °C. */
const GLOW = { from: 260, to: 900 } as const;

/** How a hot thing looks: dull red, cherry, orange, yellow; below a red heat only warm to the eye. */
export function heatColour(celsius: number): number {
  const steps = [
    [450, 0x3a0d08],
    [600, 0x8f1d0c],
    [750, 0xe0431a],
    [900, 0xff8a2b],
    [1100, 0xffd27a],
  ] as const;
  const above = steps.findIndex(([t]) => celsius < t);
  if (above === 0) return steps[0][1];
  const [from, to] = above < 0 ? [steps.at(-2)!, steps.at(-1)!] : [steps[above - 1]!, steps[above]!];
  return mix(from[1], to[1], Math.min(1, (celsius - from[0]) / (to[0] - from[0])));
}

export function createTubeFurnace(context: StageContext, options: TubeFurnaceOptions): TubeFurnace {
  const { theme } = context;
  const { along, length, bore, wall } = options;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'tube furnace' });
  /** A rectangle by its place along and across the axis. */
  const place = (u: number, v: number, du: number, dv: number): readonly [number, number, number, number] =>
    along === 'x' ? [u, v, du, dv] : [v, u, dv, du];
  const shade = along === 'x' ? downGradient : acrossGradient;
  const shell = new Graphics();
  const fibre = mix(0xf1ece2, theme.housing, dark ? 0.55 : 0.1);
  for (const [v, dv] of [
    [0, wall],
    [wall + bore, wall],
  ] as const) {
    shell
      .roundRect(...place(0, v, length, dv), 6)
      .fill(
        shade([
          [0, mix(theme.housing, 0xffffff, dark ? 0.18 : 0.6)],
          [1, theme.housingShade],
        ]),
      )
      .roundRect(...place(0.5, v + 0.5, length - 1, dv - 1), 6)
      .stroke({ width: 1, color: theme.housingEdge });
    const inner = v === 0 ? v + SHELL : v;
    shell.rect(...place(SHELL, inner, length - 2 * SHELL, dv - SHELL)).fill(fibre);
  }
  // Fibres of the insulation.
  for (let n = 0; n < Math.floor(length / 9); n++) {
    for (const v of [SHELL + 3, wall + bore + wall - SHELL - 3]) {
      const [x, y] = place(SHELL + 8 + n * 9, v + ((n * 7) % 9) - 4, 0, 0);
      const [x2, y2] = place(SHELL + 3 + n * 9, v + ((n * 7) % 9) - 4 + (v < wall ? 7 : -7), 0, 0);
      if (n * 9 < length - 3 * SHELL) shell.moveTo(x, y).lineTo(x2, y2);
    }
  }
  shell.stroke({ width: 0.8, color: 0x000000, alpha: 0.12 });
  const cave = new Graphics().rect(...place(0, wall, length, bore)).fill(dark ? 0x0b0f15 : 0x3a4149);
  const warm = new Graphics().rect(...place(SHELL, wall, length - 2 * SHELL, bore)).fill(
    shade([
      [0, 0xff9a4a, 0.9],
      [0.5, 0xff6a2a, 0.35],
      [1, 0xff9a4a, 0.9],
    ]),
  );
  const coils = new Graphics();
  const halo = new Graphics();
  for (let u = SHELL + PITCH * 0.7; u < length - SHELL - PITCH * 0.4; u += PITCH) {
    for (const v of [wall - COIL - 1, wall + bore + COIL + 1]) {
      const [x, y] = place(u, v, 0, 0);
      coils.circle(x, y, COIL);
      halo.circle(x, y, COIL * 2);
    }
  }
  coils.fill(0xffffff);
  halo.fill({ color: 0xffffff, alpha: 0.28 });
  root.addChild(cave, warm, shell, halo, coils);
  const light = new Graphics({ label: 'light of the bore' })
    .rect(...place(SHELL, wall, length - 2 * SHELL, bore))
    .fill(0xffffff);
  let last = Number.NaN;
  const set = (celsius: number): void => {
    const shown = Math.round(celsius / 4);
    if (shown === last) return;
    last = shown;
    const glow = Math.max(0, Math.min(1, (celsius - GLOW.from) / (GLOW.to - GLOW.from)));
    // Windings are hotter than the bore.
    const colour = heatColour(celsius + 220);
    coils.tint = celsius < GLOW.from ? 0x4c443f : mix(0x4c443f, colour, Math.min(1, glow * 2.2));
    halo.tint = colour;
    halo.alpha = glow;
    warm.tint = heatColour(celsius + 120);
    warm.alpha = Math.min(0.75, 0.1 * Math.min(1, Math.max(0, celsius - 60) / 300) + glow * 0.75);
    light.tint = heatColour(celsius + 60);
    light.alpha = 0.22 * glow;
  };
  set(20);
  return { root, light, set };
}
