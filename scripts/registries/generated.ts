/** The text of each file that is written from the cards. */
import { type Shelf, SHELVES } from '../../catalogue/objectives';
import type { FoundCard } from './cards';

const HEAD =
  '/** Written by `npm run registries` from the cards (`catalogue/<subject>/<id>.card.ts`). Edit those. */\n';

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const lazy = (key: string, module: string): string => `  ${quoted(key)}: () => import(${quoted(module)}),\n`;

const byKey = (cards: readonly FoundCard[]): readonly FoundCard[] =>
  cards.toSorted((a, b) => (a.simulation < b.simulation ? -1 : 1));

/** What the listing of a shelf is called in its module. */
export const shelfName = (shelf: Shelf): string =>
  shelf.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Every simulation, one lazy line each. */
export const simulationsSource = (cards: readonly FoundCard[]): string =>
  `${HEAD}import type { AnySimulation } from './contract';

export const simulations = {
${byKey(cards)
  .map(({ simulation, model }) => lazy(simulation, `./${model}`))
  .join('')}} as const satisfies Readonly<Record<string, () => Promise<{ readonly simulation: AnySimulation }>>>;
`;

/** Every scene, one lazy line each. A missing scene, or the scene of another simulation, is a compile error. */
export const scenesSource = (cards: readonly FoundCard[]): string =>
  `${HEAD}import type { SimulationKey } from '../../engine/registry';
import type { CreateScene } from './contract';

export const scenes = {
${byKey(cards)
  .map(({ simulation, scene }) => lazy(simulation, `./${scene}/scene`))
  .join(
    '',
  )}} as const satisfies { readonly [K in SimulationKey]: () => Promise<{ readonly createScene: CreateScene<K> }> };
`;

const rowOf = ({ id, title, simulation }: FoundCard): string =>
  `  { id: ${quoted(id)}, title: ${quoted(title)}, simulationType: ${quoted(simulation.split('/')[0] ?? '')}, entry: () => import(${quoted(`./${id}`)}) },\n`;

/** The listing of a subject, or of the instruments. */
export function listingSource(shelf: Shelf, cards: readonly FoundCard[]): string {
  const rows = cards.filter((card) => card.shelf === shelf).map(rowOf);
  const define = shelf === 'instruments' ? 'defineInstruments' : 'defineSubject';
  const first = shelf === 'instruments' ? '' : `${quoted(shelf)}, `;
  return `${HEAD}import { ${define} } from '../listing';

export const ${shelfName(shelf)} = ${define}(${first}[
${rows.join('')}]);
`;
}

/** What those of a subject, or the instruments, are for. */
export function objectivesSource(shelf: Shelf, cards: readonly FoundCard[]): string {
  const lines = cards
    .filter((card) => card.shelf === shelf)
    .map(({ id, objective }) => `  ${quoted(id)}: ${quoted(objective)},\n`);
  return `${HEAD}import type { Objectives } from '../listing';

export const objectives: Objectives = {
${lines.join('')}};
`;
}

/** How many there are: a page may say so without loading the list. */
function countsSource(cards: readonly FoundCard[]): string {
  const instruments = cards.filter(({ shelf }) => shelf === 'instruments').length;
  return `${HEAD}export const counts = { experiments: ${cards.length - instruments}, instruments: ${instruments} } as const;\n`;
}

export const listingFile = (shelf: Shelf): string => `catalogue/${shelf}/listing.generated.ts`;
export const objectivesFile = (shelf: Shelf): string => `catalogue/${shelf}/objectives.generated.ts`;
export const SIMULATIONS_FILE = 'engine/registry.generated.ts';
export const SCENES_FILE = 'src/scenes/registry.generated.ts';

/** Every generated file, from the project's root, with its text. */
export const generatedFiles = (cards: readonly FoundCard[]): ReadonlyMap<string, string> =>
  new Map([
    [SIMULATIONS_FILE, simulationsSource(cards)],
    [SCENES_FILE, scenesSource(cards)],
    ['catalogue/counts.generated.ts', countsSource(cards)],
    ...SHELVES.flatMap((shelf) => [
      [listingFile(shelf), listingSource(shelf, cards)] as const,
      [objectivesFile(shelf), objectivesSource(shelf, cards)] as const,
    ]),
  ]);
