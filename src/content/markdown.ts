/**
 * Markdown of authors to HTML: raw HTML shown as text, only safe addresses, links within the site under its base path, and
 * headings that stay below the page's own.
 */
import { Marked, type TokenizerAndRendererExtension, type Tokens } from 'marked';
import { escaped } from './escape.ts';

export interface MarkdownOptions {
  /** Level that the highest heading of a text gets; the others follow below it. */
  readonly topHeading: number;
  /** Where the site is served: `/`, or `/lab/`. */
  readonly base: string;
  readonly extensions?: readonly TokenizerAndRendererExtension[];
}

const LOWEST_HEADING = 6;

/** Browsers drop tabs and line breaks from an address and take a backslash for a slash: `/\host` leaves the site. */
const safeAddress = (href: string): boolean => /^(?:https?:\/\/|mailto:|#|\/(?![/\\]))[^\p{Cc}\s\\]*$/iu.test(href);

const withBase = (href: string, base: string): string =>
  href.startsWith('/') ? `${base.replace(/\/$/, '')}${href}` : href;

export function createMarkdown({ topHeading, base, extensions = [] }: MarkdownOptions): (markdown: string) => string {
  const marked = new Marked({
    async: false,
    extensions: [...extensions],
    renderer: {
      html: ({ text }) => escaped(text),
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        return safeAddress(href) ? `<a href="${escaped(withBase(href, base))}" rel="noopener">${inner}</a>` : inner;
      },
      image: ({ text }) => escaped(text),
    },
  });
  return (markdown) => {
    const tokens = marked.lexer(markdown);
    const headings: { depth: number }[] = [];
    void marked.walkTokens(tokens, (token) => {
      if (token.type === 'heading') headings.push(token as Tokens.Heading);
    });
    const shift = topHeading - Math.min(...headings.map(({ depth }) => depth));
    for (const heading of headings) heading.depth = Math.min(LOWEST_HEADING, heading.depth + shift);
    return marked.parser(tokens);
  };
}

/** For a page whose only first-level heading is its title. */
export const createPageMarkdown = (base: string): ((markdown: string) => string) =>
  createMarkdown({ topHeading: 2, base });
