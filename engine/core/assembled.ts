/**
 * Kernels in WebAssembly, each with a memory of its own that is collected with whatever uses it. Null where WebAssembly or
 * memory for it cannot be had: who asks has the same kernel in JavaScript, and a run only takes longer.
 */
export interface Assembled {
  /** Never grows, which would take away the arrays that lie in it. */
  readonly buffer: ArrayBuffer;
  readonly exports: unknown;
}

const PAGE = 65_536;

function compile(base64: string): WebAssembly.Module | null {
  try {
    return new WebAssembly.Module(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
  } catch {
    // No WebAssembly, none with vectors, or a security policy that forbids it.
    return null;
  }
}

/** Makes the kernel of a module, with room for so many bytes; compiles when first asked. */
export function assembler(base64: string): (bytes: number) => Assembled | null {
  let compiled: WebAssembly.Module | null | undefined;
  return (bytes) => {
    if (compiled === undefined) compiled = compile(base64);
    if (compiled === null) return null;
    const pages = Math.ceil(bytes / PAGE);
    try {
      const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
      const { exports } = new WebAssembly.Instance(compiled, { env: { memory } });
      return { buffer: memory.buffer, exports };
    } catch {
      return null;
    }
  };
}
