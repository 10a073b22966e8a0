/** Texts that want to be more than text: some hundreds, through everything in Node that renders or writes what people typed. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classMembers, classNames, linksCsv } from '../../engine/runtime/class-set';
import { freshRun, type LinkSubject } from '../../engine/runtime/link';
import { csvComment, csvText, harmless, tsvText, unmarked } from '../../engine/runtime/spreadsheet';
import { toCsv, toTsv } from '../../src/bench/data/csv';
import { compute } from '../../src/bench/notebook/formula/compute';
import { parseFormula } from '../../src/bench/notebook/formula/parse';
import { readNotebook } from '../../src/bench/notebook/migrate';
import { emptyNotebook, type Notebook } from '../../src/bench/notebook/notebook';
import { notebookTable } from '../../src/bench/notebook/table';
import { iframeSnippet } from '../../src/bench/share/shared-run';
import { renderMarkdown } from '../../src/bench/theory/render-markdown';
import { readPosts } from '../../src/blog/post';
import { createPageMarkdown } from '../../src/content/markdown';
import { entry, keptRow, readings } from '../bench/rows';

const MARKUP = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">a</a>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><button formaction=javascript:alert(1)>x',
  '<details open ontoggle=alert(1)>',
  '<style>*{display:none}</style>',
  '<base href="https://example.org/">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)',
  '"><script>alert(1)</script>',
  '\'"onmouseover="alert(1)',
  '</p></div></main><script>alert(1)</script>',
  '<p/onclick=alert(1)>',
  '<x contenteditable onblur=alert(1)>',
];
const ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:x',
  '//example.org',
  '/\\example.org',
  'file:///etc/hosts',
  'blob:x',
];
const FORMULAS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  '=cmd|"/c calc"!A0',
  '=HYPERLINK("https://example.org","x")',
  '＝1',
  '＋1',
];
const BEFORE = ['', ' ', '\t', '\r', '\n', '\r\n', '\t\r', '\u00A0', '\uFEFF', '\u200B', '\0', '"', "'"];
const OTHERS = [
  '{{7*7}}',
  '${7*7}',
  '\u202Etxt.exe\u202C',
  'a,b;c\td',
  '"',
  '""',
  'a\u2028b',
  '__proto__',
  'constructor',
  '\uD800',
];

const payloads: readonly string[] = [
  ...MARKUP,
  ...MARKUP.flatMap((text) => [
    `# ${text}`,
    `- ${text}`,
    `> ${text}`,
    `| ${text} |\n|---|`,
    `\`${text}\``,
    `**${text}**`,
  ]),
  ...ADDRESSES.flatMap((to) => [`[a](${to})`, `[a][b]\n\n[b]: ${to}`, `<${to}>`, `![a](${to})`, `[a](<${to}>)`]),
  ...MARKUP.map((text) => `$\\text{${text}}$`),
  ...ADDRESSES.map((to) => `$\\href{${to}}{x}$`),
  ...BEFORE.flatMap((before) => FORMULAS.map((formula) => before + formula)),
  ...OTHERS,
];

/** Elements and attributes that rendered markdown may have; KaTeX writes MathML and spans. */
const RUNS =
  /<(?:script|img|svg|iframe|style|base|meta|form|button|details|object|embed|link|x)\b|<!--|<[^>]*\son\w+\s*=/i;
const LEAVES = /href="(?!https?:\/\/|mailto:|#|\/(?![/\\]))/i;

it('there are some hundreds', () => {
  expect(payloads.length).toBeGreaterThan(300);
  expect(new Set(payloads).size).toBe(payloads.length);
});

describe.each([
  ['posts and notes', createPageMarkdown('/')],
  ['theory with mathematics', renderMarkdown],
] as const)('markdown of %s', (_name, render) => {
  it.each(payloads)('renders %j as text', (payload) => {
    const html = render(payload);
    expect(html).not.toMatch(RUNS);
    expect(html).not.toMatch(LEAVES);
  });
});

/** A reader of RFC 4180. */
function cellsOf(csv: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = '';
  let inside = false;
  for (let at = 0; at < csv.length; at++) {
    const sign = csv[at];
    if (inside) {
      if (sign !== '"') cell += sign;
      else if (csv[at + 1] === '"') cell += csv[at++];
      else inside = false;
    } else if (sign === '"' && cell === '') inside = true;
    else if (sign === separator || sign === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (sign === '\n') rows.push([]);
    } else if (sign !== '\r' || csv[at + 1] !== '\n') cell += sign;
  }
  return rows.filter((row) => row.length > 0);
}

