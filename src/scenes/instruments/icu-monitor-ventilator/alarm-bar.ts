/** The line of a monitor on which its alarms stand: red for high priority, yellow for medium, with a bell. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { mix } from '../../kit/paint/shading';

export type AlarmLevel = 'high' | 'medium' | 'quiet';

export interface AlarmBar {
  readonly root: Container;
  /** `least`: the smallest text that can be read, stage units. */
  lay(width: number, height: number, least: number): void;
  /** `silent`: the bell is crossed out. `now`: wall milliseconds, for the flash. */
  set(level: AlarmLevel, text: string, silent: boolean, now: number): void;
}

const FACE = { high: 0xc81e1e, medium: 0xf5c518 } as const;
const INK = { high: 0xffffff, medium: 0x1b1500 } as const;
/** Milliseconds of one flash: far below three in a second, which may harm. */
const FLASH = 1100;
const DIMMED = 0.55;

/** Origin at its upper left. */
export function createAlarmBar(context: StageContext): AlarmBar {
  const { reducedMotion, theme } = context;
  const faces = { ...FACE, quiet: mix(theme.screen, theme.screenDim, 0.45) };
  const inks = { ...INK, quiet: theme.screenInk };
  const root = new Container({ label: 'alarm bar' });
  const face = new Graphics();
  const bell = new Container();
  const cup = new Graphics()
    .moveTo(-6, 4)
    .quadraticCurveTo(-4.6, 2, -4.6, -1)
    .arc(0, -1, 4.6, Math.PI, 0)
    .quadraticCurveTo(4.6, 2, 6, 4)
    .closePath()
    .fill(0xffffff)
    .circle(0, 5.6, 1.7)
    .fill(0xffffff);
  const stroke = new Graphics().moveTo(-7, 7).lineTo(7, -7).stroke({ width: 2.2, color: 0xffffff });
  bell.addChild(cup, stroke);
  const words = context.text({ size: 15, weight: '700', colour: 0xffffff, anchor: [0, 0.5] });
  root.addChild(face, words, bell);
  let shown = '';
  let level: AlarmLevel | null = null;
  let box = { width: 1, height: 1 };
  const paint = (): void => {
    face.clear().roundRect(0, 0, box.width, box.height, 5).fill(0xffffff);
    words.position.set(10, box.height / 2);
    bell.position.set(box.width - 16, box.height / 2);
    bell.scale.set(box.height / 24);
  };
  return {
    root,
    lay(width, height, least) {
      box = { width, height };
      words.style.fontSize = Math.max(least, height * 0.62);
      paint();
    },
    set(next, text, silent, now) {
      if (next !== level) {
        level = next;
        face.tint = faces[next];
        words.style.fill = inks[next];
        bell.tint = inks[next];
        bell.visible = next !== 'quiet';
      }
      if (text !== shown) {
        shown = text;
        words.text = text;
      }
      stroke.visible = silent;
      const flashes = next !== 'quiet' && !silent && !reducedMotion;
      const alpha = flashes && now % FLASH > FLASH * 0.55 ? DIMMED : 1;
      face.alpha = alpha;
    },
  };
}
