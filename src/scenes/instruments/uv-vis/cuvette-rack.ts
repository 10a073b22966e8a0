/** A rack on the bench: blank and sample have their places in it, and the standards that were measured stand in a row. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, Point, StageContext, TypeSizes } from '../../contract';
import { contactShadow, downGradient, mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import { createCuvette, CUVETTE } from '../../kit/glassware/cuvette';

export interface CuvetteRack extends Part {
  /** Over what stands in it. */
  readonly front: Container;
  /** Feet of blank and sample, in units of the parent. */
  readonly blank: Point;
  readonly sample: Point;
  /** Scale of cuvettes in it. */
  readonly scale: number;
  /** Colours of the standards, as white light leaves them. */
  standards(colours: readonly number[], path: string): void;
}

const MOST = 8;
/** Cuvettes stand so deep in it, as a part of their height. */
const DEEP = 0.4;

function drawBoard(board: Graphics, tint: number, dark: boolean, { x, y, width, height }: Box): void {
  board
    .clear()
    .roundRect(x, y, width, height, 6)
    .fill(
      downGradient([
        [0, mix(tint, 0xffffff, dark ? 0.16 : 0.4)],
        [0.2, tint],
        [1, mix(tint, 0x000000, dark ? 0.35 : 0.14)],
      ]),
    )
    .roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 6)
    .stroke({ width: 1, color: mix(tint, 0x000000, 0.4), alpha: 0.6 });
}

export function createCuvetteRack(context: StageContext, scaleOf: () => number): CuvetteRack {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'cuvette rack' });
  const front = new Container({ label: 'front of the rack' });
  const back = new Graphics();
  const board = new Graphics();
  const words = ['Blank', 'Sample', 'Standards'].map((text) =>
    context.text({ text, size: 12, weight: '600', colour: dark ? 0xffffff : theme.paperInk, anchor: [0.5, 0.5] }),
  );
  const row = Array.from({ length: MOST }, () => createCuvette(context));
  let shadow = contactShadow(theme, 100);
  root.addChild(shadow, back, ...row.map((one) => one.root));
  front.addChild(board, ...words);
  const tint = mix(theme.accent, dark ? 0x0b1820 : 0xffffff, dark ? 0.68 : 0.62);
  let places: readonly Point[] = [];
  let scale = 1;
  let blank: Point = { x: 0, y: 0 };
  let sample: Point = { x: 0, y: 0 };
  return {
    root,
    front,
    get blank() {
      return blank;
    },
    get sample() {
      return sample;
    },
    get scale() {
      return scale;
    },
    standards(colours, path) {
      const taken = colours.slice(-MOST);
      row.forEach((cuvette, n) => {
        const colour = taken[n];
        cuvette.root.visible = colour !== undefined;
        if (colour !== undefined) cuvette.look(path === '10' || path === '5' ? '1' : path, colour, false);
      });
    },
    lay({ x, y, width, height }: Box, type: TypeSizes) {
      const boardHigh = Math.max(type.small * 1.9, 26);
      scale = Math.min(scaleOf(), (height - 8) / (CUVETTE.height * (1 - DEEP) + boardHigh));
      const foot = y + height;
      const top = foot - boardHigh;
      const deep = Math.min(foot - 4, top + CUVETTE.height * DEEP * scale);
      back
        .clear()
        .roundRect(x + 6, top - 9, width - 12, 24, 4)
        .fill(mix(tint, 0x000000, 0.42));
      drawBoard(board, tint, dark, { x, y: top, width, height: boardHigh });
      asPanel(board, { x, y: top, width, height: boardHigh });
      root.removeChild(shadow);
      shadow.destroy();
      shadow = contactShadow(theme, width * 1.02, 22);
      shadow.position.set(x + width / 2 + 4, foot);
      root.addChildAt(shadow, 0);
      blank = { x: x + width * 0.11, y: deep };
      sample = { x: x + width * 0.33, y: deep };
      const first = x + width * 0.52;
      const pitch = (width * 0.46) / MOST;
      places = row.map((_, n) => ({ x: first + (n + 0.5) * pitch, y: deep }));
      row.forEach((cuvette, n) => {
        const place = places[n];
        if (place) cuvette.root.position.set(place.x, place.y);
        cuvette.root.scale.set(Math.min(scale, pitch / (CUVETTE.width + 5)), scale);
      });
      const at = [blank.x, sample.x, x + width * 0.75];
      words.forEach((word, n) => {
        word.style.fontSize = type.small;
        word.position.set(at[n] ?? x, top + boardHigh / 2 + 1);
      });
    },
  };
}
