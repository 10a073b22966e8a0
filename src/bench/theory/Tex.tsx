import { renderMarkdown, renderTex } from './render-markdown';
import 'katex/dist/katex.min.css';

/** A displayed formula; wide ones scroll by themselves. KaTeX escapes what it is given. */
export const Tex = ({ tex }: { readonly tex: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must take the focus (WCAG 2.1.1)
  <div className="tex" tabIndex={0} dangerouslySetInnerHTML={{ __html: renderTex(tex, true) }} />
);

/** A text of the catalogue with mathematics in it. */
export const Prose = ({ text }: { readonly text: string }) => (
  <div className="prose" dangerouslySetInnerHTML={{ __html: renderMarkdown(text) }} />
);
