/** What the build runs to write each page's own file. */
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ReadingTextContext } from './pages/reading-text';
import { readingTextOf } from './pages/reading-text-of';
import { AppRoutes } from './routes';
import { ErrorScreen } from './shell/ErrorScreen';
import { type SiteRoute, siteRoutes } from './site-routes';

export { posts } from './content/posts/index';
export { site } from './site';
export { siteRoutes };

/** Where the site is served: `/`, or `/lab/`. */
export const base = import.meta.env.BASE_URL;

export interface RenderedPage {
  readonly head: string;
  readonly body: string;
}

/** One part of a document, by the tags around it. */
function between(text: string, before: string, after: string): string {
  const start = text.indexOf(before);
  const end = text.lastIndexOf(after);
  if (start === -1 || end < start) throw new Error(`The rendered page has no ${before} … ${after}.`);
  return text.slice(start + before.length, end);
}

/** The document React renders into: heads are hoisted, and ids come out as in the browser, where #root is the top. */
const Page = ({ children }: { readonly children: ReactNode }) => (
  <html lang="en">
    <body>
      <div id="root">{children}</div>
    </body>
  </html>
);

export async function renderPage(route: SiteRoute): Promise<RenderedPage> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <Page>
      <ReadingTextContext value={route.listing ? await readingTextOf(route.listing) : ''}>
        <ErrorScreen>
          <StaticRouter basename={base} location={base.slice(0, -1) + route.path}>
            <AppRoutes />
          </StaticRouter>
        </ErrorScreen>
      </ReadingTextContext>
    </Page>,
    {
      onError: (error) => {
        errors.push(error);
      },
      // Larger boundaries would else be sent after the page, and put in their places by inline scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${route.path} cannot be rendered`, { cause: errors[0] });
  return {
    head: between(html, '<head>', '</head>'),
    body: between(html, '<div id="root">', '</div></body></html>'),
  };
}
