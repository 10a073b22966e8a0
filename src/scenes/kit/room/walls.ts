/** Walls: light of a window at the upper left, and the little that belongs to each kind of room. All of low contrast. */
import type { Box } from '../../contract';
import { cssColour, mix } from '../paint/shading';
import type { StageTheme } from '../theme';
import { fillAcross, fillDown, fillPoly, softEllipse } from './brush';
import type { RoomKind, RoomTones } from './room-tones';

/** Where a wall is, and what it is painted with. */
interface Wall {
  readonly canvas: CanvasRenderingContext2D;
  readonly theme: StageTheme;
  readonly tones: RoomTones;
  /** What is visible of it, down to the bench or to the lower edge of what is visible. */
  readonly box: Box;
  readonly dark: boolean;
}

/** A groove: its shaded side and its lit side. */
function groove({ canvas, tones, dark }: Wall, x: number, y: number, width: number, height: number): void {
  canvas.fillStyle = cssColour(tones.shade, dark ? 0.2 : 0.09);
  canvas.fillRect(x, y, width, height);
  canvas.fillStyle = cssColour(tones.lit, dark ? 0.035 : 0.4);
  if (width > height) canvas.fillRect(x, y + height, width, 1);
  else canvas.fillRect(x + width, y, 1, height);
}

/** Layers of a soft edge: few, since what one adds must be more than a step of eight bits. */
const LAYERS = 4;

/** Two panes of a window, thrown on the wall by the light from the upper left. */
function windowLight({ canvas, tones, box, dark }: Wall): void {
  const { x, y, width, height } = box;
  const size = Math.min(width * 0.2, height * 0.52);
  const lean = size * 0.42;
  const top = y + height * 0.06;
  const tall = Math.min(height * 0.66, size * 1.9);
  for (const pane of [0, 1]) {
    const left = x + width * 0.07 + pane * size * 0.98;
    for (let n = 0; n < LAYERS; n++) {
      const by = (n / LAYERS) * size * 0.09;
      fillPoly(
        canvas,
        [
          left + by,
          top + by,
          left + size * 0.86 - by,
          top + by,
          left + size * 0.86 - by + lean,
          top + tall - by,
          left + by + lean,
          top + tall - by,
        ],
        tones.lit,
        (dark ? 0.056 : 0.4) / LAYERS,
      );
    }
  }
}

/** Heights of the bottles on a shelf, as parts of the room above it, and their widths; a gap where the width is negative. */
const BOTTLES = [
  [0.62, 0.34],
  [0.62, 0.34],
  [0.44, 0.3],
  [0, -0.5],
  [0.78, 0.26],
  [0.5, 0.42],
  [0.5, 0.42],
] as const;

function wetLab(wall: Wall): void {
  const { canvas, tones, box, dark } = wall;
  const { x, y, width, height } = box;
  const bottom = y + height;
  // Tiles above the bench.
  const tile = 44;
  const top = bottom - 2 * tile;
  fillDown(
    canvas,
    [x, top, width, 2 * tile],
    [
      [0, tones.lit, dark ? 0.022 : 0.24],
      [1, tones.lit, dark ? 0.008 : 0.1],
    ],
  );
  groove(wall, x, top - 1.2, width, 1.2);
  groove(wall, x, top + tile, width, 0.8);
  for (let at = Math.ceil(x / (2 * tile)) * 2 * tile; at < x + width; at += 2 * tile) {
    groove(wall, at, top, 0.8, tile);
    groove(wall, at + tile, top + tile, 0.8, tile);
  }
  // A shelf at the right with bottles, far back: shapes in the wall's own tone.
  const shelfY = y + height * 0.3;
  const left = x + width * 0.7;
  const room = Math.min(height * 0.2, 76);
  let at = left + room * 0.4;
  for (const [tall, wide] of BOTTLES) {
    const across = Math.abs(wide) * room;
    if (wide > 0 && at + across < x + width) {
      const body = tall * room * 0.72;
      const tone = mix(tones.wallBottom, tones.shade, dark ? 0.22 : 0.1);
      fillPoly(
        canvas,
        [
          at,
          shelfY,
          at,
          shelfY - body,
          at + across * 0.32,
          shelfY - body - across * 0.2,
          at + across * 0.32,
          shelfY - tall * room,
          at + across * 0.68,
          shelfY - tall * room,
          at + across * 0.68,
          shelfY - body - across * 0.2,
          at + across,
          shelfY - body,
          at + across,
          shelfY,
        ],
        tone,
        0.55,
      );
      canvas.fillStyle = cssColour(tones.lit, dark ? 0.03 : 0.3);
      canvas.fillRect(at + across * 0.12, shelfY - body, 1.6, body);
    }
    at += across + room * 0.08;
  }
  fillDown(
    canvas,
    [left, shelfY, x + width - left, 6],
    [
      [0, tones.lit, dark ? 0.075 : 0.6],
      [1, tones.lit, dark ? 0.02 : 0.2],
    ],
  );
  fillDown(
    canvas,
    [left + 6, shelfY + 6, x + width - left, 26],
    [
      [0, tones.shade, dark ? 0.22 : 0.09],
      [1, tones.shade, 0],
    ],
  );
}

