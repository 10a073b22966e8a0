import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../contract';
import { createAmountBars } from './amount-bars';
import { createBalloonFlask } from './balloon-flask';
import { createEudiometer } from './eudiometer';
import { COLOUR_A, COLOUR_B, createParticleTray, type TrayContents } from './particle-tray';
import { createPrecipitationBeaker } from './precipitation-beaker';
import { createProductBalance } from './product-balance';
import { createReactantSupply, type SupplyKind } from './reactant-supply';

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
    const part = createParticleTray(context);
    part.lay(390, 290, 12.5, 1);
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
  return at(60, 180, part.root);
};
const SUPPLY = { width: 120, height: 200 } as const;

const balance = (text: string, heap: number, kind: 'powder' | 'water') => (context: StageContext) => {
  const part = createProductBalance(context, 140);
  part.set(text, heap, kind);
  return at(90, 120, part.root);
};

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
    part: 'Bars of amounts',
    states: [
      {
        name: 'before and now',
        width: 406,
        height: 200,
        create: (context) => {
          const part = createAmountBars(context, {
            title: 'Before (outline) and now',
            unit: 'mol',
            full: 5,
            colours: [COLOUR_A, COLOUR_B],
          });
          part.lay(390, 186, 12.5);
          part.set(
            [
              { label: 'Mg', figure: '0.50', before: 2, now: 0.5 },
              { label: 'HCl', figure: '0.00', before: 3, now: 0 },
            ],
            false,
          );
          return at(8, 6, part.root);
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
    part: 'Balance with a product',
    states: [
      { name: 'empty', width: 180, height: 140, create: balance('0.0 g', 0, 'powder') },
      { name: 'loaded', width: 180, height: 140, create: balance('142.8 g', 0.5, 'powder') },
      { name: 'water', width: 180, height: 140, create: balance('54.0 g', 0.4, 'water') },
    ],
  },
];
