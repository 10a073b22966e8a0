/** The potential along a loop as a staircase: up through the battery, down through every resistance. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../contract';

/** One stretch of the loop; `at` runs from 0 to 1 along it. */
export interface StaircaseStep {
  readonly from: { readonly at: number; readonly volts: number };
  readonly to: { readonly at: number; readonly volts: number };
  readonly colour: number;
  readonly width: number;
}

export interface StaircaseMark {
  readonly at: number;
  readonly volts: number;
  readonly colour: number;
}

export interface StaircasePlot {
  readonly root: Container;
  /** Size and places of the labels along the loop. */
  lay(
    width: number,
    height: number,
    stations: readonly { readonly at: number; readonly name: string }[],
    textHeight: number,
  ): void;
  /** `full`: top of the scale, V, with `ticks` equal parts. */
  draw(full: number, ticks: number, steps: readonly StaircaseStep[], marks: readonly StaircaseMark[]): void;
}

/** Mean width of a letter over the height of its line. */
const LETTER = 0.52;
const MOST_TICKS = 5;
const MOST_STATIONS = 7;

/** Origin at its top left; `shortTitle` stands in where there is no room for the title. */
export function createStaircasePlot(context: StageContext, title: string, shortTitle: string): StaircasePlot {
  const { theme } = context;
  const root = new Container({ label: 'staircase plot' });
  const grid = new Graphics();
  const curve = new Graphics();
  const heading = context.text({ text: title, size: 13, weight: '600', colour: theme.inkSoft });
  const make = (count: number, anchor: readonly [number, number]): readonly Text[] =>
    Array.from({ length: count }, () => context.text({ size: 12, mono: true, colour: theme.inkSoft, anchor }));
  const ticksText = make(MOST_TICKS, [1, 0.5]);
  const stationText = make(MOST_STATIONS, [0.5, 0]);
  root.addChild(grid, curve, heading, ...ticksText, ...stationText);
  let box = { x: 0, y: 0, width: 1, height: 1 };
  let gridKey = '';
  const xOf = (at: number): number => box.x + at * box.width;
  const drawGrid = (full: number, ticks: number): void => {
    const key = `${full} ${ticks} ${box.width} ${box.height}`;
    if (key === gridKey) return;
    gridKey = key;
    grid.clear();
    ticksText.forEach((text, k) => {
      text.visible = k <= ticks;
      if (k > ticks) return;
      const y = box.y + box.height * (1 - k / ticks);
      grid.moveTo(box.x, y).lineTo(box.x + box.width, y);
      text.text = `${(full * k) / ticks}${k === ticks ? ' V' : ''}`;
      text.position.set(box.x - 6, y);
    });
    grid.stroke({ width: 1, color: theme.inkSoft, alpha: 0.28 });
    grid
      .moveTo(box.x, box.y)
      .lineTo(box.x, box.y + box.height)
      .lineTo(box.x + box.width, box.y + box.height)
      .stroke({ width: 1.4, color: theme.inkSoft, alpha: 0.8 });
  };
  return {
    root,
    lay(width, height, stations, textHeight) {
      heading.position.set(12, 8);
      heading.text = title.length * LETTER * textHeight > width - 24 ? shortTitle : title;
      const left = textHeight * 2.7;
      const top = textHeight * 2.5;
      box = { x: left, y: top, width: width - left - 10, height: height - top - textHeight * 1.5 };
      gridKey = '';
      stationText.forEach((text, k) => {
        const station = stations[k];
        text.visible = station !== undefined;
        if (!station) return;
        text.text = station.name;
        text.position.set(xOf(station.at), box.y + box.height + textHeight * 0.25);
      });
    },
    draw(full, ticks, steps, marks) {
      drawGrid(full, ticks);
      const yOf = (volts: number): number => box.y + box.height * (1 - volts / full);
      curve.clear();
      for (const { from, to, colour, width } of steps) {
        curve
          .moveTo(xOf(from.at), yOf(from.volts))
          .lineTo(xOf(to.at), yOf(to.volts))
          .stroke({ width, color: colour, cap: 'round' });
      }
      for (const { at, volts, colour } of marks) {
        curve
          .circle(xOf(at), yOf(volts), 5)
          .fill(colour)
          .circle(xOf(at), yOf(volts), 5)
          .stroke({ width: 1.5, color: theme.paper });
      }
    },
  };
}
