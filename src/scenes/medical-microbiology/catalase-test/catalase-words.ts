/** The stage as one reads it out. */
import { SITES } from '../../../../engine/medical-microbiology/froth';
import type { CatalaseFrame } from './catalase-bench';

const bubbleWords = (bubbles: number): string => {
  if (bubbles === 0) return 'Not a bubble is seen.';
  if (bubbles < 5) return `Few bubbles are seen: ${bubbles}.`;
  return bubbles < SITES / 2 ? 'Bubbles stand in the drop.' : 'The drop is white with froth.';
};

export function describeTest({ view, params, shown, hidden }: CatalaseFrame, covered: boolean): string {
  const colony = hidden.has('organism') ? 'an unknown species' : params.organism;
  const sentences = [
    view.grows || hidden.has('organism')
      ? `A colony of ${colony} is smeared on a slide on black paper.`
      : 'The dish has no colony, and the slide is clean.',
    covered ? 'A lid covers the slide.' : 'The lid lies beside the slide.',
  ];
  if (view.seconds === null) sentences.push('No peroxide has been added.');
  else {
    sentences.push(
      `${view.drops === 1 ? 'A drop' : `${view.drops} drops`} of peroxide fell ${shown.seconds_since_drop.text} s ago; the sensor shows ${shown.oxygen_ul.text} µL of gas.`,
      bubbleWords(view.bubbles),
    );
    if (!view.readNow) sentences.push('Bubbles from now on do not count.');
  }
  return sentences.join(' ');
}
