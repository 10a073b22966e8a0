/** Theory and model notes as the bench shows them, typeset at build: the browser draws MathML by itself. */
import type { EntryTexts } from '../../catalogue/define';
import { createMathMarkdown, texToHtml } from '../../src/bench/theory/math-markdown';

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const home = process.env['VITE_SITE_URL']?.replace(/\/+$/, '') || null;

/** Without a published site they would lead nowhere: their words stay. */
const SITE_LINK = /<a href="\/[^"]*"[^>]*>(.*?)<\/a>/gs;

/** A module in the place of `render-markdown.ts`, without KaTeX and without a parser. */
export function renderedTexts({ theory, misconceptions, model }: EntryTexts): string {
  const { equations, ...notes } = model;
  const markdown = createMathMarkdown('mathml', home ?? '');
  const render = (text: string): string =>
    home === null ? markdown(text).replaceAll(SITE_LINK, '$1') : markdown(text);
  const prose = Object.fromEntries(
    [theory, ...stringsIn(misconceptions), ...stringsIn(notes)].map((text) => [text, render(text)]),
  );
  const tex = Object.fromEntries(equations.map((each) => [each.tex, texToHtml(each.tex, true, 'mathml')]));
  return `const PROSE = ${JSON.stringify(prose)};
const TEX = ${JSON.stringify(tex)};
export const renderMarkdown = (text) => PROSE[text] ?? '';
export const renderTex = (tex) => TEX[tex] ?? '';
`;
}
