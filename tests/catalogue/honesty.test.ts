/** What every entry says of itself: where its numbers come from, what is often believed instead, and what comes of doing it badly. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listings } from '../../catalogue/index';
import { cardOf, modelFile, sceneFile } from '../../scripts/registries/cards';

const built = listings.flatMap(({ id, entry }) => (entry ? [{ id, load: entry }] : []));

/** A year; a database or a program goes by its version or its address, a standard by its number. */
const FINDABLE =
  /\b1[5-9]\d\d\b|\b20\d\d\b|\.(?:org|gov|io|com|bio)\b|\b(?:ISO|IEC|EN|DIN|ASTM) (?:\w+ )?[\d-]+|translation table \d/;

/** Names, numbers of standards, years: what a short form shares with the source that it stands for. */
const marksOf = (text: string): readonly string[] => text.match(/\p{Lu}[\p{L}\d-]{2,}|\b\d{3,}\b/gu) ?? [];

describe.each(built)('$id', ({ id, load }) => {
  it('names sources that can be found', async () => {
    const { entry } = await load();
    const { sources } = (await entry.texts()).model;
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      expect(source, 'when and where').toMatch(FINDABLE);
      expect(source.length, `${source}: who, what, when, where`).toBeGreaterThan(30);
      expect(source).not.toMatch(/\bsheet['’]s\b/);
    }
  });

  it('gives each value of the model its source, or says that it was chosen', async () => {
    const { entry } = await load();
    const { sources, parameters } = (await entry.texts()).model;
    const known = new Set(sources.flatMap(marksOf));
    for (const { name, source, teaching } of parameters) {
      const said = teaching ? /chosen|computed/i.test(source) : marksOf(source).some((mark) => known.has(mark));
      expect(said, `${name}: ${source}`).toBe(true);
    }
  });

  it('has a step that does it badly, and a common belief that it confronts', async () => {
    const { entry } = await load();
    const bad = entry.procedure.filter(({ badly }) => badly);
    expect(bad.length, 'a step of the procedure with `badly: true`').toBeGreaterThan(0);
    const { misconceptions } = await entry.texts();
    expect(misconceptions.length, 'a common belief in `misconceptions` of the texts').toBeGreaterThan(0);
  });

  it('has its pictures for link previews and cards', () => {
    const missing = [`public/pictures/${id}.webp`, `public/pictures/${id}-card.webp`].filter(
      (file) => !existsSync(file),
    );
    expect(missing, `"npm run pictures -- ${id}" takes them, after a build`).toEqual([]);
  });

  it('has nothing left of the stubs that `npm run new` writes', async () => {
    const card = await cardOf(id);
    const beside = readdirSync(`catalogue/${card.shelf}`)
      .filter((name) => name.startsWith(`${id}.`))
      .map((name) => `catalogue/${card.shelf}/${name}`);
    const files = [...beside, modelFile(card), sceneFile(card), `tests/reference/${id}.json`].filter(existsSync);
    const left = files.filter((file) => readFileSync(file, 'utf8').includes('Write here'));
    expect(left, 'files that still say "Write here"').toEqual([]);
  });
});
