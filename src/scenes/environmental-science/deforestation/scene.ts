/** A landscape seen by a satellite, with a brush to clear and to protect; beside it where the carbon is, and what of the species stays. */
import { Container } from 'pixi.js';
import { CELLS, SIDE, YEARS_KEPT } from '../../../../engine/environmental-science/forest-grid';
import type { Box, CreateScene, StageSize, TypeSizes } from '../../contract';
import { createChart, layBelow } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { bars } from '../../kit/charts/marks';
import { corner } from '../../kit/charts/words';
import { createHousing } from '../../kit/instruments/housing';
import { createInstrument } from '../../kit/instruments/instrument';
import { createKey } from '../../kit/instruments/key';
import { createScreenPane } from '../../kit/instruments/screen-pane';
import { type Arrangements, arrange, cells, column, fitted, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createForestMap } from './forest-map';
import { createSpeciesCard } from './species-card';

const ARRANGEMENT: Arrangements<'map' | 'charts' | 'animals' | 'survey' | 'pad'> = {
  wide: row('map', grow(1, column(grow(9, 'charts'), 'animals', grow(4, row(grow(9, 'survey'), grow(5, 'pad')))))),
  tall: column(grow(12, row('map', grow(1, column(grow(4, 'pad'), grow(5, 'animals'))))), grow(6, 'charts')),
};

/** Width of the map on a phone, stage units. */
const MAP_TALL = 380;

type Brush = 'none' | 'clear' | 'protect';
const TONES: Readonly<Record<Brush, number>> = { none: 0xffffff, clear: 0xffb347, protect: 0x8fd8ff };

