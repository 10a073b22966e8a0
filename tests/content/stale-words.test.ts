/** Words of the time when the lab was being built: all ninety-five benches stand now. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const STALE = ['built one by one', 'has been built', 'not built yet', 'of them ready', 'ready to use', 'to come.'];
const FOLDERS = ['src/pages', 'src/content', 'src/shell', 'src/blog'];

it('no page speaks of what is still to be built', () => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|md)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(folder, file), 'utf8').toLowerCase();
        return STALE.filter((words) => text.includes(words)).map((words) => `${folder}/${file}: "${words}"`);
      }),
  );
  expect(found).toEqual([]);
});
