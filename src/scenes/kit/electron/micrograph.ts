/** The monitor of an electron microscope: a grey picture that comes row by row, its scale bar, and what it was taken with. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import type { KeyOptions } from '../instruments/key';
import { createScreenCase } from '../instruments/screen-case';
import { fitted, type Size } from '../layout/layout';
import { createGreyImage } from '../imaging/grey-image';

export interface MicrographOptions {
  readonly title: string;
  readonly columns: number;
  readonly rows: number;
  readonly keys?: readonly KeyOptions[];
}

export interface Micrograph extends Part {
  least(type: TypeSizes): Size;
  /** The picture, in units of the parent, after `lay`. */
  readonly picture: Box;
  /** Takes the picture over; `key` tells one from another. */
  draw(values: Uint8Array, key: string): void;
  /** Grey values that are black and white. */
  window(from: number, to: number): void;
  /** `pixel` µm; `line` the row that is scanned now, or null; of `words` the first that fits stands below the picture; `waiting` over an empty one. */
  set(state: {
    readonly pixel: number;
    readonly line: number | null;
    readonly words: readonly string[];
    readonly waiting: string;
    readonly warning?: boolean;
  }): void;
}

const BAR = { least: 0.16, most: 0.36 } as const;
const BLACK = 0x0a0d10;
const ON_BLACK = 0xe8f6f3;
const ROUND = [1, 2, 5] as const;

/** A round length of about a quarter of the picture, in words. */
export function scaleBar(width: number): { readonly length: number; readonly words: string } {
  const most = width * BAR.most;
  const power = 10 ** Math.floor(Math.log10(most));
  const length = power * ([...ROUND].reverse().find((digit) => digit * power <= most) ?? 1);
  if (length >= 1000) return { length, words: `${length / 1000} mm` };
  return length >= 1
    ? { length, words: `${length} µm` }
    : { length, words: `${Number((length * 1000).toPrecision(2))} nm` };
}

/** The longest of the choices that has room. */
function writeLongest(text: Text, choices: readonly string[], room: number): void {
  text.text = '';
  for (const choice of choices) {
    text.text = choice;
    if (text.width <= room) break;
  }
}

/** The scale bar in the lower right corner of a picture that is `width` µm wide. */
function markBar(marks: Graphics, bar: Text, picture: Box, width: number): void {
  const { length, words } = scaleBar(width);
  const wide = (length / width) * picture.width;
  const [x, y] = [picture.x + picture.width - 10 - wide, picture.y + picture.height - 9];
  bar.text = words;
  const box = Math.max(wide, bar.width) + 12;
  const middle = Math.min(x + wide / 2, picture.x + picture.width - 4 - box / 2);
  marks
    .roundRect(middle - box / 2, y - bar.height - 9, box, bar.height + 16, 3)
    .fill({ color: BLACK, alpha: 0.72 })
    .rect(middle - wide / 2, y - 3, wide, 4)
    .fill(ON_BLACK);
  bar.position.set(middle, y - 5);
}

export function createMicrograph(context: StageContext, options: MicrographOptions): Micrograph {
  const { theme } = context;
  const { columns, rows } = options;
  const root = new Container({ label: options.title });
  const screenCase = createScreenCase(context, { title: options.title, form: 'console', keys: options.keys ?? [] });
  const ground = new Graphics();
  const grey = createGreyImage(context, 'u8', columns, rows);
  const marks = new Graphics({ label: 'bar and line' });
  const bar = context.text({ size: 12, weight: '600', colour: ON_BLACK, anchor: [0.5, 1] });
  const words = context.text({ size: 12, colour: theme.screenInk, anchor: [0.5, 0.5] });
  const waiting = context.text({ size: 12, colour: ON_BLACK, anchor: [0.5, 0.5], align: 'center' });
  root.addChild(screenCase.root, ground, grey.root, marks, bar, words, waiting);
  let picture: Box & { readonly scale: number } = { x: 0, y: 0, width: 1, height: 1, scale: 1 };
  let drawn = '';
  let marked = '';
  let room = 0;
  let written = '';
  return {
    root,
    least: (type) => screenCase.least(type),
    get picture() {
      return picture;
    },
    lay(box, type) {
      screenCase.lay(box, type);
      const { pane } = screenCase;
      const line = type.small * 1.7;
      picture = fitted({ ...pane, height: pane.height - line }, { width: columns, height: rows }, 0.5, 0);
      ground.clear().rect(picture.x, picture.y, picture.width, picture.height).fill(BLACK);
      grey.root.position.set(picture.x, picture.y);
      grey.root.scale.set(picture.scale);
      for (const text of [bar, words, waiting]) text.style.fontSize = type.small;
      words.position.set(pane.x + pane.width / 2, picture.y + picture.height + line / 2);
      waiting.position.set(picture.x + picture.width / 2, picture.y + picture.height / 2);
      waiting.style.wordWrap = true;
      waiting.style.wordWrapWidth = picture.width - 12;
      words.style.wordWrap = false;
      room = pane.width;
      marked = written = '';
    },
    draw(values, key) {
      if (key === drawn) return;
      drawn = key;
      grey.draw(values, columns, rows);
    },
    window: (from, to) => grey.window(from, to),
    set({ pixel, line, words: said, waiting: wait, warning = false }) {
      const wanted = said.join('\n');
      if (wanted !== written) {
        written = wanted;
        writeLongest(words, said, room);
      }
      words.style.fill = warning ? theme.screenWarning : theme.screenInk;
      waiting.text = wait;
      waiting.visible = wait !== '';
      grey.root.visible = wait === '';
      const key = `${pixel} ${line} ${wait === ''} ${picture.width}`;
      if (key === marked) return;
      marked = key;
      marks.clear();
      bar.visible = wait === '';
      if (wait !== '') return;
      markBar(marks, bar, picture, pixel * columns);
      if (line !== null)
        marks
          .rect(picture.x, picture.y + (line / rows) * picture.height - 1, picture.width, 2)
          .fill({ color: 0x5eead4, alpha: 0.9 });
    },
  };
}
