/** `lab list`: everything in the catalogue. */
import { listings } from '../../catalogue/index';
import type { Listing } from '../../catalogue/listing';
import { subjectOf, subjects } from '../../catalogue/subjects';
import { json, print } from './output';
import { refuse } from './refusal';

export interface ListOptions {
  readonly subject?: string;
  readonly json?: boolean;
}

const row = (listing: Listing) => ({
  id: listing.id,
  slug: listing.slug,
  title: listing.title,
  subject: listing.kind === 'experiment' ? listing.subject : null,
  kind: listing.kind,
  simulationType: listing.simulationType,
  built: listing.entry !== undefined,
});

export function list(options: ListOptions): void {
  const subject = options.subject === undefined ? null : subjectOf(options.subject);
  if (options.subject !== undefined && !subject) {
    refuse(`There is no subject "${options.subject}"; there are ${subjects.map(({ id }) => id).join(', ')}.`);
  }
  const rows = (subject ? subject.experiments : listings).map(row);
  if (options.json) return print(json(rows));
  const width = Math.max(...rows.map(({ id }) => id.length));
  print(
    rows.map(({ id, title, built }) => `${id.padEnd(width)}  ${title}${built ? '' : '  (not built yet)'}\n`).join(''),
  );
}
