/** A small slide switch: a thumb in a slot, lit at the side that is on. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient } from '../../kit/paint/shading';

export interface SlideSwitch {
  readonly root: Container;
  /** 0 off (left) to 1 on (right). */
  set(fraction: number): void;
}

/** Origin at its middle. */
export function createSlideSwitch({ theme }: StageContext, width: number): SlideSwitch {
  const root = new Container({ label: 'slide switch' });
  const height = width * 0.46;
  const travel = (width - height) / 2;
  const slot = new Graphics()
    .roundRect(-width / 2, -height / 2, width, height, height / 2)
    .fill(
      downGradient([
        [0, 0x05080b],
        [1, 0x2a333d],
      ]),
    )
    .stroke({ width: 1, color: theme.housingEdge });
  const lit = new Graphics()
    .roundRect(-width / 2 + 2, -height / 2 + 2, width - 4, height - 4, height / 2)
    .fill({ color: theme.accent, alpha: 0.75 });
  const thumb = new Graphics()
    .circle(1, 2, height * 0.44)
    .fill({ color: 0x000000, alpha: 0.35 })
    .circle(0, 0, height * 0.42)
    .fill(
      downGradient([
        [0, 0xffffff],
        [1, 0xb8c2cc],
      ]),
    );
  root.addChild(slot, lit, thumb);
  return {
    root,
    set(fraction) {
      thumb.x = travel * (2 * fraction - 1);
      lit.alpha = fraction;
    },
  };
}
