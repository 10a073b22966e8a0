import { type MouseEvent, use, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LoadText } from './compiled-text';
import { type Heading, withAnchors } from './anchors';
import { useHashTarget } from './use-hash-target';
import './compiled-text.css';

const asked = new Map<LoadText, Promise<string>>();

/** Until the first text has come to life: what stands in the page was prerendered. */
let untouched = true;

/** A prerendered page holds its text already: taken from there, it need not be fetched a second time. */
const prerendered = (): string | null =>
  untouched && typeof document !== 'undefined'
    ? (document.querySelector('.prose[data-compiled]')?.innerHTML ?? null)
    : null;

/** One promise for each text, since React waits for the same one in each attempt to render. */
function textOf(load: LoadText): Promise<string> {
  const known = asked.get(load);
  if (known) return known;
  const here = prerendered();
  const text = here === null ? load().then((module) => module.default) : Promise.resolve(here);
  asked.set(load, text);
  text.catch(() => asked.delete(load));
  return text;
}

interface CompiledTextProps {
  /** The same function in each render. */
  readonly load: LoadText;
  /** With a table of contents beside it. */
  readonly contents?: boolean;
}

/** A text compiled from markdown at build; suspends until it is there. */
export function CompiledText({ load, contents }: CompiledTextProps) {
  return <TextHtml html={use(textOf(load))} {...(contents && { contents })} />;
}

const BASE = import.meta.env.BASE_URL;

/** Where a pressed link leads within the site, below the base path; null for all other presses. */
function withinSite(event: MouseEvent): string | null {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return null;
  }
  const href = (event.target as Element).closest('a')?.getAttribute('href');
  return href?.startsWith(BASE) ? `/${href.slice(BASE.length)}` : null;
}

interface TextHtmlProps {
  readonly html: string;
  readonly contents?: boolean;
}

/** HTML that this site's own markdown renderer has made: raw HTML of authors is text in it. */
export function TextHtml({ html, contents = false }: TextHtmlProps) {
  const navigate = useNavigate();
  const text = useMemo(() => withAnchors(html), [html]);
  useHashTarget();
  useEffect(() => {
    untouched = false;
  }, []);
  const follow = (event: MouseEvent): void => {
    const path = withinSite(event);
    if (path === null) return;
    event.preventDefault();
    void navigate(path);
  };
  const prose = (
    // The links are the controls; here their presses, from the keyboard too, are kept from loading the site anew.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="prose" data-compiled onClick={follow} dangerouslySetInnerHTML={{ __html: text.html }} />
  );
  return contents ? (
    <div className="text-columns">
      <Contents headings={text.headings} />
      {prose}
    </div>
  ) : (
    prose
  );
}

const Contents = ({ headings }: { readonly headings: readonly Heading[] }) => (
  <nav className="contents" aria-labelledby="contents-title">
    <p id="contents-title">On this page</p>
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  </nav>
);
