import { useParams } from 'react-router-dom';
import { subjectOf } from '../../catalogue/subjects';
import { ListingCards } from './ListingCards';
import { NotFoundText } from './NotFoundText';
import { useTitle } from './use-title';

export function Component() {
  const { subject: asked } = useParams();
  const subject = subjectOf(asked ?? '');
  useTitle(subject?.name ?? '404 - Page Not Found');
  if (!subject) return <NotFoundText />;
  return (
    <div className="plain-page">
      <h1>{subject.name}</h1>
      <p className="lead">{subject.description}</p>
      <ListingCards listings={subject.experiments} heading="h2" />
    </div>
  );
}
