/** The text of a bench page for readers without JavaScript. Only the build runs this. */
import type { Listing } from '../../catalogue/listing';
import { createMathMarkdown } from '../bench/theory/math-markdown';

const render = createMathMarkdown('mathml', import.meta.env.BASE_URL);

const item = (html: string): string => `<li>${html}</li>`;

/** HTML: theory and procedure; empty where the simulation is not built. */
export async function readingTextOf(listing: Listing): Promise<string> {
  if (!listing.entry) return '';
  const { entry } = await listing.entry();
  const steps = entry.procedure.map(({ text }) => item(render(text)));
  return ['<h2>Theory</h2>', render(entry.theory), '<h2>Procedure</h2>', `<ol>${steps.join('')}</ol>`].join('');
}
