/** What the workstation, the pump and the stage say in words. */
import type { Frame } from '../../contract';
import { twoPartsWords } from '../../kit/workstation/two-parts-words';

export type HplcFrame = Frame<'instrument_hplc'>;
type Said = readonly [words: string, tone: 'plain' | 'warning'];

export const methodOf = ({ params, hidden }: HplcFrame): string => {
  const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
  const solvent = say('solvent', params.solvent === 'Methanol' ? 'MeOH' : 'MeCN');
  const part =
    params.mode === 'Gradient'
      ? `${say('phi_start', String(params.phi_start))}–${say('phi_end', String(params.phi_end))} % in ${say('gradient_time', String(params.gradient_time))} min`
      : `${say('phi_start', String(params.phi_start))} %`;
  return [
    `${solvent} ${part}`,
    say('flow', `${params.flow.toFixed(1)} mL/min`),
    say('wavelength', `${params.wavelength} nm`),
  ].join(' · ');
};

function lineWords({ view }: HplcFrame): Said {
  if (view.unknown && view.selected) {
    const words = `${view.selected}: ${twoPartsWords(view.unknown, 'mg/L')}`;
    return view.unknown.beyond ? [`${words}\nabove the highest standard`, 'warning'] : [words, 'plain'];
  }
  return [
    view.selected
      ? `${view.selected}: ${view.standards.length} standards`
      : `${view.standardsRun} standards: select a peak`,
    'plain',
  ];
}

/** `screen`: what the workstation shows. */
export function resultOf(frame: HplcFrame, screen: string): Said {
  const { view, shown, hidden } = frame;
  const remark = shown.remark.value;
  if (typeof remark === 'string' && remark !== '' && !view.unknown) return [remark, 'warning'];
  if (screen === 'line') return lineWords(frame);
  if (view.baseline && view.selected && !hidden.has('sample')) {
    const next = shown.resolution_next.value === null ? '' : ` · Rₛ ${shown.resolution_next.text}`;
    return [
      `${view.selected} ${shown.peak_rt_min.text} min · k ${shown.peak_k.text}\narea ${shown.peak_area.text} mAU·min${next}`,
      'plain',
    ];
  }
  const lost = shown.not_modelled.value;
  return typeof lost === 'string' && lost !== '' && !view.running ? [`not modelled: ${lost}`, 'plain'] : ['', 'plain'];
}

export const noteOf = ({ view }: HplcFrame): Said => {
  if (!view.pumping) return ['pump stopped', 'warning'];
  if (view.bubble) return ['air in the pump', 'warning'];
  if (view.running) return ['run', 'plain'];
  if (view.oldSolvent) return ['not equilibrated', 'warning'];
  return [view.loaded ? 'ready' : 'no sample', view.loaded ? 'plain' : 'warning'];
};

export function describeHplc({ view, shown, params, hidden }: HplcFrame): string {
  const sentences = [
    view.pumping ? `The pump shows ${shown.pressure_bar.text} bar.` : 'The pump has stopped at its pressure limit.',
    view.loaded ? 'The vial stands in the autosampler.' : 'No vial stands in the autosampler.',
    view.running ? `A run is on, ${shown.run_time_min.text} min old.` : 'No run is on.',
    `${view.peaks.length} peaks have left the column.`,
  ];
  if (!hidden.has('mode')) sentences.push(`The mode is ${params.mode.toLowerCase()}.`);
  if (view.oldSolvent) sentences.push('The column still holds the solvent of the last gradient.');
  if (view.baseline && view.selected)
    sentences.push(`${view.selected} left at ${shown.peak_rt_min.text} min with an area of ${shown.peak_area.text}.`);
  if (view.unknown && view.selected) sentences.push(`By its standards: ${twoPartsWords(view.unknown, 'mg/L')}.`);
  return sentences.join(' ');
}
