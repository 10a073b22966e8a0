import { describe, expect, it } from 'vitest';
import { articles } from '../../src/content/articles/index';
import { cutTitle } from '../../src/shell/cut-title';
import { articlePhrases, articleText } from '../../src/shell/footer-text';
import { linkPhrases } from '../../src/shell/link-phrases';
import { partners } from '../../src/shell/partners';

describe('titles in the footer', () => {
  it('stand whole up to 35 characters, else are cut to 32 and an ellipsis', () => {
    expect(cutTitle('a'.repeat(35))).toBe('a'.repeat(35));
    expect(cutTitle('a'.repeat(36))).toBe(`${'a'.repeat(32)}…`);
  });
});

describe('links in the footer text', () => {
  it('cut the text where a phrase stands, the longest first, and lose nothing', () => {
    const parts = linkPhrases('see online colleges and online college', [
      { phrase: 'online college', slug: 'one' },
      { phrase: 'online colleges', slug: 'many' },
    ]);
    expect(parts).toEqual([
      { text: 'see ', slug: null },
      { text: 'online colleges', slug: 'many' },
      { text: ' and ', slug: null },
      { text: 'online college', slug: 'one' },
    ]);
  });

  it('lead to every article, each once', () => {
    const parts = linkPhrases(articleText, articlePhrases);
    expect(parts.map(({ text }) => text).join('')).toBe(articleText);
    const slugs = parts.flatMap(({ slug }) => slug ?? []);
    expect(slugs).toHaveLength(15);
    expect(slugs.toSorted()).toEqual(articles.map(({ slug }) => slug).toSorted());
  });
});

describe('partners', () => {
  it('are twenty, each with its own name and secure address', () => {
    expect(partners).toHaveLength(20);
    expect(new Set(partners.map(({ name }) => name)).size).toBe(20);
    expect(new Set(partners.map(({ link }) => new URL(link).hostname)).size).toBe(20);
    expect(partners.filter(({ link }) => new URL(link).protocol !== 'https:')).toEqual([]);
    expect(partners.filter(({ icon }) => !/^\w{2,3}$/.test(icon))).toEqual([]);
  });
});
