/**
 * Stands around each import of a part that is fetched later, in the place of Vite's own (`scripts/own-preload.ts`): the part's files are asked
 * for side by side, and what does not come is asked for once more before anybody hears of it.
 */
import { twice } from '../../workers/twice';

/** Adds a link to the page; one that fails goes again, or the second try would take it for loaded. */
const linked = (rel: 'stylesheet' | 'modulepreload', href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.crossOrigin = '';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${href}`));
    });
    document.head.append(link);
  });

const isThere = (href: string): boolean => [...document.querySelectorAll('link')].some((link) => link.href === href);

const styles = new Map<string, Promise<void>>();

function styled(href: string): Promise<void> {
  const known = styles.get(href);
  if (known || isThere(href)) return known ?? Promise.resolve();
  const asked = twice(() => linked('stylesheet', href));
  styles.set(href, asked);
  asked.catch(() => styles.delete(href));
  return asked;
}

/** `files`: of the part, below the site's base. */
export async function preload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const addresses = files.map((file) => new URL(import.meta.env.BASE_URL + file, location.href).href);
  const [sheets, modules] = [true, false].map((css) => addresses.filter((href) => href.endsWith('.css') === css));
  // A hint alone: who imports a module hears of it.
  for (const href of modules ?? []) if (!isThere(href)) linked('modulepreload', href).catch(() => {});
  try {
    await Promise.all((sheets ?? []).map(styled));
    return await twice(load);
  } catch (error) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
    dispatchEvent(event);
    // Who handles it does something else instead: nobody hears of the part any more.
    if (event.defaultPrevented) return new Promise(() => {});
    throw error;
  }
}
