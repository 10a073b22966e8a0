import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { lookUpInstrument } from '../../catalogue/lookup';
import { BenchPage } from './BenchPage';

const PARENT = { name: 'Instruments', path: '/' };

export function Component() {
  const { slug = '' } = useParams();
  const lookup = useMemo(() => lookUpInstrument(slug), [slug]);
  return <BenchPage lookup={lookup} parent={PARENT} />;
}
