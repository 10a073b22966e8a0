/** Markdown with $…$ and $$…$$ to HTML: mathematics by KaTeX. */
import katex from 'katex';
import type { TokenizerAndRendererExtension, Tokens } from 'marked';
import { createMarkdown } from '../../content/markdown';

/** `mathml` is what a browser typesets by itself: a tenth of the size, and no style sheet. */
export type Output = 'htmlAndMathml' | 'mathml';

export const texToHtml = (tex: string, displayMode: boolean, output: Output): string =>
  katex.renderToString(tex, { displayMode, output, throwOnError: false, strict: 'ignore' });

interface Mathematics extends Tokens.Generic {
  readonly tex: string;
}

const displayMath = (output: Output): TokenizerAndRendererExtension => ({
  name: 'displayMath',
  level: 'block',
  start: (source) => source.indexOf('$$'),
  tokenizer(source) {
    const [raw, tex] = /^\$\$([^$]+)\$\$[ \t]*(?:\n|$)/.exec(source) ?? [];
    return raw === undefined ? undefined : { type: 'displayMath', raw, tex: tex?.trim() };
  },
  renderer: (token) => `<p class="display-math">${texToHtml((token as Mathematics).tex, true, output)}</p>`,
});

const inlineMath = (output: Output): TokenizerAndRendererExtension => ({
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
  renderer: (token) => texToHtml((token as Mathematics).tex, token['display'] === true, output),
});

/** `base`: where links within the site lead. */
export const createMathMarkdown = (output: Output, base: string): ((markdown: string) => string) =>
  createMarkdown({ topHeading: 3, base, extensions: [displayMath(output), inlineMath(output)] });
