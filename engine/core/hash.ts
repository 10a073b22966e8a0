/** MurmurHash3, 32 bits (A. Appleby, public domain). */

/** Well mixed unsigned 32-bit hash of a list of numbers and strings; ('a', 'b') and ('ab') differ, 1 and '1' too. */
export function hash32(...parts: readonly (string | number)[]): number {
  return murmur3(0, parts);
}

const numberBytes = new DataView(new ArrayBuffer(8));
const NUMBER_TAG = 0x6e756d62;
const STRING_TAG = 0x73747267;

function murmur3Word(hash: number, word: number): number {
  const k = Math.imul(word, 0xcc9e2d51);
  const mixed = hash ^ Math.imul((k << 15) | (k >>> 17), 0x1b873593);
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}

/** The same from a start value of its own. */
export function murmur3(start: number, parts: readonly (string | number)[]): number {
  let hash = start;
  let words = 0;
  for (const part of parts) {
    if (typeof part === 'number') {
      // Adding 0 turns −0 into 0: equal numbers have equal hashes.
      numberBytes.setFloat64(0, part + 0);
      hash = murmur3Word(hash, NUMBER_TAG);
      hash = murmur3Word(hash, numberBytes.getInt32(0));
      hash = murmur3Word(hash, numberBytes.getInt32(4));
      words += 3;
    } else {
      hash = murmur3Word(hash, STRING_TAG);
      hash = murmur3Word(hash, part.length);
      for (let i = 0; i < part.length; i += 2) {
        const second = i + 1 < part.length ? part.charCodeAt(i + 1) : 0;
        hash = murmur3Word(hash, part.charCodeAt(i) | (second << 16));
      }
      words += 2 + ((part.length + 1) >> 1);
    }
  }
  hash ^= 4 * words;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
