/** The posts that were published without a new build: `dynamicBlogPosts.json` at the root of the site. */
import { posts as builtIn } from '../content/posts/index';
import { type DynamicPost, newestFirst, type PostSummary, readPosts } from './post';

export const POSTS_FILE = 'dynamicBlogPosts.json';

export const builtInSlugs: ReadonlySet<string> = new Set(builtIn.map(({ slug }) => slug));

let asked: Promise<readonly DynamicPost[]> | undefined;

async function fetchPosts(): Promise<readonly DynamicPost[]> {
  const response = await fetch(import.meta.env.BASE_URL + POSTS_FILE, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${POSTS_FILE}: status ${response.status}`);
  return readPosts(await response.json(), builtInSlugs).posts.filter(({ isPublished }) => isPublished);
}

/** Published posts of the file; none where it cannot be had or read. Asked once for a visit, and again after a failure. */
export function dynamicPosts(): Promise<readonly DynamicPost[]> {
  asked ??= fetchPosts().catch(() => {
    asked = undefined;
    return [];
  });
  return asked;
}

/** What the list of posts shows: the built-in ones and these, newest first. */
export const allPosts = (dynamic: readonly DynamicPost[]): readonly PostSummary[] =>
  newestFirst<PostSummary>([...dynamic, ...builtIn]);
