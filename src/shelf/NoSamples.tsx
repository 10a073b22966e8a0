import { Link } from 'react-router-dom';
import { listingById } from '../../catalogue/index';
import { pathOf } from '../paths';
import { samplePlaces } from './places';

const listed = (ids: readonly string[]) => ids.flatMap((id) => listingById.get(id) ?? []);

/** Where samples come from, and which instruments take them. */
export function NoSamples() {
  return (
    <>
      <p>The shelf is empty. What is made in an experiment can be taken along and measured with an instrument.</p>
      <SamplePlaces />
    </>
  );
}

export const SamplePlaces = () => (
  <>
    <h3>Samples come from</h3>
    <ul>
      {listed(Object.keys(samplePlaces.yields)).map((listing) => (
        <li key={listing.id}>
          <Link to={pathOf(listing)}>{listing.title}</Link>: {samplePlaces.yields[listing.id]?.join('; ')}
        </li>
      ))}
    </ul>
    <h3>Instruments that take them</h3>
    <ul>
      {listed(samplePlaces.takes).map((listing) => (
        <li key={listing.id}>
          <Link to={pathOf(listing)}>{listing.title}</Link>
        </li>
      ))}
    </ul>
  </>
);
