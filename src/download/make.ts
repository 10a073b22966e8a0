/** Makes what is downloaded, in the browser, of parts that the site ships. Fetched at the press alone, with all that it needs. */
import { scormPackage } from './package';
import { fetchParts } from './parts-list';
import { singleHtml } from './single-html';
import type { Wanted } from './wanted';

/** `mastery`: of a package, the score from which it is passed; null: all steps done is completed. */
export type Form = { readonly is: 'file' } | { readonly is: 'package'; readonly mastery: number | null };

export interface Made {
  readonly name: string;
  readonly file: Blob;
}

/** Throws `NotFetched` with a sentence. `base`: path of the site, with a slash at its end. */
export async function make(base: string, wanted: Wanted, form: Form): Promise<Made> {
  const parts = await fetchParts(base, wanted.benches);
  if (form.is === 'package') {
    const zip = scormPackage(parts, wanted, form.mastery);
    return { name: `${wanted.file}.zip`, file: new Blob([zip], { type: 'application/zip' }) };
  }
  const html = singleHtml(parts, wanted, { ...wanted.preset, course: null });
  return { name: `${wanted.file}.html`, file: new Blob([html], { type: 'text/html' }) };
}
