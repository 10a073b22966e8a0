/** Inputs that take no letters: what is typed while one has the focus is for the page. */
const WITHOUT_LETTERS = 'input[type="checkbox"], input[type="radio"], input[type="range"]';

/** Whether letters typed there are its own: a text field, or a list that is searched by typing. */
export const typesInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || (target.matches('input, textarea, select') && !target.matches(WITHOUT_LETTERS)));
