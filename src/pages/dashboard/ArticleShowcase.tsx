import { Link } from 'react-router-dom';
import { articles } from '../../content/articles/index';
import { posts } from '../../content/posts/index';
import { pictureSet } from '../../shell/picture-set';
import { articlePath, postPath } from '../../paths';

const POSTS_SHOWN = 3;
const ARTICLES_SHOWN = 6;

const newest = posts.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, POSTS_SHOWN);
/** Those about science labs first: what visitors of a laboratory look for. */
const shown = articles
  .toSorted((a, b) => Number(/lab|science/.test(b.slug)) - Number(/lab|science/.test(a.slug)))
  .slice(0, ARTICLES_SHOWN);

/** A few posts with their pictures, and articles by title. */
export default function ArticleShowcase() {
  return (
    <div className="showcase">
      <ul className="showcase-posts">
        {newest.map(({ slug, title, preview, image }) => (
          <li key={slug}>
            <Link to={postPath(slug)}>
              <img {...pictureSet(image, '(min-width: 700px) 300px, 90vw')} alt="" loading="lazy" decoding="async" />
              <b>{title}</b>
              <span>{preview}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="showcase-articles">
        <h3>Guides to online study</h3>
        <ul>
          {shown.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={articlePath(slug)}>{title}</Link>
            </li>
          ))}
        </ul>
        <p>
          <Link to="/sitemap#articles">All {articles.length} guides</Link> · <Link to="/blog">All posts</Link>
        </p>
      </div>
    </div>
  );
}
