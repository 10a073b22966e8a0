import { describe, expect, it } from 'vitest';
import type { AnyEntry } from '../../catalogue/define';
import type { Listing } from '../../catalogue/listing';
import { renderedTexts } from '../../scripts/single/texts';
import { readingTextOf } from '../../src/pages/reading-text-of';
import { entry as toy } from '../bench/rows';

const texts = {
  theory: 'The current follows the voltage.',
  misconceptions: [{ believed: 'Current is **used up** in a lamp.', instead: 'Read $I$ before and behind the lamp.' }],
  model: { equations: [], assumptions: [], validity: '', parameters: [], sources: [] },
};

const entry: AnyEntry = {
  ...toy,
  texts: () => Promise.resolve(texts),
  procedure: [
    { text: 'Set 5 V.', done: { input: 'voltage', equals: 5 } },
    { text: 'Overload it.', badly: true, done: { input: 'voltage', equals: 12 } },
  ],
};

describe('what is often believed', () => {
  it('stands in the text of the page, with what the bench shows, and bad steps are named', async () => {
    const html = await readingTextOf({ entry: () => Promise.resolve({ entry }) } as unknown as Listing);
    expect(html).toContain('<h3>Often believed</h3>');
    expect(html).toMatch(/<dt>.*<strong>used up<\/strong>.*<\/dt><dd>.*<math.*behind the lamp\..*<\/dd>/s);
    expect(html).toContain('Overload it. (Badly, on purpose.)');
    expect(html).not.toContain('5 V. (Badly');
  });

  it('is no heading where nothing is', async () => {
    const plain = { ...entry, texts: () => Promise.resolve({ ...texts, misconceptions: [] }) };
    const html = await readingTextOf({ entry: () => Promise.resolve({ entry: plain }) } as unknown as Listing);
    expect(html).not.toContain('Often believed');
  });

  it('is typeset for a bench without the site, too', () => {
    const { prose } = renderedTexts(texts);
    expect(prose['Current is **used up** in a lamp.']).toContain('<strong>used up</strong>');
  });
});
