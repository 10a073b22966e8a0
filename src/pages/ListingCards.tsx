import { Link } from 'react-router-dom';
import { Suspense } from 'react';
import type { Listing } from '../../catalogue/listing';
import { useObjective } from '../objectives';
import { pathOf } from '../paths';

interface ListingCardsProps {
  readonly listings: readonly Listing[];
  /** Level of the cards' headings, below the heading that they stand under. */
  readonly heading: 'h2' | 'h3';
}

const Objective = ({ listing }: { readonly listing: Listing }) => useObjective(listing);

/** Cards of experiments or instruments. */
export function ListingCards({ listings, heading: Heading }: ListingCardsProps) {
  return (
    <ul className="card-grid">
      {listings.map((listing) => (
        <li key={listing.id} className="card">
          <Heading>
            <Link to={pathOf(listing)}>{listing.title}</Link>
          </Heading>
          <p>
            <Suspense>
              <Objective listing={listing} />
            </Suspense>
          </p>
        </li>
      ))}
    </ul>
  );
}
