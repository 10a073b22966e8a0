/** Ways from bench to instrument: each leads through benches that are there, with settings that they know. */
import { describe, expect, it } from 'vitest';
import { listingById } from '../../catalogue/index';
import { encodeLesson } from '../../engine/runtime/lesson';
import { decodeLink } from '../../engine/runtime/link';
import { SAMPLE_ROUTES } from '../../src/shelf/sample-routes';

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
      const subject = {
        id: entry.id,
        inputs: entry.inputs,
        version: 1,
        ...(entry.boundsFor && { boundsFor: entry.boundsFor }),
      };
      expect(decodeLink(subject, step?.query ?? '').notices).toEqual([]);
    }
  });
});
