import { MapBlock } from '../shell/MapBlock';
import { site } from '../site';
import { ContactForm } from './contact/ContactForm';
import { ReadingPage } from './reading/ReadingPage';
import './contact/contact.css';

export const Component = () => (
  <ReadingPage
    title="Contact us"
    headTitle="Contact"
    description="Ask about the virtual science laboratory, report a fault or propose an experiment. We answer general inquiries within 2 business days."
    path="/contact"
    wide
    lead="A question, a fault, an experiment that is missing: tell us. All four fields are required."
  >
    <div className="contact">
      <ContactForm />
      <div className="contact-boxes">
        <section className="reading-card">
          <h2>General inquiries</h2>
          <p>We answer within 2 business days.</p>
          {site.email === '' ? (
            <p>
              Until the form is wired up, the quickest way is the <a href={site.helpline}>helpline</a>.
            </p>
          ) : (
            <p>
              Write to <a href={`mailto:${site.email}`}>{site.email}</a>, or use the{' '}
              <a href={site.helpline}>helpline</a>.
            </p>
          )}
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
