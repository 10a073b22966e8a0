/** What is measured of the Earth: its warming over the years on a screen, its sea in section, the satellite, the air and sea. */
import { YEARS_KEPT } from '../../../../engine/environmental-science/carbon-dioxide';
import type { Frame, SceneContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { createInstrument } from '../../kit/instruments/instrument';
import { createScreenPane } from '../../kit/instruments/screen-pane';
import { inset, type Placed } from '../../kit/layout/layout';
import type { SeaSection } from './sea-section';

type GreenhouseFrame = Frame<'greenhouse_effect'>;

/** Warming of surface and deep sea over the years, and where it ends. */
export function createWarmingChart(context: SceneContext<'greenhouse_effect'>) {
  const pane = createScreenPane(context);
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Years', short: 't', unit: 'yr' },
    y: { label: 'ΔT', unit: '°C' },
    marks: {
      end: line({ dashed: true, name: 'end', alpha: 0.8 }),
      deep: line({ colour: 'sky', width: 2.4, name: 'deep', points: 'grows' }),
      surface: line({ colour: 'orange', width: 2.8, name: 'surface', points: 'grows' }),
    },
  });
  const years = growingDomain({ least: [0, 50], ends: [50, 100, 200, 300, 400, 500] });
  const warmings = growingDomain({ least: [0, 2] });
  let shownYears = -1;
  const part: Placed = {
    root: chart.root,
    lay(box, type) {
      chart.lay(inset(pane.lay(box), 10, 7), type, { left: type.small * 1.4, right: 0 });
    },
  };
  return {
    pane: pane.root,
    chart: chart.root,
    part,
    draw({ view: { years: count }, fields: { past }, readings }: GreenhouseFrame) {
      if (count < shownYears) {
        years.reset();
        warmings.reset();
      }
      shownYears = count;
      years.hold(count);
      warmings.hold(
        Math.min(0, readings.t_equilibrium ?? 0),
        Math.max(readings.t_equilibrium ?? 0, readings.t_anomaly ?? 0),
      );
      chart.domain({ x: years.domain, y: warmings.domain });
      chart.marks.surface.even(past, 0, count, count + 1);
      chart.marks.deep.even(past.subarray(YEARS_KEPT), 0, count, count + 1);
      chart.marks.end.even(past.subarray(2 * YEARS_KEPT), 0, count, count + 1);
    },
  };
}

/** Energy in and out as a satellite sees them. */
function createSatellite(context: SceneContext<'greenhouse_effect'>) {
  const meter = createInstrument(context, {
    form: 'panel',
    title: 'Satellite',
    display: {
      rows: [
        { label: 'Tₑ', unit: 'K', widest: '000.0', key: 'te' },
        { label: 'in', unit: 'W/m²', widest: '0000.0', key: 'in', second: true },
        { label: 'out', unit: 'W/m²', widest: '0000.0', key: 'out', second: true },
      ],
    },
  });
  return {
    meter,
    draw({ shown }: GreenhouseFrame) {
      meter.set('in', shown.absorbed_solar.text);
      meter.set('out', shown.olr.text);
      meter.set('te', shown.t_effective.text);
    },
  };
}

function createAirAnalyser(context: SceneContext<'greenhouse_effect'>) {
  const meter = createInstrument(context, {
    form: 'panel',
    title: 'Air and sea',
    display: {
      rows: [
        { label: 'CO₂', unit: 'ppm', widest: '0000.00', key: 'co2' },
        { label: 'net', unit: 'W/m²', widest: '−00.000', key: 'n', second: true },
        { label: 'year', widest: '0000', key: 'year', second: true },
      ],
    },
  });
  return {
    meter,
    draw({ shown, view }: GreenhouseFrame) {
      meter.set('co2', shown.co2_ppm.text);
      meter.set('n', shown.imbalance.text);
      meter.set('year', String(Math.floor(view.calendar ?? view.years)));
    },
  };
}

export function createWarmingRecord(context: SceneContext<'greenhouse_effect'>, sea: SeaSection) {
  const warming = createWarmingChart(context);
  const satellite = createSatellite(context);
  const analyser = createAirAnalyser(context);
  return {
    roots: [warming.pane, warming.chart, sea.root, satellite.meter.root, analyser.meter.root],
    parts: {
      chart: warming.part,
      sea: { root: sea.root, lay: (box, type) => sea.lay(inset(box, 3), type) },
      satellite: satellite.meter,
      analyser: analyser.meter,
    } satisfies Record<string, Placed>,
    /** Where there is no room for the analyser, the plate in the air says how much CO₂ it holds. */
    draw(frame: GreenhouseFrame, tall: boolean) {
      const { readings, shown, view } = frame;
      warming.draw(frame);
      sea.set(readings.t_anomaly ?? 0, readings.t_deep ?? 0, shown.t_anomaly.text, shown.t_deep.text);
      sea.carbon(readings.co2_ppm ?? 0, view.pulsed, tall ? `${shown.co2_ppm.text} ppm CO₂` : '');
      satellite.draw(frame);
      analyser.draw(frame);
    },
  };
}
