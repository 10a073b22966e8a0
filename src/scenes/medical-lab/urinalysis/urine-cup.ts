/**
 * The specimen cup: colour, clarity (lines on a card behind it fade in cloudy urine) and foam are seen. Beside it the vial of strips; one
 * is carried into the urine and stands in it while its pads turn.
 */
import { Container, Graphics } from 'pixi.js';
import { CHART, PADS } from '../../../../engine/medical-lab/reagent-strip';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { type Carried, createCarried } from '../../kit/controls/carried';
import { glassVessel, type Profile } from '../../kit/glassware/glass';
import { createLiquid } from '../../kit/glassware/liquid';
import { fitDrawing } from '../../kit/layout/layout';
import { acrossGradient, contactShadow, downGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface CupState {
  readonly colour: number;
  readonly turbidity: number;
  readonly foam: number;
  readonly label: string;
}

export interface UrineCup extends Part {
  set(state: CupState, wall: number): void;
  standing(): readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[];
}

const SIZE = { width: 290, height: 240 } as const;
const FLOOR = 226;
const CUP = { x: 108, scale: 1.28 } as const;
const PROFILE: Profile = [
  [0, 44],
  [5, 48],
  [116, 60],
];
const FILL = 76;
const VIAL = { x: 238, half: 26, top: 116 } as const;
const STRIP = { width: 11, length: 118 } as const;
const BUBBLES = 26;

function drawCard(theme: StageTheme): Graphics {
  const card = new Graphics()
    .roundRect(28, 34, 160, 178, 4)
    .fill(theme.name === 'dark' ? 0xd9dfe5 : 0xfdfdfb)
    .roundRect(28.5, 34.5, 159, 177, 4)
    .stroke({ width: 1, color: 0x9aa7b3 });
  for (let n = 0; n < 9; n++) card.rect(40, 50 + n * 17, 136, n % 3 === 0 ? 5 : 2.5).fill(0x232b34);
  return card;
}

function drawFoam(): Graphics {
  const foam = new Graphics();
  for (let n = 0; n < BUBBLES; n++) {
    const angle = n * 2.39996;
    const far = Math.sqrt((n + 0.5) / BUBBLES);
    const [x, y, r] = [51 * far * Math.cos(angle), 8 * far * Math.sin(angle) - FILL - 1, 3 + ((n * 7) % 5)];
    foam
      .circle(x, y, r)
      .fill({ color: 0xfffdf2, alpha: 0.8 })
      .circle(x, y, r)
      .stroke({ width: 0.8, color: 0xcabf94, alpha: 0.8 });
  }
  return foam;
}

function createCup(theme: StageTheme) {
  const root = new Container();
  root.position.set(CUP.x, FLOOR);
  root.scale.set(CUP.scale);
  const { back, front } = glassVessel(theme, PROFILE);
  const liquid = createLiquid(theme, PROFILE);
  const cloud = new Graphics()
    .poly([-44, -2, 44, -2, 55, -FILL, -55, -FILL])
    .fill(0xffffff)
    .ellipse(0, -FILL, 55, 10)
    .fill(0xffffff)
    .ellipse(0, -1, 44, 8)
    .fill(0xffffff);
  const foam = drawFoam();
  const marks = new Graphics();
  for (const [n, height] of [24, 42, 60, 78, 96].entries())
    marks.rect(-10, -height, n % 2 === 0 ? 26 : 16, 1.4).fill({ color: 0x3b4754, alpha: 0.55 });
  root.addChild(contactShadow(theme, 104), back, liquid.root, cloud, foam, marks, front);
  let shown = '';
  return {
    root,
    set(state: CupState) {
      liquid.set(FILL, state.colour);
      const key = `${state.turbidity} ${state.foam} ${state.colour}`;
      if (key !== shown) {
        shown = key;
        cloud.alpha = 0.93 * state.turbidity;
        cloud.tint = state.colour === 0 ? 0xffffff : 0xe6d9a6;
        foam.visible = state.foam > 0.12;
        foam.alpha = Math.min(1, state.foam * 1.1);
      }
    },
  };
}

/** Of strips: some look out of it. */
function drawVial() {
  const vial = new Graphics()
    .roundRect(VIAL.x - VIAL.half, VIAL.top + 14, 2 * VIAL.half, FLOOR - VIAL.top - 14, 7)
    .fill(
      acrossGradient([
        [0, 0xc7ced6],
        [0.3, 0xf6f8fa],
        [0.8, 0xe3e8ed],
        [1, 0xa9b4bf],
      ]),
    )
    .rect(VIAL.x - VIAL.half, VIAL.top + 44, 2 * VIAL.half, 38)
    .fill(
      downGradient([
        [0, 0x2f7fb8],
        [1, 0x1f5c8b],
      ]),
    )
    .ellipse(VIAL.x, VIAL.top + 14, VIAL.half, 7)
    .fill(0x6d7883);
  const behind = new Graphics();
  for (const x of [-13, 13])
    behind
      .roundRect(VIAL.x + x - 5, VIAL.top - 26, 10, 46, 2)
      .fill(0xf4f5f2)
      .rect(VIAL.x + x - 4, VIAL.top - 8, 8, 8)
      .fill(0x7fd1c8);
  return { vial, behind };
}

function drawStrip(): Container {
  const strip = new Container({ label: 'strip' });
  const pen = new Graphics()
    .roundRect(-STRIP.width / 2, -STRIP.length, STRIP.width, STRIP.length, 2)
    .fill(0xfafaf6)
    .roundRect(-STRIP.width / 2, -STRIP.length, STRIP.width, STRIP.length, 2)
    .stroke({ width: 0.8, color: 0xa7b0b8 });
  PADS.forEach((pad, n) =>
    pen.rect(-STRIP.width / 2 + 1, -8 - n * 8.4, STRIP.width - 2, 6).fill(CHART[pad].colours[0]),
  );
  strip.addChild(pen);
  return strip;
}

export function createUrineCup(context: StageContext & { redraw(): void }, dip: () => void): UrineCup {
  const { theme } = context;
  const root = new Container({ label: 'specimen cup' });
  const drawn = new Container();
  const card = drawCard(theme);
  const cup = createCup(theme);
  const { behind, vial } = drawVial();
  drawn.addChild(card, behind, vial, cup.root);
  const strip = drawStrip();
  const label = context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 1] });
  root.addChild(drawn, strip, label);
  let at = { x: 0, y: 0, scale: 1 };
  let aimed: Box = { x: 0, y: 0, width: 0, height: 0 };
  let dippedAt = Number.NEGATIVE_INFINITY;
  let wallNow = 0;
  const carried: Carried = createCarried(context, strip, {
    name: 'Reagent strip: dip it',
    hint: 'Drag it into the cup, or press Enter.',
    box: { x: -STRIP.width, y: -STRIP.length, width: 2 * STRIP.width, height: STRIP.length },
    drop(point) {
      const inside =
        point.x > aimed.x - 20 &&
        point.x < aimed.x + aimed.width + 20 &&
        point.y > aimed.y &&
        point.y < aimed.y + aimed.height + 40;
      if (inside) plunge();
    },
    send: () => plunge(),
  });
  function plunge(): void {
    dippedAt = wallNow;
    context.sound('drop');
    dip();
  }
  const home = (x: number, y: number): { readonly x: number; readonly y: number } => ({
    x: at.x + x * at.scale,
    y: at.y + y * at.scale,
  });

  return {
    root,
    lay(box, { small }: TypeSizes) {
      const line = small * 1.5;
      at = fitDrawing(drawn, { ...box, y: box.y + line, height: box.height - line }, SIZE);
      const { x, y, scale } = at;
      label.style.fontSize = small;
      label.position.set(x + CUP.x * scale, y + 30 * scale);
      const corner = home(CUP.x - 70, 80);
      aimed = { ...corner, width: 140 * scale, height: 140 * scale };
      carried.aim([aimed]);
      carried.home(home(VIAL.x, VIAL.top + 40), scale);
    },
    set(state, wall) {
      wallNow = wall;
      // It stays in the urine for a moment and is drawn out again: pads that stay in it bleed.
      const inCup = wall - dippedAt < 900 && wall >= dippedAt;
      carried.home(inCup ? home(CUP.x, FLOOR - 40) : home(VIAL.x, VIAL.top + 40), at.scale);
      carried.move(wall);
      if (inCup) context.redraw();
      cup.set(state);
      label.text = state.label;
    },
    standing: () =>
      [
        [CUP.x, 128, 150],
        [VIAL.x, 54, 100],
      ].map(([x = 0, width = 0, height = 0]) => ({
        x: at.x + x * at.scale,
        y: at.y + FLOOR * at.scale,
        width: width * at.scale,
        height: height * at.scale,
      })),
  };
}
