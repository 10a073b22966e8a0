/**
 * The open deck of the spectrophotometer: lamps, slit, grating, the beam in its colour, the cuvette's place and the detector. It is
 * drawn at one size and scaled to its box.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, Point, StageContext } from '../../contract';
import { boxOf, fitDrawing, pointOf, type Stand } from '../../kit/layout/layout';
import { lightColour } from '../../kit/paint/light-colour';
import { acrossGradient, aslantGradient, downGradient, metalAcross, mix, roundGradient } from '../../kit/paint/shading';
import { CUVETTE } from '../../kit/glassware/cuvette';
import type { StageTheme } from '../../kit/theme';

export const DECK = { width: 540, height: 244 } as const;
/** Cuvettes on the deck are drawn so much larger than the deck. */
const LARGER = 1.34;

const FLOOR = 230;
const BEAM_Y = 170;
/** Middles of what stands on the deck. */
const AT = { lamps: 64, entrance: 132, grating: 216, exit: 292, cell: 384, detector: 488 } as const;
/** Middles of the lamps. */
const LAMP_Y = { tungsten: 115, deuterium: 187 } as const;
/** Ultraviolet and infrared are not seen: a pale sign of where they go. */
const UNSEEN = { short: 0x8f86d6, long: 0x8a3b34 } as const;

export interface DeckLook {
  readonly lamp: 'deuterium' | 'tungsten' | null;
  /** Wavelength that the grating sends through the slit, nm. */
  readonly beam: number;
  /** Share of it that leaves the cuvette. */
  readonly passed: number;
  readonly slit: number;
}

export interface OpticalDeck extends Part {
  /** The foot of the cuvette in the beam, and the scales of the deck and of a cuvette on it, in units of the parent. */
  readonly holder: Point;
  readonly scale: number;
  readonly cuvetteScale: number;
  /** Where it stands. */
  readonly foot: number;
  /** The grating on its table, in units of the parent. */
  readonly grating: Box;
  look(deck: DeckLook): void;
}

