/** What a stage fetches: no model, since its worker does not compute, and no letter that its faces lack. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const modelsIn = (registry: string): ReadonlySet<string> =>
  new Set([...registry.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, path]) => `engine/${path}.ts`));

/** Files whose values a file takes: not their types. */
function takenBy(file: string): readonly string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((path) => path.startsWith('.'))
    .map((path) => posix.join(posix.dirname(file), path))
    .flatMap((path) => [path, `${path}.ts`].filter((candidate) => candidate.endsWith('.ts') && existsSync(candidate)));
}

/** The way from a file to a module that it should not have; null where there is none. */
function wayTo(banned: ReadonlySet<string>, file: string, seen: Set<string>): readonly string[] | null {
  if (seen.has(file)) return null;
  seen.add(file);
  if (banned.has(file)) return [file];
  for (const next of takenBy(file)) {
    const rest = wayTo(banned, next, seen);
    if (rest) return [file, ...rest];
  }
  return null;
}

const scenes = readdirSync('src/scenes', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.specimens.ts'))
  .map((file) => posix.join('src/scenes', file.replaceAll('\\', '/')));

/** Letters of the face that only pages have, as both lists of faces name them. */
const moreLetters = (file: string): string =>
  /inter-more\.woff2[^}]*?unicode-?range:\s*'?([^;']+)/i.exec(readFileSync(file, 'utf8'))?.[1] ?? '';

describe('what a stage fetches', () => {
  it('is no model and no integrator of bodies', () => {
    const banned = new Set([
      ...modelsIn(readFileSync('engine/registry.generated.ts', 'utf8')),
      'engine/core/matter-world.ts',
    ]);
    expect(banned.size).toBeGreaterThan(30);
    const seen = new Set<string>();
    expect(scenes.flatMap((file) => wayTo(banned, file, seen) ?? [])).toEqual([]);
    expect(seen.size).toBeGreaterThan(scenes.length);
  });

  it('asks pixi for nothing that the build takes out of it without a word', () => {
    // Strokes beside their line, texts with tags or cut to their ink.
    const gone = /\b(?:alignment|tagStyles|trim):/;
    expect(scenes.filter((file) => gone.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('is written without the letters that come in a face of their own', () => {
    const more = moreLetters('src/ui/fonts.css')
      .split(',')
      .map((range) => {
        const [from = '', to = from] = range.trim().replace('U+', '').split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
      });
    const rare = (letter: string): boolean => {
      const code = letter.codePointAt(0) ?? 0;
      return more.some(([from, to]) => code >= from && code <= to);
    };
    expect(rare('ß')).toBe(true);
    const found = scenes.flatMap((file) => {
      const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
      return [...text].filter(rare).map((letter) => `${file}: ${letter}`);
    });
    expect(found).toEqual([]);
  });

  it('has the same ranges of letters as the page', () => {
    expect(moreLetters('src/bench/stage/fonts.ts')).toBe(moreLetters('src/ui/fonts.css'));
  });
});
