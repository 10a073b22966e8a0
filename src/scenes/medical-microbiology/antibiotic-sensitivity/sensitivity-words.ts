/** What is said of the zones: on the slip, and of the stage. */
import type { Frame } from '../../contract';
import { LEAST_ZONE } from './zone-calliper';

type SensitivityFrame = Frame<'antibiotic_sensitivity'>;

function limitsOf({ breakpoint, species }: SensitivityFrame['view']): string {
  if (breakpoint === 'R') return 'R by nature, whatever the zone';
  if (breakpoint !== null) return `S from ${breakpoint[0]} mm, R up to ${breakpoint[1]} (CLSI 2023)`;
  return species === 'S. aureus' ? 'No breakpoint: deduced from penicillin and cefoxitin' : 'No breakpoint (CLSI 2023)';
}

/** What the slip says: its heading, and the lines below it. */
export function wordsOf({ view, params, shown, hidden }: SensitivityFrame): readonly [string, string] {
  if (hidden.has('antibiotic')) return ['Which drug?', 'Without its name there is no breakpoint.'];
  const known = !hidden.has('organism');
  const drug = params.antibiotic.replace(' ug', ' µg');
  const lines = [known ? limitsOf(view) : 'Without a name of the species there is no breakpoint.'];
  if (!view.visible) lines.push('The lawn is not yet visible.');
  else {
    if (view.measured !== null) lines.push(`Calliper: ${shown.measured_zone_mm.text} mm`);
    if (known) {
      if (view.hindrance !== null) lines.push(`Not reportable: ${view.hindrance}`);
      else if (view.measured === null) lines.push('Nothing to report: the zone is not measured yet.');
      else if (shown.reported_as.value !== null) lines.push(`Report: ${shown.reported_as.text}`);
      if (view.range !== null && shown.qc_status.value !== null)
        lines.push(`Control ${view.range[0]} to ${view.range[1]} mm: ${shown.qc_status.text}`);
      if (view.zone > 40) lines.push('Over 40 mm: such discs are never neighbours.');
    }
  }
  return [drug, lines.join('\n')];
}

export function describeSensitivity(frame: SensitivityFrame): string {
  const { view, hidden } = frame;
  const [heading, body] = wordsOf(frame);
  const plate = hidden.has('organism') ? 'A plate' : `A plate of ${view.species}`;
  const discs = view.discs.length === 1 ? 'one disc' : `${view.discs.length} discs`;
  const zone = !view.visible
    ? 'No lawn is seen yet.'
    : view.zone <= LEAST_ZONE
      ? 'The lawn reaches the first disc.'
      : 'A clear ring surrounds the first disc.';
  return `${plate} with ${discs} after ${view.hours.toFixed(1)} hours. ${zone} ${heading}. ${body.replaceAll('\n', '. ')}.`;
}
