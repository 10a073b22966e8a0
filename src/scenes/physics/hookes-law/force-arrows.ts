/** Weight and pull of the spring as arrows at the hook. */
import type { Container } from 'pixi.js';
import type { Frame, Point, StageContext } from '../../contract';
import { groundColours } from '../../kit/charts/series-colours';
import { createVectorArrow } from '../../kit/mechanics/vector-arrow';

/** Stage units of the largest force of the graph. */
const ARROW = 84;
/** Shorter ones have no name. */
const NAMED = 12;

export interface ForceArrows {
  readonly parts: readonly Container[];
  setSize(size: number): void;
  /** `most`: the force that would be drawn in full length. */
  draw(view: Frame<'hookes_law'>['view'], at: Point, most: number): void;
}

export function createForceArrows(context: StageContext): ForceArrows {
  const { theme } = context;
  const { series } = groundColours(theme, 'none');
  const weight = createVectorArrow(series.red, 5);
  const spring = createVectorArrow(series.sky, 5);
  const weightName = context.text({ text: 'mg', size: 13, weight: '700', colour: theme.ink, anchor: [1, 0.5] });
  const springName = context.text({ text: 'kx', size: 13, weight: '700', colour: theme.ink, anchor: [1, 0.5] });
  return {
    parts: [weight.root, spring.root, weightName, springName],
    setSize(size) {
      for (const name of [weightName, springName]) name.style.fontSize = size;
    },
    draw(view, { x, y }, most) {
      const down = (ARROW * view.weight) / most;
      const up = (ARROW * Math.max(0, view.force)) / most;
      for (const part of [weight, spring]) part.root.position.set(x, y);
      weight.set(0, down);
      spring.set(0, -up);
      weightName.visible = down > NAMED;
      springName.visible = up > NAMED;
      if (weightName.visible) weightName.position.set(x - 9, y + down * 0.6);
      if (springName.visible) springName.position.set(x - 9, y - up * 0.6);
    },
  };
}
