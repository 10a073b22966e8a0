/** Posts from `dynamicBlogPosts.json`: what a post must have, and how they join the built-in ones. Pure. */

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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TEXTS = ['slug', 'title', 'date', 'author', 'preview', 'content'] as const;

function readPost(value: unknown, place: number, taken: ReadonlySet<string>): DynamicPost | string {
  const where = `Post ${place}`;
  if (!isRecord(value)) return `${where} is not an object.`;
  const missing = TEXTS.filter((field) => typeof value[field] !== 'string');
  if (missing.length > 0) return `${where} has no ${missing.join(', no ')}.`;
  const text = (field: string): string => (typeof value[field] === 'string' ? value[field] : '');
  const tags = Array.isArray(value['tags'])
    ? value['tags'].filter((tag): tag is string => typeof tag === 'string')
    : [];
  const id = value['id'];
  const post: DynamicPost = {
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : text('slug'),
    slug: text('slug'),
    title: text('title'),
    date: text('date'),
    author: text('author'),
    tags,
    preview: text('preview'),
    content: text('content'),
    image: text('image'),
    isPublished: value['isPublished'] === true,
  };
  const [fault] = Object.values(faultsOf(post, taken));
  return fault === undefined ? post : `${where} ("${post.title.slice(0, 60)}"): ${fault}`;
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
      slugs.add(post.slug);
      posts.push(post);
    }
  }
  return { posts, leftOut };
}

/** Newest first; of one day, in the order given. */
export const newestFirst = <P extends PostSummary>(posts: readonly P[]): readonly P[] =>
  posts.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
