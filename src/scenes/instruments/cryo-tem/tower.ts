/**
 * The microscope: its column cut open, the autoloader that keeps grids cold at its side, the vessel of liquid nitrogen below that, and the
 * valves above and below the stage.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, SceneContext } from '../../contract';
import { COLUMN_WIDTH, createElectronColumn, type SectionOptions } from '../../kit/electron/column';
import { boxOf, type Stand } from '../../kit/layout/layout';
import { acrossGradient, downGradient, mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';

export interface TowerState {
  readonly beam: boolean;
  readonly valves: boolean;
  readonly cooling: boolean;
  /** K. */
  readonly temperature: number;
  /** Where the grid is: 0 in the autoloader, 1 on the stage; null for none on its way. */
  readonly grid: number;
  readonly crystalline: boolean;
}

export interface Tower extends Part {
  set(state: TowerState): void;
  /** Vapour over the vessel, by wall seconds. */
  drift(seconds: number): void;
  readonly parts: {
    readonly loader: Box;
    readonly vessel: Box;
    readonly objective: Box;
    readonly camera: Box;
  };
  /** Where it ends below. */
  readonly foot: number;
  readonly middle: number;
}

const SECTIONS: readonly SectionOptions[] = [
  { kind: 'gun', name: 'Gun', height: 72, beam: 1 },
  { kind: 'lens', name: 'Condenser', height: 58, beam: 8 },
  { kind: 'aperture', name: 'Aperture', height: 24, beam: 7 },
  { kind: 'stage', name: 'Stage', height: 84, beam: 5 },
  { kind: 'objective', name: 'Objective', height: 62, beam: 5 },
  { kind: 'lens', name: 'Projector', height: 54, beam: 6 },
  { kind: 'camera', name: 'Detector', height: 62, beam: 11 },
];
const [GUN, STAGE, OBJECTIVE, CAMERA] = [0, 3, 4, 6] as const;
/** Units of the column at its left for autoloader and vessel, and at its right for names. */
const LEFT = 118;
const RIGHT = 66;
const LOADER = { x: -112, width: 148, height: 92 } as const;
const VESSEL = { x: -104, width: 84 } as const;
const OPEN = 0x3ecf8e;
const SHUT = 0xe5484d;
const FROST = 0xbfe6ff;
const ICE = 0xcdeeff;
const SPOILT = 0xf2f4f6;
const PUFFS = 6;

type Column = ReturnType<typeof createElectronColumn>;
const MIDDLE = COLUMN_WIDTH / 2;

/** Tops of what stands in the drawing, in units of the column. */
interface Tops {
  readonly stage: number;
  readonly loader: number;
  readonly vessel: number;
  /** Where the column ends. */
  readonly foot: number;
}

const topsOf = (column: Column): Tops => {
  const stage = column.top(STAGE);
  return { stage, loader: stage - 4, vessel: stage + LOADER.height + 26, foot: column.size.height };
};

const steelOf = (dark: boolean): readonly [light: number, plain: number, deep: number] =>
  dark ? [0x8797a8, 0x55647a, 0x2c3848] : [0xf3f6f9, 0xb9c5d0, 0x77879a];

/** The cassette with its slots, the grids in them, and the bore through which a grid comes in. */
function createLoader({ stage: stageTop, loader: loaderTop }: Tops, dark: boolean): Graphics {
  const loader = new Graphics({ label: 'autoloader' });
  const [light, plain, deep] = dark ? [0x8797a8, 0x55647a, 0x2c3848] : [0xf3f6f9, 0xb9c5d0, 0x77879a];
  loader
    .roundRect(LOADER.x, loaderTop, LOADER.width, LOADER.height, 10)
    .fill(
      acrossGradient([
        [0, plain],
        [0.25, light],
        [1, deep],
      ]),
    )
    .roundRect(LOADER.x + 12, loaderTop + 26, 74, LOADER.height - 38, 7)
    .fill(
      downGradient([
        [0, 0x22344a],
        [1, 0x0d1722],
      ]),
    );
  for (let n = 0; n < 5; n++)
    loader
      .rect(LOADER.x + 18, loaderTop + 34 + 10 * n, 34, 5)
      .fill(0x9fb0c0)
      .rect(LOADER.x + 22, loaderTop + 35 + 10 * n, 24, 2.4)
      .fill(0xc07a4a);
  loader.rect(LOADER.x + 84, stageTop + 38, LOADER.width - 72, 10).fill(0x0d1722);
  return loader;
}

