import { describe, expect, it } from 'vitest';
import { type DynamicPost, faultsOf, isDay, newestFirst, readDrafts, readPosts } from '../../src/blog/post';
import { dayText } from '../../src/blog/PostDate';

const good = {
  id: '9',
  slug: 'a-new-post',
  title: 'A new post',
  date: '2025-06-01',
  author: 'Somebody',
  tags: ['one'],
  preview: 'Two words.',
  content: 'A **bold** text.',
  image: 'chem1.webp',
  isPublished: true,
} satisfies DynamicPost;

const NONE: ReadonlySet<string> = new Set();

describe('readPosts', () => {
  it('takes a list, or an object with one', () => {
    expect(readPosts([good], NONE)).toEqual({ posts: [good], leftOut: [] });
    expect(readPosts({ posts: [good] }, NONE).posts).toEqual([good]);
  });

  it('says what a file without a list lacks', () => {
    for (const data of [null, 3, 'text', {}, { posts: 'no' }]) {
      expect(readPosts(data, NONE)).toEqual({ posts: [], leftOut: ['The file must hold a list of posts.'] });
    }
  });

  it('leaves a bad post out, says why, and keeps the others', () => {
    const { title: _, ...untitled } = good;
    const { posts, leftOut } = readPosts(
      [untitled, null, { ...good, slug: 'Not A Slug' }, { ...good, slug: 'x', date: '2025-02-30' }, good],
      NONE,
    );
    expect(posts).toEqual([good]);
    expect(leftOut).toHaveLength(4);
    expect(leftOut[0]).toBe('Post 1 has no title.');
    expect(leftOut[1]).toBe('Post 2 is not an object.');
    expect(leftOut[2]).toContain('slug');
    expect(leftOut[3]).toContain('YYYY-MM-DD');
  });

  it('takes the first of two posts with one slug, and none with the slug of a built-in one', () => {
    const twice = readPosts([good, { ...good, title: 'Again' }], NONE);
    expect(twice.posts).toEqual([good]);
    expect(twice.leftOut[0]).toContain('"a-new-post"');
    expect(readPosts([good], new Set(['a-new-post'])).posts).toEqual([]);
  });

  it('takes only the value true for published', () => {
    for (const isPublished of ['true', 1, undefined, null]) {
      expect(readPosts([{ ...good, isPublished }], NONE).posts[0]?.isPublished).toBe(false);
    }
  });

  it('makes what is optional whole', () => {
    const { tags: _tags, image: _image, id: _id, ...rest } = good;
    expect(readPosts([{ ...rest, tags: ['a', 3] }], NONE).posts[0]).toMatchObject({
      id: 'a-new-post',
      image: '',
      tags: ['a'],
    });
  });
});

describe('faultsOf', () => {
  it('finds none in a good post', () => expect(faultsOf(good, NONE)).toEqual({}));
  it('names each bad field', () => {
    const bad = {
      ...good,
      title: ' ',
      slug: '-x',
      date: '2025-13-01',
      author: '',
      preview: '',
      content: '',
      image: '../x',
    };
    expect(Object.keys(faultsOf(bad, NONE)).toSorted()).toEqual(
      ['author', 'content', 'date', 'image', 'preview', 'slug', 'title'].toSorted(),
    );
  });
});

describe('days', () => {
  it('are days of the calendar', () => {
    expect(isDay('2024-02-29')).toBe(true);
    for (const text of ['2025-02-29', '2025-00-10', '2025-1-1', '', 'today', '2025-04-31'])
      expect(isDay(text)).toBe(false);
  });
  it('are written out', () => expect(dayText('2025-05-01')).toBe('May 1, 2025'));
  it('sort newest first and keep the order of one day', () => {
    const post = (slug: string, date: string) => ({ ...good, slug, date });
    const sorted = newestFirst([post('a', '2025-05-01'), post('b', '2025-06-01'), post('c', '2025-05-01')]);
    expect(sorted.map(({ slug }) => slug)).toEqual(['b', 'a', 'c']);
  });
});

describe('drafts that a browser kept', () => {
  it('may lack what a published post needs', () => {
    const draft = { ...good, title: '', content: '' };
    expect(readDrafts({ posts: [draft], unsaved: true })).toEqual({ posts: [draft], unsaved: true, leftOut: [] });
  });

  it.each([null, {}, [], 'x', { posts: {} }])('are none where %j was kept, and it is said', (kept) => {
    const { posts, leftOut } = readDrafts(kept);
    expect([posts, leftOut.length]).toEqual([[], 1]);
  });

  it('are taken one by one', () => {
    const { posts, leftOut } = readDrafts({ posts: [null, { ...good, title: 5 }, good, good], unsaved: 1 });
    expect(posts).toEqual([good]);
    expect(leftOut).toEqual(['Post 1 is not an object.', 'Post 2 has no title.', 'Post 4 is there twice.']);
  });
});
