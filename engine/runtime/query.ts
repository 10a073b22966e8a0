/** Percent encoding of a link's query, and its reading. */

/** Characters that may stand as they are in a query (RFC 3986, 3.4) and that the query's own grammar does not use. */
const PLAIN_IN_QUERY = /%(?:3A|2C|2F|3B|3D|40)/g;

/** Lone surrogates have no UTF-8; they become U+FFFD, as in URLSearchParams. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Cs}/gu, '\uFFFD');

export const encodeText = (text: string): string =>
  encodeURIComponent(wellFormed(text)).replaceAll(PLAIN_IN_QUERY, (escape) => decodeURIComponent(escape));

/** Text that is no valid escape stands for itself. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

export function readQuery(query: string): readonly (readonly [string, string])[] {
  return query
    .replace(/^[?#]/, '')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))];
    });
}
