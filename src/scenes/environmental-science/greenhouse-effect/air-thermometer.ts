/** A thermometer that lies in the air, its column from 100 K to 550 K: no surface and no layer here gets hotter. */
import { Container, Graphics } from 'pixi.js';

export interface AirThermometer {
  readonly root: Container;
  lay(length: number): void;
  /** Its left end, in the middle of its height. */
  at(x: number, y: number): void;
  set(kelvin: number): void;
}

const SCALE = [100, 550] as const;
const BULB = 6.5;
const RED = 0xd6303a;

export function createAirThermometer(): AirThermometer {
  const root = new Container({ label: 'thermometer' });
  const glass = new Graphics();
  const column = new Graphics().rect(0, -1.6, 1, 3.2).fill(RED);
  const bulb = new Graphics()
    .circle(BULB, 0, BULB)
    .fill(RED)
    .circle(4.6, -2, 1.8)
    .fill({ color: 0xffffff, alpha: 0.5 });
  root.addChild(glass, column, bulb);
  column.x = 2 * BULB - 1;
  let room = 1;
  let shown = Number.NaN;
  return {
    root,
    lay(length) {
      const from = column.x;
      room = length - from - 6;
      shown = Number.NaN;
      glass
        .clear()
        .roundRect(BULB, -4.8, length - BULB, 9.6, 4.8)
        .fill({ color: 0xffffff, alpha: 0.86 })
        .stroke({ width: 1, color: 0x5f7f99 });
      for (let kelvin = SCALE[0]; kelvin <= SCALE[1]; kelvin += 50) {
        const long = kelvin % 100 === 0;
        glass.rect(
          from + (room * (kelvin - SCALE[0])) / (SCALE[1] - SCALE[0]) - 0.5,
          long ? 0 : 1.6,
          1,
          long ? 4.4 : 2.8,
        );
      }
      glass.fill(0x17202c);
    },
    at(x, y) {
      if (root.x !== x || root.y !== y) root.position.set(x, y);
    },
    set(kelvin) {
      if (kelvin === shown) return;
      shown = kelvin;
      const part = (kelvin - SCALE[0]) / (SCALE[1] - SCALE[0]);
      column.scale.x = Math.max(1, room * Math.min(1, Math.max(0, part)));
    },
  };
}
