/** What the workstation, the panel and the stage say in words. */
import type { Frame } from '../../contract';

export type FtirFrame = Frame<'instrument_ftir'>;
type Said = readonly [words: string, tone: 'plain' | 'warning'];

export const methodOf = ({ params, hidden }: FtirFrame): string => {
  const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
  return [
    say('resolution', `${params.resolution} cm⁻¹`),
    say('apodisation', params.apodisation),
    say('scans', `${params.scans} scans`),
  ].join(' · ');
};

export function resultOf({ view, shown, hidden }: FtirFrame): Said {
  if (view.monoxide && !hidden.has('sample'))
    return ['Carbon monoxide is poisonous: sealed cell, filled in a hood.', 'warning'];
  if (view.collecting)
    return [`collecting the ${view.collecting}, scan ${Number(shown.scans_done.value ?? 0) + 1}`, 'plain'];
  if (view.peak)
    return [
      `${shown.peak_wavenumber.text} cm⁻¹ · T ${shown.peak_transmittance.text} %${shown.peak_fwhm.value === null ? '' : `\nwidth ${shown.peak_fwhm.text} cm⁻¹`}`,
      'plain',
    ];
  if (shown.match_name.value !== null && !hidden.has('sample'))
    return [`most alike: ${shown.match_name.text}`, 'plain'];
  return view.recorded && !view.ratioed ? ['single beam', 'warning'] : ['', 'plain'];
}

export const noteOf = ({ view }: FtirFrame): Said => {
  if (view.lid === 'open') return ['lid open', 'warning'];
  if (view.collecting) return [`${Math.round(100 * view.done)} %`, 'plain'];
  return ['ready', 'plain'];
};

export function describeSpectrometer(next: FtirFrame): string {
  const { view, shown, hidden } = next;
  const sentences = [
    view.lid === 'open' ? 'The lid is open.' : 'The lid is closed.',
    view.loaded ? 'A sample stands in the beam.' : 'No sample stands in the beam.',
    view.collecting ? `The mirror glides: the ${view.collecting} is collected.` : 'The mirror stands.',
    view.etched && !hidden.has('holder') ? 'The plates are etched.' : '',
    view.recorded ? (view.ratioed ? 'A spectrum is shown.' : 'A single beam is shown.') : 'Nothing was recorded yet.',
  ];
  if (view.peak) sentences.push(`The band picked lies at ${shown.peak_wavenumber.text} per centimetre.`);
  const [words, tone] = resultOf(next);
  if (tone === 'warning' && words) sentences.push(words);
  return sentences.filter(Boolean).join(' ');
}
