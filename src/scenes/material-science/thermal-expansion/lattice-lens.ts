/** A lens over the lattice: atoms that swing wider, farther apart and no larger; below it the well in which each swings. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
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
const LEVEL = 0xc2410c;
/** A Morse well: steep at the near side, flat at the far one. */
const WELL = { a: 2.2, from: 0.62, to: 2.35 } as const;
const wellAt = (r: number): number => (1 - Math.exp(-WELL.a * (r - 1))) ** 2;

const createAtom = (): Graphics =>
  new Graphics().circle(0, 0, 1).fill(
    roundGradient(
      [
        [0, 0xffffff],
        [0.45, 0xd0d0d0],
        [1, 0x6a6a6a],
      ],
      { x: 0.36, y: 0.34 },
    ),
  );

/** Atoms that swing about their places. */
function createCrystal(reducedMotion: boolean) {
  const atoms = Array.from({ length: COLUMNS * ROWS }, createAtom);
  const root = new Container({ label: 'crystal', children: atoms });
  return {
    root,
    swing(view: Box, kelvin: number, { strain, tone, wall }: LatticeState) {
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
    },
  };
}

/** The curve of the energy over the distance, and the level on which an atom swings. */
function createWell(ink: number) {
  const curve = new Graphics();
  const level = new Graphics();
  let graph: Box = { x: 0, y: 0, width: 1, height: 1 };
  let key = '';
  const place = (r: number, energy: number): readonly [number, number] => [
    graph.x + ((r - WELL.from) / (WELL.to - WELL.from)) * graph.width,
    graph.y + graph.height * (1 - Math.min(1, energy)),
  ];
  return {
    curve,
    level,
    lay(box: Box) {
      graph = box;
      curve.clear();
      for (let n = 0; n <= CURVE; n++) {
        const r = WELL.from + (n / CURVE) * (WELL.to - WELL.from);
        const [x, y] = place(r, wellAt(r));
        if (n === 0) curve.moveTo(x, y);
        else curve.lineTo(x, y);
      }
      curve.stroke({ width: 2.2, color: ink });
      key = '';
    },
    mark(kelvin: number) {
      const next = `${Math.round(kelvin / 4)}`;
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
        .stroke({ width: 2, color: LEVEL })
        .moveTo(rest, foot)
        .lineTo(mean, y)
        .stroke({ width: 1.2, color: LEVEL, alpha: 0.6 })
        .circle(mean, y, 4.5)
        .fill(LEVEL);
    },
  };
}

export function createLatticeLens(context: StageContext): LatticeLens {
  const { theme } = context;
  const root = new Container({ label: 'lattice' });
  const card = createPictureCard(context, 'Energy between two atoms');
  const crystal = createCrystal(context.reducedMotion);
  const mask = new Graphics();
  const well = createWell(theme.paperInk);
  const name = card.caption;
  root.addChild(card.root, crystal.root, mask, well.curve, well.level);
  crystal.root.mask = mask;
  let view: Box = { x: 0, y: 0, width: 1, height: 1 };

  return {
    root,
    lay(box, type) {
      card.lay(box, type.small);
      const pad = 10;
      const high = (box.height - 3 * pad) * 0.52;
      view = { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: high };
      drawLensWindow(card.pen, mask, view, theme, 0x18222e);
      well.lay({
        x: box.x + 2 * pad,
        y: view.y + high + pad,
        width: box.width - 4 * pad,
        height: box.height - high - 3 * pad - type.small * 1.5,
      });
      name.text = name.width > box.width - 8 ? 'Energy of two atoms' : 'Energy between two atoms';
      name.visible = name.width < box.width;
    },
    set(state) {
      const kelvin = state.celsius + 273.15;
      crystal.swing(view, kelvin, state);
      well.mark(kelvin);
    },
  };
}
