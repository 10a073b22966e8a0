/** Whether single keys work on the page outside full screen; kept in the browser. */
const KEY = 'page-keys';

export function pageKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function setPageKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // A blocked store only means that the choice is not kept.
  }
}
