/** Two sheets of paper: the S-N curve with the tests of one kind of bar, and Haigh's diagram of amplitudes over the mean stress. */
import { Container, Graphics } from 'pixi.js';
import type { Frame, Part, StageContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { points, rule } from '../../kit/charts/marks';
import { corner } from '../../kit/charts/words';
import { inset } from '../../kit/layout/layout';
import { drawCard } from '../../kit/words/paper-sheet';

type FatigueFrame = Frame<'fatigue_test'>;

const CURVE_POINTS = 40;
const LIVES = [1e2, 1e8] as const;
const STRESSES = [50, 1500] as const;
/** MPa at the end of Haigh's axis while the material is hidden. */
const UNKNOWN_TOP = 1000;

const createSnChart = (context: StageContext) =>
  createChart(context, {
    ground: 'none',
    x: { label: 'Life N, cycles', short: 'N', log: true, domain: LIVES },
    y: { label: 'Amplitude', short: 'σa', unit: 'MPa', log: true, domain: STRESSES, ticks: [100, 200, 500, 1000] },
    marks: {
      curve: line({ colour: 'orange', width: 2.2, points: 'changes' }),
      limit: rule({ along: 'y', colour: 'green', dashed: true }),
      broken: points({ colour: 'sky', radius: 3.8 }),
      lived: points({ colour: 'green', radius: 4.4, shape: 'up' }),
      words: corner({ at: 'above' }),
    },
  });

const createHaighChart = (context: StageContext) =>
  createChart(context, {
    ground: 'none',
    x: { label: 'Mean stress', short: 'σm', unit: 'MPa', domain: [-300, 600] },
    y: { label: 'Amplitude for 10⁶', short: 'σa', unit: 'MPa' },
    marks: {
      goodman: line({ colour: 'sky', name: 'Goodman' }),
      morrow: line({ colour: 'green', name: 'Morrow' }),
      swt: line({ colour: 'orange', name: 'SWT' }),
      now: points({ colour: 'bright', radius: 5, shape: 'diamond' }),
      words: corner({ at: 'top right' }),
    },
  });

/** A card with a chart on it. */
function onCard(label: string, chart: Part, theme: StageContext['theme']): Part {
  const card = new Graphics({ label: 'sheet' });
  return {
    root: new Container({ label, children: [card, chart.root] }),
    lay(box, type) {
      drawCard(card, box, theme);
      chart.lay(inset(box, 9), type);
    },
  };
}

export function createSnSheet(context: StageContext) {
  const chart = createSnChart(context);
  const { marks } = chart;
  const curveX = new Float64Array(CURVE_POINTS);
  const curveY = new Float64Array(CURVE_POINTS);
  const broken: [number[], number[]] = [[], []];
  const lived: [number[], number[]] = [[], []];

  function drawTests({ view, fields }: FatigueFrame, known: boolean): void {
    for (const list of [...broken, ...lived]) list.length = 0;
    for (let n = 0; n < view.shown && known; n++) {
      const [xs, ys] = (fields.tests[3 * n + 2] ?? 0) > 0.5 ? broken : lived;
      xs.push(Math.max(LIVES[0], fields.tests[3 * n + 1] ?? 1));
      ys.push(Math.max(STRESSES[0], Math.min(STRESSES[1], fields.tests[3 * n] ?? STRESSES[0])));
    }
    marks.broken.columns(broken[0], broken[1], broken[0].length);
    marks.lived.columns(lived[0], lived[1], lived[0].length);
  }
  function drawCurve(fit: FatigueFrame['view']['fit'], known: boolean): void {
    for (let n = 0; n < CURVE_POINTS && fit; n++) {
      const life = 10 ** (2 + (n / (CURVE_POINTS - 1)) * 5);
      const stress = fit.a * life ** fit.b;
      curveX[n] = life;
      curveY[n] = stress > STRESSES[0] && stress < STRESSES[1] ? stress : Number.NaN;
    }
    marks.curve.columns(curveX, curveY, fit && known ? CURVE_POINTS : 0);
  }
  return {
    ...onCard('S-N sheet', chart, context.theme),
    draw(frame: FatigueFrame) {
      const { shown, fit, limit } = frame.view;
      const known = !frame.hidden.has('amplitude');
      drawTests(frame, known);
      drawCurve(fit, known);
      marks.limit.set(limit !== null && known ? limit : null);
      marks.words.set(
        shown === 0 ? '' : lived[0].length > 0 ? '▲ run-outs' : shown === 1 ? '1 test' : `${shown} tests`,
      );
    },
  };
}

export function createHaighSheet(context: StageContext) {
  const chart = createHaighChart(context);
  return {
    ...onCard('Haigh sheet', chart, context.theme),
    /** Its lines are worked out from the material and its surface: of a hidden one they would tell. */
    draw({ view, fields, params, hidden }: FatigueFrame) {
      const { marks } = chart;
      const unknown = hidden.has('material') || hidden.has('surface');
      const count = unknown ? 0 : view.haighPoints;
      let most = 0;
      for (let n = 0; n < count; n++) most = Math.max(most, fields.haigh[4 * n + 3] ?? 0, fields.haigh[4 * n + 1] ?? 0);
      const top = unknown ? UNKNOWN_TOP : Math.ceil((most * 1.05) / 100) * 100;
      chart.domain({ y: [0, top] });
      marks.goodman.rows(fields.haigh, 4, 0, 1, count);
      marks.morrow.rows(fields.haigh, 4, 0, 2, count);
      marks.swt.rows(fields.haigh, 4, 0, 3, count);
      marks.words.set(unknown ? 'Drawn for a material and a surface that are known' : '');
      const seen = !hidden.has('amplitude') && !hidden.has('mean_stress');
      marks.now.columns([params.mean_stress], [Math.min(params.amplitude, top)], seen ? 1 : 0);
    },
  };
}
