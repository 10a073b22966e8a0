/** The potential round the loop of series and parallel circuits as a staircase, with the places of the probes on it. */
import { Container } from 'pixi.js';
import type { Box, Frame, Part, StageContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { points } from '../../kit/charts/marks';
import { type PairHues, RED } from './pair-looks';

type PairFrame = Frame<'circuit_complex'>;

/** Places along the loop, from 0 to 1, by what lies there. */
const STATIONS = {
  Series: { '0': 0.03, '3': 0.2, '1': 0.35, R1: 0.48, '2': 0.61, R2: 0.75, '0 again': 0.96 },
  Parallel: { '0': 0.03, '3': 0.2, '1': 0.35, 'R1‖R2': 0.57, '2': 0.78, '0 again': 0.96 },
} as const;
/** Ends that the axis can have, V. */
const ENDS = [3, 6, 12] as const;
/** Above the highest potential. */
const HEADROOM = 1.07;

export interface PairPotential extends Part {
  draw(frame: PairFrame): void;
}

export function createPairPotential(context: StageContext, hues: PairHues): PairPotential {
  const root = new Container({ label: 'potential' });
  const chartOf = (stations: Readonly<Record<string, number>>) => {
    const names = new Map(Object.entries(stations).map(([name, at]) => [at, name.replace(' again', '')]));
    const chart = createChart(context, {
      ground: 'none',
      x: { label: '', ticks: [...names.keys()], format: (at) => names.get(at) ?? '' },
      y: { label: 'Potential round the loop', short: 'Potential', unit: 'V' },
      marks: {
        wire: line({ width: 2.2 }),
        emf: line({ colour: hues.emf, width: 3.4 }),
        r1: line({ colour: hues.r1, width: 3.4 }),
        r2: line({ colour: hues.r2, width: 3.4 }),
        black: points({ colour: hues.black, radius: 5 }),
        red: points({ colour: RED, radius: 5 }),
      },
    });
    root.addChild(chart.root);
    return chart;
  };
  const charts = { Series: chartOf(STATIONS.Series), Parallel: chartOf(STATIONS.Parallel) };
  return {
    root,
    lay(box: Box, type: TypeSizes) {
      for (const chart of Object.values(charts)) chart.lay(box, type);
    },
    draw({ view, params, hidden }) {
      const { potentials, emf, end, v1, v2 } = view;
      const series = params.configuration === 'Series';
      const chart = charts[params.configuration];
      charts.Series.root.visible = series;
      charts.Parallel.root.visible = !series;
      chart.domain({ y: [0, HEADROOM * (ENDS.find((each) => params.voltage <= each) ?? ENDS[2])] });
      const { marks } = chart;
      if (hidden.has('voltage') || hidden.has('configuration')) {
        for (const mark of Object.values(marks)) mark.clear();
        return;
      }
      const [, after, middle, plus] = potentials;
      const gap = Number.NaN;
      marks.emf.columns([0.07, 0.12], [0, emf]);
      if (series) {
        marks.wire.columns(
          [0, 0.07, gap, 0.12, 0.16, 0.25, 0.3, 0.4, gap, 0.53, 0.55, 0.67, 0.69, gap, 0.82, 0.92, 1],
          [0, 0, gap, emf, plus, plus, after, after, gap, after - v1, middle, middle, end + v2, gap, end, end, 0],
        );
        marks.r1.columns([0.4, 0.53], [after, after - v1]);
        marks.r2.columns([0.69, 0.82], [end + v2, end]);
      } else {
        marks.wire.columns(
          [0, 0.07, gap, 0.12, 0.16, 0.25, 0.3, 0.5, gap, 0.64, 0.65, 0.86, 1, gap, 0.7, 0.71],
          [0, 0, gap, emf, plus, plus, after, after, gap, after - v1, middle, middle, 0, gap, after - v2, middle],
        );
        marks.r1.columns([0.44, 0.64], [after, after - v1]);
        marks.r2.columns([0.5, 0.7], [after, after - v2]);
      }
      const nodeAt = [0.03, 0.35, series ? 0.61 : 0.78, 0.2] as const;
      const apart = view.probeA === view.probeB ? 0.02 : 0;
      marks.black.columns([nodeAt[view.probeB] - apart], [potentials[view.probeB]]);
      marks.red.columns([nodeAt[view.probeA] + apart], [potentials[view.probeA]]);
    },
  };
}
