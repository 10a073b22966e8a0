import { Component, type ReactNode } from 'react';
import { site } from '../site';
import { isFetchFailure, isReloading } from './chunk-recovery';
import { errorText } from './error-text';

interface ErrorScreenProps {
  readonly children: ReactNode;
  /** Within the shell, which has the <main>; another value of `page` tries again. */
  readonly page?: string;
}

interface ErrorScreenState {
  readonly error: unknown;
  readonly page: string | undefined;
}

/** The screen of an error that no page caught, with a way back. React asks for a class here. */
export class ErrorScreen extends Component<ErrorScreenProps, ErrorScreenState> {
  override state: ErrorScreenState = { error: null, page: this.props.page };

  static getDerivedStateFromError(error: unknown): Partial<ErrorScreenState> {
    return { error: error ?? new Error('No further details.') };
  }

  static getDerivedStateFromProps({ page }: ErrorScreenProps, state: ErrorScreenState): ErrorScreenState | null {
    return page === state.page ? null : { error: null, page };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isReloading()) return <output className="page-loading">Loading experiment...</output>;
    const missing = isFetchFailure(error);
    const screen = (
      <div className="plain-page">
        <title>{`${missing ? 'Not fetched' : 'Error'} – ${site.name}`}</title>
        <h1>{missing ? 'This page could not be fetched' : 'Unexpected Application Error!'}</h1>
        <p className="lead" role="alert">
          {missing ? 'Check the connection, then load the page again.' : errorText(error)}
        </p>
        <p>Recorded readings are kept in this browser.</p>
        <p className="plain-actions">
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            Load the page again
          </button>
          <a className="button" href={import.meta.env.BASE_URL}>
            Return to Dashboard
          </a>
        </p>
      </div>
    );
    return this.props.page === undefined ? <main id="main">{screen}</main> : screen;
  }
}
