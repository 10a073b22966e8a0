import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KERNELS, kernelModule } from '../../scripts/compile-kernel';

it.each(KERNELS)('$compiled is $source as it stands: else run `npm run kernels`', async (kernel) => {
  expect(readFileSync(kernel.compiled, 'utf8')).toBe(await kernelModule(kernel));
});
