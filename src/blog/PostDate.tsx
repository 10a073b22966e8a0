const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2025-05-01` as `May 1, 2025`, the same on every device: the prerendered page and the browser must agree. */
export function dayText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`;
}

export const PostDate = ({ date }: { readonly date: string }) => <time dateTime={date}>{dayText(date)}</time>;
