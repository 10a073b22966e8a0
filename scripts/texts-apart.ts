/**
 * Puts theory and model notes of an experiment into a file of their own, as a Vite plugin: a third of what an entry holds, and
 * read in two of its tabs only. In the source they stand with the rest; what `defineExperiment` gives asks for them the same way.
 */
import type { Plugin } from 'vite';

const ENTRY = /\/catalogue\/[a-z-]+\/(?!index|objectives)[a-z0-9-]+\.ts(\?texts)?$/;

/** What the bundler appends to the module of an entry for the part that holds its texts. */
export const TEXTS = '?texts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Property extends Node {
  readonly key?: { readonly name?: string };
  readonly value?: Node;
}
interface Statement extends Node {
  readonly declaration?: {
    readonly declarations?: readonly {
      readonly id: { readonly name?: string };
      readonly init: { readonly arguments?: readonly { readonly properties?: readonly Property[] }[] } | null;
    }[];
  } | null;
}

/** The statement that exports the entry, and the properties of what it declares. */
function declared(
  body: readonly Statement[],
): { readonly statement: Statement; readonly properties: readonly Property[] } | null {
  for (const statement of body) {
    const declaration = statement.declaration?.declarations?.find(({ id }) => id.name === 'entry');
    const properties = declaration?.init?.arguments?.[0]?.properties;
    if (properties) return { statement, properties };
  }
  return null;
}

export const textsApart: Plugin = {
  name: 'texts-apart',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  // Behind the compiler: what is cut here is JavaScript.
  enforce: 'post',
  transform(code, id) {
    const match = ENTRY.exec(id);
    if (!match) return null;
    const found = declared(this.parse(code).body as readonly Statement[]);
    const texts = ['theory', 'model'].map((name) => found?.properties.find(({ key }) => key?.name === name));
    const [theory, model] = texts;
    if (!found || !theory?.value || !model?.value) {
      return this.error(`${id} declares no entry with theory and model: look at scripts/texts-apart.ts.`);
    }
    const sourceOf = ({ start, end }: Node): string => code.slice(start, end);
    if (match[1] === TEXTS) {
      const { start, end } = found.statement;
      const part = `export const texts = { theory: ${sourceOf(theory.value)}, model: ${sourceOf(model.value)} };`;
      return { code: code.slice(0, start) + part + code.slice(end), map: null };
    }
    const [first] = found.properties;
    const file = id.slice(id.lastIndexOf('/') + 1);
    const ask = `texts: () => import("./${file}${TEXTS}").then(({ texts }) => texts),\n`;
    const kept = found.properties.filter((property) => property !== theory && property !== model).map(sourceOf);
    const from = first?.start ?? 0;
    const to = found.properties.at(-1)?.end ?? from;
    return { code: code.slice(0, from) + ask + kept.join(',\n') + code.slice(to), map: null };
  },
};
