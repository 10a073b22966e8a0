/** What of the shell a page has. */
export type PageKind = 'bench' | 'grid' | 'reading' | 'admin';

/**
 * `bench`: no side panels, a helpline that keeps to the margin. `grid`: cards, side panels only where four columns fit
 * beside them. `reading`: side panels from the extra-large breakpoint on. `pathname`: below the base path.
 */
export function pageKind(pathname: string): PageKind {
  if (/^\/(?:subject\/[^/]+|instruments)\/[^/]/.test(pathname)) return 'bench';
  if (/^\/(?:$|(?:subject|lab)\/)/.test(pathname)) return 'grid';
  if (/^\/admin(?:\/|$)/.test(pathname)) return 'admin';
  return 'reading';
}
