import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../contract';
import { createElectrodeInset } from './electrode-inset';
import { createHofmannVoltameter } from './hofmann-voltameter';
import { createSplint } from './splint';
import { createVoltageBar } from './voltage-bar';

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

const BAR = { width: 320, height: 130 } as const;
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
    part: 'Voltage bar',
    states: [
      {
        name: 'shared out',
        ...BAR,
        create: (context) => {
          const part = createVoltageBar(context, { title: 'Where the voltage goes', full: 12, most: 5 });
          part.lay(304, 122, 12.5, true);
          part.set(
            9,
            [
              { label: 'water', volts: 1.23 },
              { label: 'pH gap', volts: 0.47 },
              { label: 'anode η', volts: 0.91 },
              { label: 'cathode η', volts: 0.43 },
              { label: 'liquid I R', volts: 5.96 },
            ],
            '',
          );
          return at(8, 4, part.root);
        },
      },
      {
        name: 'nothing flows',
        ...BAR,
        create: (context) => {
          const part = createVoltageBar(context, { title: 'Where the voltage goes', full: 12, most: 5 });
          part.lay(304, 122, 12.5, true);
          part.set(1, [], 'No current: nothing is spent');
          return at(8, 4, part.root);
        },
      },
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
          part.lay(304, 146);
          part.set(0.4, true, true);
          part.caption('← Na⁺ drifts      SO₄²⁻ drifts →');
          return at(8, 4, part.root);
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
