/** A lens over the lattice: atoms that swing wider, farther apart and no larger; below it the well in which each swings. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { roundGradient } from '../../kit/paint/shading';
import { createPictureCard, drawLensWindow } from '../../kit/words/picture-card';

export interface LatticeState {
  readonly celsius: number;
  readonly strain: number;
  readonly tone: number;
  /** Wall milliseconds. */
  readonly wall: number;
}

export interface LatticeLens extends Part {
  set(state: LatticeState): void;
}

const COLUMNS = 5;
const ROWS = 3;
/** How many times the growth of distances is drawn too large. */
const GROWTH = 14;
/** Swing at 300 K, of the distance; it goes with the root of the temperature. */
const SWING = 0.055;
const CURVE = 48;
/** A Morse well: steep at the near side, flat at the far one. */
const WELL = { a: 2.2, from: 0.62, to: 2.35 } as const;
const wellAt = (r: number): number => (1 - Math.exp(-WELL.a * (r - 1))) ** 2;

export function createLatticeLens(context: StageContext): LatticeLens {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'lattice' });
  const card = createPictureCard(context, 'Energy between two atoms');
  const atoms = Array.from({ length: COLUMNS * ROWS }, () =>
    new Graphics().circle(0, 0, 1).fill(
      roundGradient(
        [
          [0, 0xffffff],
          [0.45, 0xd0d0d0],
          [1, 0x6a6a6a],
        ],
        { x: 0.36, y: 0.34 },
      ),
    ),
  );
  const mask = new Graphics();
  const crystal = new Container({ label: 'crystal' });
  crystal.addChild(...atoms);
  const well = new Graphics();
  const level = new Graphics();
  const name = card.caption;
  root.addChild(card.root, crystal, mask, well, level);
  crystal.mask = mask;
  let view: Box = { x: 0, y: 0, width: 1, height: 1 };
  let graph: Box = { x: 0, y: 0, width: 1, height: 1 };
  let key = '';
  const ink = theme.paperInk;

  const place = (r: number, energy: number): readonly [number, number] => [
    graph.x + ((r - WELL.from) / (WELL.to - WELL.from)) * graph.width,
    graph.y + graph.height * (1 - Math.min(1, energy)),
  ];

  return {
    root,
    lay(box, type: TypeSizes) {
      card.lay(box, type.small);
      const pad = 10;
      const high = (box.height - 3 * pad) * 0.52;
      view = { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: high };
      graph = {
        x: box.x + 2 * pad,
        y: view.y + high + pad,
        width: box.width - 4 * pad,
        height: box.height - high - 3 * pad - type.small * 1.5,
      };
      drawLensWindow(card.pen, mask, view, theme, 0x18222e);
      well.clear();
      for (let n = 0; n <= CURVE; n++) {
        const r = WELL.from + (n / CURVE) * (WELL.to - WELL.from);
        const [x, y] = place(r, wellAt(r));
        if (n === 0) well.moveTo(x, y);
        else well.lineTo(x, y);
      }
      well.stroke({ width: 2.2, color: ink });
      name.text = name.width > box.width - 8 ? 'Energy of two atoms' : 'Energy between two atoms';
      name.visible = name.width < box.width;
      key = '';
    },
    set({ celsius, strain, tone, wall }) {
      const kelvin = celsius + 273.15;
      const pitch = Math.min(view.width / (COLUMNS - 0.2), view.height / (ROWS - 0.3)) * 0.86;
      const spread = pitch * (1 + GROWTH * strain);
      const swing = pitch * SWING * Math.sqrt(kelvin / 300);
      const time = reducedMotion ? 0 : wall / 90;
      for (const [n, atom] of atoms.entries()) {
        const [i, j] = [n % COLUMNS, Math.floor(n / COLUMNS)];
        atom.position.set(
          view.x +
            view.width / 2 +
            (i - (COLUMNS - 1) / 2) * spread +
            swing * Math.sin(time * (1 + 0.07 * ((n * 5) % 7)) + n * 1.9),
          view.y +
            view.height / 2 +
            (j - (ROWS - 1) / 2) * spread +
            swing * Math.cos(time * (1 + 0.06 * ((n * 3) % 8)) + n * 2.6),
        );
        atom.scale.set(pitch * 0.3);
        atom.tint = tone;
      }
      const next = `${Math.round(kelvin / 4)} ${graph.width}`;
      if (next === key) return;
      key = next;
      // Between these two distances an atom of this energy swings.
      const energy = Math.min(0.62, kelvin / 1500);
      const near = 1 - Math.log(1 + Math.sqrt(energy)) / WELL.a;
      const far = 1 - Math.log(1 - Math.sqrt(energy)) / WELL.a;
      const [x1, y] = place(near, energy);
      const [x2] = place(far, energy);
      const [mean] = place((near + far) / 2, energy);
      const [rest, foot] = place(1, 0);
      level
        .clear()
        .moveTo(x1, y)
        .lineTo(x2, y)
        .stroke({ width: 2, color: 0xc2410c })
        .moveTo(rest, foot)
        .lineTo(mean, y)
        .stroke({ width: 1.2, color: 0xc2410c, alpha: 0.6 })
        .circle(mean, y, 4.5)
        .fill(0xc2410c);
    },
  };
}
