/** The interface of a learning platform after SCORM 1.2 (ADL, 2001, run-time environment), and where it is found. */

export interface ScormApi {
  LMSInitialize(empty: ''): string | boolean;
  LMSFinish(empty: ''): string | boolean;
  LMSGetValue(element: string): string;
  LMSSetValue(element: string, value: string): string | boolean;
  LMSCommit(empty: ''): string | boolean;
  LMSGetLastError(): string | number;
}

/** What is looked at of a window: those of other origins refuse to be looked at. */
export interface ApiWindow {
  readonly API?: unknown;
  readonly parent?: ApiWindow | null;
  readonly opener?: ApiWindow | null;
}

/** So many frames within each other are looked through. */
const MOST_PARENTS = 10;

const isApi = (value: unknown): value is ScormApi =>
  typeof value === 'object' && value !== null && 'LMSInitialize' in value && 'LMSSetValue' in value;

function inParents(from: ApiWindow | null | undefined): ScormApi | null {
  let at = from;
  try {
    for (let count = 0; at && count <= MOST_PARENTS; count++) {
      if (isApi(at.API)) return at.API;
      if (at.parent === at) return null;
      at = at.parent;
    }
  } catch {
    // A frame of another origin: what is above it is out of reach.
  }
  return null;
}

function openerOf(window: ApiWindow): ApiWindow | null {
  try {
    return window.opener ?? null;
  } catch {
    return null;
  }
}

/** The platform's interface: of a frame around this window, else of the window that opened it or a frame around that. */
export function findApi(window: ApiWindow): ScormApi | null {
  const top = ((): ApiWindow => {
    let at = window;
    try {
      for (let count = 0; at.parent && at.parent !== at && count < MOST_PARENTS; count++) at = at.parent;
    } catch {
      // As far as can be seen.
    }
    return at;
  })();
  return inParents(window) ?? inParents(openerOf(window)) ?? inParents(openerOf(top));
}
