import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { deflateRawSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { listings } from '../../catalogue/index';
import { classMembers, classNames } from '../../engine/runtime/class-set';
import { decodeLink } from '../../engine/runtime/link';
import { encodeLessonFile } from '../../engine/runtime/run-file';
import { queryFor, wantedOf } from '../../scripts/single/asked';
import { assertNoCircle, linked, partScript, startScript } from '../../scripts/single/linked';
import { hashOf } from '../../scripts/single/parts';
import { targetOf } from '../../scripts/lab/target';
import { make } from '../../src/download/make';
import { manifest } from '../../src/download/manifest';
import { packageName, scormPackage } from '../../src/download/package';
import type { Part, Parts } from '../../src/download/part';
import type { PartsList } from '../../src/download/parts-list';
import { singleHtml } from '../../src/download/single-html';
import { wantedBench, wantedLesson, wantedSet } from '../../src/download/wanted';
import { encodeSettings } from '../../src/pages/class/kept-set';

const chem1 = listings.find(({ id }) => id === 'chem1');
if (!chem1) throw new Error('The catalogue has no chem1.');

const part = (kind: Part['kind'], text: string): Part => ({
  kind,
  packed: new Uint8Array(deflateRawSync(text)),
  hash: hashOf(text),
});

const parts: Parts = {
  icon: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  loader: { text: 'void 0;', hash: hashOf('void 0;') },
  common: [part('style', 'a{}'), part('script', 'void "</script>"')],
  own: new Map(['chem1', 'phy4'].map((id) => [id, part('script', `void "${id}"`)])),
};

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
  const units = [{ title: 'Acids & <bases>', parameters: '' }];
  const facts = { identifier: 'lab-chem1-x1', title: 'Acids & <bases>', description: 'Find "c".', units };
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

describe('the manifest of a lesson', () => {
  it('has a unit for each step, which opens the one file at that step', () => {
    const units = [1, 2, 3].map((step) => ({ title: `${step}. Step`, parameters: `?step=${step}` }));
    const elements = elementsOf(manifest({ identifier: 'lab-lesson-x', title: 'L', description: '', units }));
    const items = elements.filter(({ name }) => name === 'item').map(({ attributes }) => attributes);
    expect(items.map((item) => item.get('parameters'))).toEqual(['?step=1', '?step=2', '?step=3']);
    expect(new Set(items.map((item) => item.get('identifier'))).size).toBe(3);
    const resources = elements.filter(({ name }) => name === 'resource').map(({ attributes }) => attributes);
    expect(resources.map((each) => each.get('identifier'))).toEqual([items[0]?.get('identifierref')]);
  });
});

describe('a package', () => {
  const wanted = wantedBench(chem1, 'task=<b>');

  it('holds the manifest and the page, and is the same each time', async () => {
    const zip = scormPackage(parts, await wanted, 80);
    const files = unzipSync(zip);
    expect(Object.keys(files)).toEqual(['imsmanifest.xml', 'index.html']);
    expect(strFromU8(files['imsmanifest.xml'] ?? new Uint8Array())).toContain(packageName(await wanted, 80));
    expect(scormPackage(parts, await wanted, 80)).toEqual(zip);
  });

  it('is another unit for another run, another score and another set', async () => {
    const other = await wantedBench(chem1, 'seed=2');
    const set = await wantedSet(chem1, 'task=<b>', { seed: 1, members: [2], samples: [] });
    const names = [
      packageName(await wanted, 80),
      packageName(await wanted, null),
      packageName(other, 80),
      packageName(set, 80),
    ];
    expect(new Set(names).size).toBe(4);
  });
});

describe('a single file', () => {
  const htmlOf = async (query = ''): Promise<string> => {
    const wanted = await wantedBench(chem1, query);
    return singleHtml(parts, wanted, { ...wanted.preset, course: null });
  };

  it('has a page that nothing in it can end early', async () => {
    const html = await htmlOf('</script><b>');
    expect(html.match(/<script/g)).toHaveLength(5);
    expect(html.match(/<\/script>/g)).toHaveLength(5);
    expect(html).not.toContain('<b>');
    expect(html).not.toMatch(/\b(?:src|href)="(?!data:)/);
  });

  it('allows its own scripts by their hashes, and WebAssembly, but no eval', async () => {
    const html = await htmlOf();
    const [, allowed = ''] = /; script-src ([^;]*);/.exec(html) ?? [];
    const own = parts.own.get('chem1')?.hash;
    const hashes = [parts.loader.hash, own, parts.common[1]?.hash].map((hash) => `'${hash}'`);
    expect(allowed).toBe(["'wasm-unsafe-eval'", ...hashes].join(' '));
  });

  it('has styles, the bench, and last what begins, and no other bench', async () => {
    const html = await htmlOf();
    const kinds = [...html.matchAll(/data-packed="(\w+)">([^<]*)</g)].map(([, kind, text]) => [kind, text]);
    const packed = (each: Part | undefined) => Buffer.from(each?.packed ?? []).toString('base64');
    expect(kinds).toEqual([
      ['style', packed(parts.common[0])],
      ['script', packed(parts.own.get('chem1'))],
      ['script', packed(parts.common[1])],
    ]);
  });
});

describe('a lesson that is taken away', () => {
  const steps = [
    { experiment: 'phy4', query: 'seed=2', caption: 'First.' },
    { experiment: 'chem1', query: '', caption: '' },
    { experiment: 'phy4', query: '', caption: 'Last.' },
  ];

  it('needs each of its benches once, and is a unit for each step', () => {
    const wanted = wantedLesson(steps);
    expect(wanted?.benches).toEqual(['phy4', 'chem1']);
    expect(wanted?.units.map(({ parameters }) => parameters)).toEqual(['?step=1', '?step=2', '?step=3']);
    expect(wanted?.preset).toMatchObject({ id: 'phy4', set: null });
  });

  it('is refused where the lab lacks an experiment of it, or there is no step', () => {
    expect(wantedLesson([...steps, { experiment: 'chem99', query: '', caption: '' }])).toBeNull();
    expect(wantedLesson([])).toBeNull();
  });
});

describe('what a page downloads', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The site as the build ships it; `answer` may change what a path gets. */
  function site(answer: (path: string) => Response | null = () => null): void {
    const files = new Map<string, Uint8Array<ArrayBuffer>>();
    const ship = ({ kind, packed, hash }: Part, name: string): PartsList['common'][number] => {
      files.set(`/lab/assets/${name}.bin`, new Uint8Array(packed));
      return { kind, path: `assets/${name}.bin`, bytes: packed.length, hash };
    };
    const list: PartsList = {
      icon: parts.icon,
      loader: parts.loader,
      common: parts.common.map((each, at) => ship(each, `common-${at}`)),
      own: Object.fromEntries([...parts.own].map(([id, each]) => [id, ship(each, id)])),
    };
    vi.stubGlobal('fetch', async (path: string) => {
      const changed = answer(path);
      if (changed) return changed;
      if (path === '/lab/single.json') return Response.json(list);
      const file = files.get(path);
      return file ? new Response(file) : new Response('', { status: 404 });
    });
  }

  it('is byte for byte what the command writes', async () => {
    site();
    const wanted = await wantedBench(chem1, 'seed=7');
    const zip = await make('/lab/', wanted, { is: 'package', mastery: 60 });
    expect(zip.name).toBe('chem1.zip');
    expect(new Uint8Array(await zip.file.arrayBuffer())).toEqual(scormPackage(parts, wanted, 60));
    const html = await make('/lab/', wanted, { is: 'file' });
    expect(html.name).toBe('chem1.html');
    expect(await html.file.text()).toBe(singleHtml(parts, wanted, { ...wanted.preset, course: null }));
  });

  it.each<[string, (path: string) => Response | null, RegExp]>([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')) as never, /Check the connection/],
    [
      'a part that is gone since',
      (path) => (path.includes('chem1') ? new Response('', { status: 404 }) : null),
      /has changed/,
    ],
    ['half a part', (path) => (path.includes('chem1') ? new Response('x') : null), /Check the connection/],
    ['a page of a login for the list', () => new Response('<html>'), /Check the connection/],
    ['a server in trouble', () => new Response('', { status: 503 }), /Check the connection/],
  ])('is refused in words: %s', async (_, answer, sentence) => {
    site(answer);
    const wanted = await wantedBench(chem1, '');
    await expect(make('/lab/', wanted, { is: 'file' })).rejects.toThrow(sentence);
  });
});

describe('files of a bundle in one script', () => {
  const chunk = (fileName: string, code: string, imports: readonly string[] = []) =>
    ({ fileName, code, imports }) as unknown as Parameters<typeof linked>[0];

  it('import each other as modules do: before they run, once, and live', async () => {
    const bench = chunk(
      'bench.js',
      `import { count, add } from './shared.js'; add(); export const bench = () => count;`,
    );
    const main = chunk(
      'main.js',
      `import { add } from './shared.js'; add();
       import('./late.js').then(({ late }) => { self.seen = [self.labBenches[0](), late]; });`,
    );
    const shared = chunk('shared.js', `export let count = 0; export const add = () => { count += 1; };`);
    const late = chunk('late.js', `export const late = 'late';`);
    const scripts = [
      partScript([await linked(bench)], ['bench.js']),
      partScript(await Promise.all([shared, late, main].map(linked)), []),
      startScript('main.js'),
    ];
    const self: { seen?: readonly unknown[] } = {};
    runInNewContext(scripts.join('\n'), { self });
    await vi.waitFor(() => expect([...(self.seen ?? [])]).toEqual([2, 'late']));
  });

  it('are refused where they would wait for each other for ever', () => {
    const circle = new Map([
      ['a.js', chunk('a.js', '', ['b.js'])],
      ['b.js', chunk('b.js', '', ['a.js'])],
    ]);
    expect(() => assertNoCircle(circle)).toThrow('a.js → b.js → a.js');
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
    expect(() => queryFor(target, 'steps=phy4**&at=1')).toThrow(/name that file/);
    expect(() => queryFor(target, 'base_conc=9')).toThrow(/base_conc/);
    expect(() => queryFor(target, 'colour=red')).toThrow(/there is no input of this name/);
  });
});

describe('what the commands take beside a bench', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lab-asked-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };

  it('is the file of a lesson', async () => {
    const steps = [
      { experiment: 'phy4', query: 'seed=2', caption: 'First.' },
      { experiment: 'chem1', query: '', caption: '' },
    ];
    expect(await wantedOf(file('lesson.json', encodeLessonFile(steps)), { query: '' })).toEqual(wantedLesson(steps));
  });

  it('is the set of a class, with the seeds that the class page gives', async () => {
    const { subject } = await targetOf('chem1');
    const { run: base } = decodeLink(subject, 'hide=acid_conc');
    const names = 'Ada Lovelace\nMarie Curie';
    const set = file('set.json', encodeSettings(subject, { names, seed: 5, base, samples: [] }));
    const members = classMembers(subject, { names: classNames(names), seed: 5, base, page: '' });
    const wanted = await wantedOf('chem1', { query: '', set });
    expect(wanted.preset.set).toEqual({ seed: 5, samples: [], members: members.map(({ run }) => run.seed) });
    expect(wanted.preset.query).toContain('hide=acid_conc');
  });

  it('is refused with a sentence where a file is not what it should be', async () => {
    const lesson = file('other.json', '{}');
    await expect(wantedOf(lesson, { query: '' })).rejects.toThrow(/does not hold a run or a lesson/);
    await expect(wantedOf(join(folder, 'none.json'), { query: '' })).rejects.toThrow(/no file/);
    await expect(wantedOf(lesson, { query: 'seed=2' })).rejects.toThrow(/--query and --set are for a bench/);
    await expect(wantedOf('chem1', { query: '', set: lesson })).rejects.toThrow(/no set of this page/);
    await expect(wantedOf('chem1', { query: 'seed=2', set: lesson })).rejects.toThrow(/leave --query out/);
  });
});
