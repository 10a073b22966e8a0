/** The triangle of van Arkel and Ketelaar: difference of electronegativity over its mean, with the kinds of bond at its corners. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { createAxis } from './axis';
import { roundGradient, screen } from './shading';

export interface BondTriangle {
  readonly root: Container;
  lay(width: number, height: number, textSize: number): void;
  /** The compound's place, or null where it is not to be told. */
  set(mean: number, difference: number, name: string | null): void;
}

/** Mean and difference at the corners: caesium, fluorine, caesium fluoride (Pauling). */
const METAL = [0.79, 0] as const;
const SHARED = [3.98, 0] as const;
const IONS = [2.385, 3.19] as const;
const COLOURS = { metal: 0x7aa2d6, shared: 0xe5787b, ions: 0xb58af0 } as const;

/** Origin at its upper left. */
export function createBondTriangle(context: StageContext): BondTriangle {
  const { theme } = context;
  const root = new Container({ label: 'bond triangle' });
  const back = new Container();
  const shape = new Graphics();
  const scale = createAxis(context, { side: 'left', colour: theme.screenGlow, size: 12, unit: '' });
  const axis = createAxis(context, { side: 'bottom', colour: theme.screenGlow, size: 12, unit: '' });
  const corner = (text: string, colour: number, anchor: readonly [number, number]) =>
    context.text({ text, size: 12, weight: '600', colour, anchor });
  const ions = corner('ionic', 0xd6bdf8, [0.5, 1]);
  const metal = corner('metallic', 0xb9d0ee, [0, 0.5]);
  const shared = corner('covalent', 0xf4b7b9, [1, 0.5]);
  const across = context.text({ text: 'mean χ', size: 12, colour: theme.screenGlow, anchor: [0.5, 1] });
  const up = context.text({ text: 'Δχ', size: 12, colour: theme.screenGlow, anchor: [0, 0] });
  const dot = new Graphics().circle(0, 0, 7).fill(
    roundGradient(
      [
        [0, 0xffffff],
        [0.45, 0xffd34d],
        [1, 0x8a5f00],
      ],
      { x: 0.36, y: 0.32 },
    ),
  );
  const name = context.text({ size: 13, weight: '700', colour: 0xffd34d, anchor: [0, 0.5] });
  root.addChild(back, shape, scale.root, axis.root, ions, metal, shared, across, up, dot, name);
  let box = { x: 0, y: 0, width: 1, height: 1 };
  let line = 12;
  const place = ([mean, difference]: readonly [number, number]): readonly [number, number] => [
    box.x + ((mean - 0.6) / 3.6) * box.width,
    box.y + box.height - (difference / 3.4) * box.height,
  ];
  return {
    root,
    lay(width, height, textSize) {
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, width, height, 8));
      line = textSize;
      const left = 14 + textSize * 1.4;
      box = { x: left, y: 14 + textSize, width: width - left - 12, height: height - 28 - 3.6 * textSize };
      const [a, b, c] = [place(METAL), place(SHARED), place(IONS)];
      const middle = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3] as const;
      shape.clear();
      for (const [p, q, r, colour] of [
        [a, b, c, COLOURS.metal],
        [b, c, a, COLOURS.shared],
        [c, a, b, COLOURS.ions],
      ] as const) {
        const half = (u: readonly [number, number], v: readonly [number, number]): number[] => [
          (u[0] + v[0]) / 2,
          (u[1] + v[1]) / 2,
        ];
        shape.poly([...p, ...half(p, q), ...middle, ...half(p, r)]).fill({ color: colour, alpha: 0.34 });
      }
      shape.poly([...a, ...b, ...c], true).stroke({ width: 1.6, color: theme.screenGlow, alpha: 0.8, join: 'round' });
      axis.root.position.set(box.x, box.y + box.height);
      axis.lay(box.width, 0.6, 4.2, textSize * 3.4);
      scale.root.position.set(box.x, box.y + box.height);
      scale.lay(box.height, 0, 3.4, textSize * 2.2);
      ions.position.set(c[0], c[1] - 1);
      metal.position.set(a[0] + 12, a[1] - textSize * 0.75);
      shared.position.set(b[0] - 12, b[1] - textSize * 0.75);
      across.position.set(box.x + box.width / 2, height - 5);
      up.position.set(10, 8);
    },
    set(mean, difference, words) {
      const [x, y] = place([mean, difference]);
      const there = words !== null;
      dot.visible = there;
      name.visible = there;
      dot.position.set(x, y);
      // Near the foot of the triangle it stands above the names of the corners.
      name.position.set(difference < 0.2 ? x - line / 2 : x + 11, y - (difference < 0.2 ? line * 2 : 0));
      if (words !== null && name.text !== words) name.text = words;
    },
  };
}
