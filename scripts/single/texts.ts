/** Theory and model notes as the bench shows them, typeset at build: the browser draws MathML by itself. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EntryTexts } from '../../catalogue/define';
import { createMathMarkdown, texToHtml } from '../../src/bench/theory/math-markdown';
import type { FoundCard } from '../registries/cards';

export async function textsOf({ shelf, id }: FoundCard): Promise<EntryTexts> {
  const file = join(import.meta.dirname, '../../catalogue', shelf, `${id}.texts.ts`);
  return (await import(pathToFileURL(file).href)) as EntryTexts;
}

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const home = process.env['VITE_SITE_URL']?.replace(/\/+$/, '') || null;

/** Without a published site they would lead nowhere: their words stay. */
const SITE_LINK = /<a href="\/[^"]*"[^>]*>(.*?)<\/a>/gs;

interface RenderedTexts {
  readonly prose: Readonly<Record<string, string>>;
  readonly tex: Readonly<Record<string, string>>;
}

/** By their source: the file has neither KaTeX nor a parser. */
export function renderedTexts({ theory, misconceptions, model }: EntryTexts): RenderedTexts {
  const { equations, ...notes } = model;
  const markdown = createMathMarkdown('mathml', home ?? '');
  const render = (text: string): string =>
    home === null ? markdown(text).replaceAll(SITE_LINK, '$1') : markdown(text);
  const all = [theory, ...stringsIn(misconceptions), ...stringsIn(notes)];
  return {
    prose: Object.fromEntries(all.map((text) => [text, render(text)])),
    tex: Object.fromEntries(equations.map(({ tex }) => [tex, texToHtml(tex, true, 'mathml')])),
  };
}
