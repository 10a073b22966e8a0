/** The same pictures of two revisions on one page of differences, the largest first: how a change to shared parts is looked at. */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { pictureStateOf } from '../registries/cards';
import { addressOf, openBench } from '../stages/check';
import { settled, toPictureState } from './states';

const SIZES = [
  { width: 1366, height: 640 },
  { width: 390, height: 844 },
] as const;

/** A part of a colour that differs by more counts as another colour. */
const SAME_WITHIN = 12;

interface Pair {
  readonly name: string;
  readonly before: Buffer;
  readonly now: Buffer;
  /** Share of the pixels that differ. */
  readonly share: number;
}

const run = (command: string, args: readonly string[], cwd = '.'): void => {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
};

/** A built checkout of a revision, with the present packages; `end` takes it away. */
export async function checkout(revision: string): Promise<{ readonly folder: string; end(): Promise<void> }> {
  const parent = await mkdtemp(join(tmpdir(), 'pictures-'));
  const folder = join(parent, 'site');
  const end = async (): Promise<void> => {
    spawnSync('git', ['worktree', 'remove', '--force', folder]);
    await rm(parent, { recursive: true, force: true });
  };
  try {
    run('git', ['worktree', 'add', '--detach', folder, revision]);
    // Packages are found by their real paths, which a linked folder would give away: its files are linked one by one.
    const packages = join(folder, 'node_modules');
    if (spawnSync('cp', ['-al', 'node_modules', packages], { stdio: 'ignore' }).status !== 0) {
      await rm(packages, { recursive: true, force: true });
      run('cp', ['-a', 'node_modules', packages]);
    }
    run(join('node_modules', '.bin', 'tsx'), ['scripts/build.ts'], folder);
  } catch (error) {
    await end();
    throw error;
  }
  return { folder, end };
}

async function shots(browser: Browser, base: string, id: string): Promise<ReadonlyMap<string, Buffer>> {
  const taken = new Map<string, Buffer>();
  const state = await pictureStateOf(id);
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  const shoot = async (name: string): Promise<void> => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await settled(page);
        taken.set(
          `${id}, ${name}, ${size.width}×${size.height}, ${theme}`,
          await page.locator('.stage-box').screenshot(),
        );
      }
    }
  };
  const address = `${base}${addressOf(id)}`;
  await openBench(page, address);
  await shoot('start');
  if (state.query !== '') await openBench(page, `${address}?${state.query}`);
  await toPictureState(page, state);
  await shoot('picture');
  await context.close();
  return taken;
}

const inline = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

/** Share of the pixels that differ; what only one of them has counts as different. */
const difference = (page: Page, before: Buffer, now: Buffer): Promise<number> =>
  page.evaluate(
    async ([sources, within]) => {
      const datas: ImageData[] = [];
      const images: HTMLImageElement[] = [];
      for (const source of sources) {
        const image = new Image();
        image.src = source;
        await image.decode();
        images.push(image);
      }
      const width = Math.max(...images.map((image) => image.width));
      const height = Math.max(...images.map((image) => image.height));
      for (const image of images) {
        const context = new OffscreenCanvas(width, height).getContext('2d');
        if (!context) throw new Error('No canvas.');
        context.drawImage(image, 0, 0);
        datas.push(context.getImageData(0, 0, width, height));
      }
      const [a, b] = datas;
      if (!a || !b) return 1;
      let other = 0;
      for (let i = 0; i < a.data.length; i += 4) {
        for (let k = 0; k < 4; k++) {
          if (Math.abs((a.data[i + k] ?? 0) - (b.data[i + k] ?? 0)) <= within) continue;
          other++;
          break;
        }
      }
      return other / (width * height);
    },
    [[inline(before), inline(now)], SAME_WITHIN] as const,
  );

const pageOf = (revision: string, pairs: readonly Pair[], missing: readonly string[]): string => `<!doctype html>
<meta charset="utf-8">
<title>Stages: ${revision} and now</title>
<style>
  body { font: 15px system-ui; margin: 24px; background: #888; }
  section { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin-bottom: 32px; }
  h2 { grid-column: 1 / -1; margin: 0; font-size: 16px; }
  img { max-width: 100%; }
</style>
<h1>${revision} (left) and now (right), the largest difference first</h1>
${missing.map((sentence) => `<p>${sentence}</p>`).join('\n')}
${pairs
  .map(
    ({ name, before, now, share }) => `<section><h2>${(100 * share).toFixed(2)} % · ${name}</h2>
<img src="${inline(before)}" alt="before"><img src="${inline(now)}" alt="now"></section>`,
  )
  .join('\n')}
`;

/** Writes `index.html` into a folder. `before`, `now`: of the servers of both, without a slash at their ends. */
export async function compare(
  browser: Browser,
  {
    revision,
    before,
    now,
    ids,
    folder,
  }: Record<'revision' | 'before' | 'now' | 'folder', string> & {
    readonly ids: readonly string[];
  },
): Promise<void> {
  const pairs: Pair[] = [];
  const missing: string[] = [];
  const judge = await browser.newPage();
  for (const id of ids) {
    const old = await shots(browser, before, id).catch((error: unknown) => {
      missing.push(`${id} could not be taken of ${revision}: ${String(error).split('\n')[0]}`);
      return null;
    });
    if (!old) continue;
    for (const [name, png] of await shots(browser, now, id)) {
      const other = old.get(name);
      if (other) pairs.push({ name, before: other, now: png, share: await difference(judge, other, png) });
    }
    const most = Math.max(0, ...pairs.filter(({ name }) => name.startsWith(`${id},`)).map(({ share }) => share));
    console.log(`${id}: at most ${(100 * most).toFixed(2)} % of the pixels differ`);
  }
  pairs.sort((a, b) => b.share - a.share);
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'index.html');
  await writeFile(file, pageOf(revision, pairs, missing));
  console.log(`The page of differences is ${file}.`);
}
