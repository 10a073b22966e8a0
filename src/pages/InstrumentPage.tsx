import { use } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { ownBenchAt } from '../own-bench';
import { BenchPage } from './BenchPage';
import { catalogueOfPage } from './catalogue-of-page';
import { NotFoundText } from './NotFoundText';

const PARENT = { name: 'Instruments', path: '/' };

export function Component() {
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const own = ownBenchAt(pathname);
  return own ? (
    <BenchPage lookup={{ kind: 'found', listing: own.listing }} parent={PARENT} />
  ) : (
    <LookedUp slug={slug} />
  );
}

function LookedUp({ slug }: { readonly slug: string }) {
  const lookup = use(catalogueOfPage()).lookUpInstrument(slug);
  // Of an experiment the catalogue has a placeholder; of an instrument it has none.
  return lookup.kind === 'unknown' ? <NotFoundText /> : <BenchPage lookup={lookup} parent={PARENT} />;
}
