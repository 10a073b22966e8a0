import { Link } from 'react-router-dom';
import { site } from '../site';
import { LONG_READ } from '../paths';
import { ReadingPage } from './reading/ReadingPage';

export const Component = () => (
  <ReadingPage
    title={site.author}
    headTitle="Author"
    description="The profile of the lead developer by role: what the work takes, what it covers, and how anyone can check it."
    path="/author"
    wide
    eyebrow="Author profile"
    lead="This profile speaks of a role and not of a person. What the work is worth can be checked without knowing who does it."
    jsonLd={[
      {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        url: `${site.url}/author`,
        mainEntity: { '@type': 'Organization', name: site.author, url: `${site.url}/author` },
      },
    ]}
  >
    <ul className="reading-cards">
      <li className="reading-card">
        <h2>Education</h2>
        <p>
          Degrees are a promise about work; here the work itself lies open, so none are claimed. What the role asks for
          is a grounding in the seven subjects deep enough to write down the equations of an experiment, and the habit
          of looking up every constant instead of remembering it.
        </p>
        <p>Each bench names its sources under Model &amp; sources: those are the textbooks of this laboratory.</p>
      </li>
      <li className="reading-card">
        <h2>Role</h2>
        <p>The lead developer decides what is built and answers for all of it:</p>
        <ul>
          <li>the model of each experiment and the range in which it holds,</li>
          <li>the apparatus on the stage and how it is handled,</li>
          <li>the instruments, their resolution and their errors,</li>
          <li>the comparison with published values,</li>
          <li>the procedures, theory and articles.</li>
        </ul>
      </li>
      <li className="reading-card">
        <h2>Technical expertise</h2>
        <ul>
          <li>Numerical models: equilibria, rates, mechanics, circuits, waves, growth, imaging</li>
          <li>Chance that can be repeated: seeded generators and exact distributions</li>
          <li>Measurement: resolution, drift, noise and how they combine</li>
          <li>Drawing in the browser at the pace of the display, on weak devices as well</li>
          <li>Accessibility: everything by keyboard, everything named</li>
          <li>Tests that compare, not tests that agree</li>
        </ul>
      </li>
      <li className="reading-card">
        <h2>Vision</h2>
        <p>
          That a learner who has worked here walks up to a real bench with a question, a prediction and a sense of how
          far a reading can be trusted. And that a teacher can look behind every figure.
        </p>
        <p>
          <Link to={LONG_READ}>More on what such a laboratory can and cannot do</Link>
        </p>
      </li>
    </ul>
    <section className="meet">
      <div>
        <h2>Found a mistake?</h2>
        <p>A wrong constant, a handle that sticks, a sentence that misleads: each is worth a message.</p>
      </div>
      <Link className="button button-primary" to="/contact">
        Write to us
      </Link>
    </section>
  </ReadingPage>
);
