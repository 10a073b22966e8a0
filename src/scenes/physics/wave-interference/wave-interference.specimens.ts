import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createAxis } from '../../kit/charts/axis';
import { createCallout } from '../../kit/words/callout';
import { createColourBar } from './colour-bar';
import { diverging, viridis, waterMap } from '../../kit/paint/colour-maps';
import { createDipperBar } from './dipper-bar';
import { createDoubleSlitSlide } from './double-slit-slide';
import { createFieldTexture, type FieldLook } from '../../kit/paint/field-texture';
import { createFringeScreen } from './fringe-screen';
import { createLaser } from './laser';
import { lightColour } from '../../kit/paint/light-colour';
import { createNodalLines } from './nodal-lines';
import { createProtractor } from './protractor';
import { createIlluminatedButton } from '../../kit/controls/illuminated-button';
import { createRippleTank } from './ripple-tank';
import { createRuler } from './ruler';
import { createWaveProbe } from './wave-probe';

const at = (x: number, y: number, ...parts: Container[]): Container => {
  const root = new Container();
  root.position.set(x, y);
  root.addChild(...parts);
  return root;
};

const COLUMNS = 96;
const ROWS = 72;

/** Two circular waves of 9 cells, as a picture to show: not a solution of anything. */
function rings(): Float32Array {
  return Float32Array.from({ length: COLUMNS * ROWS }, (_, n) => {
    const x = (n % COLUMNS) - COLUMNS / 2;
    const y = Math.floor(n / COLUMNS) - 8;
    const wave = (dx: number): number => {
      const r = Math.sqrt((x - dx) ** 2 + y * y);
      return Math.sin((2 * Math.PI * r) / 9) / Math.sqrt(1 + r / 9);
    };
    return wave(8) + wave(-8);
  });
}

const field = (look: (context: StageContext) => FieldLook) => (context: StageContext) => {
  const part = createFieldTexture(context, 240, 180);
  part.draw(rings(), COLUMNS, ROWS, look(context));
  return at(10, 10, part.root);
};

const sine = (points: number, periods: number): Float32Array =>
  Float32Array.from({ length: points }, (_, n) => Math.sin((2 * Math.PI * periods * n) / (points - 1)));

const bar = (spread: number, right: number, left: number, lifted: number) => (context: StageContext) => {
  const part = createDipperBar(context, 300, 42);
  part.spread(spread);
  part.move(right, left, lifted);
  return at(170, 30, part.root);
};

const slide = (separation: number, covered: boolean, lit: boolean) => (context: StageContext) => {
  const part = createDoubleSlitSlide(context);
  part.lay(176, 150);
  part.set(separation, 4.5, covered, lit ? 0xff4a10 : 0x59636f);
  return at(12, 10, part.root);
};

const fringes = (wavelength: number) => (context: StageContext) => {
  const part = createFringeScreen(context, 256);
  part.lay(320, 60);
  part.draw(
    sine(256, 7).map((value) => value * value),
    lightColour(wavelength) ?? 0x9aa7b4,
  );
  return at(14, 14, part.root);
};

const laser = (on: boolean, wavelength: number) => (context: StageContext) => {
  const part = createLaser(context, 60);
  part.reach(120);
  part.shine(lightColour(wavelength) ?? 0x9aa7b4, on);
  return at(130, 34, part.root);
};

const button = (lit: boolean) => (context: StageContext) => {
  const part = createIlluminatedButton(context);
  part.lay(110, 42);
  part.set('Strobe', lit);
  return at(10, 10, part.root);
};

