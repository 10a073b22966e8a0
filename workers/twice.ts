/** How long after a file did not come it is asked for again. */
const PAUSE_MS = 500;

/** Fetches a part of the program; what does not come is asked for once more before anybody hears of it. */
export async function twice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return load();
  }
}
