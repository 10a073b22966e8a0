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

export function createLakeRecord(context: StageContext): LakeRecord {
  const root = new Container({ label: 'record of the lake' });
  const screen = createScreenCase(context, { form: 'panel' });
  const years = createChart(context, {
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
  const seasons = createChart(context, {
    ground: 'screen',
    x: { label: 'Time', short: 't', unit: 'yr' },
    y: { label: 'Water', short: '', unit: '°C, mg/L', domain: [0, WARMEST] },
    marks: {
      surface: line({ colour: 'orange', points: 'grows', name: 'surface' }),
      bottom: line({ colour: 'blue', points: 'grows', name: 'bottom' }),
      oxygen: line({ colour: 'sky', points: 'grows', dashed: true, name: 'deep O₂' }),
    },
  });
  const profile = createChart(context, {
    ground: 'screen',
    x: { label: 'Temperature and oxygen', short: '', unit: '°C, mg/L', domain: [0, WARMEST] },
    y: { label: 'Depth', short: 'z', unit: 'm' },
    marks: {
      warmth: line({ colour: 'orange', width: 2.6, points: 'changes', name: 'temperature' }),
      oxygen: line({ colour: 'sky', width: 2.6, points: 'changes', name: 'oxygen' }),
    },
  });
  const charts = [years, seasons, profile] as const;
  root.addChild(screen.root, ...charts.map((chart) => chart.root));
  const values = growingDomain({ least: [0, 20] });
  const spans = growingDomain({ least: [0, 1], ends: [1, 2, 3, 5, LAST_YEAR] });
  let lastYears = 0;
  const columns = Array.from({ length: RECORD.columns }, () => new Float64Array(RECORD.rows));
  const depths = new Float64Array(LAYERS);
  const met = [new Float64Array(LAYERS), new Float64Array(LAYERS)] as const;

  return {
    root,
    least(type) {
      const { width, height } = years.least(type);
      return screen.least(type, { width, height: height + 1.6 * type.small });
    },
    lay(box, type) {
      screen.lay(box, type);
      for (const chart of charts) chart.lay(inset(screen.pane, 6, 3), type);
    },
    draw({ view, fields }) {
      const shown = view.met > 0 ? profile : view.seasons ? seasons : years;
      for (const chart of charts) if (chart.root.visible !== (chart === shown)) chart.root.visible = chart === shown;
      if (view.years < lastYears) {
        values.reset();
        spans.reset();
      }
      lastYears = view.years;
      if (shown === profile) {
        for (let n = 0; n < view.met; n++) {
          depths[n] = ((n + 0.5) * view.depth) / LAYERS;
          met[0][n] = fields.profile[2 * n] ?? 0;
          met[1][n] = fields.profile[2 * n + 1] ?? 0;
        }
        profile.domain({ y: [view.depth, 0] });
        profile.marks.warmth.columns(met[0], depths, view.met);
        profile.marks.oxygen.columns(met[1], depths, view.met);
        return;
      }
      const { rows } = view;
      columns.forEach((column, at) => {
        for (let n = 0; n < rows; n++) column[n] = fields.trace[RECORD.columns * n + at] ?? 0;
      });
      const [green, , oxygen, surface, bottom] = columns as [
        Float64Array,
        Float64Array,
        Float64Array,
        Float64Array,
        Float64Array,
      ];
      const until = ((rows - 1) * RECORD.days) / DAYS_A_YEAR;
      if (shown === seasons) {
        seasons.domain({ x: spans.hold(view.years) });
        seasons.marks.surface.even(surface, 0, until, rows);
        seasons.marks.bottom.even(bottom, 0, until, rows);
        seasons.marks.oxygen.even(oxygen, 0, until, rows);
        return;
      }
      for (let n = 0; n < rows; n++) values.hold(green[n] ?? 0);
      years.domain({ y: values.domain });
      years.marks.green.even(green, 0, until, rows);
      years.marks.oxygen.even(oxygen, 0, until, rows);
      years.marks.now.at(view.years, view.chlorophyll);
    },
  };
}
