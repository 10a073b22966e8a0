import { Container, Graphics } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { typeSizes } from '../layout/type-sizes';
import { createBalance, type BalanceOptions } from './balance';

const balance =
  (text: string, options: BalanceOptions, shield = true, width = 240) =>
  (context: StageContext): Container => {
    const part = createBalance(context, options);
    part.set(text);
    part.showShield(shield);
    part.load.addChild(new Graphics().roundRect(-20, -26, 40, 27, 3).fill(context.theme.metal[1]));
    const root = new Container();
    root.addChild(part.root, part.front);
    part.lay({ x: 10, y: 10, width, height: 230 }, typeSizes(1));
    return root;
  };

const PLAIN: BalanceOptions = { width: 160, height: 56 };
const SHIELDED: BalanceOptions = { width: 232, height: 66, shield: 152 };

export const specimens: readonly Specimen[] = [
  {
    part: 'Balance',
    states: [
      { name: 'off', width: 260, height: 260, create: balance('', PLAIN) },
      { name: 'weighing', width: 260, height: 260, create: balance('24.29 g', PLAIN) },
      { name: 'small, with a long reading', width: 130, height: 260, create: balance('1 024.290 g', PLAIN, true, 110) },
      { name: 'with its draught shield', width: 260, height: 260, create: balance('24.29 g', SHIELDED) },
      { name: 'shield off', width: 260, height: 260, create: balance('102.33 g', SHIELDED, false) },
    ],
  },
];
