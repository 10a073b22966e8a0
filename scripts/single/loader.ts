/**
 * What unpacks the parts of a single file: a third of their size, and the browser needs nothing but itself. As text, since it
 * stands in the page as it is. The policy lets the unpacked scripts run by their hashes.
 */
import { PACKED_ATTRIBUTE } from '../../src/download/part';
import { PART_ATTRIBUTE } from '../../src/single/preset';

const TOO_OLD = 'This file needs a newer browser: Chrome or Edge 103, Firefox 113, Safari 16.4, or later.';

export const LOADER = `
(async () => {
  try {
    for (const packed of document.querySelectorAll('[${PACKED_ATTRIBUTE}]')) {
      const text = atob(packed.textContent.trim());
      const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
      const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
      const kind = packed.getAttribute('${PACKED_ATTRIBUTE}');
      const part = document.createElement(kind);
      if (kind === 'script') part.setAttribute('${PART_ATTRIBUTE}', '');
      part.textContent = await new Response(stream).text();
      document.body.append(part);
    }
  } catch {
    document.getElementById('root').textContent = '${TOO_OLD}';
  }
})();
`;
