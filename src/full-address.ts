/** The address of a page as it is sent to others: origin, base path, path. */
export const fullAddress = (path: string): string =>
  new URL(import.meta.env.BASE_URL.replace(/\/$/, '') + path, location.origin).href;
