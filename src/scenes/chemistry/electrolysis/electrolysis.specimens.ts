import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createElectrodeInset } from './electrode-inset';
import { createHofmannVoltameter } from './hofmann-voltameter';
import { createSplint } from './splint';
import { createVoltageShares } from './voltage-shares';
import { typeSizes } from '../../kit/layout/type-sizes';

/** Puts a part at a place of its specimen. */
const at = (x: number, y: number, part: Container): Container => {
  const root = new Container();
  part.position.set(x, y);
  root.addChild(part);
  return root;
};

const CELL = { width: 300, height: 490 } as const;
const voltameter = (hydrogen: number, oxygen: number, lights: readonly [number, number, number], taps: number) => {
  return (context: StageContext): Container => {
    const part = createHofmannVoltameter(context);
    part.setGas(hydrogen, oxygen);
    part.setLight(...lights);
    part.turnTaps(taps);
    return at(150, 470, part.root);
  };
};

const SHEET = { width: 336, height: 176 } as const;
const shares = (volts: readonly number[], words: string) => (context: StageContext) => {
  const part = createVoltageShares(context);
  part.lay({ x: 8, y: 8, width: 320, height: 160 }, typeSizes(1));
  part.set(volts, words);
  return part.root;
};

const splint = (kind: 'burning' | 'glowing', burst: number) => (context: StageContext) => {
  const part = createSplint(context, kind);
  part.set(0, burst);
  return at(60, 56, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Hofmann voltameter',
    states: [
      { name: 'full', ...CELL, create: voltameter(0, 0, [0xffffff, 0xffffff, 0xffffff], 0) },
      { name: 'with gas and indicator', ...CELL, create: voltameter(22, 11, [0x2f62d8, 0xe8c21c, 0x7fae3a], 0) },
      { name: 'taps open', ...CELL, create: voltameter(50, 25, [0xffffff, 0xffffff, 0xffffff], 1) },
    ],
  },
  {
    part: 'Shares of the voltage',
    states: [
      { name: 'shared out', ...SHEET, create: shares([1.23, 0.47, 0.91, 0.43, 5.96], '') },
      { name: 'nothing flows', ...SHEET, create: shares([], 'No current: nothing is spent') },
    ],
  },
  {
    part: 'Close-up of the plates',
    states: [
      {
        name: 'current flows',
        width: 320,
        height: 156,
        create: (context) => {
          const part = createElectrodeInset(context);
          part.lay({ x: 8, y: 4, width: 304, height: 146 }, typeSizes(1));
          part.set(0.4, true, true);
          part.caption('← Na⁺     SO₄²⁻ →');
          return part.root;
        },
      },
    ],
  },
  {
    part: 'Splint',
    states: [
      { name: 'burning', width: 100, height: 150, create: splint('burning', 0) },
      { name: 'pop', width: 100, height: 150, create: splint('burning', 0.7) },
      { name: 'glowing', width: 100, height: 150, create: splint('glowing', 0) },
      { name: 'relit', width: 100, height: 150, create: splint('glowing', 0.8) },
    ],
  },
];
