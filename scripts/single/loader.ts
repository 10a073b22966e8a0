/**
 * What unpacks the script of a single file: a third of its size, and the browser needs nothing but itself. As text, since it
 * stands in the page as it is. The policy lets the unpacked script run by its hash.
 */
import { SCRIPT_ID } from '../../src/single/preset';

export const PACKED_ID = 'lab-packed';

const TOO_OLD = 'This file needs a newer browser: Chrome or Edge 103, Firefox 113, Safari 16.4, or later.';

export const LOADER = `
(async () => {
  try {
    const text = atob(document.getElementById('${PACKED_ID}').textContent.trim());
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const script = document.createElement('script');
    script.id = '${SCRIPT_ID}';
    script.textContent = await new Response(stream).text();
    document.body.append(script);
  } catch {
    document.getElementById('root').textContent = '${TOO_OLD}';
  }
})();
`;
