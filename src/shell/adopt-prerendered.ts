/** What the page's own file says of itself, before React takes it over. */

import { isEmbedded } from './embedded';

/** What React put into the head of the file, in the place of which another page's own is to stand. */
const HEAD =
  'title, meta[name="description"], meta[name="robots"], meta[property], meta[name^="twitter"], link[rel="canonical"]';

const segments = (path: string): number => path.split('/').filter((segment) => segment !== '').length;

/**
 * True where the file that the host answered with is the page of this address; the address then takes its canonical
 * form. A host answers unknown addresses with `404.html`, and some answer them with the front page: then the address is
 * looked at here, and the file's content goes.
 */
export function adoptPrerendered(root: HTMLElement): boolean {
  const path = root.dataset['path'];
  if (path === undefined) return false;
  const base = import.meta.env.BASE_URL;
  const asked = location.pathname.slice(base.length - 1).replace(/\/(?:index\.html)?$/, '');
  const asIs = path !== '/404' && segments(path) === segments(asked);
  const canonical = base.slice(0, -1) + path;
  if (asIs && location.pathname !== canonical) {
    history.replaceState(null, '', canonical + location.search + location.hash);
  }
  // A bench in a frame of another page has no shell about it: that is not what was prerendered.
  if (asIs && !isEmbedded(location.search)) return true;
  for (const element of document.head.querySelectorAll(HEAD)) element.remove();
  root.replaceChildren();
  return false;
}