/** The lid that stands open behind, and the tub that the optics stand in. */
function paintTub(still: Graphics, theme: StageTheme): void {
  const dark = theme.name === 'dark';
  const inside = mix(theme.housingShade, 0x000000, dark ? 0.45 : 0.1);
  still
    .poly([26, 34, DECK.width - 26, 34, DECK.width - 6, 0, 6, 0])
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, dark ? 0.2 : 0.7)],
        [1, mix(theme.housing, 0x000000, dark ? 0.2 : 0.08)],
      ]),
    )
    .poly([26, 34, DECK.width - 26, 34, DECK.width - 6, 0, 6, 0])
    .stroke({ width: 1.2, color: theme.housingEdge })
    .roundRect(0, 32, DECK.width, DECK.height - 32, 10)
    .fill(
      aslantGradient([
        [0, mix(theme.housing, 0xffffff, dark ? 0.16 : 0.6)],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(12, 42, DECK.width - 24, DECK.height - 46, 7)
    .fill(
      downGradient([
        [0, mix(inside, 0x000000, dark ? 0.5 : 0.32)],
        [0.7, inside],
        [1, mix(inside, 0xffffff, dark ? 0.05 : 0.18)],
      ]),
    )
    .rect(14, FLOOR, DECK.width - 28, 3)
    .fill({ color: 0x000000, alpha: 0.3 });
}

/** Housing of the lamps with its window. */
function paintLampHouse(still: Graphics, theme: StageTheme): void {
  still
    .roundRect(24, 72, 80, FLOOR - 72, 6)
    .fill(
      acrossGradient([
        [0, mix(theme.housingShade, 0xffffff, 0.1)],
        [0.4, theme.housingShade],
        [1, mix(theme.housingShade, 0x000000, 0.45)],
      ]),
    )
    .roundRect(34, 84, 60, 62, 5)
    .fill({ color: 0x05070a, alpha: 0.85 })
    .roundRect(34, 156, 60, 62, 5)
    .fill({ color: 0x05070a, alpha: 0.85 });
  for (let n = 0; n < 4; n++) still.rect(36 + n * 15, 66, 8, 5).fill(mix(theme.housingShade, 0x000000, 0.3));
}

function paintStand(still: Graphics, theme: StageTheme, x: number, width: number, top: number): void {
  const metal = metalAcross(theme);
  still
    .rect(x - width / 2, top, width, FLOOR - top)
    .fill(metal)
    .rect(x - width / 2 - 5, FLOOR - 5, width + 10, 6)
    .fill(metal);
}

/** The cuvette's place: a holder open to both sides. */
function paintHolder(still: Graphics, theme: StageTheme): void {
  const metal = metalAcross(theme);
  still
    .roundRect(AT.cell - 40, FLOOR - 12, 80, 14, 3)
    .fill(metal)
    .rect(AT.cell - 40, FLOOR - CUVETTE.height * 1.15, 6, CUVETTE.height * 1.15)
    .fill(metal)
    .rect(AT.cell + 34, FLOOR - CUVETTE.height * 1.15, 6, CUVETTE.height * 1.15)
    .fill(metal)
    .roundRect(AT.cell - 40, BEAM_Y - 5, 6, 10, 1)
    .fill(0x0a0d10)
    .roundRect(AT.cell + 34, BEAM_Y - 5, 6, 10, 1)
    .fill(0x0a0d10);
}

/** Detector with its window. */
function paintDetector(still: Graphics, theme: StageTheme): void {
  paintStand(still, theme, AT.detector + 8, 22, 190);
  still
    .roundRect(AT.detector - 22, BEAM_Y - 32, 60, 64, 6)
    .fill(
      acrossGradient([
        [0, mix(theme.housing, 0x000000, 0.3)],
        [0.5, theme.housing],
        [1, mix(theme.housing, 0x000000, 0.45)],
      ]),
    )
    .circle(AT.detector - 22, BEAM_Y, 8)
    .fill(0x10151b);
}

function createGrating(theme: StageTheme): Graphics {
  const grating = new Graphics().roundRect(-5, -40, 10, 80, 2).fill(metalAcross(theme));
  for (let n = 0; n < 19; n++) {
    const tint = lightColour(400 + n * 16) ?? 0xffffff;
    grating.rect(5, -38 + n * 4, 3, 3).fill({ color: tint, alpha: 0.9 });
  }
  grating.position.set(AT.grating, BEAM_Y - 6);
  return grating;
}

function createTable(theme: StageTheme): Graphics {
  const dark = theme.name === 'dark';
  const inside = mix(theme.housingShade, 0x000000, dark ? 0.45 : 0.1);
  return new Graphics()
    .ellipse(AT.grating, 206, 36, 9)
    .fill(metalAcross(theme))
    .ellipse(AT.grating, 204, 32, 7)
    .fill(mix(inside, 0xffffff, 0.2));
}

const createLens = (theme: StageTheme): Graphics =>
  new Graphics()
    .ellipse(330, BEAM_Y, 6, 26)
    .fill({ color: theme.glassBody, alpha: 0.4 })
    .ellipse(330, BEAM_Y, 6, 26)
    .stroke({ width: 1.4, color: theme.glassEdge });

/** Slits: two jaws with a gap at the height of the beam. */
function drawJaws(jaws: Graphics, theme: StageTheme, gap: number): void {
  const metal = metalAcross(theme);
  jaws.clear();
  for (const x of [AT.entrance, AT.exit]) {
    jaws
      .rect(x - 5, 84, 10, BEAM_Y - 84 - gap)
      .fill(metal)
      .rect(x - 5, BEAM_Y + gap, 10, FLOOR - BEAM_Y - gap)
      .fill(metal);
  }
}

function drawTungsten(filaments: Graphics, theme: StageTheme, on: boolean): void {
  const y = LAMP_Y.tungsten;
  filaments
    .roundRect(50, y - 21, 28, 42, 13)
    .fill({ color: theme.glassBody, alpha: 0.35 })
    .roundRect(50, y - 21, 28, 42, 13)
    .stroke({ width: 1.2, color: theme.glassEdge });
  for (let n = 0; n < 4; n++)
    filaments.ellipse(64, y - 8 + n * 5, 7, 2.6).stroke({ width: 1.6, color: on ? 0xfff2cf : 0x6d6256 });
}

function drawDeuterium(filaments: Graphics, theme: StageTheme, on: boolean): void {
  const y = LAMP_Y.deuterium;
  filaments
    .roundRect(46, y - 20, 36, 40, 6)
    .fill({ color: theme.glassBody, alpha: 0.3 })
    .roundRect(46, y - 20, 36, 40, 6)
    .stroke({ width: 1.2, color: theme.glassEdge })
    .circle(64, y, 6)
    .fill(on ? 0xe9e1ff : 0x3c3a4a);
}

function drawLamps(filaments: Graphics, theme: StageTheme, lamp: DeckLook['lamp']): void {
  filaments.clear();
  drawTungsten(filaments, theme, lamp === 'tungsten');
  if (lamp === 'tungsten') drawGlow(filaments, LAMP_Y.tungsten, 0xffd58a);
  drawDeuterium(filaments, theme, lamp === 'deuterium');
  if (lamp === 'deuterium') drawGlow(filaments, LAMP_Y.deuterium, 0xbfa8ff);
}

function drawGlow(filaments: Graphics, y: number, colour: number): void {
  filaments.circle(64, y, 24).fill(
    roundGradient([
      [0, 0xffffff, 0.75],
      [0.35, colour, 0.5],
      [1, colour, 0],
    ]),
  );
}

/** White light through the entrance slit to the grating. */
function drawWhite(beams: Graphics, lamp: NonNullable<DeckLook['lamp']>, gap: number): void {
  const source = LAMP_Y[lamp];
  const white = lamp === 'tungsten' ? 0xffe9bd : 0xcfc2ff;
  beams
    .poly([94, source - 9, 94, source + 9, AT.entrance, BEAM_Y + gap, AT.entrance, BEAM_Y - gap])
    .fill({ color: white, alpha: 0.55 })
    .poly([
      AT.entrance,
      BEAM_Y - gap,
      AT.entrance,
      BEAM_Y + gap,
      AT.grating - 4,
      BEAM_Y + 13,
      AT.grating - 4,
      BEAM_Y - 20,
    ])
    .fill({ color: white, alpha: 0.5 });
}

/** The grating spreads the colours over the jaws of the exit slit; the band that is set goes through. */
function drawColours(beams: Graphics, { beam, slit, passed }: DeckLook, gap: number, tint: number): void {
  const seen = lightColour(beam) === null ? 0.5 : 0.95;
  for (let n = -4; n <= 4; n++) {
    if (n === 0) continue;
    const nm = beam + n * 34;
    const colour = lightColour(nm);
    if (colour === null) continue;
    const y = BEAM_Y + n * 12;
    beams
      .poly([AT.grating + 5, BEAM_Y - 8, AT.grating + 5, BEAM_Y - 2, AT.exit - 5, y + 6, AT.exit - 5, y - 6])
      .fill({ color: colour, alpha: 0.42 });
  }
  const width = Math.min(6, 2 + slit * 0.2);
  beams
    .poly([AT.grating + 5, BEAM_Y - 8, AT.grating + 5, BEAM_Y - 2, AT.exit, BEAM_Y + gap, AT.exit, BEAM_Y - gap])
    .fill({ color: tint, alpha: seen })
    .rect(AT.exit, BEAM_Y - width, AT.cell - 12 - AT.exit, 2 * width)
    .fill({ color: tint, alpha: seen })
    .rect(AT.cell - 12, BEAM_Y - width, AT.detector - 22 - AT.cell + 12, 2 * width)
    .fill({ color: tint, alpha: seen * Math.max(0.04, passed) });
}

export function createOpticalDeck({ theme }: StageContext): OpticalDeck {
  const root = new Container({ label: 'optical deck' });
  const still = new Graphics({ label: 'deck' });
  paintTub(still, theme);
  paintLampHouse(still, theme);
  paintStand(still, theme, AT.grating, 20, 204);
  paintHolder(still, theme);
  paintDetector(still, theme);
  const jaws = new Graphics();
  const glow = new Graphics();
  const beams = new Graphics();
  const grating = createGrating(theme);
  const filaments = new Graphics();
  root.addChild(still, glow, filaments, createTable(theme), beams, grating, jaws, createLens(theme));

  let stand: Stand = { x: 0, y: 0, scale: 1 };
  let drawn = '';
  return {
    root,
    get holder() {
      return pointOf(stand, { x: AT.cell, y: FLOOR - 12 });
    },
    get scale() {
      return stand.scale;
    },
    get cuvetteScale() {
      return LARGER * stand.scale;
    },
    get foot() {
      return pointOf(stand, { x: 0, y: DECK.height }).y;
    },
    get grating() {
      return boxOf(stand, { x: AT.grating - 34, y: BEAM_Y - 48, width: 68, height: 90 });
    },
    lay(box) {
      stand = fitDrawing(root, box, DECK);
    },
    look(deck) {
      const { lamp, beam, passed, slit } = deck;
      const key = `${lamp} ${beam} ${passed.toFixed(3)} ${slit}`;
      if (key === drawn) return;
      drawn = key;
      const gap = 1.5 + slit * 0.35;
      drawJaws(jaws, theme, gap);
      drawLamps(filaments, theme, lamp);
      glow.clear();
      beams.clear();
      grating.rotation = -0.25 - ((beam - 190) / 910) * 0.9;
      if (!lamp) return;
      const tint = lightColour(beam) ?? (beam < 400 ? UNSEEN.short : UNSEEN.long);
      drawWhite(beams, lamp, gap);
      drawColours(beams, deck, gap, tint);
      glow.circle(AT.detector - 22, BEAM_Y, 18).fill(
        roundGradient([
          [0, tint, 0.75 * passed],
          [1, tint, 0],
        ]),
      );
    },
  };
}
