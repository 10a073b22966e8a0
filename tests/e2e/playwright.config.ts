import { availableParallelism, totalmem } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium';

const PORT = Number(process.env['E2E_PORT'] ?? 4174);

/** What one browser with its workers and a stage takes, at most. */
const BROWSER_BYTES = 1.5e9;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  // Ends what hangs; a busy machine may take its time.
  timeout: 150_000,
  expect: { timeout: 10_000 },
  // One more than there are processors: much of a journey waits for lab time.
  workers: Math.max(1, Math.min(availableParallelism() + 1, Math.floor(totalmem() / BROWSER_BYTES))),
  // A machine whose two processors draw in software may be late once; the report names what needed the second try.
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json']],
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
