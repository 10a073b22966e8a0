import { Link } from 'react-router-dom';
import { listings } from '../../catalogue/index';
import { instruments } from '../../catalogue/instruments/index';
import { subjects } from '../../catalogue/subjects';
import { ListingCards } from './ListingCards';
import { pathOf, subjectPath } from './paths';
import { useTitle } from './use-title';

export function Component() {
  useTitle('Free Virtual Science Lab');
  const built = listings.filter(({ entry }) => entry);
  return (
    <div className="plain-page">
      <h1>A real laboratory, on the device you have.</h1>
      <p className="lead">
        Handle the apparatus, take readings with their uncertainty, plot, fit, find the constant. Every model is checked
        against published values.
      </p>
      {built[0] && (
        <p className="plain-actions">
          <Link className="button button-primary" to={pathOf(built[0])}>
            Begin with {built[0].title}
          </Link>
        </p>
      )}
      <h2>Ready to use</h2>
      <ListingCards listings={built} heading="h3" />
      <h2>Subject labs</h2>
      <ul className="card-grid">
        {subjects.map(({ id, name, description, experiments }) => (
          <li key={id} className="card">
            <h3>
              <Link to={subjectPath(id)}>{name}</Link>
            </h3>
            <p>{description}</p>
            <small>{experiments.length} experiments</small>
          </li>
        ))}
      </ul>
      <h2>Instruments</h2>
      <ListingCards listings={instruments} heading="h3" />
    </div>
  );
}
