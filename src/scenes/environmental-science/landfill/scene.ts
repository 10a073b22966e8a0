/** A landfill in section: the hill that grows, its gas and its wells, leachate, liner and groundwater, a house beyond the fence. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame, StageContext, StageSize } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  arrange,
  type Arrangements,
  column,
  grow,
  inset,
  type Placed,
  room as free,
  row,
  stageBox,
} from '../../kit/layout/layout';
import { paintGround } from './landfill-ground';
import { describeLandfill, inMillions, isExplosive, siteWords } from './landfill-words';
import { createMoving, type MovingState } from './moving-gas';
import { createPlant, type PlantState } from './plant';
import { createPlume } from './plume';
import { sectionMap } from './section-map';
import { createSiteGrips } from './site-grips';
import { GAS_WELLS } from './site-pipes';
import { createWasteHill, type HillState } from './waste-hill';

type LandfillFrame = Frame<'landfill'>;
type Place = 'gas' | 'water';

const ARRANGEMENT: Arrangements<Place> = {
  wide: column(grow(0.23, row(grow(0.27, 'gas'), grow(0.44, free), grow(0.27, 'water'))), grow(0.77, free)),
  tall: column(grow(0.25, row(grow(1, 'gas'), grow(1, 'water'))), grow(0.75, free)),
};
const MARGIN = 12;
const HECTARE = 10_000;
/** Longest time between two pictures that counts as motion, s. */
const MOST_PAUSE = 0.1;

/** Methane that is made and what of it reaches the fence; its lamp warns. */
function createGasPanel(context: StageContext) {
  const panel = createInstrument(context, {
    form: 'panel',
    title: 'Gas',
    display: {
      rows: [
        { label: 'CH₄', unit: '10⁶ m³/yr', widest: '00.00' },
        { label: 'fence', unit: '%', widest: '00.0' },
      ],
      note: true,
    },
    lamp: true,
  });
  return {
    panel,
    show(frame: LandfillFrame) {
      const danger = isExplosive(frame);
      panel.set(0, inMillions(frame.shown.methane_rate.value));
      panel.set(1, frame.shown.boundary_methane_pct.text);
      panel.light(danger);
      panel.note(danger ? 'danger at the fence' : siteWords(frame), danger ? 'warning' : 'plain');
    },
  };
}

function createWaterPanel(context: StageContext) {
  const panel = createInstrument(context, {
    form: 'panel',
    title: 'Well water',
    display: {
      rows: [
        { label: 'Cl⁻', unit: 'mg/L', widest: '0000.0' },
        { label: 'COD', unit: 'mg/L', widest: '00000' },
      ],
      note: true,
    },
  });
  return {
    panel,
    show({ view, shown }: LandfillFrame) {
      panel.set(0, shown.well_chloride.text);
      panel.set(1, shown.well_cod.text);
      panel.note(view.well ? 'monitoring well' : 'no well yet');
    },
  };
}

const hillOf = ({ view, params, readings, fields }: LandfillFrame): HillState => ({
  layers: fields.layers,
  filled: view.filled,
  open: params.open_years,
  settled: (readings.settlement_pct ?? 0) / 100,
  capped: view.capped,
  liner: params.liner,
  holes: params.holes_per_ha,
  head: params.leachate_head,
  cod: readings.cod ?? 0,
});

/** `top`: of the waste, in v. */
function movingOf({ view, params, readings }: LandfillFrame, top: number): MovingState {
  const rate = readings.methane_rate ?? 0;
  return {
    perArea: rate / (params.area_ha * HECTARE),
    caught: rate > 0 ? (readings.methane_collected ?? 0) / rate : 0,
    capped: view.capped,
    top,
    leak: view.started ? (readings.leak_m3_d ?? 0) : 0,
    rain: params.precipitation,
    wells: GAS_WELLS,
  };
}

const plantOf = ({ view, params, readings }: LandfillFrame, top: number): PlantState => ({
  ...view,
  top,
  power: readings.power_mw ?? 0,
  rain: params.precipitation,
  fence: readings.boundary_methane_pct ?? 0,
});

export const createScene: CreateScene<'landfill'> = (context) => {
  const root = new Container({ label: 'landfill' });
  const hill = createWasteHill(context.theme);
  const plume = createPlume(context);
  const moving = createMoving(context.theme);
  const plant = createPlant(context.theme);
  const gas = createGasPanel(context);
  const water = createWaterPanel(context);
  root.addChild(plant.behind, plume.root, hill.root, plant.front, moving.root, gas.panel.root, water.panel.root);
  const grips = createSiteGrips(context);
  let panelsEnd = 0;
  const places: Readonly<Record<Place, Placed>> = {
    gas: {
      root: gas.panel.root,
      least: (type) => gas.panel.least(type),
      lay(box, type) {
        gas.panel.lay(box, type);
        panelsEnd = box.y + box.height;
      },
    },
    water: water.panel,
  };
  let before = 0;

  return {
    root,
    resize(stage: StageSize) {
      const box = inset(stageBox(stage), MARGIN, 10);
      arrange(ARRANGEMENT[stage.layout], places, box, stage.type);
      // Beside the hill panels hide nothing; on a phone the sky with its cloud begins below them.
      const from = stage.layout === 'tall' ? panelsEnd : box.y;
      const map = sectionMap({ x: 0, y: from, width: stage.width, height: stage.height - from });
      context.paintBehind(stage, (canvas) => paintGround(canvas, context.theme, stage, map));
      for (const part of [hill, moving, plant]) part.lay(map);
      plume.lay(map, stage.width - MARGIN, stage.height - 4, stage.type);
      grips.lay(map);
    },

    draw(frame, now) {
      const moves = frame.running && !context.reducedMotion;
      const seconds = moves ? Math.min(MOST_PAUSE, Math.max(0, (now - before) / 1000)) : 0;
      before = now;
      hill.draw(hillOf(frame));
      plume.draw(frame.view.plume);
      moving.draw(movingOf(frame, hill.top), seconds);
      plant.draw(plantOf(frame, hill.top), seconds);
      gas.show(frame);
      water.show(frame);
      grips.follow(frame, plant.lorry, hill.top);
    },

    describe: describeLandfill,

    destroy: () => root.destroy({ children: true }),
  };
};
