import type { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createSignBoard } from './sign-board';

const board =
  (words: string, post: number) =>
  (context: StageContext): Container => {
    const sign = createSignBoard(context);
    sign.paint(words, 14, post);
    sign.root.position.set(60, 30);
    return sign.root;
  };

export const specimens: readonly Specimen[] = [
  {
    part: 'Sign board',
    states: [
      { name: 'on a post', width: 120, height: 100, create: board('150', 60) },
      { name: 'on a staff', width: 120, height: 100, create: board('3.3 m', 0) },
    ],
  },
];
