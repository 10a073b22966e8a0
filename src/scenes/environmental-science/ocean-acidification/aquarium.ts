/** A tank of seawater under a gas hood: stone with bubbles, coral, sand, gas cylinder and hose. Drawn in a frame of its own. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { createRisingBubbles, type RisingBubbles } from '../../kit/fluids/rising-bubbles';
import { liquidColour } from '../../kit/paint/liquid-colour';
import { acrossGradient, downGradient, metalAcross, metalDown, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { createSeaShell, type SeaShell } from './sea-shell';

export interface Aquarium {
  readonly root: Container;
  /** Between the walls: what dips into the water. */
  readonly inside: Container;
  readonly shell: SeaShell;
  readonly bubbles: RisingBubbles;
  /**
   * `light`: white light after the water; `omega`: saturation, which the coral's colour follows; `cloud`: 0 clear to 1 milky; `lime`: on the
   * sand, mol/kg of the water.
   */
  set(light: number, omega: number | null, cloud: number, lime: number): void;
}

/** From its upper left corner; the shell's place on the sand and, before it is dropped in, on the hood. */
export const FRAME = { width: 520, height: 396 } as const;
export const WATER = { left: 84, right: 506, top: 96, foot: 378 } as const;
export const PROBE = { x: 456, y: 250, length: 220 } as const;
export const SHELL = { x: 380, y: 362, above: 36 } as const;
const { left, right, top, foot } = WATER;
const WIDTH = right - left;
const HOOD = { x: 76, y: 34, width: 438, height: 42 } as const;
const STONE = { x: 150, y: 352 } as const;
const SAND = 352;
const SEAWATER = 0xdff3f5;
const LIVING = 0xff8d6b;
const PALE = 0xd8d2c8;
/** From this saturation down corals build less well. */
const WELL = 3.5;

function coral(): Graphics {
  const pen = new Graphics({ label: 'coral' });
  const branch = (x: number, y: number, angle: number, length: number, width: number, depth: number): void => {
    const [u, v] = [x + length * Math.sin(angle), y - length * Math.cos(angle)];
    pen
      .moveTo(x, y)
      .lineTo(u, v)
      .stroke({ width, color: mix(0xb9b9b9, 0xffffff, depth / 4), cap: 'round' });
    if (depth >= 4) {
      pen.circle(u, v, width * 0.75).fill(0xffffff);
      return;
    }
    branch(u, v, angle - 0.42 - 0.06 * depth, length * 0.76, width * 0.74, depth + 1);
    branch(u, v, angle + 0.36 + 0.08 * depth, length * 0.8, width * 0.74, depth + 1);
  };
  branch(-26, 0, -0.34, 34, 11, 0);
  branch(0, 4, 0.05, 44, 13, 0);
  branch(28, 2, 0.42, 30, 10, 0);
  return pen;
}

const createCylinder = (theme: StageTheme): Graphics =>
  new Graphics({ label: 'gas cylinder' })
    .roundRect(6, 96, 52, 294, 20)
    .fill(
      acrossGradient([
        [0, 0x53616f],
        [0.3, 0xaab7c3],
        [0.6, 0x6d7b89],
        [1, 0x333d48],
      ]),
    )
    .rect(6, 128, 52, 22)
    .fill(0x8a949e)
    .roundRect(22, 74, 20, 26, 4)
    .fill(metalAcross(theme))
    .roundRect(14, 62, 36, 13, 5)
    .fill(metalDown(theme));

function createHose({ housing }: StageTheme): Graphics {
  const hose = new Graphics({ label: 'hose' });
  const along = (): Graphics =>
    hose.moveTo(42, 86).bezierCurveTo(70, 84, 60, 14, 100, 12).bezierCurveTo(128, 12, 124, 20, 124, 36);
  along().stroke({ width: 7, color: mix(housing, 0x000000, 0.3), cap: 'round' });
  along().stroke({ width: 2, color: 0xffffff, alpha: 0.25, cap: 'round' });
  return hose;
}

/** Far and near wall. */
function createWalls(theme: StageTheme) {
  const back = new Graphics({ label: 'far wall' })
    .rect(left - 5, 62, WIDTH + 10, foot - 56)
    .fill({ color: theme.glassBody, alpha: theme.glassAlpha * 0.5 })
    .rect(left - 5, 62, WIDTH + 10, foot - 56)
    .stroke({ width: 1, color: theme.glassEdge, alpha: 0.4 });
  const front = new Graphics({ label: 'near wall' })
    .rect(left - 5, 62, 5, foot - 56)
    .fill({ color: theme.glassEdge, alpha: 0.55 })
    .rect(right, 62, 5, foot - 56)
    .fill({ color: theme.glassEdge, alpha: 0.45 })
    .rect(left - 7, foot, WIDTH + 14, 12)
    .fill(metalDown(theme))
    .poly([left + 20, 84, left + 60, 84, left + 26, foot - 12, left + 8, foot - 12])
    .fill({ color: theme.glassShine, alpha: 0.09 });
  return { back, front };
}

