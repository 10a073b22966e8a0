import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import './shell.css';

/** The screen of an error that no page caught, with a way back. */
export function PageError() {
  const error = useRouteError();
  const detail = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? error.message
      : 'No further details.';
  return (
    <main id="main" className="plain-page">
      <h1>Unexpected Application Error!</h1>
      <p>{detail}</p>
      <p className="plain-actions">
        <button type="button" className="button" onClick={() => location.reload()}>
          Load the page again
        </button>
        <Link className="button" to="/">
          Return to Dashboard
        </Link>
      </p>
    </main>
  );
}
