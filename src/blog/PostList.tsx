import { Link } from 'react-router-dom';
import { postPath } from '../pages/paths';
import { PostDate } from './PostDate';
import type { PostSummary } from './post';
import './blog.css';

/** The cards of the blog. */
export function PostList({ posts }: { readonly posts: readonly PostSummary[] }) {
  if (posts.length === 0) {
    return <p className="post-none">No blog posts available at the moment. Check back soon!</p>;
  }
  return (
    <ul className="post-list">
      {posts.map((post) => (
        <li key={post.slug} className="post-card">
          {post.image !== '' && (
            <img
              src={`${import.meta.env.BASE_URL}pictures/${post.image}`}
              alt=""
              width="1200"
              height="630"
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
