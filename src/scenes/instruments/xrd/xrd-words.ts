/** What the workstation and the stage say in words. */
import type { Frame } from '../../contract';

export type XrdFrame = Frame<'instrument_xrd'>;
type Said = readonly [words: string, tone: 'plain' | 'warning'];

export const methodOf = ({ params, view, hidden }: XrdFrame): string => {
  const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
  return [
    say('sample', params.sample),
    say('anode', `${params.anode}${params.ka2 && !view.stripped ? ' Kα₁ + Kα₂' : ' Kα₁'}`),
    say('voltage', `${params.voltage} kV`),
    say('scan_speed', `${params.scan_speed}°/min`),
  ].join(' · ');
};

export function resultOf({ view, shown, params }: XrdFrame): Said {
  if (view.calibrating !== null) return [`silicon: ${Math.ceil(view.calibrating)} s left`, 'plain'];
  if (!view.closed) return ['doors open: no X-rays', 'warning'];
  if (view.scanning && view.output === 0) return [`${params.voltage} kV: below the excitation energy`, 'warning'];
  if (view.scanning) return [`${shown.two_theta_now.text}° · ${shown.counts_now.text} counts/s`, 'plain'];
  const phase = shown.phase_match.value === null ? '' : `phase: ${shown.phase_match.text}`;
  if (view.picked) {
    const planes = shown.hkl.value === null ? '' : ` · ${shown.hkl.text}`;
    const cell = shown.lattice_a.value === null ? '' : ` · a ${shown.lattice_a.text} Å`;
    const size =
      shown.scherrer_nm.value === null
        ? view.larger
          ? 'larger than 200 nm'
          : ''
        : `size ${shown.scherrer_nm.text} nm`;
    return [`d ${shown.d_spacing.text} Å${planes}${cell}\n${[size, phase].filter(Boolean).join(' · ')}`, 'plain'];
  }
  if (phase) return [phase, view.searched && shown.phase_match.value === 'none' ? 'warning' : 'plain'];
  if (view.scanned) return ['pattern recorded: pick a line', 'plain'];
  return [view.loaded ? 'ready' : 'no sample', view.loaded ? 'plain' : 'warning'];
}

export function describeXrd({ view, shown, params, hidden }: XrdFrame): string {
  const sentences = [
    view.closed ? 'The doors are closed.' : 'The doors are open; the interlock holds the X-rays back.',
    view.loaded ? 'A sample lies on the goniometer.' : 'No sample lies on the goniometer.',
    hidden.has('anode') ? '' : `The anode of the tube is ${params.anode}.`,
    `The detector stands at ${shown.two_theta_now.text} degrees.`,
    view.scanning ? 'A scan is running and the warning lamp is lit.' : '',
    view.scanned ? 'A pattern is recorded.' : '',
  ];
  if (view.calibrating !== null) sentences.push('Silicon is being measured.');
  if (view.picked) sentences.push(`The picked line lies at ${shown.peak_2theta.text} degrees.`);
  if (view.picked && shown.hkl.value !== null) sentences.push(`Its planes are ${shown.hkl.text}.`);
  if (shown.phase_match.value !== null) sentences.push(`The card file gives: ${shown.phase_match.text}.`);
  return sentences.filter(Boolean).join(' ');
}
