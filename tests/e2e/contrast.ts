import type { Page } from '@playwright/test';

/** WCAG 2.2, 1.4.3: of text, and of large text. */
const LEAST = 4.5;
const LEAST_LARGE = 3;

interface SeenText {
  readonly words: string;
  /** Of the page, CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** As the browser computes it, with the opacity of all that it stands in. */
  readonly colour: readonly [red: number, green: number, blue: number, alpha: number];
  readonly large: boolean;
}

const NO_TEXT = `* , *::before, *::after { color: transparent !important; -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important; text-shadow: none !important; caret-color: transparent !important;
  transition: none !important; animation: none !important; }
  svg { visibility: hidden !important; }`;

/**
 * Every text of the page against what is drawn behind it, pixel for pixel: on pictures and gradients too, which axe leaves out. A
 * line for each text that is too faint where it is faintest.
 */
export async function faintTexts(page: Page): Promise<string[]> {
  // What is laid out only when it is nearly in view has no place before.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  await page.waitForTimeout(300);
  const texts = await page.evaluate(textsOfPage);
  const style = await page.addStyleTag({ content: NO_TEXT });
  await page.waitForTimeout(150);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' });
  await style.evaluate((element: Element) => element.remove());
  return page.evaluate(faintOnes, {
    texts,
    picture: `data:image/png;base64,${picture.toString('base64')}`,
    least: LEAST,
    leastLarge: LEAST_LARGE,
  });
}

/** Runs in the page: each line of text that can be seen. */
function textsOfPage(): SeenText[] {
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!probe) return [];
  const rgba = (colour: string): [number, number, number, number] => {
    probe.clearRect(0, 0, 1, 1);
    probe.fillStyle = colour;
    probe.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = probe.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const found: SeenText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (words === '' || !element || element.closest('script, style, noscript, svg, option, [disabled], [inert]'))
      continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight, clipPath } = getComputedStyle(element);
    if (clipPath !== 'none') continue;
    let opacity = 1;
    let hidden = false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const seen = getComputedStyle(at);
      opacity *= Number(seen.opacity);
      hidden ||= seen.clipPath !== 'none' || (seen.position === 'fixed' && at.getBoundingClientRect().width < 2);
    }
    if (hidden) continue;
    const [r, g, b, a] = rgba(color);
    const size = Number.parseFloat(fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    range.selectNodeContents(node);
    for (const { left, top, width, height } of range.getClientRects()) {
      if (width < 2 || height < 2) continue;
      const x = left + scrollX;
      const y = top + scrollY;
      // What scrolls in a box of its own is seen only within it.
      const centre = document.elementFromPoint(left + width / 2, top + height / 2);
      if (centre && !element.contains(centre) && !centre.contains(element)) continue;
      found.push({ words: words.slice(0, 60), x, y, width, height, colour: [r, g, b, a * opacity], large });
    }
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder], textarea[placeholder]')) {
    const { left, top, width, height } = field.getBoundingClientRect();
    if (field.value !== '' || width < 2 || !field.checkVisibility({ visibilityProperty: true })) continue;
    const { color, opacity } = getComputedStyle(field, '::placeholder');
    const [r, g, b, a] = rgba(color);
    // A field that is as small as a button shows none.
    if (a === 0) continue;
    const inside = { x: left + scrollX + 6, y: top + scrollY + 6, width: width - 12, height: height - 12 };
    found.push({ words: field.placeholder, ...inside, colour: [r, g, b, a * Number(opacity)], large: false });
  }
  return found;
}

interface Judged {
  readonly texts: readonly SeenText[];
  readonly picture: string;
  readonly least: number;
  readonly leastLarge: number;
}

/** Runs in the page: what is too faint against the picture without texts. */
async function faintOnes({ texts, picture, least, leastLarge }: Judged): Promise<string[]> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return ['no canvas to look at the page'];
  context.drawImage(image, 0, 0);
  const linear = (value: number): number => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminance = (r: number, g: number, b: number): number =>
    0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const lines = new Set<string>();
  for (const { words, x, y, width, height, colour, large } of texts) {
    const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
    const [wide, high] = [
      Math.min(Math.round(width), image.width - left),
      Math.min(Math.round(height), image.height - top),
    ];
    if (wide < 1 || high < 1) continue;
    const { data } = context.getImageData(left, top, wide, high);
    const [red, green, blue, alpha] = colour;
    const ratios: number[] = [];
    // A few hundred places of a line of text are enough.
    const step = Math.max(1, Math.floor((wide * high) / 400));
    for (let place = 0; place < wide * high; place += step) {
      const [r = 0, g = 0, b = 0] = data.subarray(4 * place, 4 * place + 3);
      const behind = luminance(r, g, b);
      const mix = (mine: number, under: number): number => mine * alpha + under * (1 - alpha);
      const text = luminance(mix(red, r), mix(green, g), mix(blue, b));
      ratios.push((Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05));
    }
    ratios.sort((one, other) => one - other);
    // The faintest tenth: a line or an edge that crosses the words does not hide them.
    const ratio = ratios[Math.floor(ratios.length / 10)] ?? 0;
    if (ratio < (large ? leastLarge : least) - 0.05) lines.add(`“${words}” ${ratio.toFixed(2)}`);
  }
  return [...lines];
}
