/** The ripple tank in words. */
import type { Frame } from '../../contract';

export const degreesWords = (degrees: number): string =>
  degrees === 0 ? '0°, on the axis' : `${Math.abs(degrees)}° to the ${degrees > 0 ? 'right' : 'left'} of the axis`;

/** `arm`: degrees from the axis at which the protractor's arm points. */
export function describeRippleTank({ view, params, shown }: Frame<'wave_interference'>, arm: number): string {
  if (view.is !== 'tank') return '';
  const sources = view.oneSource
    ? 'one dipper in the water, the other lifted'
    : `two dippers ${params.separation} cm apart, ${params.phase % 360 === 0 ? 'in step' : `${params.phase}° out of step`}`;
  const amplitude = shown.relative_amplitude.value;
  return [
    `A ripple tank from above, ${params.depth} mm of water, with ${sources}.`,
    view.driving ? `The bar vibrates at ${params.frequency} Hz.` : 'The bar is at rest.',
    view.shows === 'strobe' ? 'The stroboscope holds the pattern still.' : '',
    view.shows === 'intensity' ? 'The water shows the still intensity, bright where the waves agree.' : '',
    view.oneSource
      ? 'Rings spread from one source.'
      : `There ${view.nodalPaths.length === 1 ? 'is 1 nodal line' : `are ${view.nodalPaths.length} nodal lines`}.`,
    `The probe stands ${view.probeX.toFixed(1)} cm across and ${view.probeY.toFixed(1)} cm along;`,
    amplitude === null
      ? 'no amplitude is shown yet.'
      : `the amplitude there is ${shown.relative_amplitude.text} times that of one source.`,
    `The arm of the protractor points at ${degreesWords(arm)}.`,
    view.message ?? '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
