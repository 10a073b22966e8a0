/**
 * The spectrometer in section: turret of lamps, burner in its chamber with the spray chamber below, monochromator and detector. Drawn at
 * one size and scaled to its box.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, Point, StageContext } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { lightColour } from '../../kit/paint/light-colour';
import {
  acrossGradient,
  aslantGradient,
  contactShadow,
  downGradient,
  metalAcross,
  metalDown,
  mix,
  roundGradient,
} from '../../kit/paint/shading';
import { CHAMBER_PORTS, createSprayChamber } from '../../kit/sample-introduction/spray-chamber';
import type { StageTheme } from '../../kit/theme';
import { createFlame, type FlameLook } from './flame';

/** Without the hood, which stands out above. */
const DECK = { width: 600, height: 276 } as const;
const HOOD = 40;
const DUCT = 400;
const BEAM_Y = 132;
const LAMP = { x: 104, y: BEAM_Y } as const;
const BURNER_X = 298;
const SLIT_X = 436;
const FLOOR = 300;
/** Units of the deck for a millimetre. */
const MM = 1.5;
/** The chamber stands so that its outlet is below the burner. */
const CHAMBER_AT = { x: BURNER_X - CHAMBER_PORTS.outlet.x, y: 216 } as const;
const UNSEEN = { short: 0x8f86d6, long: 0x9c3b34 } as const;
const NEON = 0xff8a5c;

export interface DeckLook {
  readonly lamp: boolean;
  readonly warmth: number;
  /** Place of the lamp in the turret. */
  readonly turret: number;
  /** nm; null while it is to be found. */
  readonly line: number | null;
  readonly passed: number;
  /** Shares of the beam's width that the slit lets through. */
  readonly slit: number;
  readonly deuterium: boolean;
  readonly flame: FlameLook['gas'];
  readonly metals: FlameLook['metals'];
  readonly smoke: number;
  /** mm of the slot, mm from the beam down to it, and its angle to the beam. */
  readonly slot: number;
  readonly height: number;
  readonly angle: number;
  readonly spraying: boolean;
}

export interface AasDeck extends Part {
  readonly scale: number;
  readonly foot: number;
  /** Places in units of the parent. */
  readonly inlet: Point;
  readonly burner: Box;
  readonly head: Box;
  readonly turret: Box;
  look(deck: DeckLook, seconds: number): void;
  drift(seconds: number): void;
}

/** The case with its wells, and the hood that draws the burnt gas off. */
function createHousing(theme: StageTheme): Graphics {
  const dark = theme.name === 'dark';
  const metal = metalAcross(theme);
  const inside = mix(theme.housingShade, 0x000000, dark ? 0.45 : 0.12);
  const still = new Graphics({ label: 'housing' });
  const well = (x: number, y: number, width: number, height: number): void => {
    still
      .roundRect(x, y, width, height, 7)
      .fill(
        downGradient([
          [0, mix(inside, 0x000000, dark ? 0.5 : 0.34)],
          [0.75, inside],
          [1, mix(inside, 0xffffff, dark ? 0.05 : 0.16)],
        ]),
      )
      .roundRect(x, y, width, height, 7)
      .stroke({ width: 1, color: mix(theme.housingEdge, 0x000000, 0.25), alpha: 0.7 });
  };
  still
    .roundRect(0, 44, DECK.width, HOOD + DECK.height - 52, 12)
    .fill(
      aslantGradient([
        [0, mix(theme.housing, 0xffffff, dark ? 0.18 : 0.65)],
        [0.5, theme.housing],
        [1, theme.housingShade],
      ]),
    )
    .roundRect(0.5, 44.5, DECK.width - 1, HOOD + DECK.height - 53, 12)
    .stroke({ width: 1.2, color: theme.housingEdge });
  for (const x of [36, DECK.width - 76]) still.roundRect(x, HOOD + DECK.height - 9, 40, 9, 3).fill(0x1c232c);
  // The hood's duct goes up into the ceiling.
  still
    .rect(BURNER_X - 26, -DUCT, 52, DUCT + 4)
    .fill(metal)
    .poly([
      BURNER_X - 92,
      46,
      BURNER_X - 34,
      16,
      BURNER_X - 34,
      0,
      BURNER_X + 34,
      0,
      BURNER_X + 34,
      16,
      BURNER_X + 92,
      46,
    ])
    .fill(metal);
  well(14, 58, 160, 168);
  well(188, 52, 226, FLOOR - 52);
  well(428, 58, 158, 168);
  // Plate with the holes through which the beam goes.
  for (const x of [174, 414])
    still
      .rect(x, BEAM_Y - 13, 14, 26)
      .fill(mix(inside, 0x000000, 0.4))
      .rect(x, BEAM_Y - 15, 14, 3)
      .fill(metal)
      .rect(x, BEAM_Y + 12, 14, 3)
      .fill(metal);
  still.rect(190, FLOOR - 3, 222, 3).fill({ color: 0x000000, alpha: 0.35 });
  // Below the optics: gas box and lamp supply, as covers with slits.
  for (const x of [22, 436])
    for (let n = 0; n < 4; n++)
      still
        .roundRect(x, 242 + n * 13, 142, 5, 2.5)
        .fill({ color: mix(theme.housingShade, 0x000000, 0.35), alpha: 0.7 });
  return still;
}

