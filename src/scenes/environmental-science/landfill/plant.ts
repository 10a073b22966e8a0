/** What is built: gas wells with their pipe, engine house with its flame, the lorry, cloud, drilling rig and monitoring well. */
import { Container, Graphics } from 'pixi.js';
import type { StageTheme } from '../../kit/theme';
import { FENCE } from './landfill-ground';
import { WELL } from './plume';
import { GROUND, halfAt, MIDDLE, type SectionMap, SKY } from './section-map';
import { createCloud, createEngine, createLorry, createRig, createSump } from './site-machines';
import { drawGasWells, drawMonitoringWell, drawRecirculation, ENGINE, SUMP } from './site-pipes';

export const CLOUD = { u: 460, v: SKY + 30 } as const;
const GATE = 182;
/** The warning at the fence, % methane. */
export const EXPLOSIVE = 5;

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

/** A probe in the soil at the fence; its tip is green, yellow or red by the methane. */
function createFenceProbe() {
  const root = new Container({ label: 'probe at the fence' });
  const rod = new Graphics();
  const tip = new Graphics().circle(0, 0, 7).fill(0xffffff);
  root.addChild(rod, tip);
  return {
    root,
    lay({ x, y, unit }: SectionMap) {
      const left = x(FENCE + 26) - 2 * unit;
      const [top, deep] = [y(GROUND - 12), y(GROUND + 44) - y(GROUND - 12)];
      rod
        .clear()
        .rect(left, top, 4 * unit, deep)
        .fill(0xdfe6ec)
        .rect(left, top, 1.4 * unit, deep)
        .fill(0x8a949e);
      tip.position.set(x(FENCE + 26), y(GROUND - 14));
      tip.scale.set(unit);
    },
    warn(methane: number) {
      tip.tint = methane >= EXPLOSIVE ? 0xff3b2f : methane >= EXPLOSIVE / 2 ? 0xf0b429 : 0x4fc97a;
    },
  };
}

/** Gas wells, the pipe for leachate and the monitoring well, with the rig that drills it. */
function createPipework(theme: StageTheme) {
  const wells = new Graphics({ label: 'gas wells' });
  const pump = new Graphics({ label: 'recirculation' });
  const bore = new Graphics({ label: 'monitoring well' });
  const rig = createRig(theme);
  let shown = '';
  return {
    wells,
    pump,
    bore,
    rig,
    lay({ x, y, unit }: SectionMap) {
      shown = '';
      rig.scale.set(unit);
      rig.position.set(x(WELL), y(GROUND));
    },
    draw(map: SectionMap, { top, gasOn, well, recirculating }: PlantState) {
      const key = `${Math.round(2 * top)} ${gasOn} ${well} ${recirculating}`;
      if (key === shown) return;
      shown = key;
      drawGasWells(wells, map, top, gasOn);
      pump.clear();
      if (recirculating) drawRecirculation(pump, map, top);
      bore.clear();
      if (well) drawMonitoringWell(bore, map);
      rig.visible = !well;
    },
  };
}

export function createPlant(theme: StageTheme): Plant {
  const behind = new Container({ label: 'cloud' });
  const front = new Container({ label: 'plant' });
  const cloud = createCloud(theme);
  behind.addChild(cloud);
  const pipes = createPipework(theme);
  const sump = createSump();
  const engine = createEngine();
  const probe = createFenceProbe();
  const lorry = createLorry();
  front.addChild(pipes.wells, pipes.pump, sump, engine.root, pipes.bore, pipes.rig, probe.root, lorry);
  let map: SectionMap | null = null;
  let clock = 0;
  const place = { u: GATE as number, v: GROUND as number };
  return {
    behind,
    front,
    lorry: place,
    lay(next) {
      map = next;
      const { x, y, unit } = map;
      for (const part of [engine.root, lorry, sump]) part.scale.set(unit);
      sump.position.set(x(SUMP), y(GROUND));
      engine.root.position.set(x(ENGINE), y(GROUND));
      cloud.position.set(x(CLOUD.u), y(CLOUD.v));
      pipes.lay(map);
      probe.lay(map);
    },
    draw(state, seconds) {
      if (!map) return;
      clock += seconds;
      const { x, y, unit } = map;
      pipes.draw(map, state);
      cloud.scale.set(unit * (0.55 + 0.5 * Math.sqrt(state.rain / 3000)));
      probe.warn(state.fence);
      engine.run(state.power, clock);
      // Filling: the lorry drives to and fro on the top; before and after it stands at the gate.
      place.u = state.open ? MIDDLE + 0.55 * halfAt(state.top) * Math.sin(1.1 * clock) : GATE;
      place.v = state.open ? state.top : GROUND;
      lorry.visible = state.open || !state.started;
      lorry.position.set(x(place.u), y(place.v) - 2 * unit);
    },
  };
}