function physicsHall(wall: Wall): void {
  const { canvas, tones, box, dark } = wall;
  const { x, y, width, height } = box;
  const bottom = y + height;
  // Panelling up to a rail, as in a lecture hall.
  const tall = Math.min(118, height * 0.34);
  const railY = bottom - tall;
  fillDown(
    canvas,
    [x, railY, width, tall],
    [
      [0, tones.shade, dark ? 0.12 : 0.05],
      [1, tones.shade, dark ? 0.2 : 0.08],
    ],
  );
  fillDown(
    canvas,
    [x, railY - 5, width, 5],
    [
      [0, tones.lit, dark ? 0.06 : 0.5],
      [1, tones.shade, dark ? 0.1 : 0.06],
    ],
  );
  const panel = 132;
  const middle = x + width / 2;
  for (let n = -Math.ceil(width / 2 / panel); n * panel < width / 2; n++) {
    const left = middle + n * panel + 12;
    groove(wall, left, railY + 16, panel - 24, 1);
    groove(wall, left, bottom - 16, panel - 24, 1);
    groove(wall, left, railY + 16, 1, tall - 32);
    groove(wall, left + panel - 24, railY + 16, 1, tall - 32);
  }
}

function clinic(wall: Wall): void {
  const { canvas, tones, box, dark } = wall;
  const { x, y, width, height } = box;
  const bottom = y + height;
  // A rail along the wall, and the edge of a drawn curtain.
  const railY = bottom - Math.min(92, height * 0.26);
  fillDown(
    canvas,
    [x, railY, width, 13],
    [
      [0, tones.lit, dark ? 0.06 : 0.55],
      [0.5, tones.lit, dark ? 0.02 : 0.2],
      [1, tones.shade, dark ? 0.16 : 0.08],
    ],
  );
  fillDown(
    canvas,
    [x, railY + 13, width, 10],
    [
      [0, tones.shade, dark ? 0.14 : 0.06],
      [1, tones.shade, 0],
    ],
  );
  const fold = 26;
  const left = x + width * 0.83;
  const curtainY = y + height * 0.07;
  canvas.fillStyle = cssColour(tones.lit, dark ? 0.09 : 0.6);
  canvas.fillRect(left - 30, curtainY - 3, x + width - left + 30, 2.4);
  for (let at = left; at < x + width; at += fold) {
    fillAcross(
      canvas,
      [at, curtainY, fold, bottom - curtainY],
      [
        [0, tones.shade, dark ? 0.14 : 0.055],
        [0.4, tones.lit, dark ? 0.03 : 0.3],
        [1, tones.shade, dark ? 0.14 : 0.055],
      ],
    );
  }
}

function workshop(wall: Wall): void {
  const { canvas, tones, box, dark } = wall;
  const { x, y, width, height } = box;
  const bottom = y + height;
  // A board with holes for tools, in a frame.
  const pitch = 30;
  const top = y + height * 0.08;
  const low = bottom - Math.min(58, height * 0.18);
  fillDown(
    canvas,
    [x, top, width, low - top],
    [
      [0, tones.shade, dark ? 0.1 : 0.035],
      [1, tones.shade, dark ? 0.16 : 0.055],
    ],
  );
  groove(wall, x, top, width, 1.4);
  fillDown(
    canvas,
    [x, low, width, 7],
    [
      [0, tones.lit, dark ? 0.06 : 0.45],
      [1, tones.shade, dark ? 0.12 : 0.06],
    ],
  );
  for (let atY = top + pitch * 0.7; atY < low - 8; atY += pitch) {
    for (let atX = Math.ceil(x / pitch) * pitch; atX < x + width; atX += pitch) {
      canvas.fillStyle = cssColour(tones.shade, dark ? 0.24 : 0.08);
      canvas.fillRect(atX, atY, 2, 2);
    }
  }
}

