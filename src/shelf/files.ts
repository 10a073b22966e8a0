/** The shelf as a file, and back. */
import { saveFile } from '../ui/save-file';
import { readShelf } from './schema';
import { merged, type Shelf } from './shelf';
import { changeShelf } from './store';

/** As many samples as a shelf holds have less. */
const MOST_BYTES = 2_000_000;

export const saveShelf = (shelf: Shelf): void =>
  saveFile('shelf.json', 'application/json', `${JSON.stringify(shelf, null, 1)}\n`);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Puts the samples of a file on the shelf; what is to be said of it. */
export async function readShelfFile(file: File): Promise<string> {
  if (file.size > MOST_BYTES) return 'This file is too large to be a shelf: at most 2 MB.';
  const value = parsed(await file.text().catch(() => ''));
  const read = value === undefined ? null : readShelf(value);
  if (!read) return 'This is no file of samples: it should be one that was saved on this page.';
  await changeShelf((shelf) => merged(shelf, read.shelf));
  const count = read.shelf.vials.length;
  const lost = read.lost > 0 ? ` ${read.lost} could not be read.` : '';
  return `${count === 1 ? 'One sample is' : `${count} samples are`} on the shelf from this file.${lost}`;
}
