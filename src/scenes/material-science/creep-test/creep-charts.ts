/** The strain over the time under load on its recorder, and the sheet of bars that ruptured. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, StageContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain, traceDomains } from '../../kit/charts/domains';
import { line, pen } from '../../kit/charts/line';
import { band, points } from '../../kit/charts/marks';
import { corner, label } from '../../kit/charts/words';
import { chartOnScreen, createScreenCase } from '../../kit/instruments/screen-case';
import { inset } from '../../kit/layout/layout';
import { drawCard } from '../../kit/words/paper-sheet';
import { hoursIn } from './creep-words';

type CreepFrame = Frame<'creep_test'>;

const STAGE_SHADE = 0.16;
/** A stage that takes less of the chart's width has no numeral. */
const LEAST_NAMED = 0.03;

const createCurve = (context: StageContext) =>
  createChart(context, {
    ground: 'screen',
    x: { label: 'Time under load', short: 't', unit: 'h' },
    y: { label: 'Strain', short: 'ε', unit: '%' },
    marks: {
      primary: band({ along: 'x', colour: 'sky', alpha: STAGE_SHADE }),
      secondary: band({ along: 'x', colour: 'green', alpha: STAGE_SHADE }),
      tertiary: band({ along: 'x', colour: 'red', alpha: STAGE_SHADE }),
      strain: line({ colour: 'orange', width: 2.4, points: 'grows' }),
      now: pen({ colour: 'bright' }),
      one: label({ text: 'I', side: 'below' }),
      two: label({ text: 'II', side: 'below' }),
      three: label({ text: 'III', side: 'below' }),
      words: corner({ at: 'above', colour: 'orange' }),
    },
  });

/** Larson and Miller's sheet: the stress of each bar that ruptured over its parameter of time and temperature. */
export function createLarsonMillerSheet(context: StageContext) {
  const paper = new Graphics({ label: 'sheet' });
  const chart = createChart(context, {
    ground: 'none',
    x: { label: 'P / 1000', short: 'P/10³', domain: [18, 30] },
    y: { label: 'Stress', short: 'σ', unit: 'MPa', log: true, domain: [20, 1000] },
    marks: { bars: points({ colour: 'sky', radius: 4 }), words: corner({ at: 'above' }) },
  });
  return {
    root: new Container({ label: 'Larson and Miller', children: [paper, chart.root] }),
    lay(box: Box, type: TypeSizes) {
      drawCard(paper, box, context.theme);
      chart.lay(inset(box, 8), type);
    },
    draw({ view, hidden }: CreepFrame) {
      const bars = hidden.has('stress') || hidden.has('temperature') ? [] : view.ruptured;
      chart.marks.bars.columns(
        bars.map((bar) => bar.lmp / 1000),
        bars.map((bar) => bar.stress),
        bars.length,
      );
      chart.marks.words.set(bars.length === 0 ? 'no bar yet' : `${bars.length} ${bars.length === 1 ? 'bar' : 'bars'}`);
    },
  };
}

/** The three stages of the strain are shaded as far as the bar has come. */
export function createStrainRecorder(context: StageContext) {
  const curve = createCurve(context);
  const { marks } = curve;
  const times = growingDomain({ least: [0, 0.1] });
  const strains = growingDomain({ least: [0, 1] });
  const domains = traceDomains(times, strains);

  function drawStages({ mode, began, hours }: CreepFrame['view']): void {
    const crept = mode !== 'idle' && mode !== 'soaking' && mode !== 'overloaded';
    const starts = [crept ? 0 : null, began.secondary, began.tertiary];
    const numerals = [marks.one, marks.two, marks.three];
    [marks.primary, marks.secondary, marks.tertiary].forEach((shade, n) => {
      const numeral = numerals[n];
      const from = starts[n] ?? null;
      const to = starts[n + 1] ?? hours;
      if (from === null || to <= from) {
        shade.hide();
        numeral?.hide();
        return;
      }
      shade.set(from, to);
      if (to - from < LEAST_NAMED * times.domain[1]) numeral?.hide();
      else numeral?.at((from + to) / 2, strains.domain[1]);
    });
  }
  return {
    ...chartOnScreen(createScreenCase(context, { title: 'Strain', form: 'bench' }), curve),
    draw({ view, fields, shown }: CreepFrame) {
      const { mode, points: count, hours } = view;
      curve.domain(domains.hold(fields.trace, count));
      marks.strain.rows(fields.trace, 2, 0, 1, count);
      const last = 2 * (count - 1);
      marks.now.at(fields.trace[last] ?? Number.NaN, fields.trace[last + 1] ?? Number.NaN);
      drawStages(view);
      marks.words.set(mode === 'idle' || mode === 'soaking' ? '' : `${shown.stage.text}, ${hoursIn(hours)}`);
    },
  };
}
