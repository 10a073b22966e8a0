import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { lookUpInstrument } from '../../catalogue/lookup';
import { BenchPage } from './BenchPage';
import { NotFoundText } from './NotFoundText';

const PARENT = { name: 'Instruments', path: '/' };

export function Component() {
  const { slug = '' } = useParams();
  const lookup = useMemo(() => lookUpInstrument(slug), [slug]);
  // Of an experiment the catalogue has a placeholder; of an instrument it has none.
  return lookup.kind === 'unknown' ? <NotFoundText /> : <BenchPage lookup={lookup} parent={PARENT} />;
}
