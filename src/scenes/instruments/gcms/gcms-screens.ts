/** The screens of the workstation: the chromatogram, and the ions of a peak. */
import type { SceneContext } from '../../contract';
import { createChromatogramView, peakAfter } from '../../kit/workstation/chromatogram-view';
import { createStickView } from '../../kit/workstation/stick-view';
import { createWorkstation } from '../../kit/workstation/workstation';
import { type GcmsFrame, methodOf, resultOf } from './gcms-words';

/** m/z of the first value of a spectrum. */
const FIRST = 35;

export function createGcmsScreens(context: SceneContext<'instrument_gcms'>) {
  let peaks: GcmsFrame['view']['peaks'] = [];
  let ion: GcmsFrame['view']['ion'] = null;
  const select = (n: number): void => context.dispatch({ do: 'select_peak', value: n + 1 });
  const run = createChromatogramView(context, {
    x: { label: 'Time', short: 't', unit: 'min' },
    y: { label: 'Total ion current', short: 'TIC', unit: 'counts' },
    least: [0, 500],
    select,
  });
  const spectrum = createStickView(context, { pick: { action: 'extract_ion', name: 'Cursor: m/z' } });
  const workstation = createWorkstation(context, {
    views: [
      { id: 'run', print: 'Run', name: 'Screen: chromatogram', screen: run, zoom: run.zoom },
      { id: 'spectrum', print: 'Ions', name: 'Screen: mass spectrum', screen: spectrum, zoom: spectrum.zoom },
    ],
    keys: [
      {
        press() {
          const next = peakAfter(peaks);
          if (next !== null) select(next);
        },
        name: 'Next peak',
        print: 'Peak ›',
      },
      {
        press() {
          if (ion !== null) context.dispatch({ do: 'mark_molecule', value: ion });
        },
        name: 'The ion under the cursor is the molecule M',
        print: '= M',
      },
    ],
  });

  function drawSpectrum({ fields }: GcmsFrame): void {
    const half = fields.spectra.length / 2;
    spectrum.draw({ from: FIRST, measured: fields.spectra.subarray(0, half), hit: fields.spectra.subarray(half) });
  }
  function drawRun({ view, fields }: GcmsFrame): void {
    const length = fields.ion.length;
    const column = (n: number): Float32Array => fields.chromatograms.subarray(n * length, (n + 1) * length);
    run.draw({
      times: column(0),
      values: column(1),
      ...(view.ion !== null && { second: fields.ion }),
      timesBefore: column(2),
      valuesBefore: column(3),
      minutes: view.minutes,
      before: view.beforeMinutes,
      peaks,
      baseline: view.baseline,
    });
  }

  return {
    workstation,
    draw(frame: GcmsFrame): void {
      const { view } = frame;
      peaks = view.peaks;
      ion = view.ion;
      workstation.method(methodOf(frame));
      workstation.follow(view.opened ? 'spectrum' : 'run');
      run.enable(workstation.shown === 'run');
      spectrum.enable(workstation.shown === 'spectrum' && !view.tuning);
      if (workstation.shown === 'spectrum') drawSpectrum(frame);
      else drawRun(frame);
      workstation.result(...resultOf(frame, workstation.shown));
    },
  };
}
