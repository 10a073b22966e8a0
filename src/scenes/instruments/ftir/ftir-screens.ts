/** The screens of the workstation: the interferogram, and the spectrum that comes of it. */
import { GROUP_REGIONS } from '../../../../engine/data/samples/infrared-groups';
import type { SceneContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { createSpectrumView } from '../../kit/workstation/spectrum-view';
import { createWorkstation } from '../../kit/workstation/workstation';
import { type FtirFrame, methodOf, resultOf } from './ftir-words';

const ENDS = [4000, 400] as const;
/** Height in % above all bands. */
const CLEAR = 134;

export function createFtirScreens(context: SceneContext<'instrument_ftir'>) {
  const signal = createChart(context, {
    ground: 'screen',
    x: { label: 'Path difference', short: 'x', unit: 'cm' },
    y: { label: 'Detector', short: 'I', unit: 'V', domain: [-5, 5] },
    marks: { trace: line({ width: 1.4, points: 'changes' }) },
  });
  const spectrum = createSpectrumView(context, {
    x: { label: 'Wavenumber', short: 'ν', unit: 'cm⁻¹' },
    y: { label: 'Signal', short: 'T, A' },
    least: [0, 1],
    compares: false,
    pick: { action: 'pick_peak', name: 'Spectrum: cursor that picks a band' },
    regions: GROUP_REGIONS,
  });
  const workstation = createWorkstation(context, {
    views: [
      { id: 'signal', print: 'Signal', name: 'Screen: interferogram', screen: signal },
      { id: 'spectrum', print: 'Spectrum', name: 'Screen: spectrum', screen: spectrum, zoom: spectrum.zoom },
    ],
  });
  let asked = '';

  function drawSignal({ view, fields, hidden }: FtirFrame): void {
    signal.domain({ x: [0, hidden.has('resolution') ? 1 : view.opd] });
    signal.marks.trace.even(fields.interferogram, 0, hidden.has('resolution') ? 1 : view.opd);
  }

  function drawSpectrum({ view, params, shown, fields }: FtirFrame): void {
    const key = `${workstation.shown} ${view.version} ${params.display} ${view.peak?.at ?? ''} ${spectrum.zoom.level}`;
    if (key === asked) return;
    asked = key;
    spectrum.draw({
      ends: ENDS,
      from: 400,
      to: 4000,
      values: fields.spectrum,
      before: [],
      peak: view.peak
        ? {
            at: view.peak.at,
            height: params.display === 'Absorbance' ? view.peak.absorbance : 100 * 10 ** -view.peak.absorbance,
            words: shown.peak_wavenumber.text,
            // A band of transmittance hangs down among its neighbours: its number stands above the line of 100 %.
            wordsAt: params.display === 'Absorbance' ? view.peak.absorbance : CLEAR,
          }
        : null,
      now: null,
    });
  }

  return {
    workstation,
    reset(): void {
      asked = '';
    },
    draw(next: FtirFrame): void {
      const { view } = next;
      workstation.follow(view.collecting || !view.recorded ? 'signal' : 'spectrum');
      workstation.method(methodOf(next));
      if (workstation.shown === 'signal') drawSignal(next);
      const ready = view.ratioed && view.collecting === null;
      spectrum.enable(workstation.shown === 'spectrum' && ready);
      if (workstation.shown === 'spectrum') drawSpectrum(next);
      workstation.result(...resultOf(next));
    },
  };
}
