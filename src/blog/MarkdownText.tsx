import { useEffect, useState } from 'react';
import { TextHtml } from '../pages/parts/CompiledText';
import './blog.css';

type Rendered = { readonly of: string; readonly html: string } | { readonly of: string; readonly html: null };

/** Markdown rendered in the browser; what renders it is fetched when a text needs it. */
export function MarkdownText({ markdown }: { readonly markdown: string }) {
  const [rendered, setRendered] = useState<Rendered>({ of: '', html: '' });
  useEffect(() => {
    let current = true;
    import('../content/markdown').then(
      ({ createPageMarkdown }) => {
        if (current) setRendered({ of: markdown, html: createPageMarkdown(import.meta.env.BASE_URL)(markdown) });
      },
      () => {
        if (current) setRendered({ of: markdown, html: null });
      },
    );
    return () => {
      current = false;
    };
  }, [markdown]);
  // What cannot be rendered can still be read.
  if (rendered.html === null) return <p className="post-plain">{markdown}</p>;
  return <TextHtml html={rendered.html} />;
}
