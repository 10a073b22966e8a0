/**
 * Takes pictures of the built site's benches, each in a telling state (its card); without names of all.
 *
 * - `npm run pictures -- phy10 ms1`: those that link previews, cards and posts show. Run it by hand after a scene has changed,
 *   look at the pictures, commit them.
 * - `npm run pictures -- --look phy10 --out DIR`: whole pages on phone, laptop and full screen, both themes, three states.
 *   `--url http://localhost:5173` takes them of a server that runs.
 * - `npm run pictures -- --compare REV phy10`: the stages of an earlier revision beside those of the built site.
 *
 * PORT chooses another port than 4391; the next one is taken, too, where two revisions are compared.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium';
import type { PictureState } from '../catalogue/card';
import { pictureStateOf, readCards } from './registries/cards';
import { checkout, compare } from './pictures/compare';
import { lookAt } from './pictures/look';
import { toPictureState } from './pictures/states';
import { PORT, servedSite } from './served-site';
import { addressOf, openBench } from './stages/check';

const FOLDER = join('public', 'pictures');
const SIZE = { width: 1200, height: 630 };
const MOST_BYTES = 45_000;

/** Stands for the whole site. */
const SITE_PICTURE = 'phy10';

/** The stage alone, over everything else. */
const ONLY_STAGE = `
  .stage-box { position: fixed !important; inset: 0; z-index: 9999; }
  .stage-box > :not(.stage), .stage-handles { visibility: hidden !important; }
`;

async function take(browser: Browser, base: string, id: string, state: PictureState): Promise<Buffer> {
  const context = await browser.newContext({ viewport: SIZE, colorScheme: 'dark', bypassCSP: true });
  const page = await context.newPage();
  await openBench(page, `${base}${addressOf(id)}?${state.query}`);
  await toPictureState(page, state);
  await page.addStyleTag({ content: ONLY_STAGE });
  await wait(1500);
  const png = await page.screenshot();
  await context.close();
  return png;
}

/** The best quality that stays below the limit. */
async function toWebp(page: Page, png: Buffer, width: number, most: number): Promise<Buffer> {
  const address = `data:image/png;base64,${png.toString('base64')}`;
  const webp = await page.evaluate(
    async ([source, wanted, limit]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(wanted, Math.round((wanted * image.height) / image.width));
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas.');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      for (let quality = 0.9; ; quality -= 0.05) {
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
        if (blob.size > limit && quality > 0.2) continue;
        const bytes = new Uint8Array(await blob.arrayBuffer());
        return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
      }
    },
    [address, width, most] as const,
  );
  return Buffer.from(webp, 'latin1');
}

/** The pictures that the site shows, into `public/`. */
async function takeAll(browser: Browser, base: string, ids: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const converter = await browser.newPage();
  for (const id of ids) {
    const png = await take(browser, base, id, await pictureStateOf(id));
    const webp = await toWebp(converter, png, SIZE.width, MOST_BYTES);
    await writeFile(join(FOLDER, `${id}.webp`), webp);
    await writeFile(join(FOLDER, `${id}-card.webp`), await toWebp(converter, png, 480, 14_000));
    if (id === SITE_PICTURE) await writeFile(join(FOLDER, 'lab.webp'), webp);
    if (process.env['PNG']) await writeFile(join(process.env['PNG'], `${id}.png`), png);
    console.log(`${id}: ${webp.length} bytes`);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    look: { type: 'boolean' },
    compare: { type: 'string' },
    url: { type: 'string' },
    out: { type: 'string', default: join('test-results', 'pictures') },
  },
});
const ids = positionals.length > 0 ? positionals : (await readCards()).map(({ id }) => id);
const site = await servedSite(values.url);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
try {
  if (values.look) {
    for (const id of ids) {
      await lookAt(browser, site.url, id, values.out);
      console.log(`${id}: in ${values.out}`);
    }
  } else if (values.compare !== undefined) {
    const revision = values.compare;
    const other = await checkout(revision);
    const before = await servedSite(undefined, other.folder, PORT + 1);
    try {
      await compare(browser, { revision, before: before.url, now: site.url, ids, folder: values.out });
    } finally {
      before.end();
      await other.end();
    }
  } else await takeAll(browser, site.url, ids);
} finally {
  await browser.close();
  site.end();
}
