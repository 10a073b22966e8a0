import { Link } from 'react-router-dom';
import type { Listing } from '../../catalogue/listing';
import { pathOf } from './paths';

/** Cards of experiments or instruments; those not built yet say so. */
export function ListingCards({ listings }: { readonly listings: readonly Listing[] }) {
  return (
    <ul className="card-grid">
      {listings.map((listing) => (
        <li key={listing.id} className="card">
          <h3>
            <Link to={pathOf(listing)}>{listing.title}</Link>
          </h3>
          <p>{listing.objective}</p>
          {!listing.entry && <small>Not built yet</small>}
        </li>
      ))}
    </ul>
  );
}
