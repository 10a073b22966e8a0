/**
 * The posts that the admin works on, published ones and drafts: kept in IndexedDB with each change, so that a reload or a
 * crash loses none. Publishing marks a post; the site shows it once `dynamicBlogPosts.json` is saved where the site is served.
 */
import { get, set } from 'idb-keyval';
import { createStore } from 'zustand/vanilla';
import { builtInSlugs, POSTS_FILE } from '../blog/dynamic-posts';
import { type DynamicPost, readDrafts, readPosts } from '../blog/post';
import { site } from '../site';

const KEY = 'blog-posts';
/** What could not be read of it, as it was. */
const ASIDE_KEY = 'blog-posts:unreadable';
const WRITE_EVERY_MS = 300;

export interface DraftsState {
  /** Null until the browser's store was read. */
  readonly posts: readonly DynamicPost[] | null;
  /** The browser refused to keep them: they last for this visit. */
  readonly unkept: boolean;
  /** The last change is still on its way into the browser's store. */
  readonly writing: boolean;
  /** Changed since the file was last saved, imported or fetched. */
  readonly unsaved: boolean;
  /** What of the kept posts could not be read, a sentence for each. */
  readonly leftOut: readonly string[];
}

export const draftsStore = createStore<DraftsState>(() => ({
  posts: null,
  unkept: false,
  writing: false,
  unsaved: false,
  leftOut: [],
}));

let timer: ReturnType<typeof setTimeout> | undefined;

function write(): void {
  timer = undefined;
  const { posts, unsaved } = draftsStore.getState();
  const done = (unkept: boolean): void => {
    // A later change has begun a write of its own.
    if (draftsStore.getState().posts === posts) draftsStore.setState({ unkept, writing: false });
  };
  set(KEY, { posts, unsaved }).then(
    () => done(false),
    () => done(true),
  );
}

/** Writes at once what still waits. */
export function flushDrafts(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  write();
}

export function setPosts(posts: readonly DynamicPost[], unsaved = true): void {
  draftsStore.setState({ posts, unsaved, writing: true });
  timer ??= setTimeout(write, WRITE_EVERY_MS);
}

const changed = (change: (posts: readonly DynamicPost[]) => readonly DynamicPost[]): void =>
  setPosts(change(draftsStore.getState().posts ?? []));

/** The published file as the site serves it now. */
export async function fetchFile(): Promise<ReturnType<typeof readPosts>> {
  const response = await fetch(import.meta.env.BASE_URL + POSTS_FILE, { cache: 'no-store' });
  // A site without the file has no posts of this kind yet; some hosts answer with a page.
  if (!response.ok || !(response.headers.get('content-type') ?? '').includes('json')) return { posts: [], leftOut: [] };
  return readPosts(await response.json(), builtInSlugs);
}

/** Reads what is kept; where nothing is, begins with the posts of the site's file. */
export async function openDrafts(): Promise<void> {
  if (draftsStore.getState().posts) return;
  try {
    const kept = await get<unknown>(KEY);
    if (kept !== undefined) {
      const { posts, unsaved, leftOut } = readDrafts(kept);
      // As it was it lies aside, and goes with "Export all local data".
      if (leftOut.length > 0) await set(ASIDE_KEY, kept);
      draftsStore.setState({ posts, unsaved, leftOut });
      return;
    }
  } catch {
    draftsStore.setState({ unkept: true });
  }
  const { posts } = await fetchFile().catch(() => ({ posts: [] }));
  // Somebody may have begun to write meanwhile.
  if (!draftsStore.getState().posts) draftsStore.setState({ posts });
}

const freshSlug = (posts: readonly DynamicPost[]): string => {
  const taken = new Set([...builtInSlugs, ...posts.map(({ slug }) => slug)]);
  let number = 1;
  while (taken.has(`draft-${number}`)) number += 1;
  return `draft-${number}`;
};

/** `today`: YYYY-MM-DD. Returns the new post's id. */
export function addPost(today: string, id: string): string {
  changed((posts) => [
    {
      id,
      slug: freshSlug(posts),
      title: '',
      date: today,
      author: site.author,
      tags: [],
      preview: '',
      content: '',
      image: '',
      isPublished: false,
    },
    ...posts,
  ]);
  return id;
}

export const changePost = (id: string, change: Partial<DynamicPost>): void =>
  changed((posts) => posts.map((post) => (post.id === id ? { ...post, ...change } : post)));

/** Returns what brings the post back to its place. */
export function deletePost(id: string): () => void {
  const before = draftsStore.getState().posts ?? [];
  const place = before.findIndex((post) => post.id === id);
  const gone = before[place];
  changed((posts) => posts.filter((post) => post.id !== id));
  return () => {
    if (gone) changed((posts) => posts.toSpliced(Math.min(place, posts.length), 0, gone));
  };
}

/** Slugs that this post may not have. */
export const takenSlugs = (posts: readonly DynamicPost[], id: string): ReadonlySet<string> =>
  new Set([...builtInSlugs, ...posts.filter((post) => post.id !== id).map(({ slug }) => slug)]);

/** The text of `dynamicBlogPosts.json`. Drafts go with it: the site shows only what is published. */
export const fileText = (posts: readonly DynamicPost[]): string => `${JSON.stringify(posts, null, 2)}\n`;
