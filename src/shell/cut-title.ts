const MOST = 35;
const KEPT = 32;

/** A title as short as the footer's list needs it. */
export const cutTitle = (title: string): string => (title.length > MOST ? `${title.slice(0, KEPT)}…` : title);
