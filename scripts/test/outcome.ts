/** What a part of the tests came to, and how it is said: in a log that is no terminal without colours and long lines. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `gate`: what `npm test` has; `rest`: what it leaves out. */
export type TestPart = 'gate' | 'rest' | 'all';

export interface Timed {
  readonly name: string;
  readonly seconds: number;
}

export interface Outcome {
  readonly passed: number;
  /** What failed, by name: the end of a long log says it. */
  readonly failed: readonly string[];
  readonly timed: readonly Timed[];
}

const BIN = join('node_modules', '.bin');
const LONGEST_LINE = 200;
const SLOWEST = 20;

/** Without the colours that a terminal would show. */
// oxlint-disable-next-line no-control-regex
const plain = (text: string): string => text.replaceAll(/\u001B\[[\d;]*m/g, '');

const shortLine = (line: string): string => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1)}…` : line);

/** A text for the log: as it is on a terminal. */
const forLog = (text: string): string =>
  process.stdout.isTTY ? text : plain(text).split('\n').map(shortLine).join('\n');

export const say = (text: string): void => console.log(forLog(text));

const environment = (more: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }),
  ...more,
});

/** Runs a command of the project; what it says is heard line by line, where it is not the terminal's. True where it ended well. */
export const run = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  hear: ((text: string) => void) | null = null,
): Promise<boolean> =>
  new Promise((resolve) => {
    const inherits = hear === null && process.stdout.isTTY;
    const child = spawn(join(BIN, command), args, {
      env: environment(env),
      stdio: inherits ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const listen = hear ?? ((text: string) => say(text));
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream?.on('data', (piece: Buffer) => {
        const lines = (rest + piece.toString()).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) listen(line);
      });
      stream?.on('end', () => rest !== '' && listen(rest));
    }
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });

/** A step that passes or fails as a whole; several may go on at once, so each says what it has to say when it has ended. */
export async function step(
  name: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const said: string[] = [];
  const began = performance.now();
  const ok = await run(command, args, env, (line) => said.push(line));
  const seconds = (performance.now() - began) / 1000;
  say(`\n— ${name} (${seconds.toFixed(0)} s)\n${said.join('\n').trimEnd()}`);
  return { passed: ok ? 1 : 0, failed: ok ? [] : [name], timed: [] };
}

export const readJson = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;

/** A runner that died before its report counts as one failure. */
export const atLeastOneFailure = (ok: boolean, what: string, outcome: Outcome): Outcome =>
  ok || outcome.failed.length > 0 ? outcome : { ...outcome, failed: [`${what} ended early`] };

export const firstLines = (text: string | undefined, count: number): string =>
  plain(text ?? '')
    .split('\n')
    .slice(0, count)
    .join('\n    ');

export const slowest = (timed: readonly Timed[]): readonly string[] =>
  timed
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
