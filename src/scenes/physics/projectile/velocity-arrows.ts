/** Velocity and its components at a place of the path, to one scale, with their values. Origin at that place. */
import { Container } from 'pixi.js';
import { formatFixed } from '../../../../engine/runtime/format';
import type { Point, StageContext } from '../../contract';
import { groundColours } from '../../kit/charts/series-colours';
import { createVectorArrow } from '../../kit/mechanics/vector-arrow';

export interface VelocityArrows {
  readonly root: Container;
  /** Height of the values, stage units. */
  lay(textSize: number): void;
  /**
   * Components in m/s at a place of the stage; `perSpeed`: stage units for 1 m/s. Values are written within `left` and `right`,
   * above the ground at `groundY`; `named`: whether there is room for them.
   */
  draw(
    velocity: { readonly vx: number; readonly vy: number },
    at: Point,
    perSpeed: number,
    room: { readonly left: number; readonly right: number; readonly groundY: number; readonly named: boolean },
    write: boolean,
  ): void;
}

export function createVelocityArrows(context: StageContext): VelocityArrows {
  const { theme } = context;
  const { series } = groundColours(theme, 'none');
  const root = new Container({ label: 'velocity' });
  const vxArrow = createVectorArrow(series.blue, 3.4);
  const vyArrow = createVectorArrow(series.red, 3.4);
  const vArrow = createVectorArrow(theme.ink, 4);
  const value = () => {
    const text = context.text({ size: 13, mono: true, weight: '700', colour: theme.ink });
    text.style.stroke = { color: theme.backdropTop, width: 5, join: 'round' };
    return text;
  };
  const [vxText, vyText, vText] = [value(), value(), value()];
  root.addChild(vxArrow.root, vyArrow.root, vArrow.root, vxText, vyText, vText);
  let line = 13;
  return {
    root,
    lay(textSize) {
      line = textSize;
      for (const text of [vxText, vyText, vText]) text.style.fontSize = textSize;
    },
    draw({ vx, vy }, at, perSpeed, { left, right, groundY, named }, write) {
      root.position.set(at.x, at.y);
      const dx = vx * perSpeed;
      const dy = -vy * perSpeed;
      vxArrow.set(dx, 0);
      vyArrow.set(0, dy);
      vArrow.set(dx, dy);
      for (const text of [vxText, vyText, vText]) text.visible = named;
      if (!named) return;
      if (write) {
        vxText.text = formatFixed(vx, 1);
        vyText.text = formatFixed(vy, 1);
        vText.text = `${formatFixed(Math.sqrt(vx ** 2 + vy ** 2), 1)} m/s`;
      }
      const up = dy <= 0;
      const room = right - at.x - 8;
      // The value of v stands beyond its tip, that of v_x on the other side of its own, that of v_y left of its tip.
      const ground = groundY - at.y;
      const sunk = !up && dy + line * 1.4 > ground;
      vText.anchor.set(0, up || sunk ? 1 : 0);
      // In the ground it would cross the tape's figures: it then stands above that of v_x.
      vText.position.set(Math.min(dx + 8, room - vText.width), sunk ? -3 - line * 1.3 : dy + (up ? -2 : 2));
      vxText.anchor.set(0, up ? 0 : 1);
      vxText.position.set(Math.min(dx + 8, room - vxText.width), up ? 3 : -3);
      vyText.anchor.set(1, 0.5);
      vyText.position.set(
        Math.max(-12, left + vyText.width + 6 - at.x),
        sunk ? Math.min(dy, ground - line) : Math.abs(dy) < line ? dy - (up ? line : -line) : dy,
      );
    },
  };
}
