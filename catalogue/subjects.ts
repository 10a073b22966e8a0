/** The seven subjects, in the order of the specification. */
import { biology } from './biology/listing.generated';
import { chemistry } from './chemistry/listing.generated';
import { environmentalScience } from './environmental-science/listing.generated';
import type { ExperimentListing, SubjectId } from './listing';
import { materialScience } from './material-science/listing.generated';
import { medicalLab } from './medical-lab/listing.generated';
import { medicalMicrobiology } from './medical-microbiology/listing.generated';
import { physics } from './physics/listing.generated';

export interface Subject {
  /** The form of routes: `medical-lab`. */
  readonly id: SubjectId;
  /** The specification's subject key: `medical_lab`. */
  readonly key: string;
  /** `Medical Lab`. */
  readonly name: string;
  /** One line for a card. */
  readonly description: string;
  readonly experiments: readonly ExperimentListing[];
}

/** The specification's display form of a subject key: underscores become spaces, each word is capitalised. */
export const displayName = (key: string): string =>
  key
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

function defineSubjectCard(id: SubjectId, description: string, experiments: readonly ExperimentListing[]): Subject {
  const key = id.replaceAll('-', '_');
  return { id, key, name: displayName(key), description, experiments };
}

export const subjects: readonly Subject[] = [
  defineSubjectCard('chemistry', 'Titrate, synthesise, electrolyse, separate.', chemistry),
  defineSubjectCard('physics', 'Launch, swing, float, wire and refract.', physics),
  defineSubjectCard('biology', 'Focus, extract, cross, count and translate.', biology),
  defineSubjectCard('medical-microbiology', 'Stain, culture, test and count microbes.', medicalMicrobiology),
  defineSubjectCard('medical-lab', 'Type blood, count cells, run assays, read the results.', medicalLab),
  defineSubjectCard('material-science', 'Pull, dent, break, corrode and image materials.', materialScience),
  defineSubjectCard(
    'environmental-science',
    'Sample rivers, soil and air; follow climate and ecosystems.',
    environmentalScience,
  ),
];

/** The subject a text names in any case, with spaces, hyphens or underscores between its words; null where none. */
export function subjectOf(text: string): Subject | null {
  const id = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-');
  return subjects.find((subject) => subject.id === id) ?? null;
}
