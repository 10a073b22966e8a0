/** The built site on a port of its own, or a server that runs already. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const PORT = Number(process.env['PORT'] ?? 4391);

export interface ServedSite {
  /** Without a slash at its end. */
  readonly url: string;
  end(): void;
}

/** `running`: where a server runs already; `folder`: of a checkout whose `dist` is built. PORT chooses another port. */
export async function servedSite(running?: string, folder = '.', port = PORT): Promise<ServedSite> {
  if (running) return { url: running.replace(/\/$/, ''), end: () => {} };
  const server = spawn(
    'node',
    [join('node_modules', 'vite', 'bin', 'vite.js'), 'preview', '--port', String(port), '--strictPort'],
    { stdio: ['ignore', 'pipe', 'inherit'], cwd: folder },
  );
  const [first] = (await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])) as [unknown];
  if (typeof first === 'number' || first === null)
    throw new Error(`The built site could not be served on port ${port}: is it built, and the port free?`);
  return { url: `http://localhost:${port}`, end: () => server.kill() };
}
