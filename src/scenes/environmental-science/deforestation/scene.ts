/** A landscape seen by a satellite, with a brush to clear and to protect; beside it where the carbon is, and what of the species stays. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame, StageContext, StageSize, TypeSizes } from '../../contract';
import { createHousing } from '../../kit/instruments/housing';
import { createInstrument } from '../../kit/instruments/instrument';
import { createKey } from '../../kit/instruments/key';
import {
  type Arrangements,
  arrange,
  cells,
  column,
  fitted,
  grow,
  inset,
  type Placed,
  row,
  stageBox,
} from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createForestCharts } from './forest-charts';
import { createForestMap } from './forest-map';
import { type Brush, createMapBrush, type MapBrush } from './map-brush';
import { createSpeciesCard } from './species-card';

type ForestFrame = Frame<'deforestation'>;

const ARRANGEMENT: Arrangements<'map' | 'charts' | 'animals' | 'survey' | 'pad'> = {
  wide: row('map', grow(1, column(grow(9, 'charts'), 'animals', grow(4, row(grow(9, 'survey'), grow(5, 'pad')))))),
  tall: column(grow(12, row('map', grow(1, column(grow(4, 'pad'), grow(5, 'animals'))))), grow(6, 'charts')),
};

/** Width of the map on a phone, stage units. */
const MAP_TALL = 380;

const createSurvey = (context: StageContext) =>
  createInstrument(context, {
    form: 'panel',
    title: 'Map survey',
    display: {
      rows: [
        { label: 'forest', unit: '%', widest: '000.00', key: 'forest' },
        { label: 'patches', widest: '0000', key: 'patches', second: true },
        { label: 'edge', unit: 'km', widest: '00000', key: 'edge', second: true },
      ],
    },
  });

/** Keys that choose the brush, and one that shows the largest patch. */
function createPad(context: StageContext, brush: MapBrush, show: (largest: boolean) => void) {
  const root = new Container({ label: 'pad' });
  const plate = createHousing(context, { form: 'panel' });
  const choose = (next: Brush) => (on: boolean) => brush.choose(on ? next : 'none');
  const hint = 'Then brush over the map.';
  const keys = [
    createKey(context, { name: 'Brush that clears', print: 'CLEAR', hint, toggle: choose('clear') }),
    createKey(context, { name: 'Brush that protects', print: 'KEEP', hint, toggle: choose('protect') }),
    createKey(context, {
      name: 'Show the largest patch',
      print: 'PATCH',
      hint: 'The other patches are drawn pale.',
      toggle: show,
    }),
  ] as const;
  root.addChild(plate.root, ...keys.map((key) => key.root));
  return {
    root,
    lay(box: Box, type: TypeSizes) {
      const places = cells(inset(plate.lay(box), 7), 'y', keys.length, 7);
      keys.forEach((key, n) => {
        const place = places[n];
        if (place) key.lay(place, type);
      });
    },
    light(largest: boolean) {
      keys[0].light(brush.kind === 'clear');
      keys[1].light(brush.kind === 'protect');
      keys[2].light(largest);
    },
  };
}

function describeLand({ params, shown, view, hidden }: ForestFrame): string {
  const how = hidden.has('pattern') ? '' : `, cleared in the pattern ${params.pattern}`;
  const inside =
    shown.species_core_pct.value === null ? '' : `, of those of the interior ${shown.species_core_pct.text} %`;
  const stopped = view.stopped ? ' Clearing has stopped.' : '';
  return `A land of 100 by 100 km in year ${view.years}${how}. ${shown.forest_pct.text} % of it is primary forest. All forest lies in ${shown.patch_count.text} patches with ${shown.edge_km.text} km of edge; the largest has ${shown.largest_patch_pct.text} % of the land.${stopped} By area ${shown.species_pct.text} % of the species stay in the end${inside}.`;
}

export const createScene: CreateScene<'deforestation'> = (context) => {
  const root = new Container({ label: 'deforestation' });
  const room = createRoom(context, { kind: 'clean-room' });
  const map = createForestMap(context);
  const brush = createMapBrush(context, map);
  const charts = createForestCharts(context);
  const animals = createSpeciesCard(context);
  const survey = createSurvey(context);
  let largest = false;
  const pad = createPad(context, brush, (on) => {
    largest = on;
    context.redraw();
  });
  root.addChild(room.root, map.root, charts.root, animals.root, survey.root, pad.root);
  let stage: StageSize | null = null;
  let drawnAt = 0;
  const layMap: Placed = {
    root: map.root,
    least: () => ({ width: stage?.layout === 'tall' ? MAP_TALL : 512, height: 0 }),
    lay(box, type) {
      map.lay(fitted(inset(box, 8), { width: 1, height: 1 }, 0.5, 0.5), type);
      brush.lay(map.box);
    },
  };
  const layCharts: Placed = { lay: (box, type) => charts.lay(box, type, stage?.layout === 'wide') };
  const places = { map: layMap, charts: layCharts, animals, survey, pad };

  return {
    root,
    resize(next) {
      stage = next;
      room.resize(next, null);
      arrange(ARRANGEMENT[next.layout], places, inset(stageBox(next), 14), next.type);
    },

    draw(frame, now) {
      const { view, fields, readings, shown, running } = frame;
      const still = drawnAt === 0 || !running || context.reducedMotion;
      map.show(fields.cells, fields.biomass, view.roads, largest);
      map.smoke(still ? 0 : Math.min(0.1, (now - drawnAt) / 1000));
      drawnAt = now;
      brush.draw();
      pad.light(largest);
      charts.draw(frame);
      const { species_pct: all, species_core_pct: inside } = shown;
      animals.set(0, readings.species_pct, `${all.text} %`);
      animals.set(1, readings.species_core_pct, readings.species_core_pct === null ? '–' : `${inside.text} %`);
      survey.set('forest', shown.forest_pct.text);
      survey.set('patches', shown.patch_count.text);
      survey.set('edge', shown.edge_km.text);
    },

    describe: describeLand,

    destroy: () => root.destroy({ children: true }),
  };
};
