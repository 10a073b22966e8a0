/**
 * The analyzer with its front open. For light scattering: laser, cuvette in its heated block, and a detector on an arm; for diffraction: laser,
 * beam expander, wet cell fed by a stirred tank, lens, and half rings of detectors. Drawn at one size and scaled to its box.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, Point, StageContext } from '../../contract';
import { drawOpenCase } from '../../kit/instruments/housing';
import { boxOf, fitDrawing, pointOf, type Stand } from '../../kit/layout/layout';
import { acrossGradient, downGradient, metalAcross, metalDown, mix, roundGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';
import { createDiffractionHead } from './diffraction-head';

export const DECK = { width: 600, height: 344 } as const;
export const BEAM_Y = 168;
const LASER = { x: 26, width: 128 } as const;
const BEAM_FROM = LASER.x + LASER.width + 8;
const CELL_X = 312;
/** The foot of the cuvette in its block. */
const FOOT_Y = 226;
const BLOCK = { x: 262, y: 150, width: 100, height: 92 } as const;
const ARM = 128;
const ANGLES = ['13', '90', '173'] as const;
const DUMP_X = 520;
/** Where the sample waits, and where the filter lies. */
const WAITS = { x: 92, y: 318 } as const;
const SYRINGE = { x: 430, y: 286, width: 136, height: 34 } as const;

export interface DeckLook {
  readonly diffraction: boolean;
  readonly loaded: boolean;
  readonly colour: number;
  readonly beam: boolean;
  readonly aligned: boolean;
  /** Place of the detector in the list of angles. */
  readonly angle: number | null;
  /** 0 to 1: how bright the scattered light is. */
  readonly scattered: number;
  /** Around 25 °C the block is neither blue nor red, °C. */
  readonly warmth: number;
  readonly filtered: boolean;
  readonly ultrasound: boolean;
  readonly stirring: boolean;
  /** Light on the rings, the brightest 1. */
  readonly rings: ArrayLike<number>;
  readonly cloud: number;
  readonly now: number;
}

export interface SizerDeck extends Part {
  readonly scale: number;
  readonly foot: number;
  /** Over what is carried into it. */
  readonly front: Container;
  /** In units of the parent. */
  readonly seat: Point;
  readonly shelf: Point;
  readonly detector: Box;
  readonly filter: Box;
  readonly horn: Box;
  /** The place in the list of angles that a point of the parent lies next to. */
  angleAt(point: Point): number;
  look(deck: DeckLook): void;
}

const directionOf = (place: number): number => (Number(ANGLES[place] ?? 90) * Math.PI) / 180;

/** The open case, and the laser on its two posts. */
function paintBench(still: Graphics, theme: StageTheme): void {
  const dark = theme.name === 'dark';
  const metal = metalAcross(theme);
  const bar = metalDown(theme);
  const inside = mix(theme.housingShade, 0x000000, dark ? 0.5 : 0.2);
  drawOpenCase(still, theme, DECK)
    .roundRect(13, 13, DECK.width - 26, DECK.height - 26, 9)
    .fill(
      downGradient([
        [0, mix(inside, 0x000000, 0.35)],
        [0.7, inside],
        [1, mix(inside, 0xffffff, dark ? 0.06 : 0.16)],
      ]),
    )
    .roundRect(13, 250, DECK.width - 26, 9, 2)
    .fill(bar);
  for (const x of [LASER.x + 22, LASER.x + LASER.width - 30]) still.rect(x, BEAM_Y + 20, 10, 64).fill(metal);
  still
    .roundRect(LASER.x, BEAM_Y - 25, LASER.width, 50, 9)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, dark ? 0.3 : 0.5)],
        [0.4, mix(theme.housing, 0x000000, dark ? 0 : 0.18)],
        [1, mix(theme.housing, 0x000000, 0.5)],
      ]),
    )
    .rect(LASER.x + LASER.width - 3, BEAM_Y - 9, 11, 18)
    .fill(bar);
  for (let n = 0; n < 6; n++)
    still.rect(LASER.x + 16 + 9 * n, BEAM_Y - 16, 4, 32).fill({ color: 0x000000, alpha: 0.28 });
}

