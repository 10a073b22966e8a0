/** Opens the bench of a single file. */
import { createRoot } from 'react-dom/client';
import { listings } from '../../catalogue/index';
import { preparePort } from '../bench/run/port';
import { MORE_LETTERS, STAGE_FONTS } from '../bench/stage/fonts';
import { prepareStage } from '../bench/stage/worker-stage';
import type { Keeping } from '../bench/run/use-bench-session';
import { pathOf } from '../paths';
import { startTheme } from '../ui/theme';
import { placeStore, queryOf } from './place';
import { type FilePreset, readPreset } from './preset';
import { findApi } from './scorm/api';
import { openCourse } from './scorm/course';
import { SinglePage } from './SinglePage';
import { tryWorkers } from './start-worker';
import '../ui/tokens.css';
import '../ui/base.css';
import '../shell/shell.css';

/** The faces lie in the script, once for the page and its workers. */
function addFonts(): void {
  for (const { family, url, descriptors } of [...STAGE_FONTS, MORE_LETTERS]) {
    document.fonts.add(new FontFace(family, `url(${url})`, { ...descriptors, display: 'swap' }));
  }
}

async function show(root: HTMLElement, preset: FilePreset): Promise<void> {
  const listing = listings.find(({ id }) => id === preset.id);
  const loaded = await listing?.entry?.();
  if (!listing || !loaded) throw new Error(`This file does not hold ${preset.id}.`);
  const { entry } = loaded;
  await tryWorkers();
  preparePort(entry.simulation);
  prepareStage(entry.simulation);
  const api = preset.course ? findApi(window) : null;
  const course = api ? await openCourse({ api, preset, listing, entry }) : null;
  const keeping: Keeping = course?.keeping ?? { name: listing.id, follow: () => () => {} };
  placeStore.setState({ path: pathOf(listing), query: course?.query ?? queryOf(preset.query, location) });
  if (!course) {
    addEventListener('hashchange', () => placeStore.setState({ query: queryOf(preset.query, location) }));
  }
  createRoot(root, {
    onUncaughtError: (error) => fail(root, error),
  }).render(<SinglePage listing={listing} entry={entry} keeping={keeping} course={course} />);
}

function fail(root: HTMLElement, error: unknown): void {
  const said = document.createElement('p');
  said.setAttribute('role', 'alert');
  said.textContent = `The experiment could not be opened: ${error instanceof Error ? error.message : String(error)}`;
  root.replaceChildren(said);
}

export function openPage(): void {
  const root = document.getElementById('root');
  if (!root) return;
  startTheme();
  addFonts();
  show(root, readPreset()).catch((error: unknown) => fail(root, error));
}
