/** The lens before the meniscus, and the eye that looks along the line of sight from beside it. */
import { Container, Graphics } from 'pixi.js';
import type { Point, SceneContext } from '../contract';
import { createScaleMagnifier } from '../kit/scale-magnifier';
import { eyeWords } from './density-words';

export interface Optics {
  readonly root: Container;
  lay(lens: Point & { readonly scale: number }, eyeX: number, text: Point, brief: boolean): void;
  /** The mark that is seen, the eye's height, and where the meniscus is on the stage. */
  draw(seen: number, eye: number, meniscus: Point): void;
  show(on: boolean): void;
}

const LENS = { radius: 88, pitch: 31, range: [0, 50], divisions: 1, cylinder: true } as const;
const EYE_TRAVEL = 62;
const HIGHEST_EYE = 10;
const PUPIL = 15;

export function createOptics(context: SceneContext<'density'>): Optics {
  const { theme } = context;
  const root = new Container({ label: 'lens and eye' });
  const lens = createScaleMagnifier(context, LENS);
  const leader = new Graphics().rect(0, -0.6, 1, 1.2).fill({ color: theme.accent, alpha: 0.45 });
  const sight = new Graphics().rect(0, -0.8, 1, 1.6).fill({ color: theme.warning, alpha: 0.8 });
  const eye = new Graphics()
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
  const track = new Graphics()
    .roundRect(-1.5, -EYE_TRAVEL, 3, 2 * EYE_TRAVEL, 1.5)
    .fill({ color: theme.inkSoft, alpha: 0.3 })
    .rect(-8, -0.75, 16, 1.5)
    .fill({ color: theme.inkSoft, alpha: 0.7 });
  const words = context.text({ size: 13, colour: theme.inkSoft, anchor: [0.5, 0] });
  root.addChild(leader, lens.root, track, sight, eye, words);
  const handle = context.handle({
    role: 'slider',
    name: 'Eye',
    hint: 'Drag it level with the bottom of the meniscus. Off level it reads a wrong mark.',
    min: -HIGHEST_EYE,
    max: HIGHEST_EYE,
    step: 1,
    value: 0,
    format: (height) => eyeWords(height, false),
    set: (value) => context.setInput('eye_level', value),
    drag: (point, start, startValue) => startValue - ((point.y - start.y) * HIGHEST_EYE) / EYE_TRAVEL,
  });
  let brief = false;
  let shown = '';
  let size = 1;
  return {
    root,
    lay(at, eyeX, text, isBrief) {
      lens.root.position.set(at.x, at.y);
      lens.root.scale.set(at.scale);
      size = at.scale;
      track.position.set(eyeX, at.y);
      eye.x = eyeX;
      words.position.set(text.x, text.y);
      brief = isBrief;
      shown = '';
    },
    draw(seen, height, meniscus) {
      const { x, y } = lens.root;
      const part = height / HIGHEST_EYE;
      lens.set(seen, part);
      eye.y = y - part * EYE_TRAVEL;
      handle.update(height);
      handle.place(eye.x - 17, eye.y - 17, 34, 34);
      const from = x + LENS.radius * 0.5 * size;
      const across = eye.x - PUPIL - from;
      sight.position.set(from, y);
      sight.rotation = Math.atan2(eye.y - y, across);
      sight.scale.x = Math.sqrt((eye.y - y) ** 2 + across ** 2);
      const [dx, dy] = [meniscus.x - x, meniscus.y - y];
      const length = Math.sqrt(dx * dx + dy * dy);
      const rim = LENS.radius * size;
      leader.position.set(x + (dx * rim) / length, y + (dy * rim) / length);
      leader.rotation = Math.atan2(dy, dx);
      leader.scale.x = Math.max(0, length - rim);
      const text = eyeWords(height, brief);
      if (text === shown) return;
      shown = text;
      words.text = text;
    },
    show(on) {
      root.visible = on;
      handle.enable(on);
    },
  };
}
