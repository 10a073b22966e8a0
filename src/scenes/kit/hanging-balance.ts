/** A dial balance under a crane's arm, with the reel that pays out the string below it. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { createSpring } from './spring';
import { metalAcross, metalDown, roundGradient, screen } from './shading';

export interface HangingBalance {
  readonly root: Container;
  /** Where the string leaves the reel, below the origin. */
  readonly outlet: number;
  /** Range in N, force on the needle, and what the display says. */
  set(full: number, force: number, words: string): void;
  /** Moves the needle on; true while it still moves. */
  tick(seconds: number): boolean;
  rest(): void;
  /** Counter-scale of its figures where the balance is drawn smaller than it is. */
  fitText(factor: number, figures: boolean): void;
}

const RADIUS = 42;
const SWEEP = 0.78 * Math.PI;
const NUMBERS = 5;

/** Origin at the middle of the dial. */
export function createHangingBalance(context: StageContext): HangingBalance {
  const { theme } = context;
  const root = new Container({ label: 'hanging balance' });
  const body = new Graphics()
    .roundRect(-4, -RADIUS - 16, 8, 16, 3)
    .fill(metalAcross(theme))
    .circle(2, 4, RADIUS + 3)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
    .circle(0, 0, RADIUS + 2)
    .fill(metalDown(theme))
    .circle(0, 0, RADIUS - 3)
    .fill(
      roundGradient(
        [
          [0, 0xffffff],
          [0.75, 0xf1f4f7],
          [1, 0xcfd6de],
        ],
        { x: 0.42, y: 0.38 },
      ),
    )
    .roundRect(-15, RADIUS + 2, 30, 18, 5)
    .fill(metalAcross(theme))
    .circle(0, RADIUS + 11, 6)
    .fill(metalDown(theme));
  const marks = new Graphics();
  for (let n = 0; n <= NUMBERS * 10; n++) {
    const angle = SWEEP * ((2 * n) / (NUMBERS * 10) - 1);
    const inner = RADIUS - (n % 10 === 0 ? 12 : n % 5 === 0 ? 10 : 7.5);
    marks
      .moveTo(Math.sin(angle) * inner, -Math.cos(angle) * inner)
      .lineTo(Math.sin(angle) * (RADIUS - 5), -Math.cos(angle) * (RADIUS - 5));
  }
  marks.stroke({ width: 0.9, color: 0x1c2733 });
  const needle = new Graphics()
    .poly([-1.6, 6, 1.6, 6, 0.6, -RADIUS + 8, -0.6, -RADIUS + 8])
    .fill(0xc62828)
    .circle(0, 0, 3.4)
    .fill(0x2a2f36);
  const glass = new Graphics()
    .arc(0, 0, RADIUS - 8, Math.PI * 1.08, Math.PI * 1.42)
    .stroke({ width: 3.5, color: 0xffffff, alpha: 0.5, cap: 'round' });
  const window = new Container({ x: RADIUS + 10, y: -17 });
  window.addChild(screen(theme, 104, 34, 6));
  const words = context.text({ size: 19, mono: true, weight: '600', colour: theme.screenGlow, anchor: [1, 0.5] });
  words.position.set(96, 17);
  window.addChild(words);
  const ends = ['0', ''].map((text, n) => {
    const end = context.text({ text, size: 11, mono: true, colour: 0x1c2733, anchor: [0.5, 0.5] });
    end.position.set(n === 0 ? -RADIUS * 0.36 : RADIUS * 0.36, RADIUS * 0.62);
    return end;
  });
  root.addChild(body, marks, ...ends, needle, glass, window);
  const spring = createSpring(0, 22, 0.55);
  let most = 1;
  return {
    root,
    outlet: RADIUS + 20,
    set(full, force, text) {
      if (words.text !== text) words.text = text;
      const end = ends[1];
      if (full !== most && end) {
        most = full;
        end.text = `${full}`;
      }
      spring.target = force / full;
    },
    tick(seconds) {
      const moving = spring.tick(seconds);
      needle.rotation = SWEEP * (2 * Math.min(1.04, spring.value) - 1);
      return moving;
    },
    rest() {
      spring.value = spring.target;
      needle.rotation = SWEEP * (2 * Math.min(1.04, spring.value) - 1);
    },
    fitText(factor, figures) {
      for (const end of ends) end.visible = figures;
      window.scale.set(factor);
    },
  };
}
