import { strToU8, zipSync } from 'fflate';
import type { Listing } from '../../catalogue/listing';
import { hash32 } from '../../engine/core/hash';
import type { Bundle } from './bundle';
import { manifest } from './manifest';
import { objectiveOf } from './objective-of';
import { singleHtml } from './single-html';

export interface PackageChoices {
  readonly query: string;
  /** Score from which it is passed; null: all steps done is completed. */
  readonly mastery: number | null;
}

/** The same package gives the same bytes. */
const MADE = new Date('2020-01-01T00:00:00');

/** Two packages of one experiment with different runs are different units. */
export const packageName = ({ id }: Listing, { query, mastery }: PackageChoices): string =>
  `lab-${id}-${hash32(query, mastery ?? '').toString(36)}`;

/** A SCORM 1.2 package, zipped. */
export async function scormPackage(listing: Listing, bundle: Bundle, choices: PackageChoices): Promise<Uint8Array> {
  const name = packageName(listing, choices);
  const preset = { id: listing.id, query: choices.query, course: { name, mastery: choices.mastery } };
  const { title } = listing;
  const description = await objectiveOf(listing);
  return zipSync(
    {
      'imsmanifest.xml': strToU8(manifest({ identifier: name, title, description })),
      'index.html': strToU8(await singleHtml(listing, bundle, preset)),
    },
    { level: 9, mtime: MADE },
  );
}
