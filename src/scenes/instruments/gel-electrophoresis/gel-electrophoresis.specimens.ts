import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createAgaroseGel } from './agarose-gel';
import { createElectrophoresisTank } from './electrophoresis-tank';
import { createGelPhotograph } from './gel-photograph';
import { createMeasuringLine } from './measuring-line';
import { createMicrotubeRack } from './microtube-rack';
import { typeSizes } from '../../kit/layout/type-sizes';
import { createSizeSheet } from './size-sheet';
import { createUvTransilluminator } from './uv-transilluminator';

const PLACES = [-1 / 2, -1 / 6, 1 / 6, 1 / 2] as const;

const at = (x: number, y: number, ...parts: Container[]): Container => {
  const root = new Container();
  root.position.set(x, y);
  root.addChild(...parts);
  return root;
};

const gel = (show: (part: ReturnType<typeof createAgaroseGel>) => void) => (context: StageContext) => {
  const part = createAgaroseGel(context, PLACES);
  part.lay(2.6, 80, 0.5);
  part.tray(true);
  show(part);
  return at(24, 16, part.root);
};

const tank = (current: number) => (context: StageContext) => {
  const part = createElectrophoresisTank(context);
  part.lay(190, 240, [48, 192]);
  part.bubble(current, 4321);
  return at(16, 10, part.root);
};

/** Bands at these distances, mm, as a picture to show: no gel that was run. */
const ROWS = 400;
const PITCH = 0.25;
const LADDER = [14, 22, 31, 40, 55, 60, 82];
const light = (): Float32Array =>
  Float32Array.from({ length: PLACES.length * ROWS }, (_, n) => {
    const lane = Math.floor(n / ROWS);
    const distance = (n % ROWS) * PITCH;
    const bands = lane === 1 ? [13] : lane === 3 ? [47] : LADDER;
    return bands.reduce((sum, band, k) => sum + (0.9 / (k + 1)) * Math.exp(-((distance - band) ** 2) / 0.8), 0);
  });

const photograph = (glow: number, ground: number, smile: number) => (context: StageContext) => {
  const part = createGelPhotograph(context);
  part.scale(2.6);
  part.paint({ lanes: light(), pitch: PITCH, places: PLACES, length: 90, smile }, glow, ground);
  return at(12, 10, part.root);
};

const box = (on: boolean, colour: number) => (context: StageContext) => {
  const part = createUvTransilluminator(context);
  part.lay(200, 250, 190, typeSizes(1));
  part.shine(on ? 1 : 0, colour);
  part.read(on ? '34.5 mm' : '', on ? '4150 bp' : '');
  return at(10, 10, part.root);
};

const rack = (level: number) => (context: StageContext) => {
  const part = createMicrotubeRack(context, 4, 128, 96);
  for (let n = 0; n < 4; n++) part.fill(n, 0x3f3bcf, level);
  return at(14, 14, part.root);
};

const POINTS = [23130, 9416, 6557, 4361, 2322, 2027, 564];
const SAMPLES = 32;

/** A ladder on a made-up curve, for the picture. */
const plot = (drawn: boolean) => (context: StageContext) => {
  const part = createSizeSheet(context);
  part.lay({ x: 0, y: 0, width: 260, height: 240 }, typeSizes(1));
  part.reach(120);
  part.write('Unknown, in bp', drawn ? 'smooth 3500 ± 400' : 'No calibration yet.');
  const points = POINTS.map((size) => ({ distance: 150000 / (size + 1000) + 18, size }));
  const [first, last] = [points[0]?.distance ?? 0, points.at(-1)?.distance ?? 1];
  const curves = Float32Array.from({ length: 3 * SAMPLES }, (_, n) => {
    const distance = first + ((last - first) * (n % SAMPLES)) / (SAMPLES - 1);
    const smooth = Math.log10(150000 / (distance - 18) - 1000);
    const kind = Math.floor(n / SAMPLES);
    return kind === 1 ? 4.2 - (1.5 * (distance - first)) / (last - first) : smooth + (kind === 2 ? 0.03 : 0);
  });
  const unknown = { distance: 150000 / 4500 + 18, size: 3500, uncertainty: 400 };
  part.draw(drawn ? { points, curves, unknown } : null);
  return at(10, 10, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Agarose gel',
    states: [
      {
        name: 'tray and comb',
        width: 210,
        height: 260,
        create: gel((part) => {
          part.comb(true);
          part.set(0);
        }),
      },
      { name: 'cast', width: 210, height: 260, create: gel((part) => part.comb(true)) },
      {
        name: 'loaded',
        width: 210,
        height: 260,
        create: gel((part) => {
          for (let lane = 0; lane < PLACES.length; lane++) part.fill(lane, 1);
        }),
      },
      {
        name: 'dyes on their way',
        width: 210,
        height: 260,
        create: gel((part) => {
          for (let lane = 0; lane < PLACES.length; lane++) {
            part.dye('xyleneCyanol', lane, 24, 0.65);
            part.dye('bromophenolBlue', lane, 58, 0.75);
          }
        }),
      },
    ],
  },
  {
    part: 'Electrophoresis tank',
    states: [
      { name: 'off', width: 224, height: 268, create: tank(0) },
      { name: 'bubbling', width: 224, height: 268, create: tank(1) },
    ],
  },
  {
    part: 'Gel photograph',
    states: [
      {
        name: 'ethidium bromide, 302 nm',
        width: 182,
        height: 276,
        create: photograph(0xff8a2a, 0x2a1458, 0),
      },
      { name: 'SYBR Safe, smiling', width: 182, height: 276, create: photograph(0x5dff74, 0x0c1a44, 0.15) },
    ],
  },
  {
    part: 'UV transilluminator',
    states: [
      { name: 'off', width: 226, height: 276, create: box(false, 0x6a35ff) },
      { name: 'ultraviolet', width: 226, height: 276, create: box(true, 0x6a35ff) },
      { name: 'blue light', width: 226, height: 276, create: box(true, 0x2b6bff) },
    ],
  },
  {
    part: 'Microtube rack',
    states: [
      { name: 'full', width: 160, height: 124, create: rack(1) },
      { name: 'taken from', width: 160, height: 124, create: rack(0.5) },
    ],
  },
  {
    part: 'Measuring line',
    states: [
      {
        name: 'at rest',
        width: 220,
        height: 50,
        create(context) {
          const part = createMeasuringLine(context);
          part.lay(170);
          return at(14, 25, part.root);
        },
      },
    ],
  },
  {
    part: 'Sheet of sizes',
    states: [
      { name: 'empty', width: 280, height: 260, create: plot(false) },
      { name: 'ladder and unknown', width: 280, height: 260, create: plot(true) },
    ],
  },
];
