import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { listingById } from '../../catalogue/index';
import type { Listing } from '../../catalogue/listing';
import { allPosts } from '../blog/dynamic-posts';
import { MarkdownText } from '../blog/MarkdownText';
import { PostDate } from '../blog/PostDate';
import type { PostSummary } from '../blog/post';
import { useDynamicPosts } from '../blog/use-dynamic-posts';
import { posts } from '../content/posts/index';
import { Head } from '../shell/Head';
import { site } from '../site';
import { NotFoundText } from './NotFoundText';
import { CompiledText } from '../content/CompiledText';
import { postPath } from '../paths';
import { benchesIn } from './post/benches-of';
import { PostEnd } from './post/PostEnd';
import '../blog/blog.css';

/** One post: a built-in one, or one of `dynamicBlogPosts.json`. */
export function Component() {
  const { slug = '' } = useParams();
  const builtIn = posts.find((post) => post.slug === slug);
  if (!builtIn) return <Dynamic slug={slug} />;
  return (
    <PostPage post={builtIn} benches={builtIn.benches.flatMap((id) => listingById.get(id) ?? [])}>
      <CompiledText load={builtIn.load} />
    </PostPage>
  );
}

function Dynamic({ slug }: { readonly slug: string }) {
  const dynamic = useDynamicPosts();
  if (dynamic === null) {
    return (
      <div className="plain-page">
        <h1>Blog</h1>
        <output>Looking for this post…</output>
      </div>
    );
  }
  const post = dynamic.find((known) => known.slug === slug);
  if (!post) return <NotFoundText />;
  return (
    <PostPage post={post} benches={benchesIn(post.content)}>
      <MarkdownText markdown={post.content} />
    </PostPage>
  );
}

interface PostPageProps {
  readonly post: PostSummary;
  readonly benches: readonly Listing[];
  readonly children: ReactNode;
}

function PostPage({ post, benches, children }: PostPageProps) {
  const dynamic = useDynamicPosts();
  const picture = post.image === '' ? undefined : `/pictures/${post.image}`;
  return (
    <article className="plain-page">
      <Head
        title={post.title}
        description={post.preview}
        path={postPath(post.slug)}
        type="article"
        {...(picture ? { image: picture } : {})}
        jsonLd={{
          '@context': 'https://schema.org',
          '@type': 'BlogPosting',
          headline: post.title,
          description: post.preview,
          datePublished: post.date,
          author: { '@type': 'Organization', name: post.author },
          keywords: post.tags.join(', '),
          url: site.url + postPath(post.slug),
          ...(picture ? { image: site.url + picture } : {}),
        }}
      />
      <nav aria-label="Breadcrumb">
        <Link to="/blog">Blog</Link>
      </nav>
      <h1>{post.title}</h1>
      <p className="post-facts">
        <PostDate date={post.date} /> · {post.author}
      </p>
      {picture && (
        <img
          className="post-picture"
          src={import.meta.env.BASE_URL.slice(0, -1) + picture}
          alt=""
          width="1200"
          height="630"
          fetchPriority="high"
        />
      )}
      {children}
      <ul className="post-tags" aria-label="Tags">
        {post.tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <PostEnd post={post} posts={allPosts(dynamic ?? [])} benches={benches} />
    </article>
  );
}
