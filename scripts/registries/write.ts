/** Writes the generated files that differ from what the cards say; gives their names. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCards } from './cards';
import { generatedFiles } from './generated';

const root = fileURLToPath(new URL('../..', import.meta.url));

export async function writeRegistries(): Promise<readonly string[]> {
  const changed = [...generatedFiles(await readCards())].filter(
    ([file, text]) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text,
  );
  for (const [file, text] of changed) writeFileSync(join(root, file), text);
  return changed.map(([file]) => file);
}