/** Black on yellow: cold. */
function paintSign(vessel: Graphics, vesselTop: number): void {
  const sign = { x: VESSEL.x + VESSEL.width / 2, y: vesselTop + 40 };
  vessel
    .poly([sign.x - 18, sign.y + 16, sign.x, sign.y - 16, sign.x + 18, sign.y + 16])
    .fill(0xf6c945)
    .stroke({ width: 2.4, color: 0x14181d, join: 'round' });
  for (let n = 0; n < 3; n++) {
    const angle = (Math.PI * n) / 3;
    vessel
      .moveTo(sign.x - 7 * Math.cos(angle), sign.y + 6 - 7 * Math.sin(angle))
      .lineTo(sign.x + 7 * Math.cos(angle), sign.y + 6 + 7 * Math.sin(angle))
      .stroke({ width: 1.8, color: 0x14181d });
  }
}

function createVessel({ loader: loaderTop, vessel: vesselTop, foot: high }: Tops, theme: StageTheme): Graphics {
  const [light, plain, deep] = steelOf(theme.name === 'dark');
  const vessel = new Graphics({ label: 'vessel of nitrogen' });
  vessel
    .rect(VESSEL.x + VESSEL.width / 2 - 5, loaderTop + LOADER.height - 4, 10, 46)
    .fill(theme.metal[1])
    .roundRect(VESSEL.x + VESSEL.width / 2 - 18, vesselTop - 6, 36, 14, 4)
    .fill(theme.metal[2])
    .roundRect(VESSEL.x, vesselTop + 4, VESSEL.width, high - vesselTop - 4, 20)
    .fill(
      acrossGradient([
        [0, plain],
        [0.3, light],
        [1, deep],
      ]),
    );
  paintSign(vessel, vesselTop);
  return vessel;
}

/** What cools the stage: the braid and its tap. */
function createCooling({ stage: stageTop, loader: loaderTop }: Tops) {
  const braid = new Graphics({ label: 'braid to the stage' })
    .moveTo(VESSEL.x + VESSEL.width / 2, loaderTop + LOADER.height + 8)
    .bezierCurveTo(-10, loaderTop + LOADER.height + 30, 20, stageTop + 78, MIDDLE - 34, stageTop + 62)
    .stroke({ width: 5, color: 0xb8703c });
  const tap = new Graphics({ label: 'tap' }).roundRect(-15, -4, 30, 8, 3).fill(0xffffff);
  tap.position.set(VESSEL.x + VESSEL.width / 2, loaderTop + LOADER.height + 14);
  return {
    braid,
    tap,
    set(cooling: boolean): void {
      tap.rotation = cooling ? Math.PI / 2 : 0;
      tap.tint = cooling ? 0x4aa3ff : 0x8a95a1;
    },
  };
}

/** The cold stage, its frost and the grid on its way to it. */
function createStage({ stage: stageTop }: Tops) {
  const stage = new Graphics({ label: 'cold stage' }).roundRect(MIDDLE - 44, stageTop + 44, 88, 12, 4).fill(0xffffff);
  const frost = new Graphics({ label: 'cold' }).roundRect(MIDDLE - 58, stageTop + 14, 116, 58, 8).fill(0xffffff);
  frost.tint = FROST;
  const grid = new Graphics({ label: 'grid' })
    .roundRect(-15, -3, 30, 6, 2)
    .fill(0xc07a4a)
    .rect(-12, -4.4, 24, 2.6)
    .fill(0xffffff);
  return {
    views: [frost, stage, grid],
    set(state: TowerState): void {
      const warmth = Math.max(0, Math.min(1, (state.temperature - 88) / 60));
      frost.alpha = 0.3 * (1 - warmth);
      stage.tint = mix(0x7fb8dc, 0xc88a5a, warmth);
      const x = LOADER.x + 96 + (MIDDLE - LOADER.x - 96) * state.grid;
      grid.position.set(x, state.grid >= 1 ? stageTop + 42 : stageTop + 43);
      grid.tint = state.crystalline ? SPOILT : ICE;
    },
  };
}

/** Valves above and below the stage. */
function createValves({ stage: stageTop }: Tops) {
  const valves = [stageTop + 3, stageTop + 81].map((y) => {
    const gate = new Graphics({ label: 'column valve' }).roundRect(-20, -3, 40, 6, 2).fill(0xffffff);
    gate.position.set(MIDDLE, y);
    return gate;
  });
  return {
    views: valves,
    set(open: boolean): void {
      for (const [n, gate] of valves.entries()) {
        gate.x = MIDDLE + (open ? (n === 0 ? 36 : -36) : 0);
        gate.tint = open ? OPEN : SHUT;
      }
    },
  };
}

