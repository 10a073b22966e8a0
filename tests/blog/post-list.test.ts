import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { benchesIn } from '../../src/pages/post/benches-of';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The list as a build with this setting shows it where `dynamicBlogPosts.json` has no post. */
async function listWith(setting: string): Promise<string> {
  vi.stubEnv('VITE_BUILT_IN_POSTS', setting);
  vi.resetModules();
  const [{ PostList }, { allPosts }] = await Promise.all([
    import('../../src/blog/PostList'),
    import('../../src/blog/dynamic-posts'),
  ]);
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(PostList, { posts: allPosts([]) })));
}

describe('the list of posts', () => {
  it('has the eight of the lab', async () => {
    expect((await listWith('')).match(/Read Full Article</g)).toHaveLength(8);
  });

  it('says that there are none where the owner took them out', async () => {
    const html = await listWith('off');
    expect(html).toContain('No blog posts available at the moment. Check back soon!');
    expect(html).not.toContain('Read Full Article');
  });
});

describe('benches that a text speaks of', () => {
  it('are the first two that it links to', () => {
    const text = `See [one](/subject/chemistry/boyle%27s-law-simulation-experiment), [again](/subject/chemistry/boyle's-law-simulation-experiment),
      [none](/subject/chemistry/alchemy), [two](/instruments/mri?seed=3) and [three](/instruments/hplc).`;
    expect(benchesIn(text).map(({ id }) => id)).toEqual(['chem4', 'mri']);
    expect(benchesIn('[broken](/instruments/%E0%A4%A)')).toEqual([]);
  });
});
