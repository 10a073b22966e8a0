/**
 * What runs first in each page: it notes what a visitor must never cause, in the page's session storage, which a reload keeps. Plain
 * JavaScript of the page's, since browsers without a protocol for their console are among those that are driven.
 */
export const WATCHED = 'watched-faults';

export const WATCH = `
(() => {
  const note = (text) => {
    const kept = JSON.parse(sessionStorage.getItem('${WATCHED}') ?? '[]');
    sessionStorage.setItem('${WATCHED}', JSON.stringify([...kept, String(text)]));
  };
  const said = console.error;
  // A page that is left drops what it was still fetching, and says of it that it did not come.
  let left = false;
  for (const type of ['beforeunload', 'pagehide']) addEventListener(type, () => { left = true; });
  console.error = (...parts) => { note('console: ' + parts.join(' ')); said.apply(console, parts); };
  addEventListener('error', (event) => {
    // A hint alone: Firefox says so of what is loaded already. Whether a module comes is known from who imports it.
    if (event.target.rel === 'modulepreload' || left) return;
    const from = event.target !== window && (event.target.src || event.target.href);
    note(from ? 'not loaded: ' + from : 'error: ' + (event.error?.stack ? event.message + ' ' + event.error.stack : event.message));
  }, true);
  addEventListener('unhandledrejection', (event) => note('rejected: ' + (event.reason?.stack ? event.reason.message + ' ' + event.reason.stack : event.reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    note('policy: ' + event.violatedDirective + ' forbids ' + event.blockedURI + ' ' + event.sourceFile));
  const begun = [];
  const Begun = Worker;
  window.Worker = class extends Begun {
    constructor(url, options) {
      super(url, options);
      begun.push(String(options?.name ?? url).split(' ')[0]);
      document.documentElement.dataset.workers = begun.join(' ');
      this.addEventListener('error', (event) => note('worker: ' + event.message + ' ' + event.filename + ':' + event.lineno));
    }
  };
  let missed = false;
  new MutationObserver(() => {
    const missing = document.querySelector('.stage-missing') !== null;
    if (missing && !missed) note('notice: the picture is said to be missing');
    missed = missing;
  }).observe(document, { childList: true, subtree: true });
})();
`;
