/** The rail above the tank: CO₂ pressures from before industry to far beyond, a slider for the air and a drop for the water. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, Point, StageContext, TypeSizes } from '../../contract';
import type { Size } from '../../kit/layout/layout';
import { housing } from '../../kit/paint/shading';

export interface AirScale extends Part {
  least(type: TypeSizes): Size;
  /** µatm of a place on the stage. */
  valueAt(point: Point): number;
  /** µatm, and what is printed of both; null for an air that is to be found, or water without a pressure. */
  set(air: number | null, water: number | null, words: string): void;
  /** Box of the slider, stage units. */
  readonly slider: Box;
}

const ENDS = [100, 3000] as const;
const FIGURES = [100, 200, 300, 500, 1000, 3000] as const;
/** Years by their air: ice cores, Mauna Loa, and the scenario SSP5-8.5 (Meinshausen et al. 2020). */
const YEARS = [
  { at: 280, words: '1750', anchor: 1 },
  { at: 422, words: '2024', anchor: 0 },
  { at: 1135, words: '2100, SSP5-8.5', anchor: 0.35 },
] as const;
/** Beside the track, in heights of small text. */
const PAD = 2.1;
const ROW = 1.35;
const TRACK = 14;
/** Of the figures below the track: the drop hangs between. */
const FIGURES_BELOW = 17;

export function createAirScale(context: StageContext): AirScale {
  const { theme } = context;
  const root = new Container({ label: 'scale of CO₂' });
  const back = new Container();
  const track = new Graphics();
  const title = context.text({ text: 'CO₂, µatm', size: 12, weight: '600', colour: theme.ink });
  const values = context.text({ size: 12, mono: true, colour: theme.ink, anchor: [1, 0] });
  const figures = FIGURES.map((figure) =>
    context.text({ text: String(figure), size: 12, colour: theme.ink, anchor: [0.5, 0] }),
  );
  const years = YEARS.map(({ words, anchor }) =>
    context.text({ text: words, size: 12, colour: theme.ink, anchor: [anchor, 0] }),
  );
  const drop = new Graphics({ label: 'water' })
    .moveTo(0, 3)
    .bezierCurveTo(9, 14, 7, 20, 0, 20)
    .bezierCurveTo(-7, 20, -9, 14, 0, 3)
    .fill(theme.water)
    .stroke({ width: 1.5, color: theme.ink });
  const knob = new Graphics({ label: 'air' })
    .roundRect(-9, -15, 18, 22, 5)
    .fill(theme.accent)
    .stroke({ width: 1.5, color: theme.accentInk })
    .rect(-1, -11, 2, 14)
    .fill(theme.accentInk);
  root.addChild(back, track, title, values, ...figures, ...years, drop, knob);
  let from = 0;
  let width = 1;
  let y = 0;
  const xOf = (pressure: number): number =>
    from + (width * Math.log(Math.min(ENDS[1], Math.max(ENDS[0], pressure)) / ENDS[0])) / Math.log(ENDS[1] / ENDS[0]);
  return {
    root,
    least: ({ small }) => ({ width: 0, height: 3.1 * ROW * small + TRACK + 33 }),
    lay(box, { small }) {
      for (const child of back.removeChildren()) child.destroy();
      const face = housing(theme, box.width, box.height, 8);
      face.position.set(box.x, box.y);
      back.addChild(face);
      from = box.x + PAD * small;
      width = box.width - 2 * PAD * small;
      const line = ROW * small;
      y = box.y + 6 + 2 * line + TRACK / 2 + 3;
      for (const text of [title, values, ...figures, ...years]) text.style.fontSize = small;
      title.position.set(box.x + 12, box.y + 5);
      values.position.set(box.x + box.width - 12, box.y + 5);
      figures.forEach((text, n) => text.position.set(xOf(FIGURES[n] ?? 0), y + FIGURES_BELOW));
      years.forEach((text, n) => text.position.set(xOf(YEARS[n]?.at ?? 0), box.y + 5 + line));
      track
        .clear()
        .roundRect(from - 4, y - 3, width + 8, 6, 3)
        .fill({ color: theme.shadow, alpha: 0.45 });
      for (const figure of FIGURES) track.rect(xOf(figure) - 0.7, y - 1, 1.4, 10);
      track.fill(theme.ink);
      for (const { at } of YEARS) track.rect(xOf(at) - 1, y - TRACK / 2 - 3, 2, TRACK / 2 + 3);
      track.fill(theme.accent);
    },
    valueAt: ({ x }) => ENDS[0] * (ENDS[1] / ENDS[0]) ** ((x - from) / width),
    set(air, water, words) {
      knob.visible = air !== null;
      if (air !== null) knob.position.set(xOf(air), y);
      drop.visible = water !== null;
      if (water !== null) drop.position.set(xOf(water), y);
      values.text = words;
    },
    get slider() {
      return { x: knob.visible ? knob.x - 16 : from, y: y - 18, width: knob.visible ? 32 : width, height: 30 };
    },
  };
}
