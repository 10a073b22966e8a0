import { use } from 'react';
import type { LoadText } from '../../content/compiled-text';
import './compiled-text.css';

const asked = new Map<LoadText, Promise<string>>();

/** One promise for each text, since React waits for the same one in each attempt to render. */
function textOf(load: LoadText): Promise<string> {
  const known = asked.get(load);
  if (known) return known;
  const text = load().then((module) => module.default);
  asked.set(load, text);
  text.catch(() => asked.delete(load));
  return text;
}

/** A text compiled from markdown at build; suspends until it is there. `load` must be the same function in each render. */
export function CompiledText({ load }: { readonly load: LoadText }) {
  return <TextHtml html={use(textOf(load))} />;
}

/** HTML that this site's own markdown renderer has made: raw HTML of authors is text in it. */
export const TextHtml = ({ html }: { readonly html: string }) => (
  <div className="compiled-text" dangerouslySetInnerHTML={{ __html: html }} />
);
