/**
 * Finds the methods and accessors of pixi.js whose names nobody says: neither the site's own sources nor what is itself in use of
 * pixi. A bundler leaves out functions that nobody calls, but never a part of a class, and pixi's classes have something for everybody.
 * Names are looked for anew in each build, so a scene may call whatever it likes.
 *
 * Only a name that is put together while the site runs could be missed. Of `this[`${type}View`]` all names count as said that end in
 * `View`; one that is joined elsewhere belongs into `ALWAYS`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path/posix';
import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

interface Member {
  readonly file: string;
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly says: Said;
}

/** Names, and the forms of names that are put together. */
interface Said {
  readonly names: Set<string>;
  readonly forms: RegExp[];
}

/** What the language and the platform call by themselves. */
const ALWAYS = ['toString', 'valueOf', 'toJSON', 'then', 'handleEvent'];

/** Who holds objects of pixi's, and more: all words of these files count, comments as well. */
const OWN = ['src', 'engine', 'workers', 'node_modules/@pixi/react/lib'];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const partsOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

const nameOf = (key: unknown): string | null =>
  isNode(key) && key.type === 'Identifier' ? (key['name'] as string) : null;

/** Everything that a part of a program says, without what `leaveOut` holds. */
function listen(node: Node, { names, forms }: Said, leaveOut: ReadonlySet<Node>): void {
  const addWords = (text: unknown): void => {
    for (const [word] of String(text).matchAll(/[A-Za-z_$][\w$]*/g)) names.add(word);
  };
  const visit = (part: Node): void => {
    if (leaveOut.has(part) || (/^(?:Import|Export\w+)Declaration$/.test(part.type) && isNode(part['source']))) return;
    const { type, computed, property, key, value } = part;
    // A text that something is compared with calls nothing.
    const compared =
      type === 'SwitchCase'
        ? [part['test']]
        : /^[!=]==?$/.test(String(part['operator']))
          ? [part['left'], part['right']]
          : [];
    const said = computed ? null : (nameOf(property) ?? nameOf(key));
    if (said) names.add(said);
    if (type === 'Literal') addWords(value);
    if (type === 'TemplateElement') addWords((value as { readonly raw: string }).raw);
    if (computed && isNode(property) && property.type === 'TemplateLiteral') {
      const quasis = property['quasis'] as readonly { readonly value: { readonly raw: string } }[];
      forms.push(new RegExp(`^${quasis.map((quasi) => quasi.value.raw.replaceAll('$', String.raw`\$`)).join('.*')}$`));
    }
    for (const next of partsOf(part)) if (next.type !== 'Literal' || !compared.includes(next)) visit(next);
  };
  visit(node);
}

/** Methods and accessors of the classes in a file, and the parts of objects that only hold such things. */
function membersIn(program: Node): readonly Node[] {
  const found: Node[] = [];
  const visit = (part: Node): void => {
    const { type, id, init } = part;
    const holds = type === 'VariableDeclarator' && /(?:Mixin|Utils)$/.test(nameOf(id) ?? '');
    if (type === 'MethodDefinition' && part['kind'] !== 'constructor') found.push(part);
    else if (holds && isNode(init) && init.type === 'ObjectExpression') found.push(...partsOf(init));
    else partsOf(part).forEach(visit);
  };
  visit(program);
  return found.filter(({ computed, key }) => !computed && nameOf(key));
}

const importsOf = (program: Node): readonly string[] => {
  const found: string[] = [];
  const visit = (part: Node): void => {
    if (/^(?:Import|Export)/.test(part.type) && isNode(part['source'])) found.push(String(part['source']['value']));
    partsOf(part).forEach(visit);
  };
  visit(program);
  return found;
};

/**
 * Pixi's files that the site's own lead to, each without the members that are of no use. `read` gives the text that is built of a file.
 * The packages below pixi know none of its classes.
 */
export function withoutUnused(root: string, read: (file: string) => string): ReadonlyMap<string, string> {
  const said: Said = { names: new Set(ALWAYS), forms: [] };
  const texts = new Map<string, string>();
  const members: Member[] = [];
  const toRead = new Set<string>();
  const parse = (file: string, text: string): Node => parseSync(file, text).program as unknown as Node;

  for (const folder of OWN) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:ts|tsx|m?js)$/.test(name)) continue;
      const file = join(root, folder, name);
      const text = readFileSync(file, 'utf8');
      for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) said.names.add(word);
      for (const [, from = ''] of text.matchAll(/'(pixi\.js\/lib\/[^']*)'/g))
        toRead.add(join(root, 'node_modules', from));
    }
  }
  for (const file of toRead) {
    const text = read(file);
    const program = parse(file, text);
    texts.set(file, text);
    for (const from of importsOf(program)) if (from.startsWith('.')) toRead.add(resolve(dirname(file), from));
    const candidates = membersIn(program);
    listen(program, said, new Set(candidates));
    for (const member of candidates) {
      const says: Said = { names: new Set(), forms: [] };
      listen(member['value'] as Node, says, new Set());
      members.push({ file, name: nameOf(member['key']) ?? '', start: member.start, end: member.end, says });
    }
  }

  const isSaid = ({ name }: Member): boolean => said.names.has(name) || said.forms.some((form) => form.test(name));
  let unused: readonly Member[] = members;
  for (;;) {
    const used = unused.filter(isSaid);
    if (used.length === 0) break;
    unused = unused.filter((member) => !used.includes(member));
    for (const { says } of used) {
      for (const name of says.names) said.names.add(name);
      said.forms.push(...says.forms);
    }
  }
  for (const { file, start, end } of unused.toSorted((a, b) => b.start - a.start)) {
    const text = texts.get(file) ?? '';
    texts.set(file, text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''));
  }
  return texts;
}
