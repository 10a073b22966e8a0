/**
 * The spectrometer from above, with its covers off: source, beamsplitter, fixed and gliding mirror, laser, the sample's compartment and the
 * detector. Drawn at one size and scaled to its box.
 */
import { Container, Graphics } from 'pixi.js';
import type { Part, Point, StageContext } from '../../contract';
import { drawOpenCase } from '../../kit/instruments/housing';
import { fitDrawing, pointOf, type Stand } from '../../kit/layout/layout';
import { acrossGradient, downGradient, metalAcross, metalDown, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

const DECK = { width: 600, height: 372 } as const;
const SOURCE = { x: 74, y: 140 } as const;
const SPLITTER = { x: 236, y: 140 } as const;
const FIXED_Y = 54;
/** The gliding mirror at no path difference, and how far it goes. */
const MOVING = { x: 340, travel: 140 } as const;
const TURN_Y = 276;
const ROOM = { x: 296, y: 216, width: 150, height: 132 } as const;
const SAMPLE_X = 371;
const DETECTOR_X = 524;
const HEAT = 0xff8a3c;
const LASER = 0xff2f3c;
const AIR = 22;

export interface DeckLook {
  /** 0 to 1 of its travel. */
  readonly mirror: number;
  readonly running: boolean;
  readonly open: boolean;
  /** Share of the open air that is in the bench. */
  readonly moist: number;
  /** Share of the light behind the sample, for the drawn beam. */
  readonly passed: number;
  readonly etched: boolean;
}

export interface InterferometerDeck extends Part {
  readonly scale: number;
  readonly foot: number;
  /** The middle of the holder, in units of the parent. */
  readonly holder: Point;
  look(deck: DeckLook): void;
}

/** The open case, the plate with its rows of threaded holes, walls of the sample's compartment and the rail of the mirror. */
function paintBench(still: Graphics, theme: StageTheme): void {
  const dark = theme.name === 'dark';
  const bar = metalDown(theme);
  const inside = mix(theme.housingShade, 0x000000, dark ? 0.45 : 0.14);
  drawOpenCase(still, theme, DECK)
    .roundRect(14, 14, DECK.width - 28, DECK.height - 28, 9)
    .fill(
      downGradient([
        [0, mix(inside, 0x000000, dark ? 0.4 : 0.3)],
        [0.6, inside],
        [1, mix(inside, 0xffffff, dark ? 0.05 : 0.14)],
      ]),
    );
  // The plate with its rows of threaded holes.
  for (let x = 34; x < DECK.width - 20; x += 22)
    for (let y = 34; y < DECK.height - 20; y += 22) still.circle(x, y, 1.5).fill({ color: 0x000000, alpha: 0.35 });
  // Windows where the beam goes through the compartment.
  still
    .roundRect(ROOM.x, ROOM.y, ROOM.width, ROOM.height, 6)
    .fill(mix(inside, dark ? 0xffffff : 0x000000, 0.12))
    .roundRect(ROOM.x, ROOM.y, ROOM.width, ROOM.height, 6)
    .stroke({ width: 5, color: theme.metal[1] });
  for (const x of [ROOM.x - 4, ROOM.x + ROOM.width - 4])
    still.rect(x, TURN_Y - 15, 8, 30).fill({ color: theme.glassEdge, alpha: 0.95 });
  // The rail of the gliding mirror.
  still.roundRect(MOVING.x - 16, SPLITTER.y + 30, MOVING.travel + 60, 8, 3).fill(bar);
  still.roundRect(MOVING.x - 16, SPLITTER.y - 38, MOVING.travel + 60, 8, 3).fill(bar);
}

/** Source, laser, fixed mirror, turning mirror and detector. */
function createOptics(theme: StageTheme): Graphics {
  const metal = metalAcross(theme);
  const bar = metalDown(theme);
  const optics = new Graphics({ label: 'optics' });
  optics
    // Source: a glowing rod in its housing.
    .roundRect(SOURCE.x - 42, SOURCE.y - 34, 58, 68, 7)
    .fill(
      acrossGradient([
        [0, mix(theme.housingShade, 0x000000, 0.2)],
        [0.5, theme.housing],
        [1, mix(theme.housingShade, 0x000000, 0.4)],
      ]),
    )
    .roundRect(SOURCE.x - 20, SOURCE.y - 20, 12, 40, 5)
    .fill(0xfff0c8)
    .circle(SOURCE.x - 14, SOURCE.y, 30)
    .fill(
      roundGradient([
        [0, HEAT, 0.8],
        [0.5, HEAT, 0.3],
        [1, HEAT, 0],
      ]),
    )
    // Laser.
    .roundRect(SOURCE.x - 44, SOURCE.y + 58, 104, 24, 6)
    .fill(bar)
    .rect(SOURCE.x + 58, SOURCE.y + 67, 5, 6)
    .fill(LASER)
    // Fixed mirror on its mount.
    .rect(SPLITTER.x - 36, FIXED_Y - 12, 72, 9)
    .fill(bar)
    .rect(SPLITTER.x - 28, FIXED_Y - 3, 56, 5)
    .fill(mix(theme.metal[0], 0xffffff, 0.5))
    // Turning mirror below the splitter, and the detector with its dewar.
    .poly([
      SPLITTER.x - 22,
      TURN_Y - 24,
      SPLITTER.x - 16,
      TURN_Y - 29,
      SPLITTER.x + 28,
      TURN_Y + 20,
      SPLITTER.x + 22,
      TURN_Y + 25,
    ])
    .fill(metal)
    .roundRect(DETECTOR_X - 6, TURN_Y - 32, 58, 64, 10)
    .fill(metal)
    .circle(DETECTOR_X - 6, TURN_Y, 11)
    .fill(0x10151b)
    .circle(DETECTOR_X - 6, TURN_Y, 11)
    .stroke({ width: 2, color: theme.metal[0] });
  return optics;
}

function createSplitter(theme: StageTheme): Graphics {
  const plate = [
    SPLITTER.x - 29,
    SPLITTER.y + 25,
    SPLITTER.x + 25,
    SPLITTER.y - 29,
    SPLITTER.x + 29,
    SPLITTER.y - 25,
    SPLITTER.x - 25,
    SPLITTER.y + 29,
  ];
  return new Graphics()
    .poly(plate)
    .fill({ color: theme.glassBody, alpha: 0.6 })
    .poly(plate)
    .stroke({ width: 1.4, color: theme.glassEdge });
}

const createGlidingMirror = (theme: StageTheme): Graphics =>
  new Graphics({ label: 'gliding mirror' })
    .roundRect(4, -44, 26, 88, 5)
    .fill(metalAcross(theme))
    .rect(-2, -30, 6, 60)
    .fill(mix(theme.metal[0], 0xffffff, 0.55))
    .circle(17, 0, 7)
    .fill(theme.metal[2]);

/** Infrared by both mirrors, through the sample to the detector. `at`: where the gliding mirror is. */
function drawInfrared(light: Graphics, at: number, passed: number): void {
  const strength = 0.5;
  light
    .clear()
    .rect(SOURCE.x - 6, SPLITTER.y - 11, SPLITTER.x - SOURCE.x + 6, 22)
    .fill({ color: HEAT, alpha: strength })
    .rect(SPLITTER.x - 11, FIXED_Y + 2, 22, SPLITTER.y - FIXED_Y - 2)
    .fill({ color: HEAT, alpha: strength * 0.75 })
    .rect(SPLITTER.x, SPLITTER.y - 11, at - SPLITTER.x - 2, 22)
    .fill({ color: HEAT, alpha: strength * 0.75 })
    .rect(SPLITTER.x - 11, SPLITTER.y, 22, TURN_Y - SPLITTER.y)
    .fill({ color: HEAT, alpha: strength })
    .poly([
      SPLITTER.x - 11,
      TURN_Y - 11,
      SPLITTER.x + 11,
      TURN_Y + 11,
      SAMPLE_X,
      TURN_Y + 4,
      SAMPLE_X,
      TURN_Y - 4,
      SPLITTER.x + 11,
      TURN_Y - 11,
    ])
    .fill({ color: HEAT, alpha: strength })
    .poly([SAMPLE_X, TURN_Y - 4, SAMPLE_X, TURN_Y + 4, DETECTOR_X - 8, TURN_Y + 10, DETECTOR_X - 8, TURN_Y - 10])
    .fill({ color: HEAT, alpha: strength * passed });
}

/** The laser counts the path: its own thin beam beside the infrared. */
function drawLaser(light: Graphics, at: number): void {
  light
    .moveTo(SOURCE.x + 62, SOURCE.y + 70)
    .lineTo(SPLITTER.x - 26, SOURCE.y + 70)
    .lineTo(SPLITTER.x - 26, SPLITTER.y + 16)
    .lineTo(at - 2, SPLITTER.y + 16)
    .stroke({ width: 2.2, color: LASER, alpha: 0.9 })
    .moveTo(SPLITTER.x - 16, SPLITTER.y + 16)
    .lineTo(SPLITTER.x - 16, FIXED_Y + 2)
    .stroke({ width: 2.2, color: LASER, alpha: 0.9 });
}

/** Water and carbon dioxide in the compartment. */
function drawAir(air: Graphics, moist: number): void {
  air.clear();
  const dots = Math.round(AIR * Math.min(1, 2.2 * moist));
  for (let n = 0; n < dots; n++) {
    const x = ROOM.x + 12 + ((n * 0.618) % 1) * (ROOM.width - 24);
    const y = ROOM.y + 12 + ((n * 0.7549) % 1) * (ROOM.height - 24);
    const carbon = n % 3 === 0;
    air
      .circle(x - 3.4, y, 2)
      .fill(carbon ? 0xff6a5c : 0xe9f3fb)
      .circle(x + 3.4, y, 2)
      .fill(carbon ? 0xff6a5c : 0xe9f3fb)
      .circle(x, y - (carbon ? 0 : 1.5), 2.4)
      .fill(carbon ? 0x3a3f46 : 0x4aa8ff);
  }
}

function drawLid(lid: Graphics, open: boolean, theme: StageTheme): void {
  lid.clear();
  if (open) {
    lid
      .poly([
        ROOM.x - 4,
        ROOM.y + ROOM.height,
        ROOM.x + ROOM.width + 4,
        ROOM.y + ROOM.height,
        ROOM.x + ROOM.width + 16,
        DECK.height + 14,
        ROOM.x - 16,
        DECK.height + 14,
      ])
      .fill(metalDown(theme));
    return;
  }
  lid
    .roundRect(ROOM.x - 3, ROOM.y - 3, ROOM.width + 6, ROOM.height + 6, 7)
    .fill({ color: theme.glassBody, alpha: 0.14 })
    .roundRect(ROOM.x - 3, ROOM.y - 3, ROOM.width + 6, ROOM.height + 6, 7)
    .stroke({ width: 3, color: theme.metal[0], alpha: 0.9 })
    .poly([
      ROOM.x + 16,
      ROOM.y + 2,
      ROOM.x + 44,
      ROOM.y + 2,
      ROOM.x + 14,
      ROOM.y + ROOM.height - 2,
      ROOM.x + 4,
      ROOM.y + ROOM.height - 2,
      ROOM.x + 4,
      ROOM.y + 60,
    ])
    .fill({ color: 0xffffff, alpha: theme.name === 'dark' ? 0.06 : 0.2 })
    .circle(ROOM.x + ROOM.width / 2, ROOM.y + ROOM.height - 4, 6)
    .fill(metalAcross(theme));
}

export function createInterferometerDeck({ theme }: StageContext): InterferometerDeck {
  const root = new Container({ label: 'interferometer' });
  const still = new Graphics({ label: 'bench' });
  paintBench(still, theme);
  const light = new Graphics({ label: 'light' });
  const mirror = createGlidingMirror(theme);
  const air = new Graphics({ label: 'air' });
  const lid = new Graphics({ label: 'lid' });
  root.addChild(still, light, createOptics(theme), createSplitter(theme), mirror, air, lid);
  let stand: Stand = { x: 0, y: 0, scale: 1 };
  let drawn = '';
  return {
    root,
    get scale() {
      return stand.scale;
    },
    get foot() {
      return pointOf(stand, { x: 0, y: DECK.height }).y;
    },
    get holder() {
      return pointOf(stand, { x: SAMPLE_X, y: TURN_Y });
    },
    lay(box) {
      stand = fitDrawing(root, box, DECK, 0.5, 0.5);
    },
    look(deck) {
      const at = MOVING.x + MOVING.travel * deck.mirror;
      mirror.position.set(at, SPLITTER.y);
      const key = `${at.toFixed(1)} ${deck.running} ${deck.open} ${deck.moist.toFixed(2)} ${deck.passed.toFixed(2)} ${deck.etched}`;
      if (key === drawn) return;
      drawn = key;
      drawInfrared(light, at, deck.passed);
      drawLaser(light, at);
      drawAir(air, deck.moist);
      drawLid(lid, deck.open, theme);
    },
  };
}
