import { Link } from 'react-router-dom';
import { LONG_READ } from '../paths';
import { ReadingPage } from './reading/ReadingPage';

export const Component = () => (
  <ReadingPage
    title="Experience, expertise, authority, trust"
    headTitle="E-E-A-T"
    description="What stands behind this laboratory, in four cards: experience and expertise, authoritativeness, trustworthiness, commitment to quality."
    path="/eeat"
    wide
    eyebrow="E-E-A-T"
    lead="Four words by which search engines judge a site. We would rather be judged by what can be checked, so each card says where to look."
  >
    <ul className="reading-cards">
      <li className="reading-card">
        <h2>Experience &amp; Expertise</h2>
        <p>
          Each simulation starts from the practical as it is done: which apparatus, in which order, what usually goes
          wrong. Then come the equations, with the range in which they hold.
        </p>
        <p>
          <b>Look here:</b> the procedure and the theory on every bench, and the list of assumptions under Model &amp;
          sources.
        </p>
      </li>
      <li className="reading-card">
        <h2>Authoritativeness</h2>
        <p>
          We are not an authority and do not ask to be taken for one. Authority lies with the sources: tables of
          constants, standards, textbooks, research papers. They are named beside the figures that came from them.
        </p>
        <p>
          <b>Look here:</b> the source of each row in the comparison with published values.
        </p>
      </li>
      <li className="reading-card">
        <h2>Trustworthiness</h2>
        <p>
          No account, no server that receives your readings, nothing stored beyond what works need, ads and maps only
          after you have agreed. No invented person, figure or quotation on any page. Medical simulations are for
          learning only.
        </p>
        <p>
          <b>Look here:</b> the <Link to="/privacy">privacy policy</Link>, the{' '}
          <Link to="/cookie-policy">cookie policy</Link> and the <Link to="/disclaimer">disclaimer</Link>.
        </p>
      </li>
      <li className="reading-card">
        <h2>Commitment to Quality</h2>
        <p>
          A model that misses a published value stops the site from being published. Where a figure was chosen for
          teaching, it is marked. Faults that visitors report are mended.
        </p>
        <p>
          <b>Look here:</b> <Link to={LONG_READ}>eight tests for any virtual laboratory</Link>, this one included, and
          the <Link to="/contact">contact page</Link>.
        </p>
      </li>
    </ul>
  </ReadingPage>
);
