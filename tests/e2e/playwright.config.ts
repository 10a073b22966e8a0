import { readdirSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium';
import { isInTurn } from '../../scripts/turns';

const PORT = Number(process.env['E2E_PORT'] ?? 4174);

/** Whole procedures of some benches, and lessons from bench to instrument, take turns; what goes from page to page is always walked. */
const PROCEDURES = /^(?:journey-(?!shelf|teacher)[a-z\d-]+|lessons-[a-z]+)\.spec\.ts$/;
const notInTurn = readdirSync(import.meta.dirname)
  .filter((file) => PROCEDURES.test(file))
  .toSorted()
  .filter((_, place) => !isInTurn(place));

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: [...notInTurn],
  outputDir: '../../test-results',
  // Ends what hangs; a busy machine may take its time.
  timeout: 150_000,
  expect: { timeout: 10_000 },
  // One more than the processors of a small machine: much of a journey waits for lab time.
  workers: 3,
  // A machine whose two processors draw in software may be late once; the report names what needed the second try.
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['line'], ['json']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1366, height: 768 },
    colorScheme: 'light',
    // What a test answers in the place of the server would else not be asked for.
    serviceWorkers: 'block',
    launchOptions: { executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] },
  },
  webServer: {
    // The binary itself: a server started through npx outlives the parent that is killed.
    command: `node node_modules/vite/bin/vite.js preview --port ${PORT} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
