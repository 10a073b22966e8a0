/**
 * The column of an electron microscope, cut open: gun, lenses, apertures, coils, one below the other, and the beam that goes down
 * its bore. What stands below (a chamber, a stage, a camera) is a section too.
 */
import { Container, type FillGradient, Graphics, type Text } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
import { boxOf, fitted, type Size, type Stand } from '../layout/layout';
import { acrossGradient, downGradient, mix, roundGradient } from '../paint/shading';
import type { StageTheme } from '../theme';

export type SectionKind = 'gun' | 'lens' | 'aperture' | 'coils' | 'objective' | 'chamber' | 'stage' | 'camera';

export interface SectionOptions {
  readonly kind: SectionKind;
  readonly name: string;
  /** Units of the column; it is 220 wide. */
  readonly height: number;
  /** Half the width of the beam where it enters this section. */
  readonly beam: number;
}

export interface ElectronColumn extends Part {
  /** Boxes of the sections, in units of the parent, after `lay`. */
  box(section: number): Box;
  /** Where something may be added to the drawing, in units of the column. */
  readonly inside: Container;
  readonly size: Size;
  /** Top of a section, in units of the column. */
  top(section: number): number;
  set(state: { readonly beam: boolean; readonly vacuum: boolean }): void;
}

export const COLUMN_WIDTH = 220;
const MIDDLE = COLUMN_WIDTH / 2;
/** Where the rod of an aperture strip ends. */
const ROD = 3;
const BORE = 15;
const BEAM = 0x7ff5d8;
const COPPER = 0xb8703c;

/** How far a section reaches to each side of the middle. */
const REACH: Readonly<Record<SectionKind, number>> = {
  gun: 40,
  lens: 58,
  aperture: 44,
  coils: 50,
  objective: 64,
  chamber: 104,
  stage: 74,
  camera: 66,
};

const isOpen = (kind: SectionKind): boolean => kind === 'chamber' || kind === 'stage';

function steel(dark: boolean): FillGradient {
  const [light, plain, deep] = dark ? [0x8797a8, 0x55647a, 0x2c3848] : [0xf3f6f9, 0xb9c5d0, 0x77879a];
  return acrossGradient([
    [0, plain],
    [0.2, light],
    [0.55, plain],
    [1, deep],
  ]);
}

/** The case of a section from `y`, and the bore through it. */
function paintCase(shell: Graphics, { kind, height }: SectionOptions, y: number, dark: boolean): void {
  const bore = dark ? 0x0b1118 : 0x1d2935;
  const reach = REACH[kind];
  const open = isOpen(kind);
  shell.roundRect(MIDDLE - reach, y + 1, 2 * reach, height - 2, open ? 10 : 6).fill(steel(dark));
  const hollow = open ? reach - 12 : kind === 'gun' ? 24 : BORE;
  shell.roundRect(MIDDLE - hollow, y + (open ? 8 : 0), 2 * hollow, height - (open ? 16 : 0), open ? 6 : 0).fill(
    open
      ? downGradient([
          [0, mix(bore, 0xffffff, 0.12)],
          [1, bore],
        ])
      : bore,
  );
  if (open) shell.rect(MIDDLE - BORE, y, 2 * BORE, 12).fill(bore);
}

function paintGun(shell: Graphics, y: number, height: number): void {
  shell
    .poly([MIDDLE - 15, y + 10, MIDDLE + 15, y + 10, MIDDLE + 10, y + 26, MIDDLE - 10, y + 26])
    .fill(0xe8e2d2)
    .moveTo(MIDDLE - 6, y + 24)
    .lineTo(MIDDLE, y + 38)
    .lineTo(MIDDLE + 6, y + 24)
    .stroke({ width: 2.2, color: 0xffb35c, join: 'round' })
    .rect(MIDDLE - 24, y + height - 12, 19, 5)
    .rect(MIDDLE + 5, y + height - 12, 19, 5)
    .fill(0x9fb0c0);
}

