/** The kernels written in AssemblyScript, and the modules that carry them compiled: text that every bundler and worker takes. */
import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';

export interface KernelFile {
  /** From the root of the project. */
  readonly source: string;
  readonly compiled: string;
  readonly name: string;
}

export const KERNELS: readonly KernelFile[] = [
  { source: 'engine/core/kernels/wave.as.ts', compiled: 'engine/core/kernels/wave-wasm.ts', name: 'WAVE_WASM' },
  { source: 'engine/core/kernels/gas.as.ts', compiled: 'engine/core/kernels/gas-wasm.ts', name: 'GAS_WASM' },
];

/** Vectors of two numbers, on a memory that the caller brings; nothing else of the language's runtime. */
const OPTIONS = '-O3 --converge --noAssert --runtime stub --importMemory --noExportMemory --enable simd'.split(' ');

const root = fileURLToPath(new URL('..', import.meta.url));

async function compile(source: string): Promise<Uint8Array> {
  const written: (string | Uint8Array)[] = [];
  const complaints: string[] = [];
  const { error } = await main([source, '--baseDir', root, '--outFile', 'kernel.wasm', ...OPTIONS], {
    writeFile: (_name, contents) => void written.push(contents),
    stderr: { write: (text) => void complaints.push(String(text)) },
  });
  const [bytes] = written;
  if (error !== null || !(bytes instanceof Uint8Array)) {
    throw new Error(`${source} does not compile:\n${complaints.join('')}`);
  }
  return bytes;
}

/** The text of the compiled module. */
export async function kernelModule({ source, name }: KernelFile): Promise<string> {
  const base64 = Buffer.from(await compile(source)).toString('base64');
  return `/** ${source} compiled by \`npm run kernels\`, in base64. */\nexport const ${name} =\n  '${base64}';\n`;
}
