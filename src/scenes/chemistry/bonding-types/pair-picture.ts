/** Two atoms on one axis: the density of their electrons as a picture, or their orbitals with the electrons that bond. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { type ColourMap, colourMap } from '../../kit/paint/colour-maps';
import { createFieldTexture } from '../../kit/paint/field-texture';
import { roundGradient } from '../../kit/paint/shading';

export interface Orbital {
  /** Middle, Å from its own nucleus, half axes, and turn in radians. */
  readonly x: number;
  readonly y: number;
  readonly along: number;
  readonly across: number;
  readonly turn: number;
  readonly colour: number;
}

export interface Partner {
  readonly colour: number;
  readonly orbitals: readonly Orbital[];
}

export interface PairFace {
  readonly first: Partner;
  readonly second: Partner;
  /** Å at the left and the right edge of the picture. */
  readonly from: number;
  readonly to: number;
  /** Further nuclei that stay where they are, Å. */
  readonly others: readonly { readonly x: number; readonly y: number; readonly colour: number }[];
  /** Valence electrons: where each is, Å; of the second partner's, from its own nucleus. */
  readonly electrons: readonly { readonly x: number; readonly y: number; readonly of: 'first' | 'second' }[];
}

export interface PairPicture {
  readonly root: Container;
  lay(width: number, height: number): void;
  /** Another pair. */
  show(face: PairFace): void;
  name(first: string, second: string): void;
  /** Size of the names, stage units. */
  fit(size: number): void;
  /** `moved`: electrons on their way, Å from the first nucleus; `firstCloud`: how much is left of the first partner's orbitals. */
  draw(
    separation: number,
    density: Float32Array | null,
    rows: number,
    columns: number,
    moved: readonly { readonly x: number; readonly y: number }[],
    firstCloud: number,
  ): void;
}

/** From nothing to a core: the dark of the screen to white, even for the eye. */
export const densityMap: ColourMap = colourMap(
  'density',
  [0x07191a, 0x0a2740, 0x10406b, 0x1a6390, 0x2a8da5, 0x4fb8a8, 0x93dba0, 0xe4f3a6, 0xffffff],
);
/** log₁₀ of electrons per Å³ at the ends of the colours. */
const RANGE = { from: -3, to: 1.1 } as const;
const NUCLEUS = 5;
const ELECTRON = 4;

/** The orbitals of a partner about its own nucleus; `unit`: stage units of one ångström. */
function paintOrbitals(place: Container, { orbitals }: Partner, unit: number): void {
  for (const child of place.removeChildren()) child.destroy();
  for (const { x, y, along, across, turn, colour } of orbitals) {
    const shape = new Graphics()
      .ellipse(0, 0, along * unit, across * unit)
      .fill(
        roundGradient(
          [
            [0, colour, 0.75],
            [0.7, colour, 0.42],
            [0.94, colour, 0.2],
            [1, colour, 0],
          ],
          { x: 0.42, y: 0.4 },
        ),
      )
      .ellipse(0, 0, along * unit * 0.96, across * unit * 0.96)
      .stroke({ width: 1.2, color: colour, alpha: 0.7 });
    shape.position.set(x * unit, -y * unit);
    shape.rotation = -turn;
    place.addChild(shape);
  }
}

const paintNucleus = (into: Graphics, colour: number): Graphics =>
  into
    .clear()
    .circle(0, 0, NUCLEUS + 2)
    .fill({ color: 0x000000, alpha: 0.45 })
    .circle(0, 0, NUCLEUS)
    .fill(colour)
    .circle(-1.6, -1.6, 1.6)
    .fill(0xffffff);

const drawElectron = (): Graphics =>
  new Graphics()
    .circle(0, 0, ELECTRON + 3)
    .fill({ color: 0xffd34d, alpha: 0.28 })
    .circle(0, 0, ELECTRON)
    .fill(0xffd34d)
    .circle(-1.1, -1.1, ELECTRON * 0.4)
    .fill(0xfffbe6);

