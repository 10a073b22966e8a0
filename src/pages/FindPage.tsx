import { useId, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { experiments, listings } from '../../catalogue/index';
import { instruments } from '../../catalogue/instruments';
import { subjects } from '../../catalogue/subjects';
import { LEVELS, quantityChoices, skillChoices } from '../find-facts';
import { pathOf } from '../paths';
import { Head } from '../shell/Head';
import { site } from '../site';
import { SelectField } from '../ui/SelectField';
import {
  type Asked,
  BOARDS,
  type Filter,
  findAmong,
  INSTRUMENTS,
  NOTHING,
  readAsked,
  searchOf,
  TIMES,
} from './find/find-filter';
import { FindRow } from './find/FindRow';
import { useFindable } from './find/find-data';
import { breadcrumbData } from './parts/breadcrumb';
import './parts/parts.css';
import './find/find.css';

interface Option {
  readonly value: string;
  readonly text: string;
}

const SUBJECTS: readonly Option[] = [
  ...subjects.map(({ id, name }) => ({ value: id as string, text: name })),
  { value: INSTRUMENTS, text: 'Instruments' },
];

interface Field {
  readonly filter: Exclude<Filter, 'q'>;
  readonly label: string;
  /** What the list shows while nothing is asked. */
  readonly any: string;
  readonly options: readonly Option[];
}

const FIELDS: readonly Field[] = [
  { filter: 'subject', label: 'Subject', any: 'Any subject', options: SUBJECTS },
  {
    filter: 'level',
    label: 'Level',
    any: 'Any level',
    options: LEVELS.map(({ id, name }) => ({ value: id, text: name })),
  },
  {
    filter: 'time',
    label: 'Time',
    any: 'Any time',
    options: TIMES.map((minutes) => ({ value: minutes, text: `Up to ${minutes} min` })),
  },
  {
    filter: 'quantity',
    label: 'Quantity measured',
    any: 'Any quantity',
    options: quantityChoices.map(({ id, name }) => ({ value: id, text: name })),
  },
  {
    filter: 'skill',
    label: 'Skill',
    any: 'Any skill',
    options: skillChoices.map(({ id, name }) => ({ value: id, text: name })),
  },
  {
    filter: 'syllabus',
    label: 'Syllabus',
    any: 'Any syllabus',
    options: BOARDS.map((board) => ({ value: board, text: board })),
  },
];

const never = () => () => {};

/** What the address asks for; nothing in a prerendered file and in the first render of it. */
function useAsked(): readonly [asked: Asked, ask: (change: Partial<Asked>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const asked = live
    ? readAsked(
        search,
        SUBJECTS.map(({ value }) => value),
      )
    : NOTHING;
  const ask = (change: Partial<Asked>): void => {
    // One step of the browser's history, however much is typed.
    void navigate({ search: searchOf({ ...asked, ...change }) }, { replace: true, preventScrollReset: true });
  };
  return [asked, ask];
}

const COUNT = `${experiments.length} experiments and ${instruments.length} instruments`;

/** All experiments and instruments on one page: searched by words and by what a lesson needs; the address keeps what was asked. */
export function Component() {
  const all = useFindable();
  const [asked, ask] = useAsked();
  const found = findAmong(all, asked);
  const filtered = searchOf(asked) !== '';
  return (
    <div className="find-page">
      <Head
        title="Find an experiment"
        description={`All ${COUNT} on one page: by subject, level, time, quantity measured, skill and syllabus. Free, in your browser.`}
        path="/find"
        jsonLd={[
          breadcrumbData([{ name: 'Find an experiment', path: '/find' }]),
          {
            '@context': 'https://schema.org',
            '@type': 'ItemList',
            name: 'Experiments and instruments',
            itemListElement: listings.map((listing, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: listing.title,
              url: site.url + pathOf(listing),
            })),
          },
        ]}
      />
      <header>
        <h1>Find an experiment</h1>
        <p className="find-lead">
          {COUNT}. Choose what your lesson needs; the address of this page keeps it, to be sent to others.
        </p>
      </header>
      <Tools asked={asked} ask={ask} />
      <p className="find-count">
        <output>
          {found.length === all.length ? `All ${all.length} are shown.` : `${found.length} of ${all.length} fit.`}
        </output>
        {filtered && (
          <button type="button" className="button" onClick={() => ask(NOTHING)}>
            Show all
          </button>
        )}
      </p>
      {found.length === 0 && <p className="find-none">Nothing fits all of this. Take one of the choices back.</p>}
      <ul className="find-list">
        {found.map((each) => (
          <FindRow key={each.listing.id} {...each} />
        ))}
      </ul>
      <p className="find-note">
        Times are those of one learner, measured on a worked procedure: each step read and thought about, each thing
        done by hand, and lab time run as fast as the bench offers. Levels are those of the teaching notes. Topics of
        syllabuses are our reading of them, by the code and title that each gives; the boards have no part in it.
      </p>
    </div>
  );
}

function Tools({ asked, ask }: { readonly asked: Asked; readonly ask: (change: Partial<Asked>) => void }) {
  const field = useId();
  return (
    <search className="find-tools">
      <div className="find-words">
        <label htmlFor={field}>Words</label>
        <input
          id={field}
          type="search"
          placeholder="Title, aim, quantity or topic: HS-PS1-5, titration"
          value={asked.q}
          autoComplete="off"
          onChange={(event) => ask({ q: event.target.value })}
        />
      </div>
      {FIELDS.map(({ filter, label, any, options }) => (
        <div key={filter}>
          <span aria-hidden="true">{label}</span>
          <SelectField
            label={label}
            value={asked[filter]}
            options={[{ value: '', text: any }, ...options]}
            onChange={(value) => ask({ [filter]: value })}
          />
        </div>
      ))}
    </search>
  );
}
