/**
 * The column of an electron microscope, cut open: gun, lenses, apertures, coils, one below the other, and the beam that goes down
 * its bore. What stands below (a chamber, a stage, a camera) is a section too.
 */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
import { fitted, type Size } from '../layout/layout';
import { acrossGradient, downGradient, mix, roundGradient } from '../paint/shading';

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

export function createElectronColumn(context: StageContext, sections: readonly SectionOptions[]): ElectronColumn {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'electron column' });
  const drawing = new Container({ label: 'column' });
  const shell = new Graphics({ label: 'shell' });
  const air = new Graphics({ label: 'air' });
  const beam = new Container({ label: 'beam' });
  const inside = new Container({ label: 'inside' });
  const tops = sections.map((_, n) => sections.slice(0, n).reduce((sum, { height }) => sum + height, 0));
  const high = sections.reduce((sum, { height }) => sum + height, 0);
  const names: readonly Text[] = sections.map(({ name }) =>
    context.text({ text: name, size: 12, colour: theme.ink, anchor: [0, 0.5] }),
  );
  drawing.addChild(shell, air, beam, inside);
  root.addChild(drawing, ...names);

  const steel = (reach: number) => {
    const [light, plain, deep] = dark ? [0x8797a8, 0x55647a, 0x2c3848] : [0xf3f6f9, 0xb9c5d0, 0x77879a];
    return {
      reach,
      fill: acrossGradient([
        [0, plain],
        [0.2, light],
        [0.55, plain],
        [1, deep],
      ]),
    };
  };
  const bore = dark ? 0x0b1118 : 0x1d2935;
  sections.forEach(({ kind, height }, n) => {
    const y = tops[n] ?? 0;
    const { reach, fill } = steel(REACH[kind]);
    const open = kind === 'chamber' || kind === 'stage';
    shell.roundRect(MIDDLE - reach, y + 1, 2 * reach, height - 2, open ? 10 : 6).fill(fill);
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
    switch (kind) {
      case 'gun':
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
        break;
      case 'lens':
      case 'objective':
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
        break;
      case 'aperture':
        for (const side of [-1, 1])
          shell.rect(side < 0 ? MIDDLE - reach - 12 : MIDDLE + 4, y + height / 2 - 2, reach + 8, 4).fill(0xd9b25f);
        break;
      case 'coils':
        for (const side of [-1, 1])
          for (const at of [0.3, 0.7])
            shell
              .roundRect(MIDDLE + side * (BORE + 11) - 8, y + height * at - 6, 16, 12, 3)
              .fill(COPPER)
              .moveTo(MIDDLE + side * (BORE + 11) - 8, y + height * at)
              .lineTo(MIDDLE + side * (BORE + 11) + 8, y + height * at)
              .stroke({ width: 1.5, color: mix(COPPER, 0xffffff, 0.5) });
        break;
      case 'chamber':
      case 'stage':
        break;
      case 'camera':
        shell
          .rect(MIDDLE - reach + 10, y + 12, 2 * reach - 20, height - 22)
          .fill(0x10202a)
          .rect(MIDDLE - reach + 14, y + 14, 2 * reach - 28, 7)
          .fill(0x5eead4);
        break;
    }
  });
  // While air is in it, the bore is filled with a haze.
  sections.forEach(({ kind, height }, n) => {
    const hollow = kind === 'chamber' || kind === 'stage' ? REACH[kind] - 12 : BORE;
    air.rect(MIDDLE - hollow, (tops[n] ?? 0) + 8, 2 * hollow, height - 12).fill({ color: 0xbfd3e6, alpha: 0.16 });
  });
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

  let placed = { x: 0, y: 0, scale: 1 };
  return {
    root,
    inside,
    size: { width: COLUMN_WIDTH, height: high },
    top: (section) => tops[section] ?? 0,
    box(section) {
      const { kind, height } = sections[section] ?? { kind: 'lens' as const, height: 0 };
      const { x, y, scale } = placed;
      const reach = REACH[kind];
      return {
        x: x + (MIDDLE - reach) * scale,
        y: y + (tops[section] ?? 0) * scale,
        width: 2 * reach * scale,
        height: height * scale,
      };
    },
    lay(box, type) {
      names.forEach((text) => (text.style.fontSize = type.small));
      const widest = Math.max(...names.map(({ width }) => width));
      const shape = { width: COLUMN_WIDTH, height: high };
      // Names stand at the right of what is narrow; where there is no room for them they are left out.
      const alone = fitted(box, shape, 0.5, 1);
      const free = box.width - alone.width + (MIDDLE - REACH.lens) * alone.scale;
      const named = free >= widest + 10 && alone.scale * 34 >= type.small * 1.25;
      const taken = named
        ? fitted(
            { ...box, width: box.width - Math.max(0, widest - (MIDDLE - REACH.lens) * alone.scale) },
            shape,
            0.3,
            1,
          )
        : alone;
      placed = { x: taken.x, y: taken.y, scale: taken.scale };
      drawing.position.set(taken.x, taken.y);
      drawing.scale.set(taken.scale);
      names.forEach((text, n) => {
        const { kind, height } = sections[n]!;
        text.visible = named && kind !== 'chamber' && kind !== 'stage';
        text.position.set(
          taken.x + (MIDDLE + REACH[kind] + (kind === 'aperture' ? 14 : 4)) * taken.scale,
          taken.y + ((tops[n] ?? 0) + height / 2) * taken.scale,
        );
      });
    },
    set(state) {
      beam.visible = state.beam;
      air.visible = !state.vacuum;
    },
  };
}
