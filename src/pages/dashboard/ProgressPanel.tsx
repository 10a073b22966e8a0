import { Link } from 'react-router-dom';
import { experiments, listingById } from '../../../catalogue/index';
import { instruments } from '../../../catalogue/instruments';
import { subjects } from '../../../catalogue/subjects';
import { changeProgress, readProgressFile } from '../../progress/change-progress';
import { durationText, lastUsed, merge, NO_PROGRESS, type Progress, tally } from '../../progress/progress';
import { useProgress } from '../../progress/use-progress';
import { toast } from '../../shell/toast';
import { Button } from '../../ui/Button';
import { FileButton } from '../../ui/FileButton';
import { saveFile } from '../../ui/save-file';
import { pathOf, subjectPath } from '../../paths';

const LAST_SHOWN = 4;
const MOST_BYTES = 1_000_000;
const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);

async function importFile(file: File): Promise<void> {
  const fail = (description: string) => toast({ title: 'Nothing imported', description, variant: 'destructive' });
  if (file.size > MOST_BYTES) {
    fail('This file is larger than any progress can be. Choose a file that Export has saved.');
    return;
  }
  const parsed = readProgressFile(await file.text());
  if (parsed.is === 'bad') {
    fail(parsed.sentence);
    return;
  }
  const before = changeProgress((progress) => merge(progress, parsed.progress));
  const count = Object.keys(parsed.progress.done).length;
  toast({
    title: 'Progress imported',
    description: `${count} ${count === 1 ? 'entry' : 'entries'} joined with what was here.${
      parsed.leftOut > 0 ? ` ${parsed.leftOut} could not be read and were left out.` : ''
    }`,
    action: { label: 'Undo', press: () => changeProgress(() => before) },
  });
}

function clear(): void {
  const before = changeProgress(() => NO_PROGRESS);
  toast({
    title: 'Progress cleared',
    description: 'Recorded readings are kept.',
    // What was done since is not lost by taking the clearing back.
    action: { label: 'Undo', press: () => changeProgress((since) => merge(before, since)) },
  });
}

/** What was begun and done, per subject and lately; with export, import and clear. */
export default function ProgressPanel() {
  const { progress, blocked } = useProgress();
  const last = lastUsed(progress).slice(0, LAST_SHOWN);
  const empty = last.length === 0;
  return (
    <div className="progress-panel">
      {blocked && (
        <p className="progress-blocked" role="alert">
          This browser does not let the site keep anything, so progress lasts only for this visit. Allow site data for
          this address, or export your progress before you leave.
        </p>
      )}
      <Totals progress={progress} />
      <div className="progress-columns">
        <div>
          <h3>By subject</h3>
          <BySubject progress={progress} />
        </div>
        <div>
          <h3>Last experiments</h3>
          {empty ? (
            <p className="progress-none">
              Nothing yet. Run an experiment and it appears here; it counts as done when every step of its procedure is
              ticked.
            </p>
          ) : (
            <Last ids={last} progress={progress} />
          )}
          <div className="plain-actions">
            <Button
              icon="download"
              disabled={empty}
              onClick={() =>
                saveFile('lab-progress.json', 'application/json', `${JSON.stringify(progress, null, 2)}\n`)
              }
            >
              Export
            </Button>
            <FileButton label="File with progress" onFile={importFile}>
              Import
            </FileButton>
            <Button disabled={empty} onClick={clear}>
              Clear
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}

interface ProgressProps {
  readonly progress: Progress;
}

function Totals({ progress }: ProgressProps) {
  const inAll = tally(progress, idsOf(experiments));
  const onInstruments = tally(progress, idsOf(instruments));
  return (
    <dl className="progress-totals">
      <div>
        <dt>Experiments done</dt>
        <dd>
          {inAll.completed} <small>of {experiments.length}</small>
        </dd>
      </div>
      <div>
        <dt>Begun</dt>
        <dd>{inAll.started - inAll.completed}</dd>
      </div>
      <div>
        <dt>Instruments operated</dt>
        <dd>
          {onInstruments.started} <small>of {instruments.length}</small>
        </dd>
      </div>
      <div>
        <dt>Time in the lab</dt>
        <dd>{durationText(inAll.seconds + onInstruments.seconds)}</dd>
      </div>
    </dl>
  );
}

const BySubject = ({ progress }: ProgressProps) => (
  <ul className="progress-subjects">
    {subjects.map((subject) => {
      const { started, completed } = tally(progress, idsOf(subject.experiments));
      const share = (count: number): string => `${(100 * count) / subject.experiments.length}%`;
      return (
        <li key={subject.id} data-subject={subject.id}>
          <Link to={subjectPath(subject.id)}>{subject.name}</Link>
          <span className="bar" aria-hidden="true">
            <i style={{ width: share(started) }} />
            <span style={{ width: share(completed) }} />
          </span>
          <span className="progress-count">
            {completed} done, {started - completed} begun
          </span>
        </li>
      );
    })}
  </ul>
);

const Last = ({ ids, progress }: ProgressProps & { readonly ids: readonly string[] }) => (
  <ul className="progress-last">
    {ids.map((id) => {
      const listing = listingById.get(id);
      const done = progress.done[id];
      return (
        listing &&
        done && (
          <li key={id}>
            <Link to={pathOf(listing)}>{listing.title}</Link>
            <span>
              {done.completedAt === null ? `${done.steps} ${done.steps === 1 ? 'step' : 'steps'}` : 'Done'} ·{' '}
              {durationText(done.seconds)}
            </span>
          </li>
        )
      );
    })}
  </ul>
);
