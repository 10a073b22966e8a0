/** A solar panel on a pole, with its shadow; beside it a post that tells the sun by its shadow, and a pyranometer. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { acrossGradient, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { COS_UP, type DomeView, placed, seen, SIN_UP } from './dome-view';

/** East, north and up, in radii of the dome. */
type Place = readonly [east: number, north: number, up: number];

/** Tilt and azimuth in degrees, cell temperature in °C, light on it in W/m². */
interface PanelNow {
  readonly tilt: number;
  readonly azimuth: number;
  readonly warm: number;
  readonly light: number;
}

/** Where the sun stands, and its beam in W/m². */
interface Sunlight {
  readonly sun: Place;
  readonly beam: number;
}

export interface PolePanel {
  readonly root: Container;
  /** Everything is seen another way. */
  lay(): void;
  draw(view: DomeView, panel: PanelNow, sunlight: Sunlight): void;
  /** The middle of its upper edge, and the tip of the pointer on the ground. */
  readonly edge: Point;
  readonly pointer: Point;
}

/** In radii of the dome: half width and half length of the panel, height of its middle, of the post. */
const HALF = { wide: 0.34, long: 0.21 } as const;
const MIDDLE = 0.25;
/** Places to the right and away, radii. */
const POST = { right: -0.55, away: -0.28, high: 0.24 } as const;
const DOME = { right: 0.3, away: -0.52 } as const;
const POINTER = 0.78;
/** Longest shadow, radii. */
const LONGEST = 1.1;
const COLUMNS = 10;
const ROWS = 6;
const SILICON = 0x16284c;
/** Cell temperatures from which it begins to glow, and where it glows most, °C. */
const GLOW = [25, 90] as const;

/** Corners of the panel, from the lower left one around. */
function cornersOf(tilt: number, azimuth: number): readonly Place[] {
  const [b, a] = [(tilt * Math.PI) / 180, (azimuth * Math.PI) / 180];
  const [along, across] = [
    [-Math.sin(a) * Math.cos(b), -Math.cos(a) * Math.cos(b), Math.sin(b)] as const,
    [Math.cos(a), -Math.sin(a), 0] as const,
  ];
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([i, j]) => [
    i * HALF.wide * across[0] + j * HALF.long * along[0],
    i * HALF.wide * across[1] + j * HALF.long * along[1],
    MIDDLE + j * HALF.long * along[2],
  ]);
}

function drawPole(pole: Graphics, view: DomeView, theme: StageTheme): void {
  const foot = seen(view, 0, 0, 0);
  const top = seen(view, 0, 0, MIDDLE);
  const wide = view.radius * 0.016;
  pole
    .clear()
    .rect(foot.x - wide, top.y, 2 * wide, foot.y - top.y)
    .fill(
      acrossGradient([
        [0, theme.metal[1]],
        [0.35, theme.metal[0]],
        [1, theme.metal[2]],
      ]),
    )
    .ellipse(foot.x, foot.y, 3 * wide, 1.4 * wide)
    .fill(theme.metal[2]);
}

/** The post that tells the sun by its shadow. */
function drawPost(post: Graphics, view: DomeView): void {
  const standing = placed(view, POST.right, POST.away);
  const place = seen(view, ...standing, 0);
  const tip = seen(view, ...standing, POST.high);
  const slim = view.radius * 0.011;
  post
    .clear()
    .rect(place.x - slim, tip.y, 2 * slim, place.y - tip.y)
    .fill(
      acrossGradient([
        [0, 0xc98a4b],
        [0.4, 0xe3ad72],
        [1, 0x7d4f25],
      ]),
    )
    .circle(tip.x, tip.y, slim * 1.7)
    .fill(0x9a6533);
}

