/** The balance with the panel that lies on its pan, seen from the side and a little from above. */
import { Container, type Sprite } from 'pixi.js';
import type { Box, StageContext, TypeSizes } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { createBalance } from '../../kit/meters/balance';

const BALANCE = { width: 232, height: 66 } as const;
/** The balance with room above the pan for the panel. */
const WHOLE = { width: BALANCE.width + 20, height: BALANCE.height + 100 } as const;
const LYING = { width: 150, height: 62, skew: -0.5 } as const;

export function createPanelBalance(context: StageContext, panel: Sprite) {
  const root = new Container({ label: 'weighing' });
  const balance = createBalance(context, BALANCE);
  panel.anchor.set(0.5, 1);
  panel.setSize(LYING.width, LYING.height);
  panel.skew.x = LYING.skew;
  panel.y = 4;
  balance.load.addChild(panel);
  root.addChild(balance.root);
  let pan: Box = { x: 0, y: 0, width: 1, height: 1 };
  return {
    root,
    /** Room of the panel above the housing, in units of the parent. */
    get pan() {
      return pan;
    },
    lay(box: Box, type: TypeSizes) {
      const { x, y, width, height, scale } = fitted(box, WHOLE);
      const high = balance.size.height * scale;
      balance.lay({ x, y: y + height - high, width, height: high }, type);
      pan = { x, y, width, height: height - BALANCE.height * scale };
    },
    /** `lies`: the panel is on the pan; `text`: what the display shows. */
    set(lies: boolean, text: string) {
      panel.visible = lies;
      balance.set(text);
    },
  };
}
