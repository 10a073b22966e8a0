/**
 * A part of the site that can no longer be fetched, mostly because a newer version has replaced it: loading the page again
 * fetches the newer one. Once: a page that still fails says so instead.
 */
const GUARD = 'chunk-reload';
/** A failure this soon after the reload is the same failure. */
const AGAIN_MS = 60_000;

export interface RecoveryContext {
  readonly now: number;
  readonly online: boolean;
  /** Throws where storage is blocked. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

/** Whether loading the page again is worth a try; remembers that it was tried. */
export function mayReload({ now, online, storage }: RecoveryContext): boolean {
  if (!online) return false;
  try {
    const kept = storage();
    const last = Number(kept.getItem(GUARD) ?? Number.NaN);
    const since = now - last;
    // A clock that was set back says nothing.
    if (since >= 0 && since < AGAIN_MS) return false;
    kept.setItem(GUARD, String(now));
    return true;
  } catch {
    // Without a guard a reload could go on for ever.
    return false;
  }
}

let reloading = false;

/** True from the moment the page is being loaded again. */
export const isReloading = (): boolean => reloading;

/**
 * What a page is made of, fetched; loads the page again where that is worth a try, and then never answers. Only for a page that is
 * being opened: on a bench that runs, a missing part is asked for again in its place.
 */
export async function orReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    reloading ||= mayReload({ now: Date.now(), online: navigator.onLine, storage: () => sessionStorage });
    if (!reloading) throw error;
    location.reload();
    return new Promise(() => {});
  }
}

/** Whether an error says that a part of the site could not be fetched, in the words of one browser or another. */
export const isFetchFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|unable to preload css|module script failed/i.test(
    error.message,
  );
