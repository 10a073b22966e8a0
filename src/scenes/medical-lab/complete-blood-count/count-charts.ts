/** Histograms of the volumes, and the pulses on the oscilloscope. */
import type { Box, Frame, SceneContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { area, line } from '../../kit/charts/line';
import { rule } from '../../kit/charts/marks';
import { growingDomain } from '../../kit/charts/domains';
import { cells } from '../../kit/layout/layout';

type CountFrame = Frame<'cbc'>;
/** The window of the oscilloscope, ms of wall time shown as units, and the tallest pulse, fL. */
const WINDOW = 100;
const PULSE_WIDTH = 0.7;
/** Height of a pulse about its middle. */
const SHAPE = [
  [-2, 0],
  [-1, 0.35],
  [-0.4, 0.9],
  [0, 1],
  [0.4, 0.9],
  [1, 0.35],
  [2, 0],
] as const;
const SPANS = { platelet: 48, red: 256, white: 512 } as const;

function createHistogram(context: SceneContext<'cbc'>, label: string, to: number) {
  return createChart(context, {
    ground: 'screen',
    x: { label, domain: [0, to] },
    y: { label: '', bare: true },
    marks: {
      under: area({ colour: 'sky', alpha: 0.35 }),
      outline: line({ colour: 'sky', width: 1.6 }),
      threshold: rule({ along: 'x', colour: 'orange', dashed: true, width: 2 }),
    },
  });
}

export function createHistograms(context: SceneContext<'cbc'>) {
  const charts = {
    platelet: createHistogram(context, 'PLT', SPANS.platelet),
    red: createHistogram(context, 'RBC', SPANS.red),
    white: createHistogram(context, 'WBC', SPANS.white),
  } as const;
  const heights = {
    platelet: growingDomain({ least: [0, 10] }),
    red: growingDomain({ least: [0, 100] }),
    white: growingDomain({ least: [0, 40] }),
  } as const;
  return {
    charts,
    /** Side by side. */
    lay(pane: Box, type: TypeSizes): void {
      const parts = cells(pane, 'x', 3, 8);
      Object.values(charts).forEach((chart, n) => {
        const place = parts[n];
        if (place) chart.lay(place, type);
      });
    },
    draw({ fields }: CountFrame, limit: number): void {
      for (const which of ['platelet', 'red', 'white'] as const) {
        const chart = charts[which];
        const values = fields[which];
        let most = 0;
        // Platelets at the foot of the red histogram must not press it down.
        for (let n = which === 'red' ? 20 : 0; n < values.length; n++) most = Math.max(most, values[n] ?? 0);
        if (most === 0) heights[which].reset();
        chart.domain({ y: heights[which].hold(most * 1.08) });
        chart.marks.under.even(values, 0, SPANS[which]);
        chart.marks.outline.even(values, 0, SPANS[which]);
        chart.marks.threshold.set(which === 'white' ? null : limit);
      }
    },
    /** Where the threshold can be taken. */
    threshold(limit: number): Box {
      const { area: box } = charts.platelet;
      const at = charts.platelet.toPixel(limit, 0);
      return { x: at.x - 10, y: box.y, width: 20, height: box.height };
    },
  };
}

/** The record of a few pulses, as high as the cells are large. */
export function createPulses(context: SceneContext<'cbc'>) {
  const pulses = createChart(context, {
    ground: 'screen',
    x: { label: '', bare: true, domain: [0, WINDOW] },
    y: { label: 'Volume', short: 'V', unit: 'fL', domain: [0, 250] },
    marks: {
      trace: line({ colour: 'green', width: 1.6 }),
      threshold: rule({ along: 'y', colour: 'orange', dashed: true }),
    },
  });
  const trace = { x: [] as number[], y: [] as number[] };

  function record(volumes: ArrayLike<number>, running: boolean): void {
    trace.x.length = 0;
    trace.y.length = 0;
    trace.x.push(0);
    trace.y.push(0);
    let n = 0;
    while (n < volumes.length && !Number.isNaN(volumes[n] ?? Number.NaN)) n++;
    const apart = WINDOW / Math.max(1, n);
    for (let k = 0; k < n && running; k++) {
      const at = (k + 0.5) * apart;
      const volume = volumes[k] ?? 0;
      for (const [shift, part] of SHAPE) {
        trace.x.push(at + shift * PULSE_WIDTH);
        trace.y.push(volume * part);
      }
    }
    trace.x.push(WINDOW);
    trace.y.push(0);
  }

  return {
    chart: pulses,
    draw({ fields, view }: CountFrame, limit: number): void {
      record(fields.pulses, view.running !== null);
      pulses.domain({ y: [0, view.white ? 500 : 250] });
      pulses.marks.trace.columns(trace.x, trace.y, trace.x.length);
      pulses.marks.threshold.set(view.white ? null : limit);
    },
  };
}
