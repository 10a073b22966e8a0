/** Finds the browsers; installs Debian's where they are missing and the machine allows it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath } from '../chromium';
import type { Browser } from './browser';

type Name = Browser['name'];

const MINI_BROWSERS = ['4.1', '6.0', '4.0'].flatMap((version) =>
  ['x86_64-linux-gnu/', 'aarch64-linux-gnu/', ''].map(
    (folder) => `/usr/lib/${folder}webkit2gtk-${version}/MiniBrowser`,
  ),
);

const PACKAGES: Readonly<Record<Name, readonly string[]>> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

export const firefoxPath = (): string | null => onPath('firefox-esr') ?? onPath('firefox') ?? null;

interface WebKitPaths {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

export function webkitPaths(): WebKitPaths | null {
  const driver = onPath('WebKitWebDriver');
  const browser = MINI_BROWSERS.find((path) => existsSync(path));
  const display = onPath('Xvfb');
  return driver && browser && display ? { driver, browser, display } : null;
}

export const isInstalled = (name: Name): boolean => (name === 'firefox' ? firefoxPath() : webkitPaths()) !== null;

/** Throws one sentence that says what to install where it could not be done here. */
export function ensureInstalled(name: Name): void {
  if (isInstalled(name)) return;
  const packages = PACKAGES[name];
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log(`Installing Debian’s ${packages.join(' and ')}.`);
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quiet);
    if (isInstalled(name)) return;
  }
  throw new Error(`${name} is not there: install it (on Debian: sudo apt-get install ${packages.join(' ')}).`);
}
