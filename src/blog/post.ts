/** Posts from `dynamicBlogPosts.json`: what a post must have, and how they join the built-in ones. Pure. */

import * as v from 'valibot';

/** What lists show of a post. */
export interface PostSummary {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly preview: string;
  /** File name under `public/pictures`; empty for none. */
  readonly image: string;
}

export interface DynamicPost extends PostSummary {
  /** Markdown. */
  readonly content: string;
  readonly isPublished: boolean;
}

export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const LONGEST_SLUG = 100;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const IMAGE = /^[\w-]+\.(?:webp|png|jpe?g|svg)$/i;

/** Whether a text is a day of the calendar as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
}

export type PostField = Exclude<keyof DynamicPost, 'id' | 'isPublished'>;

/** What is wrong with the fields of a post, a sentence for each; `taken`: slugs of other posts. */
export function faultsOf(post: DynamicPost, taken: ReadonlySet<string>): Readonly<Partial<Record<PostField, string>>> {
  const faults: Partial<Record<PostField, string>> = {};
  if (post.title.trim() === '') faults.title = 'A post needs a title.';
  if (!SLUG.test(post.slug) || post.slug.length > LONGEST_SLUG) {
    faults.slug = `A slug has up to ${LONGEST_SLUG} lower-case letters, digits and single hyphens between them.`;
  } else if (taken.has(post.slug)) {
    faults.slug = `Another post has the slug "${post.slug}".`;
  }
  if (!isDay(post.date)) faults.date = 'The date must be a day of the calendar, written YYYY-MM-DD.';
  if (post.author.trim() === '') faults.author = 'A post needs an author.';
  if (post.preview.trim() === '') faults.preview = 'A post needs a preview: the sentence or two that lists show.';
  if (post.content.trim() === '') faults.content = 'A post needs a text.';
  if (post.image !== '' && !IMAGE.test(post.image)) {
    faults.image = 'The picture is a file name under pictures/, such as chem1.webp; leave it empty for none.';
  }
  return faults;
}

/** Characters of one field: a text longer than this is no post. */
const MOST_TEXT = 500_000;
const text = v.pipe(v.string(), v.maxLength(MOST_TEXT));
const words = v.fallback(text, '');

/** What stands in the file of posts. Fields that lists can do without may be missing. */
const filed = v.object({
  id: v.fallback(v.union([text, v.pipe(v.number(), v.transform(String))]), ''),
  slug: text,
  title: text,
  date: text,
  author: text,
  tags: v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((tags) => tags.filter((tag): tag is string => typeof tag === 'string')),
    ),
    [],
  ),
  preview: text,
  content: text,
  image: words,
  isPublished: v.fallback(v.boolean(), false),
});

const FIELDS = ['slug', 'title', 'date', 'author', 'preview', 'content'] as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function takePost(value: unknown, place: number): DynamicPost | string {
  const where = `Post ${place}`;
  if (!isRecord(value)) return `${where} is not an object.`;
  const read = v.safeParse(filed, value);
  if (read.success) return { ...read.output, id: read.output.id || read.output.slug };
  const bad = new Set(read.issues.map(({ path }) => path?.[0]?.key));
  return `${where} has no ${FIELDS.filter((field) => bad.has(field)).join(', no ')}.`;
}

function readPost(value: unknown, place: number, taken: ReadonlySet<string>): DynamicPost | string {
  const post = takePost(value, place);
  if (typeof post === 'string') return post;
  const [fault] = Object.values(faultsOf(post, taken));
  return fault === undefined ? post : `Post ${place} ("${post.title.slice(0, 60)}"): ${fault}`;
}

export interface Drafts {
  readonly posts: readonly DynamicPost[];
  /** Changed since the file was last saved, imported or fetched. */
  readonly unsaved: boolean;
  /** What could not be read, a sentence for each. */
  readonly leftOut: readonly string[];
}

/** The posts that are worked on, as a browser kept them: they may lack what a published post needs. */
export function readDrafts(kept: unknown): Drafts {
  const { posts: list, unsaved } = isRecord(kept) ? kept : {};
  if (!Array.isArray(list)) return { posts: [], unsaved: false, leftOut: ['The kept posts are no list of posts.'] };
  const posts: DynamicPost[] = [];
  const leftOut: string[] = [];
  const ids = new Set<string>();
  for (const [index, value] of list.entries()) {
    const post = takePost(value, index + 1);
    if (typeof post === 'string') leftOut.push(post);
    else if (ids.has(post.id)) leftOut.push(`Post ${index + 1} is there twice.`);
    else {
      ids.add(post.id);
      posts.push(post);
    }
  }
  return { posts, unsaved: unsaved === true, leftOut };
}

export interface ReadPosts {
  readonly posts: readonly DynamicPost[];
  /** Why others were left out, a sentence for each. */
  readonly leftOut: readonly string[];
}

/**
 * The posts of a parsed `dynamicBlogPosts.json`: a list, or an object whose `posts` is one. A bad post is left out and the
 * others stay. `taken`: slugs that no post may have.
 */
export function readPosts(data: unknown, taken: ReadonlySet<string>): ReadPosts {
  const list = isRecord(data) ? data['posts'] : data;
  if (!Array.isArray(list)) return { posts: [], leftOut: ['The file must hold a list of posts.'] };
  const posts: DynamicPost[] = [];
  const leftOut: string[] = [];
  const slugs = new Set(taken);
  for (const [index, value] of list.entries()) {
    const post = readPost(value, index + 1, slugs);
    if (typeof post === 'string') {
      leftOut.push(post);
    } else {
      // A draft does not keep a published post of its name from being shown.
      if (post.isPublished) slugs.add(post.slug);
      posts.push(post);
    }
  }
  return { posts, leftOut };
}

/** Newest first; of one day, in the order given. */
export const newestFirst = <P extends PostSummary>(posts: readonly P[]): readonly P[] =>
  posts.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
