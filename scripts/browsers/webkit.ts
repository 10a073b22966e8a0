/** WebKit as Debian builds it for GTK: its small browser on a display that nobody sees, driven through W3C WebDriver. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, WINDOW } from './browser';
import { webkitPaths } from './installed';

const START_MS = 20_000;
const SCREEN = '1400x1000x24';

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function command(port: number, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { readonly value: unknown };
  const fault = value as { readonly error?: string; readonly message?: string } | null;
  if (!answer.ok) throw new Error(`${fault?.error}: ${fault?.message}`);
  return value;
}

/** The display says which number it took. */
function openDisplay(path: string): Promise<{ readonly name: string; readonly end: () => void }> {
  const display = spawn(path, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    display.once('exit', () => reject(new Error('The display for WebKit did not start.')));
    display.stdio[3]?.once('data', (number: Buffer) =>
      resolve({ name: `:${number.toString().trim()}`, end: () => display.kill() }),
    );
  });
}

export async function openWebKit(): Promise<Browser> {
  const paths = webkitPaths();
  if (!paths) throw new Error('WebKit is not installed.');
  const display = await openDisplay(paths.display);
  const port = await freePort();
  const driver = spawn(paths.driver, [`--port=${port}`], {
    stdio: 'ignore',
    // Containers refuse the name spaces that its sandbox is made of; what is opened is the site alone.
    env: {
      ...process.env,
      DISPLAY: display.name,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const stop = (): void => {
    driver.kill();
    display.end();
  };
  const asked = {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: paths.browser, args: ['--automation'] } },
    },
  };
  try {
    const end = Date.now() + START_MS;
    while (!(await command(port, 'GET', '/status').catch(() => null))) {
      if (Date.now() > end) throw new Error('The driver of WebKit did not start.');
      await sleep(100);
    }
    const session = (await command(port, 'POST', '/session', asked)) as {
      readonly sessionId: string;
      readonly capabilities: { readonly browserVersion: string };
    };
    const at = `/session/${session.sessionId}`;
    await command(port, 'POST', `${at}/window/rect`, { x: 0, y: 0, ...WINDOW });
    return {
      name: 'webkit',
      version: `WebKitGTK ${session.capabilities.browserVersion}`,
      execute: (script, ...args) => command(port, 'POST', `${at}/execute/sync`, { script, args }),
      open: async (url) => void (await command(port, 'POST', `${at}/url`, { url })),
      act: async (actions) => void (await command(port, 'POST', `${at}/actions`, { actions })),
      // Its driver has no such command.
      print: () => Promise.resolve(null),
      async end() {
        await command(port, 'DELETE', at).catch(() => null);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
