/**
 * `npm run new -- physics standing_wave "Melde’s String"`: writes the files of a new bench as stubs that compile and run, and its lines
 * in the registries. What is to be written stands in them as "Write here …".
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newBench } from './new/bench';
import { stubsOf } from './new/stubs';
import { readCards } from './registries/cards';
import { writeRegistries } from './registries/write';

try {
  const bench = newBench(process.argv.slice(2), await readCards());
  const files = stubsOf(bench);
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  }
  const names = [...files.keys()];
  spawnSync(join('node_modules', '.bin', 'biome'), ['format', '--write', ...names], { stdio: 'ignore' });
  await writeRegistries();
  console.log(`${bench.id} is listed. Now write, in this order:\n  ${names.join('\n  ')}`);
  console.log(`\nnpm run --silent lab -- run ${bench.id} --action 0:start --time 5   shows its numbers;`);
  console.log(`npm run check -- ${bench.id}   says what is still wanted.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
