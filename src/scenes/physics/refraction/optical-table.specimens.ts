import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createAngleMagnifier } from './angle-magnifier';
import { createDetectorArm } from './detector-arm';
import { type Beam, createLightBeams } from './light-beams';
import { type BodyOutline, createOpticalBody } from './optical-body';
import { createOpticalTable } from './optical-table';
import { createRayBox } from './ray-box';
import { createWavelengthSlider } from './wavelength-slider';

const at = (x: number, y: number, ...parts: Container[]): Container => {
  const root = new Container();
  root.position.set(x, y);
  root.addChild(...parts);
  return root;
};

const GLASS = 0x63c7b2;

const body = (outline: BodyOutline) => (context: StageContext) => {
  const part = createOpticalBody(context);
  part.set(outline, GLASS);
  return at(90, 60, part.root);
};

const BEAMS: readonly Beam[] = [
  { x0: -100, y0: -80, x1: 0, y1: 0, power: 1, wavelength: 589 },
  { x0: 0, y0: 0, x1: 100, y1: -80, power: 0.06, wavelength: 589 },
  { x0: 0, y0: 0, x1: 70, y1: 100, power: 0.94, wavelength: 589 },
];

const beams = (crests: boolean) => (context: StageContext) => {
  const table = createOpticalTable(context);
  table.lay(110, 12);
  table.fill(null, 0x4aa3df, true);
  const part = createLightBeams();
  part.draw(BEAMS);
  if (crests)
    part.crests(
      BEAMS.map((beam, n) => ({ ...beam, index: n === 2 ? 1.33 : 1, path: n === 0 ? 0 : 128 })),
      24,
      0.2,
    );
  return at(150, 145, table.root, part.root);
};

const box = (colour: number | null, polariser: '' | 's' | 'p') => (context: StageContext) => {
  const part = createRayBox(context);
  part.set(colour, polariser, 0);
  return at(96, 40, part.root);
};

const lens = (angle: number | null) => (context: StageContext) => {
  const part = createAngleMagnifier(context, 70);
  part.set(angle, 0xffc23a);
  return at(85, 85, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Optical table with beams',
    states: [
      { name: 'rays', width: 300, height: 290, create: beams(false) },
      { name: 'with wave fronts', width: 300, height: 290, create: beams(true) },
    ],
  },
  {
    part: 'Optical body',
    states: [
      { name: 'half-disc', width: 180, height: 140, create: body({ is: 'half-disc', radius: 70, side: 'below' }) },
      { name: 'prism', width: 180, height: 170, create: body({ is: 'polygon', points: [-50, 0, 50, 0, 0, 86] }) },
      {
        name: 'slab',
        width: 180,
        height: 140,
        create: body({ is: 'polygon', points: [-75, 0, 75, 0, 75, 40, -75, 40] }),
      },
    ],
  },
  {
    part: 'Ray box',
    states: [
      { name: 'off', width: 130, height: 80, create: box(null, '') },
      { name: 'yellow, s', width: 130, height: 80, create: box(0xffb000, 's') },
      { name: 'white, p', width: 130, height: 80, create: box(0xffffff, 'p') },
    ],
  },
  {
    part: 'Detector arm',
    states: [
      {
        name: 'lit',
        width: 140,
        height: 190,
        create(context) {
          const part = createDetectorArm(context);
          part.lay(120, 1);
          part.turn(20);
          part.light(0.6);
          return at(40, 170, part.root);
        },
      },
    ],
  },
  {
    part: 'Angle magnifier',
    states: [
      { name: '30.2°', width: 170, height: 170, create: lens(30.2) },
      { name: 'no beam', width: 170, height: 170, create: lens(null) },
    ],
  },
  {
    part: 'Wavelength slider',
    states: [
      {
        name: '532 nm',
        width: 240,
        height: 60,
        create(context) {
          const part = createWavelengthSlider(context);
          part.lay(200, 18);
          part.set(532);
          return at(20, 26, part.root);
        },
      },
    ],
  },
];
