/** A hammer over an anvil with a small solid: it swings down, and the piece cleaves, slips or shatters. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, contactShadow, metalAcross, metalDown, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export type PieceShape = 'whole' | 'cleaved' | 'slipped' | 'shattered' | 'none';

export interface HammerAndAnvil {
  readonly root: Container;
  set(shape: PieceShape, colour: number): void;
  /** One blow. */
  swing(): void;
  /** Moves on by so many seconds; false once it rests. */
  tick(seconds: number): boolean;
  rest(): void;
}

const UP = -0.72;
const BLOW = 0.16;
const BACK = 0.5;
const TOP = -52;

const drawAnvil = (theme: StageTheme): Graphics =>
  new Graphics()
    .poly([
      -42,
      TOP,
      44,
      TOP,
      40,
      TOP + 14,
      17,
      TOP + 18,
      15,
      -14,
      34,
      -8,
      34,
      0,
      -34,
      0,
      -34,
      -8,
      -15,
      -14,
      -17,
      TOP + 18,
      -30,
      TOP + 14,
    ])
    .fill(metalAcross(theme))
    .rect(-42, TOP, 86, 4)
    .fill(metalDown(theme));

/** Its handle's end is the axis; the head strikes the middle of the anvil. */
function createHammer(theme: StageTheme): Container {
  const hammer = new Container({ x: 66, y: TOP - 46 });
  hammer.addChild(
    new Graphics()
      .roundRect(-74, -4, 80, 8, 4)
      .fill(
        acrossGradient([
          [0, 0x8a5a2b],
          [0.5, 0xc98f4e],
          [1, 0x6f451d],
        ]),
      )
      .roundRect(-6, -5, 22, 10, 4)
      .fill(0x2a2f36),
    new Graphics()
      .roundRect(-79, -17, 18, 36, 4)
      .fill(metalAcross(theme))
      .roundRect(-81, 15, 22, 8, 3)
      .fill(metalDown(theme)),
  );
  hammer.rotation = -UP;
  return hammer;
}

function drawFace(piece: Graphics, points: readonly number[], colour: number, shade: number): void {
  piece.poly([...points]).fill(mix(colour, shade > 0 ? 0x1a2733 : 0xffffff, Math.abs(shade)));
}

function drawCube(piece: Graphics, x: number, y: number, wide: number, high: number, colour: number): void {
  drawFace(piece, [x, y, x + wide, y, x + wide, y - high, x, y - high], colour, 0.08);
  drawFace(piece, [x, y - high, x + 6, y - high - 6, x + wide + 6, y - high - 6, x + wide, y - high], colour, -0.55);
  drawFace(piece, [x + wide, y, x + wide + 6, y - 6, x + wide + 6, y - high - 6, x + wide, y - high], colour, 0.35);
}

function drawPiece(piece: Graphics, shape: PieceShape, colour: number): void {
  piece.clear();
  switch (shape) {
    case 'none':
      return;
    case 'whole':
      drawCube(piece, -15, 0, 28, 24, colour);
      return;
    case 'cleaved':
      drawCube(piece, -24, 0, 17, 24, colour);
      drawCube(piece, 4, 0, 17, 24, colour);
      return;
    case 'slipped':
      drawCube(piece, -18, 0, 28, 12, colour);
      drawCube(piece, -8, -12, 28, 12, colour);
      return;
    case 'shattered':
      for (let n = 0; n < 8; n++) {
        const x = -34 + n * 9;
        const high = 5 + ((n * 7) % 9);
        drawFace(
          piece,
          [x, 0, x + 8, 0, x + 9, -high * 0.5, x + 4, -high, x - 1, -high * 0.4],
          colour,
          n % 2 === 0 ? -0.4 : 0.15,
        );
      }
  }
}

/** Origin at the middle of the anvil's foot. */
export function createHammerAndAnvil({ theme }: StageContext): HammerAndAnvil {
  const root = new Container({ label: 'hammer and anvil' });
  const piece = new Graphics({ y: TOP });
  const hammer = createHammer(theme);
  root.addChild(contactShadow(theme, 120, 20), drawAnvil(theme), piece, hammer);
  let key = '';
  let clock = Number.POSITIVE_INFINITY;
  return {
    root,
    set(shape, colour) {
      const next = `${shape} ${colour}`;
      if (next === key) return;
      key = next;
      drawPiece(piece, shape, colour);
    },
    swing() {
      clock = 0;
    },
    tick(seconds) {
      if (clock === Number.POSITIVE_INFINITY) return false;
      clock += Math.min(0.05, seconds);
      const down = Math.min(1, clock / BLOW);
      const back = Math.min(1, Math.max(0, (clock - BLOW) / BACK));
      hammer.rotation = -UP * (1 - down * down + back * (2 - back));
      if (back >= 1) clock = Number.POSITIVE_INFINITY;
      return true;
    },
    rest() {
      clock = Number.POSITIVE_INFINITY;
      hammer.rotation = -UP;
    },
  };
}
