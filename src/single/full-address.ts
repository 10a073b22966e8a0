import { home } from './home';

/** The address that is sent to others: that of the published site, else that of this file. */
export const fullAddress = (path: string): string =>
  home === null ? location.href.replace(/[?#].*$/s, '') : home + path;
