import { fetchCatalogue } from '../fetch-catalogue';
import { orReload } from '../shell/chunk-recovery';

let asked: ReturnType<typeof fetchCatalogue> | undefined;

/** The list of all benches, without which a page cannot be opened: see {@link orReload}. The same promise each time. */
export function catalogueOfPage(): ReturnType<typeof fetchCatalogue> {
  if (asked) return asked;
  const coming = orReload(fetchCatalogue);
  coming.catch(() => {
    asked = undefined;
  });
  asked = coming;
  return coming;
}
