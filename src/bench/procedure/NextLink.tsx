import { use } from 'react';
import { Link } from 'react-router-dom';
import { fetchCatalogue } from '../../fetch-catalogue';
import { ownBenchOf } from '../../own-bench';
import { pathOf } from '../../paths';
import { useBench } from '../bench-context';

/** Below the last step: the way on. Not in a frame of another page, nor where a teacher set a task. */
export default function NextLink() {
  const { listing, run } = useBench();
  if (run.view === 'embed' || run.task !== '') return null;
  const own = ownBenchOf(listing);
  const next = own ? own.next : use(fetchCatalogue()).nextBench(listing);
  if (!next) return null;
  return (
    <p className="procedure-next">
      Next in {next.among}: <Link to={pathOf(next.listing)}>{next.listing.title}</Link>
    </p>
  );
}
