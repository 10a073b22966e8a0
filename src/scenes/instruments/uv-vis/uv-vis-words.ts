/** What the workstation, the panel and the stage say in words. */
import type { Frame } from '../../contract';
import { twoPartsWords } from '../../kit/workstation/two-parts-words';

export type UvVisFrame = Frame<'instrument_uv_vis'>;
type Said = readonly [words: string, tone: 'plain' | 'warning'];

export const methodOf = ({ params, hidden }: UvVisFrame): string => {
  const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
  return [
    say('wavelength', `${params.wavelength} nm`),
    say('slit', `slit ${params.slit} nm`),
    say('path_length', `${params.path_length} cm`),
    say('cell', params.cell.toLowerCase()),
  ].join(' · ');
};

function lineWords({ view, shown }: UvVisFrame): Said {
  if (view.unknown) {
    const words = twoPartsWords(view.unknown, 'mmol/L');
    return view.unknown.beyond ? [`${words}\nabove the highest standard`, 'warning'] : [words, 'plain'];
  }
  if (view.line) return [`slope ${shown.slope.text} L/mmol · R² ${shown.r2.text}`, 'plain'];
  return [`${view.standards.length} standards`, 'plain'];
}

/** `screen`: what the workstation shows. */
export function resultOf(frame: UvVisFrame, screen: string): Said {
  const { view, shown, hidden } = frame;
  if (view.hazard && !hidden.has('sample')) return [view.hazard, 'warning'];
  if (screen === 'line') return lineWords(frame);
  if (screen === 'decay') {
    return shown.rate_k.value === null ? ['no reaction yet', 'plain'] : [`k = ${shown.rate_k.text} s⁻¹`, 'plain'];
  }
  if (view.scanning) return [`scanning, ${view.beam} nm`, 'plain'];
  if (view.peak) return [`peak ${shown.peak_nm.text} nm · A ${shown.peak_abs.text}`, 'plain'];
  return shown.absorbance.value === null ? ['', 'plain'] : [`A ${shown.absorbance.text}`, 'plain'];
}

export const noteOf = ({ view, params, hidden, shown }: UvVisFrame): Said => {
  if (!view.lamp) return ['lamp off', 'warning'];
  if (view.scanning) return ['scanning', 'plain'];
  const where = hidden.has('wavelength') ? '' : `${params.wavelength} nm, `;
  if (view.loaded && shown.absorbance.value === null && shown.transmittance_pct.value !== null)
    return ['over range', 'warning'];
  return [`${where}${view.blanked ? 'blanked' : 'no blank'}`, view.blanked ? 'plain' : 'warning'];
};

export function describeSpectrometer({ view, shown, params, hidden }: UvVisFrame): string {
  const sentences = [
    view.lamp ? `The ${view.lamp} lamp is on.` : 'The lamp is off.',
    hidden.has('wavelength') ? '' : `The grating sends ${view.beam} nm through the slit.`,
    view.loaded ? 'The cuvette with the sample stands in the beam.' : 'No sample stands in the beam.',
    view.blanked ? 'A blank was taken.' : 'No blank was taken.',
    hidden.has('cell') ? '' : `The cells are of ${params.cell.toLowerCase()}.`,
    `The display shows A ${shown.absorbance.text}.`,
  ];
  if (view.scanning) sentences.push('A scan is running.');
  if (view.peak) sentences.push(`A peak lies at ${shown.peak_nm.text} nm.`);
  if (view.standards.length > 0) sentences.push(`${view.standards.length} standards are measured.`);
  if (view.unknown) sentences.push(`The sample is read as ${twoPartsWords(view.unknown, 'mmol/L')}.`);
  if (shown.rate_k.value !== null) sentences.push(`The reaction so far has k = ${shown.rate_k.text} per second.`);
  if (view.hazard && !hidden.has('sample')) sentences.push(view.hazard);
  return sentences.filter(Boolean).join(' ');
}
