import { Link } from 'react-router-dom';
import { MapBlock } from '../shell/MapBlock';
import { site } from '../site';
import { canAnswer } from './contact/can-answer';
import { ContactForm } from './contact/ContactForm';
import { ReadingPage } from './reading/ReadingPage';
import './contact/contact.css';

export const Component = () => (
  <ReadingPage
    title="Contact us"
    headTitle="Contact"
    description={`Ask about the virtual science laboratory, report a fault or propose an experiment.${canAnswer(site) ? ' We answer general inquiries within 2 business days.' : ''}`}
    path="/contact"
    wide
    lead="A question, a fault, an experiment that is missing: tell us. All four fields are required."
  >
    <div className="contact">
      <ContactForm />
      <div className="contact-boxes">
        <section className="reading-card">
          <h2>General inquiries</h2>
          {canAnswer(site) ? <Answered /> : <Unanswered />}
        </section>
        <section className="reading-card">
          <h2>Address</h2>
          <address>
            {site.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <MapBlock />
        </section>
      </div>
    </div>
  </ReadingPage>
);

const Answered = () => (
  <>
    <p>We answer within 2 business days.</p>
    {site.email === '' ? (
      <p>
        Until the form is wired up, the quickest way is the <a href={site.helpline}>helpline</a>.
      </p>
    ) : (
      <p>
        Write to <a href={`mailto:${site.email}`}>{site.email}</a>, or use the <a href={site.helpline}>helpline</a>.
      </p>
    )}
  </>
);

/** Nobody was named at build: no promise is made. */
const Unanswered = () => (
  <>
    <p>
      This copy of the laboratory names no address or number yet, so nobody is promised an answer. Most questions are
      answered here: <Link to="/faq">questions and answers</Link>, <Link to="/teachers">the page for teachers</Link>,
      and on each bench <em>Theory</em> and <em>Model &amp; sources</em>. The <a href={site.helpline}>helpline</a> opens
      a messaging app in which you choose whom to ask, such as your teacher.
    </p>
    <details>
      <summary>For the owner of this site</summary>
      <p>
        Build with <code>VITE_EMAIL=you@example.org</code>, or with <code>VITE_HELPLINE=https://wa.me/</code> and your
        number behind it. Then this box names it, with a promise to answer within 2 business days.
      </p>
    </details>
  </>
);
