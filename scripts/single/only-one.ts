/** Leaves one experiment in the registries and the catalogue, so that the bundler takes nothing of the others. */

const LINE = /(['"]?)([\w/-]+)\1:\s*\(\)\s*=>\s*import\(\s*(['"])[^'"]+\3\s*\),?/g;

/** A registry with one line left. */
export function onlyKey(source: string, key: string): string {
  let left = 0;
  const cut = source.replaceAll(LINE, (line: string, _quote: string, name: string) => {
    if (name !== key) return '';
    left++;
    return line;
  });
  if (left !== 1) throw new Error(`The registry has ${left} lines for ${key}; it should have one.`);
  return cut;
}

export interface CatalogueRow {
  readonly id: string;
  readonly title: string;
  readonly simulationType: string;
}

const HEAD = /export const (\w+) = (define\w+)\(\s*(?:'([\w-]+)'\s*,)?/;

/** The catalogue's file of a subject, or of the instruments, with one row or none. */
export function onlyRow(source: string, row: CatalogueRow): string {
  const [, name, define, subject] = HEAD.exec(source) ?? [];
  if (!name || !define)
    throw new Error('A file of the catalogue does not begin as scripts/single/only-one.ts expects.');
  const rows = rowOf(source, row);
  const first = subject === undefined ? '' : `'${subject}', `;
  return `import { ${define} } from '../listing';\nexport const ${name} = ${define}(${first}[${rows}]);\n`;
}

function rowOf(source: string, { id, title, simulationType }: CatalogueRow): string {
  const at = source.search(new RegExp(`\\bid: '${id}'`));
  if (at < 0) return '';
  const [, file] = /entry: \(\) => import\('([^']+)'\)/.exec(source.slice(at)) ?? [];
  if (file === undefined) throw new Error(`The catalogue has no entry for ${id}.`);
  return `{ ...${JSON.stringify({ id, title, simulationType })}, entry: () => import('${file}') }`;
}
