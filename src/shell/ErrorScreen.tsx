import { Component, type ReactNode } from 'react';

interface ErrorScreenState {
  readonly error: unknown;
}

/** The screen of an error that no page caught, with a way back. React asks for a class here. */
export class ErrorScreen extends Component<{ readonly children: ReactNode }, ErrorScreenState> {
  override state: ErrorScreenState = { error: null };

  static getDerivedStateFromError(error: unknown): ErrorScreenState {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main id="main" className="plain-page">
        <h1>Unexpected Application Error!</h1>
        <p role="alert">{error instanceof Error ? error.message : 'No further details.'}</p>
        <p>Recorded readings are kept in this browser.</p>
        <p className="plain-actions">
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            Load the page again
          </button>
          <a className="button" href={import.meta.env.BASE_URL}>
            Return to Dashboard
          </a>
        </p>
      </main>
    );
  }
}
