/** The screens of the workstation: the signal as it comes, the calibration line, and the standard addition. */
import type { SceneContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { createCalibrationView } from '../../kit/workstation/calibration-view';
import { createWorkstation } from '../../kit/workstation/workstation';
import { type AasFrame, methodOf, resultOf } from './aas-words';
import { createAdditionView } from './addition-view';

export const SECONDS = 240;

function createSignal(context: SceneContext<'instrument_aas'>) {
  const signal = createChart(context, {
    ground: 'screen',
    x: { label: 'Seconds ago', short: 't', unit: 's', domain: [-SECONDS, 0] },
    y: { label: 'Absorbance', short: 'A' },
    marks: { trace: line({ width: 1.8, points: 'changes' }) },
  });
  const height = growingDomain({ least: [-0.02, 0.1] });
  return {
    screen: signal,
    draw(trace: AasFrame['fields']['trace']): void {
      height.reset();
      for (const value of trace) height.hold(value);
      signal.domain({ y: height.domain });
      signal.marks.trace.even(trace, 1 - SECONDS, 0);
    },
  };
}

export function createAasScreens(context: SceneContext<'instrument_aas'>) {
  const signal = createSignal(context);
  const calibration = createCalibrationView(context, {
    x: { label: 'Concentration', short: 'c', unit: 'mg/L' },
    y: { label: 'Absorbance', short: 'A' },
    least: { x: 0.1, y: 0.05 },
  });
  const addition = createAdditionView(context);
  const workstation = createWorkstation(context, {
    views: [
      { id: 'signal', print: 'Signal', name: 'Screen: signal', screen: signal.screen },
      { id: 'line', print: 'Line', name: 'Screen: calibration', screen: calibration },
      { id: 'addition', print: 'Add.', name: 'Screen: standard addition', screen: addition },
    ],
  });
  return {
    workstation,
    draw(next: AasFrame): void {
      const { view, fields } = next;
      const spiked = view.additions.some(({ x }) => x > 0);
      workstation.follow(spiked ? 'addition' : view.standards.length > 0 ? 'line' : 'signal');
      workstation.method(methodOf(next));
      if (workstation.shown === 'signal') signal.draw(fields.trace);
      if (workstation.shown === 'line')
        calibration.draw({
          standards: view.standards,
          old: view.oldStandards,
          line: view.line,
          unknown: view.unknown,
        });
      if (workstation.shown === 'addition') addition.draw({ points: view.additions, found: view.addition });
      workstation.result(...resultOf(next, workstation.shown));
    },
  };
}
