import { Fragment, useReducer } from 'react';
import { Link } from 'react-router-dom';
import { AdSlot } from '../shell/AdSlot';
import { pressed, QUESTIONS } from './faq/faq';
import { ReadingPage } from './reading/ReadingPage';

const DATA = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: QUESTIONS.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
};

/** An advertisement stands after every so many questions, but not after the last. */
const AD_AFTER = 2;

export function Component() {
  const [open, press] = useReducer(pressed, null);
  return (
    <ReadingPage
      title="Questions and answers"
      description="Six questions about the free virtual science laboratory: cost, truth of the models, uncertainty, data, devices and use in class."
      path="/faq"
      lead={
        <>
          What visitors ask most. For everything else there is the <Link to="/contact">contact page</Link>.
        </>
      }
      jsonLd={[DATA]}
    >
      <div className="faq">
        {QUESTIONS.map(({ question, answer }, index) => (
          <Fragment key={question}>
            <section className="faq-item" data-open={open === index || undefined}>
              <h2>
                <button
                  type="button"
                  id={`question-${index}`}
                  aria-expanded={open === index}
                  aria-controls={`answer-${index}`}
                  onClick={() => press(index)}
                >
                  {question}
                  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                    <path d="M5 9l7 7 7-7" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
                  </svg>
                </button>
              </h2>
              <div id={`answer-${index}`} hidden={open !== index}>
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </section>
            {index % AD_AFTER === AD_AFTER - 1 && index < QUESTIONS.length - 1 && (
              <AdSlot size="250x250" place={2 + index} />
            )}
          </Fragment>
        ))}
      </div>
    </ReadingPage>
  );
}