/** The arc on which the detector stands, the dump that ends the beam, and the block of the cuvette with its front. */
function createScatteringHead(theme: StageTheme) {
  const dark = theme.name === 'dark';
  const metal = metalAcross(theme);
  const bar = metalDown(theme);
  const inside = mix(theme.housingShade, 0x000000, dark ? 0.5 : 0.2);
  const scattering = new Graphics({ label: 'head for light scattering' });
  scattering
    .arc(CELL_X, BEAM_Y, ARM, Math.PI, 2 * Math.PI)
    .stroke({ width: 9, color: theme.metal[1] })
    .arc(CELL_X, BEAM_Y, ARM, Math.PI, 2 * Math.PI)
    .stroke({ width: 2, color: theme.metal[2] })
    .rect(DUMP_X + 12, BEAM_Y + 14, 10, 68)
    .fill(metal)
    .roundRect(DUMP_X, BEAM_Y - 17, 36, 34, 6)
    .fill(bar)
    .circle(DUMP_X + 3, BEAM_Y, 9)
    .fill(0x05080b)
    .roundRect(BLOCK.x, BLOCK.y, BLOCK.width, BLOCK.height + 9, 6)
    .fill(metal)
    .rect(CELL_X - 17, BLOCK.y, 34, FOOT_Y - BLOCK.y + 3)
    .fill(mix(inside, 0x000000, 0.4));
  for (const angle of ANGLES) {
    const turn = (Number(angle) * Math.PI) / 180;
    const [c, s] = [Math.cos(turn), -Math.sin(turn)];
    scattering
      .moveTo(CELL_X + (ARM - 7) * c, BEAM_Y + (ARM - 7) * s)
      .lineTo(CELL_X + (ARM + 7) * c, BEAM_Y + (ARM + 7) * s)
      .stroke({ width: 2, color: 0xffffff, alpha: 0.8 });
  }
  const glow = new Graphics({ label: 'warmth' })
    .roundRect(BLOCK.x, BLOCK.y, BLOCK.width, BLOCK.height + 9, 6)
    .fill(0xffffff);
  const jaws = new Graphics({ label: 'front of the block' })
    .roundRect(BLOCK.x, BLOCK.y + 54, BLOCK.width, BLOCK.height - 45, 6)
    .fill(bar)
    .roundRect(BLOCK.x, BLOCK.y + 54, BLOCK.width, BLOCK.height - 45, 6)
    .stroke({ width: 1, color: theme.metal[2] });
  return { back: scattering, glow, jaws };
}

function createDetector(): Container {
  const arm = new Container({ label: 'detector' });
  arm.addChild(
    new Graphics()
      .roundRect(-12, -11, 46, 22, 5)
      .fill(
        acrossGradient([
          [0, 0xf0b429],
          [0.3, 0xd9932a],
          [1, 0x7a4c10],
        ]),
      )
      .roundRect(-20, -6, 10, 12, 2)
      .fill(0x14181d)
      .rect(34, -4, 12, 8)
      .fill(0x14181d),
  );
  return arm;
}

function createFilter(theme: StageTheme) {
  const bar = metalDown(theme);
  const filter = new Graphics({ label: 'syringe filter' });
  return {
    root: filter,
    /** It is brown with what it holds back, once it was used. */
    draw(filtered: boolean): void {
      filter.clear();
      const { x, y, width } = SYRINGE;
      filter
        .roundRect(x + 34, y, width - 54, 22, 4)
        .fill({ color: theme.glassBody, alpha: 0.35 })
        .roundRect(x + 34, y, width - 54, 22, 4)
        .stroke({ width: 1.2, color: theme.glassEdge })
        .rect(x + 66, y + 2, 10, 18)
        .fill(0x2b3138)
        .rect(x + 76, y + 8, width - 72, 6)
        .fill(bar)
        .roundRect(x + width - 2, y - 4, 7, 30, 3)
        .fill(bar)
        .roundRect(x + 14, y - 4, 20, 30, 5)
        .fill(filtered ? 0x9a8f78 : 0xf3f6f8)
        .roundRect(x + 14, y - 4, 20, 30, 5)
        .stroke({ width: 1, color: theme.housingEdge })
        .rect(x + 2, y + 8, 12, 6)
        .fill(0xe6ebef);
      if (filtered)
        for (let n = 0; n < 7; n++)
          filter.circle(x + 18 + ((n * 5.3) % 13), y + 1 + ((n * 7.7) % 21), 2).fill(0x4b4232);
    },
  };
}

