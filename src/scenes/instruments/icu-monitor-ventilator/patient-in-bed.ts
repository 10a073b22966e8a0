/** A patient on his back in a hospital bed, seen from the side: the chest rises with the breath, the lung in it fills. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { contactShadow, downGradient, metalAcross, metalDown, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface PatientInBed {
  readonly root: Container;
  /** Where electrodes, arm and mouth lie, from the origin. */
  readonly chest: { readonly x: number; readonly y: number };
  readonly wrist: { readonly x: number; readonly y: number };
  readonly mouth: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly height: number;
  /** `filled`: 0 to 1 of a deep breath; `pressed`: depth of a compression, 0 to 1, or null without hands on the chest. */
  set(filled: number, pressed: number | null): void;
  /** Electrodes and finger probe are on. */
  attach(on: boolean): void;
  /** Blood reaches the skin. */
  perfuse(on: boolean): void;
}

const LENGTH = 466;
const SKIN = 0xd9a184;
const SHEET = 0x6fa8c9;
const GOWN = 0xb9d3df;
const LUNG = 0xf08fa0;
const RISE = 0.13;
const PRESS = 0.2;

const gownColour = (dark: boolean): number => (dark ? mix(GOWN, 0x16283a, 0.3) : GOWN);

function createBedFrame(theme: StageTheme): Graphics {
  const frame = new Graphics();
  for (const x of [34, LENGTH - 44]) {
    frame
      .rect(x, 30, 9, 42)
      .fill(metalAcross(theme))
      .circle(x + 4.5, 77, 7)
      .fill(0x1a222c)
      .circle(x + 4.5, 77, 2.6)
      .fill(theme.metal[1]);
  }
  frame
    .roundRect(-6, 22, LENGTH + 12, 12, 4)
    .fill(metalDown(theme))
    .roundRect(-12, -34, 9, 74, 4)
    .fill(metalAcross(theme))
    .roundRect(LENGTH + 4, -62, 9, 102, 4)
    .fill(metalAcross(theme));
  return frame;
}

const createMattress = (linen: number): Graphics =>
  new Graphics().roundRect(-2, 0, LENGTH + 4, 24, 8).fill(
    downGradient([
      [0, mix(linen, 0xffffff, 0.5)],
      [0.3, linen],
      [1, mix(linen, 0x1b2a3a, 0.4)],
    ]),
  );

const createPillow = (linen: number): Graphics =>
  new Graphics()
    .moveTo(LENGTH - 92, 2)
    .bezierCurveTo(LENGTH - 98, -14, LENGTH - 70, -20, LENGTH - 44, -17)
    .bezierCurveTo(LENGTH - 14, -21, LENGTH - 2, -12, LENGTH - 6, 2)
    .closePath()
    .fill(
      downGradient([
        [0, mix(linen, 0xffffff, 0.8)],
        [1, mix(linen, 0x28384a, 0.22)],
      ]),
    );

const paintHead = (tone: number): Graphics =>
  new Graphics()
    // Neck, then the head lying on its back: brow, nose and chin point up.
    .moveTo(372, -4)
    .bezierCurveTo(378, -20, 384, -24, 392, -26)
    .lineTo(402, -8)
    .closePath()
    .fill(mix(tone, 0x5a3020, 0.18))
    .moveTo(388, -27)
    .bezierCurveTo(392, -36, 396, -38, 400, -36)
    .bezierCurveTo(402, -38, 403, -39, 404, -38)
    .bezierCurveTo(406, -45, 410, -47, 412, -42)
    .bezierCurveTo(420, -44, 432, -40, 437, -30)
    .bezierCurveTo(442, -17, 432, -5, 418, -5)
    .bezierCurveTo(404, -4, 392, -10, 388, -27)
    .closePath()
    .fill(
      roundGradient(
        [
          [0, mix(tone, 0xffffff, 0.28)],
          [0.6, tone],
          [1, mix(tone, 0x5a3020, 0.35)],
        ],
        { x: 0.38, y: 0.25 },
      ),
    );