function drawPyranometer(pen: Graphics, view: DomeView, theme: StageTheme): void {
  const at = seen(view, ...placed(view, DOME.right, DOME.away), 0);
  const r = view.radius * 0.05;
  pen
    .clear()
    .rect(at.x - r * 0.16, at.y - r * 1.6, r * 0.32, r * 1.6)
    .fill(theme.metal[1])
    .ellipse(at.x, at.y - r * 1.5, r * 1.3, r * 0.42)
    .fill(theme.name === 'dark' ? 0xc8d1db : 0xffffff)
    .ellipse(at.x, at.y - r * 1.5, r * 1.3, r * 0.42)
    .stroke({ width: 1, color: theme.metal[2] })
    .rect(at.x - r * 0.75, at.y - r * 2, r * 1.5, r * 0.42)
    .fill(
      acrossGradient([
        [0, theme.metal[0]],
        [0.5, 0xffffff],
        [1, theme.metal[1]],
      ]),
    )
    .moveTo(at.x - r * 0.62, at.y - r * 2)
    .arc(at.x, at.y - r * 2, r * 0.62, Math.PI, 2 * Math.PI)
    .fill(
      roundGradient(
        [
          [0, 0xffffff, 0.95],
          [0.5, 0xa9c6dd, 0.7],
          [1, 0x4f6f8a, 0.85],
        ],
        { x: 0.35, y: 0.3 },
      ),
    );
}

/** Of panel, pole and post on the ground; `darkest`: how dark they are in full light. */
function castShadows(
  shadows: Graphics,
  view: DomeView,
  quad: readonly Place[],
  { sun: [e, n, u], beam }: Sunlight,
  darkest: number,
): void {
  shadows.clear();
  if (u <= 0.02 || beam <= 0) return;
  const alpha = darkest * Math.min(1, beam / 500);
  const onGround = (east: number, far: number, up: number): Point => {
    const length = Math.min(LONGEST, up / u);
    return seen(view, east - e * length, far - n * length, 0);
  };
  shadows
    .poly(
      quad.flatMap(([east, far, up]) => {
        const { x, y } = onGround(east, far, up);
        return [x, y];
      }),
    )
    .fill({ color: 0x0b1118, alpha });
  const foot = seen(view, 0, 0, 0);
  const joint = onGround(0, 0, MIDDLE);
  const place = placed(view, POST.right, POST.away);
  const [from, to] = [seen(view, ...place, 0), onGround(...place, POST.high)];
  const width = view.radius * 0.024;
  shadows
    .moveTo(foot.x, foot.y)
    .lineTo(joint.x, joint.y)
    .moveTo(from.x, from.y)
    .lineTo(to.x, to.y)
    .stroke({ width, color: 0x0b1118, alpha, cap: 'round' });
}

/** Returns the middle of its upper edge. */
function drawSheet(
  sheet: Graphics,
  view: DomeView,
  quad: readonly Place[],
  { tilt, azimuth, warm, light }: PanelNow,
  theme: StageTheme,
): Point {
  const dark = theme.name === 'dark';
  const points = quad.map((place) => seen(view, ...place));
  const flat = points.flatMap(({ x, y }) => [x, y]);
  const [b, a] = [(tilt * Math.PI) / 180, (azimuth * Math.PI) / 180];
  // Towards the eye: the front is seen where the normal leans to it.
  const away = Math.sin(a) * view.ahead[0] + Math.cos(a) * view.ahead[1];
  const front = Math.cos(b) * SIN_UP - away * Math.sin(b) * COS_UP > 0;
  const part = Math.min(1, Math.max(0, (warm - GLOW[0]) / (GLOW[1] - GLOW[0])));
  const lit = mix(SILICON, 0x6f93d6, Math.min(0.4, light / 2600));
  sheet
    .clear()
    .poly(flat)
    .fill(front ? mix(lit, 0xf0562a, 0.5 * part) : dark ? 0x98a4b3 : 0xd3dae2);
  const between = (i: number, j: number): Point => {
    const [p, q, r, s] = points as [Point, Point, Point, Point];
    const mixed = (of: 'x' | 'y'): number =>
      (1 - i) * ((1 - j) * p[of] + j * s[of]) + i * ((1 - j) * q[of] + j * r[of]);
    return { x: mixed('x'), y: mixed('y') };
  };
  if (front) {
    for (let n = 1; n < COLUMNS; n++) {
      const [from, to] = [between(n / COLUMNS, 0), between(n / COLUMNS, 1)];
      sheet.moveTo(from.x, from.y).lineTo(to.x, to.y);
    }
    for (let n = 1; n < ROWS; n++) {
      const [from, to] = [between(0, n / ROWS), between(1, n / ROWS)];
      sheet.moveTo(from.x, from.y).lineTo(to.x, to.y);
    }
    sheet.stroke({ width: 0.9, color: 0xc9d8ef, alpha: 0.5 });
  } else {
    const [from, to] = [between(0.5, 0.12), between(0.5, 0.88)];
    const box = between(0.5, 0.7);
    sheet
      .moveTo(from.x, from.y)
      .lineTo(to.x, to.y)
      .stroke({ width: 4, color: theme.metal[2] })
      .rect(box.x - 9, box.y - 5, 18, 10)
      .fill(0x1b222b);
  }
  sheet.poly(flat).stroke({ width: 2.6, color: dark ? 0xd5dde6 : 0x7c8894, join: 'round' });
  return between(0.5, 1);
}