/** Lamps on a wheel: the one in the beam is seen along its whole length. */
function createLampTurret(theme: StageTheme) {
  const root = new Container({ label: 'turret' });
  const wheel = new Graphics();
  root.addChild(wheel);
  return {
    root,
    draw({ lamp: on, warmth, turret: turn }: DeckLook): void {
      wheel.clear();
      wheel.circle(56, BEAM_Y + 30, 40).fill(
        roundGradient([
          [0, theme.metal[1]],
          [0.85, theme.metal[2]],
          [1, mix(theme.metal[2], 0x000000, 0.4)],
        ]),
      );
      for (let n = 0; n < 6; n++) {
        const angle = -Math.PI / 2.6 + ((n - turn) * Math.PI) / 3;
        const [x, y] = [56 + 27 * Math.cos(angle), BEAM_Y + 30 + 27 * Math.sin(angle)];
        wheel
          .circle(x, y, 9)
          .fill(mix(theme.glassBody, 0x000000, 0.35))
          .circle(x, y, 9)
          .stroke({ width: 1.4, color: theme.glassEdge, alpha: 0.7 })
          .circle(x, y, 3.4)
          .fill(theme.metal[1]);
      }
      // The lamp in the beam: base, bulb with its cathode, and the window.
      const { x, y } = LAMP;
      wheel
        .roundRect(x - 74, y - 15, 34, 30, 4)
        .fill(
          downGradient([
            [0, 0x4d565f],
            [0.3, 0x2d343c],
            [1, 0x14181d],
          ]),
        )
        .roundRect(x - 42, y - 17, 84, 34, 12)
        .fill(
          downGradient([
            [0, theme.glassEdge, 0.55],
            [0.35, theme.glassBody, 0.2],
            [1, theme.glassEdge, 0.45],
          ]),
        )
        .roundRect(x - 42, y - 17, 84, 34, 12)
        .stroke({ width: 1.4, color: theme.glassEdge })
        .rect(x - 40, y - 2, 28, 3)
        .fill(theme.metal[1])
        .roundRect(x - 14, y - 8, 22, 16, 2)
        .fill(theme.metal[2])
        .rect(x + 6, y - 6, 3, 12)
        .fill(0x0a0d12)
        .ellipse(x + 26, y, 3, 13)
        .stroke({ width: 1.6, color: theme.metal[0] });
      if (!on) return;
      wheel
        .roundRect(x - 10, y - 5, 19, 10, 2)
        .fill({ color: mix(NEON, 0xffffff, 0.45), alpha: 0.95 })
        .ellipse(x + 10, y, 30, 18)
        .fill(
          roundGradient([
            [0, NEON, 0.5 + 0.35 * warmth],
            [0.5, NEON, 0.25],
            [1, NEON, 0],
          ]),
        );
    },
  };
}

