/** Pull of the string and speed, as arrows at the bob, with what they are worth. */
import { Container } from 'pixi.js';
import type { Frame, Point, StageContext, TypeSizes } from '../../contract';
import { createArrowLegend } from '../../kit/charts/arrow-legend';
import { createVectorArrow } from '../../kit/mechanics/vector-arrow';

const TEXT_EVERY_MS = 125;
/** Of the longest string: the longest arrow. */
const ARROW = 0.27;

export function createSwingArrows(context: StageContext) {
  const dark = context.theme.name === 'dark';
  const colours = { tension: dark ? 0xffb066 : 0x7a3503, velocity: dark ? 0x9ccbff : 0x153f96 };
  const root = new Container({ label: 'arrows' });
  const tensionArrow = createVectorArrow(colours.tension, 3.4);
  const velocityArrow = createVectorArrow(colours.velocity, 3.4);
  const tensionText = context.text({ size: 13, mono: true, weight: '700', colour: colours.tension });
  tensionText.style.stroke = { color: dark ? 0x0b1622 : 0xffffff, width: 4, join: 'round' };
  root.addChild(tensionArrow.root, velocityArrow.root, tensionText);
  const legend = createArrowLegend(context, [
    { name: 'pull', unit: 'N', colour: colours.tension },
    { name: 'speed', unit: 'm/s', colour: colours.velocity },
  ]);
  let lastText = Number.NEGATIVE_INFINITY;
  return {
    root,
    legend,
    lay({ text }: TypeSizes) {
      tensionText.style.fontSize = text;
      lastText = Number.NEGATIVE_INFINITY;
    },
    /** `height`: stage units of the longest string. */
    draw(
      { view, params, readings, shown, running, hidden }: Frame<'matterjs_physics/pendulum'>,
      now: number,
      place: Point,
      height: number,
    ) {
      const { angle, omega } = view;
      const speed = omega * params.length;
      const perForce = (ARROW * height) / Math.max(view.fullTension, 1e-6);
      const perSpeed = (ARROW * height) / Math.max(view.fullSpeed, 1e-6);
      const tension = (readings.tension_n ?? 0) * perForce;
      root.position.set(place.x, place.y);
      tensionArrow.set(-tension * Math.sin(angle), -tension * Math.cos(angle));
      const dx = speed * perSpeed * Math.cos(angle);
      velocityArrow.set(dx, -speed * perSpeed * Math.sin(angle));
      if (running && now !== 0 && now - lastText < TEXT_EVERY_MS) return;
      lastText = now;
      tensionText.text = `${shown.tension_n.text} N`;
      // The figures stand within the swing, where no upright is.
      const inside = angle > 0;
      tensionText.anchor.set(inside ? 1 : 0, 0.5);
      tensionText.position.set(-tension * Math.sin(angle) + (inside ? -14 : 14), -tension * Math.cos(angle) + 6);
      // The speed that is still to come would tell what is hidden.
      legend.set([perForce, hidden.size > 0 && view.phase === 'held' ? 0 : perSpeed]);
    },
  };
}
