import { Link } from 'react-router-dom';
import { posts } from '../content/posts/index';
import { postPath } from '../paths';
import { pictureSet } from '../shell/picture-set';
import { PostDate } from './PostDate';
import type { PostSummary } from './post';
import './blog.css';

/** A picture of a post that came later need not have a small one. */
const WITH_CARD: ReadonlySet<string> = new Set(posts.map(({ image }) => image));

/** The cards of the blog. */
export function PostList({ posts: shown }: { readonly posts: readonly PostSummary[] }) {
  if (shown.length === 0) {
    return <p className="post-none">No blog posts available at the moment. Check back soon!</p>;
  }
  return (
    <ul className="post-list">
      {shown.map((post) => (
        <li key={post.slug} className="post-card">
          {post.image !== '' && (
            <img
              {...(WITH_CARD.has(post.image)
                ? pictureSet(post.image, '(min-width: 700px) 450px, 92vw')
                : { src: `${import.meta.env.BASE_URL}pictures/${post.image}`, width: 1200, height: 630 })}
              alt=""
              loading="lazy"
              decoding="async"
            />
          )}
          <div className="post-card-text">
            <h2>{post.title}</h2>
            <p className="post-facts">
              <PostDate date={post.date} /> · {post.author}
            </p>
            <p>{post.preview}</p>
            <ul className="post-tags" aria-label="Tags">
              {post.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
            <Link className="button" to={postPath(post.slug)} aria-label={`Read Full Article: ${post.title}`}>
              Read Full Article
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