/** The beam, and what glows where it comes from and where it ends. */
function createLight() {
  const glow = new Graphics({ label: 'light' });
  const beam = new Graphics({ label: 'beam' });
  return {
    glow,
    beam,
    draw(deck: DeckLook): void {
      glow.clear();
      beam.clear();
      const tint =
        deck.line === null ? 0xdfe6ee : (lightColour(deck.line) ?? (deck.line < 400 ? UNSEEN.short : UNSEEN.long));
      const [flameLeft, flameRight] = [BURNER_X - 80, BURNER_X + 80];
      if (deck.deuterium) {
        glow.circle(132, 208, 13).fill(
          roundGradient([
            [0, 0xffffff, 0.9],
            [0.4, 0xbfa8ff, 0.6],
            [1, 0xbfa8ff, 0],
          ]),
        );
        beam
          .poly([130, 204, 136, 204, 162, BEAM_Y + 5, 156, BEAM_Y + 5])
          .fill({ color: 0xbfa8ff, alpha: 0.5 })
          .rect(158, BEAM_Y - 7, SLIT_X - 158, 14)
          .fill({ color: 0xbfa8ff, alpha: 0.24 });
      }
      if (!deck.lamp) return;
      const strength = 0.55 + 0.4 * deck.warmth;
      beam.rect(LAMP.x + 10, BEAM_Y - 4, flameLeft - LAMP.x - 10, 8).fill({ color: tint, alpha: strength });
      // In the flame the light is taken step by step.
      const steps = 16;
      for (let n = 0; n < steps; n++) {
        const share = deck.passed ** ((n + 0.5) / steps);
        const [a, b] = [flameLeft + ((flameRight - flameLeft) * n) / steps, (flameRight - flameLeft) / steps + 0.5];
        beam.rect(a, BEAM_Y - 4, b, 8).fill({ color: tint, alpha: strength * Math.max(0.06, share) });
      }
      const left = strength * Math.max(0.06, deck.passed);
      beam
        .rect(flameRight, BEAM_Y - 4, SLIT_X - flameRight, 8)
        .fill({ color: tint, alpha: left })
        .poly([SLIT_X, BEAM_Y - 2, SLIT_X, BEAM_Y + 2, 548, BEAM_Y + 34, 548, BEAM_Y - 2])
        .fill({ color: tint, alpha: left * 0.8 })
        .poly([544, BEAM_Y + 2, 548, BEAM_Y + 30, 462, 202, 462, 196])
        .fill({ color: tint, alpha: left * 0.8 });
      glow.circle(462, 199, 15).fill(
        roundGradient([
          [0, tint, 0.8 * deck.passed],
          [1, tint, 0],
        ]),
      );
    },
  };
}

function createOptics(theme: StageTheme) {
  const metal = metalAcross(theme);
  const optics = new Graphics({ label: 'optics' });
  return {
    root: optics,
    draw(deck: DeckLook): void {
      optics.clear();
      // Lens in front of the flame, slit, grating and detector of the monochromator.
      for (const x of [162, 424])
        optics
          .ellipse(x, BEAM_Y, 5, 20)
          .fill({ color: theme.glassBody, alpha: 0.4 })
          .ellipse(x, BEAM_Y, 5, 20)
          .stroke({ width: 1.3, color: theme.glassEdge });
      const gap = 1.5 + deck.slit * 3;
      optics
        .rect(SLIT_X - 4, BEAM_Y - 40, 8, 40 - gap)
        .fill(metal)
        .rect(SLIT_X - 4, BEAM_Y + gap, 8, 40 - gap)
        .fill(metal);
      const turn = deck.line === null ? 0 : (deck.line - 200) / 600;
      const [cos, sin] = [Math.cos(1.35 + 0.3 * turn), Math.sin(1.35 + 0.3 * turn)];
      for (let n = -9; n <= 9; n++) {
        const [x, y] = [550 + n * 4 * cos, BEAM_Y + 14 + n * 4 * sin];
        optics
          .rect(x - 2.2, y - 2.4, 10, 5)
          .fill(theme.metal[1])
          .rect(x - 3.6, y - 2, 3.4, 3.6)
          .fill({ color: lightColour(430 + (n + 9) * 12) ?? 0xffffff, alpha: 0.85 });
      }
      optics
        .roundRect(444, 182, 18, 34, 4)
        .fill(
          acrossGradient([
            [0, 0x2b3138],
            [0.5, 0x59626d],
            [1, 0x1b2026],
          ]),
        )
        .rect(460, 190, 3, 18)
        .fill({ color: 0xb98cf0, alpha: 0.8 });
      // The deuterium lamp, and the half mirror that sends its light along the beam.
      optics
        .roundRect(118, 194, 28, 28, 6)
        .fill({ color: theme.glassBody, alpha: 0.35 })
        .roundRect(118, 194, 28, 28, 6)
        .stroke({ width: 1.2, color: theme.glassEdge });
      if (deck.deuterium)
        optics.poly([150, BEAM_Y + 12, 153, BEAM_Y + 14, 166, BEAM_Y - 12, 163, BEAM_Y - 14]).fill({
          color: theme.glassEdge,
          alpha: 0.7,
        });
    },
  };
}

/** The head turns about its stem: across the beam it is seen end on. */
const seenLength = ({ slot, angle }: DeckLook): number =>
  Math.max(
    16,
    slot * MM * Math.abs(Math.cos((angle * Math.PI) / 180)) + 10 * Math.abs(Math.sin((angle * Math.PI) / 180)),
  );
const topOf = ({ height }: DeckLook): number => BEAM_Y + 6 + height * MM;

