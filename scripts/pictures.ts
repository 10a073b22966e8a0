/**
 * Takes the pictures of the site: each built bench in a telling state, as link previews, cards and posts show it. Run it by
 * hand after a scene has changed (`npm run pictures -- phy10 ms1`, without names for all), look at the pictures, commit them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { listings } from '../catalogue/index';
import { pathOf } from '../src/pages/paths';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium';

const PORT = 4391;
const FOLDER = join('public', 'pictures');
const SIZE = { width: 1200, height: 630 };
const MOST_BYTES = 45_000;

interface Shot {
  /** Inputs and timed actions, as in a link to a run. */
  readonly query: string;
  /** Lab seconds to run before the picture is taken. */
  readonly until: number;
  /** Parts of the stage to press afterwards, by the beginning of their names. */
  readonly press?: readonly string[];
}

const SHOTS: Readonly<Record<string, Shot>> = {
  chem1: { query: 'actions=0:add_indicator=3~0:swirl=1~0:open_stopcock=0.7~35.5:open_stopcock=0.05', until: 48 },
  chem3: { query: 'actions=0:add_bromothymol~0:switch_on~400:set_voltage=12', until: 900 },
  chem11: { query: 'compound=Fe+%28Metallic%29&actions=0:apply_voltage=6~0:set_temperature=900', until: 3 },
  chem10: { query: 'mixture=Food+Coloring&actions=0:spot~10:spot~20:start', until: 1500 },
  chem2: { query: 'actions=0:start_heating~600:quench=20~610:cool', until: 1100 },
  chem4: { query: 'pressure=1.5&particles=500', until: 12 },
  chem6: { query: 'salt_type=NH4NO3&salt_mass=8&actions=0:stir=1~60:add_salt', until: 420 },
  chem5: { query: 'concentration=0.5&actions=0:mix', until: 26.2 },
  chem7: {
    query:
      'solution=Vinegar&actions=0:dip_probe=7.00~30:calibrate=7.00~31:rinse_probe~32:dip_probe=4.01~62:calibrate=4.01~63:rinse_probe~64:dip_probe=0~65:dip_paper',
    until: 110,
  },
  chem9: { query: 'stoichiometry=1:2&reactant_a=2&reactant_b=3&actions=0:predict=1~0:mix', until: 5 },
  chem8: {
    query: 'substance=Lead+Weight&volume_method=Water+Displacement&actions=0:weigh~3:immerse',
    until: 8,
  },
  phy1: { query: 'angle=55&velocity=22&actions=0:launch', until: 2.6 },
  phy6: {
    query: 'n2=1.52&angle=50&actions=0:shape=prism~0:white_light=1',
    until: 1,
  },
  phy4: { query: 'mass=0.8&actions=0:hang_gently~0.2:pull=0.08', until: 1 },
  phy3: { query: 'initial_angle=40&actions=0:count=3~0:release', until: 7.1 },
  phy2: { query: 'component=Filament+Lamp&resistance=10&voltage=10&actions=0:sweep', until: 9 },
  phy5: { query: 'track=Half-pipe&friction=0.05&actions=0:release', until: 5.6 },
  phy8: { query: 'volume=0.004&object_density=2700&actions=0:lower_on_string', until: 6 },
  phy7: { query: 'amplitude=0.3&damping=0.1&actions=0:release', until: 4.3 },
  phy9: { query: 'configuration=Parallel&actions=0:bulbs=1~0:close_switch', until: 3 },
  phy10: { query: 'frequency=8&separation=6&actions=0:drive=1', until: 5 },
  phy11: { query: 'actions=0:start', until: 14 },
  bio10: { query: '', until: 1.2 },
  mmb2: { query: 'medium=LB+broth&actions=9000:take_sample=1~16200:take_sample=2~21600:take_sample=4', until: 26000 },
  mlab1: {
    query: 'sample=Patient+2&anti_a=1&anti_b=1&anti_d=1&actions=0:add_cells~2:add_serum~4:add_reverse_cells~6:mix=1',
    until: 140,
  },
  ms1: { query: 'actions=0:start', until: 185 },
  es10: { query: 'actions=0:throw_all', until: 900 },
  ctscanner: { query: 'phantom=Thorax&actions=0:load_patient~0:warm_up~0:start_scan', until: 14 },
  'icu-machine': { query: 'actions=0:attach_monitor~1:calibrate~10:start_ventilation', until: 40 },
  'gel-electrophoresis': {
    query: 'actions=0:cast_gel~0:digest~0:load_sample~0:start_run~7200:stop_run',
    until: 7200,
    press: ['Stain the gel', 'UV light', 'Calibrate with the ladder'],
  },
};

/** Stands for the whole site. */
const SITE_PICTURE = 'phy10';

/** The stage alone, over everything else. */
const ONLY_STAGE = `
  .stage-box { position: fixed !important; inset: 0; z-index: 9999; }
  .stage-box > :not(.stage), .stage-handles { visibility: hidden !important; }
`;

/** `1:02:03.4` in seconds. */
const secondsOf = (clock: string): number =>
  clock
    .replace(/[^\d:.]/g, '')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

async function take(browser: Browser, id: string, { query, until, press = [] }: Shot): Promise<Buffer> {
  const listing = listings.find((row) => row.id === id);
  if (!listing) throw new Error(`The catalogue has no ${id}.`);
  const context = await browser.newContext({ viewport: SIZE, colorScheme: 'dark', bypassCSP: true });
  const page = await context.newPage();
  await page.goto(`http://localhost:${PORT}${pathOf(listing)}?${query}`);
  await page.locator('[data-stage="drawn"]').waitFor();
  const fast = page.getByRole('radio', { name: '16 times' });
  const select = page.getByRole('combobox', { name: 'Speed' });
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  if (until > 60) {
    if (await select.isVisible()) await select.selectOption('16');
    else await fast.check({ force: true });
  }
  const clock = page.locator('.chips .mono').first();
  const phase = page.locator('.bench');
  for (;;) {
    const now = secondsOf((await clock.textContent()) ?? '');
    const state = await phase.getAttribute('data-bench');
    if (now >= until || state === 'done') break;
    if (state === 'failed') throw new Error(`${id} failed.`);
    await wait(20);
  }
  for (const name of press) {
    await page.locator(`.stage-handles [aria-label^="${name}"]`).first().click();
    await wait(2000);
  }
  const pause = page.getByRole('button', { name: 'Pause', exact: true });
  if (await pause.isVisible()) await pause.click();
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

const asked = process.argv.slice(2);
const ids = asked.length > 0 ? asked : Object.keys(SHOTS);
const server = spawn('node', ['node_modules/vite/bin/vite.js', 'preview', '--port', String(PORT), '--strictPort'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
try {
  await mkdir(FOLDER, { recursive: true });
  const converter = await browser.newPage();
  for (const id of ids) {
    const shot = SHOTS[id];
    if (!shot) throw new Error(`There is no picture of ${id}: add it to SHOTS.`);
    const png = await take(browser, id, shot);
    const webp = await toWebp(converter, png, SIZE.width, MOST_BYTES);
    await writeFile(join(FOLDER, `${id}.webp`), webp);
    await writeFile(join(FOLDER, `${id}-card.webp`), await toWebp(converter, png, 480, 14_000));
    if (id === SITE_PICTURE) await writeFile(join(FOLDER, 'lab.webp'), webp);
    if (process.env['PNG']) await writeFile(join(process.env['PNG'], `${id}.png`), png);
    console.log(`${id}: ${webp.length} bytes`);
  }
} finally {
  await browser.close();
  server.kill();
}
