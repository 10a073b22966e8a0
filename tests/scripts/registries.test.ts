import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardOf, entryFile, modelFile, readCards, sceneFile } from '../../scripts/registries/cards';
import {
  generatedFiles,
  listingSource,
  objectivesSource,
  scenesSource,
  simulationsSource,
} from '../../scripts/registries/generated';

const cards = await readCards();

describe('what is written from the cards', () => {
  it.each([...generatedFiles(cards)])('%s agrees with them', (file, text) => {
    expect(readFileSync(file, 'utf8') === text, `run "npm run registries", which writes ${file}`).toBe(true);
  });

  it('names files that are there', () => {
    for (const card of cards) {
      expect(existsSync(entryFile(card)), entryFile(card)).toBe(true);
      expect([modelFile(card), sceneFile(card)].filter((file) => !existsSync(file))).toEqual([]);
    }
  });

  it('keeps experiments in the order of their numbers, and instruments in that of their places', () => {
    const physics = cards.filter(({ shelf }) => shelf === 'physics').map(({ id }) => id);
    expect(physics.indexOf('phy2')).toBeLessThan(physics.indexOf('phy10'));
    const places = cards.filter(({ shelf }) => shelf === 'instruments').map(({ place }) => place);
    expect(places).toEqual(places.map((_, index) => index + 1));
  });

  it('has quotes and apostrophes of a text as they are', () => {
    const [first] = cards;
    const title = String.raw`It's a "back\slash"`;
    const text = listingSource('chemistry', first ? [{ ...first, shelf: 'chemistry', title }] : []);
    expect(text).toContain(String.raw`title: 'It\'s a "back\\slash"'`);
  });
});

describe('a bench alone', () => {
  it.each(['chem1', 'phy3', 'mri'])('%s has the registries to itself', async (id) => {
    const card = await cardOf(id);
    for (const source of [simulationsSource([card]), scenesSource([card]), listingSource(card.shelf, [card])])
      expect(source.match(/=> import\(/g)).toHaveLength(1);
    expect(simulationsSource([card])).toContain(`'${card.simulation}': () => import('./${card.model}')`);
    expect(listingSource(card.shelf === 'physics' ? 'biology' : 'physics', [card])).not.toContain('import(');
    expect(objectivesSource(card.shelf, [card]).match(/^ {2}'/gm)).toHaveLength(1);
  });

  it('without a card is refused by name', async () => {
    await expect(cardOf('phy0')).rejects.toThrow('There is no phy0.card.ts in catalogue/.');
  });
});