/** Vapour over the vessel. */
function createVapour({ vessel: vesselTop }: Tops, dark: boolean) {
  const puffs = Array.from({ length: PUFFS }, () => {
    const puff = new Graphics({ label: 'vapour' }).circle(0, 0, 9).fill({ color: 0xffffff, alpha: dark ? 0.16 : 0.5 });
    return puff;
  });
  let clock = 0;
  const breathe = (): void =>
    puffs.forEach((puff, n) => {
      const life = (clock * 0.22 + n / PUFFS) % 1;
      puff.position.set(
        VESSEL.x + VESSEL.width / 2 + 30 * Math.sin(n * 2.1) * (0.4 + life) - 14,
        vesselTop + 2 - 26 * life + 8 * Math.sin(n),
      );
      puff.alpha = Math.sin(Math.PI * life);
      puff.scale.set(0.5 + life);
    });
  breathe();
  return {
    views: puffs,
    show(is: boolean): void {
      for (const puff of puffs) puff.visible = is;
    },
    drift: (seconds: number): void => {
      clock += seconds;
      breathe();
    },
  };
}

/** Names on plates; each only where it fits. */
function createNames(context: SceneContext<'cryo_tem'>) {
  const { theme } = context;
  const names = {
    loader: context.text({ text: 'Autoloader', size: 12, colour: theme.paperInk, anchor: [0.5, 0] }),
    vessel: context.text({ text: 'LN2 77 K', size: 12, weight: '600', colour: theme.paperInk, anchor: [0.5, 0.5] }),
  } as const;
  const plated = Object.values(names).map((text) => ({ text, plate: new Graphics({ label: 'plate of a name' }) }));

  function drawPlates(): void {
    for (const { text, plate } of plated) {
      plate.clear();
      if (!text.visible) continue;
      const face = {
        x: text.x - text.anchor.x * text.width - 4,
        y: text.y - text.anchor.y * text.height - 1,
        width: text.width + 8,
        height: text.height + 2,
      };
      asPanel(plate.roundRect(face.x, face.y, face.width, face.height, 3).fill(theme.paper), face);
    }
  }

  return {
    views: plated.flatMap(({ text, plate }) => [plate, text]),
    /** Boxes of the autoloader and of the vessel, in units of the parent. */
    lay(at: Box, tank: Box, scale: number, small: number): void {
      for (const text of Object.values(names)) text.style.fontSize = small;
      names.loader.position.set(at.x + 49 * scale, at.y + 5 * scale);
      names.loader.visible = 20 * scale >= small * 1.1 && names.loader.width < 96 * scale;
      names.vessel.position.set(tank.x + tank.width / 2, tank.y + Math.min(tank.height - small, 78 * scale));
      names.vessel.visible = names.vessel.width < tank.width - 4 && tank.height - 62 * scale > small;
      drawPlates();
    },
  };
}

export function createTower(context: SceneContext<'cryo_tem'>): Tower {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'microscope' });
  const column = createElectronColumn(context, SECTIONS);
  const tops = topsOf(column);
  const high = tops.foot;
  const cooling = createCooling(tops);
  const stage = createStage(tops);
  const valves = createValves(tops);
  const vapour = createVapour(tops, dark);
  column.inside.addChild(
    cooling.braid,
    createLoader(tops, dark),
    createVessel(tops, theme),
    cooling.tap,
    ...stage.views,
    ...valves.views,
    ...vapour.views,
  );
  const names = createNames(context);
  root.addChild(column.root, ...names.views);

  let stand: Stand = { x: 0, y: 0, scale: 1 };
  const at = (x: number, y: number, width: number, height: number): Box => boxOf(stand, { x, y, width, height });
  return {
    root,
    lay(box, type) {
      const wide = LEFT + COLUMN_WIDTH + RIGHT;
      const size = Math.min(box.width / wide, box.height / high);
      const spare = (box.width - wide * size) / 2;
      const left = box.x + spare + LEFT * size;
      column.lay(
        { x: left, y: box.y + box.height - high * size, width: box.x + box.width - left, height: high * size },
        type,
      );
      const gun = column.box(GUN);
      const scale = gun.height / 72;
      stand = { x: gun.x + gun.width / 2 - MIDDLE * scale, y: gun.y, scale };
      names.lay(
        at(LOADER.x, tops.loader, LOADER.width, LOADER.height),
        at(VESSEL.x, tops.vessel + 4, VESSEL.width, high - tops.vessel - 4),
        scale,
        type.small,
      );
    },
    set(state) {
      column.set({ beam: state.beam, vacuum: true });
      vapour.show(state.cooling);
      valves.set(state.valves);
      cooling.set(state.cooling);
      stage.set(state);
    },
    drift: vapour.drift,
    parts: {
      get loader() {
        return at(LOADER.x, tops.loader, 100, LOADER.height);
      },
      get vessel() {
        return at(VESSEL.x, tops.vessel + 70, VESSEL.width, high - tops.vessel - 70);
      },
      get objective() {
        return column.box(OBJECTIVE);
      },
      get camera() {
        return column.box(CAMERA);
      },
    },
    get foot() {
      return stand.y + high * stand.scale;
    },
    get middle() {
      return stand.x + 60 * stand.scale;
    },
  };
}