/** The angles of the detector, printed within the arc and above the detector. */
function createAngleMarks(context: StageContext) {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const marks = ANGLES.map((angle) =>
    context.text({
      text: `${angle}°`,
      size: 12,
      weight: '600',
      colour: dark ? theme.ink : 0xf2f6fa,
      anchor: [0.5, 0.5],
    }),
  );
  return {
    views: marks,
    lay(stand: Stand, size: number): void {
      for (const [n, mark] of marks.entries()) {
        mark.style.fontSize = size;
        const turn = directionOf(n);
        const away = n === 1 ? ARM - 30 : ARM - 16;
        const lift = n === 1 ? 0 : 26;
        mark.anchor.x = [1, 0.5, 0][n] ?? 0.5;
        const { x, y } = pointOf(stand, {
          x: CELL_X + away * Math.cos(turn),
          y: BEAM_Y - away * Math.sin(turn) - lift,
        });
        mark.position.set(x, y);
      }
    },
    show(are: boolean): void {
      for (const mark of marks) mark.visible = are;
    },
  };
}

/** Light goes everywhere; the detector takes what goes its way. */
function drawScattered(scattered: Graphics, turn: number, deck: DeckLook): void {
  for (let n = 0; n < 24; n++) {
    const way = (n * 2 * Math.PI) / 24 + 0.13;
    scattered
      .moveTo(CELL_X + 12 * Math.cos(way), BEAM_Y + 12 * Math.sin(way))
      .lineTo(CELL_X + 46 * Math.cos(way), BEAM_Y + 46 * Math.sin(way))
      .stroke({ width: 1.4, color: deck.colour, alpha: 0.16 + 0.2 * deck.scattered });
  }
  const [c, s] = [Math.cos(turn), -Math.sin(turn)];
  scattered
    .poly([
      CELL_X - 2 * s,
      BEAM_Y + 2 * c,
      CELL_X + (ARM - 18) * c - 7 * s,
      BEAM_Y + (ARM - 18) * s + 7 * c,
      CELL_X + (ARM - 18) * c + 7 * s,
      BEAM_Y + (ARM - 18) * s - 7 * c,
      CELL_X + 2 * s,
      BEAM_Y - 2 * c,
    ])
    .fill({ color: deck.colour, alpha: 0.3 + 0.3 * deck.scattered });
}

/** Laser light through a cuvette, a little beside the dump where it is not aligned. */
function drawBeam(light: Graphics, { aligned, colour }: DeckLook): void {
  for (const [width, alpha] of [
    [9, 0.18],
    [3, 0.95],
  ] as const)
    light
      .moveTo(BEAM_FROM, BEAM_Y)
      .lineTo(CELL_X, BEAM_Y)
      .lineTo(DUMP_X + 3, BEAM_Y + (aligned ? 0 : 5))
      .stroke({ width, color: colour, alpha });
}

/** Where the beam meets the sample. */
function createSpot(): Graphics {
  const spot = new Graphics({ label: 'spot' }).circle(0, 0, 15).fill(
    roundGradient([
      [0, 0xffffff, 0.95],
      [0.35, 0xffffff, 0.5],
      [1, 0xffffff, 0],
    ]),
  );
  spot.position.set(CELL_X, BEAM_Y);
  return spot;
}

/** What light scattering has of its own, without the front of its block. */
function createScattering(theme: StageTheme) {
  const head = createScatteringHead(theme);
  const light = new Graphics({ label: 'light' });
  const scattered = new Graphics({ label: 'scattered light' });
  const spot = createSpot();
  const arm = createDetector();
  const filter = createFilter(theme);
  return {
    views: [head.back, head.glow, light, scattered, spot, arm, filter.root],
    jaws: head.jaws,
    light,
    look(deck: DeckLook, turn: number): void {
      for (const part of [head.back, arm, head.jaws, filter.root, head.glow, scattered])
        part.visible = !deck.diffraction;
      arm.position.set(CELL_X + (ARM + 4) * Math.cos(turn), BEAM_Y - (ARM + 4) * Math.sin(turn));
      arm.rotation = -turn;
      const warm = Math.max(-1, Math.min(1, (deck.warmth - 25) / 40));
      head.glow.tint = warm >= 0 ? 0xff5a2a : 0x3a8dff;
      head.glow.alpha = 0.5 * Math.abs(warm);
      spot.visible = deck.beam && deck.loaded && !deck.diffraction;
      spot.tint = deck.colour;
    },
    draw(deck: DeckLook, turn: number): void {
      light.clear();
      scattered.clear();
      if (deck.beam && !deck.diffraction) drawBeam(light, deck);
      if (!deck.diffraction && deck.beam && deck.loaded) drawScattered(scattered, turn, deck);
      filter.draw(deck.filtered);
    },
  };
}

