/** The screens of the workstation: decay, spectrum, and how the picked multiplet splits. */
import type { SceneContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { createWorkstation } from '../../kit/workstation/workstation';
import { createMultipletView } from './multiplet-view';
import { isCovered, methodOf, type NmrFrame, resultOf } from './nmr-words';
import { createProtonView } from './proton-view';

/** ppm on each side of a line that the key integrates. */
const AROUND = 0.2;

function createDecay(context: SceneContext<'instrument_nmr'>) {
  const decay = createChart(context, {
    ground: 'screen',
    x: { label: 'Time', short: 't', unit: 's' },
    y: { label: 'Decay', bare: true },
    marks: { decay: line({ width: 1.6 }) },
  });
  const swing = growingDomain({ least: [-0.1, 0.1] });
  return {
    screen: decay,
    draw({ view, fields }: NmrFrame): void {
      swing.reset();
      for (const value of fields.decay) swing.hold(value);
      const end = Math.max(0.1, view.decaySeconds);
      decay.domain({ x: [0, end], y: swing.domain });
      decay.marks.decay.even(fields.decay, 0, end);
    },
  };
}

export function createNmrScreens(context: SceneContext<'instrument_nmr'>) {
  let frame: NmrFrame | null = null;
  const integrate = (from: number, to: number): void =>
    context.dispatch({ do: 'integrate', value: `${from.toFixed(3)},${to.toFixed(3)}` });
  const spectrum = createProtonView(context, integrate);
  const multiplet = createMultipletView(context);
  const decay = createDecay(context);
  const workstation = createWorkstation(context, {
    views: [
      { id: 'decay', print: 'FID', name: 'Screen: free induction decay', screen: decay.screen },
      { id: 'spectrum', print: 'ppm', name: 'Screen: spectrum', screen: spectrum, zoom: spectrum.zoom },
      { id: 'tree', print: 'Tree', name: 'Screen: how the picked multiplet splits', screen: multiplet },
    ],
    keys: [
      {
        press() {
          const at = frame?.view.peak?.ppm;
          if (at !== undefined) integrate(at - AROUND, at + AROUND);
        },
        name: 'Integrate around the picked line',
        print: 'Integral',
      },
    ],
  });

  function drawSpectra(next: NmrFrame): void {
    const { view, shown, fields } = next;
    const half = fields.spectra.length / 2;
    const values = fields.spectra.subarray(0, half);
    if (workstation.shown === 'tree') {
      multiplet.draw(view.tree, values, view.peak?.height ?? 0, isCovered(next));
      return;
    }
    spectrum.draw({
      ends: view.ends,
      values,
      before: fields.spectra.subarray(half),
      peak: view.peak && { at: view.peak.ppm, height: view.peak.height, words: shown.peak_ppm.text },
      range: view.range,
    });
  }

  return {
    workstation,
    draw(next: NmrFrame): void {
      frame = next;
      const { view } = next;
      workstation.method(methodOf(next));
      workstation.follow(view.transformed ? 'spectrum' : 'decay');
      spectrum.enable(workstation.shown === 'spectrum' && view.transformed);
      if (workstation.shown === 'decay') decay.draw(next);
      else drawSpectra(next);
      workstation.result(...resultOf(next, workstation.shown));
    },
  };
}
