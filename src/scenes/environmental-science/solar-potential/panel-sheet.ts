/** A sheet of squared paper: the light through the day, and the curves that were asked for. */
import { ARC_POINTS } from '../../../../engine/environmental-science/sun-position';
import { Container, Graphics } from 'pixi.js';
import { CURVE_POINTS, TILTS } from '../../../../engine/environmental-science/panel-curve';
import type { Frame, Part, StageContext } from '../../contract';
import { type AxisOptions } from '../../kit/charts/frame-axes';
import { type Chart, createChart } from '../../kit/charts/chart';
import { niceEnd } from '../../kit/charts/domains';
import { area, line, pen, type Area, type Line, type Pen } from '../../kit/charts/line';
import { rule, type Rule } from '../../kit/charts/marks';
import type { Mark } from '../../kit/charts/plot';
import { inset } from '../../kit/layout/layout';
import { asPanel } from '../../kit/stage-marks';

type Sheet = 'day' | 'tilt' | 'year' | 'curve';

export interface PanelSheet extends Part {
  draw(frame: Frame<'solar_potential'>): void;
}

const TITLES: Readonly<Record<Sheet, string>> = {
  day: 'Light on the panel, W/m²',
  tilt: 'Light at noon, W/m²',
  year: 'Energy of 12 mean days, kWh',
  curve: 'Current, A',
};
const SHEETS: readonly Sheet[] = ['day', 'tilt', 'year', 'curve'];
const DEGREES = Float64Array.from({ length: TILTS }, (_, n) => n);
const HOURS = Float64Array.from({ length: ARC_POINTS }, (_, n) => n / 4);

type Marks = {
  readonly below: Mark<Area>;
  readonly law: Mark<Line>;
  readonly best: Mark<Rule>;
  readonly now: Mark<Pen>;
};

const chartOf = (context: StageContext, x: AxisOptions): Chart<Marks> =>
  createChart(context, {
    ground: context.theme.name === 'dark' ? 'none' : 'paper',
    x,
    y: { label: '' },
    marks: {
      below: area({ colour: 'orange', alpha: 0.2 }),
      law: line({ colour: 'orange', width: 2.4 }),
      best: rule({ along: 'x', colour: 'blue', dashed: true }),
      now: pen({ colour: 'blue', radius: 4.5 }),
    },
  });

function most(values: ArrayLike<number>): number {
  let top = 1e-9;
  for (let n = 0; n < values.length; n++) top = Math.max(top, values[n] ?? 0);
  return top;
}

function drawByTilt(chart: Chart<Marks>, { fields, view, params, hidden }: Frame<'solar_potential'>): void {
  const { marks } = chart;
  chart.domain({ x: [0, 90], y: [0, niceEnd(1.12 * most(fields.tilts))] });
  marks.below.columns(DEGREES, fields.tilts, TILTS);
  marks.law.columns(DEGREES, fields.tilts, TILTS);
  marks.best.set(view.best, view.best === null ? '' : `${view.best}°`);
  if (hidden.has('tilt')) marks.now.hide();
  else marks.now.at(params.tilt, fields.tilts[Math.round(params.tilt)] ?? 0);
}

function drawDay(chart: Chart<Marks>, { view, fields, readings }: Frame<'solar_potential'>): void {
  const { marks } = chart;
  chart.domain({ x: [0, 24], y: [0, Math.max(1000, niceEnd(1.05 * most(fields.through)))] });
  marks.below.columns(HOURS, fields.through, ARC_POINTS);
  marks.law.columns(HOURS, fields.through, ARC_POINTS);
  marks.now.at(view.hour, readings.poa ?? 0);
}

export function createPanelSheet(context: StageContext): PanelSheet {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const [ground, ink] = dark ? [theme.backdropBottom, theme.ink] : [theme.paper, theme.paperInk];
  const root = new Container({ label: 'sheet' });
  const paper = new Graphics();
  const title = context.text({ text: TITLES.day, size: 12, weight: '600', colour: ink, wrap: 300 });
  const charts: Readonly<Record<Sheet, Chart<Marks>>> = {
    day: chartOf(context, { label: 'solar time', short: 't', unit: 'h', ticks: [0, 6, 12, 18, 24] }),
    tilt: chartOf(context, { label: 'tilt', unit: '°', ticks: [0, 30, 60, 90] }),
    year: chartOf(context, { label: 'tilt', unit: '°', ticks: [0, 30, 60, 90] }),
    curve: chartOf(context, { label: 'voltage', short: 'U', unit: 'V' }),
  };
  root.addChild(paper, title, ...SHEETS.map((sheet) => charts[sheet].root));
  const [volts, amperes] = [new Float64Array(CURVE_POINTS), new Float64Array(CURVE_POINTS)];
  function drawCurve({ fields, view }: Frame<'solar_potential'>): void {
    for (let n = 0; n < CURVE_POINTS; n++) {
      volts[n] = fields.curve[2 * n] ?? 0;
      amperes[n] = fields.curve[2 * n + 1] ?? 0;
    }
    const { marks } = charts.curve;
    charts.curve.domain({ x: [0, niceEnd(1.02 * most(volts))], y: [0, niceEnd(1.1 * most(amperes))] });
    marks.law.columns(volts, amperes, CURVE_POINTS);
    marks.below.columns(volts, amperes, CURVE_POINTS);
    const best = view.ends?.best ?? 0;
    marks.best.set(volts[best] ?? 0, '');
    marks.now.at(volts[best] ?? 0, amperes[best] ?? 0);
  }

  return {
    root,
    lay(box, type) {
      paper
        .clear()
        .roundRect(box.x + 3, box.y + 4, box.width, box.height, 4)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
        .roundRect(box.x, box.y, box.width, box.height, 4)
        .fill(ground);
      asPanel(paper, box);
      const inner = inset(box, 8);
      title.style.fontSize = type.small;
      title.style.wordWrapWidth = inner.width - 4;
      title.position.set(inner.x + 2, inner.y);
      const shown = title.text;
      const heights = SHEETS.map((sheet) => {
        title.text = TITLES[sheet];
        return title.height;
      });
      title.text = shown;
      const head = Math.max(...heights) + 0.3 * type.small;
      const rest = { ...inner, y: inner.y + head, height: inner.height - head };
      for (const sheet of SHEETS) charts[sheet].lay(rest, type);
    },
    draw(frame) {
      const { sheet: shown } = frame.view;
      for (const sheet of SHEETS) charts[sheet].root.visible = sheet === shown;
      title.text = TITLES[shown];
      if (shown === 'curve') drawCurve(frame);
      else if (shown === 'day') drawDay(charts.day, frame);
      else drawByTilt(charts[shown], frame);
    },
  };
}
