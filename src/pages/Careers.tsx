import { Link } from 'react-router-dom';
import { ReadingPage } from './reading/ReadingPage';

export const Component = () => (
  <ReadingPage
    title="Careers"
    description="There are no open positions at the moment. How teachers, scientists and developers can take part in the laboratory all the same."
    path="/careers"
    lead="There are no open positions at the moment. When there are, they will stand here, and nowhere else first."
  >
    <div className="prose">
      <p>Anyone who offers you a job with this laboratory for a fee, or asks for your papers in our name, is not us.</p>
      <h2>How to take part</h2>
      <p>The laboratory gets better through people who know a real one. Four things help most.</p>
      <h3>Try to break an experiment</h3>
      <p>
        Take a bench from your own field and do to it what a careless student would do. Where it behaves as no apparatus
        ever would, describe what you did. The link of the run holds the settings, so sending it is the best report.
      </p>
      <h3>Check a figure</h3>
      <p>
        Open Model &amp; sources on a bench and compare a constant with the source that you trust. A better source is
        always welcome, an older edition of the same one as well.
      </p>
      <h3>Use it in class and tell us</h3>
      <p>
        Where did learners stop? Which step did they read twice? What could not be read from the last row? One page of
        notes from a lesson is worth more than ten ideas.
      </p>
      <h3>Write or translate</h3>
      <p>
        Procedures and theory pages are short texts with a strict aim: one thing at a time, nothing that is not true. If
        you write so, in any language, we should like to read you.
      </p>
      <h2>Where to write</h2>
      <p>
        All of it goes through the <Link to="/contact">contact page</Link>. Say what you teach or work on, and which
        experiment you mean. Unasked applications are read and answered, but they cannot make a position where there is
        none.
      </p>
    </div>
  </ReadingPage>
);
