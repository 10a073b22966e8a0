/** The cards of all benches, found by their file names: `catalogue/<subject>/<id>.card.ts`. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BenchCard, PictureState } from '../../catalogue/card';
import { type Shelf, SHELVES } from '../../catalogue/objectives';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface FoundCard extends BenchCard {
  readonly id: string;
  readonly shelf: Shelf;
}

const ENDING = '.card.ts';

const byNumbers = new Intl.Collator('en', { numeric: true });

async function read(shelf: Shelf, id: string): Promise<FoundCard> {
  const file = `catalogue/${shelf}/${id}${ENDING}`;
  const { card } = (await import(pathToFileURL(join(root, file)).href)) as { readonly card?: BenchCard };
  if (!card) throw new Error(`${file} exports no card: it should say "export const card: BenchCard = { … }".`);
  return { ...card, id, shelf };
}

/** Those of one subject or of the instruments, in the order in which they are listed. */
async function cardsOn(shelf: Shelf): Promise<readonly FoundCard[]> {
  const ids = readdirSync(join(root, 'catalogue', shelf))
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length));
  const cards = await Promise.all(ids.map((id) => read(shelf, id)));
  return cards.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0) || byNumbers.compare(a.id, b.id));
}

/** All of them: experiments subject by subject, then the instruments. */
export async function readCards(): Promise<readonly FoundCard[]> {
  return (await Promise.all(SHELVES.map(cardsOn))).flat();
}

export async function cardOf(id: string): Promise<FoundCard> {
  const card = (await readCards()).find((each) => each.id === id);
  if (!card) throw new Error(`There is no ${id}${ENDING} in catalogue/.`);
  return card;
}

/** The first of these files that there is, from the project's root. */
function existing(...files: readonly [string, ...string[]]): string {
  const found = files.find((file) => existsSync(join(root, file)));
  if (found === undefined) throw new Error(`There is no ${files.join(' or ')}, which a card names.`);
  return found;
}

/** The module of the model. */
export const modelFile = ({ model }: FoundCard): string => existing(`engine/${model}.ts`, `engine/${model}/index.ts`);

/** The module of the scene. */
export const sceneFile = ({ scene }: FoundCard): string => existing(`src/scenes/${scene}/scene.ts`);

/** The module of the entry. */
export const entryFile = ({ shelf, id }: { readonly shelf: Shelf; readonly id: string }): string =>
  `catalogue/${shelf}/${id}.ts`;

export const pictureStateOf = async (id: string): Promise<PictureState> => (await cardOf(id)).picture;

/** Lab seconds at which a bench's run counts as ended. */
export const endOf = ({ until, end = 3 * until }: PictureState): number => end;
