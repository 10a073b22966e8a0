/**
 * Checks the stages of benches, and their docks in low windows, and says what is wrong with each: `npm run stages -- chem1 phy8`,
 * without names all. Of the built site, or of a server that runs: `--url http://localhost:5173`. `--all` names every place of a fault, `--out FILE` keeps it.
 */
import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium';
import { servedSite } from './served-site';
import { builtIds, checkStage, described, type Finding } from './stages/check';
import { checkDock } from './stages/dock';
import { EVERY_LOOK } from './stages/plan';

/** Milliseconds for one bench: a run that never comes to its end is told of. */
const LONGEST = 600_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, all: { type: 'boolean' }, out: { type: 'string' } },
});
const ids = positionals.length > 0 ? positionals : builtIds;
const site = await servedSite(values.url);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
const report: string[] = [];
const say = (text: string): void => {
  report.push(text);
  console.log(text);
};
const checkAll = async (context: BrowserContext, id: string): Promise<readonly Finding[]> => [
  ...(await checkStage(await context.newPage(), site.url, id, EVERY_LOOK)),
  ...(await checkDock(await context.newPage(), site.url, id)),
];
let failing = 0;
try {
  for (const id of ids) {
    const began = performance.now();
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    const findings = await Promise.race([
      checkAll(context, id).catch(String),
      pause(LONGEST, `it did not come to its end within ${LONGEST / 60_000} minutes.`, { ref: false }),
    ]);
    await context.close();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (findings.length > 0) failing++;
    if (typeof findings === 'string') say(`${id}: could not be checked: ${findings}\n`);
    else say(`${id}: ${findings.length} findings (${seconds} s)`);
    if (typeof findings !== 'string' && findings.length > 0)
      say(`${described(findings, values.all ? Number.POSITIVE_INFINITY : 3)}\n`);
  }
  say(`${ids.length - failing} of ${ids.length} stages are as they must be.`);
} finally {
  await browser.close();
  site.end();
  if (values.out) await writeFile(values.out, `${report.join('\n')}\n`);
}
process.exitCode = failing > 0 ? 1 : 0;
