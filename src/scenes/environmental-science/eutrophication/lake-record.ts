/** The screen beside a lake: its ten years, its seasons, or what a probe met on its way down. */
import { Container } from 'pixi.js';
import { DAYS_A_YEAR, LAST_YEAR, LAYERS, RECORD } from '../../../../engine/environmental-science/lake-model';
import type { Frame, StageContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line, pen } from '../../kit/charts/line';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { inset, type Placed } from '../../kit/layout/layout';

export interface LakeRecord extends Placed {
  readonly root: Container;
  draw(frame: Frame<'eutrophication'>): void;
}

/** mg/L: a little above what water in equilibrium with air holds. */
const MOST_OXYGEN = 10;
/** °C and mg/L on one axis. */
const WARMEST = 30;

type LakeView = Frame<'eutrophication'>['view'];
/** Of the record: chlorophyll, phosphorus, deep oxygen, °C at the surface and at the bottom. */
type Columns = readonly [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];

/** Chlorophyll and deep oxygen through the years. */
function createYears(context: StageContext) {
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Time', short: 't', unit: 'yr', domain: [0, LAST_YEAR] },
    y: { label: 'Chlorophyll', short: 'Chl', unit: 'µg/L' },
    y2: { label: 'Deep oxygen', short: 'O₂', unit: 'mg/L', domain: [0, MOST_OXYGEN] },
    marks: {
      oxygen: line({ colour: 'sky', points: 'grows', axis: 'y2', name: 'oxygen' }),
      green: line({ colour: 'green', width: 2.6, points: 'grows', name: 'chlorophyll' }),
      now: pen({ colour: 'green' }),
    },
  });
  const values = growingDomain({ least: [0, 20] });
  return {
    chart,
    forget: () => values.reset(),
    /** `until`: years of the rows. */
    draw({ years, rows, chlorophyll }: LakeView, [green, , oxygen]: Columns, until: number) {
      for (let n = 0; n < rows; n++) values.hold(green[n] ?? 0);
      chart.domain({ y: values.domain });
      chart.marks.green.even(green, 0, until, rows);
      chart.marks.oxygen.even(oxygen, 0, until, rows);
      chart.marks.now.at(years, chlorophyll);
    },
  };
}

/** Both layers through the seasons. */
function createSeasons(context: StageContext) {
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Time', short: 't', unit: 'yr' },
    y: { label: 'Water', short: '', unit: '°C, mg/L', domain: [0, WARMEST] },
    marks: {
      surface: line({ colour: 'orange', points: 'grows', name: 'surface' }),
      bottom: line({ colour: 'blue', points: 'grows', name: 'bottom' }),
      oxygen: line({ colour: 'sky', points: 'grows', dashed: true, name: 'deep O₂' }),
    },
  });
  const spans = growingDomain({ least: [0, 1], ends: [1, 2, 3, 5, LAST_YEAR] });
  return {
    chart,
    forget: () => spans.reset(),
    draw({ years, rows }: LakeView, [, , oxygen, surface, bottom]: Columns, until: number) {
      chart.domain({ x: spans.hold(years) });
      chart.marks.surface.even(surface, 0, until, rows);
      chart.marks.bottom.even(bottom, 0, until, rows);
      chart.marks.oxygen.even(oxygen, 0, until, rows);
    },
  };
}

/** What the probe has met on its way down. */
function createProfile(context: StageContext) {
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Temperature and oxygen', short: '', unit: '°C, mg/L', domain: [0, WARMEST] },
    y: { label: 'Depth', short: 'z', unit: 'm' },
    marks: {
      warmth: line({ colour: 'orange', width: 2.6, points: 'changes', name: 'temperature' }),
      oxygen: line({ colour: 'sky', width: 2.6, points: 'changes', name: 'oxygen' }),
    },
  });
  const column = () => new Float64Array(LAYERS);
  const [depths, warmth, oxygen] = [column(), column(), column()];
  return {
    chart,
    draw({ met, depth }: LakeView, rows: Float32Array) {
      for (let n = 0; n < met; n++) {
        depths[n] = ((n + 0.5) * depth) / LAYERS;
        warmth[n] = rows[2 * n] ?? 0;
        oxygen[n] = rows[2 * n + 1] ?? 0;
      }
      chart.domain({ y: [depth, 0] });
      chart.marks.warmth.columns(warmth, depths, met);
      chart.marks.oxygen.columns(oxygen, depths, met);
    },
  };
}

export function createLakeRecord(context: StageContext): LakeRecord {
  const root = new Container({ label: 'record of the lake' });
  const screen = createScreenCase(context, { form: 'panel' });
  const years = createYears(context);
  const seasons = createSeasons(context);
  const profile = createProfile(context);
  const charts = [years.chart, seasons.chart, profile.chart] as const;
  root.addChild(screen.root, ...charts.map((chart) => chart.root));
  let lastYears = 0;
  const column = () => new Float64Array(RECORD.rows);
  const columns: Columns = [column(), column(), column(), column(), column()];
  return {
    root,
    least(type) {
      const { width, height } = years.chart.least(type);
      return screen.least(type, { width, height: height + 1.6 * type.small });
    },
    lay(box, type) {
      screen.lay(box, type);
      for (const chart of charts) chart.lay(inset(screen.pane, 6, 3), type);
    },
    draw({ view, fields }) {
      const shown = view.met > 0 ? profile : view.seasons ? seasons : years;
      for (const { root: chart } of charts)
        if (chart.visible !== (chart === shown.chart.root)) chart.visible = chart === shown.chart.root;
      if (view.years < lastYears) for (const curves of [years, seasons]) curves.forget();
      lastYears = view.years;
      if (shown === profile) return profile.draw(view, fields.profile);
      const { rows } = view;
      columns.forEach((values, at) => {
        for (let n = 0; n < rows; n++) values[n] = fields.trace[RECORD.columns * n + at] ?? 0;
      });
      const until = ((rows - 1) * RECORD.days) / DAYS_A_YEAR;
      (shown === seasons ? seasons : years).draw(view, columns, until);
    },
  };
}
