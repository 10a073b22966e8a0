import { Refusal } from '../lab/refusal';

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

export const written = (file: string, bytes: number): void => console.log(`${file}  ${kilobytes(bytes)}`);

/** Runs a command; what it refuses is one sentence on standard error. */
export async function attempt(command: () => Promise<unknown>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
