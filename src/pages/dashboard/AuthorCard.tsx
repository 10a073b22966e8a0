import { Link } from 'react-router-dom';
import { site } from '../../site';

/** Who answers for the laboratory, by role. */
export const AuthorCard = () => (
  <aside className="author-card" aria-label="Author">
    <span className="author-mark" aria-hidden="true">
      <svg viewBox="0 0 24 24" width="34" height="34">
        <path
          d="M12 3.500a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4.500 20.500c.6-4 3.600-6 7.500-6s6.900 2 7.500 6"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.800"
          strokeLinecap="round"
        />
      </svg>
    </span>
    <div>
      <h2>{site.author}</h2>
      <p>
        Answers for the models, the apparatus and the texts of this laboratory, and for saying plainly what they cannot
        show.
      </p>
    </div>
    <Link className="button" to="/author">
      Read the profile
    </Link>
  </aside>
);
