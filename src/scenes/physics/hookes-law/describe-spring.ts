/** What stands on the spring bench, in sentences. */
import type { Frame } from '../../contract';

export function describeSpring({ view, shown, params }: Frame<'hookes_law'>): string {
  const sentences = [
    `A spring of ${params.spring_constant} N/m hangs from a stand beside a ruler with a mirror, at ${params.gravity} m/s².`,
  ];
  if (!view.hung) sentences.push('Nothing hangs on it.');
  else if (view.held)
    sentences.push(
      `A hand holds the mass of ${params.mass} kg, ${shown.extension_now_m.text} m below the natural length.`,
    );
  else if (view.settled) sentences.push(`A mass of ${params.mass} kg hangs at rest.`);
  else
    sentences.push(`A mass of ${params.mass} kg swings on it, now at an extension of ${shown.extension_now_m.text} m.`);
  if (view.settled) sentences.push(`The pointer stands at ${shown.ruler_mm.text} mm.`);
  if (view.eye !== 0) {
    sentences.push(
      `The eye is ${Math.abs(view.eye)} cm ${view.eye > 0 ? 'above' : 'below'} the pointer, which does not cover its image in the mirror.`,
    );
  }
  if (view.hung) sentences.push(`The stretching force is ${shown.force_n.text} N.`);
  if (shown.period_s.value !== null)
    sentences.push(`The period is ${shown.period_s.text} s, the mean of ${view.swings} swings.`);
  if (view.message) sentences.push(view.message);
  return sentences.join(' ');
}
