/** The text of a bench page for readers without JavaScript. Only the build runs this. */
import type { Listing } from '../../catalogue/listing';
import { createMathMarkdown } from '../bench/theory/math-markdown';

const typeset = createMathMarkdown('mathml', import.meta.env.BASE_URL);

/** The TeX beside each formula is for whoever copies it, and nobody copies from this text: it gives way to the bench. */
const render = (text: string): string => typeset(text).replaceAll(/<annotation\b.*?<\/annotation>/gs, '');

const item = (html: string): string => `<li>${html}</li>`;

/** HTML: theory, what is often believed, and procedure; empty where the simulation is not built. */
export async function readingTextOf(listing: Listing): Promise<string> {
  if (!listing.entry) return '';
  const { entry } = await listing.entry();
  const { theory, misconceptions } = await entry.texts();
  const beliefs = misconceptions.map(
    ({ believed, instead }) => `<dt>${render(believed)}</dt><dd>${render(instead)}</dd>`,
  );
  const steps = entry.procedure.map(({ text, badly }) => item(render(badly ? `${text} (Badly, on purpose.)` : text)));
  return [
    '<h2>Theory</h2>',
    render(theory),
    ...(beliefs.length > 0 ? ['<h3>Often believed</h3>', `<dl>${beliefs.join('')}</dl>`] : []),
    '<h2>Procedure</h2>',
    `<ol>${steps.join('')}</ol>`,
  ].join('');
}
