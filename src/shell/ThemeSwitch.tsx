import { setTheme, type ThemeChoice, useThemeChoice } from '../ui/theme';

const NEXT: Readonly<Record<ThemeChoice, ThemeChoice>> = { system: 'light', light: 'dark', dark: 'system' };
const SAYS: Readonly<Record<ThemeChoice, string>> = { system: 'as the system', light: 'light', dark: 'dark' };

/** One button through the three choices. */
export function ThemeSwitch() {
  const choice = useThemeChoice();
  return (
    <button
      type="button"
      className="theme-switch"
      onClick={() => setTheme(NEXT[choice])}
      aria-label={`Theme: ${SAYS[choice]}. Change to ${SAYS[NEXT[choice]]}`}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
        <path
          d={
            choice === 'system'
              ? 'M12 4a8 8 0 0 1 0 16z'
              : choice === 'dark'
                ? 'M12 4a8 8 0 0 1 0 16a8 8 0 0 1 0-16z'
                : 'M12 12z'
          }
          fill="currentColor"
        />
      </svg>
    </button>
  );
}
