/** A square kilometre seen from its near hedge: grass, rabbits, foxes; a recorder with their numbers, the loop and the pyramid on paper. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame, TypeSizes } from '../../contract';
import { type Arrangements, arrange, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { createMeadowField } from './meadow-field';
import { createPopulationCharts } from './population-charts';
import { createPyramid } from './pyramid';

type Place = 'field' | 'strip' | 'loop' | 'pyramid';

const ARRANGEMENT: Arrangements<Place> = {
  wide: row(grow(62, 'field'), grow(38, column(grow(45, 'strip'), grow(34, 'loop'), grow(23, 'pyramid')))),
  tall: column(grow(60, 'field'), grow(40, 'strip')),
};
const MOST_PAUSE = 0.1;

function describeMeadow({ shown, view, params, hidden }: Frame<'food_web'>): string {
  const held = hidden.has('territorial')
    ? ''
    : params.territorial
      ? ' Foxes hold territories.'
      : ' Foxes hold no territories.';
  return `A meadow of one square kilometre on day ${view.day}: ${shown.grass_kg.text} kg of grass, ${shown.rabbit_count.text} rabbits, ${shown.fox_count.text} foxes. The web is ${shown.regime.text}.${held}`;
}

export const createScene: CreateScene<'food_web'> = (context) => {
  const root = new Container({ label: 'food web' });
  const field = createMeadowField(context);
  const charts = createPopulationCharts(context);
  const { strip, loop } = charts;
  const pyramid = createPyramid(context);
  root.addChild(field.root, strip.root, loop.root, pyramid.root);
  let before = 0;

  return {
    root,
    resize(next) {
      const places = {
        field: { lay: (box: Box, type: TypeSizes) => field.lay(next, box, type) },
        strip,
        loop,
        pyramid,
      };
      arrange(ARRANGEMENT[next.layout], places, inset(stageBox(next), 14, 12), next.type);
    },

    draw(frame, now) {
      const seconds = Math.min(MOST_PAUSE, Math.max(0, (now - before) / 1000));
      before = now;
      field.draw(frame, now, frame.running && !context.reducedMotion ? seconds : 0);
      charts.draw(frame);
      const { flows } = frame.view;
      const [low, middle, top] = flows;
      pyramid.set(flows, [`eaten ${low.toFixed(1)}`, `rabbit ${middle.toFixed(2)}`, `fox ${top.toFixed(2)}`]);
    },

    describe: describeMeadow,

    destroy: () => root.destroy({ children: true }),
  };
};
