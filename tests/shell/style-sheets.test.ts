import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SHEETS = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

describe('style sheets', () => {
  // Else the browser styles the whole page anew with each part that is put into it: five times while a bench opens.
  it('never ask the whole site what it has: a part asks, or the page says so', () => {
    expect(SHEETS.length).toBeGreaterThan(50);
    const asking = SHEETS.filter((file) =>
      /\.site(?![\w-])(?:\[[^\]]*\])?(?::not\()?:has\(/.test(readFileSync(join('src', file), 'utf8')),
    );
    expect(asking).toEqual([]);
  });
});
