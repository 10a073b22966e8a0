/** Opens the bench of a single file. */
import { createRoot } from 'react-dom/client';
import { listings } from '../../catalogue/index';
import { type CarriedRun, carriedRun } from '../../engine/runtime/carried-set';
import { decodeLesson } from '../../engine/runtime/lesson';
import { preparePort } from '../bench/run/port';
import { MORE_LETTERS, STAGE_FONTS } from '../bench/stage/fonts';
import { prepareStage } from '../bench/stage/worker-stage';
import { pathOf } from '../paths';
import { startTheme } from '../ui/theme';
import { type OpenedBench, subjectOfBench } from './opened-bench';
import { followedPath } from './class-address';
import { ownQuery, placeStore, queryOf } from './place';
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

/** The benches of the file, ready to be shown one after the other. */
async function openBenches(): Promise<readonly OpenedBench[]> {
  const opened = listings.map(async (listing): Promise<readonly OpenedBench[]> => {
    const loaded = await listing.entry?.();
    return loaded ? [{ listing, entry: loaded.entry, keeping: { name: listing.id, follow: () => () => {} } }] : [];
  });
  return (await Promise.all(opened)).flat();
}

interface Begun {
  readonly id: string;
  readonly query: string;
  /** What the unit's name ends with, where a package has several. */
  readonly unit: string;
  /** What the teacher says to it; may be empty. */
  readonly caption: string;
}

/** What the page begins with. In a course each step of a lesson is a unit, which the platform names in the address. */
function begunWith({ id, query, course }: FilePreset): Begun {
  const steps = course ? (decodeLesson(query)?.steps ?? []) : [];
  const at = Math.max(0, Number(new URLSearchParams(location.search).get('step') ?? 1) - 1);
  const step = steps[at];
  return step
    ? { id: step.experiment, query: step.query, unit: `-${at + 1}`, caption: step.caption }
    : { id, query, unit: '', caption: '' };
}

async function show(root: HTMLElement, preset: FilePreset): Promise<void> {
  const followed = followedPath(location);
  // The visit is that of the window in which the learner works, which a class window only shows.
  const api = preset.course && followed === null ? findApi(window) : null;
  const begun = begunWith(preset);
  const benches = await openBenches();
  const bench = benches.find(({ listing }) =>
    followed === null ? listing.id === begun.id : pathOf(listing) === followed,
  );
  if (!bench) throw new Error(`This file does not hold ${followed ?? begun.id}.`);
  const { listing, entry } = bench;
  await tryWorkers();
  preparePort(entry.simulation);
  prepareStage(entry.simulation);
  const subject = await subjectOfBench(bench);
  const runOf = (name: string): CarriedRun =>
    preset.set ? carriedRun(subject, begun.query, preset.set, name) : { query: begun.query, listed: true };
  const course =
    api && preset.course
      ? await openCourse({
          api,
          preset: { ...preset.course, name: preset.course.name + begun.unit },
          listing,
          entry,
          subject,
          queryOf: (name) => runOf(name).query,
        })
      : null;
  const open = (query: string): void => placeStore.setState({ path: pathOf(listing), query });
  const address = (): Pick<Location, 'search' | 'hash'> =>
    begun.unit === '' ? location : { search: '', hash: location.hash };
  open(course?.query ?? queryOf(begun.query, address()));
  if (!course) addEventListener('hashchange', () => open(queryOf(begun.query, address())));
  const shown = course ? [{ ...bench, keeping: course.keeping }] : benches;
  // Whose run it is only the student can say, unless the address or a platform does.
  const asks = preset.set !== null && followed === null && !course && ownQuery(address()) === undefined;
  createRoot(root, {
    onUncaughtError: (error) => fail(root, error),
  }).render(
    <SinglePage benches={shown} course={course} caption={begun.caption} asked={asks ? { listing, runOf } : null} />,
  );
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