/** All that is drawn anew only when it looks different. */
const keyOf = (deck: DeckLook, place: number): string =>
  `${deck.diffraction} ${deck.loaded} ${deck.colour} ${deck.beam} ${deck.aligned} ${place} ${deck.scattered.toFixed(2)} ${deck.filtered} ${deck.cloud.toFixed(2)}`;

/** The place in the list of angles that a point of the parent lies next to. */
function nearestAngle(stand: Stand, point: Point): number {
  const centre = pointOf(stand, { x: CELL_X, y: BEAM_Y });
  const turn = (Math.atan2(centre.y - point.y, point.x - centre.x) * 180) / Math.PI;
  const degrees = turn < -90 ? 180 : Math.max(0, turn);
  const nearest = ANGLES.map((angle) => Math.abs(Number(angle) - degrees));
  return nearest.indexOf(Math.min(...nearest));
}

export function createSizerDeck(context: StageContext): SizerDeck {
  const { theme } = context;
  const root = new Container({ label: 'particle size analyzer' });
  const body = new Container({ label: 'bench' });
  const front = new Container({ label: 'front of the cell' });
  root.addChild(body);
  const still = new Graphics();
  paintBench(still, theme);
  const scattering = createScattering(theme);
  const diffraction = createDiffractionHead(context);
  body.addChild(still, diffraction.back, ...scattering.views);
  front.addChild(scattering.jaws, diffraction.front);
  const marks = createAngleMarks(context);
  root.addChild(...marks.views);
  let stand: Stand = { x: 0, y: 0, scale: 1 };
  let place = 2;
  let drawn = '';
  let isDiffraction = false;
  return {
    root,
    front,
    get scale() {
      return stand.scale;
    },
    get foot() {
      return pointOf(stand, { x: 0, y: DECK.height }).y;
    },
    get seat() {
      return pointOf(stand, isDiffraction ? diffraction.tank : { x: CELL_X, y: FOOT_Y });
    },
    get shelf() {
      return pointOf(stand, WAITS);
    },
    get detector() {
      const turn = directionOf(place);
      return boxOf(stand, {
        x: CELL_X + (ARM + 6) * Math.cos(turn) - 26,
        y: BEAM_Y - (ARM + 6) * Math.sin(turn) - 26,
        width: 52,
        height: 52,
      });
    },
    get filter() {
      return boxOf(stand, { ...SYRINGE, y: SYRINGE.y - 4 });
    },
    get horn() {
      return boxOf(stand, diffraction.horn);
    },
    angleAt: (point) => nearestAngle(stand, point),
    lay(box, type) {
      stand = fitDrawing(body, box, DECK, 0.5, 0.5);
      front.position.copyFrom(body.position);
      front.scale.copyFrom(body.scale);
      asPanel(still, boxOf(stand, { x: 0, y: 0, ...DECK }));
      marks.lay(stand, type.small);
      drawn = '';
    },
    look(deck) {
      isDiffraction = deck.diffraction;
      place = deck.angle ?? 1;
      marks.show(!deck.diffraction && deck.angle !== null);
      diffraction.look(deck);
      const turn = directionOf(place);
      scattering.look(deck, turn);
      const key = keyOf(deck, place);
      if (key === drawn) return;
      drawn = key;
      scattering.draw(deck, turn);
      if (deck.beam && deck.diffraction)
        diffraction.beam(scattering.light, {
          from: BEAM_FROM,
          y: BEAM_Y,
          skew: deck.aligned ? 0 : 5,
          colour: deck.colour,
        });
    },
  };
}
