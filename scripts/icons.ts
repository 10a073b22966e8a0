/** Draws the PNG icons from `public/icon.svg`. Run it by hand after the drawing has changed, and commit what it writes. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium';

const FOLDER = join('public', 'icons');
const GROUND = '#0f766e';

interface IconFile {
  readonly file: string;
  readonly size: number;
  /** Part of the side that the drawing takes; below 1 the ground fills the whole square, for systems that cut its corners. */
  readonly scale: number;
}

const ICONS: readonly IconFile[] = [
  { file: '192.png', size: 192, scale: 1 },
  { file: '512.png', size: 512, scale: 1 },
  { file: 'maskable-512.png', size: 512, scale: 0.8 },
  { file: '180.png', size: 180, scale: 0.9 },
];

const svg = await readFile(join('public', 'icon.svg'), 'utf8');
const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
try {
  await mkdir(FOLDER, { recursive: true });
  for (const { file, size, scale } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const ground = scale < 1 ? GROUND : 'transparent';
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}"><img src="${address}" width="${size * scale}" height="${size * scale}">`,
    );
    await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    await writeFile(join(FOLDER, file), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}
