/**
 * The admin's password is nowhere in the site: the build carries a salted PBKDF2-SHA-256 hash of it (RFC 8018), which
 * `npm run admin:password` makes. A gate in the browser keeps the curious out and nothing else; nothing secret lies behind it.
 */

/** OWASP Password Storage Cheat Sheet (2023): at least 600,000 rounds for PBKDF2 with SHA-256. */
export const ITERATIONS = 600_000;
const SALT_BYTES = 16;
const HASH_BITS = 256;
const FORM = /^pbkdf2-sha256:(\d+):([\w+/=]+):([\w+/=]+)$/;

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<Uint8Array> {
  // The same letters typed on different keyboards may differ in their code points.
  const typed = new TextEncoder().encode(password.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, HASH_BITS);
  return new Uint8Array(bits);
}

/** `pbkdf2-sha256:rounds:salt:hash`, the last two in base 64. */
export async function hashOf(password: string, iterations = ITERATIONS): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const hash = await derive(password, salt, iterations);
  return `pbkdf2-sha256:${iterations}:${toBase64(salt)}:${toBase64(hash)}`;
}

/** Whether a text has the form of a hash with enough rounds. */
export function isHash(text: string): boolean {
  const [, iterations, , hash = ''] = FORM.exec(text) ?? [];
  return Number(iterations) >= ITERATIONS && fromBase64(hash).length * 8 === HASH_BITS;
}

/** False for a text that is no hash. */
export async function isPassword(typed: string, hash: string): Promise<boolean> {
  const [, iterations, salt, expected] = FORM.exec(hash) ?? [];
  if (salt === undefined || expected === undefined) return false;
  const [found, wanted] = [await derive(typed, fromBase64(salt), Number(iterations)), fromBase64(expected)];
  // Every byte is looked at, whatever the first ones were.
  let difference = found.length ^ wanted.length;
  for (const [index, byte] of found.entries()) difference |= byte ^ (wanted[index] ?? 0);
  return difference === 0;
}
