import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { encodeLesson, decodeLesson, type LessonStep } from '../../engine/runtime/lesson';
import { MAX_LINK_LENGTH } from '../../engine/runtime/link';
import { encodeLessonFile, readRunFile } from '../../engine/runtime/run-file';
import { placeOfStep } from '../bench/lesson/lesson-place';
import { CopyField } from '../bench/share/CopyField';
import { Download } from '../download/Download';
import { wantedLesson } from '../download/wanted';
import { Head } from '../shell/Head';
import { Button } from '../ui/Button';
import { FileButton } from '../ui/FileButton';
import { QrCode } from '../ui/QrCode';
import { saveFile } from '../ui/save-file';
import { fullAddress } from '../full-address';
import { changeDraft, damagedDraft, dropDamagedDraft, presentDraft, useDraft } from './lesson/draft';
import { StepList } from './lesson/StepList';
import { stepsOfLink } from './lesson/steps-of-link';
import './lesson/lesson-page.css';

/** A run that a bench sends along to be added. */
function sentAlong(state: unknown): LessonStep | null {
  if (typeof state !== 'object' || state === null || !('add' in state)) return null;
  const { add } = state as { readonly add: { readonly experiment?: unknown; readonly query?: unknown } };
  return typeof add.experiment === 'string' && typeof add.query === 'string'
    ? { experiment: add.experiment, query: add.query, caption: '' }
    : null;
}

/** A kept lesson that could not be read: it can be saved as it was. */
function DamagedDraft() {
  const [damaged, setDamaged] = useState<string | null>(null);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what the browser keeps is not known to the server
    setDamaged(damagedDraft());
  }, []);
  if (damaged === null) return null;
  return (
    <div className="lesson-offered" role="alert">
      <p>The lesson that this browser kept could not be read, and a new one was begun.</p>
      <div className="class-tools">
        <Button icon="download" onClick={() => saveFile('damaged-lesson.json', 'application/json', damaged)}>
          Save what was kept
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            dropDamagedDraft();
            setDamaged(null);
          }}
        >
          Delete it
        </Button>
      </div>
    </div>
  );
}

interface Offered {
  readonly steps: readonly LessonStep[];
  /** Where it comes from, as a sentence begins. */
  readonly from: string;
}

const sameSteps = (a: readonly LessonStep[], b: readonly LessonStep[]): boolean =>
  encodeLessonFile(a) === encodeLessonFile(b);

const stepsInWords = (count: number): string => (count === 1 ? 'one step' : `${count} steps`);

/** A lesson from elsewhere: taken at once where there is nothing to lose, else asked about. */
function useOffers() {
  /** While there is a draft that it would replace. */
  const [offered, setOffered] = useState<Offered | null>(null);
  const offer = useCallback((fresh: readonly LessonStep[], from: string): void => {
    const draft = presentDraft();
    if (draft.length === 0 || sameSteps(draft, fresh)) changeDraft(() => fresh);
    else setOffered({ steps: fresh, from });
  }, []);
  return { offered, offer, forget: () => setOffered(null) };
}

/** Takes what the address brings: a run from a bench, or a lesson. */
function useAddress(offer: (fresh: readonly LessonStep[], from: string) => void): void {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const added = sentAlong(state);
    const lesson = decodeLesson(search);
    if (!added && !lesson) return;
    if (added) changeDraft((before) => [...before, added]);
    else if (lesson) offer(lesson.steps, 'The link');
    // Taken once: a reload must not add it again.
    void navigate('/lesson', { replace: true });
  }, [state, search, navigate, offer]);
}

/** Puts a lesson together: an ordered list of runs with captions. */
export function Component() {
  const steps = useDraft();
  const [said, say] = useState('');
  const { offered, offer, forget } = useOffers();
  useAddress(offer);
  return (
    <div className="plain-page lesson-page">
      <Head
        title="Make a lesson"
        description="Put experiments in order with captions and play them one after the other, in a window or full screen."
        path="/lesson"
      />
      <h1>Make a lesson</h1>
      <p className="lead">
        Runs of any experiments in order, each with a caption: played on the bench with Next and Back, from a link or a
        file. To add the run on a bench, choose Share there and then Add to a lesson.
      </p>
      <AddSteps onOffer={offer} onSay={say} />
      <output className="visually-hidden">{said}</output>
      <DamagedDraft />
      {offered && <Offer offered={offered} present={steps.length} onDecided={forget} />}
      {steps.length === 0 ? (
        <p className="panel-empty">No steps yet.</p>
      ) : (
        <>
          <StepList steps={steps} onChange={(next) => changeDraft(() => next)} onSay={say} />
          <LessonResult steps={steps} />
          <Download
            title="The lesson without this site"
            benches={new Set(steps.map(({ experiment }) => experiment)).size}
            wanted={async () => wantedLesson(steps)}
            refusal="A step names an experiment that this lab does not have: delete that step, then press again."
            ofFile="All benches of the lesson are in it, with Next and Back."
            ofPackage="Each step is a unit of the activity, with your caption and a result of its own; the course shows them as a list."
          />
        </>
      )}
    </div>
  );
}