function cleanRoom(wall: Wall): void {
  const { canvas, tones, box, dark } = wall;
  const { x, y, width, height } = box;
  const bottom = y + height;
  // Wall panels, and the light of a ceiling that is all filters and lamps.
  fillDown(
    canvas,
    [x, y, width, height * 0.4],
    [
      [0, tones.lit, dark ? 0.055 : 0.5],
      [1, tones.lit, 0],
    ],
  );
  const panel = 188;
  const middle = x + width / 2;
  for (let n = -Math.ceil(width / 2 / panel); n * panel < width / 2; n++) {
    groove(wall, middle + (n + 0.5) * panel, y, 1.2, height);
  }
  fillDown(
    canvas,
    [x, bottom - 20, width, 20],
    [
      [0, tones.lit, dark ? 0.035 : 0.4],
      [1, tones.shade, dark ? 0.14 : 0.06],
    ],
  );
}

/** Hills and a line of trees before the sky: heights as sums of sines, so that they go on at any width. */
function field(wall: Wall): void {
  const { canvas, tones, box, dark } = wall;
  const { x, y, width, height } = box;
  const horizon = y + height;
  softEllipse(
    canvas,
    [x + width * 0.16, y + height * 0.1, width * 0.5, height * 0.9],
    [
      [0, tones.lit, dark ? 0.07 : 0.75],
      [1, tones.lit, 0],
    ],
  );
  fillDown(
    canvas,
    [x, horizon - height * 0.45, width, height * 0.45],
    [
      [0, tones.lit, 0],
      [1, tones.lit, dark ? 0.06 : 0.5],
    ],
  );
  const ridges = [
    { tall: 0.16, wave: 240, tone: mix(tones.wallBottom, tones.benchFar, 0.3), rough: 0 },
    { tall: 0.075, wave: 130, tone: mix(tones.wallBottom, tones.benchFar, 0.62), rough: 3.5 },
  ];
  for (const { tall, wave, tone, rough } of ridges) {
    const points = [x, horizon];
    for (let at = x; at <= x + width + 6; at += 6) {
      const t = at / wave;
      const swell = 0.55 + 0.28 * Math.sin(t) + 0.17 * Math.sin(2.3 * t + 1.7);
      points.push(at, horizon - height * tall * swell - rough * Math.abs(Math.sin(at * 0.31) + Math.sin(at * 0.173)));
    }
    fillPoly(canvas, [...points, x + width, horizon], tone, 1);
  }
}

/** Folds of a black-out curtain. */
function dark(wall: Wall): void {
  const { canvas, tones, box, dark: night } = wall;
  const { x, y, width, height } = box;
  const fold = 58;
  for (let at = Math.floor(x / fold) * fold; at < x + width; at += fold) {
    fillAcross(
      canvas,
      [at, y, fold, height],
      [
        [0, tones.shade, night ? 0.14 : 0.035],
        [0.45, tones.lit, night ? 0.008 : 0.08],
        [1, tones.shade, night ? 0.14 : 0.035],
      ],
    );
  }
}

const FURNITURE: Readonly<Record<RoomKind, (wall: Wall) => void>> = {
  'wet-lab': wetLab,
  'physics-hall': physicsHall,
  clinic,
  field,
  workshop,
  'clean-room': cleanRoom,
  dark,
};

/** Fills the box. `furnished`: with what belongs to the room; without it the wall alone, where the apparatus fills the stage. */
export function paintWall(
  canvas: CanvasRenderingContext2D,
  theme: StageTheme,
  kind: RoomKind,
  tones: RoomTones,
  box: Box,
  furnished: boolean,
): void {
  const { x, y, width, height } = box;
  const wall: Wall = { canvas, theme, tones, box, dark: theme.name === 'dark' };
  fillDown(
    canvas,
    [x, y, width, height],
    [
      [0, tones.wallTop],
      [1, tones.wallBottom],
    ],
  );
  if (kind !== 'field' && kind !== 'dark') windowLight(wall);
  if (furnished || kind === 'field') FURNITURE[kind](wall);
  // Darker at the edges, most at the lower right, away from the window.
  canvas.save();
  canvas.beginPath();
  canvas.rect(x, y, width, height);
  canvas.clip();
  canvas.translate(x + width * 0.4, y + height * 0.38);
  canvas.scale(width * 0.78, height * 0.95);
  const edge = canvas.createRadialGradient(0, 0, 0, 0, 0, 1);
  edge.addColorStop(0.4, cssColour(tones.wallEdge, 0));
  edge.addColorStop(1, cssColour(tones.wallEdge, wall.dark ? 0.75 : 0.6));
  canvas.fillStyle = edge;
  canvas.fillRect(-1, -1, 2, 2);
  canvas.restore();
}
