/** The optical table in words. */
import type { Frame } from '../../contract';

/** What an index stands for on this bench. */
export function mediumName(index: string, isHidden: boolean): string {
  if (isHidden) return 'medium of ?';
  switch (index) {
    case '1':
      return 'air, 1';
    case '1.33':
      return 'water, 1.33';
    default:
      return `glass, ${index}`;
  }
}

const BODIES = {
  flat: 'a flat boundary',
  'half-disc': 'a half-disc',
  prism: 'a prism of 60°',
  slab: 'a slab of 20 mm',
} as const;

export function describeRefraction({ view, params, shown, hidden }: Frame<'refraction'>): string {
  const light = view.white
    ? 'White light'
    : view.laser
      ? `A beam of ${params.wavelength} nm, ${params.polarisation === 'unpolarised' ? 'unpolarised' : `${params.polarisation}-polarised`},`
      : null;
  if (light === null) return 'The ray box is switched off.';
  const way = `${light} falls at ${params.angle.toFixed(1)}° on ${BODIES[view.shape]}, from ${mediumName(params.n1, hidden.has('n1'))} to ${mediumName(params.n2, hidden.has('n2'))}.`;
  const bent =
    shown.angle_refracted.value === null
      ? 'It is totally reflected.'
      : `It is refracted to ${shown.angle_refracted.text}°; the share ${shown.reflectance.text} is reflected.`;
  return `${way} ${bent} The detector at ${view.arm}° shows ${shown.detector_power.text}.`;
}