/** What a spreadsheet takes for a formula, once it has dropped what is not seen. */
const BEGINS_FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u;

const notebookOf = (payload: string): Notebook => ({
  ...emptyNotebook,
  rows: [
    {
      ...keptRow(1),
      note: payload,
      struck: payload,
      readings: { ...keptRow(1).readings, colour: { value: payload, text: payload, uncertainty: null } },
      inputs: { ...keptRow(1).inputs, lamp: payload },
    },
  ],
  runs: { 1: { name: payload, shown: true } },
  columns: [{ id: 'computed-1', symbol: 'R', label: payload, unit: payload, formula: payload }],
});

const exported = (payload: string) => {
  const notebook = notebookOf(payload);
  const table = notebookTable(entry, readings, notebook, [], { everyRun: true, compute });
  return { title: payload, id: 'toy', version: 3, codes: [payload], table, notebook };
};

describe('tables for spreadsheets', () => {
  it.each(payloads)('hold %j as text, in its own cell', (payload) => {
    for (const [style, separator] of [
      ['comma', ','],
      ['semicolon', ';'],
    ] as const) {
      const rows = cellsOf(toCsv(exported(payload), style), separator);
      const words = rows.flat().filter((cell) => !/^-?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?$/.test(cell));
      for (const cell of words) expect(cell).not.toMatch(BEGINS_FORMULA);
      const table = rows.filter(([first]) => !first?.startsWith('#'));
      expect(new Set(table.map((row) => row.length)).size).toBe(1);
      // A comment is one cell: nothing of it begins another.
      for (const row of rows) if (row[0]?.startsWith('#')) expect(row).toHaveLength(1);
    }
    const lines = toTsv(exported(payload)).split('\n');
    expect(lines).toHaveLength(2);
    expect(new Set(lines.map((line) => line.split('\t').length)).size).toBe(1);
    for (const cell of lines.flatMap((line) => line.split('\t'))) {
      if (!/^-?\d/.test(cell)) expect(cell).not.toMatch(BEGINS_FORMULA);
    }
  });

  it('leave what is harmless as it is', () => {
    expect([csvText('pH 7'), tsvText('pH 7'), csvComment('pH 7')]).toEqual(['pH 7', 'pH 7', '# pH 7']);
    expect(csvText('\t=1')).toBe('"\'\t=1"');
  });
});

const subject: LinkSubject = { id: 'phy9', version: 1, inputs: [] };

describe('lists of a class', () => {
  it.each(payloads)('have %j for a name, and no formula', (payload) => {
    const names = classNames(`${payload}\nAda`);
    const members = classMembers(subject, { names, seed: 1, base: freshRun(subject), page: 'https://lab.example/x' });
    const rows = cellsOf(linksCsv(members, 1), ',');
    expect(rows).toHaveLength(members.length + 1);
    for (const row of rows) {
      expect(row).toHaveLength(4);
      for (const cell of row) expect(cell).not.toMatch(BEGINS_FORMULA);
    }
    for (const { file } of members) expect(file).toMatch(/^[\p{L}\p{N}-]+$/u);
  });
});

describe('what else is typed', () => {
  it.each(payloads)('takes %j for nothing but itself', (payload) => {
    expect(parseFormula(payload)).toHaveProperty('ok');
    const read = readNotebook(structuredClone(notebookOf(payload)));
    expect(read.is === 'here' && read.notebook.rows[0]?.note).toBe(payload);
    const snippet = iframeSnippet(`https://lab.example/x?task=${payload}`, payload);
    expect(snippet.match(/<|>/g)?.filter((sign) => sign === '<')).toHaveLength(2);
    expect(snippet.match(/"/g)).toHaveLength(12);
    const post = { slug: 'a', title: payload, date: '2025-06-01', author: payload, preview: payload, content: payload };
    const { posts } = readPosts([post, { ...post, slug: payload }], new Set());
    for (const { slug } of posts) expect(slug).toMatch(/^[a-z0-9-]+$/);
  });
});

describe('a text that was marked for spreadsheets', () => {
  it('is read back as it was', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', '=', "'", "'=", ' -'), (text, begin) => {
        expect(unmarked(harmless(begin + text))).toBe(begin + text);
      }),
    );
  });
});
