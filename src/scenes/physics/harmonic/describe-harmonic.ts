import type { HarmonicFrame } from './harmonic-track';

/** Glider, spring and motor in words. */
export function describeHarmonic({ view, shown, params }: HarmonicFrame): string {
  const sentences = [
    `A glider of ${params.mass} kg on an air track is tied to a spring of ${params.spring_constant} N/m; it is let go ${params.amplitude} m from its place of rest.`,
    view.phase === 'held'
      ? 'It is held in the hand.'
      : `It moves, now at ${shown.displacement_m.text} m with ${shown.velocity_m_s.text} m/s and ${shown.acceleration_m_s2.text} m/s².`,
  ];
  if (params.damping > 0) sentences.push(`Magnets brake it with ${params.damping} N s/m.`);
  if (shown.amplitude_now_m.value !== null) sentences.push(`It last turned at ${shown.amplitude_now_m.text} m.`);
  sentences.push(
    shown.period_s.value === null
      ? 'The light gate has no period yet.'
      : `The light gate shows a mean period of ${shown.period_s.text} s.`,
  );
  if (view.drive.on) {
    sentences.push(`The motor pushes with ${params.drive_amplitude} N at ${params.drive_frequency} Hz.`);
    if (shown.steady_amplitude_m.value !== null) {
      sentences.push(`Over its last five periods the amplitude was ${shown.steady_amplitude_m.text} m.`);
    }
  }
  if (view.marks.length > 0) sentences.push(`Points on the resonance curve: ${view.marks.length}.`);
  if (view.message) sentences.push(view.message);
  return sentences.join(' ');
}
