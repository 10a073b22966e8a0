import { useEffect, useState } from 'react';
import { TextHtml } from '../content/CompiledText';
import './blog.css';

/** Markdown rendered in the browser; what renders it is fetched when a text needs it. */
export function MarkdownText({ markdown }: { readonly markdown: string }) {
  /** Null where what renders could not be fetched. */
  const [html, setHtml] = useState<string | null>('');
  useEffect(() => {
    let current = true;
    import('../content/markdown').then(
      ({ createPageMarkdown }) => {
        if (current) setHtml(createPageMarkdown(import.meta.env.BASE_URL)(markdown));
      },
      () => {
        if (current) setHtml(null);
      },
    );
    return () => {
      current = false;
    };
  }, [markdown]);
  // What cannot be rendered can still be read.
  if (html === null) return <p className="post-plain">{markdown}</p>;
  return <TextHtml html={html} />;
}
