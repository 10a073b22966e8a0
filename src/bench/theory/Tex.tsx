import { renderMarkdown, renderTex } from './render-markdown';
import 'katex/dist/katex.min.css';

/** A displayed formula. */
export const Tex = ({ tex }: { readonly tex: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX's own output; it escapes what it is given.
  <div className="tex" dangerouslySetInnerHTML={{ __html: renderTex(tex, true) }} />
);

/** A text of the catalogue with mathematics in it. */
export const Prose = ({ text }: { readonly text: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer lets no raw HTML through.
  <div className="prose" dangerouslySetInnerHTML={{ __html: renderMarkdown(text) }} />
);
