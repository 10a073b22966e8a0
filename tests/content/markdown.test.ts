import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../src/bench/theory/render-markdown';
import { createMarkdown, createPageMarkdown } from '../../src/content/markdown';

const render = createPageMarkdown('/');

describe('markdown', () => {
  it('writes bold, lists, tables and quotations', () => {
    expect(render('**a**')).toContain('<strong>a</strong>');
    expect(render('- a\n- b')).toContain('<li>a</li>');
    expect(render('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<td>1</td>');
    expect(render('> a')).toContain('<blockquote>');
  });

  it('puts the highest heading of a text at the level of the page, and the others below', () => {
    expect(render('## a\n\n### b')).toBe('<h2>a</h2>\n<h3>b</h3>\n');
    expect(render('# a\n\n## b')).toBe('<h2>a</h2>\n<h3>b</h3>\n');
    expect(render('> ### a\n\n#### b')).toContain('<h2>a</h2>');
    expect(createMarkdown({ topHeading: 5, base: '/' })('# a\n\n## b\n\n### c')).toBe(
      '<h5>a</h5>\n<h6>b</h6>\n<h6>c</h6>\n',
    );
  });

  it('puts links within the site under the base path and leaves others alone', () => {
    const inFolder = createPageMarkdown('/lab/');
    expect(inFolder('[a](/blog)')).toContain('href="/lab/blog"');
    expect(inFolder("[a](/subject/chemistry/boyle's-law-simulation-experiment)")).toContain(
      `href="/lab/subject/chemistry/boyle's-law-simulation-experiment"`,
    );
    expect(inFolder('[a](https://example.org/b?c=1&d=2)')).toContain('href="https://example.org/b?c=1&amp;d=2"');
    expect(inFolder('[a](#b)')).toContain('href="#b"');
    expect(inFolder('[a](mailto:a@example.org)')).toContain('href="mailto:a@example.org"');
    expect(render('[a](/blog)')).toContain('href="/blog"');
  });

  it.each([
    '<script>alert(1)</script>',
    'a <script>alert(1)</script> b',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">a</a>',
    '<svg/onload=alert(1)>',
    '<!-- --><iframe src="https://example.org"></iframe>',
    '![a](https://example.org/a.png)',
    '![<img src=x onerror=alert(1)>](a)',
    '`<script>`\n\n```\n</code><script>alert(1)</script>\n```',
    '```"><script>alert(1)</script>\na\n```',
    '| <script>a</script> |\n|---|\n| <img src=x> |',
    '[<img src=x onerror=alert(1)>](/blog)',
    '## <style>*{display:none}</style>',
  ])('shows raw HTML as text: %s', (hostile) => {
    expect(render(hostile)).not.toMatch(/<(?:script|img|svg|iframe|style|a href="javascript)/i);
    expect(render(hostile)).not.toContain('<!--');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,a',
    'vbscript:a',
    'file:///etc/hosts',
    '//example.org',
    '/\\example.org',
    '</\t/example.org>',
    '<java\tscript:alert(1)>',
    'https:example.org',
    'relative/path',
  ])('makes no link to %s', (address) => {
    expect(render(`[a](${address})`)).not.toContain('<a');
    expect(render(`[a][b]\n\n[b]: ${address}`)).not.toContain('<a');
  });

  it('keeps quotation marks of an address inside the attribute', () => {
    const html = render('[a](https://example.org/"onmouseover="alert(1))');
    expect(html).not.toMatch(/"onmouseover/);
    expect(render('[a](/blog "b\\" onclick=\\"c")')).not.toContain('onclick="');
  });

  it('takes broken markdown as it comes', () => {
    expect(render('**never closed')).toBe('<p>**never closed</p>\n');
    expect(render('[never](closed')).not.toContain('<a');
    expect(render('')).toBe('');
    expect(render('a'.repeat(50_000))).toBe(`<p>${'a'.repeat(50_000)}</p>\n`);
    expect(render('*'.repeat(5000))).not.toContain('<script');
    expect(render(`${'> '.repeat(200)}a`)).toContain('a');
  });

  it('is what theory is rendered by, with mathematics', () => {
    const html = renderMarkdown('## a\n\n$x^2$ <b>b</b> [c](javascript:d)');
    expect(html).toContain('<h3>a</h3>');
    expect(html).toContain('katex');
    expect(html).toContain('&lt;b&gt;');
    expect(html).not.toContain('<a ');
  });
});
