/** The patient table of a scanner, seen along its length: cradle with a mattress on its carriage. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { downGradient, mix } from './shading';

const HALF = 74;
const HOLLOW = 16;

/** Origin where a body rests on the middle of the mattress. */
export function createCtTable({ theme }: StageContext): Container {
  const root = new Container({ label: 'patient table' });
  const carbon = theme.name === 'dark' ? 0x2b333d : 0x39434f;
  const carriage = new Graphics()
    .roundRect(-40, 12, 80, 10, 3)
    .fill(
      downGradient([
        [0, theme.metal[1]],
        [1, theme.metal[2]],
      ]),
    )
    .roundRect(-26, 20, 52, 8, 3)
    .fill(mix(theme.metal[2], 0x000000, 0.35));
  const cradle = new Graphics()
    .moveTo(-HALF, -HOLLOW + 4)
    .quadraticCurveTo(0, HOLLOW + 6, HALF, -HOLLOW + 4)
    .lineTo(HALF - 4, -HOLLOW + 13)
    .quadraticCurveTo(0, HOLLOW + 20, -HALF + 4, -HOLLOW + 13)
    .closePath()
    .fill(
      downGradient([
        [0, mix(carbon, 0xffffff, 0.22)],
        [0.5, carbon],
        [1, mix(carbon, 0x000000, 0.45)],
      ]),
    )
    .moveTo(-HALF + 2, -HOLLOW + 2)
    .quadraticCurveTo(0, HOLLOW + 3, HALF - 2, -HOLLOW + 2)
    .stroke({ width: 5, color: mix(0x5b7fa6, theme.housing, 0.25), cap: 'round' })
    .moveTo(-HALF + 4, -HOLLOW + 0.5)
    .quadraticCurveTo(0, HOLLOW + 1.5, HALF - 4, -HOLLOW + 0.5)
    .stroke({ width: 1.2, color: 0xffffff, alpha: 0.35, cap: 'round' });
  root.addChild(carriage, cradle);
  return root;
}