/** The water; the light that falls into it; its near side, and the surface. */
function createWater({ name, shadow }: StageTheme) {
  const dark = name === 'dark';
  const water = new Graphics({ label: 'water' }).rect(left, top, WIDTH, foot - top).fill(
    downGradient([
      [0, 0xffffff],
      [0.5, 0xd4dfe2],
      [1, 0x8fa5ab],
    ]),
  );
  const rays = new Graphics({ label: 'light in the water' });
  for (const [x, wide] of [
    [130, 34],
    [230, 22],
    [330, 44],
    [430, 18],
  ] as const) {
    rays.poly([x, top, x + wide, top, x + wide - 54, SAND, x - 74, SAND]);
  }
  rays.fill(
    downGradient([
      [0, 0xffffff, dark ? 0.16 : 0.4],
      [1, 0xffffff, 0],
    ]),
  );
  const film = new Graphics({ label: 'near side of the water' }).rect(left, top, WIDTH, foot - top).fill(0xffffff);
  const surface = new Graphics({ label: 'surface' })
    .rect(left, top - 5, WIDTH, 9)
    .fill({ color: 0xffffff, alpha: dark ? 0.26 : 0.6 })
    .rect(left, top + 3, WIDTH, 1.6)
    .fill({ color: shadow, alpha: 0.25 });
  return { body: water, rays, film, surface };
}

/** Sand with its grains, and the rock on it. */
function createGround(dark: boolean) {
  const sand = new Graphics({ label: 'sand' })
    .moveTo(left, SAND + 2)
    .bezierCurveTo(left + 90, SAND - 12, left + 200, SAND + 12, left + 300, SAND + 2)
    .bezierCurveTo(left + 350, SAND - 6, right - 30, SAND + 6, right, SAND)
    .lineTo(right, foot)
    .lineTo(left, foot)
    .closePath()
    .fill(
      downGradient([
        [0, dark ? 0xa8946e : 0xe6d3a6],
        [1, dark ? 0x6a5a41 : 0xb59a68],
      ]),
    );
  for (let n = 0; n < 60; n++) {
    const x = left + 6 + ((n * 0.618_034) % 1) * (WIDTH - 12);
    sand.circle(x, SAND + 9 + ((n * 0.381) % 1) * 13, 0.8 + (n % 3) * 0.4);
  }
  sand.fill({ color: dark ? 0x4a3f2c : 0x8d754a, alpha: 0.6 });
  const rocks = new Graphics({ label: 'rock' }).ellipse(258, SAND + 4, 78, 18).fill(
    downGradient([
      [0, dark ? 0x66717b : 0x98a3ab],
      [1, dark ? 0x2d353c : 0x5a656d],
    ]),
  );
  return { sand, rocks };
}

const createStone = ({ glassEdge }: StageTheme): Graphics =>
  new Graphics({ label: 'bubbling stone' })
    .moveTo(124, 70)
    .lineTo(124, 338)
    .quadraticCurveTo(124, 350, 138, 350)
    .stroke({ width: 4, color: glassEdge, alpha: 0.8 })
    .roundRect(STONE.x - 22, STONE.y - 9, 44, 16, 6)
    .fill(
      downGradient([
        [0, 0xb9c2ca],
        [1, 0x5e6a75],
      ]),
    );

function createHood(theme: StageTheme): Graphics {
  const { x, y, width, height } = HOOD;
  return new Graphics({ label: 'gas hood' })
    .roundRect(x, y, width, height, 7)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, theme.name === 'dark' ? 0.12 : 0.5)],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(x, y, width, height, 7)
    .stroke({ width: 1, color: theme.housingEdge })
    .roundRect(116, y - 6, 16, 10, 3)
    .fill(metalAcross(theme))
    .roundRect(PROBE.x - 12, y - 5, 24, 9, 3)
    .fill(0x20262d);
}

export function createAquarium(context: StageContext): Aquarium {
  const { theme } = context;
  const root = new Container({ label: 'aquarium' });
  const walls = createWalls(theme);
  const water = createWater(theme);
  const ground = createGround(theme.name === 'dark');
  const reef = coral();
  reef.position.set(258, SAND - 6);
  reef.scale.set(1.3);
  const shell = createSeaShell(context);
  shell.root.position.set(SHELL.x, SHELL.y);
  const inside = new Container({ label: 'in the water' });
  const bubbles = createRisingBubbles(context, { most: 60, plate: 20, bore: 60, from: [0, -6] });
  bubbles.root.position.set(STONE.x, STONE.y - 10);
  const milk = new Graphics({ label: 'clouds of lime', alpha: 0 }).rect(left, top, WIDTH, foot - top).fill(0xf4f4ee);
  const grit = new Graphics({ label: 'lime on the sand', alpha: 0 }).rect(left, foot - 9, WIDTH, 9).fill(0xf7f6f0);
  root.addChild(createCylinder(theme), walls.back, water.body, water.rays, ground.sand, ground.rocks, reef);
  root.addChild(createStone(theme), bubbles.root, inside, grit, milk, water.film, water.surface, walls.front);
  root.addChild(createHood(theme), createHose(theme), shell.root);
  return {
    root,
    inside,
    shell,
    bubbles,
    set(light, omega, cloud, lime) {
      const { tint, alpha } = liquidColour(theme, mix(SEAWATER, light, light === 0xffffff ? 0 : 1)).body;
      water.body.tint = tint;
      water.body.alpha = Math.min(1, alpha + 0.3);
      water.film.tint = tint;
      water.film.alpha = 0.22 * alpha;
      milk.alpha = 0.85 * cloud;
      grit.alpha = Math.min(0.9, 400 * lime);
      const well = omega === null ? 0 : Math.min(1, Math.max(0, (omega - 1) / (WELL - 1)));
      reef.tint = mix(PALE, LIVING, well);
    },
  };
}
