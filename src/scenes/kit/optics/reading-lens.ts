/** A lens before a meniscus, and the eye that looks along the line of sight from beside it: off level it reads a wrong mark. */
import { Container, Graphics } from 'pixi.js';
import type { Handle, Part, Point, StageContext, TypeSizes } from '../../contract';
import { fitted, type Size } from '../layout/layout';
import { createScaleMagnifier, type ScaleMagnifierOptions } from './scale-magnifier';

export interface ReadingLensOptions extends ScaleMagnifierOptions {
  /** Farthest from level that the eye goes, in the unit of its height. */
  readonly highest: number;
  /** What is said of the eye's height; `brief` where there is little room. */
  words(eye: number, brief: boolean): string;
  /** The handle on the eye's height: an input's or an action's. */
  hand(gestures: {
    readonly hint: string;
    readonly grip: 'y';
    readonly drag: (point: Point, start: Point, startValue: number) => number;
  }): Handle;
}

export interface ReadingLens extends Part {
  least(type: TypeSizes): Size;
  /** The mark that is seen, the eye's height, where the meniscus is on the stage, and white light after the liquid. */
  draw(seen: number, eye: number, meniscus: Point, transmitted?: number): void;
  show(on: boolean): void;
}

const EYE_TRAVEL = 62;
const PUPIL = 15;
/** From the rim of the lens to the eye. */
const EYE_AWAY = 34;
const WORDS_GAP = 8;
const LINE = 1.3;

const drawEye = ({ theme }: StageContext): Graphics =>
  new Graphics()
    .circle(0, 0, PUPIL)
    .fill(theme.housing)
    .circle(0, 0, PUPIL)
    .stroke({ width: 1, color: theme.housingEdge })
    .moveTo(-10, 0)
    .quadraticCurveTo(0, -10, 10, 0)
    .quadraticCurveTo(0, 10, -10, 0)
    .fill(0xf7fafc)
    .circle(-2, 0, 4)
    .fill(0x24507a)
    .circle(-3, -1, 1.2)
    .fill(0xffffff);

export function createReadingLens(context: StageContext, options: ReadingLensOptions): ReadingLens {
  const { theme } = context;
  const { radius, highest } = options;
  const eyeX = radius + EYE_AWAY;
  const width = radius + eyeX + PUPIL + 8;
  const root = new Container({ label: 'lens and eye' });
  const lens = createScaleMagnifier(context, options);
  const leader = new Graphics().rect(0, -0.6, 1, 1.2).fill({ color: theme.accent, alpha: 0.45 });
  const sight = new Graphics().rect(0, -0.8, 1, 1.6).fill({ color: theme.warning, alpha: 0.8 });
  const eye = drawEye(context);
  const track = new Graphics()
    .roundRect(-1.5, -EYE_TRAVEL, 3, 2 * EYE_TRAVEL, 1.5)
    .fill({ color: theme.inkSoft, alpha: 0.3 })
    .rect(-8, -0.75, 16, 1.5)
    .fill({ color: theme.inkSoft, alpha: 0.7 });
  const words = context.text({ size: 13, colour: theme.ink, anchor: [0.5, 0] });
  root.addChild(leader, lens.root, track, sight, eye, words);
  const handle = options.hand({
    hint: 'Drag it level with the bottom of the meniscus. Off level it reads a wrong mark.',
    grip: 'y',
    drag: (point, start, startValue) => startValue - ((point.y - start.y) * highest) / (EYE_TRAVEL * size),
  });
  let room = 0;
  let shown = '';
  let size = 1;
  return {
    root,
    least: ({ text }) => ({ width, height: 2 * radius + WORDS_GAP + text * LINE }),
    lay(box, type) {
      const below = WORDS_GAP + type.text * LINE;
      const place = fitted({ ...box, height: box.height - below }, { width, height: 2 * radius + 6 }, 0.5, 0.5);
      size = place.scale;
      const x = place.x + radius * size;
      const y = place.y + place.height / 2;
      lens.root.position.set(x, y);
      lens.root.scale.set(size);
      lens.fit(size, type);
      eye.scale.set(size);
      track.scale.set(size);
      eye.x = x + eyeX * size;
      track.position.set(eye.x, y);
      room = box.width;
      words.style.fontSize = type.text;
      words.position.set(box.x + box.width / 2, place.y + place.height + WORDS_GAP);
      shown = '';
    },
    draw(seen, height, meniscus, transmitted) {
      const { x, y } = lens.root;
      const part = height / highest;
      lens.set(seen, part, transmitted);
      eye.y = y - part * EYE_TRAVEL * size;
      const reach = PUPIL * size + 2;
      handle.place(eye.x - reach, eye.y - reach, 2 * reach, 2 * reach);
      const from = x + radius * 0.5 * size;
      const across = eye.x - PUPIL * size - from;
      sight.position.set(from, y);
      sight.rotation = Math.atan2(eye.y - y, across);
      sight.scale.x = Math.sqrt((eye.y - y) ** 2 + across ** 2);
      const [dx, dy] = [meniscus.x - x, meniscus.y - y];
      const length = Math.sqrt(dx * dx + dy * dy);
      const rim = radius * size;
      leader.position.set(x + (dx * rim) / length, y + (dy * rim) / length);
      leader.rotation = Math.atan2(dy, dx);
      leader.scale.x = Math.max(0, length - rim);
      const text = options.words(height, false);
      if (text === shown) return;
      shown = text;
      words.text = text;
      if (words.width > room) words.text = options.words(height, true);
    },
    show(on) {
      root.visible = on;
      handle.enable(on);
    },
  };
}
