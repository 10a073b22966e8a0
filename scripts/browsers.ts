/**
 * Drives the built site in Firefox and in WebKit, as Debian has them: `npm run browsers`. `--browser firefox|webkit` takes one,
 * `--only chem1,phy9` these benches without the journey, `--quick` five of them for two seconds each.
 */
import { parseArgs } from 'node:util';
import { checkBench } from './browsers/bench';
import type { Browser } from './browsers/browser';
import { openFirefox } from './browsers/firefox';
import { openFront } from './browsers/front';
import { ensureInstalled } from './browsers/installed';
import { journey } from './browsers/journey';
import { Page } from './browsers/page';
import { openRows } from './browsers/rows/compare';
import { openWebKit } from './browsers/webkit';
import { allCases } from './lab/checks-of';
import { listingOf } from './lab/target';
import { PORT } from './served-site';
import { builtIds } from './stages/check';

const OPENERS: Readonly<Record<Browser['name'], () => Promise<Browser>>> = { firefox: openFirefox, webkit: openWebKit };
/** A field on WebAssembly, a circuit, glassware, a page of letters and an instrument. */
const QUICK = ['chem1', 'phy9', 'phy10', 'bio10', 'icu-machine'];
const SECONDS = 10;
const QUICK_SECONDS = 2;

const { values } = parseArgs({
  options: { only: { type: 'string' }, browser: { type: 'string' }, quick: { type: 'boolean', default: false } },
});
const names = (Object.keys(OPENERS) as Browser['name'][]).filter((name) => (values.browser ?? name) === name);
const ids = values.only?.split(',') ?? (values.quick ? QUICK : builtIds);

const cases = await allCases();
const casesFor = (id: string) => cases.filter(({ experiment }) => listingOf(experiment).id === id);

let failures = 0;
let passed = 0;
const say = (browser: Browser, what: string, began: number, faults: readonly string[]): void => {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${browser.version}, ${what}: ${faults.length === 0 ? 'as it must be' : 'FAILED'} (${seconds} s)`);
  for (const fault of faults) console.log(`    ${fault}`);
  if (faults.length > 0) failures++;
  else passed++;
};

for (const name of names) {
  ensureInstalled(name);
  const front = await openFront(PORT);
  try {
    const browser = await OPENERS[name]();
    try {
      const page = new Page(browser, front.url);
      for (const id of ids) {
        const began = performance.now();
        say(browser, id, began, await checkBench(page, id, values.quick ? QUICK_SECONDS : SECONDS));
      }
      if (values.quick) continue;
      const rows = await openRows(page, front);
      for (const id of ids) {
        const began = performance.now();
        const { runs, differences, inBits } = await rows.of(id, casesFor(id));
        say(
          browser,
          `${id}: ${runs} runs beside Node's, ${inBits} with another last bit`,
          began,
          differences.map(({ run, here, there }) => `${run.key}: here ${here}, there ${there}`),
        );
      }
      if (values.only) continue;
      let began = performance.now();
      await journey(page, front, (step, faults) => {
        say(browser, step, began, faults);
        began = performance.now();
      });
    } finally {
      await browser.end();
    }
  } finally {
    await front.end();
  }
}
console.log(`${passed} passed, ${failures} failed.`);
process.exitCode = failures > 0 || passed === 0 ? 1 : 0;
