import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Listing } from '../../../catalogue/listing';
import { useObjective } from '../../objectives';
import { Button } from '../../ui/Button';

/** Where the breadcrumb leads. */
export interface Parent {
  readonly name: string;
  readonly path: string;
}

interface BenchTitleProps {
  readonly listing: Listing;
  /** Null where the bench stands alone. */
  readonly parent: Parent | null;
  readonly full: boolean;
  readonly embedded: boolean;
  readonly narrow: boolean;
  /** State and clock, in place of the objective in full screen. */
  readonly strip: ReactNode;
  /** What opens the list of keys, where the strip does not have it. */
  readonly help: ReactNode;
  /** Tools of full screen. */
  readonly tools: ReactNode;
  /** Null where there is none, or it is on. */
  readonly onDemonstration: (() => void) | null;
  readonly onShare: () => void;
  readonly onFull: () => void;
}

/** Breadcrumb, title, objective, and what is done with the bench as a whole. */
export function BenchTitle({ listing, parent, full, embedded, narrow, strip, help, tools, ...on }: BenchTitleProps) {
  const words = full || !narrow;
  return (
    <div className="bench-title">
      {!full && !embedded && parent && (
        <nav aria-label="Breadcrumb">
          <Link to={parent.path}>
            <span className="crumb-name">{parent.name}</span> <span aria-hidden="true">›</span>
          </Link>
        </nav>
      )}
      <h1>{listing.title}</h1>
      {full ? (
        strip
      ) : (
        <p className="bench-note">
          <Objective listing={listing} />
        </p>
      )}
      <span className="title-actions">
        {tools}
        {!full && on.onDemonstration && (
          <Button icon="watch" onClick={on.onDemonstration}>
            <span className={words ? 'button-word' : 'visually-hidden'}>Watch a demonstration</span>
          </Button>
        )}
        {full ? null : embedded ? (
          <OpenInLab />
        ) : (
          <Button icon="share" {...(narrow ? { label: 'Share' } : {})} onClick={on.onShare}>
            {!narrow && 'Share'}
          </Button>
        )}
        <Button icon={full ? 'leave' : 'full'} onClick={on.onFull}>
          <span className={words ? 'button-word' : 'visually-hidden'}>{full ? 'Leave' : 'Full screen'}</span>{' '}
          {words && <kbd aria-hidden="true">{full ? 'Esc' : 'F'}</kbd>}
        </Button>
        {help}
      </span>
    </div>
  );
}

const Objective = ({ listing }: { readonly listing: Listing }) => useObjective(listing);

/** From a page of another site to the same run on its own page. */
function OpenInLab() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('view');
  return (
    <Link className="open-in-lab" to={{ pathname, search: query.toString() }} target="_blank" rel="noopener">
      Open in the lab
    </Link>
  );
}
