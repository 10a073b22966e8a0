/** Recovery along the field and decay across it, with the times of the sequence as lines that can be moved. */
import type { Frame, SceneContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { rule } from '../../kit/charts/marks';
import { label } from '../../kit/charts/words';

type MriFrame = Frame<'mri_scanner'>;

const POINTS = 80;

function createCharts(context: SceneContext<'mri_scanner'>) {
  const curves = {
    white: line({ colour: 'sky', width: 2, name: 'white' }),
    grey: line({ colour: 'purple', width: 2, name: 'grey' }),
    fluid: line({ colour: 'green', width: 2, name: 'CSF' }),
  };
  const recovery = createChart(context, {
    ground: 'screen',
    x: { label: 'Time since the pulse', short: 't', unit: 'ms' },
    y: { label: 'Along the field', short: 'Mz', unit: '' },
    marks: {
      ...curves,
      none: rule({ along: 'y', dashed: true }),
      tr: rule({ along: 'x', colour: 'orange', width: 2 }),
      ti: rule({ along: 'x', colour: 'yellow', width: 2 }),
      trName: label({ text: 'TR', colour: 'orange' }),
      tiName: label({ text: 'TI', colour: 'yellow' }),
    },
  });
  const decay = createChart(context, {
    ground: 'screen',
    x: { label: 'Time since the pulse', short: 't', unit: 'ms' },
    y: { label: 'Across the field', short: 'Mxy', unit: '', domain: [0, 1.05] },
    marks: {
      ...curves,
      te: rule({ along: 'x', colour: 'orange', width: 2 }),
      teName: label({ text: 'TE', colour: 'orange' }),
    },
  });
  return { recovery, decay };
}

export type RelaxationCharts = ReturnType<typeof createCharts>;

const isInverted = ({ params, hidden }: MriFrame): boolean =>
  params.sequence === 'Inversion Recovery' && !hidden.has('sequence');

/** A handle on the line of each time; `shown`: the screen that is looked at. */
export function createTimeHandles(context: SceneContext<'mri_scanner'>, { recovery, decay }: RelaxationCharts) {
  const dragTime = (chart: typeof recovery | typeof decay) => (point: { x: number; y: number }) =>
    chart.toValue(point).x;
  const repetition = context.inputHandle('tr', {
    name: 'TR on the recovery curve',
    grip: 'x',
    drag: dragTime(recovery),
  });
  const inversion = context.inputHandle('ti', {
    name: 'TI on the recovery curve',
    grip: 'x',
    drag: dragTime(recovery),
  });
  const echo = context.inputHandle('te', { name: 'TE on the decay curve', grip: 'x', drag: dragTime(decay) });
  return {
    place(frame: MriFrame, shown: string): void {
      const { params, hidden } = frame;
      for (const [handle, chart, there, at] of [
        [repetition, recovery, shown === 'recovery' && !hidden.has('tr'), params.tr],
        [inversion, recovery, shown === 'recovery' && isInverted(frame) && !hidden.has('ti'), params.ti],
        [echo, decay, shown === 'decay' && !hidden.has('te'), params.te],
      ] as const) {
        handle.enable(there);
        if (!there) continue;
        const { x } = chart.toPixel(at, 0);
        handle.place(x - 9, chart.area.y, 18, chart.area.height);
      }
    },
  };
}

export function createRelaxationCurves(context: SceneContext<'mri_scanner'>) {
  const charts = createCharts(context);
  const { recovery, decay } = charts;
  const times = new Float32Array(POINTS);
  const values = new Float32Array(POINTS);

  function drawTissues({ view, params }: MriFrame, shown: string): void {
    for (const [chart, which, span] of [
      [recovery, 'recovery', Math.max(1000, 1.25 * params.tr)],
      [decay, 'decay', Math.max(100, 1.6 * params.te)],
    ] as const) {
      if (which !== shown) continue;
      chart.domain({ x: [0, span] });
      for (let n = 0; n < POINTS; n++) times[n] = (span * n) / (POINTS - 1);
      const marks = [chart.marks.white, chart.marks.grey, chart.marks.fluid];
      view.curves.forEach(({ start, recovery: t1, decay: t2 }, tissue) => {
        for (let n = 0; n < POINTS; n++) {
          const t = times[n] ?? 0;
          values[n] = which === 'recovery' ? 1 - (1 - start) * Math.exp(-t / t1) : Math.exp(-t / t2);
        }
        marks[tissue]?.columns(times, values);
      });
    }
  }

  function drawRules(frame: MriFrame): void {
    const { params, hidden } = frame;
    const inverted = isInverted(frame);
    recovery.domain({ y: [inverted ? -1.05 : 0, 1.05] });
    recovery.marks.none.set(inverted ? 0 : null);
    for (const [rules, names, at, y] of [
      [recovery.marks.tr, recovery.marks.trName, hidden.has('tr') ? null : params.tr, 0.15],
      [recovery.marks.ti, recovery.marks.tiName, hidden.has('ti') || !inverted ? null : params.ti, -0.75],
      [decay.marks.te, decay.marks.teName, hidden.has('te') ? null : params.te, 0.15],
    ] as const) {
      rules.set(at);
      if (at === null) names.hide();
      else names.at(at, y);
    }
  }

  return {
    charts,
    /** `shown`: the screen that is looked at. */
    draw(frame: MriFrame, shown: string): void {
      drawTissues(frame, shown);
      drawRules(frame);
    },
  };
}
