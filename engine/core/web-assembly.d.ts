/** What `assembled.ts` uses of the platform: browsers, workers and Node have it, the language's own library does not. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Memory {
    constructor(size: { readonly initial: number; readonly maximum: number });
    readonly buffer: ArrayBuffer;
  }
  class Instance {
    constructor(module: Module, imports: { readonly env: { readonly memory: Memory } });
    readonly exports: unknown;
  }
}

declare function atob(base64: string): string;
