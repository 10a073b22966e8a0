/** The treadmill with its console and a cup of coffee on it. Origin at the floor, below the left end. */
import { Graphics } from 'pixi.js';
import { acrossGradient, downGradient, metalAcross, metalDown, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export const BELT = 44;
const DECK = { from: 14, to: 286 } as const;
/** Stage units of a metre of belt. */
const PER_METRE = 150;
const STRIPE = 34;

function createFrame(theme: StageTheme): Graphics {
  return new Graphics()
    .roundRect(DECK.from - 8, -BELT + 4, DECK.to - DECK.from + 40, 26, 9)
    .fill(
      downGradient([
        [0, mix(0x39434f, 0xffffff, 0.25)],
        [0.3, 0x2a323c],
        [1, 0x12171d],
      ]),
    )
    .roundRect(DECK.from + 6, -14, 34, 14, 4)
    .roundRect(DECK.to - 30, -14, 46, 14, 4)
    .fill(0x1b2129)
    .roundRect(DECK.to - 6, -BELT - 8, 44, 30, 12)
    .fill(metalDown(theme));
}

/** The post with the handrail and the console. */
function createPost(theme: StageTheme): Graphics {
  return new Graphics()
    .poly([DECK.to + 14, -BELT, DECK.to + 28, -BELT, DECK.to + 14, -196, DECK.to + 2, -196])
    .fill(metalAcross(theme))
    .moveTo(DECK.to + 8, -166)
    .bezierCurveTo(DECK.to - 40, -166, DECK.to - 56, -164, DECK.to - 70, -158)
    .stroke({ width: 7, color: mix(theme.metal[1], 0x10161c, 0.35), cap: 'round' })
    .moveTo(DECK.to + 6, -168)
    .bezierCurveTo(DECK.to - 40, -168, DECK.to - 56, -166, DECK.to - 70, -160)
    .stroke({ width: 1.6, color: theme.metal[0], alpha: 0.8, cap: 'round' })
    .poly([DECK.to - 22, -190, DECK.to + 34, -222, DECK.to + 40, -212, DECK.to - 12, -178])
    .fill(metalDown(theme))
    .poly([DECK.to - 16, -192, DECK.to + 29, -218, DECK.to + 32, -212, DECK.to - 11, -187])
    .fill(0x10201f);
}

/** Stripes of the belt, which run by under their window. */
function createStripes() {
  const stripes = new Graphics();
  for (let x = -STRIPE; x < DECK.to - DECK.from; x += STRIPE) stripes.rect(x, 0, 15, 3);
  stripes.fill({ color: 0x6b7580, alpha: 0.85 });
  const window = new Graphics().rect(DECK.from, -BELT - 1, DECK.to - DECK.from, 8).fill(0xffffff);
  stripes.mask = window;
  stripes.position.set(DECK.from, -BELT + 1);
  return { stripes, window };
}

function createCup(theme: StageTheme): Graphics {
  const cup = new Graphics({ label: 'coffee' })
    .ellipse(DECK.to + 46, -190, 15, 3.6)
    .fill(metalDown(theme))
    .rect(DECK.to + 20, -192, 26, 4)
    .fill(metalDown(theme))
    .poly([DECK.to + 36, -222, DECK.to + 58, -222, DECK.to + 54, -192, DECK.to + 40, -192])
    .fill(
      acrossGradient([
        [0, 0xffffff],
        [0.5, 0xf1ece4],
        [1, 0xb9ad9d],
      ]),
    )
    .rect(DECK.to + 37.4, -212, 19.4, 10)
    .fill(0x7a4a26)
    .ellipse(DECK.to + 47, -222, 11, 3)
    .fill(0x3a2214)
    .moveTo(DECK.to + 43, -229)
    .bezierCurveTo(DECK.to + 38, -237, DECK.to + 48, -240, DECK.to + 43, -249)
    .moveTo(DECK.to + 51, -229)
    .bezierCurveTo(DECK.to + 46, -238, DECK.to + 56, -241, DECK.to + 51, -251)
    .stroke({ width: 1.6, color: theme.inkSoft, alpha: 0.55, cap: 'round' });
  cup.visible = false;
  return cup;
}

export function createTreadmill(theme: StageTheme) {
  const belt = new Graphics().rect(DECK.from, -BELT, DECK.to - DECK.from, 6).fill(0x181c21);
  const { stripes, window } = createStripes();
  const cup = createCup(theme);
  return {
    views: [createPost(theme), createFrame(theme), belt, stripes, window, cup],
    /** `time`: lab seconds; `speed`: m/s of the belt. */
    run(time: number, speed: number): void {
      stripes.x = DECK.from + STRIPE - ((time * speed * PER_METRE) % STRIPE);
    },
    coffee(is: boolean): void {
      cup.visible = is;
    },
  };
}
