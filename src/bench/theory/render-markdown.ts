/** Markdown with $…$ and $$…$$ to HTML: mathematics by KaTeX (HTML and MathML). */
import katex from 'katex';
import type { TokenizerAndRendererExtension, Tokens } from 'marked';
import { createMarkdown } from '../../content/markdown';

export const renderTex = (tex: string, displayMode: boolean): string =>
  katex.renderToString(tex, { displayMode, output: 'htmlAndMathml', throwOnError: false, strict: 'ignore' });

interface Mathematics extends Tokens.Generic {
  readonly tex: string;
}

const displayMath: TokenizerAndRendererExtension = {
  name: 'displayMath',
  level: 'block',
  start: (source) => source.indexOf('$$'),
  tokenizer(source) {
    const [raw, tex] = /^\$\$([^$]+)\$\$[ \t]*(?:\n|$)/.exec(source) ?? [];
    return raw === undefined ? undefined : { type: 'displayMath', raw, tex: tex?.trim() };
  },
  renderer: (token) => `<p class="display-math">${renderTex((token as Mathematics).tex, true)}</p>`,
};

const inlineMath: TokenizerAndRendererExtension = {
  name: 'inlineMath',
  level: 'inline',
  start: (source) => source.indexOf('$'),
  tokenizer(source) {
    const display = /^\$\$([^$]+)\$\$/.exec(source);
    if (display) return { type: 'inlineMath', raw: display[0], tex: display[1]?.trim(), display: true };
    // A dollar sign before a space or after one is money, not mathematics.
    const [raw, tex] = /^\$([^\s$](?:[^$\n]*[^\s$])?)\$/.exec(source) ?? [];
    return raw === undefined ? undefined : { type: 'inlineMath', raw, tex, display: false };
  },
  renderer: (token) => renderTex((token as Mathematics).tex, token['display'] === true),
};

export const renderMarkdown = createMarkdown({
  topHeading: 3,
  base: import.meta.env.BASE_URL,
  extensions: [displayMath, inlineMath],
});
