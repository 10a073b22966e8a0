/** The reading station: the radiograph, or the kerma behind sheets of aluminium. */
import type { SceneContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { points, rule } from '../../kit/charts/marks';
import { createWorkstation } from '../../kit/workstation/workstation';
import { createRadiographView } from './radiograph-view';
import { methodOf, resultOf, type XRayFrame } from './xray-words';

const SHEET_MM = 0.5;

export function createReadingStation(context: SceneContext<'xray_radiography'>) {
  const picture = createRadiographView(context);
  const layers = createChart(context, {
    ground: 'screen',
    x: { label: 'Aluminium', short: 'Al', unit: 'mm', domain: [0, 8.2] },
    y: { label: 'Kerma, part of the first', short: 'K/K0', unit: '', domain: [0, 1.05] },
    marks: {
      half: rule({ along: 'y', colour: 'orange', dashed: true, width: 1.4 }),
      curve: line({ width: 1.6, alpha: 0.7 }),
      behind: points({ colour: 'orange', radius: 4 }),
    },
  });
  layers.marks.half.set(0.5);
  const station = createWorkstation(context, {
    views: [
      { id: 'picture', print: 'Image', name: 'Screen: radiograph', screen: picture },
      { id: 'layers', print: 'HVL', name: 'Screen: half-value layer', screen: layers },
    ],
  });
  return {
    station,
    draw(frame: XRayFrame): void {
      const { view } = frame;
      // The curve stays on the screen when the last sheet is through: it is read then.
      if (view.stage === 'sheets') station.follow('layers');
      else if (view.stage === 'on' || view.stage === 'reading' || view.sheets.length === 0) station.follow('picture');
      picture.enable(station.shown === 'picture');
      picture.draw(frame);
      const mm = view.sheets.map((_, n) => SHEET_MM * n);
      layers.marks.behind.columns(mm, view.sheets);
      layers.marks.curve.columns(mm, view.sheets);
      const pictured = station.shown === 'picture';
      station.method(methodOf(frame, pictured));
      station.result(...resultOf(frame, pictured));
    },
  };
}
