import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { withoutUnused } from '../../scripts/unused-members';

const roots: string[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** What is left of `pixi.js/lib/thing.mjs` where the site says `own`. */
function left(own: string, thing: string, others: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'unused-members-'));
  roots.push(root);
  const library = join('node_modules', 'pixi.js', 'lib');
  const files = {
    [join('src', 'parts.js')]: "export { Thing } from 'pixi.js/lib/thing.mjs';",
    [join('src', 'scene.ts')]: own,
    [join('engine', 'model.ts')]: '',
    [join('workers', 'worker.ts')]: '',
    [join('node_modules', '@pixi', 'react', 'lib', 'index.mjs')]: '',
    [join(library, 'thing.mjs')]: thing,
    ...Object.fromEntries(Object.entries(others).map(([name, text]) => [join(library, name), text])),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return withoutUnused(root, (file) => readFileSync(file, 'utf8')).get(join(root, library, 'thing.mjs')) ?? '';
}

const CHAIN = `export class Thing {
  constructor() { this.size = 1; }
  first() { return this.second(); }
  second() { return 2; }
  alone() { return this.together(); }
  together() { return this.alone(); }
  get width() { return this.size; }
  set width(value) { this.size = value; }
}`;

describe('members of the stage library that nobody names', () => {
  it('go, and what only they call goes with them', () => {
    const text = left('thing.first();', CHAIN);
    expect(text).toContain('first()');
    expect(text).toContain('second()');
    expect(text).toContain('constructor()');
    expect(text).not.toMatch(/alone|together|width/);
  });

  it('stay where the site takes them out of an object, sets them, or gives them as options', () => {
    expect(left('const { alone } = thing;', CHAIN)).toContain('alone()');
    expect(left('thing.width = 3;', CHAIN)).toMatch(/get width[\s\S]*set width/);
    expect(left('create({ width: 3 });', CHAIN)).toMatch(/get width[\s\S]*set width/);
  });

  it('stay where their name is a text, or is put together', () => {
    const named =
      'export class Thing { start() { this["stop" + ""](); this.run(`redraw`); } run(name) { this[name](); }';
    expect(left('thing.start();', `${named} stop() {} redraw() {} never() {} }`)).toMatch(
      /stop\(\) \{\} redraw\(\) \{\} +\}/,
    );
    const joined = 'export class Thing { add(kind) { this[`on${kind}`](kind); } onText() {} offText() {} }';
    const text = left('thing.add(1);', joined);
    expect(text).toContain('onText()');
    expect(text).not.toContain('offText()');
  });

  it('stay where another file of the library names them', () => {
    const others = { 'user.mjs': "import { Thing } from './thing.mjs';\nexport const use = (thing) => thing.alone();" };
    const own = "export { use } from 'pixi.js/lib/user.mjs';";
    expect(left(own, CHAIN, others)).toContain('alone()');
    // A file that nothing leads to calls nothing.
    expect(left('', CHAIN, others)).not.toContain('alone()');
  });

  it('are found in the library itself', () => {
    const library = join(process.cwd(), 'node_modules/pixi.js/lib');
    const kept = withoutUnused(process.cwd(), (file) => readFileSync(file, 'utf8'));
    const container = kept.get(join(library, 'scene/container/Container.mjs')) ?? '';
    for (const member of ['addChild(', 'destroy(', 'get alpha(', 'set alpha('])
      expect(container).toContain(`\n  ${member}`);
    const find = 'scene/container/container-mixins/findMixin.mjs';
    expect(readFileSync(join(library, find), 'utf8')).toContain('getChildrenByLabel(');
    expect(kept.get(join(library, find))).toContain('findMixin');
    expect(kept.get(join(library, find))).not.toContain('getChildrenByLabel(');
  });
});
