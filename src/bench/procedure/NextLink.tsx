import { Link } from 'react-router-dom';
import { nextBench } from '../../next-bench';
import { pathOf } from '../../paths';
import { useBench } from '../bench-context';

/** Below the last step: the way on. Not in a frame of another page, nor where a teacher set a task. */
export default function NextLink() {
  const { listing, run } = useBench();
  const next = nextBench(listing);
  if (!next || run.view === 'embed' || run.task !== '') return null;
  return (
    <p className="procedure-next">
      Next in {next.among}: <Link to={pathOf(next.listing)}>{next.listing.title}</Link>
    </p>
  );
}
