/** A look at the ions: a lattice that is taken apart as a salt dissolves, each ion with a shell of water round it. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext } from '../../contract';
import { roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface DissolvingLattice {
  readonly root: Container;
  /** Part of the salt that is dissolved, and how many anions there are to a cation. */
  set(dissolved: number, anions: 1 | 2): void;
}

const COLUMNS = 4;
const ROWS = 3;
const IONS = COLUMNS * ROWS;
const PITCH = 17;
/** Ions that are on their way at the same time. */
const LEAVING = 2.5;
const CATION = 0xf59e0b;
const ANION = 0x34d399;

const fraction = (x: number): number => x - Math.floor(x);

const ball = (r: number): GraphicsContext =>
  new GraphicsContext()
    .circle(0, 0, r)
    .fill(0xffffff)
    .circle(-r * 0.3, -r * 0.35, r * 0.4)
    .fill({ color: 0xffffff, alpha: 0.6 });

/** Six molecules of water, with the oxygen or with the hydrogens towards the ion. */
const shell = (inward: boolean): GraphicsContext => {
  const waters = new GraphicsContext();
  for (let n = 0; n < 6; n++) {
    const angle = (n * Math.PI) / 3;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const oxygen = inward ? 13 : 17;
    const hydrogen = inward ? 16.5 : 13.5;
    waters.circle(x * oxygen, y * oxygen, 3.2).fill(0xef5b5b);
    for (const side of [-1, 1]) {
      waters.circle(x * hydrogen - side * y * 2.6, y * hydrogen + side * x * 2.6, 1.8).fill(0xf3f7fb);
    }
  }
  return waters;
};

/** The lens in which the ions are seen. */
const drawDisc = (theme: StageTheme, radius: number): Graphics =>
  new Graphics()
    .circle(3, 5, radius + 4)
    .fill({ color: 0x000000, alpha: 0.25 })
    .circle(0, 0, radius + 4)
    .fill(theme.metal[1])
    .circle(0, 0, radius)
    .fill(
      roundGradient([
        [0, 0x16405c],
        [0.75, 0x0e2a40],
        [1, 0x081a2a],
      ]),
    );

/** Origin at its middle. */
export function createDissolvingLattice({ theme }: StageContext, radius: number): DissolvingLattice {
  const root = new Container({ label: 'ions' });
  const small = ball(6);
  const large = ball(8.4);
  const towards = shell(true);
  const away = shell(false);
  const ions = Array.from({ length: IONS }, () => {
    const group = new Container();
    const water = new Graphics(towards);
    const ion = new Graphics(small);
    group.addChild(water, ion);
    return { group, water, ion };
  });
  root.addChild(drawDisc(theme, radius), ...ions.map(({ group }) => group));
  const gleam = new Graphics()
    .arc(0, 0, radius - 5, Math.PI * 1.08, Math.PI * 1.45)
    .stroke({ width: 4, color: 0xffffff, alpha: 0.22, cap: 'round' });
  root.addChild(gleam);
  root.once('destroyed', () => {
    for (const context of [small, large, towards, away]) context.destroy();
  });
  let key = '';
  let built = 0;
  return {
    root,
    set(dissolved, anions) {
      const next = dissolved.toFixed(3);
      if (next === key && anions === built) return;
      key = next;
      if (anions !== built) {
        built = anions;
        ions.forEach(({ ion, water }, n) => {
          const column = n % COLUMNS;
          const row = Math.floor(n / COLUMNS);
          const cation = anions === 1 ? (column + row) % 2 === 0 : (column + row) % 3 === 0;
          ion.context = cation ? small : large;
          ion.tint = cation ? CATION : ANION;
          water.context = cation ? towards : away;
        });
      }
      ions.forEach(({ group, water }, n) => {
        const column = n % COLUMNS;
        const row = Math.floor(n / COLUMNS);
        // The corners of the lattice go first, from the top.
        const order = row * COLUMNS + (column % 2 === 0 ? column / 2 : COLUMNS - (column + 1) / 2);
        const part = Math.min(1, Math.max(0, (dissolved * (IONS + LEAVING) - order) / LEAVING));
        const eased = part * part * (3 - 2 * part);
        const home = { x: (column - (COLUMNS - 1) / 2) * PITCH, y: radius * 0.42 + (row - ROWS + 1) * PITCH };
        const angle = 2 * Math.PI * fraction(n * 0.618_034);
        const out = (radius - 21) * Math.sqrt((n + 0.4) / IONS);
        group.position.set(
          home.x + (out * Math.cos(angle) - home.x) * eased,
          home.y + (out * Math.sin(angle) - home.y) * eased,
        );
        water.visible = part > 0.15;
        water.alpha = 0.85 * eased;
        water.rotation = angle;
      });
    },
  };
}