/** Returns its tip. */
function drawPointer(arrow: Graphics, view: DomeView, azimuth: number, colour: number): Point {
  const a = (azimuth * Math.PI) / 180;
  const at = (far: number, turn: number): Point => seen(view, far * Math.sin(a + turn), far * Math.cos(a + turn), 0);
  const [from, to, left, right] = [at(0.1, 0), at(POINTER, 0), at(POINTER - 0.11, 0.09), at(POINTER - 0.11, -0.09)];
  arrow
    .clear()
    .moveTo(from.x, from.y)
    .lineTo(to.x, to.y)
    .stroke({ width: 2.2, color: colour, alpha: 0.8 })
    .poly([to.x, to.y, left.x, left.y, right.x, right.y])
    .fill(colour);
  return to;
}

export function createPolePanel({ theme }: StageContext): PolePanel {
  const root = new Container({ label: 'panel' });
  const shadows = new Graphics();
  const pole = new Graphics();
  const post = new Graphics();
  const pyranometer = new Graphics();
  const sheet = new Graphics();
  const arrow = new Graphics();
  root.addChild(shadows, arrow, post, pyranometer, pole, sheet);
  let edge: Point = { x: 0, y: 0 };
  let pointer = edge;
  let key = '';
  let cast = '';
  let stood = '';
  return {
    root,
    get edge() {
      return edge;
    },
    get pointer() {
      return pointer;
    },
    lay() {
      key = cast = stood = '';
    },
    draw(view, panel, sunlight) {
      const { tilt, azimuth, warm, light } = panel;
      const { sun, beam } = sunlight;
      const side = `${view.ahead[0]} ${view.ahead[1]} ${view.radius} ${view.centre.x} ${view.centre.y}`;
      if (side !== stood) {
        stood = side;
        key = cast = '';
        drawPole(pole, view, theme);
        drawPost(post, view);
        drawPyranometer(pyranometer, view, theme);
      }
      const looks = `${tilt} ${azimuth} ${Math.round(warm)} ${Math.round(light / 15)}`;
      const falls = `${tilt} ${azimuth} ${sun.map((part) => part.toFixed(3)).join()} ${Math.round(beam / 10)}`;
      const quad = looks === key && falls === cast ? [] : cornersOf(tilt, azimuth);
      if (looks !== key) {
        key = looks;
        edge = drawSheet(sheet, view, quad, panel, theme);
        pointer = drawPointer(arrow, view, azimuth, theme.accent);
      }
      if (falls !== cast) {
        cast = falls;
        castShadows(shadows, view, quad, sunlight, theme.name === 'dark' ? 0.5 : 0.36);
      }
    },
  };
}