interface AddStepsProps {
  /** A file brought a whole lesson. */
  readonly onOffer: (fresh: readonly LessonStep[], from: string) => void;
  readonly onSay: (sentence: string) => void;
}

/** Adds what a typed link or a file holds. */
function AddSteps({ onOffer, onSay }: AddStepsProps) {
  const [link, setLink] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState('');
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what was typed before the page stood is not known to the server
    setLink(field.current?.value ?? '');
  }, []);
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    const added = stepsOfLink(link);
    setRefusal(added.ok ? '' : added.sentence);
    if (!added.ok) return;
    changeDraft((before) => [...before, ...added.steps]);
    setLink('');
    onSay(added.steps.length === 1 ? 'One step was added.' : `${added.steps.length} steps were added.`);
  };
  const open = async (file: File): Promise<void> => {
    const opened = readRunFile(await file.text());
    if (opened.is === 'lesson') onOffer(opened.steps, 'The file');
    else if (opened.is === 'run')
      changeDraft((before) => [...before, { experiment: opened.experiment, query: opened.query, caption: '' }]);
    setRefusal(opened.is === 'bad' ? opened.sentence : '');
  };
  return (
    <>
      <form className="lesson-add" onSubmit={add}>
        <label htmlFor="lesson-link">Link to a run</label>
        <input
          ref={field}
          id="lesson-link"
          className="ui-text"
          value={link}
          aria-describedby="lesson-refusal"
          onChange={(event) => setLink(event.target.value)}
        />
        <Button icon="plus" type="submit" disabled={link.trim() === ''}>
          Add
        </Button>
        <FileButton label="Lesson file" icon="open" onFile={open}>
          Open a file
        </FileButton>
      </form>
      <p className="ui-error" id="lesson-refusal" role="alert" hidden={refusal === ''}>
        {refusal}
      </p>
    </>
  );
}

interface OfferProps {
  readonly offered: Offered;
  /** Count of the steps that are here. */
  readonly present: number;
  readonly onDecided: () => void;
}

/** Asks what is to become of the steps that are here. */
function Offer({ offered: { steps, from }, present, onDecided }: OfferProps) {
  const take = (change: (before: readonly LessonStep[]) => readonly LessonStep[]): void => {
    changeDraft(change);
    onDecided();
  };
  return (
    <div className="lesson-offered" role="alert">
      <p>
        {from} brings a lesson of {stepsInWords(steps.length)}. The lesson below has {stepsInWords(present)} and is kept
        only in this browser.
      </p>
      <div className="class-tools">
        <Button onClick={() => take((before) => [...before, ...steps])}>Add its steps</Button>
        <Button onClick={() => take(() => steps)}>Replace my lesson</Button>
        <Button look="primary" onClick={onDecided}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}

/** The lesson as a link and a file. */
function LessonResult({ steps }: { readonly steps: readonly LessonStep[] }) {
  const place = placeOfStep({ steps, at: 0 });
  if (!place) return <p role="alert">The first step names an experiment that this lab does not have.</p>;
  const address = `${fullAddress(place.path)}?${encodeLesson({ steps, at: 0 })}`;
  const fits = address.length <= MAX_LINK_LENGTH;
  return (
    <section className="lesson-result" aria-labelledby="lesson-ready">
      <h2 id="lesson-ready">Play and share</h2>
      <div className="class-tools">
        <Link
          className="button button-primary"
          to={fits ? `${place.path}?${place.query}` : place.path}
          state={fits ? null : { query: place.query }}
        >
          Play
        </Link>
        <Button icon="download" onClick={() => saveFile('lesson.json', 'application/json', encodeLessonFile(steps))}>
          Save a file
        </Button>
        <Button look="quiet" onClick={() => changeDraft(() => [])}>
          Clear the lesson
        </Button>
      </div>
      {fits ? (
        <>
          <CopyField name="Link" text={address} />
          <p className="field-note">
            {address.length} of {MAX_LINK_LENGTH.toLocaleString('en')} characters
          </p>
          <QrCode text={address} label="QR code of the lesson" />
        </>
      ) : (
        <p className="share-warning" role="alert">
          With {address.length.toLocaleString('en')} characters the lesson is too long for a link. Save a file: it is
          opened here, or on a bench under Share.
        </p>
      )}
    </section>
  );
}
