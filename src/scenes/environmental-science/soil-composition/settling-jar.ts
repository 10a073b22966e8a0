/** The jar with its cloud, grains that fall, layers, hydrometer, and the tube of the pipette. */
import { JAR_HEIGHT } from '../../../../engine/environmental-science/settling';
import { Container } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { glassVessel, type Profile } from '../../kit/glassware/glass';
import { createLiquid } from '../../kit/glassware/liquid';
import { createCloud, createGrains, createStrata, type Heights } from './jar-contents';
import { createHydrometer, createPipette, createRuler, RULER_X } from './jar-gauges';
import { INNER, RADIUS, RIM } from './jar-measures';

export interface JarState {
  readonly grains: Float32Array;
  readonly cloud: Float32Array;
  readonly colour: number;
  readonly poured: boolean;
  /** g/L; null where no hydrometer floats. */
  readonly reading: number | null;
  readonly depthCm: number;
  readonly heights: Heights;
  readonly pipetteCm: number;
}

export interface SettlingJar {
  readonly root: Container;
  /** Room that it takes, mm. */
  readonly size: { readonly width: number; readonly height: number; readonly axis: number };
  /** Height of the stem's top over the floor. */
  readonly stemTop: number;
  fit(scale: number, type: TypeSizes): void;
  /** True while something is still on its way. */
  set(state: JarState, still: boolean): boolean;
}

const PROFILE: Profile = [
  [-4, RADIUS * 0.96],
  [2, RADIUS],
  [RIM - 8, RADIUS],
  [RIM - 2, RADIUS * 1.1],
  [RIM, RADIUS * 1.14],
];
const INSIDE: Profile = [
  [0, INNER],
  [RIM - 8, INNER],
];

export function createSettlingJar(context: StageContext): SettlingJar {
  const { theme } = context;
  const root = new Container({ label: 'jar' });
  const glass = glassVessel(theme, PROFILE);
  const water = createLiquid(theme, INSIDE);
  const cloud = createCloud('cloud');
  const grains = createGrains();
  const strata = createStrata();
  const hydrometer = createHydrometer(theme);
  /** The cloud that lies between the eye and what floats in it. */
  const veil = createCloud('veil');
  veil.root.alpha = 0.45;
  const pipette = createPipette(theme);
  const ruler = createRuler(context);
  root.addChild(ruler.root, glass.back, water.root, cloud.root, grains.root, strata.root, pipette.tube);
  root.addChild(hydrometer.root, veil.root, pipette.hose, glass.front, pipette.pointer);
  return {
    root,
    size: { width: RADIUS + RULER_X + 44, height: RIM + 74, axis: RADIUS + 6 },
    get stemTop() {
      return hydrometer.top;
    },
    fit: (scale, type) => ruler.fit(Math.max(11, type.small / scale)),
    set({ poured, heights, reading, depthCm, pipetteCm, ...state }, still) {
      water.set(poured ? 0 : JAR_HEIGHT, 0xffffff);
      for (const part of [cloud.root, veil.root, grains.root, pipette.tube]) part.visible = !poured;
      for (const part of [cloud, veil]) part.set(state.cloud, state.colour);
      grains.set(state.grains);
      strata.set(heights);
      pipette.set(10 * pipetteCm);
      return hydrometer.float(reading === null ? null : 10 * depthCm, still);
    },
  };
}
