import { describe, expect, it } from 'vitest';
import { withAnchors } from '../../src/content/anchors';

const ids = (html: string): readonly string[] => withAnchors(html).headings.map(({ id }) => id);

describe('places in a text', () => {
  it('are named after the words of the heading', () => {
    expect(withAnchors('<h2>In class</h2><p>a</p><h3>b</h3>')).toEqual({
      html: '<h2 id="in-class">In class</h2><p>a</p><h3>b</h3>',
      headings: [{ id: 'in-class', text: 'In class' }],
    });
  });

  it('leave out marks, tags and apostrophes', () => {
    expect(withAnchors('<h2>What &quot;R &amp; D&quot; is <em>doing</em> here?</h2>').headings).toEqual([
      { id: 'what-r-d-is-doing-here', text: 'What "R & D" is doing here?' },
    ]);
    expect(ids('<h2>Ohm’s law</h2><h2>Größe</h2><h2>…</h2>')).toEqual(['ohms-law', 'größe', 'part']);
  });

  it('stay when a text that has them is given', () => {
    const once = withAnchors('<h2>Cost</h2><p>a</p><h2>Cost</h2>');
    expect(withAnchors(once.html)).toEqual(once);
  });

  it('are different for equal headings', () => {
    expect(ids('<h2>Cost</h2><h2>Cost</h2><h2>Costs</h2><h2>Cost</h2>')).toEqual([
      'cost',
      'cost--2',
      'costs',
      'cost--3',
    ]);
  });
});
