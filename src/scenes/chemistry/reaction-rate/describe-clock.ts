import type { ClockFrame } from './clock-bench';

/** Bath, flasks, clocks and barriers in words. */
export function describeClock({ view, shown, params }: ClockFrame): string {
  const sentences = [
    `The bath is at ${params.temperature} °C; the iodide stock has ${params.concentration.toFixed(1)} mol/L.`,
  ];
  if (!view.mixed) sentences.push('Flask A and flask B stand in it, not mixed yet; both are colourless.');
  else {
    const cross = view.through > 0.5 ? 'can be seen' : view.through > 0.02 ? 'is fading' : 'is gone';
    sentences.push(
      `B has been poured into A for ${view.elapsed.toFixed(1)} s. The liquid is ${view.word}; the cross behind it ${cross}.`,
    );
  }
  if (shown.stopwatch_s.value !== null) sentences.push(`Your stopwatch stands at ${shown.stopwatch_s.text} s.`);
  if (shown.clock_time_s.value !== null) {
    sentences.push(`The light gate saw the change after ${shown.clock_time_s.text} s.`);
  }
  const kilojoules = (joules: number): string => (joules / 1000).toFixed(1);
  const share = `${shown.fraction_over_barrier.text} of the molecules are above`;
  sentences.push(
    params.catalyst
      ? `Molybdate is in flask A. The picture of energies shows the barriers of both paths, ${kilojoules(view.barriers.plain)} and ${kilojoules(view.barriers.catalysed)} kJ/mol; ${share} the lower one.`
      : `The picture of energies shows the barrier of ${kilojoules(view.barriers.plain)} kJ/mol; ${share} it.`,
  );
  if (view.message) sentences.push(view.message);
  return sentences.join(' ');
}
