/** A bath in an insulated vessel: liquid nitrogen, alcohol cooled with dry ice or with nitrogen, water or oil, with its fog, and the bar on its grid. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, metalAcross, metalDown, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

/** Its own units, origin at the upper left. */
export const BATH = { width: 190, height: 150 } as const;
/** Where the bar is taken out. */
export const BATH_MOUTH = { x: 95, y: 52 } as const;
const WALL = { left: 26, right: 164, top: 44, foot: 146 } as const;
const LEVEL = 62;
const PUFFS = 9;

/** Dry ice has so many °C. */
const DRY_ICE = -78;

/** What fills it. */
export type BathLiquid = 'nitrogen' | 'alcohol' | 'water' | 'oil';
export const bathLiquid = (temperature: number): BathLiquid =>
  temperature < -110 ? 'nitrogen' : temperature < 2 ? 'alcohol' : temperature <= 90 ? 'water' : 'oil';

const LIQUIDS: Readonly<Record<BathLiquid, readonly [colour: number, alpha: number, fog: number]>> = {
  nitrogen: [0xbfe3f7, 0.75, 1],
  alcohol: [0xd9ecf2, 0.7, 0.6],
  water: [0x6fb4dd, 0.6, 0],
  oil: [0xc48a2c, 0.8, 0.25],
};

export interface CoolingBath {
  readonly root: Container;
  /** `bar`: its tone where one lies in it; null: none. `wall`: milliseconds. */
  set(temperature: number, bar: number | null, rime: number, wall: number): void;
}

const createInside = (dark: boolean): Graphics =>
  new Graphics()
    .rect(WALL.left, WALL.top, WALL.right - WALL.left, WALL.foot - WALL.top - 4)
    .fill(dark ? 0x0f1822 : 0x2b3a49);

/** What fills it, with its surface. */
function createFilling() {
  const liquid = new Graphics()
    .rect(WALL.left + 3, LEVEL, WALL.right - WALL.left - 6, WALL.foot - LEVEL - 8)
    .fill(0xffffff);
  const surface = new Graphics()
    .ellipse((WALL.left + WALL.right) / 2, LEVEL, (WALL.right - WALL.left) / 2 - 3, 5)
    .fill(0xffffff);
  return {
    liquid,
    surface,
    fill(kind: BathLiquid) {
      const [colour, alpha] = LIQUIDS[kind];
      liquid.tint = colour;
      liquid.alpha = alpha;
      surface.tint = mix(colour, 0xffffff, 0.35);
    },
  };
}

function createDryIce(): Graphics {
  const ice = new Graphics();
  for (const [x, y, r] of [
    [50, 128, 8],
    [72, 132, 6],
    [120, 130, 9],
    [144, 126, 6],
    [98, 134, 7],
  ] as const)
    ice.poly([x - r, y, x - r * 0.3, y - r, x + r, y - r * 0.4, x + r * 0.6, y + r * 0.7, x - r * 0.6, y + r * 0.6]);
  return ice.fill({ color: 0xffffff, alpha: 0.85 });
}

function createGrid(theme: StageTheme): Graphics {
  const grid = new Graphics();
  for (let x = 44; x < 150; x += 10) grid.moveTo(x, 108).lineTo(x, 114);
  return grid.stroke({ width: 2, color: theme.metal[1] }).rect(40, 106, 112, 2.5).fill(metalDown(theme));
}

/** The bar on the grid and the rime on it. */
function createLyingBar() {
  const bar = new Graphics().roundRect(58, 92, 76, 14, 1.5).fill(0xffffff);
  bar.rect(58, 92, 76, 3).fill({ color: 0xffffff, alpha: 0.5 }).poly([93, 92, 99, 92, 96, 97]).fill(0x10161d);
  const rimeOn = new Graphics().roundRect(57, 91, 78, 16, 3).fill(0xffffff);
  return {
    bar,
    rimeOn,
    set(tone: number | null, rime: number) {
      bar.visible = tone !== null;
      bar.tint = tone ?? 0xffffff;
      rimeOn.visible = tone !== null && rime > 0;
      rimeOn.alpha = rime * 0.55;
    },
  };
}

