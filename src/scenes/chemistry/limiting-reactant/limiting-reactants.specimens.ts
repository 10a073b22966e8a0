import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createBalloonFlask } from './balloon-flask';
import { createEudiometer } from './eudiometer';
import { createParticleTray } from './particle-tray';
import { createPrecipitationBeaker } from './precipitation-beaker';
import { createPredictionSlip } from './prediction-slip';
import { createProductBeaker } from './product-beaker';
import { COLOUR_A } from './reactant-colours';
import { createReactantSupply, type SupplyKind } from './reactant-supply';
import type { TrayContents } from './tray-discs';

const TYPE = { small: 12, text: 14, figures: 26 } as const;

/** Puts a part at a place of its specimen. */
const at = (x: number, y: number, part: Container): Container => {
  const root = new Container();
  part.position.set(x, y);
  root.addChild(part);
  return root;
};

const tray =
  (extent: number, finished: boolean, factory: TrayContents['factory'] = null) =>
  (context: StageContext) => {
    const part = createParticleTray(context, () => {});
    part.lay({ x: 0, y: 0, width: 390, height: 290 }, TYPE);
    part.write(
      'Mg + 2 HCl → MgCl₂ + H₂',
      'A: Mg',
      'B: HCl',
      'MgCl₂',
      finished ? 'HCl is used up, Mg is left over.' : '',
    );
    part.set({ a: 2, b: 3, extent, coefficients: [1, 2], finished, covered: false, factory });
    return at(8, 6, part.root);
  };
const TRAY = { width: 406, height: 304 } as const;

const beaker = (level: number, cloud: number, layer: number) => (context: StageContext) => {
  const part = createPrecipitationBeaker(context, { height: 210, radius: 82 });
  part.set(level, cloud, layer);
  return at(110, 240, part.root);
};
const BEAKER = { width: 220, height: 270 } as const;

const flask = (metal: number, gas: number) => (context: StageContext) => {
  const part = createBalloonFlask(context);
  part.set(0.5, metal, gas);
  return at(110, 340, part.root);
};
const FLASK = { width: 220, height: 360 } as const;

const tube = (gas: number, spark: number) => (context: StageContext) => {
  const part = createEudiometer(context);
  part.set(gas, spark);
  return at(110, 360, part.root);
};

const supply = (kind: SupplyKind, amount: number) => (context: StageContext) => {
  const part = createReactantSupply(context, kind, COLOUR_A);
  part.set(amount);
  return at(60, 280, part.root);
};
const SUPPLY = { width: 120, height: 300 } as const;

const product = (volume: number, kind: 'powder' | 'water') => (context: StageContext) => {
  const part = createProductBeaker(context);
  part.set(volume, kind);
  return at(60, 108, part.root);
};
const PRODUCT = { width: 120, height: 124 } as const;

export const specimens: readonly Specimen[] = [
  {
    part: 'Particle tray',
    states: [
      { name: 'before', ...TRAY, create: tray(0, false) },
      { name: 'on the way', ...TRAY, create: tray(0.63, false) },
      { name: 'left over', ...TRAY, create: tray(1.5, true) },
      { name: 'factory, bicycles', ...TRAY, create: tray(1.5, true, ['frame', 'wheel']) },
    ],
  },
  {
    part: 'Prediction slip',
    states: [
      {
        name: 'ticked',
        width: 360,
        height: 80,
        create: (context) => {
          const part = createPredictionSlip(context, {
            question: 'Which runs out first?',
            handles: ['Mg', 'HCl', 'neither'].map((name) =>
              context.handle({ role: 'button', name, grip: 'none', press() {} }),
            ),
          });
          part.lay({ x: 8, y: 6, width: 340, height: 64 }, TYPE);
          part.set(['Mg', 'HCl', 'neither'], 1);
          return part.root;
        },
      },
    ],
  },
  {
    part: 'Beaker with a precipitate',
    states: [
      { name: 'milk', ...BEAKER, create: beaker(0.5, 0.8, 0.03) },
      { name: 'settled', ...BEAKER, create: beaker(0.5, 0, 0.12) },
    ],
  },
  {
    part: 'Flask with a balloon',
    states: [
      { name: 'limp', ...FLASK, create: flask(2, 0) },
      { name: '36 L', ...FLASK, create: flask(0.5, 36) },
    ],
  },
  {
    part: 'Eudiometer',
    states: [
      { name: 'gas', ...FLASK, height: 380, create: tube(130, 0) },
      { name: 'spark', ...FLASK, height: 380, create: tube(60, 0.8) },
    ],
  },
  {
    part: 'Reactant supply',
    states: [
      { name: 'solution', ...SUPPLY, create: supply('solution', 3) },
      { name: 'ribbon', ...SUPPLY, create: supply('ribbon', 3) },
      { name: 'gas', ...SUPPLY, create: supply('gas', 3) },
    ],
  },
  {
    part: 'Product to be weighed',
    states: [
      { name: 'powder', ...PRODUCT, create: product(120, 'powder') },
      { name: 'water', ...PRODUCT, create: product(36, 'water') },
    ],
  },
];
