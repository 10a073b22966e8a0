/** The content security policy that every page carries. */

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

export function contentSecurityPolicy({ inlineScripts, mapFrame, ads }: PolicyFacts): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    // Kernels of the engine are WebAssembly, compiled from bytes. This word allows that and no `eval`. A worker fetched from the site has
    // no policy of its own, unless the host sends one; where there is no worker, the page computes.
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
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
