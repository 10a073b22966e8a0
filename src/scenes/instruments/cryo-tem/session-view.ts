/** The pictures of the session on the screen: the micrograph with its picks and a cursor, the rings, the class averages. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, TypeSizes } from '../../contract';
import { scaleBar } from '../../kit/electron/micrograph';
import { createGreyImage } from '../../kit/imaging/grey-image';
import { fitted } from '../../kit/layout/layout';
import type { WorkstationContext } from '../../kit/workstation/workstation';

export interface PictureView extends Part {
  /** The picture, in units of the parent, after `lay`. */
  readonly picture: Box;
  draw(values: Uint8Array, key: string): void;
  /** Over an empty picture; '' for none. */
  wait(words: string): void;
  /** What is drawn over it is drawn anew when this key or its place changes. */
  mark(key: string, paint: (pen: Graphics, box: Box) => void): void;
  /** A line of words in its upper left, one in its upper right, and one over the bar at its lower left. */
  corners(left: string, right: string, bar?: string): void;
}

const BLACK = 0x0a0d10;
const ON_BLACK = 0xe8f6f3;

export function createPictureView(
  context: WorkstationContext,
  name: string,
  columns: number,
  rows: number,
): PictureView {
  const root = new Container({ label: name });
  const ground = new Graphics();
  const grey = createGreyImage(context, 'u8', columns, rows);
  grey.window(0, 255);
  const marks = new Graphics({ label: 'marks' });
  const plates = new Graphics({ label: 'plates' });
  const waiting = context.text({ size: 12, colour: ON_BLACK, anchor: [0.5, 0.5], align: 'center', wrap: 100 });
  const left = context.text({ size: 12, weight: '600', colour: ON_BLACK });
  const right = context.text({ size: 12, weight: '600', colour: ON_BLACK, anchor: [1, 0] });
  const foot = context.text({ size: 12, weight: '600', colour: ON_BLACK, anchor: [0, 1] });
  root.addChild(ground, grey.root, marks, plates, waiting, left, right, foot);
  let picture: Box = { x: 0, y: 0, width: 1, height: 1 };
  let drawn = '';
  let marked = '';
  let plated = '';
  let small = 12;
  return {
    root,
    get picture() {
      return picture;
    },
    lay(box: Box, type: TypeSizes) {
      small = type.small;
      const place = fitted(box, { width: columns, height: rows }, 0.5, 0.5);
      picture = { x: place.x, y: place.y, width: place.width, height: place.height };
      ground.clear().rect(picture.x, picture.y, picture.width, picture.height).fill(BLACK);
      grey.root.position.set(picture.x, picture.y);
      grey.root.scale.set(place.scale);
      for (const text of [waiting, left, right, foot]) text.style.fontSize = small;
      waiting.position.set(picture.x + picture.width / 2, picture.y + picture.height / 2);
      waiting.style.wordWrapWidth = Math.max(60, picture.width - 16);
      left.position.set(picture.x + 7, picture.y + 5);
      right.position.set(picture.x + picture.width - 7, picture.y + 5);
      foot.position.set(picture.x + 12, picture.y + picture.height - 18);
      marked = plated = '';
      context.redraw();
    },
    draw(values, key) {
      if (key === drawn) return;
      drawn = key;
      grey.draw(values, columns, rows);
    },
    wait(words) {
      waiting.text = words;
      waiting.visible = words !== '';
      grey.root.visible = marks.visible = words === '';
    },
    mark(key, paint) {
      const next = `${key} ${picture.x} ${picture.y} ${picture.width}`;
      if (next === marked) return;
      marked = next;
      paint(marks.clear(), picture);
    },
    corners(one, two, bar = '') {
      const key = `${one}|${two}|${bar}|${picture.x}|${picture.width}|${small}`;
      if (key === plated) return;
      plated = key;
      left.text = one;
      right.text = two;
      foot.text = bar;
      // Where both do not fit the second gives way.
      right.visible = two !== '' && left.width + right.width + 30 < picture.width;
      plates.clear();
      for (const text of [left, right, foot]) {
        if (!text.visible || text.text === '') continue;
        const x = text.x - text.anchor.x * text.width;
        const y = text.y - text.anchor.y * text.height;
        plates.roundRect(x - 4, y - 2, text.width + 8, text.height + 4, 4).fill({ color: BLACK, alpha: 0.78 });
      }
    },
  };
}

/** A bar of round length at the lower left, with what it is. */
export function paintBar(pen: Graphics, { x, y, width, height }: Box, nanometres: number): string {
  const { length, words } = scaleBar(nanometres / 1000);
  const bar = (length / (nanometres / 1000)) * width;
  pen
    .rect(x + 8, y + height - 14, bar + 4, 8)
    .fill({ color: BLACK, alpha: 0.7 })
    .rect(x + 10, y + height - 12, bar, 4)
    .fill(ON_BLACK);
  return words;
}
