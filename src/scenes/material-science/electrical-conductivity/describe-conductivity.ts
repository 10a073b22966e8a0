import type { Frame } from '../../contract';
import { ranged } from './ranged-reading';

/** Sample, probes, meters and chart in words. */
export function describeConductivity({ view, params, shown, hidden }: Frame<'electrical_conductivity'>): string {
  const covered = hidden.has('material');
  const sentences = [
    covered ? 'The sample lies under a lid.' : `The sample is ${params.material.toLowerCase()}.`,
    view.mounted ? 'It is mounted.' : 'It is not mounted yet.',
    `The thermometer shows ${shown.sample_temperature.text} K.`,
  ];
  if (!hidden.has('method'))
    sentences.push(
      params.method === 'Four-probe'
        ? 'Two probes carry the current, two others go to the voltmeter.'
        : 'The voltmeter hangs on the two leads that carry the current.',
    );
  sentences.push(
    view.on
      ? `The meters show ${ranged(shown.voltage).join(' ')} and ${ranged(shown.current_actual).join(' ')}, ${view.averaged ? 'averaged over both directions' : 'in one direction'}.`
      : 'The source is off.',
  );
  const { carriers } = view;
  if (carriers && !covered && !hidden.has('temperature') && !hidden.has('doping_log') && !hidden.has('doping_type'))
    sentences.push(
      carriers.electrons > 2 * carriers.holes
        ? 'Its carriers are electrons.'
        : carriers.holes > 2 * carriers.electrons
          ? 'Its carriers are holes.'
          : 'Its carriers are electrons and as many holes.',
    );
  if (view.limited) sentences.push('The source is at its limit.');
  if (view.belowFloor) sentences.push('The current is below what the electrometer can tell.');
  if (view.ahead > 0) sentences.push(`A sweep has ${view.ahead} temperatures to go.`);
  if (view.points > 0) sentences.push(`The chart has ${view.points} ${view.points === 1 ? 'point' : 'points'}.`);
  return sentences.join(' ');
}
