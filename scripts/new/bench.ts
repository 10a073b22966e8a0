/** What a new bench is called: from the words on the command line, each refusal a sentence that says what is allowed. */
import { existsSync } from 'node:fs';
import { type Shelf, SHELVES } from '../../catalogue/objectives';
import { experimentSlug } from '../../catalogue/listing';
import type { FoundCard } from '../registries/cards';

export interface NewBench {
  readonly id: string;
  readonly shelf: Shelf;
  readonly title: string;
  /** The key of its simulation. */
  readonly simulation: string;
  /** Name of its model's file and of its scene's folder. */
  readonly name: string;
  /** Of an instrument: its place in the list. */
  readonly place: number | null;
}

const KEY = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*(?:\/[a-z][a-z0-9-]*)?$/;

/** The next number of a subject: `phy12` after `phy11`. */
function nextId(cards: readonly FoundCard[]): string {
  const numbered = cards.map(({ id }) => /^([a-z]+)(\d+)$/.exec(id)).filter((match) => match !== null);
  const prefix = numbered[0]?.[1];
  if (prefix === undefined) throw new Error('The subject has no experiment yet that its ids could be counted from.');
  return `${prefix}${Math.max(...numbered.map(([, , number]) => Number(number))) + 1}`;
}

function shelfNamed(word: string): Shelf {
  const shelf = SHELVES.find((each) => each === word.toLowerCase().replaceAll(/[\s_]+/g, '-'));
  if (!shelf) throw new Error(`There is no subject "${word}"; there are ${SHELVES.join(', ')}.`);
  return shelf;
}

/** @param words - subject, type and title. */
export function newBench(words: readonly string[], cards: readonly FoundCard[]): NewBench {
  const [subject, simulation, title, ...more] = words;
  if (!subject || !simulation || !title || more.length > 0)
    throw new Error('Give a subject, a type and a title: npm run new -- physics standing_wave "Melde’s String"');
  const shelf = shelfNamed(subject);
  if (!KEY.test(simulation))
    throw new Error(
      `"${simulation}" is no type: small letters, digits and underscores, as in standing_wave; /name follows where several share a type.`,
    );
  const taken = cards.find((card) => card.simulation === simulation);
  if (taken)
    throw new Error(
      `${taken.id} has the type ${simulation} already: choose another, or ${simulation}/name to share it.`,
    );
  const slug = experimentSlug(title);
  const same = cards.find((card) => experimentSlug(card.title) === slug);
  if (same) throw new Error(`${same.id} is called "${same.title}" already: choose another title.`);
  const others = cards.filter((card) => card.shelf === shelf);
  const name = (simulation.split('/').at(-1) ?? '').replaceAll('_', '-');
  if (existsSync(`engine/${shelf}/${name}.ts`) || existsSync(`src/scenes/${shelf}/${name}`))
    throw new Error(
      `engine/${shelf}/${name}.ts or src/scenes/${shelf}/${name}/ is there already: choose another type.`,
    );
  const instrument = shelf === 'instruments';
  const id = instrument
    ? title
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '')
    : nextId(others);
  return { id, shelf, title, simulation, name, place: instrument ? others.length + 1 : null };
}