const callout = (tone: 'plain' | 'warning', words: string) => (context: StageContext) => {
  const part = createCallout(context, { size: 13, tone });
  part.lay(240);
  part.set(words);
  return at(140, 10, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Field texture',
    states: [
      {
        name: 'water under the lamp',
        width: 260,
        height: 200,
        create: field((context) => ({ map: waterMap(context.theme), from: -2, to: 2, relief: 0.9 })),
      },
      {
        name: 'heights, diverging',
        width: 260,
        height: 200,
        create: field(() => ({ map: diverging, from: -2, to: 2, relief: 0 })),
      },
      {
        name: 'amounts, viridis',
        width: 260,
        height: 200,
        create: field(() => ({ map: viridis, from: -2, to: 2, relief: 0 })),
      },
      {
        name: 'without shaders',
        width: 260,
        height: 200,
        create: (context) =>
          field(({ theme }) => ({ map: waterMap(theme), from: -2, to: 2, relief: 0.9 }))({
            ...context,
            webgl: false,
          }),
      },
    ],
  },
  {
    part: 'Ripple tank',
    states: [
      {
        name: 'with nodal lines',
        width: 300,
        height: 240,
        create(context) {
          const tank = createRippleTank(context, 260, 195);
          tank.draw(rings(), COLUMNS, ROWS, { map: waterMap(context.theme), from: -2, to: 2, relief: 0.9 });
          const lines = createNodalLines();
          lines.draw([-13.5, -4.5, 4.5, 13.5], 16, 2.7, { left: -48, right: 48, below: -8, above: 64 });
          lines.root.position.set(130, 173);
          return at(20, 20, tank.root, lines.root);
        },
      },
    ],
  },
  {
    part: 'Dipper bar',
    states: [
      { name: 'at rest', width: 400, height: 100, create: bar(40, 0, 0, 0) },
      { name: 'one down, one up', width: 400, height: 100, create: bar(80, 1, -1, 0) },
      { name: 'one lifted', width: 400, height: 100, create: bar(120, 0, 0, 1) },
    ],
  },
  {
    part: 'Wave probe',
    states: [
      {
        name: 'on a crest',
        width: 120,
        height: 110,
        create(context) {
          const part = createWaveProbe(context);
          part.set(1);
          return at(30, 80, part.root);
        },
      },
    ],
  },
  {
    part: 'Protractor',
    states: [
      {
        name: 'arm at 33.5°',
        width: 460,
        height: 260,
        create(context) {
          const part = createProtractor(context);
          part.lay(200, 12);
          part.turn(33.5);
          return at(230, 240, part.root);
        },
      },
    ],
  },
  {
    part: 'Ruler',
    states: [
      {
        name: '20 cm with millimetres',
        width: 460,
        height: 60,
        create(context) {
          const part = createRuler(context, 'cm');
          part.lay({ unit: 21, length: 20, fine: 0.1, middle: 0.5, figure: 1 });
          return at(230, 12, part.root);
        },
      },
      {
        name: '30 mm, close up',
        width: 460,
        height: 60,
        create(context) {
          const part = createRuler(context, 'mm');
          part.lay({ unit: 14, length: 30, fine: 0.5, middle: 1, figure: 5 });
          return at(230, 12, part.root);
        },
      },
    ],
  },
  {
    part: 'Axis',
    states: [
      {
        name: 'below and at the left',
        width: 300,
        height: 140,
        create(context) {
          const options = { colour: context.theme.inkSoft, size: 12 } as const;
          const bottom = createAxis(context, { side: 'bottom', unit: 'mm', ...options });
          const left = createAxis(context, { side: 'left', unit: '', ...options });
          bottom.root.position.set(50, 100);
          left.root.position.set(50, 100);
          bottom.lay(220, -16, 16, 44);
          left.lay(80, 0, 1, 26);
          return at(0, 0, bottom.root, left.root);
        },
      },
    ],
  },
  {
    part: 'Colour bar',
    states: [
      {
        name: 'heights',
        width: 260,
        height: 40,
        create(context) {
          const part = createColourBar(context, diverging, '−1.5', '1.5 mm');
          part.lay(96, 12, { small: 12, text: 14, figures: 26 });
          return at(70, 20, part.root);
        },
      },
    ],
  },
  {
    part: 'Illuminated button',
    states: [
      { name: 'off', width: 130, height: 64, create: button(false) },
      { name: 'on', width: 130, height: 64, create: button(true) },
    ],
  },
  {
    part: 'Callout',
    states: [
      { name: 'plain', width: 280, height: 60, create: callout('plain', '21.5°') },
      {
        name: 'warning',
        width: 280,
        height: 90,
        create: callout('warning', 'The probe is on a source: there is no amplitude to compare there.'),
      },
    ],
  },
  {
    part: 'Laser',
    states: [
      { name: 'off', width: 270, height: 110, create: laser(false, 633) },
      { name: 'red', width: 270, height: 110, create: laser(true, 633) },
      { name: 'green', width: 270, height: 110, create: laser(true, 532) },
    ],
  },
  {
    part: 'Double slit slide',
    states: [
      { name: 'dark', width: 204, height: 176, create: slide(34, false, false) },
      { name: 'lit', width: 204, height: 176, create: slide(67, false, true) },
      { name: 'one slit covered', width: 204, height: 176, create: slide(67, true, true) },
    ],
  },
  {
    part: 'Fringe screen',
    states: [
      { name: '600 nm', width: 350, height: 90, create: fringes(600) },
      { name: '480 nm', width: 350, height: 90, create: fringes(480) },
    ],
  },
];
