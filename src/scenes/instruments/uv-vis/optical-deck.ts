/**
 * The open deck of the spectrophotometer: lamps, slit, grating, the beam in its colour, the cuvette's place and the detector. It is
 * drawn at one size and scaled to its box.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, Point, StageContext } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { lightColour } from '../../kit/paint/light-colour';
import { acrossGradient, aslantGradient, downGradient, metalAcross, mix, roundGradient } from '../../kit/paint/shading';
import { CUVETTE } from '../../kit/glassware/cuvette';

export const DECK = { width: 540, height: 244 } as const;
/** Cuvettes on the deck are drawn so much larger than the deck. */
const LARGER = 1.34;

const FLOOR = 230;
const BEAM_Y = 170;
/** Middles of what stands on the deck. */
const AT = { lamps: 64, entrance: 132, grating: 216, exit: 292, cell: 384, detector: 488 } as const;
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

export function createOpticalDeck({ theme }: StageContext): OpticalDeck {
  const root = new Container({ label: 'optical deck' });
  const dark = theme.name === 'dark';
  const inside = mix(theme.housingShade, 0x000000, dark ? 0.45 : 0.1);
  const metal = metalAcross(theme);
  const still = new Graphics({ label: 'deck' });
  still
    // The lid stands open behind.
    .poly([26, 34, DECK.width - 26, 34, DECK.width - 6, 0, 6, 0])
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, dark ? 0.2 : 0.7)],
        [1, mix(theme.housing, 0x000000, dark ? 0.2 : 0.08)],
      ]),
    )
    .poly([26, 34, DECK.width - 26, 34, DECK.width - 6, 0, 6, 0])
    .stroke({ width: 1.2, color: theme.housingEdge })
    // The tub that the optics stand in.
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
  const stand = (x: number, width: number, top: number): void => {
    still
      .rect(x - width / 2, top, width, FLOOR - top)
      .fill(metal)
      .rect(x - width / 2 - 5, FLOOR - 5, width + 10, 6)
      .fill(metal);
  };
  // Housing of the lamps with its window.
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
  // Slits: two jaws with a gap at the height of the beam.
  const jaws = new Graphics();
  stand(AT.grating, 20, 204);
  // The cuvette's place: a holder open to both sides.
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
  // Detector with its window.
  stand(AT.detector + 8, 22, 190);
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

  const glow = new Graphics();
  const beams = new Graphics();
  const grating = new Graphics().roundRect(-5, -40, 10, 80, 2).fill(metal);
  for (let n = 0; n < 19; n++) {
    const tint = lightColour(400 + n * 16) ?? 0xffffff;
    grating.rect(5, -38 + n * 4, 3, 3).fill({ color: tint, alpha: 0.9 });
  }
  grating.position.set(AT.grating, BEAM_Y - 6);
  const table = new Graphics()
    .ellipse(AT.grating, 206, 36, 9)
    .fill(metal)
    .ellipse(AT.grating, 204, 32, 7)
    .fill(mix(inside, 0xffffff, 0.2));
  const lens = new Graphics()
    .ellipse(330, BEAM_Y, 6, 26)
    .fill({ color: theme.glassBody, alpha: 0.4 })
    .ellipse(330, BEAM_Y, 6, 26)
    .stroke({ width: 1.4, color: theme.glassEdge });
  const filaments = new Graphics();
  root.addChild(still, glow, filaments, table, beams, grating, jaws, lens);

  let holder: Point = { x: 0, y: 0 };
  let scale = 1;
  let drawn = '';
  return {
    root,
    get holder() {
      return holder;
    },
    get scale() {
      return scale;
    },
    get cuvetteScale() {
      return LARGER * scale;
    },
    get foot() {
      return root.y + DECK.height * scale;
    },
    get grating() {
      const { x, y } = root.position;
      return { x: x + (AT.grating - 34) * scale, y: y + (BEAM_Y - 48) * scale, width: 68 * scale, height: 90 * scale };
    },
    lay(box) {
      const place = fitted(box, DECK, 0.5, 1);
      scale = place.scale;
      root.position.set(place.x, place.y);
      root.scale.set(scale);
      holder = { x: place.x + AT.cell * scale, y: place.y + (FLOOR - 12) * scale };
    },
    look({ lamp, beam, passed, slit }) {
      const key = `${lamp} ${beam} ${passed.toFixed(3)} ${slit}`;
      if (key === drawn) return;
      drawn = key;
      const gap = 1.5 + slit * 0.35;
      jaws.clear();
      for (const x of [AT.entrance, AT.exit]) {
        jaws
          .rect(x - 5, 84, 10, BEAM_Y - 84 - gap)
          .fill(metal)
          .rect(x - 5, BEAM_Y + gap, 10, FLOOR - BEAM_Y - gap)
          .fill(metal);
      }
      filaments.clear();
      for (const [name, y] of [
        ['tungsten', 115],
        ['deuterium', 187],
      ] as const) {
        const on = lamp === name;
        const colour = name === 'tungsten' ? 0xffd58a : 0xbfa8ff;
        if (name === 'tungsten') {
          filaments
            .roundRect(50, y - 21, 28, 42, 13)
            .fill({ color: theme.glassBody, alpha: 0.35 })
            .roundRect(50, y - 21, 28, 42, 13)
            .stroke({ width: 1.2, color: theme.glassEdge });
          for (let n = 0; n < 4; n++)
            filaments.ellipse(64, y - 8 + n * 5, 7, 2.6).stroke({ width: 1.6, color: on ? 0xfff2cf : 0x6d6256 });
        } else {
          filaments
            .roundRect(46, y - 20, 36, 40, 6)
            .fill({ color: theme.glassBody, alpha: 0.3 })
            .roundRect(46, y - 20, 36, 40, 6)
            .stroke({ width: 1.2, color: theme.glassEdge })
            .circle(64, y, 6)
            .fill(on ? 0xe9e1ff : 0x3c3a4a);
        }
        if (on) {
          filaments.circle(64, y, 24).fill(
            roundGradient([
              [0, 0xffffff, 0.75],
              [0.35, colour, 0.5],
              [1, colour, 0],
            ]),
          );
        }
      }
      glow.clear();
      beams.clear();
      grating.rotation = -0.25 - ((beam - 190) / 910) * 0.9;
      if (!lamp) return;
      const source = lamp === 'tungsten' ? 115 : 187;
      const white = lamp === 'tungsten' ? 0xffe9bd : 0xcfc2ff;
      const tint = lightColour(beam) ?? (beam < 400 ? UNSEEN.short : UNSEEN.long);
      const seen = lightColour(beam) === null ? 0.5 : 0.95;
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
      // The grating spreads the colours over the jaws of the exit slit; the band that is set goes through.
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
      glow.circle(AT.detector - 22, BEAM_Y, 18).fill(
        roundGradient([
          [0, tint, 0.75 * passed],
          [1, tint, 0],
        ]),
      );
    },
  };
}
