/** Finds a Chromium for the browser tests; installs Debian's where none is found and the machine allows it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The same engine without windows takes three quarters of the time: it is taken where it is there. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Of Debian: not every release has the first. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

export const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** The executable's path, or null. CHROMIUM_PATH wins. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : null;
  return NAMES.map(onPath).find((path) => path !== undefined) ?? null;
}

/** The executable's path. Throws one sentence that says what to install where it could not be done here. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log('No browser found: installing Debian’s chromium.');
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update'], quiet);
    for (const name of PACKAGES) {
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-dejavu-core'], quiet);
      const installed = findChromium();
      if (installed) return installed;
    }
  }
  throw new Error(
    'The browser tests need Chromium: install it (on Debian: sudo apt-get install chromium-headless-shell) or set CHROMIUM_PATH to its executable.',
  );
}

/**
 * What the browser would do beside the pages: for each new context its address bar alone loads four hundred files. The
 * command line's last list counts, so this one repeats what matters of Playwright's own.
 */
const NOT_OURS = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

/** Flags for a headless Chromium without a graphics processor that asks for nothing on the network. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${NOT_OURS.join(',')}`,
  '--disable-gpu',
  '--font-render-hinting=none',
];

/** The same where the processor does WebGL's work. */
export const EMULATED_WEBGL_FLAGS: readonly string[] = [
  ...CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-gpu'),
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
