/** The potential round the loop of series and parallel circuits, with the places of the probes on it. */
import type { Frame, StageContext } from '../contract';
import { createStaircasePlot, type StaircaseStep } from '../kit/staircase-plot';
import { createChanges } from './gliding';
import { type PairHues, RED } from './pair-looks';

type ProbeNode = Frame<'circuit_complex'>['view']['probeA'];

export function createPairPotential(context: StageContext, hues: PairHues) {
  const { theme } = context;
  const staircase = createStaircasePlot(context, 'Potential round the loop', 'Potential');
  const { isNew, forget } = createChanges(10);
  return {
    root: staircase.root,
    /** The next picture is drawn anew. */
    forget,
    draw({ view, params, hidden }: Frame<'circuit_complex'>, width: number, height: number, pixel: number): void {
      const { potentials, emf, end, v1, v2 } = view;
      const series = params.configuration === 'Series';
      const [, afterMeter, middle, plus] = potentials;
      let changed = isNew(0, series ? 1 : 0);
      changed = isNew(1, plus) || changed;
      changed = isNew(2, afterMeter) || changed;
      changed = isNew(3, middle) || changed;
      changed = isNew(4, end) || changed;
      changed = isNew(5, emf) || changed;
      changed = isNew(6, view.probeA * 4 + view.probeB) || changed;
      changed = isNew(7, params.voltage) || changed;
      changed = isNew(8, v1) || changed;
      changed = isNew(9, v2) || changed;
      if (!changed) return;
      const covered = hidden.has('voltage') || hidden.has('configuration');
      const full = params.voltage <= 3 ? 3 : params.voltage <= 6 ? 6 : 12;
      const wire = theme.ink;
      const step = (a: number, va: number, b: number, vb: number, colour = wire, thick = 2.2): StaircaseStep => ({
        from: { at: a, volts: va },
        to: { at: b, volts: vb },
        colour,
        width: thick,
      });
      const steps = [
        step(0, 0, 0.07, 0),
        step(0.07, 0, 0.12, emf, hues.emf, 3.4),
        step(0.12, emf, 0.16, plus),
        step(0.16, plus, 0.25, plus),
        step(0.25, plus, 0.3, afterMeter),
        step(0.3, afterMeter, 0.4, afterMeter),
      ];
      if (series) {
        steps.push(
          step(0.4, afterMeter, 0.53, afterMeter - v1, hues.r1, 3.4),
          step(0.53, afterMeter - v1, 0.55, middle),
          step(0.55, middle, 0.67, middle),
          step(0.67, middle, 0.69, end + v2),
          step(0.69, end + v2, 0.82, end, hues.r2, 3.4),
          step(0.82, end, 0.92, end),
          step(0.92, end, 1, 0),
        );
      } else {
        steps.push(
          step(0.4, afterMeter, 0.5, afterMeter),
          step(0.44, afterMeter, 0.64, afterMeter - v1, hues.r1, 3.4),
          step(0.64, afterMeter - v1, 0.65, middle),
          step(0.5, afterMeter, 0.7, afterMeter - v2, hues.r2, 3.4),
          step(0.7, afterMeter - v2, 0.71, middle),
          step(0.65, middle, 0.86, middle),
          step(0.86, middle, 1, 0),
        );
      }
      const nodeAt = [0.03, 0.35, series ? 0.61 : 0.78, 0.2];
      const mark = (node: ProbeNode, colour: number, aside: number) => ({
        at: (nodeAt[node] ?? 0) + aside,
        volts: potentials[node],
        colour,
      });
      const apart = view.probeA === view.probeB ? 0.02 : 0;
      const lineHeight = Math.max(13, 12 * pixel) * 1.1;
      const stations = series
        ? [
            { at: 0.03, name: '0' },
            { at: 0.2, name: '3' },
            { at: 0.35, name: '1' },
            { at: 0.48, name: 'R1' },
            { at: 0.61, name: '2' },
            { at: 0.75, name: 'R2' },
            { at: 0.96, name: '0' },
          ]
        : [
            { at: 0.03, name: '0' },
            { at: 0.2, name: '3' },
            { at: 0.35, name: '1' },
            { at: 0.57, name: 'R1‖R2' },
            { at: 0.78, name: '2' },
            { at: 0.96, name: '0' },
          ];
      staircase.lay(width, height, stations, lineHeight);
      const marks = [mark(view.probeB, hues.black, -apart), mark(view.probeA, RED, apart)];
      staircase.draw(full, 3, covered ? [] : steps, covered ? [] : marks);
    },
  };
}
