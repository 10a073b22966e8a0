/** Whether this browser is logged in as admin: a flag of its local store, and no more protection than that. */
import { createStore } from 'zustand/vanilla';

/** Present, with the value "true", only while the admin is logged in. */
export const ADMIN_KEY = 'virtual-lab-admin';

export function isAdmin(): boolean {
  try {
    return localStorage.getItem(ADMIN_KEY) === 'true';
  } catch {
    return adminStore.getState().thisVisit;
  }
}

/** `thisVisit` stands in for the flag where the browser's store is blocked. */
export const adminStore = createStore<{ readonly thisVisit: boolean; readonly changes: number }>(() => ({
  thisVisit: false,
  changes: 0,
}));

function change(loggedIn: boolean): void {
  try {
    if (loggedIn) localStorage.setItem(ADMIN_KEY, 'true');
    else localStorage.removeItem(ADMIN_KEY);
  } catch {
    // A blocked store: the login lasts for this visit.
  }
  adminStore.setState(({ changes }) => ({ thisVisit: loggedIn, changes: changes + 1 }));
}

export const logIn = (): void => change(true);
export const logOut = (): void => change(false);

/** For useSyncExternalStore: changes here, and in other tabs. */
export function subscribeAdmin(listener: () => void): () => void {
  const off = adminStore.subscribe(listener);
  addEventListener('storage', listener);
  return () => {
    off();
    removeEventListener('storage', listener);
  };
}