function drawBubbles(bubbles: Graphics, many: number, phase: number): void {
  bubbles.clear();
  for (let n = 0; n < many; n++) {
    const x = WALL.left + 12 + ((n * 47) % (WALL.right - WALL.left - 24));
    const way = (phase * (0.6 + (n % 5) * 0.12) + n * 0.37) % 1;
    bubbles.circle(x + Math.sin(way * 9 + n) * 3, 136 - way * (134 - LEVEL), 1.2 + (n % 3));
  }
  bubbles.fill({ color: 0xffffff, alpha: 0.55 });
}

/** The near wall is cut away: insulation left and right. */
const createVessel = (theme: StageTheme): Graphics =>
  new Graphics()
    .roundRect(WALL.left - 14, WALL.top - 8, 17, WALL.foot - WALL.top + 10, 5)
    .fill(metalAcross(theme))
    .roundRect(WALL.right - 3, WALL.top - 8, 17, WALL.foot - WALL.top + 10, 5)
    .fill(metalAcross(theme))
    .roundRect(WALL.left - 14, WALL.foot - 8, WALL.right - WALL.left + 28, 10, 4)
    .fill(metalDown(theme))
    .roundRect(WALL.left, WALL.top - 4, WALL.right - WALL.left, WALL.foot - WALL.top, 4)
    .fill(
      acrossGradient([
        [0, 0xffffff, 0.16],
        [0.15, 0xffffff, 0.02],
        [0.85, 0xffffff, 0],
        [1, 0xffffff, 0.12],
      ]),
    );

function createPuff(n: number, dark: boolean): Graphics {
  const colour = dark ? 0xdde8f2 : 0xffffff;
  const puff = new Graphics().circle(0, 0, 1).fill(
    roundGradient([
      [0, colour, 1],
      [0.5, colour, 0.55],
      [1, colour, 0],
    ]),
  );
  puff.label = `fog ${n}`;
  return puff;
}

/** Of oil: it rises. */
function driftFume(puff: Graphics, n: number, way: number): void {
  puff.position.set(95 + Math.sin(n * 2 + way * 5) * 40, LEVEL - way * 60);
  puff.scale.set(6 + way * 12);
  puff.alpha = 0.08 * Math.sin(way * Math.PI);
}

/** Cold fog is heavy: over the rim and down. */
function driftFog(puff: Graphics, n: number, way: number, mist: number): void {
  const side = n % 2 === 0 ? -1 : 1;
  const out = Math.min(1, way * 2);
  const down = Math.max(0, way * 2 - 1);
  puff.position.set(95 + side * (20 + out * 72), LEVEL - 14 - Math.sin(out * Math.PI) * 12 + down * 92);
  puff.scale.set(16 + way * 18);
  puff.alpha = mist * 0.5 * Math.sin(Math.min(1, way * 1.1) * Math.PI);
}

export function createCoolingBath(context: StageContext): CoolingBath {
  const { theme, reducedMotion } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'bath' });
  const filling = createFilling();
  const ice = createDryIce();
  const lying = createLyingBar();
  const bubbles = new Graphics();
  const fog = Array.from({ length: PUFFS }, (_, n) => createPuff(n, dark));
  root.addChild(
    createInside(dark),
    filling.liquid,
    filling.surface,
    ice,
    createGrid(theme),
    lying.bar,
    lying.rimeOn,
    bubbles,
    createVessel(theme),
    ...fog,
  );
  let last = '';

  function drift(kind: BathLiquid, phase: number): void {
    const mist = LIQUIDS[kind][2];
    for (const [n, puff] of fog.entries()) {
      puff.visible = mist > 0;
      if (mist === 0) continue;
      const way = (phase * 0.35 + n / PUFFS) % 1;
      if (kind === 'oil') driftFume(puff, n, way);
      else driftFog(puff, n, way, mist);
    }
  }
  return {
    root,
    set(temperature, tone, rime, wall) {
      const kind = bathLiquid(temperature);
      if (kind !== last) {
        last = kind;
        filling.fill(kind);
        bubbles.visible = kind === 'nitrogen' || kind === 'alcohol';
      }
      // Dry ice is no colder than this: below it the alcohol is cooled with nitrogen.
      ice.visible = kind === 'alcohol' && temperature >= DRY_ICE;
      lying.set(tone, rime);
      const phase = reducedMotion ? 0.4 : wall / 1600;
      if (bubbles.visible) drawBubbles(bubbles, kind === 'nitrogen' ? 26 : 10, phase);
      drift(kind, phase);
    },
  };
}
