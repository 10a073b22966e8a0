/** A planet under its layers with the radiation that comes and goes, its neighbours above; beside it the Earth's sea and its years. */
import type { Planet } from '../../../../engine/environmental-science/planets';
import { Container } from 'pixi.js';
import { MOST_LAYERS, SIGMA } from '../../../../engine/environmental-science/grey-layers';
import type { Box, CreateScene, Frame, SceneContext, StageSize, TypeSizes } from '../../contract';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { describePlanet } from './describe-planet';
import { ACROSS, createLayerStack } from './layer-stack';
import { createMolecules, type Molecules } from './molecules';
import { createPhotonLamp } from './photon-lamp';
import { type Levels, paintPlanet } from './planet-ground';
import { createPlanetGlobes } from './planet-globes';
import { createPlanetSurface } from './planet-surface';
import { createRadiation } from './radiation';
import { createSeaSection } from './sea-section';
import { createSun } from './sun';
import { createTag } from './tag';
import { createWarmingRecord } from './warming-record';

type Context = SceneContext<'greenhouse_effect'>;
type GreenhouseFrame = Frame<'greenhouse_effect'>;
type Place = 'world' | 'chart' | 'sea' | 'satellite' | 'analyser';
const ARRANGEMENT: Arrangements<Place> = {
  wide: row(
    grow(12, 'world'),
    grow(9, column(grow(9, 'chart'), grow(10, 'sea'), spaced(10, row(grow(1, 'satellite'), grow(1, 'analyser'))))),
  ),
  tall: spaced(10, column(grow(12, 'world'), grow(10, spaced(10, row(grow(5, 'sea'), grow(6, 'chart')))))),
};

const LAYER_READINGS = ['t_layer_1', 't_layer_2', 't_layer_3', 't_layer_4', 't_layer_5'] as const;

/** Heights of ground, layers and space in the box of the planet; `head`: the sky above the layers. */
function levelsIn(box: Box, head: number, type: TypeSizes): Levels {
  const foot = type.small * 2.6;
  const groundY = box.y + box.height - foot;
  const top = box.y + head;
  const step = (groundY - top) / (MOST_LAYERS + 0.7);
  return {
    box: { x: box.x, y: top, width: box.width, height: groundY - top },
    y: [...Array.from({ length: MOST_LAYERS + 1 }, (_, n) => groundY - n * step), top - 6],
  };
}

/** Layers and their two beads. */
function createStack(context: Context, molecules: Molecules) {
  let levels: Levels = { y: [0, 0, 0, 0, 0, 0, 0], box: { x: 0, y: 0, width: 1, height: 1 } };
  const gap = (): number => Math.max(1, (levels.y[0] ?? 0) - (levels.y[1] ?? 0));
  const stackHandles = {
    number: context.inputHandle('layers', {
      grip: 'y',
      drag: (point, start, value) => value + (start.y - point.y) / gap(),
    }),
    absorptivity: context.inputHandle('emissivity', {
      grip: 'x',
      drag: (point, start, value) => value + (point.x - start.x) / (levels.box.width * ACROSS.span),
    }),
  };
  const stack = createLayerStack(context, stackHandles, molecules.root);
  return {
    ...stack,
    lay(next: Levels, type: TypeSizes) {
      levels = next;
      stack.lay(levels, type);
    },
    draw({ params, readings, shown }: GreenhouseFrame) {
      stack.set(
        params.layers,
        params.emissivity,
        LAYER_READINGS.map((id) => readings[id]),
        LAYER_READINGS.map((id) => shown[id].text),
      );
    },
  };
}

/** Rays and photons, moved on by the time since the last frame. */
function createMovingRadiation(context: Context, molecules: Molecules) {
  const { reducedMotion } = context;
  const radiation = createRadiation(context, molecules);
  let photon = 0;
  return {
    ...radiation,
    draw({ params, readings, view, running }: GreenhouseFrame, seconds: number) {
      molecules.set(params.layers, params.emissivity);
      radiation.move(
        {
          albedo: params.albedo,
          layers: params.layers,
          absorptivity: params.emissivity,
          surface: SIGMA * (readings.t_surface ?? 0) ** 4,
          absorbed: readings.absorbed_solar ?? 0,
        },
        running && !reducedMotion ? seconds : 0,
      );
      const latest = view.photon?.number ?? 0;
      if (latest !== photon) {
        photon = latest;
        if (view.photon && !reducedMotion) radiation.send(view.photon.way, view.photon.layers);
      }
      const flies = radiation.follow(seconds);
      const bends = molecules.move(seconds);
      if (flies || bends) context.redraw();
    },
  };
}

