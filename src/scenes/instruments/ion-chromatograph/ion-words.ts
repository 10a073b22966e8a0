/** What the workstation, the pump and the stage say in words. */
import type { Frame } from '../../contract';
import { twoPartsWords } from '../../kit/workstation/two-parts-words';

export type IonFrame = Frame<'instrument_ion_chromatograph'>;
type Said = readonly [words: string, tone: 'plain' | 'warning'];

export const methodOf = ({ params, hidden }: IonFrame): string => {
  const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
  return [
    say('eluent', `${params.eluent.toFixed(1)} mmol/L`),
    say('flow', `${params.flow.toFixed(1)} mL/min`),
    say('loop', `${params.loop} µL`),
    say('dilution', params.dilution > 1 ? `1 : ${params.dilution}` : ''),
  ]
    .filter(Boolean)
    .join(' · ');
};

function foundWords({ view, params }: IonFrame): string {
  const { unknown } = view;
  if (!unknown) return '';
  const times = params.dilution;
  const scatter = unknown.scatter === null ? null : unknown.scatter * times;
  return twoPartsWords({ value: unknown.value * times, scatter, stock: unknown.stock * times }, 'mg/L');
}

function lineWords(next: IonFrame): Said {
  const { view, shown } = next;
  if (view.unknown && view.selected) {
    const words = `${view.selected}: ${foundWords(next)}`;
    return view.unknown.beyond ? [`${words}\nabove the highest standard`, 'warning'] : [words, 'plain'];
  }
  if (view.selected && view.line) return [`${view.selected}: R² ${shown.r2.text}`, 'plain'];
  return [
    view.selected
      ? `${view.selected}: ${view.standards.length} standards`
      : `${view.standardsRun} standards: select a peak`,
    'plain',
  ];
}

/** `screen`: what the workstation shows. */
export function resultOf(next: IonFrame, screen: string): Said {
  const { view, shown } = next;
  if (view.usedUp || view.overloaded) return [String(shown.remark.value ?? ''), 'warning'];
  if (screen === 'line') return lineWords(next);
  if (view.filled && shown.molar_conductivity.value !== null)
    return [`acid of ${view.filled.toLowerCase()}: ${shown.molar_conductivity.text} S cm²/mol`, 'plain'];
  if (view.baseline && view.selected)
    return [
      `${view.selected} ${shown.peak_rt_min.text} min · k ${shown.peak_k.text}\narea ${shown.peak_area.text} µS/cm·min`,
      'plain',
    ];
  const lost = shown.not_modelled.value;
  return typeof lost === 'string' && lost !== '' && !view.running ? [`not modelled: ${lost}`, 'plain'] : ['', 'plain'];
}

export const noteOf = ({ view, params }: IonFrame): Said => {
  if (!view.pump) return ['pump off', 'warning'];
  if (view.usedUp) return ['suppressor used up', 'warning'];
  if (!params.suppressor) return ['no suppressor', 'warning'];
  if (view.running) return ['run', 'plain'];
  if (!view.equilibrated) return ['not equilibrated', 'warning'];
  return [view.loaded ? 'ready' : 'no sample', view.loaded ? 'plain' : 'warning'];
};

export function describeIons(next: IonFrame): string {
  const { view, shown, params, hidden } = next;
  const sentences = [
    view.pump ? 'The pump runs.' : 'The pump stands still.',
    view.pump ? `The cell shows ${shown.conductivity.text} µS/cm.` : '',
    view.loaded ? 'The vial stands below the valve.' : 'No vial stands below the valve.',
    view.running ? `A run is on, ${shown.run_time_min.text} min old.` : 'No run is on.',
    `${view.peaks.length} peaks have left the column.`,
    hidden.has('suppressor') ? '' : params.suppressor ? 'The suppressor works.' : 'The suppressor is off.',
  ];
  if (view.overloaded) sentences.push('The column is overloaded: a peak fronts.');
  if (view.baseline && view.selected)
    sentences.push(`${view.selected} left at ${shown.peak_rt_min.text} min with an area of ${shown.peak_area.text}.`);
  if (view.unknown && view.selected) sentences.push(`By its standards: ${foundWords(next)}.`);
  return sentences.filter(Boolean).join(' ');
}
