/** A bench centrifuge from the front: through the window of its lid the rotor with its tubes is seen, standing or as a ring while it turns. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { fitted } from '../layout/layout';
import { aslantGradient, downGradient, metalDown, mix, roundGradient } from '../paint/shading';

export interface BenchCentrifuge extends Part {
  /** Part of the spin that is done; null: it stands. `liquid`: in the tubes; null: they are empty. */
  set(spinning: number | null, liquid: number | null, wall: number, still: boolean): void;
  /** Of what is pressed. */
  place(): Box;
  standing(): { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const SIZE = { width: 200, height: 168 } as const;
const WINDOW = { x: 100, y: 66, across: 70, down: 40 } as const;
const TUBES = 4;
/** Turns of a wall second that can still be seen as turning. */
const TURNS = 1.7;

function drawBody({ theme }: StageContext): Graphics {
  const dark = theme.name === 'dark';
  const enamel = dark ? 0xb4c1ce : 0xeef2f5;
  const shade = dark ? 0x62707f : 0xafbcc8;
  return new Graphics()
    .moveTo(10, 152)
    .lineTo(10, 66)
    .bezierCurveTo(10, 28, 44, 12, 100, 12)
    .bezierCurveTo(156, 12, 190, 28, 190, 66)
    .lineTo(190, 152)
    .quadraticCurveTo(190, 162, 180, 162)
    .lineTo(20, 162)
    .quadraticCurveTo(10, 162, 10, 152)
    .closePath()
    .fill(
      aslantGradient([
        [0, mix(enamel, 0xffffff, 0.4)],
        [0.5, enamel],
        [1, shade],
      ]),
    )
    .stroke({ width: 1, color: dark ? 0x46566a : 0x8795a4 })
    .rect(12, 117, 176, 2)
    .fill({ color: 0x000000, alpha: 0.16 })
    .roundRect(26, 162, 26, 6, 2)
    .fill(0x14181d)
    .roundRect(148, 162, 26, 6, 2)
    .fill(0x14181d);
}

/** Before the rotor and behind it: the window of the lid, and the panel below. */
function drawLid({ theme }: StageContext) {
  const rim = new Graphics()
    .ellipse(WINDOW.x, WINDOW.y, WINDOW.across + 8, WINDOW.down + 7)
    .fill(metalDown(theme))
    .ellipse(WINDOW.x, WINDOW.y, WINDOW.across, WINDOW.down)
    .fill(
      roundGradient([
        [0, 0x39434e],
        [1, 0x10151a],
      ]),
    );
  const hub = new Graphics().ellipse(WINDOW.x, WINDOW.y, 15, 9).fill(metalDown(theme));
  const glass = new Graphics()
    .ellipse(WINDOW.x, WINDOW.y, WINDOW.across, WINDOW.down)
    .fill({ color: 0xcfe6f5, alpha: 0.1 })
    .moveTo(52, 52)
    .quadraticCurveTo(66, 36, 96, 31)
    .stroke({ width: 5, color: 0xffffff, alpha: 0.22, cap: 'round' });
  const panel = new Graphics()
    .roundRect(34, 126, 132, 28, 6)
    .fill(
      downGradient([
        [0, 0x2a323b],
        [1, 0x161b21],
      ]),
    )
    .circle(52, 140, 8)
    .fill(metalDown(theme))
    .circle(148, 140, 8)
    .fill(metalDown(theme));
  return { rim, hub, glass, panel };
}

function drawRotor(rotor: Graphics, turn: number, liquid: number | null): void {
  rotor.clear();
  for (let n = 0; n < TUBES; n++) {
    const angle = turn + (n * 2 * Math.PI) / TUBES;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    const from = { x: WINDOW.x + 18 * across, y: WINDOW.y + 10 * down };
    const to = { x: WINDOW.x + 56 * across, y: WINDOW.y + 31 * down };
    rotor
      .moveTo(from.x, from.y)
      .lineTo(to.x, to.y)
      .stroke({ width: 15, color: 0x8f9ba7, cap: 'round' })
      .moveTo(from.x, from.y)
      .lineTo(to.x, to.y)
      .stroke({ width: 9, color: 0xdfeaf2, cap: 'round' });
    if (liquid !== null)
      rotor
        .moveTo(from.x + (to.x - from.x) * 0.25, from.y + (to.y - from.y) * 0.25)
        .lineTo(to.x, to.y)
        .stroke({ width: 7, color: liquid, cap: 'round' });
  }
}

export function createBenchCentrifuge(context: StageContext): BenchCentrifuge {
  const root = new Container({ label: 'centrifuge' });
  const { rim, hub, glass, panel } = drawLid(context);
  const rotor = new Graphics();
  const blur = new Graphics();
  const bar = new Graphics();
  const lamp = new Graphics().circle(100, 22, 3.4).fill(0x49d17a);
  root.addChild(drawBody(context), rim, rotor, blur, hub, glass, panel, bar, lamp);
  let at = { x: 0, y: 0, scale: 1 };
  let shown = '';

  return {
    root,
    lay(box: Box, _type: TypeSizes) {
      const { x, y, scale } = fitted(box, SIZE, 0.5, 1);
      at = { x, y, scale };
      root.position.set(x, y);
      root.scale.set(scale);
    },
    set(spinning, liquid, wall, still) {
      const turns = spinning !== null;
      const turn = turns && !still ? ((wall / 1000) * TURNS * 2 * Math.PI) % (2 * Math.PI) : 0.5;
      const key = `${turn.toFixed(3)} ${liquid}`;
      if (key !== shown) {
        shown = key;
        drawRotor(rotor, turn, liquid);
        blur.clear();
        if (turns)
          blur
            .ellipse(WINDOW.x, WINDOW.y, 46, 26)
            .stroke({ width: 20, color: liquid ?? 0xdfeaf2, alpha: 0.45 })
            .ellipse(WINDOW.x, WINDOW.y, 56, 32)
            .stroke({ width: 3, color: 0xffffff, alpha: 0.2 });
      }
      lamp.alpha = turns ? 1 : 0.25;
      bar.clear().roundRect(66, 137, 68, 6, 3).fill(0x0b0f13);
      if (turns) bar.roundRect(66, 137, Math.max(3, 68 * spinning), 6, 3).fill(0x49d17a);
    },
    place: () => ({
      x: at.x + 22 * at.scale,
      y: at.y + 18 * at.scale,
      width: 156 * at.scale,
      height: 96 * at.scale,
    }),
    standing: () => ({
      x: at.x + 100 * at.scale,
      y: at.y + SIZE.height * at.scale,
      width: 176 * at.scale,
      height: 150 * at.scale,
    }),
  };
}
