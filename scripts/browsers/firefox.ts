/** Stock Firefox, driven through Marionette: the commands of WebDriver as lines of JSON over a socket of the browser's own. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, WINDOW } from './browser';
import { firefoxPath } from './installed';

const START_MS = 40_000;

/** Beside those that Marionette itself recommends. The port is the system's choice. */
const PREFERENCES = { 'marionette.port': 0, 'datareporting.policy.dataSubmissionEnabled': false } as const;

type Waiting = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void };

/** Messages are `length:JSON`; a command is `[0, id, name, parameters]`, its answer `[1, id, error, result]`. */
class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, Waiting>();
  #received = Buffer.alloc(0);
  #id = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (part) => {
      this.#received = Buffer.concat([this.#received, part]);
      this.#read();
    });
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Firefox has gone.'));
    });
    socket.on('error', () => {});
  }

  #read(): void {
    for (;;) {
      const colon = this.#received.indexOf(':');
      const length = Number(this.#received.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || this.#received.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(this.#received.subarray(colon + 1, colon + 1 + length).toString());
      this.#received = this.#received.subarray(colon + 1 + length);
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [number, number, { error: string; message: string } | null, unknown];
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) waiting?.reject(new Error(`${error.error}: ${error.message}`));
      else waiting?.resolve(result);
    }
  }

  ask(command: string, parameters: object = {}): Promise<unknown> {
    const id = ++this.#id;
    const text = Buffer.from(JSON.stringify([0, id, command, parameters]));
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.write(Buffer.concat([Buffer.from(`${text.length}:`), text]));
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** Firefox writes which port it took into its profile. */
async function portOf(profile: string): Promise<number> {
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(100)) {
    const port = Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => ''));
    if (port > 0) return port;
  }
  throw new Error('Firefox did not start.');
}

const valueOf = (answer: unknown): unknown => (answer as { readonly value: unknown }).value;

export async function openFirefox(): Promise<Browser> {
  const path = firefoxPath();
  if (!path) throw new Error('Firefox is not installed.');
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const process_ = spawn(path, ['--marionette', '--headless', '--no-remote', '--profile', profile], {
    // A container's root may have another user's home, which Firefox refuses.
    env: { ...process.env, HOME: profile, MOZ_HEADLESS_WIDTH: String(WINDOW.width), MOZ_HEADLESS_HEIGHT: '900' },
    stdio: 'ignore',
  });
  const gone = new Promise<void>((resolve) => process_.once('exit', () => resolve()));
  const clear = async (): Promise<void> => {
    process_.kill();
    await gone;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const marionette = new Marionette(connect(await portOf(profile), '127.0.0.1'));
    const session = (await marionette.ask('WebDriver:NewSession')) as {
      readonly capabilities: { readonly browserVersion: string };
    };
    await marionette.ask('WebDriver:SetWindowRect', { x: 0, y: 0, ...WINDOW });
    return {
      name: 'firefox',
      version: `Firefox ${session.capabilities.browserVersion}`,
      execute: async (script, ...args) => valueOf(await marionette.ask('WebDriver:ExecuteScript', { script, args })),
      open: async (url) => void (await marionette.ask('WebDriver:Navigate', { url })),
      act: async (actions) => void (await marionette.ask('WebDriver:PerformActions', { actions })),
      print: async () => valueOf(await marionette.ask('WebDriver:Print')) as string,
      async end() {
        marionette.close();
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
