/** A look at dissolved molecules: of two hundred, those that are ionised stand out; below it, how many that is. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { mix, roundGradient } from '../../kit/paint/shading';

export interface IonisedLens extends Part {
  /** Part of the molecules that is ionised, null for nothing to be seen, and words for it. */
  set(part: number | null, words: string): void;
}

const DOTS = 200;
/** Room for the words, in heights of small text. */
const LINES = 4;
/** Sunflower arrangement: even, and without rows. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
/** Takes the dots in an order that scatters them over the lens; 123 is 200 over the golden ratio, and has no divisor in common with it. */
const STRIDE = 123;

export function createIonisedLens(context: StageContext, radius: number): IonisedLens {
  const { theme } = context;
  const root = new Container({ label: 'look at the molecules' });
  const disc = new Container({ label: 'molecules' });
  const text = context.text({ size: 12, colour: theme.ink, anchor: [0.5, 0], align: 'center' });
  const dots = new Graphics();
  const ground = theme.name === 'dark' ? 0x12324a : 0xdcedf8;
  disc.addChild(
    new Graphics()
      .circle(2, 5, radius + 4)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
      .circle(0, 0, radius)
      .fill(
        roundGradient(
          [
            [0, mix(ground, 0xffffff, theme.name === 'dark' ? 0.1 : 0.5)],
            [1, ground],
          ],
          { x: 0.38, y: 0.34 },
        ),
      ),
    dots,
    new Graphics()
      .circle(0, 0, radius + 1.5)
      .stroke({ width: 4, color: theme.metal[1] })
      .circle(0, 0, radius + 2.8)
      .stroke({ width: 1.2, color: theme.metal[0], alpha: 0.9 })
      .arc(0, 0, radius - 7, Math.PI * 1.08, Math.PI * 1.42)
      .stroke({ width: 4, color: 0xffffff, alpha: 0.28, cap: 'round' }),
  );
  root.addChild(disc, text);
  const whole = theme.name === 'dark' ? 0x7d93a8 : 0x8ba3b8;
  let drawn = -1;
  return {
    root,
    lay(box, { small }) {
      const below = LINES * small;
      const shape = { width: 2 * radius + 10, height: 2 * radius + 10 };
      const place = fitted({ ...box, height: box.height - below }, shape, 0.5, 0.4);
      disc.position.set(place.x + place.width / 2, place.y + place.height / 2);
      disc.scale.set(place.scale);
      text.style.fontSize = small;
      text.style.wordWrap = true;
      text.style.wordWrapWidth = box.width;
      text.position.set(box.x + box.width / 2, place.y + place.height + 4);
    },
    set(part, words) {
      disc.visible = text.visible = part !== null;
      if (part === null) return;
      text.text = words;
      const ionised = Math.round(part * DOTS);
      if (ionised === drawn) return;
      drawn = ionised;
      dots.clear();
      for (let index = 0; index < DOTS; index++) {
        const at = (index * STRIDE) % DOTS;
        const away = (radius - 8) * Math.sqrt((at + 0.5) / DOTS);
        const [x, y] = [away * Math.cos(at * GOLDEN), away * Math.sin(at * GOLDEN)];
        if (index < ionised) {
          dots
            .circle(x, y, 3.4)
            .fill(0x2f7fd0)
            .circle(x + 4.4, y - 3.2, 2.3)
            .fill(0xe8473f);
        } else dots.circle(x, y, 2.9).fill(whole);
      }
    },
  };
}