/** Windings to both sides; an objective has a pole piece below them. */
function paintWindings(shell: Graphics, { kind, height }: SectionOptions, y: number, theme: StageTheme): void {
  const reach = REACH[kind];
  for (const side of [-1, 1]) {
    const [a, b] = [MIDDLE + side * (BORE + 7), MIDDLE + side * (reach - 7)];
    const [x, width] = [Math.min(a, b), Math.abs(b - a)];
    shell.roundRect(x, y + 7, width, height - 16, 3).fill(mix(COPPER, 0x000000, 0.35));
    for (let k = 0; k < Math.floor((height - 18) / 5); k++)
      shell.rect(x + 2, y + 9 + 5 * k, width - 4, 3).fill(k % 2 === 0 ? COPPER : mix(COPPER, 0xffffff, 0.25));
    if (kind === 'objective')
      shell
        .poly([
          MIDDLE + side * BORE,
          y + height - 12,
          MIDDLE + side * reach,
          y + height - 12,
          MIDDLE + side * 22,
          y + height + 14,
          MIDDLE + side * 8,
          y + height + 14,
        ])
        .fill(mix(theme.metal[1], 0xffffff, 0.15));
  }
}

function paintAperture(shell: Graphics, y: number, height: number, theme: StageTheme): void {
  const reach = REACH.aperture;
  for (const side of [-1, 1])
    shell
      .rect(side < 0 ? ROD : MIDDLE + 4, y + height / 2 - 2, side < 0 ? MIDDLE - 4 - ROD : reach + 8, 4)
      .fill(0xd9b25f);
  // The screws that move the strip stand far out, where a hand can reach them.
  shell
    .roundRect(ROD, y + height / 2 - 9, 22, 18, 3)
    .fill(
      downGradient([
        [0, mix(theme.metal[0], 0xffffff, 0.2)],
        [1, mix(theme.metal[2], 0x000000, 0.2)],
      ]),
    )
    .rect(ROD + 22, y + height / 2 - 5, 10, 10)
    .fill(theme.metal[1]);
}

function paintCoils(shell: Graphics, y: number, height: number): void {
  for (const side of [-1, 1])
    for (const at of [0.3, 0.7])
      shell
        .roundRect(MIDDLE + side * (BORE + 11) - 8, y + height * at - 6, 16, 12, 3)
        .fill(COPPER)
        .moveTo(MIDDLE + side * (BORE + 11) - 8, y + height * at)
        .lineTo(MIDDLE + side * (BORE + 11) + 8, y + height * at)
        .stroke({ width: 1.5, color: mix(COPPER, 0xffffff, 0.5) });
}

function paintCamera(shell: Graphics, y: number, height: number): void {
  const reach = REACH.camera;
  shell
    .rect(MIDDLE - reach + 10, y + 12, 2 * reach - 20, height - 22)
    .fill(0x10202a)
    .rect(MIDDLE - reach + 14, y + 14, 2 * reach - 28, 7)
    .fill(0x5eead4);
}

function paintSection(shell: Graphics, section: SectionOptions, y: number, theme: StageTheme): void {
  const { kind, height } = section;
  paintCase(shell, section, y, theme.name === 'dark');
  if (kind === 'gun') paintGun(shell, y, height);
  if (kind === 'lens' || kind === 'objective') paintWindings(shell, section, y, theme);
  if (kind === 'aperture') paintAperture(shell, y, height, theme);
  if (kind === 'coils') paintCoils(shell, y, height);
  if (kind === 'camera') paintCamera(shell, y, height);
}

/** While air is in it, the bore is filled with a haze. */
function createAir(sections: readonly SectionOptions[], tops: readonly number[]): Graphics {
  const air = new Graphics({ label: 'air' });
  sections.forEach(({ kind, height }, n) => {
    const hollow = isOpen(kind) ? REACH[kind] - 12 : BORE;
    air.rect(MIDDLE - hollow, (tops[n] ?? 0) + 8, 2 * hollow, height - 12).fill({ color: 0xbfd3e6, alpha: 0.16 });
  });
  return air;
}

