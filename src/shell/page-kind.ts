/** What of the shell a page has. */
export type PageKind = 'bench' | 'grid' | 'reading' | 'tool' | 'admin';

/**
 * `bench`: no side panels, a helpline that keeps to the margin. `grid` and `reading`: side panels from the extra-large breakpoint on.
 * `tool`: all the width for what is made there. `pathname`: below the base path.
 */
export function pageKind(pathname: string): PageKind {
  if (/^\/(?:subject\/[^/]+|instruments)\/[^/]/.test(pathname)) return 'bench';
  if (/^\/(?:$|find\/?$|(?:subject|lab)\/)/.test(pathname)) return 'grid';
  if (/^\/admin(?:\/|$)/.test(pathname)) return 'admin';
  if (/^\/(?:class|lesson)\/?$/.test(pathname)) return 'tool';
  return 'reading';
}
