import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import {
  type ChamberSquare,
  createCountingChamber,
  drawRedInChamber,
  drawSpermInChamber,
  drawWhiteInChamber,
} from './counting-chamber';
import type { DrawLayer } from './field-picture';
import { createEyepieceView } from './eyepiece-view';
import { createMechanicalStage } from './mechanical-stage';
import { createMicroscopeStand } from './microscope-stand';

const TYPE = { small: 12, text: 14, figures: 26 } as const;

/** Lines of 2, 4 and 8 µm: what a resolution target shows. */
const target: DrawLayer = (pen, _layer, { x, y, half }) => {
  pen.fillStyle = '#26303a';
  for (const [n, period] of [2, 4, 8].entries()) {
    for (let at = x - half; at < x + half; at += period) pen.fillRect(at, y - 30 + 22 * n, period / 2, 16);
  }
};

function eyepiece(context: StageContext, sigma: number): Container {
  const view = createEyepieceView(context, target);
  const root = new Container();
  view.field.lay({ x: 0, y: 0, width: 300, height: 300 }, TYPE);
  view.look.lay({ x: 310, y: 0, width: 180, height: 180 }, TYPE);
  root.addChild(view.field.root, view.look.root);
  const look = { drawing: 1, x: 0, y: 0, diameter: 450, spreads: [sigma], grey: 0.8, contrast: 1 };
  // One picture in a frame: the field first, then where the eye looks.
  view.draw(look, 0);
  view.draw(look, 1000);
  return root;
}

function stand(context: StageContext, objective: number): Container {
  const part = createMicroscopeStand(context);
  part.lay({ x: 0, y: 0, width: 270, height: 440 });
  part.set({ objective, coarse: 0.5, fine: 0, lamp: 0.6, iris: 0.7 });
  return part.root;
}

const BLOODY: ChamberSquare = {
  key: 'blood',
  cells: [
    { count: 40, radius: 0.012, draw: drawRedInChamber },
    { count: 9, radius: 0.02, draw: drawWhiteInChamber },
  ],
  side: '1 mm',
};
const SPERM: ChamberSquare = {
  key: 'sperm',
  cells: [{ count: 14, radius: 0.012, draw: drawSpermInChamber }],
  side: '0.25 mm',
};

const chamber = (name: string, square: ChamberSquare | null, words = ''): Specimen['states'][number] => ({
  name,
  width: 300,
  height: 300,
  create(context: StageContext) {
    const part = createCountingChamber(context);
    part.lay({ x: 0, y: 0, width: 300, height: 300 }, TYPE);
    part.set(square);
    part.say(words);
    return part.root;
  },
});

export const specimens: readonly Specimen[] = [
  {
    part: 'Microscope',
    states: [0, 1, 2].map((objective) => ({
      name: ['4x', '10x', '40x'][objective] ?? '',
      width: 270,
      height: 440,
      create: (context) => stand(context, objective),
    })),
  },
  {
    part: 'Eyepiece with scale',
    states: [
      { name: 'in focus', width: 500, height: 300, create: (context) => eyepiece(context, 0.18) },
      { name: 'off focus', width: 500, height: 300, create: (context) => eyepiece(context, 3) },
    ],
  },
  {
    part: 'Mechanical stage',
    states: [
      {
        name: 'slide off the middle',
        width: 260,
        height: 200,
        create(context) {
          const part = createMechanicalStage(context);
          part.lay({ x: 0, y: 0, width: 260, height: 200 }, TYPE);
          part.set(900, -600, 0xe08e8a);
          part.name('Blood Smear');
          return part.root;
        },
      },
    ],
  },
  {
    part: 'Counting chamber',
    states: [
      chamber('nothing in it', null, 'Fill the chamber'),
      chamber('white and red cells', BLOODY),
      chamber('sperm in fixative', SPERM),
    ],
  },
];
