import { Link } from 'react-router-dom';

export function NotFoundText() {
  return (
    <div className="plain-page">
      <h1>404 - Page Not Found</h1>
      <p className="lead">The page might have been moved, deleted or never existed.</p>
      <Link className="button button-primary" to="/">
        Return to Dashboard
      </Link>
    </div>
  );
}
