/** What the workstation, the panel and the stage say in words. */
import type { Frame } from '../../contract';

export type GcmsFrame = Frame<'instrument_gcms'>;
type Said = readonly [words: string, tone: 'plain' | 'warning'];

export const methodOf = ({ params, hidden }: GcmsFrame): string => {
  const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
  const start = say('oven_start', String(params.oven_start));
  const oven =
    params.ramp > 0
      ? `${start} °C, ${say('hold_min', String(params.hold_min))} min, ${say('ramp', String(params.ramp))} °C/min`
      : `${start} °C`;
  return `${oven} · ${say('velocity', String(params.velocity))} cm/s · delay ${say('solvent_delay', params.solvent_delay.toFixed(1))} min`;
};

function ionWords({ view, shown }: GcmsFrame): Said {
  const marked = shown.molecular_ion_mz.value !== null;
  const ions = !marked
    ? 'M not marked: cursor, then = M'
    : `M ${shown.molecular_ion_mz.text} · M+1 ${shown.m_plus_1_pct.text} % · M+2 ${shown.m_plus_2_pct.text} %`;
  const hit = view.hit ? `: ${view.hit.name}, score ${view.hit.score}` : '';
  return [`${ions}\npeak ${view.number}${hit}`, 'plain'];
}

/** `screen`: what the workstation shows. */
export function resultOf(frame: GcmsFrame, screen: string): Said {
  const { view, shown, hidden } = frame;
  const remark = shown.remark.value;
  if (view.tuning) return ['tuning gas: 69, 219, 502', 'plain'];
  if (typeof remark === 'string' && remark !== '' && view.number === null) return [remark, 'warning'];
  if (view.number === null || hidden.has('mixture')) {
    const lost = shown.not_modelled.value;
    return typeof lost === 'string' && lost !== '' ? [`not modelled: ${lost}`, 'plain'] : ['', 'plain'];
  }
  if (screen === 'spectrum') return ionWords(frame);
  const next = shown.resolution_next.value === null ? '' : ` · Rₛ ${shown.resolution_next.text}`;
  const extracted = view.ion === null ? '' : ` · m/z ${view.ion}`;
  return [
    `peak ${view.number}: ${shown.peak_rt_min.text} min · index ${shown.peak_ri.value === null ? '–' : shown.peak_ri.text}\narea ${shown.peak_area.text}${next}${extracted}`,
    'plain',
  ];
}

export const noteOf = ({ view }: GcmsFrame): Said => {
  if (view.vented) return ['vented', 'warning'];
  if (view.tripped) return ['filament tripped', 'warning'];
  if (view.running) return [view.delayed ? 'solvent delay' : 'run', 'plain'];
  if (view.hot) return ['cooling', 'plain'];
  if (!view.tuned) return ['not tuned', 'warning'];
  return [view.loaded ? 'ready' : 'no sample', view.loaded ? 'plain' : 'warning'];
};

function peakWords({ view, shown }: GcmsFrame): readonly string[] {
  const ion =
    shown.molecular_ion_mz.value === null
      ? 'its molecular ion has not been marked.'
      : `its molecular ion is ${shown.molecular_ion_mz.text}.`;
  return [
    `Peak ${view.number} left at ${shown.peak_rt_min.text} min; ${ion}`,
    view.hit ? `The library’s best hit is ${view.hit.name}, with a score of ${view.hit.score}.` : '',
  ];
}

export function describeGasRun(frame: GcmsFrame): string {
  const { view, shown, hidden } = frame;
  const sentences = [
    hidden.has('oven_start') ? '' : `The oven is at ${shown.oven_temp.text} °C.`,
    view.loaded ? 'The vial stands in the autosampler.' : 'No vial stands in the autosampler.',
    view.running ? `A run is on, ${shown.run_time_min.text} min old.` : 'No run is on.',
    view.vented ? 'There is air in the mass spectrometer.' : '',
    view.tripped ? 'The filament has tripped.' : view.source ? 'The filament burns.' : '',
    `${view.peaks.length} peaks have left the column.`,
  ];
  if (view.tuning) sentences.push('The screen shows the ions of the tuning gas.');
  if (view.number !== null && !hidden.has('mixture')) sentences.push(...peakWords(frame));
  return sentences.filter(Boolean).join(' ');
}
