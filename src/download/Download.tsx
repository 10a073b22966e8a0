import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { saveBlob } from '../ui/save-file';
import { SelectField } from '../ui/SelectField';
import type { Form } from './make';
import { fileSize, inWords, packageSize } from './size';
import type { Wanted } from './wanted';
import './download.css';

interface DownloadProps {
  readonly title: string;
  /** How many benches are in it. */
  readonly benches: number;
  /** Null where it cannot be made; `refusal` says why. */
  readonly wanted: () => Promise<Wanted | null>;
  readonly refusal?: string;
  /** What is to be said of the single file, and of the package, beside what is true of all. */
  readonly ofFile?: ReactNode;
  readonly ofPackage?: ReactNode;
}

const PASSED: readonly { readonly value: string; readonly text: string }[] = [
  { value: '', text: 'Completed when all is done' },
  ...[40, 50, 60, 70, 80, 90].map((score) => ({ value: String(score), text: `Passed from ${score} of 100` })),
];

type State =
  | { readonly is: 'idle' }
  | { readonly is: 'making' }
  | { readonly is: 'made'; readonly name: string; readonly bytes: number }
  | { readonly is: 'refused'; readonly sentence: string };

const LOST = 'What makes the file could not be fetched. Check the connection and press again.';

/** Both forms of a bench, a lesson or a set that need this site no more; made in the browser when they are asked for. */
export function Download({ title, benches, wanted, refusal = '', ofFile, ofPackage }: DownloadProps) {
  const id = useId();
  const [passed, setPassed] = useState('');
  const [state, setState] = useState<State>({ is: 'idle' });
  const busy = useRef(false);

  const madeOf = async (form: Form): Promise<State> => {
    const asked = await wanted();
    if (!asked) return { is: 'refused', sentence: refusal };
    const { make } = await import('./make');
    const { name, file } = await make(import.meta.env.BASE_URL, asked, form);
    saveBlob(name, file);
    return { is: 'made', name, bytes: file.size };
  };
  const begin = async (form: Form): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setState({ is: 'making' });
    setState(
      await madeOf(form).catch(
        (error: unknown): State => ({
          is: 'refused',
          sentence: error instanceof Error && error.name === 'NotFetched' ? error.message : LOST,
        }),
      ),
    );
    busy.current = false;
  };

  return (
    <section className="download" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        <li>
          <Button icon="download" onClick={() => void begin({ is: 'file' })}>
            Download as one file (HTML)
          </Button>
          <p>
            For a USB stick, a shared folder or an e-mail: it opens by a double click and needs no internet. {ofFile} It
            takes about {inWords(fileSize(benches))}. It needs Chrome or Edge 103, Firefox 113, Safari 16.4, or later.
          </p>
        </li>
        <li>
          <span className="download-package">
            <Button
              icon="download"
              onClick={() => void begin({ is: 'package', mastery: passed === '' ? null : Number(passed) })}
            >
              Download as SCORM package (zip)
            </Button>
            <SelectField label="When it counts as done" value={passed} options={PASSED} onChange={setPassed} />
          </span>
          <p>
            For a course in Moodle or another learning platform: add it there as a SCORM 1.2 activity. The course gets
            the steps done and a score. {ofPackage} It takes about {inWords(packageSize(benches))} and needs nothing of
            this site afterwards.
          </p>
        </li>
      </ul>
      <output>
        {state.is === 'making' && 'Fetching the parts and putting them together…'}
        {state.is === 'made' &&
          `${state.name} (${inWords(state.bytes / 1e6)}) is made: look among your browser’s downloads.`}
      </output>
      <p className="ui-error" role="alert" hidden={state.is !== 'refused'}>
        {state.is === 'refused' && state.sentence}
      </p>
    </section>
  );
}
