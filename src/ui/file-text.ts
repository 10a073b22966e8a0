/** Text of files as programs write them. Pure but for `textOf`. */

/** The text of bytes in UTF-8, or in UTF-16 with its mark; null where they are neither. */
export function decodedText(bytes: Uint8Array): string | null {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What to do about a file whose letters cannot be told. */
export const ENCODING_SENTENCE =
  'Its letters are not written in UTF-8, so accents would be lost: save it again with the encoding UTF-8 (in a spreadsheet, “CSV UTF-8”).';

export const textOf = async (file: Blob): Promise<string | null> =>
  decodedText(new Uint8Array(await file.arrayBuffer()));