/** Two faces, of which the perfused one may be hidden, with what both have. */
function createHead(dark: boolean) {
  const head = new Container();
  const faces = { perfused: paintHead(SKIN), pale: paintHead(mix(SKIN, 0x9fb0c0, 0.5)) };
  const hair = new Graphics()
    .moveTo(421, -43)
    .bezierCurveTo(440, -41, 448, -22, 438, -9)
    .bezierCurveTo(432, -4, 426, -4, 420, -5)
    .bezierCurveTo(432, -14, 434, -28, 421, -43)
    .closePath()
    .fill(dark ? 0x3b2c22 : 0x4a3728);
  const ear = new Graphics().ellipse(416, -21, 3.4, 5).fill(mix(SKIN, 0x5a3020, 0.25));
  const lid = new Graphics()
    .moveTo(413, -37)
    .quadraticCurveTo(416, -35, 419, -37.5)
    .stroke({ width: 1.4, color: 0x5a3020, alpha: 0.7 });
  head.addChild(faces.pale, faces.perfused, hair, ear, lid);
  return { root: head, perfused: faces.perfused };
}

const createGown = (colour: number): Graphics =>
  new Graphics()
    .moveTo(236, 2)
    .lineTo(236, -30)
    .bezierCurveTo(262, -36, 296, -40, 330, -43)
    .bezierCurveTo(352, -45, 372, -36, 380, -20)
    .lineTo(382, 2)
    .closePath()
    .fill(
      downGradient([
        [0, mix(colour, 0xffffff, 0.35)],
        [0.5, colour],
        [1, mix(GOWN, 0x16283a, 0.6)],
      ]),
    );

function createLung(): Graphics {
  const lung = new Graphics()
    .moveTo(306, -7)
    .bezierCurveTo(300, -22, 316, -36, 340, -37)
    .bezierCurveTo(362, -37, 373, -26, 369, -12)
    .bezierCurveTo(364, -3, 346, -9, 334, -5)
    .bezierCurveTo(324, -2, 312, 0, 306, -7)
    .closePath()
    .fill(
      roundGradient(
        [
          [0, mix(LUNG, 0xffffff, 0.45), 0.95],
          [1, LUNG, 0.75],
        ],
        { x: 0.4, y: 0.3 },
      ),
    )
    .stroke({ width: 1.2, color: mix(LUNG, 0x7a1f35, 0.45), alpha: 0.8 });
  lung.pivot.set(338, -18);
  lung.position.set(338, -18);
  return lung;
}

function createElectrodes(): Graphics {
  const electrodes = new Graphics();
  for (const [x, y, colour] of [
    [318, -41.5, 0xe5484d],
    [346, -44, 0xf5c518],
    [366, -37, 0x3fb950],
  ] as const) {
    electrodes
      .ellipse(x, y, 6, 3.2)
      .fill(0xf4f6f8)
      .ellipse(x, y - 1.2, 3.2, 2)
      .fill(colour);
  }
  return electrodes;
}

const createBlanket = (sheet: number, linen: number): Graphics =>
  new Graphics()
    .moveTo(8, 4)
    .bezierCurveTo(10, -22, 20, -44, 34, -44)
    .bezierCurveTo(46, -44, 50, -30, 70, -25)
    .bezierCurveTo(120, -22, 160, -36, 196, -33)
    .bezierCurveTo(232, -36, 258, -35, 290, -36)
    .bezierCurveTo(300, -20, 296, -2, 300, 8)
    .bezierCurveTo(220, 16, 80, 16, 8, 4)
    .closePath()
    .fill(
      downGradient([
        [0, mix(sheet, 0xffffff, 0.35)],
        [0.45, sheet],
        [1, mix(sheet, 0x0b1a2a, 0.45)],
      ]),
    )
    .moveTo(284, -36)
    .bezierCurveTo(296, -20, 292, -2, 296, 8)
    .lineTo(303, 8)
    .bezierCurveTo(300, -6, 304, -20, 296, -36)
    .closePath()
    .fill({ color: linen, alpha: 0.9 })
    .moveTo(70, -22)
    .bezierCurveTo(120, -12, 170, -24, 230, -16)
    .stroke({ width: 2, color: mix(sheet, 0x0b1a2a, 0.4), alpha: 0.35 });

