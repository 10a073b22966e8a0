/** Places within a compiled text that links can name. Pure. */

export interface Heading {
  readonly id: string;
  readonly text: string;
}

export interface AnchoredText {
  readonly html: string;
  /** Second-level headings, in order. */
  readonly headings: readonly Heading[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** What a reader sees of a piece of HTML that the renderer of this site has made. */
const textOf = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'part';

/** Gives each second-level heading an id made of its words; equal words are told apart by number. Anchored again, a text stays as it is. */
export function withAnchors(html: string): AnchoredText {
  const headings: Heading[] = [];
  const anchored = html.replaceAll(/<h2(?: id="[^"]*")?>(.*?)<\/h2>/gs, (_, inner: string) => {
    const text = textOf(inner);
    const slug = slugOf(text);
    const before = headings.filter(({ id }) => id === slug || id.startsWith(`${slug}--`)).length;
    const id = before === 0 ? slug : `${slug}--${before + 1}`;
    headings.push({ id, text });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: anchored, headings };
}
