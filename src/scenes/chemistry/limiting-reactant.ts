import { Container } from 'pixi.js';
import type { CreateScene } from '../contract';
export const createScene: CreateScene<'limiting_reactant'> = () => {
  const root = new Container();
  return { root, resize: () => {}, draw: () => {}, describe: () => '', destroy: () => root.destroy() };
};
