import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { listings } from '../../catalogue/index';
import { manifest } from '../../scripts/single/manifest';
import { packageName, scormPackage } from '../../scripts/single/package';
import { singleHtml } from '../../scripts/single/single-html';
import { queryFor } from '../../scripts/single/asked';
import { targetOf } from '../../scripts/lab/target';

const chem1 = listings.find(({ id }) => id === 'chem1');
if (!chem1) throw new Error('The catalogue has no chem1.');

/** Elements and attributes of a document without comments, and whether each is closed where it must be. */
function elementsOf(
  xml: string,
): readonly { readonly name: string; readonly attributes: ReadonlyMap<string, string> }[] {
  const open: string[] = [];
  const found: { name: string; attributes: ReadonlyMap<string, string> }[] = [];
  const body = xml.replace(/^<\?xml[^>]*\?>/, '');
  let end = 0;
  for (const tag of body.matchAll(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g)) {
    expect(body.slice(end, tag.index)).not.toMatch(/<|&(?!amp;|lt;|gt;|quot;)/);
    end = tag.index + tag[0].length;
    const [, closing, name = '', attributes = '', empty] = tag;
    if (closing) expect(open.pop()).toBe(name);
    else {
      if (!empty) open.push(name);
      const pairs = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(
        ([, key = '', value = '']) => [key, value] as const,
      );
      found.push({ name, attributes: new Map(pairs) });
    }
  }
  expect(open).toEqual([]);
  expect(body.slice(end).trim()).toBe('');
  return found;
}

describe('the manifest', () => {
  const facts = { identifier: 'lab-chem1-x1', title: 'Acids & <bases>', description: 'Find "c".' };
  const elements = elementsOf(manifest(facts));
  const one = (name: string) => {
    const found = elements.filter((element) => element.name === name);
    expect(found).toHaveLength(1);
    return found[0]?.attributes ?? new Map<string, string>();
  };

  it('is well-formed, whatever the title is', () => expect(elements.length).toBeGreaterThan(10));

  it('says that it is SCORM 1.2, by its schemas', () => {
    const root = one('manifest');
    expect(root.get('xmlns')).toBe('http://www.imsproject.org/xsd/imscp_rootv1p1p2');
    expect(root.get('xmlns:adlcp')).toBe('http://www.adlnet.org/xsd/adlcp_rootv1p2');
    expect(root.get('xsi:schemaLocation')).toMatch(/imscp_rootv1p1p2\.xsd[\s\S]*adlcp_rootv1p2\.xsd/);
    expect(manifest(facts)).toContain('<schema>ADL SCORM</schema>\n    <schemaversion>1.2</schemaversion>');
  });

  it('leads from the organization to the one unit', () => {
    expect(one('organizations').get('default')).toBe(one('organization').get('identifier'));
    expect(one('item').get('identifierref')).toBe(one('resource').get('identifier'));
    expect(one('resource').get('adlcp:scormtype')).toBe('sco');
    expect(one('resource').get('href')).toBe(one('file').get('href'));
    const ids = elements.flatMap(({ attributes }) => attributes.get('identifier') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a package', () => {
  const bundle = { script: 'void "</script>"', styles: 'a{}' };
  const choices = { query: 'task=<b>', mastery: 80 };

  it('holds the manifest and the page, and is the same each time', async () => {
    const zip = await scormPackage(chem1, bundle, choices);
    const files = unzipSync(zip);
    expect(Object.keys(files)).toEqual(['imsmanifest.xml', 'index.html']);
    expect(strFromU8(files['imsmanifest.xml'] ?? new Uint8Array())).toContain(packageName(chem1, choices));
    expect(await scormPackage(chem1, bundle, choices)).toEqual(zip);
  });

  it('is another unit for another run', () =>
    expect(packageName(chem1, { ...choices, query: 'seed=2' })).not.toBe(packageName(chem1, choices)));

  it('has a page that nothing in it can end early', async () => {
    const html = await singleHtml(chem1, bundle, { id: 'chem1', query: '</script><b>', course: null });
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html.match(/<\/script>/g)).toHaveLength(3);
    expect(html).not.toContain('<b>');
    expect(html).not.toMatch(/\b(?:src|href)="(?!data:)/);
  });

  it('allows its own scripts by their hashes, and WebAssembly, but no eval', async () => {
    const html = await singleHtml(chem1, bundle, { id: 'chem1', query: '', course: null });
    expect(html).toMatch(/; script-src 'wasm-unsafe-eval' 'sha256-[^' ]+' 'sha256-[^' ]+'; /);
  });
});

describe('the run that is asked for', () => {
  it('is a query, or that of a whole link', async () => {
    const target = await targetOf('chem1');
    expect(queryFor(target, 'base_conc=0.2&grade=research')).toBe('base_conc=0.2&grade=research');
    expect(queryFor(target, 'https://lab.example/subject/chemistry/x?seed=7#a')).toBe('seed=7');
  });

  it('is refused with a sentence where something in it is wrong', async () => {
    const target = await targetOf('chem1');
    expect(() => queryFor(target, 'base_conc=9')).toThrow(/base_conc/);
    expect(() => queryFor(target, 'colour=red')).toThrow(/there is no input of this name/);
  });
});
