/** What the weather does to the view: sun, clouds or stars by the stability of the air, haze by its dust, rain. */
import { Container, Graphics } from 'pixi.js';
import type { Stability } from '../../../../engine/environmental-science/gaussian-plume';
import type { Box, StageContext } from '../../contract';
import { downGradient, roundGradient, type Stops } from '../../kit/paint/shading';
import { createCloud, scattered } from '../../kit/room/clouds';

export interface ChangingSky {
  /** Behind the plume. */
  readonly far: Container;
  /** Before it. */
  readonly near: Container;
  /** `sky`: all of it that is visible; `groundY`: where it ends. */
  lay(sky: Box, groundY: number): void;
  /** `dust`: PM2.5, µg/m³; `rain`: mm/h. */
  draw(stability: Stability, dust: number, rain: number, now: number): void;
}

/** Of sun, clouds and night in each class. */
const WEATHER: Readonly<Record<Stability, { readonly sun: number; readonly clouds: number; readonly night: number }>> =
  {
    A: { sun: 1, clouds: 0, night: 0 },
    B: { sun: 0.85, clouds: 0.25, night: 0 },
    C: { sun: 0.6, clouds: 0.55, night: 0 },
    D: { sun: 0, clouds: 1, night: 0 },
    E: { sun: 0, clouds: 0.35, night: 0.75 },
    F: { sun: 0, clouds: 0, night: 1 },
  };
/** PM2.5 at which haze takes e-fold of the distant view, µg/m³; what it never takes. */
const HAZE = { scale: 110, most: 0.8 } as const;
const DROPS = 90;
const DROP = 15;
const STARS = 46;
const TILE = 150;

const createSun = (dark: boolean): Graphics =>
  new Graphics()
    .circle(0, 0, 74)
    .fill(
      roundGradient([
        [0, 0xfff3c4, dark ? 0.5 : 0.95],
        [0.3, 0xffe08a, dark ? 0.2 : 0.4],
        [1, 0xffe08a, 0],
      ]),
    )
    .circle(0, 0, 22)
    .fill(dark ? 0xd9b45c : 0xffd95e);

const createMoon = (dark: boolean): Graphics =>
  new Graphics()
    .circle(0, 0, 40)
    .fill(
      roundGradient([
        [0, 0xeef3ff, 0.4],
        [1, 0xeef3ff, 0],
      ]),
    )
    .circle(0, 0, 14)
    .fill(dark ? 0xdfe6f3 : 0xffffff)
    .circle(5, -3, 3)
    .circle(-4, 4, 2.2)
    .fill({ color: 0x9fb0c8, alpha: 0.5 });

/** From the top of the sky to its foot. */
const nightShades = (dark: boolean): Stops =>
  dark
    ? [
        [0, 0x050a18],
        [1, 0x101c33, 0.6],
      ]
    : [
        [0, 0x93a9d0],
        [1, 0xdfe4f2],
      ];

const hazeShades = (dark: boolean): Stops => [
  [0, dark ? 0x59503f : 0xe3d5b8, 0.5],
  [1, dark ? 0x6a5c45 : 0xcdb68c, 1],
];

function drawStars(stars: Graphics, { x, y, width, height }: Box, dark: boolean): void {
  stars.clear();
  for (let n = 0; n < STARS; n++)
    stars.circle(x + width * scattered(n, 1), y + height * 0.7 * scattered(n, 2), 0.7 + scattered(n, 3));
  stars.fill({ color: 0xffffff, alpha: dark ? 0.8 : 0.95 });
}

function drawRain(falling: Graphics, { x, y, width, height }: Box, dark: boolean): void {
  falling.clear();
  for (let n = 0; n < DROPS; n++) {
    const at = x + width * scattered(n, 8);
    // A drop near the lower end of the tile begins above it once more, so that the tile can slide.
    for (let top = y - TILE * (1 - scattered(n, 9)); top + DROP < y + height - TILE; top += TILE)
      falling.moveTo(at, top).lineTo(at + 3, top + DROP);
  }
  falling.stroke({ width: 1.2, color: dark ? 0x9fc4e6 : 0x4f7fae, alpha: 0.6 });
}

export function createChangingSky({ theme, reducedMotion }: StageContext): ChangingSky {
  const dark = theme.name === 'dark';
  const far = new Container({ label: 'sky' });
  const near = new Container({ label: 'haze and rain' });
  const night = new Graphics();
  const stars = new Graphics();
  const sun = createSun(dark);
  const moon = createMoon(dark);
  const clouds = new Container();
  for (let n = 0; n < 6; n++) clouds.addChild(createCloud(theme, n));
  const haze = new Graphics();
  const falling = new Graphics();
  far.addChild(night, stars, sun, moon, clouds);
  near.addChild(haze, falling);
  return {
    far,
    near,
    lay(sky, groundY) {
      const { x, y, width } = sky;
      const height = groundY - y;
      night
        .clear()
        .rect(x, y, width, height)
        .fill(downGradient(nightShades(dark)));
      drawStars(stars, { x, y, width, height }, dark);
      for (const light of [sun, moon]) light.position.set(x + width * 0.8, y + height * 0.24);
      clouds.children.forEach((cloud, n) => {
        cloud.position.set(
          x + width * (0.1 + 0.165 * n + 0.04 * scattered(n, 5)),
          y + height * (0.12 + 0.16 * scattered(n, 6)),
        );
        cloud.scale.set(0.75 + 0.5 * scattered(n, 7));
      });
      haze
        .clear()
        .rect(x, y, width, height)
        .fill(downGradient(hazeShades(dark)));
      drawRain(falling, { x, y, width, height }, dark);
    },
    draw(stability, dust, rain, now) {
      const weather = WEATHER[stability];
      night.alpha = weather.night;
      stars.alpha = moon.alpha = weather.night;
      sun.alpha = weather.sun;
      const cover = Math.max(weather.clouds, rain > 0 ? 1 : 0);
      clouds.children.forEach((cloud, n) => {
        cloud.visible = n < cover * clouds.children.length;
      });
      haze.alpha = HAZE.most * (1 - Math.exp(-dust / HAZE.scale));
      falling.visible = rain > 0;
      if (rain <= 0) return;
      falling.alpha = Math.min(1, 0.35 + rain / 15);
      falling.y = reducedMotion ? 0 : (now / 2.2) % TILE;
    },
  };
}
