/** A stopwatch on a cord: metal case, crown to press, dark face with its figures. Origin at the middle of its face. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { contactShadow, metalAcross, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface Stopwatch {
  readonly root: Container;
  readonly radius: number;
  /** Seconds as displayed, a word below them, and whether it runs. */
  set(figures: string, word: string, running: boolean): void;
  /** The crown is held down. */
  hold(down: boolean): void;
  scaleText(factor: number): void;
}

const CROWN = { width: 18, height: 15, travel: 4 } as const;

function createCord(theme: StageTheme, top: number, cord: number): Graphics {
  const lace = theme.name === 'dark' ? 0x8b6f47 : 0x7a5b34;
  return new Graphics()
    .moveTo(-9, top - 20)
    .quadraticCurveTo(-6, -cord + 24, 0, -cord)
    .quadraticCurveTo(6, -cord + 24, 9, top - 20)
    .stroke({ width: 2.4, color: lace })
    .circle(0, -cord, 5)
    .fill(metalAcross(theme));
}

function createCrown(theme: StageTheme, top: number): Graphics {
  const crown = new Graphics()
    .roundRect(-CROWN.width / 2, top - CROWN.height, CROWN.width, CROWN.height, 4)
    .fill(metalAcross(theme));
  for (let n = -3; n <= 3; n++)
    crown.rect(n * 2.4 - 0.4, top - CROWN.height + 2, 0.8, CROWN.height - 4).fill({ color: 0x000000, alpha: 0.25 });
  return crown;
}

/** Case and face with its sixty marks. */
function createCase(theme: StageTheme, radius: number, top: number): Graphics {
  const [bright, middle, dark] = theme.metal;
  const body = new Graphics()
    .roundRect(-6, top, 12, 12, 2)
    .fill(metalAcross(theme))
    .circle(0, -top / 40 - radius - 24, 8)
    .stroke({ width: 2.6, color: middle })
    .circle(0, 0, radius)
    .fill(
      roundGradient(
        [
          [0, mix(bright, 0xffffff, 0.4)],
          [0.6, bright],
          [0.86, middle],
          [1, dark],
        ],
        { x: 0.36, y: 0.3 },
      ),
    )
    .circle(0, 0, radius * 0.88)
    .fill({ color: 0x000000, alpha: 0.45 })
    .circle(0, 0, radius * 0.86)
    .fill(
      roundGradient(
        [
          [0, mix(theme.screen, theme.screenGlow, 0.12)],
          [0.7, theme.screen],
          [1, mix(theme.screen, 0x000000, theme.name === 'dark' ? 0.5 : 0.1)],
        ],
        { x: 0.5, y: 0.45 },
      ),
    );
  for (let n = 0; n < 60; n++) {
    const angle = (2 * Math.PI * n) / 60;
    const inner = radius * (n % 5 === 0 ? 0.72 : 0.77);
    body
      .moveTo(inner * Math.sin(angle), -inner * Math.cos(angle))
      .lineTo(radius * 0.81 * Math.sin(angle), -radius * 0.81 * Math.cos(angle));
  }
  body.stroke({ width: 1, color: theme.screenGlow, alpha: 0.5 });
  return body;
}

/** `cord`: how far above its middle the hook is. */
export function createStopwatch(context: StageContext, radius: number, cord: number): Stopwatch {
  const { theme } = context;
  const root = new Container({ label: 'stopwatch' });
  const top = -radius - 8;
  const shade = contactShadow(theme, radius * 2.5, radius * 2.4);
  shade.position.set(radius * 0.12, radius * 0.16);
  const crown = createCrown(theme, top);
  const lamp = new Graphics().circle(0, -radius * 0.42, 3.6).fill(theme.screenGlow);
  const text = context.text({ size: 25, mono: true, weight: '600', colour: theme.screenGlow, anchor: [0.5, 0.5] });
  const small = context.text({ size: 12, colour: theme.screenGlow, anchor: [0.5, 0.5] });
  text.y = -radius * 0.1;
  small.y = radius * 0.48;
  const gleam = new Graphics()
    .arc(0, 0, radius * 0.93, Math.PI * 1.05, Math.PI * 1.5)
    .stroke({ width: 3, color: 0xffffff, alpha: 0.5, cap: 'round' });
  root.addChild(createCord(theme, top, cord), shade, crown, createCase(theme, radius, top), lamp, text, small, gleam);
  let shown = '';
  let said = '';
  return {
    root,
    radius,
    set(figures, word, running) {
      if (figures !== shown) {
        shown = figures;
        text.text = figures;
      }
      if (word !== said) {
        said = word;
        small.text = word;
      }
      const alpha = running ? 1 : 0.25;
      lamp.alpha = alpha;
    },
    hold(down) {
      crown.y = down ? CROWN.travel : 0;
    },
    scaleText(factor) {
      text.scale.set(factor);
      small.scale.set(factor);
    },
  };
}
