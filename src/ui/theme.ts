/** Light, dark or the system's choice; kept in the browser, put on <html> as data-theme. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type ThemeChoice = 'light' | 'dark' | 'system';
export const THEME_KEY = 'theme';

const prefersDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

const stored = (): ThemeChoice => {
  try {
    const choice = localStorage.getItem(THEME_KEY);
    return choice === 'light' || choice === 'dark' ? choice : 'system';
  } catch {
    return 'system';
  }
};

const resolve = (choice: ThemeChoice): 'light' | 'dark' =>
  choice === 'system' ? (prefersDark().matches ? 'dark' : 'light') : choice;

/** Until the site has started: what is prerendered knows no visitor. */
const themeStore = createStore<{ readonly choice: ThemeChoice; readonly resolved: 'light' | 'dark' }>(() => ({
  choice: 'system',
  resolved: 'light',
}));

/** The surface of the header, for the browser's own bars. */
const BAR: Readonly<Record<'light' | 'dark', string>> = { light: '#ffffff', dark: '#141a23' };

const apply = (): void => {
  const { choice } = themeStore.getState();
  const resolved = resolve(choice);
  document.documentElement.dataset['theme'] = resolved;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = BAR[resolved];
  }
  themeStore.setState({ resolved });
};

/** Call once, at start. The inline script of index.html has set the attribute before first paint. */
export function startTheme(): void {
  themeStore.setState({ choice: stored() });
  apply();
  prefersDark().addEventListener('change', apply);
}

export function setTheme(choice: ThemeChoice): void {
  themeStore.setState({ choice });
  try {
    localStorage.setItem(THEME_KEY, choice);
  } catch {
    // A blocked store only means that the choice lasts for this visit.
  }
  apply();
}

export const useTheme = (): 'light' | 'dark' => useStore(themeStore, ({ resolved }) => resolved);
export const useThemeChoice = (): ThemeChoice => useStore(themeStore, ({ choice }) => choice);
