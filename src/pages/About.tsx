import { Link } from 'react-router-dom';
import { experiments } from '../../catalogue/index';
import { instruments } from '../../catalogue/instruments';
import { subjects } from '../../catalogue/subjects';
import { site } from '../site';
import { LONG_READ } from '../paths';
import { ReadingPage } from './reading/ReadingPage';

const REASONS: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'It computes, it does not play films',
    text: 'Each experiment solves the equations of its subject while you work. Do something unusual and you see what follows from it.',
  },
  {
    title: 'Readings have an uncertainty',
    text: 'Between the model and you stands an instrument with its resolution and its error, as on a real bench.',
  },
  {
    title: 'Checked against published values',
    text: 'Every built simulation is compared with figures from the literature each time the site is built, and you can read the comparison.',
  },
  {
    title: 'Free, and without an account',
    text: 'Nothing to install, nothing to sign. Tables, notes and progress stay in your browser.',
  },
  {
    title: 'For one learner and for a full room',
    text: 'Press F and a bench fills the projector. Send a link and a whole class begins with the same set-up.',
  },
  {
    title: 'For everyone',
    text: 'Every function can be reached by keyboard, what the stage shows can be read out, and motion stops where the system asks for less of it.',
  },
];

export const Component = () => (
  <ReadingPage
    title="About the laboratory"
    description="Why this free virtual science laboratory exists, what it is to become, and what sets a computed experiment apart from a film."
    path="/about"
    wide
    lead="A place where anyone can do an experiment, do it wrong, do it again, and find the law behind it."
  >
    <ul className="reading-cards">
      <li className="reading-card">
        <h2>Our mission</h2>
        <p>
          Practical work is where science stops being a list of results. It needs rooms, apparatus, chemicals and
          supervision, and many learners get an hour of it now and then, or none. We build benches that open in a
          browser, so that a question can be followed at the moment at which it comes up.
        </p>
        <p>
          That covers {subjects.length} subjects with {experiments.length} experiments, and {instruments.length}{' '}
          instruments that few learners ever get to touch, each with a procedure from the first step to a result.
        </p>
      </li>
      <li className="reading-card">
        <h2>Our vision</h2>
        <p>
          A laboratory that a teacher trusts enough to ask “why did you get that?”, since the answer lies in what the
          learner did and not in a script. One that says openly where a model ends, and sends its visitors to a real
          bench with better questions than they had before.
        </p>
        <p>
          <Link to={LONG_READ}>What virtual laboratories can and cannot do</Link>
        </p>
      </li>
    </ul>
    <h2 className="reading-h2">Why choose this laboratory</h2>
    <ul className="reasons">
      {REASONS.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <section className="meet">
      <div>
        <h2>Who makes it</h2>
        <p>{site.author} answers for the models, the apparatus and the texts.</p>
      </div>
      <Link className="button button-primary" to="/author">
        Meet the Developer
      </Link>
    </section>
  </ReadingPage>
);
