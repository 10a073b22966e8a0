import { setTheme, type ThemeChoice, useThemeChoice } from '../ui/theme';

const NEXT: Readonly<Record<ThemeChoice, ThemeChoice>> = { system: 'light', light: 'dark', dark: 'system' };
const SAYS: Readonly<Record<ThemeChoice, string>> = { system: 'as the system', light: 'light', dark: 'dark' };
const DRAWS: Readonly<Record<ThemeChoice, string>> = {
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  light:
    'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400',
  dark: 'M20 14.500A8.500 8.500 0 1 1 9.500 4a7 7 0 0 0 10.500 10.500z',
};

/** One button through the three choices; `words`: says beside the drawing what is chosen. */
export function ThemeSwitch({ words = false }: { readonly words?: boolean }) {
  const choice = useThemeChoice();
  const next = `Change to ${SAYS[NEXT[choice]]}`;
  return (
    <button
      type="button"
      className="theme-switch"
      onClick={() => setTheme(NEXT[choice])}
      aria-label={`Theme: ${SAYS[choice]}. ${next}`}
      title={`Theme: ${SAYS[choice]}`}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path
          d={DRAWS[choice]}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {words && `Theme: ${SAYS[choice]}`}
    </button>
  );
}