/** From the tip of the gun down the bore, as wide as the lenses make it. */
function createBeam(sections: readonly SectionOptions[], tops: readonly number[], high: number): Container {
  const beam = new Container({ label: 'beam' });
  const path = new Graphics();
  const side = (sign: number): readonly number[] =>
    sections.flatMap(({ beam: half, height, kind }, n) => {
      const y = tops[n] ?? 0;
      const from = kind === 'gun' ? [MIDDLE + sign * 0.5, y + 38] : [MIDDLE + sign * half, y];
      return n === sections.length - 1 ? [...from, MIDDLE + sign * Math.max(0.8, half * 0.9), y + height * 0.5] : from;
    });
  const right = side(1);
  const pairs = Array.from({ length: right.length / 2 }, (_, n) => [right[2 * n]!, right[2 * n + 1]!] as const);
  const outline = [...side(-1), ...[...pairs].reverse().flat()];
  path.poly(outline).fill({ color: BEAM, alpha: 0.5 });
  const glow = new Graphics().circle(MIDDLE, 38, 16).fill(
    roundGradient([
      [0, 0xffd28a, 0.9],
      [1, 0xffb35c, 0],
    ]),
  );
  path
    .moveTo(MIDDLE, 38)
    .lineTo(MIDDLE, pairs.at(-1)?.[1] ?? high)
    .stroke({ width: 1.2, color: 0xe9fffa, alpha: 0.9 });
  beam.addChild(glow, path);
  return beam;
}

export function createElectronColumn(context: StageContext, sections: readonly SectionOptions[]): ElectronColumn {
  const { theme } = context;
  const root = new Container({ label: 'electron column' });
  const drawing = new Container({ label: 'column' });
  const shell = new Graphics({ label: 'shell' });
  const inside = new Container({ label: 'inside' });
  const tops = sections.map((_, n) => sections.slice(0, n).reduce((sum, { height }) => sum + height, 0));
  const high = sections.reduce((sum, { height }) => sum + height, 0);
  const names: readonly Text[] = sections.map(({ name }) =>
    context.text({ text: name, size: 12, colour: theme.ink, anchor: [0, 0.5] }),
  );
  sections.forEach((section, n) => paintSection(shell, section, tops[n] ?? 0, theme));
  const air = createAir(sections, tops);
  const beam = createBeam(sections, tops, high);
  drawing.addChild(shell, air, beam, inside);
  root.addChild(drawing, ...names);

  /** Names stand at the right of what is narrow; where there is no room for them they are left out. */
  function placeIn(box: Box, small: number): { readonly named: boolean; readonly at: Stand } {
    const widest = Math.max(...names.map(({ width }) => width));
    const shape = { width: COLUMN_WIDTH, height: high };
    const alone = fitted(box, shape, 0.5, 1);
    const free = box.width - alone.width + (MIDDLE - REACH.lens) * alone.scale;
    const named = free >= widest + 10 && alone.scale * 34 >= small * 1.25;
    if (!named) return { named, at: alone };
    const width = box.width - Math.max(0, widest - (MIDDLE - REACH.lens) * alone.scale);
    return { named, at: fitted({ ...box, width }, shape, 0.3, 1) };
  }

  let placed: Stand = { x: 0, y: 0, scale: 1 };
  return {
    root,
    inside,
    size: { width: COLUMN_WIDTH, height: high },
    top: (section) => tops[section] ?? 0,
    box(section) {
      const { kind, height } = sections[section] ?? { kind: 'lens' as const, height: 0 };
      const reach = REACH[kind];
      return boxOf(placed, { x: MIDDLE - reach, y: tops[section] ?? 0, width: 2 * reach, height });
    },
    lay(box, type) {
      names.forEach((text) => (text.style.fontSize = type.small));
      const { named, at } = placeIn(box, type.small);
      placed = at;
      drawing.position.set(at.x, at.y);
      drawing.scale.set(at.scale);
      names.forEach((text, n) => {
        const { kind, height } = sections[n]!;
        text.visible = named && !isOpen(kind);
        text.position.set(
          at.x + (MIDDLE + REACH[kind] + (kind === 'aperture' ? 14 : 4)) * at.scale,
          at.y + ((tops[n] ?? 0) + height / 2) * at.scale,
        );
      });
    },
    set(state) {
      beam.visible = state.beam;
      air.visible = !state.vacuum;
    },
  };
}
