import { use } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { ownBenchAt } from '../own-bench';
import { subjectPath } from '../paths';
import { BenchPage } from './BenchPage';
import { catalogueOfPage } from './catalogue-of-page';

export function Component() {
  const { subject: asked = '', slug = '' } = useParams();
  const { pathname } = useLocation();
  const own = ownBenchAt(pathname);
  if (own?.listing.kind === 'experiment') {
    const parent = { name: own.among, path: subjectPath(own.listing.subject) };
    return <BenchPage lookup={{ kind: 'found', listing: own.listing }} parent={parent} />;
  }
  return <LookedUp asked={asked} slug={slug} />;
}

interface LookedUpProps {
  readonly asked: string;
  readonly slug: string;
}

function LookedUp({ asked, slug }: LookedUpProps) {
  const { lookUpExperiment, subjectOf } = use(catalogueOfPage());
  const subject = subjectOf(asked);
  const parent = subject ? { name: subject.name, path: subjectPath(subject.id) } : { name: 'Dashboard', path: '/' };
  return <BenchPage lookup={lookUpExperiment(asked, slug)} parent={parent} />;
}
