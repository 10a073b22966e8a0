/** Ways from bench to instrument: each leads through benches that are there, with settings that they know. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listingById } from '../../catalogue/index';
import { encodeLesson } from '../../engine/runtime/lesson';
import { decodeLink, subjectOf } from '../../engine/runtime/link';
import { SAMPLE_ROUTES } from '../../src/shelf/sample-routes';

const browserTests = join(import.meta.dirname, '../e2e');
const walked = readdirSync(browserTests)
  .filter((file) => /^(?:lessons-|journey-shelf).*\.spec\.ts$/.test(file))
  .flatMap((file) => [...readFileSync(join(browserTests, file), 'utf8').matchAll(/lesson\.begin\('([^']+)'/g)])
  .map(([, title]) => title);

it('each is walked on the page, and no other', () => {
  expect(new Set(walked)).toEqual(new Set(SAMPLE_ROUTES.map(({ title }) => title)));
});

describe.each(SAMPLE_ROUTES)('$title', ({ steps, question }) => {
  it('asks a question and says what to do at each bench', () => {
    expect(question).toMatch(/\?/);
    for (const { caption } of steps) expect(caption).toMatch(/[.?]$/);
    expect(encodeLesson({ steps, at: 0 }).length).toBeLessThan(1900);
  });

  it('begins where a sample can be taken and ends at an instrument that takes it', async () => {
    const entries = await Promise.all(
      steps.map(async ({ experiment }) => {
        const listing = listingById.get(experiment);
        if (!listing?.entry) throw new Error(`${experiment} is not built.`);
        return (await listing.entry()).entry;
      }),
    );
    // A sequence needs no shelf: it is text at both benches.
    const typed = steps.at(-1)?.experiment === 'dna-sequencer';
    expect(entries[0]?.yields !== undefined || typed).toBe(true);
    for (const entry of entries.slice(1)) expect(typed || entry.inputs.some(({ id }) => id === 'shelf')).toBe(true);
    for (const [n, entry] of entries.entries()) {
      const step = steps[n];
      const subject = subjectOf(entry.id, entry, 1);
      expect(decodeLink(subject, step?.query ?? '').notices).toEqual([]);
    }
  });
});
