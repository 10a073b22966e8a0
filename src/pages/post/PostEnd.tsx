import { Link } from 'react-router-dom';
import type { Listing } from '../../../catalogue/listing';
import type { PostSummary } from '../../blog/post';
import { useObjective } from '../../objectives';
import { pathOf, postPath } from '../../paths';
import { Quiet } from '../../shell/Quiet';
import { pictureSet } from '../../shell/picture-set';
import { ExploreMore } from '../parts/ExploreMore';
import '../parts/parts.css';

interface PostEndProps {
  readonly post: PostSummary;
  /** All posts, newest first. */
  readonly posts: readonly PostSummary[];
  readonly benches: readonly Listing[];
}

const Objective = ({ listing }: { readonly listing: Listing }) => useObjective(listing);

/** Where a post leads: to the benches that it speaks of, to the posts beside it, and on. */
export function PostEnd({ post, posts, benches }: PostEndProps) {
  const place = posts.findIndex(({ slug }) => slug === post.slug);
  const [newer, older] = place === -1 ? [] : [posts[place - 1], posts[place + 1]];
  return (
    <>
      {benches.length > 0 && (
        <section aria-labelledby="post-benches" className="post-benches">
          <h2 id="post-benches">Try it yourself</h2>
          <ul>
            {benches.map((listing) => (
              <li key={listing.id}>
                <img {...pictureSet(`${listing.id}.webp`, '160px')} alt="" loading="lazy" decoding="async" />
                <div>
                  <h3>
                    <Link to={pathOf(listing)}>{listing.title}</Link>
                  </h3>
                  <p>
                    <Quiet>
                      <Objective listing={listing} />
                    </Quiet>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(older || newer) && (
        <nav className="post-beside" aria-label="Other posts">
          {older && (
            <Link to={postPath(older.slug)} rel="prev">
              <span>Previous post</span> {older.title}
            </Link>
          )}
          {newer && (
            <Link to={postPath(newer.slug)} rel="next">
              <span>Next post</span> {newer.title}
            </Link>
          )}
        </nav>
      )}
      <ExploreMore />
    </>
  );
}
