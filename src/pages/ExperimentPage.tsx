import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { lookUpExperiment } from '../../catalogue/lookup';
import { subjectOf } from '../../catalogue/subjects';
import { BenchPage } from './BenchPage';
import { subjectPath } from '../paths';

export function Component() {
  const { subject: asked = '', slug = '' } = useParams();
  const lookup = useMemo(() => lookUpExperiment(asked, slug), [asked, slug]);
  const subject = subjectOf(asked);
  const parent = subject ? { name: subject.name, path: subjectPath(subject.id) } : { name: 'Dashboard', path: '/' };
  return <BenchPage lookup={lookup} parent={parent} />;
}
