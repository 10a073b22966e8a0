/** The content security policies: of every page, and of the files that run outside a page, in a worker. */

export interface PolicyFacts {
  /** Hashes of the page's inline scripts, quoted: `'sha256-…'`. */
  readonly inlineScripts: readonly string[];
  /** Address of the map's frame. */
  readonly mapFrame: string;
  /** Advertisements are configured: their network needs hosts of its own. */
  readonly ads: boolean;
}

const AD_SCRIPTS = ['https://*.googlesyndication.com', 'https://*.doubleclick.net', 'https://*.googleadservices.com'];
const AD_FRAMES = [...AD_SCRIPTS, 'https://www.google.com'];

const written = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

export function contentSecurityPolicy({ inlineScripts, mapFrame, ads }: PolicyFacts): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    // Kernels of the engine are WebAssembly, compiled from bytes. This word allows that and no `eval`. Where there is no worker, the page
    // computes.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...inlineScripts, ...(ads ? AD_SCRIPTS : [])],
    // Formulas and bars place their parts by style attributes; a dialog that holds the page still writes a style element.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...(ads ? ['https:'] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(ads ? AD_SCRIPTS : [])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': [new URL(mapFrame).origin, ...(ads ? AD_FRAMES : [])],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return written(directives);
}

/**
 * Of a worker's file: a policy in a page says nothing of workers that are fetched from the site, only a header of their own does. The
 * simulation imports modules and compiles its kernels; the stage fetches pictures and faces; the service worker fetches files of the
 * site.
 */
export const workerPolicy: string = written({
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'", 'data:', 'blob:'],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
});

/** Who may put the admin's pages into a frame; a `<meta>` element cannot say it. Benches may be framed: courses do. */
export const ADMIN_FRAMES = "frame-ancestors 'none'";
