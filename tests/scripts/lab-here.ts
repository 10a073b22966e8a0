/** The command `lab` within this process: what it prints on its two outputs, and its exit code. */
import { expect, vi } from 'vitest';
import { lab as command } from '../../scripts/lab/command';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export async function lab(...args: readonly string[]): Promise<Ended> {
  const writes = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true));
  try {
    const code = await command(args);
    const [out = '', err = ''] = writes.map(({ mock }) => mock.calls.map(([part]) => String(part)).join(''));
    return { code, out, err };
  } finally {
    for (const write of writes) write.mockRestore();
  }
}

export const json = async (...args: readonly string[]) => {
  const { code, out, err } = await lab(...args);
  expect(err === '' || code === 0, err).toBe(true);
  return JSON.parse(out);
};
