/** The electrocardiograph in sentences. */
import type { Frame } from '../../contract';

export type EcgFrame = Frame<'ecg_synthesis'>;

export function describeEcg({ view, shown, params }: EcgFrame): string {
  return [
    view.attached
      ? `Ten electrodes are on the patient; the wires of lead ${params.lead} are lit.`
      : 'A patient lies on the couch; the electrodes are still in their tray.',
    view.recording ? `The sheet runs at ${params.paper_speed} mm/s.` : 'The sheet stands still.',
    view.printed ? `The ten seconds up to ${view.paperEnd.toFixed(0)} s of recording are printed on it.` : '',
    view.measured
      ? `Measured: ${shown.qrs_detected.text} beats, RR ${shown.rr_mean.text} ms, axis ${shown.axis.text}°.`
      : view.changed
        ? 'Settings have changed: nothing is measured yet.'
        : '',
    view.callipers === null ? '' : `The callipers span ${shown.caliper_ms.text} ms.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
