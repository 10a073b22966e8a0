/** One of very many enzyme molecules through a lens that no one has: a chain folded around its haem, which comes loose as the enzyme is lost. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, Point, StageContext, TypeSizes } from '../../contract';
import type { Size } from '../../kit/layout/layout';
import type { StageTheme } from '../../kit/theme';
import { mix, roundGradient } from '../../kit/paint/shading';

export interface EnzymeLens extends Part {
  least(type: TypeSizes): Size;
  lay(box: Box, type: TypeSizes): void;
  /** Part that is folded, 0 to 1; peroxide around it and copper on it, 0 to 1; `turn` wanders with time. */
  set(folded: number, peroxide: number, copper: number, turn: number): void;
}

const BEADS = 46;
const PEROXIDE = 14;
const TURN = 2.399_963_23;
/** Radius of the lens in the units of its drawings. */
const UNITS = 78;

/** The folded chain: a coil of even spacing when folded; a loose thread across the lens when not. */
function createChain() {
  const beads = Array.from({ length: BEADS }, (_, k) => {
    const hue = mix(0x3f7fd0, 0x49b28a, k / BEADS);
    return new Graphics().circle(0, 0, 7).fill(hue).circle(-2, -2.4, 2.2).fill({ color: 0xffffff, alpha: 0.4 });
  });
  return {
    beads,
    fold(folded: number, turn: number, radius: number): void {
      const unit = radius / UNITS;
      const open = 1 - folded;
      beads.forEach((bead, k) => {
        const r = (10 + 5.1 * Math.sqrt(k)) * unit;
        const angle = k * TURN + 0.1 * Math.sin(turn + k);
        const along = k / (BEADS - 1) - 0.5;
        const x = folded * r * Math.cos(angle) + open * along * 1.5 * radius;
        const y =
          folded * r * Math.sin(angle) * 0.92 +
          open * (0.34 * Math.sin(9 * along + 0.4 * turn) + 0.16 * Math.sin(23 * along)) * radius;
        bead.position.set(x, y);
        bead.scale.set(unit * (1 - 0.25 * open));
      });
    },
  };
}

/** Molecules of peroxide that go about the enzyme. */
function createPeroxide() {
  const molecules = Array.from({ length: PEROXIDE }, () =>
    new Graphics()
      .circle(-4, 0, 4)
      .circle(4, 0, 4)
      .fill(0xe05a4d)
      .circle(-8.5, -2, 2.2)
      .circle(8.5, 2, 2.2)
      .fill(0xf4f4f4),
  );
  return {
    molecules,
    /** `part`: of the most that are drawn. */
    wander(part: number, turn: number, radius: number): void {
      const shown = Math.ceil(part * PEROXIDE);
      molecules.forEach((molecule, k) => {
        const visible = k < shown;
        molecule.visible = visible;
        if (!visible) return;
        const angle = k * TURN + 0.25 * Math.sin(0.7 * turn + k * 1.7);
        const r = radius * (0.66 + 0.2 * ((k * 0.618) % 1));
        molecule.position.set(r * Math.cos(angle), r * Math.sin(angle));
        molecule.rotation = angle + 0.6 * turn;
        molecule.scale.set((radius / UNITS) * 0.8);
      });
    },
  };
}

const drawHaem = (): Graphics =>
  new Graphics()
    .roundRect(-11, -11, 22, 22, 5)
    .fill(0xa83232)
    .roundRect(-11, -11, 22, 22, 5)
    .stroke({ width: 1.5, color: 0x6c1a1a })
    .circle(0, 0, 4.5)
    .fill(0xe0a03a);

function drawGround(ground: Graphics, { water, name, metal, glassEdge }: StageTheme, at: Point, radius: number): void {
  const dark = name === 'dark';
  ground
    .clear()
    .circle(at.x, at.y, radius)
    .fill(
      roundGradient([
        [0, mix(water, dark ? 0x0b1622 : 0xffffff, 0.72)],
        [1, mix(water, dark ? 0x06101a : 0xe8f2fa, 0.5)],
      ]),
    )
    .circle(at.x, at.y, radius)
    .stroke({ width: 4, color: metal[1] ?? glassEdge });
}

export function createEnzymeLens(context: StageContext): EnzymeLens {
  const { theme } = context;
  const root = new Container({ label: 'enzyme' });
  const ground = new Graphics();
  const things = new Container();
  const chain = createChain();
  const haem = drawHaem();
  const copper = new Graphics().circle(0, 0, 7).fill(0x2f8fe8).circle(-2, -2, 2).fill({ color: 0xffffff, alpha: 0.6 });
  const peroxide = createPeroxide();
  things.addChild(...peroxide.molecules, ...chain.beads, haem, copper);
  const words = context.text({
    text: 'one enzyme molecule',
    size: 12,
    colour: theme.ink,
    anchor: [0.5, 0],
    align: 'center',
    wrap: 200,
  });
  root.addChild(ground, things, words);
  let radius = 60;
  let drawn = '';
  return {
    root,
    least: ({ small }) => ({ width: 5 * small, height: 5 * small }),
    lay(box, type) {
      words.style.fontSize = type.small;
      words.style.wordWrapWidth = box.width;
      words.visible = words.width < box.width;
      radius = Math.max(
        20,
        Math.min(box.width / 2, (box.height - (words.visible ? words.height + 0.4 * type.small : 0)) / 2) - 4,
      );
      const at = { x: box.x + box.width / 2, y: box.y + radius + 3 };
      drawGround(ground, theme, at, radius);
      things.position.copyFrom(at);
      words.position.set(at.x, at.y + radius + 6);
      drawn = '';
    },
    set(folded, around, inhibited, turn) {
      const key = `${folded.toFixed(3)} ${around.toFixed(2)} ${inhibited.toFixed(2)} ${turn.toFixed(2)}`;
      if (key === drawn) return;
      drawn = key;
      const unit = radius / UNITS;
      chain.fold(folded, turn, radius);
      haem.position.set(0, (1 - folded) * 0.55 * radius);
      haem.scale.set(unit);
      copper.visible = inhibited > 0.01;
      copper.alpha = Math.min(1, 0.35 + inhibited);
      copper.position.set(26 * unit, -24 * unit);
      copper.scale.set(unit);
      peroxide.wander(around, turn, radius);
    },
  };
}
