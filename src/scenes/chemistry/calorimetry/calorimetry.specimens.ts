import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createCoffeeCup, type CupContents } from './coffee-cup';
import { createDissolvingLattice } from './dissolving-lattice';
import { createThermogram } from './thermogram';
import { createWeighingBoat } from './weighing-boat';

const at = (x: number, y: number, part: Container): Container => {
  const root = new Container();
  part.position.set(x, y);
  root.addChild(part);
  return root;
};

const cup = (contents: Partial<CupContents>) => (context: StageContext) => {
  const part = createCoffeeCup(context);
  part.set({
    kind: 'lid',
    water: 100,
    celsius: 22,
    undissolved: 0,
    since: null,
    turns: 0,
    stirring: false,
    heating: false,
    ...contents,
  });
  return at(140, 345, part.root);
};

const boat = (grams: number) => () => {
  const part = createWeighingBoat();
  part.set(grams);
  return at(70, 50, part.root);
};

const lattice = (dissolved: number, anions: 1 | 2) => (context: StageContext) => {
  const part = createDissolvingLattice(context, 72);
  part.set(dissolved, anions);
  return at(84, 84, part.root);
};

/** A fall by 4 K a minute after the beginning that drifts back. */
const thermogram = (seconds: number) => (context: StageContext) => {
  const count = seconds / 5 + 1;
  const trace = new Float32Array(2 * count);
  for (let n = 0; n < count; n++) {
    const since = 5 * n - 60;
    trace[2 * n] = 5 * n;
    trace[2 * n + 1] = since < 0 ? 22 : 22 - 4 * (1 - Math.exp(-since / 14)) * Math.exp(-since / 1700);
  }
  const part = createThermogram(context, () => context);
  part.lay({ x: 0, y: 0, width: 420, height: 320 }, { small: 12, text: 14, figures: 26 });
  const mixing = seconds > 60 ? 60 : null;
  part.draw({
    trace,
    count,
    now: seconds,
    mixing,
    logged: [],
    partDone: mixing && mixing + 14,
    exponential: mixing && '−4.012',
    fitted: mixing && '−3.999',
    cup: 0,
    reading: '18.00 °C',
  });
  return at(0, 0, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Coffee-cup calorimeter',
    states: [
      { name: 'with lid', width: 280, height: 360, create: cup({}) },
      {
        name: 'open, salt on the bottom',
        width: 280,
        height: 360,
        create: cup({ kind: 'open', undissolved: 0.8, since: 30 }),
      },
      { name: 'cold', width: 280, height: 360, create: cup({ celsius: 8, water: 50 }) },
      { name: 'ideal, heated', width: 280, height: 360, create: cup({ kind: 'ideal', celsius: 34, heating: true }) },
    ],
  },
  {
    part: 'Weighing boat',
    states: [
      { name: '1 g', width: 140, height: 70, create: boat(1) },
      { name: '10 g', width: 140, height: 70, create: boat(10) },
    ],
  },
  {
    part: 'Ions of a salt',
    states: [
      { name: 'lattice', width: 168, height: 168, create: lattice(0, 1) },
      { name: 'half dissolved', width: 168, height: 168, create: lattice(0.5, 1) },
      { name: 'dissolved, two anions', width: 168, height: 168, create: lattice(1, 2) },
    ],
  },
  {
    part: 'Thermogram',
    states: [
      { name: 'baseline', width: 420, height: 280, create: thermogram(50) },
      { name: 'both ranges', width: 420, height: 280, create: thermogram(500) },
    ],
  },
];
