/** A short steel rule in millimetres of the plate it is laid on; its left end is the origin. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { mix } from '../../kit/paint/shading';
import { RULE_SIZE } from './plate-table';

/** `perMm`: units of a millimetre on the plate. */
export function createSteelRule({ theme }: StageContext, perMm: number): Container {
  const root = new Container({ label: 'steel rule' });
  const { width, height } = RULE_SIZE;
  const rule = new Graphics()
    .roundRect(2, -height + 3, width, height, 3)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
    .roundRect(0, -height, width, height, 3)
    .fill(mix(theme.metal[0], 0xffffff, 0.25))
    .roundRect(0, -height, width, 4, 2)
    .fill({ color: 0xffffff, alpha: 0.5 });
  for (let mm = 0; 4 + mm * perMm < width - 4; mm++) {
    const x = 4 + mm * perMm;
    rule
      .moveTo(x, 0)
      .lineTo(x, mm % 5 === 0 ? -13 : -8)
      .stroke({ width: 1, color: 0x1c2733 });
  }
  root.addChild(rule);
  return root;
}
