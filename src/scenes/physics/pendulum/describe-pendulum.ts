import type { Frame } from '../../contract';

/** Bob, string and timers in words. */
export function describePendulum({ view, shown, params }: Frame<'matterjs_physics/pendulum'>): string {
  const sentences = [
    `A bob of ${params.mass} kg hangs on a string of ${params.length} m, at ${params.gravity} m/s²; it is let go at ${params.initial_angle}°.`,
    view.phase === 'held'
      ? 'It is held in the hand.'
      : `It swings, now at ${shown.angle_deg.text}° with ${shown.omega_rad_s.text} radians per second; the string pulls with ${shown.tension_n.text} N.`,
  ];
  if (shown.amplitude_deg.value !== null) sentences.push(`It last turned at ${shown.amplitude_deg.text}°.`);
  sentences.push(
    shown.period_s.value === null
      ? 'The light gate has no period yet.'
      : `The light gate shows a mean period of ${shown.period_s.text} s after ${shown.swings.text} full swings.`,
  );
  const { running, count } = view.stopwatch;
  if (running)
    sentences.push(count ? `The stopwatch runs: swing ${count.done} of ${count.swings}.` : 'The stopwatch runs.');
  else if (count) sentences.push(`A hand is ready to time ${count.swings} swings.`);
  else if (shown.stopwatch_s.value !== null) {
    const swings = shown.timed_swings.value === null ? '' : ` for ${shown.timed_swings.text} swings`;
    sentences.push(`The stopwatch shows ${shown.stopwatch_s.text} s${swings}.`);
  }
  if (view.message) sentences.push(view.message);
  return sentences.join(' ');
}
