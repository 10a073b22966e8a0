import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TEACHING_PARTS } from '../../src/pages/teachers/parts-of-teaching';
import { siteRoutes } from '../../src/site-routes';

describe('the page for teachers', () => {
  it('has a picture for each part, and another one each', () => {
    const pictures = TEACHING_PARTS.map(({ picture }) => picture);
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const picture of pictures)
      for (const file of [`${picture}.webp`, `${picture}-card.webp`])
        expect(existsSync(`public/pictures/${file}`), file).toBe(true);
  });

  it('leads to pages that are there', () => {
    const known = new Set(siteRoutes.map(({ path }) => decodeURIComponent(path)));
    for (const { links } of TEACHING_PARTS)
      for (const { path } of links) expect(known).toContain(path.replace(/#.*/, ''));
  });
});
