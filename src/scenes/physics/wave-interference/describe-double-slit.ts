import type { Frame } from '../../contract';

/** Laser, slide, screen and fringes in words. */
export function describeDoubleSlit({ view: v, params, shown }: Frame<'wave_interference'>): string {
  if (v.is !== 'light') return '';
  const slits = v.oneSource
    ? `one slit of ${v.slitWidth.toFixed(2)} mm, the other covered`
    : `two slits ${v.slitSeparation.toFixed(2)} mm apart`;
  return [
    `A laser${shown.wavelength_nm.value === null ? '' : ` of ${shown.wavelength_nm.text} nm`}, a slide with ${slits}, and a screen ${v.screenDistance.toFixed(2)} m away.`,
    v.driving ? '' : 'The laser is off and the screen dark.',
    v.driving && v.oneSource ? 'The screen shows one broad bright band.' : '',
    v.driving && !v.oneSource
      ? `The screen shows fringes ${shown.fringe_spacing_mm.text} mm apart${params.phase === 180 ? ', with a dark one in the middle' : ''}.`
      : '',
    v.message ?? '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
