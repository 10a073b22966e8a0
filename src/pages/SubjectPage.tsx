import { useParams } from 'react-router-dom';
import { subjectOf } from '../../catalogue/subjects';
import { Head } from '../shell/Head';
import { ListingCards } from './ListingCards';
import { NotFoundText } from './NotFoundText';
import { subjectPath } from './paths';

export function Component() {
  const { subject: asked } = useParams();
  const subject = subjectOf(asked ?? '');
  if (!subject) return <NotFoundText />;
  return (
    <div className="plain-page">
      <Head
        title={`${subject.name} experiments`}
        description={`${subject.description} ${subject.experiments.length} virtual ${subject.name.toLowerCase()} experiments, free, in your browser.`}
        path={subjectPath(subject.id)}
      />
      <h1>{subject.name}</h1>
      <p className="lead">{subject.description}</p>
      <ListingCards listings={subject.experiments} heading="h2" />
    </div>
  );
}
