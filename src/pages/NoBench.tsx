/** What stands where there is no bench: a listing whose simulation is in the making, or an address that names none. */
import { Link } from 'react-router-dom';
import type { Listing } from '../../catalogue/listing';
import { type Lookup, nearestBuilt } from '../../catalogue/lookup';
import { useObjective } from '../objectives';
import { Head } from '../shell/Head';
import { ListingCards } from './ListingCards';
import './no-bench.css';

interface Parent {
  readonly name: string;
  readonly path: string;
}

interface UnbuiltPageProps {
  readonly listing: Listing;
  readonly parent: Parent;
}

export const UnbuiltPage = ({ listing, parent }: UnbuiltPageProps) => (
  <div className="no-bench" data-subject={listing.kind === 'experiment' ? listing.subject : 'instrument'}>
    <p className="no-bench-parent">
      <Link to={parent.path}>{parent.name}</Link>
    </p>
    <h1>{listing.title}</h1>
    <p className="lead">{useObjective(listing)}</p>
    <p className="no-bench-word">
      <b>In the making.</b> This {listing.kind} has its place in the lab, but no simulation behind it so far. There is
      nothing to run on this page.
    </p>
    <h2>Try instead</h2>
    <ListingCards listings={nearestBuilt(listing)} heading="h3" />
    <AllOf parent={parent} />
  </div>
);

interface UnknownPageProps {
  readonly lookup: Extract<Lookup<Listing>, { readonly kind: 'unknown' }>;
  readonly parent: Parent;
}

export const UnknownPage = ({ lookup: { placeholder, nearest }, parent }: UnknownPageProps) => (
  <div className="no-bench">
    <Head title={placeholder.title} description={placeholder.objective} path={parent.path} noIndex />
    <h1>{placeholder.title}</h1>
    <p className="lead">{placeholder.objective}</p>
    {nearest.length > 0 && (
      <>
        <h2>Did you mean</h2>
        <ListingCards listings={nearest} heading="h3" />
      </>
    )}
    <AllOf parent={parent} />
  </div>
);

const AllOf = ({ parent: { name, path } }: { readonly parent: Parent }) => (
  <p className="plain-actions">
    <Link className="button" to={path}>
      {path === '/' ? 'Dashboard' : `All ${name.toLowerCase()} experiments`}
    </Link>
  </p>
);
