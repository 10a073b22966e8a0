/** The built site behind a front of its own: each page is watched from its first line on, and the connection can be cut. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { servedSite } from '../served-site';
import { WATCH } from './watch';

const WATCH_PATH = '/watch-this-page.js';
const KEEP_MS = 600_000;

export interface Front {
  /** Without a slash at its end. */
  readonly url: string;
  /** Serves a file beside the site's own. */
  serve(path: string, type: string, body: string): void;
  /** Cuts the connection: nobody answers any more. */
  cut(): Promise<void>;
  end(): Promise<void>;
}

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** `sitePort`: of the server behind. */
export async function openFront(sitePort: number): Promise<Front> {
  const site = await servedSite(undefined, '.', sitePort);
  const own = new Map([[WATCH_PATH, { type: 'text/javascript', body: WATCH }]]);

  const pass = (asked: IncomingMessage, answer: ServerResponse): void => {
    const known = own.get(asked.url ?? '');
    if (known) {
      answer.writeHead(200, { 'Content-Type': known.type, 'Cache-Control': 'no-store' }).end(known.body);
      return;
    }
    const { 'accept-encoding': _, ...headers } = asked.headers;
    // A connection of its own for each: one that was kept may be closed at the other end just then.
    const through = request(
      `${site.url}${asked.url}`,
      { method: asked.method ?? 'GET', headers, agent: false },
      (got) => {
        const { 'content-length': _length, ...rest } = got.headers;
        if (!got.headers['content-type']?.startsWith('text/html')) {
          answer.writeHead(got.statusCode ?? 500, got.headers);
          got.pipe(answer);
          return;
        }
        void bodyOf(got).then((body) => {
          const page = body.toString('utf8').replace('<head>', `<head><script src="${WATCH_PATH}"></script>`);
          answer.writeHead(got.statusCode ?? 500, rest).end(page);
        });
      },
    );
    through.on('error', () => answer.destroy());
    asked.pipe(through);
  };

  // Longer than any pause of a visit, for the same reason.
  const server = createServer({ keepAliveTimeout: KEEP_MS }, pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    serve: (path, type, body) => own.set(path, { type, body }),
    cut,
    async end() {
      if (server.listening) await cut();
      site.end();
    },
  };
}