export const createScene: CreateScene<'deforestation'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'deforestation' });
  const room = createRoom(context, { kind: 'clean-room' });
  const map = createForestMap(context);

  // ------------------------------------------------------------ the brush
  let brush: Brush = 'none';
  let largest = false;
  let cursor = CELLS / 2 + SIDE / 2;
  let last = -1;
  let brushing = false;
  const apply = (cell: number): void => {
    if (brush === 'none' || cell === last) return;
    last = cell;
    context.dispatch({ do: brush === 'clear' ? 'clear_cell' : 'protect_cell', value: cell });
  };
  const move = (cell: number): void => {
    cursor = Math.min(CELLS - 1, Math.max(0, cell));
    hand.update(cursor);
    context.redraw();
  };
  const hand = context.handle({
    role: 'slider',
    name: 'Brush on the map',
    hint: 'Choose CLEAR or KEEP, then brush over cells; with the keyboard move by arrows and press Enter.',
    grip: 'none',
    min: 0,
    max: CELLS - 1,
    step: 1,
    value: cursor,
    format: (cell) => `row ${Math.floor(cell / SIDE)}, column ${cell % SIDE}`,
    set(cell) {
      cursor = cell;
      if (brushing) apply(cell);
      context.redraw();
    },
    drag: (point) => map.cellAt(point),
    held(down) {
      brushing = down;
      last = -1;
    },
    tap(point) {
      move(map.cellAt(point));
      last = -1;
      apply(cursor);
    },
    keys: {
      ArrowUp: () => move(cursor - SIDE),
      ArrowDown: () => move(cursor + SIDE),
      Enter: () => {
        last = -1;
        apply(cursor);
      },
    },
  });

  // ------------------------------------------------------------ parts
  const screen = createScreenPane(context);
  const species = createChart(context, {
    ground: 'screen',
    x: { label: 'Years', short: 't', unit: 'yr' },
    y: { label: 'Left', unit: '%', domain: [0, 100] },
    marks: {
      forest: line({ colour: 'green', width: 2.4, name: 'forest', points: 'grows' }),
      area: line({ colour: 'blue', width: 2.4, name: 'species', points: 'grows' }),
      inside: line({ colour: 'orange', width: 2.4, name: 'interior', points: 'grows' }),
    },
  });
  const carbon = createChart(context, {
    ground: 'screen',
    x: { label: '', names: ['trees', 'debris', 'air'] },
    y: { label: 'Carbon', unit: 'Mt' },
    marks: { pools: bars({ colour: ['green', 'orange', 'sky'] }), words: corner({ at: 'top right' }) },
  });
  const years = growingDomain({ least: [0, 20], ends: [20, 40, 60, 80, 100] });
  const stocks = growingDomain({ least: [0, 50] });
  const choose = (next: Brush) => (on: boolean) => {
    brush = on ? next : 'none';
    last = -1;
    context.redraw();
  };
  const animals = createSpeciesCard(context);
  const survey = createInstrument(context, {
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
  const plate = createHousing(context, { form: 'panel' });
  const keys = [
    createKey(context, {
      name: 'Brush that clears',
      print: 'CLEAR',
      hint: 'Then brush over the map.',
      toggle: choose('clear'),
    }),
    createKey(context, {
      name: 'Brush that protects',
      print: 'KEEP',
      hint: 'Then brush over the map.',
      toggle: choose('protect'),
    }),
    createKey(context, {
      name: 'Show the largest patch',
      print: 'PATCH',
      hint: 'The other patches are drawn pale.',
      toggle(on) {
        largest = on;
        context.redraw();
      },
    }),
  ] as const;
  root.addChild(
    room.root,
    map.root,
    screen.root,
    species.root,
    carbon.root,
    animals.root,
    survey.root,
    plate.root,
    ...keys.map((key) => key.root),
  );

  // ------------------------------------------------------------ places
  let stage: StageSize | null = null;
  const places = {
    map: {
      root: map.root,
      least: () => ({ width: stage?.layout === 'tall' ? MAP_TALL : 512, height: 0 }),
      lay(box: Box, type: TypeSizes) {
        map.lay(fitted(inset(box, 8), { width: 1, height: 1 }, 0.5, 0.5), type);
        const { x, y, width, height } = map.box;
        hand.place(x, y, width, height);
      },
    },
    charts: {
      lay(box: Box, type: TypeSizes) {
        const inner = inset(screen.lay(box), 10, 7);
        const both = stage?.layout === 'wide';
        carbon.root.visible = both;
        if (both) layBelow([species, carbon], [1, 1], inner, type);
        else species.lay(inner, type);
      },
    },
    animals,
    survey,
    pad: {
      lay(box: Box, type: TypeSizes) {
        const rows = cells(inset(plate.lay(box), 7), 'y', keys.length, 7);
        keys.forEach((key, n) => {
          const place = rows[n];
          if (place) key.lay(place, type);
        });
      },
    },
  };
  let drawnAt = 0;
  let shownYears = 0;

  return {
    root,
    resize(next) {
      stage = next;
      room.resize(next, null);
      arrange(ARRANGEMENT[next.layout], places, inset(stageBox(next), 14), next.type);
    },

    draw(frame, now) {
      const { view, fields, readings, shown, hidden } = frame;
      const seconds = drawnAt === 0 || !frame.running || reducedMotion ? 0 : Math.min(0.1, (now - drawnAt) / 1000);
      drawnAt = now;
      map.show(fields.cells, fields.biomass, view.roads, largest);
      map.smoke(seconds);
      map.cursor(brush === 'none' ? -1 : cursor, TONES[brush]);
      keys[0].light(brush === 'clear');
      keys[1].light(brush === 'protect');
      keys[2].light(largest);
      const { past } = fields;
      const count = view.years;
      if (count < shownYears) {
        years.reset();
        stocks.reset();
      }
      shownYears = count;
      species.domain({ x: years.hold(count) });
      const points = Math.min(count, YEARS_KEPT - 1);
      species.marks.forest.even(past, 0, points, points + 1);
      species.marks.area.even(past.subarray(YEARS_KEPT), 0, points, points + 1);
      species.marks.inside.even(past.subarray(2 * YEARS_KEPT), 0, points, points + 1);
      // Carbon is worked out from the forest's area and its biomass.
      const unknown = hidden.has('biomass_density') || hidden.has('root_shoot');
      const pools = unknown ? [] : [view.trees, view.debris, view.air];
      carbon.domain({ y: stocks.hold(Math.max(0, ...pools)) });
      carbon.marks.pools.set(pools);
      carbon.marks.words.set(unknown ? 'Worked out once the biomass is known' : '');
      animals.set(0, readings.species_pct, `${shown.species_pct.text} %`);
      animals.set(
        1,
        readings.species_core_pct,
        readings.species_core_pct === null ? '–' : `${shown.species_core_pct.text} %`,
      );
      survey.set('forest', shown.forest_pct.text);
      survey.set('patches', shown.patch_count.text);
      survey.set('edge', shown.edge_km.text);
    },

    describe({ params, shown, view, hidden }) {
      const how = hidden.has('pattern') ? '' : `, cleared in the pattern ${params.pattern}`;
      const inside =
        shown.species_core_pct.value === null ? '' : `, of those of the interior ${shown.species_core_pct.text} %`;
      const stopped = view.stopped ? ' Clearing has stopped.' : '';
      return `A land of 100 by 100 km in year ${view.years}${how}. ${shown.forest_pct.text} % of it is primary forest. All forest lies in ${shown.patch_count.text} patches with ${shown.edge_km.text} km of edge; the largest has ${shown.largest_patch_pct.text} % of the land.${stopped} By area ${shown.species_pct.text} % of the species stay in the end${inside}.`;
    },

    destroy: () => root.destroy({ children: true }),
  };
};
