/** What is built: gas wells with their pipe, engine house with its flame, the lorry, cloud, drilling rig and monitoring well. */
import { Container, Graphics } from 'pixi.js';
import { acrossGradient, downGradient, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { FENCE } from './landfill-ground';
import { FLOOR, GROUND, halfAt, MIDDLE, ROCK, type SectionMap, SKY, WATER_TABLE } from './section-map';
import { WELL } from './plume';

export const GAS_WELLS = [362, 434, 506, 578] as const;
export const ENGINE = 948;
export const CLOUD = { u: 460, v: SKY + 30 } as const;
/** The pump that leachate is recirculated with. */
export const SUMP = MIDDLE + halfAt(GROUND) + 30;
const GATE = 182;

export interface PlantState {
  readonly top: number;
  readonly started: boolean;
  readonly open: boolean;
  readonly gasOn: boolean;
  readonly power: number;
  readonly well: boolean;
  readonly recirculating: boolean;
  readonly rain: number;
  /** Methane at the fence, %. */
  readonly fence: number;
}

export interface Plant {
  readonly behind: Container;
  readonly front: Container;
  lay(map: SectionMap): void;
  draw(state: PlantState, seconds: number): void;
  /** Where the lorry stands, in u and v. */
  readonly lorry: { readonly u: number; readonly v: number };
}

const PIPE = 0xd8b23a;
/** The warning at the fence, % methane. */
export const EXPLOSIVE = 5;

function lorryShape(): Graphics {
  return new Graphics()
    .roundRect(-34, -26, 44, 20, 3)
    .fill(0x3f8a5a)
    .rect(-34, -18, 44, 2)
    .fill({ color: 0xffffff, alpha: 0.35 })
    .roundRect(12, -20, 18, 14, 3)
    .fill(0xe8a33a)
    .rect(18, -18, 10, 6)
    .fill(0xbfe0f2)
    .circle(-24, -4, 5)
    .circle(-10, -4, 5)
    .circle(22, -4, 5)
    .fill(0x1b1f24);
}

export function createPlant(theme: StageTheme): Plant {
  const behind = new Container({ label: 'cloud' });
  const front = new Container({ label: 'plant' });
  const pale = theme.name === 'dark' ? 0x8fa2b6 : 0xffffff;
  const cloud = new Graphics();
  for (const [px, py, r] of [
    [-52, 6, 22],
    [-22, -8, 30],
    [16, -10, 33],
    [50, 4, 24],
    [0, 10, 26],
  ] as const) {
    cloud.circle(px, py, r).fill(mix(pale, 0x5c6c7c, theme.name === 'dark' ? 0.35 : 0.12));
    cloud.circle(px - 4, py - 5, r * 0.8).fill({ color: pale, alpha: 0.75 });
  }
  behind.addChild(cloud);

  const wells = new Graphics({ label: 'gas wells' });
  const lorry = lorryShape();
  const flame = new Graphics()
    .moveTo(0, 0)
    .bezierCurveTo(-13, -10, -5, -22, 0, -38)
    .bezierCurveTo(6, -22, 13, -10, 0, 0)
    .fill({ color: 0xff9a2e, alpha: 0.95 })
    .moveTo(0, 0)
    .bezierCurveTo(-6, -6, -3, -13, 0, -22)
    .bezierCurveTo(3, -13, 6, -6, 0, 0)
    .fill(0xfff2b0);
  const house = new Graphics()
    .rect(-44, -44, 74, 44)
    .fill(
      acrossGradient([
        [0, 0xb9c4cf],
        [0.4, 0x9aa8b6],
        [1, 0x66737f],
      ]),
    )
    .rect(-48, -50, 82, 8)
    .fill(0x4f5d6a)
    .rect(-36, -34, 22, 16)
    .fill(0x26313b)
    .rect(-8, -34, 20, 34)
    .fill(0x3b6f8c)
    .rect(34, -40, 7, 40)
    .fill(
      acrossGradient([
        [0, 0xd5dde4],
        [1, 0x6b7680],
      ]),
    );
  const lamp = new Graphics().circle(-25, -26, 5).fill(0x5ee08a);
  const engine = new Container({ label: 'engine' });
  flame.position.set(37.5, -40);
  engine.addChild(house, lamp, flame);
  const rig = new Graphics()
    .moveTo(-16, 0)
    .lineTo(0, -70)
    .lineTo(16, 0)
    .moveTo(-11, -22)
    .lineTo(11, -22)
    .moveTo(-6, -46)
    .lineTo(6, -46)
    .stroke({ width: 3, color: theme.name === 'dark' ? 0xc9d3df : 0x4a5866 })
    .rect(-2, -66, 4, 66)
    .fill(0xb85c3a);
  const bore = new Graphics({ label: 'monitoring well' });
  const probe = new Graphics({ label: 'probe at the fence' });
  const tip = new Graphics().circle(0, 0, 7).fill(0xffffff);
  const pump = new Graphics({ label: 'recirculation' });
  const sump = new Graphics()
    .roundRect(-13, -20, 26, 20, 4)
    .fill(
      acrossGradient([
        [0, 0x6fb4e0],
        [1, 0x2c628c],
      ]),
    )
    .circle(0, -10, 5.5)
    .fill(0x1d2b36)
    .circle(0, -10, 2)
    .fill(0xdfe6ec);
  front.addChild(wells, pump, sump, engine, bore, rig, probe, tip, lorry);

  let map: SectionMap | null = null;
  let shown = '';
  let clock = 0;
  const place = { u: GATE as number, v: GROUND as number };

  function drawPipes({ top, gasOn, recirculating }: PlantState): void {
    if (!map) return;
    const { x, y, unit } = map;
    wells.clear();
    pump.clear();
    const width = 3.4 * unit;
    const head = Math.min(top, GROUND) - 16;
    const colour = gasOn ? PIPE : 0x8a949e;
    const [first] = GAS_WELLS;
    for (const u of GAS_WELLS) {
      if (top > FLOOR - 40) continue;
      wells
        .moveTo(x(u), y(FLOOR - 22))
        .lineTo(x(u), y(head))
        .stroke({ width, color: colour });
      for (let v = top + 14; v < FLOOR - 24; v += 12)
        wells.rect(x(u) - width, y(v), 2 * width, 1.2 * unit).fill(0x20262c);
      wells.circle(x(u), y(head), 4 * unit).fill(gasOn ? 0x5ee08a : 0x8a949e);
    }
    if (top <= FLOOR - 40) {
      const edge = MIDDLE + halfAt(Math.min(top, GROUND)) + 6;
      wells
        .moveTo(x(first), y(head))
        .lineTo(x(edge), y(head))
        .lineTo(x(MIDDLE + halfAt(GROUND) + 16), y(GROUND - 12))
        .lineTo(x(ENGINE) - 44 * unit, y(GROUND - 12))
        .stroke({ width, color: colour, join: 'round' });
    }
    if (recirculating) {
      const over = Math.min(top, GROUND) - 9;
      pump
        .moveTo(x(MIDDLE + 170), y(FLOOR - 4))
        .lineTo(x(SUMP - 8), y(GROUND + 4))
        .lineTo(x(SUMP), y(GROUND - 4))
        .lineTo(x(MIDDLE + halfAt(over) + 10), y(over))
        .lineTo(x(MIDDLE), y(over))
        .stroke({ width, color: 0x4f9ad0, join: 'round' });
    }
  }

  function drawBore({ well }: PlantState): void {
    bore.clear();
    rig.visible = !well;
    if (!map || !well) return;
    const { x, y, unit } = map;
    bore
      .rect(x(WELL) - 5 * unit, y(GROUND - 22), 10 * unit, y(ROCK - 6) - y(GROUND - 22))
      .fill(
        acrossGradient([
          [0, 0xdfe6ec],
          [0.4, 0xffffff],
          [1, 0x7d8893],
        ]),
      )
      .rect(x(WELL) - 3 * unit, y(WATER_TABLE), 6 * unit, y(ROCK - 8) - y(WATER_TABLE))
      .fill(
        downGradient([
          [0, 0x6fb0da],
          [1, 0x3f7fb0],
        ]),
      )
      .roundRect(x(WELL) - 8 * unit, y(GROUND - 26), 16 * unit, 7 * unit, 2)
      .fill(0x2f6fb0);
    for (let v = WATER_TABLE + 6; v < ROCK - 10; v += 7)
      bore.rect(x(WELL) - 5 * unit, y(v), 10 * unit, unit).fill(0x4c5660);
  }

  return {
    behind,
    front,
    lorry: place,
    lay(next) {
      map = next;
      shown = '';
      const { x, y, unit } = map;
      for (const part of [engine, rig, lorry, sump]) part.scale.set(unit);
      sump.position.set(x(SUMP), y(GROUND));
      engine.position.set(x(ENGINE), y(GROUND));
      rig.position.set(x(WELL), y(GROUND));
      cloud.position.set(x(CLOUD.u), y(CLOUD.v));
      const u = FENCE + 26;
      probe
        .clear()
        .rect(x(u) - 2 * unit, y(GROUND - 12), 4 * unit, y(GROUND + 44) - y(GROUND - 12))
        .fill(0xdfe6ec)
        .rect(x(u) - 2 * unit, y(GROUND - 12), 1.4 * unit, y(GROUND + 44) - y(GROUND - 12))
        .fill(0x8a949e);
      tip.position.set(x(u), y(GROUND - 14));
      tip.scale.set(unit);
    },
    draw(state, seconds) {
      if (!map) return;
      clock += seconds;
      const { x, y, unit } = map;
      const key = `${Math.round(2 * state.top)} ${state.gasOn} ${state.well} ${state.recirculating}`;
      if (key !== shown) {
        shown = key;
        drawPipes(state);
        drawBore(state);
      }
      cloud.scale.set(unit * (0.55 + 0.5 * Math.sqrt(state.rain / 3000)));
      tip.tint = state.fence >= EXPLOSIVE ? 0xff3b2f : state.fence >= EXPLOSIVE / 2 ? 0xf0b429 : 0x4fc97a;
      lamp.visible = state.power > 0;
      flame.visible = state.power > 0;
      if (state.power > 0) {
        const size = Math.min(1.1, 0.45 + 0.35 * Math.sqrt(state.power));
        flame.scale.set(size, size * (1 + 0.08 * Math.sin(11 * clock)));
      }
      // Filling: the lorry drives to and fro on the top; before and after it stands at the gate.
      place.u = state.open ? MIDDLE + 0.55 * halfAt(state.top) * Math.sin(1.1 * clock) : GATE;
      place.v = state.open ? state.top : GROUND;
      lorry.visible = state.open || !state.started;
      lorry.position.set(x(place.u), y(place.v) - 2 * unit);
    },
  };
}
