/**
 * Objective, theory and procedure of a bench as plain text: part of the prerendered file, for readers without JavaScript
 * and for search engines. The browser neither renders it nor loads what rendered it; the bench takes its place.
 */
import { createContext, use } from 'react';

/** HTML, given when the page is prerendered; empty in the browser. */
export const ReadingTextContext = createContext('');

export function ReadingText() {
  const html = use(ReadingTextContext);
  // What stands in the file stays: React keeps the content of an element whose HTML is said to differ.
  return <div className="reading-text" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
