/** What the vacuum gauge, the cut through the specimen, the monitor and the stage say in words. */
import type { Frame } from '../../contract';

type SemFrame = Frame<'sem_basics'>;

export const vacuumWords = ({ pumping, vacuum, beam }: SemFrame['view']): string =>
  pumping ? 'pumping' : vacuum ? (beam ? 'beam on' : 'vacuum') : 'air';

export function tracksWords({ running, done, electrons }: SemFrame['view']): string {
  if (running) return `${done} of ${electrons}`;
  return done > 0 ? `${done} tracks` : 'Specimen, cut';
}

/** What stands below the micrograph; on a small screen the last ones are left out. */
export function pictureWords({ view, params, shown, hidden }: SemFrame): readonly string[] {
  if (view.stale) return ['Settings changed: scan again', 'Scan again'];
  const parts = [
    hidden.has('energy') ? '' : `${params.energy} keV`,
    hidden.has('detector') ? '' : view.detector,
    shown.snr.value === null ? '' : `S/N ${shown.snr.text}`,
    hidden.has('probe_current') ? '' : `${params.probe_current} pA`,
  ].filter((part) => part !== '');
  return parts.map((_, n) => parts.slice(0, parts.length - n).join(' · '));
}

/** `rows`: of a whole picture. */
export function describeSem({ view, params, shown, hidden }: SemFrame, rows: number): string {
  const sentences = [
    view.vacuum
      ? `The chamber is pumped; the beam is ${view.beam ? 'on' : 'off'}.`
      : view.pumping
        ? 'The pumps are running.'
        : 'There is air in the chamber.',
    hidden.has('specimen_type')
      ? ''
      : `On the stub: ${params.specimen_type}${view.coated ? ', coated with gold' : ''}.`,
    view.done > 0 ? `${view.done} electrons were followed: ${shown.eta.text} of them came back.` : '',
    view.scanning
      ? `Row ${view.rows} of ${rows} is being scanned.`
      : view.frames > 0
        ? `The screen shows a frame${hidden.has('detector') ? '' : ` of the ${view.detector} detector`}${view.charged ? ', banded by charge' : ''}.`
        : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
