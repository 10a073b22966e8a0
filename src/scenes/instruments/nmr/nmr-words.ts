/** What the workstation, the console and the stage say in words. */
import type { Frame } from '../../contract';

export type NmrFrame = Frame<'instrument_nmr'>;
type Said = readonly [words: string, tone: 'plain' | 'warning'];

/** A tree of splittings tells of these. */
const TUBE_INPUTS = ['sample', 'shelf', 'delta_a', 'delta_b', 'j_ab'] as const;

export const methodOf = ({ params, hidden }: NmrFrame): string => {
  const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
  const pulse =
    params.sequence === 'Inversion Recovery'
      ? `180° – ${say('tau', String(params.tau))} s – 90°`
      : say('pulse_angle', `${params.pulse_angle}°`);
  return `${say('field_mhz', `${params.field_mhz} MHz`)} · ${say('sequence', pulse)} · ${say('scans', params.scans)} × ${say('repetition_time', `${params.repetition_time} s`)}`;
};

/** `screen`: what the workstation shows. */
export function resultOf({ view, shown }: NmrFrame, screen: string): Said {
  const remark = shown.remark.value;
  if (screen === 'decay' || (!view.peak && !view.range))
    return typeof remark === 'string' && remark !== '' ? [remark, 'warning'] : ['', 'plain'];
  const peak = view.peak
    ? `${shown.peak_ppm.text} ppm · width ${shown.peak_fwhm_hz.value === null ? '–' : shown.peak_fwhm_hz.text} Hz`
    : '';
  const sum = view.range && shown.integral.value !== null ? `integral ${shown.integral.text} H` : '';
  return [[peak, sum].filter(Boolean).join('\n'), 'plain'];
}

/** Nothing may be told of how the signals split. */
export const isCovered = ({ hidden }: NmrFrame): boolean => TUBE_INPUTS.some((id) => hidden.has(id));

export const noteOf = ({ view }: NmrFrame): Said => {
  if (!view.loaded) return ['no sample', 'warning'];
  if (!view.locked) return ['no lock', 'warning'];
  if (view.running) return ['scan', 'plain'];
  return ['ready', 'plain'];
};

export function describeMagnet(told: NmrFrame): string {
  const { view, shown } = told;
  const sentences = [
    view.loaded ? 'The tube is in the magnet.' : 'The tube stands in its rack.',
    view.locked ? `The lock stands at ${shown.lock_level.text} %.` : 'There is no lock.',
    view.running ? `Scans are taken; ${shown.scans_done.text} are done.` : `${shown.scans_done.text} scans are done.`,
    view.transformed ? 'The screen shows a spectrum.' : 'The screen shows the decay.',
  ];
  if (view.peak) sentences.push(`A line is picked at ${shown.peak_ppm.text} ppm.`);
  if (view.tree && view.tree.levels.length > 0 && !isCovered(told)) {
    const neighbours = view.tree.levels.map(({ protons, delta }) => `${protons} H at ${delta.toFixed(2)} ppm`);
    sentences.push(`Its signal is split by ${neighbours.join(', then by ')}.`);
  }
  if (view.range && shown.integral.value !== null)
    sentences.push(`The integral comes to ${shown.integral.text} protons.`);
  return sentences.join(' ');
}
