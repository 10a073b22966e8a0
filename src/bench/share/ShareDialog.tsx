import * as Dialog from '@radix-ui/react-dialog';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { type BenchView, encodeLink, type LinkedRun, MAX_LINK_LENGTH, subjectOf } from '../../../engine/runtime/link';
import { encodeRunFile } from '../../../engine/runtime/run-file';
import { fullAddress } from '../../full-address';
import { pathOf, teachPath } from '../../paths';
import { Button } from '../../ui/Button';
import { QrCode } from '../../ui/QrCode';
import { saveFile } from '../../ui/save-file';
import { Segmented } from '../../ui/Segmented';
import { useReturnFocus } from '../../ui/use-return-focus';
import { useBench } from '../bench-context';
import { CopyField } from './CopyField';
import { InputFates } from './InputFates';
import { OpenRunFile } from './OpenRunFile';
import { type InputFate, iframeSnippet, type ShareChoices, type ShareSource, sharedRun } from './shared-run';
import '../dialogs/dialog.css';
import './share.css';

const VIEWS: readonly { readonly value: BenchView; readonly text: string }[] = [
  { value: 'bench', text: 'Page' },
  { value: 'full', text: 'Full screen' },
  { value: 'projector', text: 'Projector' },
  { value: 'embed', text: 'Embedded' },
];

/** A code with more in it is too fine for a screen across the room. */
const DENSE = 600;

interface ShareDialogProps {
  /** The bench itself: in full screen nothing outside it is shown. */
  readonly container: HTMLElement;
  readonly onClose: () => void;
}

/** Builds a link to the run as it stands, with what is fixed, hidden and asked. */
export default function ShareDialog({ container, onClose }: ShareDialogProps) {
  const { session, entry, run } = useBench();
  const returnFocus = useReturnFocus();
  const [source] = useState((): ShareSource => {
    const { inputs, seed, grade, facts } = session.store.getState();
    const version = facts?.version ?? run.version;
    const { history, hidden, given } = session;
    return { definitions: entry.inputs, inputs, history, hidden, given, seed, grade, version };
  });
  const [choices, setChoices] = useState((): ShareChoices => {
    const fateOf = (id: string): InputFate =>
      run.hide.includes(id) ? 'hide' : run.lock.includes(id) ? 'lock' : 'free';
    return {
      fates: Object.fromEntries(entry.inputs.map(({ id }) => [id, fateOf(id)])),
      withDone: run.events.length > 0,
      task: run.task,
      without: run.without,
      ask: run.ask,
      view: run.view,
    };
  });
  const shared = useMemo(() => sharedRun(source, choices), [source, choices]);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={container}>
        <Dialog.Overlay className="dialog-overlay" />
        <Dialog.Content className="dialog share" aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
          <div className="dialog-head">
            <Dialog.Title>Share this run</Dialog.Title>
            <Dialog.Close asChild>
              <Button look="quiet" icon="close" label="Close" />
            </Dialog.Close>
          </div>
          <div className="share-columns">
            <Choices
              source={source}
              choices={choices}
              shared={shared}
              onChange={(part) => setChoices({ ...choices, ...part })}
            />
            <Results source={source} shared={shared} onClose={onClose} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface ChoicesProps {
  readonly source: ShareSource;
  readonly choices: ShareChoices;
  readonly shared: LinkedRun;
  readonly onChange: (part: Partial<ShareChoices>) => void;
}

/** What goes into the link. */
function Choices({ source, choices, shared, onChange }: ChoicesProps) {
  const done = source.history.events.length;
  return (
    <div className="share-choices">
      <label className="ui-check">
        <input
          type="checkbox"
          checked={choices.withDone}
          disabled={done === 0}
          onChange={(event) => onChange({ withDone: event.target.checked })}
        />
        <span>
          Include what was done so far{' '}
          <small>{done === 0 ? 'nothing yet' : `${done} ${done === 1 ? 'step' : 'steps'}`}</small>
        </span>
      </label>
      <div>
        <h3>Opens as</h3>
        <Segmented
          label="How the link opens"
          value={choices.view}
          options={VIEWS}
          boxed
          onChange={(view) => onChange({ view })}
        />
      </div>
      <div>
        <h3 id="share-task">Task</h3>
        <textarea
          className="ui-text"
          rows={2}
          maxLength={600}
          aria-labelledby="share-task"
          placeholder="What should be found out? Shown above the procedure."
          value={choices.task}
          onChange={(event) => onChange({ task: event.target.value })}
        />
      </div>
      <InputFates
        shared={shared}
        hidden={source.hidden}
        fates={choices.fates}
        onChange={(fates) => onChange({ fates })}
      />
    </div>
  );
}

interface ResultsProps {
  readonly source: ShareSource;
  readonly shared: LinkedRun;
  readonly onClose: () => void;
}

/** The link and whatever else the run can be given away as. */
function Results({ source, shared, onClose }: ResultsProps) {
  const { listing, entry, openReport } = useBench();
  const subject = useMemo(() => subjectOf(listing.id, entry, source.version), [entry, listing, source]);
  const page = fullAddress(pathOf(listing));
  const encoded = encodeLink(subject, shared, page);
  const search = encoded.link.slice(page.length + 1);
  const save = (): void => saveFile(`${listing.id}-run.json`, 'application/json', encodeRunFile(subject, shared));
  return (
    <div className="share-results">
      <Links {...encoded} embed={encodeLink(subject, { ...shared, view: 'embed' }, page).link} title={listing.title} />
      <div className="share-files">
        <Button icon="download" onClick={save}>
          Save a run file
        </Button>
        <OpenRunFile onOpened={onClose} />
        <Button
          icon="print"
          onClick={() => {
            onClose();
            openReport();
          }}
        >
          Report
        </Button>
      </div>
      {/* They show what is hidden: they are for who prepares a run, not for who has to find something in it. */}
      {source.hidden.length === 0 && (
        <p className="share-more">
          <Link to={`/class?experiment=${listing.id}&${search}`}>Make a set for a class</Link>
          <Link to="/lesson" state={{ add: { experiment: listing.id, query: search } }}>
            Add to a lesson
          </Link>
          <Link to={`${teachPath(listing)}?${search}`}>Download it as a file or package</Link>
        </p>
      )}
    </div>
  );
}

interface LinksProps extends ReturnType<typeof encodeLink> {
  /** The same run for the frame of another page. */
  readonly embed: string;
  readonly title: string;
}

function Links({ link, eventsLeftOut, tooLong, embed, title }: LinksProps) {
  if (tooLong)
    return (
      <p className="ui-error" role="alert">
        The settings alone make the link longer than 2,000 characters. Shorten the task, or save a run file.
      </p>
    );
  return (
    <>
      <CopyField name="Link" text={link} />
      <p className="share-length">
        {link.length} of {MAX_LINK_LENGTH.toLocaleString('en')} characters
      </p>
      {eventsLeftOut && (
        <p className="share-warning" role="alert">
          What was done does not fit into a link: it opens the same setup without it. Save a run file to send
          everything.
        </p>
      )}
      <QrCode text={link} label="QR code of the link" />
      {link.length > DENSE && <p className="share-length">A fine code: show or print it large.</p>}
      <CopyField name="Code to embed it" text={iframeSnippet(embed, title)} lines={3} />
    </>
  );
}
