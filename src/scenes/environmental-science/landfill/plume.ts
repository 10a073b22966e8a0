/** Chloride in the groundwater below the site and on the way to the well, as the model's mixed tanks have it, with its colour bar. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { acrossGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import { BASIN, MIDDLE, ROCK, type SectionMap, WATER_TABLE } from './section-map';

export const WELL = 822;
const COLOUR = 0xd0361f;
/** mg/L: without colour, and with all of it; the scale between is logarithmic. */
const CLEAN = 20;
const FOUL = 2000;
const MOST = 0.88;
const COLUMNS = 44;
const FROM = MIDDLE - BASIN.floor;
const TO = WELL + 16;
/** Where the four concentrations hold: below the site, and the middles of the tanks. */
const PLACES = [MIDDLE + BASIN.floor * 0.75, 695, 755, WELL] as const;

export interface Plume {
  readonly root: Container;
  /** The right end of the colour bar stands at `right`, on the rock. */
  lay(map: SectionMap, right: number, foot: number, type: TypeSizes): void;
  draw(concentrations: readonly number[]): void;
}

export const plumePart = (chloride: number): number =>
  Math.min(1, Math.max(0, Math.log(chloride / CLEAN) / Math.log(FOUL / CLEAN)));

export function createPlume(context: StageContext): Plume {
  const root = new Container({ label: 'plume' });
  const columns = Array.from({ length: COLUMNS }, () =>
    root.addChild(new Graphics({ alpha: 0 }).rect(0, 0, 1, 1).fill(COLOUR)),
  );
  const slip = new Container({ label: 'colour bar' });
  const paper = new Graphics();
  const text = (words: string) =>
    context.text({ text: words, size: 12, weight: '600', colour: context.theme.ink, anchor: [0, 0.5] });
  const low = text(String(CLEAN));
  const high = text(`${FOUL} mg/L chloride`);
  const bar = new Graphics()
    .rect(0, 0, 1, 1)
    .fill(0xa4b8bc)
    .rect(0, 0, 1, 1)
    .fill(
      acrossGradient([
        [0, COLOUR, 0],
        [1, COLOUR, MOST],
      ]),
    );
  slip.addChild(paper, bar, low, high);
  root.addChild(slip);
  let shown = '';
  return {
    root,
    lay({ x, y }, right, foot, { small }) {
      shown = '';
      const wide = (x(TO) - x(FROM)) / COLUMNS;
      columns.forEach((column, n) => {
        column.position.set(x(FROM) + n * wide, y(WATER_TABLE));
        column.scale.set(wide, y(ROCK) - y(WATER_TABLE));
      });
      for (const part of [low, high]) part.style.fontSize = small;
      const length = small * 6;
      const width = low.width + length + high.width + small * 2;
      const high2 = small * 1.7;
      slip.position.set(right - width, foot - high2);
      paper
        .clear()
        .roundRect(0, 0, width, high2, 4)
        .fill(context.theme.name === 'dark' ? 0x1b2633 : 0xfdfcf7);
      asPanel(slip, { x: 0, y: 0, width, height: high2 });
      low.position.set(small * 0.5, high2 / 2);
      bar.position.set(small + low.width, high2 * 0.25);
      bar.scale.set(length, high2 * 0.5);
      high.position.set(small * 1.5 + low.width + length, high2 / 2);
    },
    draw(concentrations) {
      const key = concentrations.map((value) => plumePart(value).toFixed(2)).join();
      if (key === shown) return;
      shown = key;
      columns.forEach((column, n) => {
        const u = FROM + ((n + 0.5) / COLUMNS) * (TO - FROM);
        let k = 0;
        while (k < PLACES.length - 2 && u > (PLACES[k + 1] ?? 0)) k++;
        const [a, b] = [PLACES[k] ?? 0, PLACES[k + 1] ?? 1];
        const part = Math.min(1, Math.max(0, (u - a) / (b - a)));
        const [from, to] = [plumePart(concentrations[k] ?? CLEAN), plumePart(concentrations[k + 1] ?? CLEAN)];
        column.alpha = MOST * (from + (to - from) * part);
      });
    },
  };
}
