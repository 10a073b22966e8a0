/** The forces on the sled, their lengths in parts of its weight. Origin of the stage. */
import { Container, Graphics } from 'pixi.js';
import type { Frame, Point, StageContext, TypeSizes } from '../../contract';
import { createVectorArrow } from '../../kit/mechanics/vector-arrow';
import { groundColours, type SeriesName } from '../../kit/charts/series-colours';

export interface ForceArrows {
  readonly root: Container;
  lay(type: TypeSizes): void;
  /** `at`: where the sled touches the track; `angle`: radians, as the track lies. */
  draw(view: Frame<'energy_conservation'>['view'], at: Point, angle: number): void;
}

/** Stage units of an arrow as long as the weight: in the half-pipe the track pushes with up to five times that. */
const WEIGHT = { 'Free fall': 78, 'Straight ramp': 78, 'Half-pipe': 46 } as const;
/** From the track to the sled's middle. */
const MIDDLE = 22;
/** Shorter arrows have no name. */
const NAMED = 24;

export function createForceArrows(context: StageContext): ForceArrows {
  const { theme } = context;
  const { series } = groundColours(theme, 'none');
  const root = new Container({ label: 'forces' });
  const force = (name: string, colour: SeriesName) => {
    const arrow = createVectorArrow(series[colour], 4.5);
    const sign = new Container({ label: name });
    const slip = new Graphics();
    const text = context.text({ text: name, size: 14, weight: '700', colour: theme.ink, anchor: [0.5, 0.5] });
    sign.addChild(slip, text);
    root.addChild(arrow.root, sign);
    return {
      lay(size: number): void {
        text.style.fontSize = size;
        const [wide, high] = [text.width + 0.7 * size, 1.35 * size];
        slip
          .clear()
          .roundRect(-wide / 2, -high / 2, wide, high, 5)
          .fill({ color: theme.backdropTop, alpha: 0.92 })
          .stroke({ width: 1.6, color: series[colour] });
      },
      /** `beside`: from the tip to the middle of the name. */
      set(from: Point, dx: number, dy: number, beside: Point): void {
        arrow.root.position.set(from.x, from.y);
        arrow.set(dx, dy);
        sign.visible = dx * dx + dy * dy > NAMED * NAMED;
        sign.position.set(from.x + dx + beside.x, from.y + dy + beside.y);
      },
    };
  };
  const weight = force('mg', 'orange');
  const contact = force('N', 'blue');
  const friction = force('f', 'red');
  let size = 14;
  return {
    root,
    lay({ text }) {
      size = text;
      for (const each of [weight, contact, friction]) each.lay(text);
    },
    draw(view, at, angle) {
      const unit = view.weight > 0 ? WEIGHT[view.track] / view.weight : 0;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const middle = { x: at.x + sin * MIDDLE, y: at.y - cos * MIDDLE };
      weight.set(middle, 0, view.weight * unit, { x: -size * 1.5, y: -size * 0.4 });
      const push = view.contact * unit;
      contact.set(at, sin * push, -cos * push, { x: sin * size * 1.1 + size * 0.3 * cos, y: -cos * size * 1.1 });
      const speed = Math.abs(view.v);
      const rub = speed > 0 ? (-Math.sign(view.v) * view.heating * unit) / speed : 0;
      const way = Math.sign(rub) * size * 1.2;
      friction.set(at, cos * rub, sin * rub, { x: cos * way, y: sin * way + size * 0.4 });
    },
  };
}
