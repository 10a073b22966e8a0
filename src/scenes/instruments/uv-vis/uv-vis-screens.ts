/** The screens of the workstation: a spectrum, a calibration line, and a reaction as it runs. */
import type { SceneContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { points } from '../../kit/charts/marks';
import { createCalibrationView } from '../../kit/workstation/calibration-view';
import { createSpectrumView } from '../../kit/workstation/spectrum-view';
import { createWorkstation } from '../../kit/workstation/workstation';
import { methodOf, resultOf, type UvVisFrame } from './uv-vis-words';

const FIRST_NM = 190;
const LAST_NM = 1100;
/** Least absorbance that has a place on the logarithmic axis. */
const FLOOR = 0.01;

function createDecay(context: SceneContext<'instrument_uv_vis'>) {
  const decay = createChart(context, {
    ground: 'screen',
    x: { label: 'Time', short: 't', unit: 's' },
    y: { label: 'Absorbance (log)', short: 'A', log: true, domain: [FLOOR, 1] },
    marks: { readings: points({ radius: 2.2, colour: 'sky' }) },
  });
  return {
    screen: decay,
    draw({ view, fields }: UvVisFrame): void {
      const half = fields.reaction.length / 2;
      const times = fields.reaction.subarray(0, half);
      const values = fields.reaction.subarray(half);
      const last = times[Math.max(0, view.reactionPoints - 1)] ?? 0;
      let [low, high] = [1, FLOOR];
      for (let n = 0; n < view.reactionPoints; n++) {
        const value = values[n] ?? 0;
        if (value <= 0) continue;
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
      decay.domain({
        x: [0, Math.max(60, Math.ceil(last / 60) * 60)],
        y: [Math.max(FLOOR / 10, low < 0.1 ? FLOOR : 0.1), high > 1 ? 10 : 1],
      });
      decay.marks.readings.columns(times, values, view.reactionPoints);
    },
  };
}

export function createUvVisScreens(context: SceneContext<'instrument_uv_vis'>) {
  const spectrum = createSpectrumView(context, {
    x: { label: 'Wavelength', short: 'λ', unit: 'nm' },
    y: { label: 'Absorbance', short: 'A' },
    least: [0, 0.1],
    compares: true,
    pick: { action: 'pick_peak', name: 'Spectrum: cursor that picks a peak' },
  });
  const calibration = createCalibrationView(context, {
    x: { label: 'Concentration', short: 'c', unit: 'mmol/L' },
    y: { label: 'Absorbance', short: 'A' },
    least: { x: 0.01, y: 0.05 },
  });
  const decay = createDecay(context);
  const workstation = createWorkstation(context, {
    views: [
      { id: 'spectrum', print: 'Scan', name: 'Screen: spectrum', screen: spectrum, zoom: spectrum.zoom },
      { id: 'line', print: 'Line', name: 'Screen: calibration', screen: calibration },
      { id: 'decay', print: 'Time', name: 'Screen: reaction', screen: decay.screen },
    ],
  });

  function drawSpectrum({ view, shown, fields, hidden }: UvVisFrame): void {
    const [from, to] = [Math.min(...view.range), Math.max(...view.range)];
    const points = LAST_NM - FIRST_NM + 1;
    spectrum.draw({
      ends: [from, to],
      from: FIRST_NM,
      to: LAST_NM,
      values: fields.spectra.subarray(0, points),
      before: fields.spectra.subarray(points),
      peak: view.peak ? { ...view.peak, words: `${shown.peak_nm.text} nm` } : null,
      now: view.lamp && !hidden.has('wavelength') ? view.beam : null,
    });
  }

  return {
    workstation,
    draw(frame: UvVisFrame): void {
      const { view } = frame;
      workstation.follow(view.reactionPoints > 0 ? 'decay' : view.standards.length > 0 ? 'line' : 'spectrum');
      workstation.method(methodOf(frame));
      spectrum.enable(workstation.shown === 'spectrum' && view.scanned && !view.scanning);
      if (workstation.shown === 'spectrum') drawSpectrum(frame);
      if (workstation.shown === 'line') {
        calibration.draw({ standards: view.standards, old: view.oldStandards, line: view.line, unknown: view.unknown });
      }
      if (workstation.shown === 'decay') decay.draw(frame);
      workstation.result(...resultOf(frame, workstation.shown));
    },
  };
}
