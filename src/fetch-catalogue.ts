/** The list of all benches, for pages that are of one: fetched when another bench is opened than that of the page's own file. */
type WholeCatalogue = typeof import('./whole-catalogue');

let asked: Promise<WholeCatalogue> | undefined;

/** The same promise each time, as React's `use` wants it. */
export function fetchCatalogue(): Promise<WholeCatalogue> {
  if (asked) return asked;
  const coming = import('./whole-catalogue');
  // Who asks after that tries again.
  coming.catch(() => {
    asked = undefined;
  });
  asked = coming;
  return coming;
}
