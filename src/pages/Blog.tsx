import { allPosts } from '../blog/dynamic-posts';
import { PostList } from '../blog/PostList';
import { useDynamicPosts } from '../blog/use-dynamic-posts';
import { Head } from '../shell/Head';
import { site } from '../site';

/** The list of posts: the built-in ones at once, those of the file as soon as it is there. */
export function Component() {
  const dynamic = useDynamicPosts();
  return (
    <div className="plain-page">
      <Head
        title="Blog"
        description="Articles on teaching and learning with simulated experiments: what virtual labs can do, what they cannot, and how to use them well."
        path="/blog"
        jsonLd={{
          '@context': 'https://schema.org',
          '@type': 'Blog',
          name: `Blog of the ${site.name}`,
          url: `${site.url}/blog`,
        }}
      />
      <h1>Blog</h1>
      <p className="lead">On teaching and learning with simulated experiments.</p>
      <output className="post-looking">{dynamic === null ? 'Loading new posts…' : ''}</output>
      <PostList posts={allPosts(dynamic ?? [])} />
    </div>
  );
}
