/** Velocity and acceleration of the glider, as arrows below the rail, with what they are worth and their scale. */
import { Container } from 'pixi.js';
import type { Frame, StageContext } from '../../contract';
import { createArrowLegend } from '../../kit/charts/arrow-legend';
import { createVectorArrow } from '../../kit/mechanics/vector-arrow';

const ARROW = 150;
const TEXT_EVERY_MS = 125;
/** From one row to the next, in heights of small text. */
export const ROW = 1.55;

/** A round number of stage units for each unit: it changes in steps only. */
function lengthOf(full: number, least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(full, least)));
  const most = ([1, 2, 5, 10].find((factor) => factor * power >= full) ?? 10) * power;
  return ARROW / most;
}

function createWordedArrow(context: StageContext, colour: number) {
  const arrow = createVectorArrow(colour, 3.6);
  const text = context.text({ size: 13, mono: true, weight: '700', colour });
  text.style.stroke = { color: context.theme.name === 'dark' ? 0x0b1622 : 0xffffff, width: 4, join: 'round' };
  return {
    root: arrow.root,
    text,
    /** `words`: null leaves them; `ends`: the room that they keep to. */
    draw(x: number, y: number, length: number, words: string | null, ends: readonly [number, number]) {
      arrow.root.position.set(x, y);
      arrow.set(length, 0);
      if (words !== null) text.text = words;
      // The figure stands on the other side of the glider's middle, where the arrow is not.
      const ahead = length >= 0;
      text.anchor.set(ahead ? 1 : 0, 0.5);
      const wide = text.width;
      const at = x + (ahead ? -9 : 9);
      text.position.set(Math.min(ends[1] - (ahead ? 0 : wide), Math.max(ends[0] + (ahead ? wide : 0), at)), y);
    },
  };
}

export function createMotionArrows(context: StageContext) {
  const dark = context.theme.name === 'dark';
  const colours = { velocity: dark ? 0x7cb8ff : 0x153f96, acceleration: dark ? 0xffb066 : 0x7a3503 };
  const root = new Container({ label: 'arrows' });
  const velocity = createWordedArrow(context, colours.velocity);
  const acceleration = createWordedArrow(context, colours.acceleration);
  root.addChild(velocity.root, acceleration.root, velocity.text, acceleration.text);
  const legend = createArrowLegend(context, [
    { name: '', unit: 'm/s', colour: colours.velocity },
    { name: '', unit: 'm/s²', colour: colours.acceleration },
  ]);
  let ends: readonly [number, number] = [0, 1];
  let rows: readonly [number, number] = [1, 1];
  let lastText = Number.NEGATIVE_INFINITY;
  const write = (): void => {
    lastText = Number.NEGATIVE_INFINITY;
  };
  return {
    root,
    legend: legend.root,
    /** The words are written anew with the next frame. */
    write,
    lay(room: readonly [number, number], footY: number, small: number) {
      ends = room;
      rows = [footY + small * 1.2, footY + small * (1.2 + ROW)];
      legend.lay(null);
      legend.root.position.set(ends[0], footY + small * (1.2 + 2 * ROW));
      for (const { text } of [velocity, acceleration]) text.style.fontSize = small;
      write();
    },
    draw({ view, shown, running }: Frame<'matterjs_physics/harmonic'>, now: number, x: number) {
      const [perVelocity, perAcceleration] = [lengthOf(view.full.v, 0.01), lengthOf(view.full.a, 0.1)];
      const due = !running || now === 0 || now - lastText >= TEXT_EVERY_MS;
      if (due) lastText = now;
      velocity.draw(x, rows[0], view.v * perVelocity, due ? `${shown.velocity_m_s.text} m/s` : null, ends);
      const other = due ? `${shown.acceleration_m_s2.text} m/s²` : null;
      acceleration.draw(x, rows[1], view.a * perAcceleration, other, ends);
      if (due) legend.set([perVelocity, perAcceleration]);
    },
  };
}
