/** The screens of the workstation: what the head in use records, and the sizes that come of it. */
import { Container } from 'pixi.js';
import type { Part, SceneContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { points } from '../../kit/charts/marks';
import { createWorkstation } from '../../kit/workstation/workstation';
import { createSizeView } from './size-view';
import { isDiffraction, methodOf, resultOf, type SizerFrame } from './sizer-words';

const FEWEST = -0.05;

type SizerContext = SceneContext<'instrument_particle_size_analyzer'>;

/** For light scattering. */
function createCorrelation(context: SizerContext) {
  const correlation = createChart(context, {
    ground: 'screen',
    x: {
      label: 'Delay',
      short: 'τ',
      log: true,
      domain: [5e-7, 0.5],
      ticks: [1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 1e-1],
      format: (seconds) => (seconds < 0.9e-3 ? `${Math.round(seconds * 1e6)} µs` : `${Math.round(seconds * 1e3)} ms`),
    },
    y: { label: 'Correlation g₂ − 1', short: 'g₂ − 1', domain: [FEWEST, 1] },
    marks: {
      before: line({ colour: 'main', width: 1.4, alpha: 0.6, dashed: true, name: 'before' }),
      record: points({ radius: 2.2, colour: 'sky', name: 'measured' }),
      fit: line({ colour: 'orange', width: 2.2, name: 'cumulants' }),
    },
  });
  let lags = new Float64Array(0);
  return {
    chart: correlation,
    draw({ view, fields }: SizerFrame): void {
      const count = fields.correlation.length;
      const [first, last] = view.lags;
      if (lags.length !== count)
        lags = Float64Array.from({ length: count }, (_, n) => first * (last / first) ** (n / (count - 1)));
      correlation.marks.before.columns(lags, fields.before, count);
      correlation.marks.record.columns(lags, fields.correlation, count);
      correlation.marks.fit.columns(lags, fields.fitted, count);
    },
  };
}

/** For diffraction. */
const createRings = (context: SizerContext) =>
  createChart(context, {
    ground: 'screen',
    x: { label: 'Angle', short: 'θ', unit: '°', log: true, domain: [0.05, 180], ticks: [0.1, 1, 10, 100] },
    y: { label: 'Light, brightest = 1', short: 'I', log: true, domain: [1e-5, 2], ticks: [1e-4, 1e-2, 1] },
    marks: {
      record: points({ radius: 3.2, colour: 'sky', name: 'measured' }),
      fit: line({ colour: 'orange', width: 2, name: 'Mie' }),
    },
  });

export function createSizerScreens(context: SizerContext) {
  const correlation = createCorrelation(context);
  const rings = createRings(context);
  const sizes = createSizeView(context);
  /** What the head in use records. */
  const signal: Part = {
    root: new Container({ label: 'signal', children: [correlation.chart.root, rings.root] }),
    lay(box, type) {
      correlation.chart.lay(box, type);
      rings.lay(box, type);
    },
  };
  const workstation = createWorkstation(context, {
    views: [
      { id: 'signal', print: 'Signal', name: 'Screen: signal', screen: signal },
      { id: 'sizes', print: 'Sizes', name: 'Screen: sizes', screen: sizes },
    ],
    keys: [
      { action: 'fit_cumulants', print: 'Cumulants' },
      { action: 'invert_distribution', print: 'Invert' },
    ],
  });

  function drawSignal(frame: SizerFrame): void {
    const { fields } = frame;
    const diffraction = isDiffraction(frame);
    correlation.chart.root.visible = !diffraction;
    rings.root.visible = diffraction;
    if (!diffraction) return correlation.draw(frame);
    const count = fields.rings.length;
    rings.marks.record.columns(fields.angles, fields.rings, count);
    rings.marks.fit.columns(fields.angles, fields.ringsFitted, count);
  }

  function drawSizes(frame: SizerFrame): void {
    const { view, shown, fields } = frame;
    const at = (reading: SizerFrame['shown']['d10']): number | null =>
      view.inverted && typeof reading.value === 'number' ? reading.value : null;
    const z = shown.z_average_nm.value;
    const spread = shown.pdi.value;
    sizes.draw({
      diffraction: isDiffraction(frame),
      classes: view.classes,
      shares: fields.shares,
      before: fields.sharesBefore,
      flags: { d10: at(shown.d10), d50: at(shown.d50), d90: at(shown.d90) },
      mean: typeof z === 'number' ? z : null,
      spread: typeof spread === 'number' ? Math.min(0.95, Math.sqrt(Math.max(0, spread))) : 0,
    });
  }

  return {
    workstation,
    draw(frame: SizerFrame): void {
      workstation.follow(frame.view.inverted ? 'sizes' : 'signal');
      workstation.method(methodOf(frame));
      if (workstation.shown === 'signal') drawSignal(frame);
      if (workstation.shown === 'sizes') drawSizes(frame);
      workstation.result(...resultOf(frame));
    },
  };
}