const createArm = (dark: boolean): Graphics =>
  new Graphics()
    .moveTo(360, -18)
    .bezierCurveTo(330, -4, 300, -4, 262, -10)
    .stroke({ width: 13, color: mix(SKIN, 0x5a3020, 0.08), cap: 'round' })
    .moveTo(352, -20)
    .bezierCurveTo(328, -9, 300, -8, 268, -13)
    .stroke({ width: 3, color: mix(SKIN, 0xffffff, 0.4), cap: 'round', alpha: 0.6 })
    .moveTo(366, -20)
    .bezierCurveTo(356, -12, 350, -11, 340, -10)
    .stroke({ width: 16, color: dark ? mix(GOWN, 0x16283a, 0.4) : mix(GOWN, 0x16283a, 0.12), cap: 'round' })
    .circle(256, -10, 7)
    .fill(mix(SKIN, 0x5a3020, 0.05));

/** On the finger, with its strap at the wrist. */
const createFingerProbe = (): Graphics =>
  new Graphics()
    .roundRect(240, -16, 17, 11, 5)
    .fill(0x24507a)
    .circle(246, -10.5, 2.4)
    .fill(0xff5a4d)
    .roundRect(270, -16, 12, 5, 2)
    .fill(0xf1f4f7);

const createTube = (): Graphics =>
  new Graphics()
    .moveTo(401, -35)
    .quadraticCurveTo(399, -50, 410, -56)
    .stroke({ width: 4, color: 0xe9f2f6, cap: 'round' })
    .roundRect(394, -40, 14, 5, 2)
    .fill(0xf4f6f8);

/** Of somebody who presses the chest. */
function createHands(dark: boolean): Container {
  const hands = new Container({ visible: false });
  hands.addChild(
    new Graphics()
      .moveTo(300, -170)
      .lineTo(336, -62)
      .moveTo(376, -170)
      .lineTo(344, -62)
      .stroke({ width: 17, color: dark ? 0x2f6f86 : 0x3f8fa8, cap: 'round' })
      .moveTo(326, -92)
      .lineTo(337, -58)
      .moveTo(354, -92)
      .lineTo(343, -58)
      .stroke({ width: 13, color: mix(SKIN, 0x5a3020, 0.2), cap: 'round' })
      .ellipse(340, -52, 19, 9)
      .fill(0x5b8fd6)
      .ellipse(340, -57, 15, 7)
      .fill(0x7aa8e6),
  );
  return hands;
}

/** Origin at the left end of the mattress's upper face. */
export function createPatientInBed(context: StageContext): PatientInBed {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const sheet = dark ? mix(SHEET, 0x0f2740, 0.35) : SHEET;
  const linen = dark ? 0xc7d2dd : 0xfafcfe;
  const root = new Container({ label: 'patient in bed' });
  const shadow = contactShadow(theme, LENGTH * 1.05, 22);
  shadow.position.set(LENGTH / 2 + 6, 84);
  const head = createHead(dark);
  const torso = new Container();
  const lung = createLung();
  const electrodes = createElectrodes();
  torso.addChild(createGown(gownColour(dark)), lung, electrodes);
  const probe = createFingerProbe();
  const hands = createHands(dark);
  root.addChild(
    shadow,
    createBedFrame(theme),
    createMattress(linen),
    createPillow(linen),
    head.root,
    torso,
    createBlanket(sheet, linen),
    createArm(dark),
    probe,
    createTube(),
    hands,
  );
  let shownRise = 1;
  let shownFill = 1;
  let shownPress: number | null = null;
  return {
    root,
    chest: { x: 346, y: -44 },
    wrist: { x: 276, y: -14 },
    mouth: { x: 410, y: -56 },
    width: LENGTH,
    height: 84,
    set(filled, pressed) {
      const rise = Math.round(500 * (1 + RISE * filled - PRESS * (pressed ?? 0))) / 500;
      if (rise !== shownRise) {
        shownRise = rise;
        torso.scale.y = rise;
      }
      const fill = Math.round(250 * (0.78 + 0.24 * filled)) / 250;
      if (fill !== shownFill) {
        shownFill = fill;
        lung.scale.set(fill);
      }
      const depth = pressed === null ? null : Math.round(pressed * 40) / 40;
      if (depth === shownPress) return;
      shownPress = depth;
      hands.visible = depth !== null;
      if (depth !== null) hands.y = 9 * depth;
    },
    attach(on) {
      if (electrodes.visible === on) return;
      electrodes.visible = on;
      probe.visible = on;
    },
    perfuse(on) {
      head.perfused.visible = on;
    },
  };
}
