/** What goes on at the track, in sentences. */
import type { Frame } from '../../contract';

const PLACES = {
  'Free fall': 'below a drop tower',
  'Straight ramp': 'on a ramp of 30°',
  'Half-pipe': 'in a half-pipe',
} as const;

export function describeSlide({ view, shown, params }: Frame<'energy_conservation'>): string {
  const sentences = [
    `A sled of ${params.mass} kg ${PLACES[params.track]}, ${params.height} m high, with a friction of ${params.friction}, at ${params.gravity} m/s².`,
  ];
  switch (view.phase) {
    case 'ready':
      sentences.push('It waits at the start.');
      break;
    case 'moving':
      sentences.push(`It is ${shown.height_now_m.text} m high and moves at ${shown.speed_now.text} m/s.`);
      break;
    case 'stopped':
      sentences.push(`A brake holds it, ${shown.height_now_m.text} m high.`);
      break;
    case 'resting':
      sentences.push(`It has come to rest, ${shown.height_now_m.text} m high.`);
      break;
  }
  sentences.push(
    `Potential energy ${shown.potential_j.text} J, kinetic energy ${shown.kinetic_j.text} J, heat ${shown.thermal_j.text} J: together ${shown.total_j.text} J.`,
  );
  if (shown.speed_bottom.value !== null) sentences.push(`It reached the bottom at ${shown.speed_bottom.text} m/s.`);
  if (shown.stop_distance_m.value !== null) {
    sentences.push(`It ran out ${shown.stop_distance_m.text} m on the flat.`);
  }
  if (view.wiped > 0) sentences.push('Heat was left out of the books: the total is short of what there was.');
  if (view.message) sentences.push(view.message);
  return sentences.join(' ');
}
