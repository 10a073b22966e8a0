import { type DragEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type { HandIn } from '../../../engine/runtime/hand-in';
import type { KeyMember } from '../../../engine/runtime/class-set';
import { type AnswerKeySource, ENGLISH_FORM, markAll, marksCsv, missingFrom } from '../../../engine/runtime/marking';
import { Button } from '../../ui/Button';
import { saveFile } from '../../ui/save-file';
import { SelectField } from '../../ui/SelectField';
import { filesGiven, linesGiven, type ReadAll, readGiven } from './read-files';
import { ResultsTable } from './ResultsTable';

interface HandInsProps {
  /** Of the experiment. */
  readonly title: string;
  readonly source: AnswerKeySource;
}

/** What spreadsheets of different languages open without being asked. */
const FORMS = [
  { name: 'Commas, 1.5', ...ENGLISH_FORM },
  { name: 'Semicolons, 1,5', separator: ';', decimal: ',' },
  { name: 'Tabs, 1.5', separator: '\t', decimal: '.' },
] as const;

/** What students hand in, read here and nowhere else: files, or lines of text, into a table of results and marks. */
export function HandIns({ title, source }: HandInsProps) {
  const { subject } = source;
  /** A set that was read back takes the place of the one above. */
  const [members, setMembers] = useState<readonly KeyMember[] | null>(null);
  const [handIns, setHandIns] = useState<readonly HandIn[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const known = members ?? source.members;
  const marked = useMemo(() => markAll(handIns, { ...source, members: known }), [handIns, source, known]);
  const missing = missingFrom(marked, known);
  const take = (read: ReadAll): void => {
    setHandIns((known) => {
      const texts = new Set(known.map((each) => JSON.stringify(each)));
      return [...known, ...read.handIns.filter((each) => !texts.has(JSON.stringify(each)))];
    });
    if (read.members) setMembers(read.members);
    setRefused(read.refused);
  };
  return (
    <section className="class-hand-ins" aria-labelledby="hand-ins">
      <h2 id="hand-ins">Hand-ins</h2>
      <p>
        Students save them with “Hand in” in their report. Each is compared with the set above, or with the one whose
        file or CSV of links you give here too. Without it nothing is told of what a link hides. Nothing leaves this
        page.
      </p>
      <DropFiles onFiles={async (files) => take(readGiven(await filesGiven(files), subject))}>
        {members && <span>Compared with the {members.length} links of the file.</span>}
      </DropFiles>
      <Lines onLines={(lines) => take(readGiven(linesGiven(lines), subject))}>
        <SaveResults id={subject.id} marked={marked} onClear={() => setHandIns([])} />
        <output>{marked.length > 0 && `${marked.length} ${marked.length === 1 ? 'hand-in' : 'hand-ins'} read.`}</output>
      </Lines>
      {refused.length > 0 && (
        <ul className="class-refused" role="alert">
          {refused.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {marked.length > 0 && missing.length > 0 && (
        <p>
          Nothing yet from {missing.length} of {known.length}: {missing.join(', ')}
        </p>
      )}
      {marked.length > 0 && <ResultsTable title={title} marked={marked} />}
    </section>
  );
}

interface DropFilesProps {
  readonly onFiles: (files: readonly File[]) => Promise<void>;
  readonly children: ReactNode;
}

function DropFiles({ onFiles, children }: DropFilesProps) {
  const field = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className="class-drop"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input
        ref={field}
        type="file"
        multiple
        accept=".json,.csv,application/json,text/csv"
        className="visually-hidden"
        tabIndex={-1}
        aria-label="Files of hand-ins"
        onChange={({ target }) => {
          const chosen = target.files;
          if (chosen) void onFiles([...chosen]).finally(() => (target.value = ''));
        }}
      />
      <Button icon="download" onClick={() => field.current?.click()}>
        Choose files
      </Button>
      <span>or drop them here, all at once</span>
      {children}
    </div>
  );
}

interface LinesProps {
  readonly onLines: (lines: string) => void;
  /** Beside the button that reads them. */
  readonly children: ReactNode;
}

function Lines({ onLines, children }: LinesProps) {
  const [lines, setLines] = useState('');
  return (
    <>
      <label className="class-task">
        <span className="field-label">Lines from codes, one a student</span>
        <textarea
          className="ui-text"
          rows={2}
          spellCheck={false}
          value={lines}
          onChange={(event) => setLines(event.target.value)}
        />
      </label>
      <div className="class-tools">
        <Button
          disabled={lines.trim() === ''}
          onClick={() => {
            onLines(lines);
            setLines('');
          }}
        >
          Read the lines
        </Button>
        {children}
      </div>
    </>
  );
}

interface SaveResultsProps {
  /** Of the experiment. */
  readonly id: string;
  readonly marked: ReturnType<typeof markAll>;
  readonly onClear: () => void;
}

/** Nothing as long as there are no results; the form that was chosen stays. */
function SaveResults({ id, marked, onClear }: SaveResultsProps) {
  const [form, setForm] = useState<string>(FORMS[0].name);
  if (marked.length === 0) return null;
  const save = (): void => {
    const csv = marksCsv(
      marked,
      FORMS.find(({ name }) => name === form),
    );
    saveFile(`${id}-results.csv`, 'text/csv', `\uFEFF${csv}`);
  };
  return (
    <>
      <Button icon="download" onClick={save}>
        Results as CSV
      </Button>
      <Button onClick={onClear}>Clear the table</Button>
      <SelectField
        label="Form of the CSV"
        value={form}
        options={FORMS.map(({ name }) => ({ value: name, text: name }))}
        onChange={setForm}
      />
    </>
  );
}
