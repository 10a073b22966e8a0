/** What every page knows of an experiment or instrument without loading it. */
import type { AnyEntry } from './define';

export type SubjectId =
  | 'chemistry'
  | 'physics'
  | 'biology'
  | 'medical-microbiology'
  | 'medical-lab'
  | 'material-science'
  | 'environmental-science';

interface ListingBase {
  /** Of the specification: `chem1`, or an instrument's slug. */
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  /** The specification's simulationType. */
  readonly simulationType: string;
  /** Loads the entry; absent while the simulation is not built. */
  readonly entry?: () => Promise<{ readonly entry: AnyEntry }>;
}

export interface ExperimentListing extends ListingBase {
  readonly kind: 'experiment';
  readonly subject: SubjectId;
}

export interface InstrumentListing extends ListingBase {
  readonly kind: 'instrument';
}

export type Listing = ExperimentListing | InstrumentListing;

/** What each is for, by the id of its listing. */
export type Objectives = Readonly<Record<string, string>>;

/** The specification's slug of an experiment: lower-case title, spaces to hyphens, and the suffix. */
export const experimentSlug = (title: string): string =>
  `${title.toLowerCase().replaceAll(' ', '-')}-simulation-experiment`;

type ExperimentRow = Omit<ExperimentListing, 'kind' | 'subject' | 'slug'>;

/** The rows of one subject, in the order of the specification. */
export const defineSubject = (subject: SubjectId, rows: readonly ExperimentRow[]): readonly ExperimentListing[] =>
  rows.map((row) => ({ ...row, kind: 'experiment', subject, slug: experimentSlug(row.title) }));

/** The instruments, in the order of the specification; an instrument's slug is its id. */
export const defineInstruments = (
  rows: readonly Omit<InstrumentListing, 'kind' | 'slug'>[],
): readonly InstrumentListing[] => rows.map((row) => ({ ...row, kind: 'instrument', slug: row.id }));
