/** What the workstation and the stage say in words; `card`: the name of the card that lies over the pattern. */
import type { Frame } from '../../contract';

type XrdFrame = Frame<'xrd_basics'>;

export function methodOf({ params, hidden }: XrdFrame): string {
  const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
  return [
    say('crystal', params.crystal),
    say('anode', `${params.anode} Kα`),
    `${params.step_size}° · ${params.count_time} s`,
  ].join(' · ');
}

function peaksWords({ view, shown }: XrdFrame): string {
  const lattice =
    shown.lattice_type.value === null
      ? 'no cubic sequence yet'
      : `${shown.lattice_type.text} · a ${shown.lattice_a.text} Å`;
  return `${lattice}\nsize ${view.large ? 'larger than 200 nm' : `${shown.scherrer_nm.text} nm`}`;
}

export function resultOf(frame: XrdFrame, card: string | null): readonly [string, 'plain' | 'warning'] {
  const { view, shown } = frame;
  const under = card === null ? '' : `\ncard: ${card}`;
  if (view.standardLeft !== null) return [`standard: ${Math.ceil(view.standardLeft)} s left${under}`, 'plain'];
  if (view.scanning) return [`${shown.two_theta.text}° · ${shown.counts.text} counts${under}`, 'plain'];
  if (view.peaks > 0) return [`${peaksWords(frame)}${under}`, 'plain'];
  if (view.scanned) return [`pattern recorded: fit the peaks${under}`, 'plain'];
  return [`${view.loaded ? 'sample in its place' : 'no sample'}${under}`, view.loaded ? 'plain' : 'warning'];
}

export function describeXrd({ view, shown, params, hidden }: XrdFrame, card: string | null): string {
  const sentences = [
    view.loaded ? 'A sample lies on the goniometer.' : 'No sample lies on the goniometer.',
    hidden.has('anode') ? '' : `The anode of the tube is ${params.anode}.`,
    `The detector stands at ${shown.two_theta.text} degrees.`,
    params.displacement === 0 || hidden.has('displacement')
      ? ''
      : `The sample lies ${Math.abs(params.displacement)} mm too ${params.displacement > 0 ? 'high' : 'low'}.`,
    view.scanning ? 'A scan is running.' : view.scanned ? 'A pattern is recorded.' : 'No pattern is recorded.',
  ];
  if (view.standardLeft !== null) sentences.push('The standard is being measured.');
  if (view.peaks > 0) sentences.push(`${shown.n_peaks.text} peaks above 1 per cent are found.`);
  if (view.peaks > 0 && shown.lattice_type.value !== null)
    sentences.push(`The lattice is ${shown.lattice_type.text}, its constant ${shown.lattice_a.text} Å.`);
  if (view.picked) sentences.push(`The picked peak lies at ${shown.picked_two_theta.text} degrees.`);
  if (card !== null) sentences.push(`The card of ${card} lies over the pattern.`);
  return sentences.filter(Boolean).join(' ');
}
