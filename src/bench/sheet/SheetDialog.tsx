import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { EntryTexts } from '../../../catalogue/define';
import { Button } from '../../ui/Button';
import { joined } from '../../ui/joined';
import { SelectField } from '../../ui/SelectField';
import { useReturnFocus } from '../../ui/use-return-focus';
import { useBench, useBenchState } from '../bench-context';
import type { DialogFrame } from '../data/NotebookDialog';
import { reportRun } from '../report/report-run';
import { Written } from '../report/Written';
import { Prose } from '../theory/Tex';
import { answersStore, answerSheet, sheetAnswers } from './answers';
import { questionsOf } from './questions-of';
import { isOwn, type SheetQuestion, studentSheet } from './student-sheet';
import '../report/report.css';
import './sheet.css';

interface Fetched {
  readonly misconceptions: NonNullable<EntryTexts['misconceptions']>;
  readonly questions: readonly string[];
}

/** Questions before and after, and the steps between: answered here and handed in with the report, or printed empty. */
export default function SheetDialog({ container, onClose }: DialogFrame) {
  const { openReport, entry, listing } = useBench();
  const returnFocus = useReturnFocus();
  const [fetched, setFetched] = useState<Fetched | 'failed' | null>(null);
  useEffect(() => {
    let current = true;
    Promise.all([entry.texts(), questionsOf(listing)]).then(
      ([{ misconceptions }, questions]) => current && setFetched({ misconceptions, questions }),
      () => current && setFetched('failed'),
    );
    return () => {
      current = false;
    };
  }, [entry, listing]);
  const handIn = (): void => {
    onClose();
    openReport();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={container}>
        <Dialog.Content className="report" aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
          <div className="report-bar">
            <Dialog.Title>Sheet with questions</Dialog.Title>
            <Button className="push-end" onClick={handIn}>
              Report and hand in
            </Button>
            <Button look="primary" icon="print" onClick={() => print()}>
              Print
            </Button>
            <Dialog.Close asChild>
              <Button icon="close" label="Close the sheet" />
            </Dialog.Close>
          </div>
          {fetched === null && <output className="report-waiting">One moment.</output>}
          {fetched === 'failed' && <p role="alert">The questions could not be fetched. Try again with a connection.</p>}
          {fetched !== null && fetched !== 'failed' && <Sheet fetched={fetched} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Sheet({ fetched }: { readonly fetched: Fetched }) {
  const bench = useBench();
  const { entry, listing, run } = bench;
  const notebook = useBenchState((state) => state.notebook);
  const seed = useBenchState((state) => state.seed);
  const facts = useBenchState((state) => state.facts);
  const stepsDone = useBenchState((state) => state.stepsDone);
  /** Of the run as it began: the report hands in what is kept beneath it. */
  const [{ query }] = useState(() => reportRun(bench));
  const { before, task, steps, after } = studentSheet({
    entry,
    run,
    ...fetched,
    notebook,
    seed,
    readings: facts?.readings ?? {},
    stepsDone,
  });
  const asked = (question: SheetQuestion) => <Question key={question.id} query={query} question={question} />;
  return (
    <article className="report-paper student-sheet">
      <h1>{listing.title}</h1>
      <p className="sheet-who">Name: ______________________ Class: ____________</p>
      {before.length > 0 && (
        <section aria-labelledby="sheet-before">
          <h2 id="sheet-before">Before</h2>
          <ol>{before.map(asked)}</ol>
        </section>
      )}
      {(task !== '' || steps.length > 0) && (
        <section aria-labelledby="sheet-during">
          <h2 id="sheet-during">During</h2>
          {task !== '' && <p className="sheet-task">Your task: {task}</p>}
          <ol className="sheet-steps">
            {steps.map(({ text, done }) => (
              <li key={text}>
                <span aria-hidden="true">{done ? '☑' : '☐'}</span>{' '}
                {done && <span className="visually-hidden">Done: </span>}
                {joined(text)}
              </li>
            ))}
          </ol>
        </section>
      )}
      {after.length > 0 && (
        <section aria-labelledby="sheet-after">
          <h2 id="sheet-after">After</h2>
          <ol>{after.map(asked)}</ol>
        </section>
      )}
    </article>
  );
}

interface QuestionProps {
  readonly query: string;
  readonly question: SheetQuestion;
}

function Question({ query, question: { id, question, options, own } }: QuestionProps) {
  const { listing, announce } = useBench();
  useStore(answersStore);
  const { answer, right } = sheetAnswers(listing.id, query)[id] ?? { answer: '', right: null };
  const keep = (given: string): void => {
    const mark = own && given.trim() !== '' ? isOwn(own, given) : null;
    answerSheet(listing.id, query, id, { question, answer: given, right: mark });
    if (mark !== null) announce(mark ? 'Right.' : 'Not right.');
  };
  return (
    <li>
      <Prose text={question} />
      {options ? (
        <SelectField
          label={question}
          value={answer}
          options={['', ...options].map((value) => ({ value, text: value === '' ? 'Choose' : value }))}
          onChange={keep}
        />
      ) : (
        <Written
          label={question}
          prompt={own ? 'A number from your own rows' : 'Your answer'}
          text={answer}
          onText={keep}
        />
      )}
      {options && <p className="sheet-options">{options.join(' / ')}</p>}
      {own && answer.trim() !== '' && (
        <p className="sheet-mark" data-right={right ?? undefined}>
          {right === null ? 'Enter a number.' : right ? '✓ Right.' : 'Not right: look at your rows again.'}
        </p>
      )}
    </li>
  );
}
