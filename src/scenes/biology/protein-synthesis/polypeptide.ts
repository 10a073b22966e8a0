/** A chain of amino acids: beads coloured by side chain, with their letters, joined by bonds. */
import { Container, Graphics, GraphicsContext, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';
import { cellPalette, residuePaint } from './cell-palette';
import { roundGradient } from '../../kit/paint/shading';

export interface Polypeptide {
  readonly root: Container;
  begin(): void;
  /** The next bead, of this diameter. `joined`: by a bond to the one before; `letter` alpha 0 leaves it out. */
  put(residue: string, x: number, y: number, diameter: number, joined: boolean, letter: number): void;
  end(): void;
  destroy(): void;
}

interface Bead {
  readonly bond: Graphics;
  readonly ball: Graphics;
  readonly shine: Graphics;
  readonly letter: Text;
  residue: string;
}

const BALL = 20;

/** Shared by all beads of a chain. */
const drawBall = (): GraphicsContext =>
  new GraphicsContext().circle(0, 0, BALL / 2).fill(
    roundGradient(
      [
        [0, 0xffffff],
        [0.7, 0xf4f4f4],
        [1, 0x9a9a9a],
      ],
      { x: 0.4, y: 0.36 },
    ),
  );

function colour(bead: Bead, residue: string): void {
  if (bead.residue === residue) return;
  bead.residue = residue;
  const paint = residuePaint(residue);
  bead.ball.tint = paint.fill;
  bead.letter.text = residue;
  bead.letter.style.fill = paint.ink;
}

/** A bead and its bond are made when first needed. */
export function createPolypeptide(context: StageContext): Polypeptide {
  const palette = cellPalette(context.theme);
  const root = new Container({ label: 'polypeptide' });
  const bonds = new Container();
  const balls = new Container();
  const letters = new Container();
  root.addChild(bonds, balls, letters);
  const ball = drawBall();
  const shine = new GraphicsContext().ellipse(-3, -4.6, 3.2, 2.1).fill({ color: 0xffffff, alpha: 0.45 });
  const beads: Bead[] = [];
  let used = 0;
  let shown = 0;
  let lastX = 0;
  let lastY = 0;

  const make = (): Bead => {
    const bead: Bead = {
      bond: new Graphics().rect(0, -2.2, 1, 4.4).fill(palette.bond),
      ball: new Graphics(ball),
      shine: new Graphics(shine),
      letter: context.text({ size: 12, weight: '700', anchor: [0.5, 0.5] }),
      residue: '',
    };
    bonds.addChild(bead.bond);
    balls.addChild(bead.ball, bead.shine);
    letters.addChild(bead.letter);
    beads.push(bead);
    return bead;
  };

  return {
    root,
    begin() {
      used = 0;
    },
    put(residue, x, y, diameter, joined, letter) {
      const bead = beads[used] ?? make();
      colour(bead, residue);
      for (const part of [bead.ball, bead.shine]) {
        part.visible = true;
        part.position.set(x, y);
        part.scale.set(diameter / BALL);
      }
      bead.letter.visible = letter > 0;
      bead.letter.alpha = letter;
      bead.letter.position.set(x, y + 0.5);
      const dx = lastX - x;
      const dy = lastY - y;
      bead.bond.visible = joined && used > 0;
      if (bead.bond.visible) {
        bead.bond.alpha = letter > 0 ? 1 : 0.4;
        bead.bond.position.set(x, y);
        bead.bond.rotation = Math.atan2(dy, dx);
        bead.bond.scale.set(Math.sqrt(dx * dx + dy * dy), diameter / BALL);
      }
      lastX = x;
      lastY = y;
      used++;
    },
    end() {
      for (let i = used; i < shown; i++) {
        const bead = beads[i] as Bead;
        for (const part of [bead.ball, bead.shine, bead.bond, bead.letter]) part.visible = false;
      }
      shown = used;
    },
    destroy() {
      ball.destroy();
      shine.destroy();
    },
  };
}
