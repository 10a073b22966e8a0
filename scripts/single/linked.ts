/** Files of a bundle as functions in one script: a page of the file system may fetch no modules. */
import type { Rollup } from 'vite';
import { moduleRunnerTransform } from 'vite';

/** What Vite calls that with which a file of a bundle gives and takes, in the order of {@link RUNTIME}. */
const LINKS = [
  '__vite_ssr_exportName__',
  '__vite_ssr_import__',
  '__vite_ssr_dynamic_import__',
  '__vite_ssr_import_meta__',
];

/** Needs more of the runtime than it has; a bundle has none. */
const UNKNOWN = /__vite_ssr_(?:exportAll|exports)__/;

/** All files lie in one folder: each is known by its last name. */
const nameOf = (path: string): string => path.replace(/^.*\//s, '');

/** One file as `"name":async(…)=>{…}`, with its imports as they are: live, and fetched of the functions beside it. */
export async function linked({ fileName, code }: Rollup.OutputChunk): Promise<string> {
  const made = await moduleRunnerTransform(code, null, fileName, code);
  if (!made || UNKNOWN.test(made.code)) throw new Error(`${fileName} of the bundle cannot be put into one script.`);
  return `${JSON.stringify(nameOf(fileName))}:async(${LINKS.join(',')})=>{${made.code}\n}`;
}

/** These functions, and which of the files bring a bench, handed to what begins later in the same file. */
export const partScript = (functions: readonly string[], benches: readonly string[]): string =>
  `(self.labParts??=[]).push({benches:${JSON.stringify(benches.map(nameOf))},chunks:{${functions.join(',')}}});`;

/**
 * Loads what a file imports before the file itself, each once, as modules do; files import each other in no circle. First the
 * benches, then the file that begins everything.
 */
const RUNTIME = `(async (parts, main) => {
  const chunks = Object.assign({}, ...parts.map((part) => part.chunks));
  const loaded = {};
  const load = (path) => {
    const name = path.replace(/^.*\\//, '');
    loaded[name] ??= (async () => {
      const exports = {};
      const give = (key, get) => Object.defineProperty(exports, key, { enumerable: true, get });
      await chunks[name](give, load, load, { url: '' });
      return exports;
    })();
    return loaded[name];
  };
  const benches = parts.flatMap((part) => part.benches);
  self.labBenches = await Promise.all(benches.map(async (name) => (await load(name)).bench));
  await load(main);
})`;

export const startScript = (main: string): string => `${RUNTIME}(self.labParts,${JSON.stringify(nameOf(main))});`;

/** Files that import each other in a circle would wait for each other for ever. */
export function assertNoCircle(chunks: ReadonlyMap<string, Rollup.OutputChunk>): void {
  const done = new Set<string>();
  const way: string[] = [];
  const follow = (name: string): void => {
    if (way.includes(name)) throw new Error(`The bundle has a circle: ${[...way, name].join(' → ')}.`);
    if (done.has(name)) return;
    done.add(name);
    way.push(name);
    chunks.get(name)?.imports.forEach(follow);
    way.pop();
  };
  for (const name of chunks.keys()) follow(name);
}