/** The electrons that bond, as dots. */
function createElectrons() {
  const root = new Container();
  const dots: Graphics[] = [];
  return {
    root,
    show(places: readonly Point[]) {
      while (dots.length < places.length) dots.push(root.addChild(drawElectron()));
      dots.forEach((dot, n) => {
        const place = places[n];
        dot.visible = place !== undefined;
        if (place) dot.position.set(place.x, place.y);
      });
    },
  };
}

/** The density of the electrons, as a picture that is made when it is first seen. */
function createDensity(context: StageContext) {
  const root = new Container();
  let field: ReturnType<typeof createFieldTexture> | null = null;
  return {
    root,
    forget() {
      for (const child of root.removeChildren()) child.destroy({ children: true });
      field = null;
    },
    draw(density: Float32Array, rows: number, columns: number, width: number, height: number) {
      field ??= createFieldTexture(context, width, height);
      if (!field.root.parent) root.addChild(field.root);
      field.draw(density, columns, rows, { map: densityMap, ...RANGE, relief: 0 });
    },
  };
}

/** Origin at its upper left; the axis lies half way down. */
export function createPairPicture(context: StageContext): PairPicture {
  const root = new Container({ label: 'pair' });
  const field = createDensity(context);
  const orbitals = [new Container(), new Container()] as const;
  const fixed = new Graphics();
  const nuclei = [new Graphics(), new Graphics()] as const;
  const electrons = createElectrons();
  const label = (): Text => context.text({ size: 15, weight: '700', colour: 0xffffff, anchor: [0.5, 1] });
  const names = [label(), label()] as const;
  root.addChild(field.root, ...orbitals, fixed, electrons.root, ...nuclei, ...names);
  let [width, height] = [1, 1];
  let face: PairFace | null = null;

  const unit = (): number => (face ? width / (face.to - face.from) : 1);
  const x = (angstrom: number): number => (angstrom - (face?.from ?? 0)) * unit();

  function paint(): void {
    if (!face) return;
    const middle = height / 2;
    fixed.clear();
    for (const other of face.others) {
      fixed.circle(x(other.x), middle - other.y * unit(), NUCLEUS).fill(other.colour);
    }
    for (const [n, partner] of [
      [0, face.first],
      [1, face.second],
    ] as const) {
      paintOrbitals(orbitals[n], partner, unit());
      paintNucleus(nuclei[n], partner.colour);
    }
    for (const part of [orbitals[0], nuclei[0]]) part.position.set(x(0), middle);
    names[0].position.set(x(0), height - 8);
  }

  return {
    root,
    lay(nextWidth, nextHeight) {
      width = nextWidth;
      height = nextHeight;
      field.forget();
      paint();
    },
    show(next) {
      face = next;
      paint();
    },
    fit(size) {
      for (const text of names) text.style.fontSize = size;
    },
    name(first, second) {
      names[0].text = first;
      names[1].text = second;
    },
    draw(separation, density, rows, columns, moved, firstCloud) {
      if (!face) return;
      const middle = height / 2;
      const clouds = density === null;
      if (density) field.draw(density, rows, columns, width, height);
      field.root.visible = !clouds;
      for (const part of [...orbitals, electrons.root]) part.visible = clouds;
      // The density's ground is dark in every theme.
      for (const text of names) text.style.fill = clouds ? context.theme.screenInk : 0xffffff;
      const at = x(separation);
      for (const part of [orbitals[1], nuclei[1]]) part.position.set(at, middle);
      names[1].position.set(Math.min(width - 16, at), height - 8);
      orbitals[0].alpha = firstCloud;
      if (!clouds) return;
      electrons.show([
        ...face.electrons.map(({ x: dx, y, of }) => ({
          x: x(dx) + (of === 'second' ? at - x(0) : 0),
          y: middle - y * unit(),
        })),
        ...moved.map(({ x: dx, y }) => ({ x: x(dx), y: middle - y * unit() })),
      ]);
    },
  };
}
