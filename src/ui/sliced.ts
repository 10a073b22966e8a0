/** Work that gives the page back now and then: it yields at places where it may be left and taken up again. */
export type Sliced<T> = Generator<undefined, T, undefined>;

/** Of the page's time at once: a display frame is 16 ms, on a weak device four of these. */
const SLICE_MS = 8;

/** Goes on for one slice; null where more is left. */
export function oneSlice<T>(work: Sliced<T>): { readonly value: T } | null {
  const began = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return { value };
    if (performance.now() - began > SLICE_MS) return null;
  }
}

/** All of it, for who has no page to keep alive. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Until the page has done what came meanwhile. A timer would wait a second where the page is not in sight. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** All of it, slice by slice: between them the page answers. */
export async function inSlices<T>(work: Sliced<T>): Promise<T> {
  for (;;) {
    const done = oneSlice(work);
    if (done) return done.value;
    await pause();
  }
}
