/** A text inside markup: between tags, or in an attribute between double quotes, of HTML, SVG and XML alike. */
export const escaped = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- exactly those that XML 1.0 forbids
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
