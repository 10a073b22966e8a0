/** Pins beside organisms: the recorder’s, the learner’s own, and what a check says of them. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';

/** Which pin, `none` where there is none. */
export type Pin = 'none' | 'recorder' | 'mine' | 'right' | 'wrong' | 'missed';

const pinHeads: Readonly<Record<Exclude<Pin, 'none'>, number>> = {
  recorder: 0xf7fafc,
  mine: 0x4fb3ff,
  right: 0x2fbf8f,
  wrong: 0xf28a2e,
  missed: 0xffffff,
};

function pinContexts(): Record<Exclude<Pin, 'none'>, GraphicsContext> {
  const make = (pin: Exclude<Pin, 'none'>): GraphicsContext => {
    const pen = new GraphicsContext();
    if (pin === 'missed') {
      return pen
        .circle(0, 0, 8)
        .stroke({ width: 4, color: 0x1a1206 })
        .circle(0, 0, 8)
        .stroke({ width: 2, color: 0xffd34d });
    }
    const head = pinHeads[pin];
    pen
      .ellipse(4, 3, 7, 2.6)
      .fill({ color: 0x000000, alpha: 0.3 })
      .moveTo(0, 0)
      .lineTo(3.5, -9)
      .stroke({ width: 1.6, color: 0xe6ebf0 })
      .circle(4, -11, 5.6)
      .fill(0x14202c)
      .circle(4, -11, 4.7)
      .fill(head);
    if (pin === 'right') pen.moveTo(1.8, -11).lineTo(3.6, -9).lineTo(6.6, -13.2);
    if (pin === 'wrong') pen.moveTo(2, -13).lineTo(6, -9).moveTo(6, -13).lineTo(2, -9);
    if (pin === 'right' || pin === 'wrong') pen.stroke({ width: 1.5, color: 0x0b1620 });
    else pen.circle(2.6, -12.6, 1.5).fill({ color: 0xffffff, alpha: 0.85 });
    return pen;
  };
  return {
    recorder: make('recorder'),
    mine: make('mine'),
    right: make('right'),
    wrong: make('wrong'),
    missed: make('missed'),
  };
}

export function createOrganismPins() {
  const root = new Container({ label: 'pins' });
  const contexts = pinContexts();
  root.once('destroyed', () => {
    for (const pen of Object.values(contexts)) pen.destroy();
  });
  return {
    root,
    add(x: number, y: number) {
      const pin = new Graphics({ context: contexts.recorder, visible: false });
      pin.position.set(x, y);
      root.addChild(pin);
    },
    clear() {
      for (const child of root.removeChildren()) child.destroy();
    },
    /** `reach`: how far the drawn organisms reach. */
    set(place: number, pin: Pin, reach: number) {
      const mark = root.children[place] as Graphics | undefined;
      if (!mark) return;
      mark.visible = pin !== 'none';
      if (pin !== 'none') mark.context = contexts[pin];
      // In a crowd the recorder's pins are small, so that the organisms stay in sight.
      const size = reach > 18 ? 1.15 : reach > 13 ? 0.85 : 0.6;
      mark.scale.set(pin === 'recorder' ? size : Math.max(0.85, size));
    },
  };
}
