/** A landfill in section: the hill that grows, its gas and its wells, leachate, liner and groundwater, a house beyond the fence. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, StageSize } from '../../contract';
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
import { createMoving } from './moving-gas';
import { CLOUD, createPlant, ENGINE, GAS_WELLS, SUMP } from './plant';
import { createPlume, WELL } from './plume';
import { FLOOR, GROUND, halfAt, MIDDLE, sectionMap, type SectionMap } from './section-map';
import { createWasteHill } from './waste-hill';

type Place = 'gas' | 'water';

const ARRANGEMENT: Arrangements<Place> = {
  wide: column(grow(0.23, row(grow(0.27, 'gas'), grow(0.44, free), grow(0.27, 'water'))), grow(0.77, free)),
  tall: column(grow(0.25, row(grow(1, 'gas'), grow(1, 'water'))), grow(0.75, free)),
};
const MARGIN = 12;
const HECTARE = 10_000;
/** Longest time between two pictures that counts as motion, s. */
const MOST_PAUSE = 0.1;
/** mm of rain a year for a unit of the section across. */
const RAIN_PER_UNIT = 8;
/** m of head for a unit of the section down. */
const HEAD_PER_UNIT = 1 / 13;

export const createScene: CreateScene<'landfill'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'landfill' });
  const hill = createWasteHill(theme);
  const plume = createPlume(context);
  const moving = createMoving(theme);
  const plant = createPlant(theme);
  const gas = createInstrument(context, {
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
  const water = createInstrument(context, {
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
  root.addChild(plant.behind, plume.root, hill.root, plant.front, moving.root, gas.root, water.root);

  // ---------------------------------------------------------------- hands
  let map: SectionMap = sectionMap({ x: 0, y: 0, width: 960, height: 540 });
  const lorry = context.actionHandle('start', {
    name: 'Lorry: open the site',
    held: (down) => {
      if (down) context.sound('knock');
    },
  });
  const cap = context.actionHandle('place_cap', { name: 'Top of the hill: place the cap' });
  const blower = {
    on: context.actionHandle('turn_on_gas', { name: 'Engine: turn the gas wells on' }),
    off: context.actionHandle('turn_off_gas', { name: 'Engine: turn the gas wells off' }),
  };
  const rig = context.actionHandle('drill_well', { name: 'Drilling rig: drill the well' });
  const pump = context.actionHandle('recirculate', { name: 'Leachate pump: recirculate' });
  const cloud = context.inputHandle('precipitation', {
    name: 'Cloud: rain',
    grip: 'x',
    drag: (point, start, from) => from + (point.x - start.x) * RAIN_PER_UNIT,
  });
  const head = context.inputHandle('leachate_head', {
    name: 'Leachate on the liner: head',
    grip: 'y',
    drag: (point, start, from) => from + ((start.y - point.y) / (map.y(1) - map.y(0))) * HEAD_PER_UNIT,
  });

  // ---------------------------------------------------------------- places
  let panelsEnd = 0;
  const places: Readonly<Record<Place, Placed>> = {
    gas: {
      root: gas.root,
      least: (type) => gas.least(type),
      lay(box, type) {
        gas.lay(box, type);
        panelsEnd = box.y + box.height;
      },
    },
    water,
  };
  let before = 0;

  function layHandles(): void {
    const { x, y, unit } = map;
    const over = (handle: typeof rig, u: number, v: number, box: Box): void =>
      handle.place(x(u) + box.x * unit, y(v) + box.y * unit, box.width * unit, box.height * unit);
    over(rig, WELL, GROUND, { x: -18, y: -72, width: 36, height: 72 });
    for (const handle of [blower.on, blower.off])
      over(handle, ENGINE, GROUND, { x: -46, y: -52, width: 80, height: 52 });
    over(cloud, CLOUD.u, CLOUD.v, { x: -50, y: -26, width: 100, height: 50 });
    over(pump, SUMP, GROUND, { x: -14, y: -22, width: 28, height: 22 });
    head.place(x(MIDDLE + 90), y(FLOOR) - 24 * unit, 60 * unit, 26 * unit);
  }

  return {
    root,
    resize(stage: StageSize) {
      const box = inset(stageBox(stage), MARGIN, 10);
      arrange(ARRANGEMENT[stage.layout], places, box, stage.type);
      // Beside the hill panels hide nothing; on a phone the sky with its cloud begins below them.
      const from = stage.layout === 'tall' ? panelsEnd : box.y;
      const section = { x: 0, y: from, width: stage.width, height: stage.height - from };
      map = sectionMap(section);
      const now = map;
      context.paintBehind(stage, (canvas) => paintGround(canvas, theme, stage, now));
      for (const part of [hill, moving, plant]) part.lay(map);
      plume.lay(map, stage.width - MARGIN, stage.height - 4, stage.type);
      layHandles();
    },

    draw(frame, now) {
      const { view, params, readings, shown, fields, running } = frame;
      const seconds = running && !context.reducedMotion ? Math.min(MOST_PAUSE, Math.max(0, (now - before) / 1000)) : 0;
      before = now;
      hill.draw({
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
      plume.draw(view.plume);
      const rate = readings.methane_rate ?? 0;
      moving.draw(
        {
          perArea: rate / (params.area_ha * HECTARE),
          caught: rate > 0 ? (readings.methane_collected ?? 0) / rate : 0,
          capped: view.capped,
          top: hill.top,
          leak: view.started ? (readings.leak_m3_d ?? 0) : 0,
          rain: params.precipitation,
          wells: GAS_WELLS,
        },
        seconds,
      );
      plant.draw(
        {
          top: hill.top,
          started: view.started,
          open: view.open,
          gasOn: view.gasOn,
          power: readings.power_mw ?? 0,
          well: view.well,
          recirculating: view.recirculating,
          rain: params.precipitation,
          fence: readings.boundary_methane_pct ?? 0,
        },
        seconds,
      );

      const danger = isExplosive(frame);
      gas.set(0, inMillions(shown.methane_rate.value));
      gas.set(1, shown.boundary_methane_pct.text);
      gas.light(danger);
      gas.note(danger ? 'danger at the fence' : siteWords(frame), danger ? 'warning' : 'plain');
      water.set(0, shown.well_chloride.text);
      water.set(1, shown.well_cod.text);
      water.note(view.well ? 'monitoring well' : 'no well yet');

      const { x, y, unit } = map;
      lorry.enable(!view.started);
      lorry.place(x(plant.lorry.u) - 34 * unit, y(plant.lorry.v) - 30 * unit, 64 * unit, 30 * unit);
      blower.on.enable(!view.gasOn);
      blower.off.enable(view.gasOn);
      rig.enable(!view.well);
      pump.enable(view.started);
      cap.enable(!view.capped && view.started);
      const top = Math.min(hill.top, GROUND + 60);
      const half = 0.5 * halfAt(top);
      cap.place(x(MIDDLE - half), y(top) - 14 * unit, x(MIDDLE + half) - x(MIDDLE - half), 28 * unit);
    },

    describe: describeLandfill,

    destroy: () => root.destroy({ children: true }),
  };
};
