/** Markdown with $…$ and $$…$$ to HTML: mathematics by KaTeX (HTML and MathML), raw HTML shown as text. */
import katex from 'katex';
import { Marked, type TokenizerAndRendererExtension, type Tokens } from 'marked';

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

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const safeAddress = (href: string): boolean => /^(https?:|mailto:|\/(?!\/)|#)/i.test(href);

/** No heading of a text stands above the page's own headings. */
const HEADING_SHIFT = 1;

const marked = new Marked({
  async: false,
  extensions: [displayMath, inlineMath],
  renderer: {
    html: ({ text }) => escapeHtml(text),
    heading({ tokens, depth }) {
      const level = Math.min(6, depth + HEADING_SHIFT);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`;
    },
    link({ href, tokens }) {
      const inner = this.parser.parseInline(tokens);
      return safeAddress(href) ? `<a href="${escapeHtml(href)}" rel="noopener">${inner}</a>` : inner;
    },
    image: ({ text }) => escapeHtml(text),
  },
});

export const renderMarkdown = (markdown: string): string => marked.parse(markdown, { async: false });