/** The planet from the ground to space, in the order in which the Tab key goes. */
function createWorld(context: Context) {
  const sun = createSun(context);
  const globes = createPlanetGlobes(context);
  const surface = createPlanetSurface(context);
  const molecules = createMolecules(context);
  const stack = createStack(context, molecules);
  const lamp = createPhotonLamp(context);
  const radiation = createMovingRadiation(context, molecules);
  const spaceTag = createTag(context, true);
  let levels: Levels = { y: [0, 0, 0, 0, 0, 0, 0], box: { x: 0, y: 0, width: 1, height: 1 } };
  return {
    roots: [
      sun.disc,
      ...surface.ground,
      stack.root,
      radiation.root,
      lamp.root,
      surface.shelter,
      sun.tag.root,
      ...globes.roots,
      ...surface.plates,
      spaceTag.root,
    ],
    get levels() {
      return levels;
    },
    lay(box: Box, type: TypeSizes) {
      const head = Math.max(58, type.small * 4.6);
      levels = levelsIn(box, head, type);
      sun.lay(box, head, type);
      globes.lay(box, head, type);
      surface.lay(levels, type);
      lamp.at({ x: box.x + box.width * 0.5, y: (levels.y[0] ?? 0) + 2 });
      spaceTag.size(type);
      spaceTag.at(box.x + type.small * 4.6, levels.box.y + type.small * 0.9);
      stack.lay(levels, type);
      molecules.lay(levels);
      radiation.lay(levels);
    },
    draw(frame: GreenhouseFrame, seconds: number, tall: boolean) {
      const { params, shown, hidden } = frame;
      surface.draw(frame);
      sun.tag.set(`${params.solar_constant} W/m²`);
      // On a phone there is room for one name.
      globes.set(hidden.has('planet') ? null : params.planet, !tall);
      stack.draw(frame);
      spaceTag.set(tall ? `Tₑ ${shown.t_effective.text} K` : '');
      radiation.draw(frame, seconds);
    },
  };
}

/** Sky and ground of the planet behind everything, once for each size. */
function createBackground(context: Context) {
  let painted = '';
  return {
    forget() {
      painted = '';
    },
    paint(planet: Planet, stage: StageSize, { box, y: [ground = 0] }: Levels) {
      const { x, y, width, height } = stage.bleed;
      const key = `${planet} ${stage.layout} ${stage.pixel} ${x} ${y} ${width} ${height}`;
      if (key === painted) return;
      painted = key;
      const line = { top: box.y, ground: ground - 6 };
      context.paintBehind(stage, (canvas) => paintPlanet(canvas, context.theme, planet, stage, line));
    },
  };
}

export const createScene: CreateScene<'greenhouse_effect'> = (context) => {
  const root = new Container({ label: 'greenhouse effect' });
  const world = createWorld(context);
  const sea = createSeaSection(context, context.actionHandle('emit_pulse', { grip: 'press' }));
  const record = createWarmingRecord(context, sea);
  const background = createBackground(context);
  root.addChild(...world.roots, ...record.roots);
  let stage: StageSize | null = null;
  let drawnAt = 0;

  return {
    root,
    resize(next) {
      stage = next;
      arrange(ARRANGEMENT[next.layout], { world, ...record.parts }, inset(stageBox(next), 14), next.type);
      background.forget();
      if (drawnAt > 0) context.redraw();
    },
    draw(frame, now) {
      const seconds = drawnAt === 0 ? 0 : Math.min(0.1, (now - drawnAt) / 1000);
      drawnAt = now;
      const tall = stage?.layout === 'tall';
      if (stage) background.paint(frame.params.planet, stage, world.levels);
      world.draw(frame, seconds, tall);
      record.draw(frame, tall);
    },
    describe: describePlanet,
    destroy: () => root.destroy({ children: true }),
  };
};
