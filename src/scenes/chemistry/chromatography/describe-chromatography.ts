import type { Frame } from '../../contract';
import { fromLine } from './strip-loupe';

/** Strip, front, spots and loupe in words. `look`: height of the loupe above the liquid, cm. */
export function describeChromatography({ view: now, shown, params }: Frame<'chromatography'>, look: number): string {
  const sentences: string[] = [];
  switch (now.paper) {
    case 'dry':
      sentences.push(
        now.dabs === 0
          ? 'A clean strip of paper with a pencil line hangs on its stand.'
          : `The strip carries a spot of ${params.mixture} on its pencil line.`,
      );
      break;
    case 'running':
      sentences.push(`The strip hangs in the jar; the front is ${shown.front_cm.text} cm above the liquid.`);
      break;
    case 'out':
      sentences.push(`The strip is out and dry; its front was marked at ${shown.front_cm.text} cm above the liquid.`);
  }
  if (now.paper !== 'dry') {
    const distances = [shown.spot_1_cm, shown.spot_2_cm, shown.spot_3_cm, shown.spot_4_cm]
      .slice(0, now.spots.length)
      .map(({ text }, n) => `spot ${n + 1} ${text} cm`);
    sentences.push(`From the line: ${distances.join(', ')}.`);
  }
  sentences.push(`The loupe stands ${fromLine(look)}.`);
  if (now.message) sentences.push(now.message);
  return sentences.join(' ');
}
