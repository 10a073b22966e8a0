/** Compiles the kernels anew. What it writes is kept with the sources: a build needs no compiler for it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KERNELS, kernelModule } from './compile-kernel';

const root = fileURLToPath(new URL('..', import.meta.url));

for (const kernel of KERNELS) {
  await writeFile(join(root, kernel.compiled), await kernelModule(kernel));
  console.log(kernel.compiled);
}
