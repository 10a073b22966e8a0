/** A scan of a chromatogram beside it: absorbance to the right in red, green and blue light, height upwards. Origin at its lower left. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { screen } from './shading';
import { createTraceLine } from './trace-line';

export interface Densitogram {
  readonly root: Container;
  readonly points: number;
  lay(width: number, height: number): void;
  /** Of the three colours of light; all have `points` values. */
  draw(scans: readonly Float32Array[]): void;
}

const POINTS = 200;
const COLOURS = [0xff6b6b, 0x4ade80, 0x6aa8ff] as const;
const NAMES = ['red', 'green', 'blue'] as const;
const MARGIN = 12;
/** Never stretched more than to this absorbance at the right edge. */
const LEAST_FULL = 0.5;
/** Lines of the grid along the absorbance. */
const QUARTERS = [0, 0.25, 0.5, 0.75, 1] as const;

export function createDensitogram(context: StageContext): Densitogram {
  const root = new Container({ label: 'densitogram' });
  const back = new Container();
  const grid = new Graphics();
  const traces = COLOURS.map((colour) => createTraceLine(context, POINTS, 2, colour));
  const turned = new Container({ label: 'scan' });
  turned.rotation = -Math.PI / 2;
  turned.addChild(...traces.map((trace) => trace.root));
  const title = context.text({ text: 'absorbance in', size: 12, colour: 0x9fb7b5, anchor: [0, 0.5] });
  const names = NAMES.map((name, n) =>
    context.text({ text: name, size: 12, weight: '600', colour: COLOURS[n] ?? 0xffffff, anchor: [0, 0.5] }),
  );
  const figures = QUARTERS.map((quarter) =>
    context.text({ size: 12, mono: true, colour: 0x9fb7b5, anchor: [quarter === 0 ? 0 : quarter === 1 ? 1 : 0.5, 0] }),
  );
  root.addChild(back, grid, turned, title, ...names, ...figures);
  let shownFull = 0;
  return {
    root,
    points: POINTS,
    lay(width, height) {
      for (const child of back.removeChildren()) child.destroy();
      const foot = 12 + title.style.fontSize;
      const glass = screen(context.theme, width, height + 34 + foot, 7);
      glass.position.set(0, -height - 34);
      back.addChild(glass);
      grid.clear();
      QUARTERS.forEach((quarter, n) => {
        const x = MARGIN + quarter * (width - 2 * MARGIN);
        if (n > 0) grid.rect(x - 0.5, -height, 1, height).fill({ color: context.theme.screenDim, alpha: 0.6 });
        figures[n]?.position.set(x, 4);
      });
      for (let cm = 0; cm <= 15; cm += 5)
        grid
          .rect(MARGIN, (-cm * height) / 15 - 0.5, width - 2 * MARGIN, 1)
          .fill({ color: context.theme.screenDim, alpha: 0.8 });
      turned.x = MARGIN;
      for (const trace of traces) trace.lay(height, width - 2 * MARGIN);
      const line = -height - 18;
      title.position.set(MARGIN, line);
      const { fontSize } = title.style;
      // Widths of the words, in their size, without measuring them.
      let x = MARGIN + 7.7 * fontSize;
      const words = width > 12 * fontSize;
      names.forEach((name, n) => {
        name.text = words ? (NAMES[n] ?? '') : (NAMES[n] ?? '').charAt(0).toUpperCase();
        name.position.set(x, line);
        x += (NAMES[n]?.length ?? 0) * 0.62 * fontSize + 5;
      });
      title.visible = width > 17 * fontSize;
      // Where there is little room only the ends of the scale and its middle have figures.
      figures.forEach((figure, n) => {
        figure.visible = title.visible || n % 2 === 0;
      });
      if (title.visible) return;
      // First letters where there is no room for words.
      const pitch = (width - 2 * MARGIN) / 3;
      names.forEach((name, n) => name.position.set(MARGIN + n * pitch, line));
    },
    draw(scans) {
      let most = LEAST_FULL;
      for (const scan of scans) for (let n = 0; n < scan.length; n++) most = Math.max(most, scan[n] ?? 0);
      // Steps of 1, 2, 5, so that the scale does not breathe.
      const decade = 10 ** Math.floor(Math.log10(most));
      const full = [1, 2, 5, 10].map((step) => step * decade).find((step) => step >= most) ?? 10 * decade;
      traces.forEach((trace, n) => {
        const scan = scans[n];
        if (scan) trace.draw(scan, full, 0);
      });
      if (full === shownFull) return;
      shownFull = full;
      figures.forEach((figure, n) => {
        figure.text = String(Number(((QUARTERS[n] ?? 0) * full).toPrecision(3)));
      });
    },
  };
}
