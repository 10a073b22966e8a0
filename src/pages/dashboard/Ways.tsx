import { Link } from 'react-router-dom';
import { listings } from '../../../catalogue/index';

interface Way {
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

const WAYS: readonly Way[] = [
  {
    title: 'I learn',
    text: `Find your experiment among ${listings.length}, follow its steps, keep your readings.`,
    path: '/find',
  },
  {
    title: 'I teach',
    text: 'A run for each student with an answer key, ready lessons, safety notes, projector.',
    path: '/teachers',
  },
  {
    title: 'I run a site',
    text: 'Publish a copy for your school: a folder of plain files, without a server.',
    path: '/teachers#own-site',
  },
];

/** What there is to do here, for whom. */
export const Ways = () => (
  <ul className="ways">
    {WAYS.map(({ title, text, path }) => (
      <li key={path}>
        <h2>
          <Link to={path}>
            {title} <span aria-hidden="true">→</span>
          </Link>
        </h2>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
