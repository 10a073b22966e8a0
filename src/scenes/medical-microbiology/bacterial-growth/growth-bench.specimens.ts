import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createColonyCounter } from './colony-counter';
import { createCultureFlask } from './culture-flask';
import { createDilutionRack } from './dilution-rack';
import { createMicropipette } from '../../kit/glassware/micropipette';
import { createPetriDish } from './petri-dish';
import { createShakingWaterBath } from '../../kit/glassware/shaking-water-bath';
import { turbidLight } from './turbidity';

/** Puts a part at a place of its specimen. */
const at = (x: number, y: number, part: Container): Container => {
  const root = new Container();
  part.position.set(x, y);
  root.addChild(part);
  return root;
};

const BROTH = 0xfaf4dd;

const flask = (od: number) => (context: StageContext) => {
  const part = createCultureFlask(context, { height: 172, radius: 70, filled: 0.62 });
  part.set(turbidLight(BROTH, od, 5));
  return at(90, 206, part.root);
};

/** A sunflower's places: even, and the same every time. */
const places = (count: number, radius: number): Float32Array => {
  const out = new Float32Array(3 * count);
  for (let n = 0; n < count; n++) {
    const r = 0.9 * Math.sqrt((n + 0.5) / count);
    out.set([r * Math.cos(2.39996 * n), r * Math.sin(2.39996 * n), radius], 3 * n);
  }
  return out;
};

const dish =
  (count: number, radius: number, lawn: number, marked: readonly number[] = []) =>
  (context: StageContext) => {
    const part = createPetriDish(context, 96);
    part.spread(places(count, radius), count, lawn);
    part.grow(1);
    part.mark(marked);
    return at(104, 104, part.root);
  };

const rack = (od: number, chosen: number) => (context: StageContext) => {
  const part = createDilutionRack(context, 10);
  for (let n = 0; n < part.tubes; n++) part.fill(n, turbidLight(n === 0 ? BROTH : 0xffffff, od * 10 ** -n, 1.2));
  part.choose(chosen);
  return at(130, 140, part.root);
};

const bath = (temperature: number, turns: number) => (context: StageContext) => {
  const part = createShakingWaterBath(context, { width: 236, tank: 116 });
  part.set(`${temperature} °C`, '180/min', (temperature - 4) / 46);
  part.shake(turns);
  return at(140, 206, part.root);
};

const counter = (lit: boolean, marked: number) => (context: StageContext) => {
  const part = createColonyCounter(context);
  part.lay({ x: 20, y: 16, width: 236, height: 336 }, { small: 13, text: 14, figures: 26 });
  part.set(lit, marked);
  return part.root;
};

const pipette = (pressed: number) => (context: StageContext) => {
  const part = createMicropipette(context, 104);
  part.press(pressed);
  return at(40, 124, part.root);
};

const FLASK = { width: 180, height: 222 } as const;
const DISH = { width: 208, height: 208 } as const;
const RACK = { width: 260, height: 160 } as const;
const BATH = { width: 280, height: 224 } as const;
const COUNTER = { width: 280, height: 370 } as const;

export const specimens: readonly Specimen[] = [
  {
    part: 'Culture flask',
    states: [
      { name: 'clear broth', ...FLASK, create: flask(0) },
      { name: 'OD 0.1', ...FLASK, create: flask(0.1) },
      { name: 'OD 1', ...FLASK, create: flask(1) },
    ],
  },
  {
    part: 'Shaking water bath',
    states: [
      { name: '4 °C', ...BATH, create: bath(4, 0) },
      { name: '37 °C, a quarter turn', ...BATH, create: bath(37, 0.25) },
    ],
  },
  {
    part: 'Dilution rack',
    states: [
      { name: 'fresh diluent', ...RACK, create: rack(0, 3) },
      { name: 'dense culture', ...RACK, create: rack(2, 7) },
    ],
  },
  {
    part: 'Micropipette',
    states: [
      { name: 'at rest', width: 80, height: 136, create: pipette(0) },
      { name: 'pressed', width: 80, height: 136, create: pipette(1) },
    ],
  },
  {
    part: 'Petri dish',
    states: [
      { name: 'sterile', ...DISH, create: dish(0, 0, 0) },
      { name: '40 colonies, 3 marked', ...DISH, create: dish(40, 0.028, 0, [3, 11, 20]) },
      { name: '300 colonies', ...DISH, create: dish(300, 0.015, 0) },
      { name: 'lawn', ...DISH, create: dish(400, 0.004, 1) },
    ],
  },
  {
    part: 'Colony counter',
    states: [
      { name: 'off', ...COUNTER, create: counter(false, 0) },
      { name: 'lit', ...COUNTER, create: counter(true, 137) },
    ],
  },
];