function createBurner(theme: StageTheme) {
  const metal = metalAcross(theme);
  const burner = new Graphics({ label: 'burner' });
  return {
    root: burner,
    draw(deck: DeckLook): void {
      burner.clear();
      const [top, long] = [topOf(deck), seenLength(deck)];
      const half = long / 2 + 7;
      burner
        .rect(BURNER_X - 11, top + 20, 22, CHAMBER_AT.y - top - 16)
        .fill(metal)
        .poly([
          BURNER_X - half,
          top,
          BURNER_X + half,
          top,
          BURNER_X + half - 4,
          top + 14,
          BURNER_X + 16,
          top + 26,
          BURNER_X - 16,
          top + 26,
          BURNER_X - half + 4,
          top + 14,
        ])
        .fill(metalDown(theme))
        .rect(BURNER_X - long / 2, top - 1.5, long, 3)
        .fill(0x15191e);
      // Cooling fins of the head for nitrous oxide.
      if (deck.slot < 80)
        for (let n = 0; n < 3; n++) burner.rect(BURNER_X - 20, top + 28 + n * 6, 40, 3).fill(metalDown(theme));
      // Collar by which it is raised and turned.
      burner.roundRect(BURNER_X - 17, CHAMBER_AT.y - 20, 34, 15, 3).fill(metal);
      for (let n = 0; n < 6; n++)
        burner.rect(BURNER_X - 14 + n * 5.4, CHAMBER_AT.y - 18, 1.4, 11).fill({ color: 0x000000, alpha: 0.4 });
    },
  };
}

/** All that is drawn anew only when it looks different. */
const keyOf = (deck: DeckLook): string =>
  JSON.stringify([
    deck.lamp,
    deck.warmth.toFixed(2),
    deck.turret,
    deck.line,
    deck.passed.toFixed(3),
    deck.slit,
    deck.deuterium,
    deck.slot,
    deck.height,
    deck.angle,
  ]);

export function createAasDeck(context: StageContext): AasDeck {
  const { theme } = context;
  const root = new Container({ label: 'absorption spectrometer' });
  const shadow = contactShadow(theme, DECK.width * 0.98, 26);
  shadow.position.set(DECK.width / 2 + 4, HOOD + DECK.height - 8);
  const housing = createHousing(theme);
  const turret = createLampTurret(theme);
  const light = createLight();
  const optics = createOptics(theme);
  const burner = createBurner(theme);
  const flame = createFlame(context);
  const chamber = createSprayChamber(context);
  chamber.root.position.set(CHAMBER_AT.x, CHAMBER_AT.y);
  root.addChild(
    shadow,
    housing,
    turret.root,
    chamber.root,
    burner.root,
    light.glow,
    light.beam,
    flame.root,
    optics.root,
  );

  let scale = 1;
  let look: DeckLook | null = null;
  let drawn = '';

  const at = (x: number, y: number): Point => ({ x: root.x + x * scale, y: root.y + y * scale });
  const boxAt = (x: number, y: number, width: number, height: number): Box => ({
    ...at(x, y),
    width: width * scale,
    height: height * scale,
  });
  return {
    root,
    get scale() {
      return scale;
    },
    get foot() {
      return root.y + (HOOD + DECK.height) * scale;
    },
    get inlet() {
      return at(CHAMBER_AT.x + CHAMBER_PORTS.inlet.x, CHAMBER_AT.y + CHAMBER_PORTS.inlet.y);
    },
    get burner() {
      return boxAt(BURNER_X - 22, CHAMBER_AT.y - 24, 44, 22);
    },
    get head() {
      const top = look ? topOf(look) : BEAM_Y + 18;
      const half = look ? seenLength(look) / 2 + 7 : 80;
      return boxAt(BURNER_X - half, top - 2, 2 * half, 24);
    },
    get turret() {
      return boxAt(20, BEAM_Y - 18, 100, 90);
    },
    lay(box) {
      const place = fitted(box, DECK, 0.5, 1);
      scale = place.scale;
      root.position.set(place.x, place.y - HOOD * scale);
      root.scale.set(scale);
    },
    look(deck, seconds) {
      look = deck;
      const still = keyOf(deck);
      if (still !== drawn) {
        drawn = still;
        for (const part of [turret, light, optics, burner]) part.draw(deck);
        flame.root.position.set(BURNER_X, topOf(deck));
      }
      chamber.spray(deck.spraying);
      flame.draw({ gas: deck.flame, metals: deck.metals, smoke: deck.smoke, length: seenLength(deck) }, seconds);
    },
    drift: (seconds) => chamber.drift(seconds),
  };
}
