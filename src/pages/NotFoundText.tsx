import { Link } from 'react-router-dom';
import { Head } from '../shell/Head';

export function NotFoundText() {
  return (
    <div className="plain-page not-found">
      <Head
        title="404 - Page Not Found"
        description="The page might have been moved, deleted or never existed."
        path="/404"
        noIndex
      />
      <h1>404 - Page Not Found</h1>
      <p className="lead">The page might have been moved, deleted or never existed.</p>
      <p className="plain-actions">
        <Link className="button button-primary" to="/">
          Return to Dashboard
        </Link>
      </p>
    </div>
  );
}
