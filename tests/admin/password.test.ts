import { describe, expect, it } from 'vitest';
import { hashOf, isHash, isPassword, ITERATIONS } from '../../src/admin/password';
import { ADMIN_HASH, ADMIN_PASSWORD } from '../../scripts/tested-admin';

/** Quick rounds: what is tested is the form and the comparison. */
const ROUNDS = 10;

describe('the hash of a password', () => {
  it('lets the password in and no other', async () => {
    const hash = await hashOf('a b c', ROUNDS);
    expect(await isPassword('a b c', hash)).toBe(true);
    for (const typed of ['', 'a b', 'a b c ', 'A b c']) expect(await isPassword(typed, hash)).toBe(false);
  });

  it('is salted: twice the same password, two hashes', async () => {
    expect(await hashOf('same', ROUNDS)).not.toBe(await hashOf('same', ROUNDS));
  });

  it('is PBKDF2 with SHA-256: a value computed apart', async () => {
    // Python: hashlib.pbkdf2_hmac('sha256', b'password', b'salt', 1)
    const right = 'pbkdf2-sha256:1:c2FsdA==:Eg+2z/z4syxD5yJSVsT4N6hlSMkszDVICAWYfLcL4Xs=';
    const wrong = 'pbkdf2-sha256:1:c2FsdA==:Eg+2z/z4syxD5yJSVsT4N6hlSMkszDVICAWYfLcL4Xo=';
    expect(await isPassword('password', right)).toBe(true);
    expect(await isPassword('password', wrong)).toBe(false);
  });

  it('takes composed and decomposed letters for the same', async () => {
    const hash = await hashOf('caf\u00E9', ROUNDS);
    expect(await isPassword('cafe\u0301', hash)).toBe(true);
  });

  it('counts only with enough rounds, and in its form', async () => {
    expect(isHash(await hashOf('x', ROUNDS))).toBe(false);
    for (const text of ['', 'password', 'pbkdf2-sha256:600000:c2FsdA==:YQ==']) expect(isHash(text)).toBe(false);
    expect(isHash(ADMIN_HASH)).toBe(true);
    expect(ITERATIONS).toBeGreaterThanOrEqual(600_000);
    expect(await isPassword(ADMIN_PASSWORD, ADMIN_HASH)).toBe(true);
    expect(await isPassword('x', 'no hash')).toBe(false);
  });
});
