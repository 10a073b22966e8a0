/** Force over extension on a screen: the line of the spring, the loads at rest, the energy below the line. */
import { Container } from 'pixi.js';
import { MOST_RESTS } from '../../../../engine/physics/hookes-law-constants';
import type { Box, Frame, StageContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { area, line, pen } from '../../kit/charts/line';
import { points } from '../../kit/charts/marks';
import { corner } from '../../kit/charts/words';
import { createScreenCase } from '../../kit/instruments/screen-case';

/** Of the spring without a load, m. */
export const NATURAL_LENGTH = 0.3;

type View = Frame<'hookes_law'>['view'];

export interface SpringGraph {
  readonly root: Container;
  lay(box: Box, type: TypeSizes): void;
  /** `span`: lengths below the clamp that the stage shows, m. The force at the end of the axis. */
  draw(view: View, span: number): number;
  energy(words: string): void;
}

export function createSpringGraph(context: StageContext): SpringGraph {
  const graphCase = createScreenCase(context, { form: 'panel', title: 'Force over extension' });
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Extension', short: 'x', unit: 'm' },
    y: { label: 'Force', short: 'F', unit: 'N' },
    marks: {
      energy: area({ colour: 'orange' }),
      law: line({ width: 2.4 }),
      rests: points(),
      now: pen({ colour: 'orange', radius: 5 }),
      words: corner({ at: 'above', colour: 'orange', mono: true }),
    },
  });
  const forces = growingDomain({ least: [0, 2] });
  const root = new Container();
  root.addChild(graphCase.root, chart.root);
  let weighed = 0;
  const stretch = [0, 0];
  const pull = [0, 0];
  const rests = new Float64Array(2 * MOST_RESTS);

  return {
    root,
    lay(box, type) {
      graphCase.lay(box, type);
      chart.lay(graphCase.pane, type);
    },
    draw(view, span) {
      if (view.weight !== weighed) forces.reset();
      weighed = view.weight;
      chart.domain({ x: [0, span - NATURAL_LENGTH], y: forces.hold(Math.max(1.5 * view.weight, view.force)) });
      // The line begins at the permanent set.
      stretch[0] = view.set;
      stretch[1] = view.x;
      pull[1] = Math.max(0, view.force);
      chart.marks.energy.columns(stretch, pull);
      chart.marks.law.columns(stretch, pull);
      chart.marks.now.at(view.x, Math.max(0, view.force));
      view.rests.forEach(({ extension, force }, n) => {
        rests[2 * n] = extension;
        rests[2 * n + 1] = force;
      });
      chart.marks.rests.rows(rests, 2, 0, 1, view.rests.length);
      return forces.domain[1];
    },
    energy: (words) => chart.marks.words.set(words),
  };
}
