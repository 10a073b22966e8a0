/** What is said of the plate: on the slip, and of the stage. */
import type { Frame } from '../../contract';

type AgarFrame = Frame<'macconkey_agar'>;

/** From this hour on a plate is read. */
const READ_FROM = 18;

/** What the slip says: its heading, and the lines below it. */
export function wordsOf({ view, shown, hidden }: AgarFrame): readonly [string, string] {
  const { beside, plate, hours } = view;
  const count = Number(shown.colony_count.value ?? 0);
  const coloured = plate.agar === 'MacConkey' && !hidden.has('agar');
  const bare = coloured && count === 0 && beside.kinds.some(({ radius }) => radius > 0);
  const heading =
    count === 0
      ? 'No colonies yet'
      : coloured
        ? `${shown.colony_count.text} colonies, ${shown.pink_count.text} pink`
        : `${shown.colony_count.text} colonies`;
  const measured = shown.measured_diameter_mm.text;
  const lines = [
    ...(hidden.has('agar')
      ? []
      : [bare && hours >= READ_FROM ? 'No growth: bile salts and crystal violet' : shown.lactose_result.text]),
    ...(hours < READ_FROM && count > 0 && coloured ? ['(provisional: read from 18 h on)'] : []),
  ];
  const more = [
    ...(view.measuredAt === null ? [] : [`Rule: ${measured} mm`]),
    ...(shown.picked_tests.value === null ? [] : [`Picked: ${shown.picked_tests.text}`]),
  ];
  return [bare && hours >= READ_FROM ? 'No colonies' : heading, [lines.join(' '), ...more].join('\n')];
}

export function describeAgar(frame: AgarFrame): string {
  const { view, shown, hidden } = frame;
  const [heading, body] = wordsOf(frame);
  const medium = hidden.has('agar') ? 'A plate' : `A plate of ${view.plate.agar}`;
  return `${medium} after ${view.hours.toFixed(1)} hours. ${heading}. Colonies look: ${shown.colony_color.text}; the electrode shows pH ${shown.colony_ph.text}. ${body.replaceAll('\n', '. ')}.`;
}
