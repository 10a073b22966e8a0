/** Addresses of pages, made in one place. */
import type { Listing, SubjectId } from '../../catalogue/listing';

export const subjectPath = (subject: SubjectId): string => `/subject/${subject}`;

export const pathOf = (listing: Listing): string =>
  listing.kind === 'experiment'
    ? `${subjectPath(listing.subject)}/${encodeURIComponent(listing.slug)}`
    : `/instruments/${listing.slug}`;
