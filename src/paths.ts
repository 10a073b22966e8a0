/** Addresses of pages, made in one place. */
import type { Listing, SubjectId } from '../catalogue/listing';

export const subjectPath = (subject: SubjectId): string => `/subject/${subject}`;

/** The summary of a subject's lab. */
export const labPath = (subject: SubjectId): string => `/lab/${subject}`;

/** `Chemistry lab`; `Medical Lab` is one by its name. */
export const labName = (subject: string): string => (subject.endsWith(' Lab') ? subject : `${subject} lab`);

export const pathOf = (listing: Listing): string =>
  listing.kind === 'experiment'
    ? `${subjectPath(listing.subject)}/${encodeURIComponent(listing.slug)}`
    : `/instruments/${listing.slug}`;

/** The same page by the id of its experiment, to be typed: `404.html` finds it. */
export const shortPathOf = (listing: Listing): string =>
  listing.kind === 'experiment' ? `${subjectPath(listing.subject)}/${listing.id}` : pathOf(listing);

/** Teaching notes of an experiment or instrument. */
export const teachPath = ({ id }: Listing): string => `/teach/${id}`;

export const articlePath = (slug: string): string => `/articles/${slug}`;

export const postPath = (slug: string): string => `/blog/${slug}`;

export const LONG_READ = '/unmasking-free-virtual-ai-science-lab-for-online-practicals';
